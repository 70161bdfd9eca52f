"""Terminal display of a table, drawn from an observation: four states, the nation, the parties, the reader's hand.

Signs carry the meaning and colours only help: everything is readable in 80 columns without colour.
"""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ...core.layout import Records, plain
from ...core.values import Sheet
from ...text.words import Words
from .position import (
    CABINET,
    CONTRIBUTIONS,
    CONVERSION,
    EMPTY,
    GIFTS,
    HAND,
    ISSUES,
    LYING,
    NATIONAL,
    NOBODY,
    NONE,
    START_PLAYER,
    STATES,
    Figures,
    Position,
)  # fmt: skip
from .rules.conversion import factor, votes_for
from .rules.election import seats_for
from .rules.media import controller
from .rules.table import at_turn, common_cards, current, last_in_line, stance

SIDE_BY_SIDE = 76  # columns that two states need
FACTOR = "\N{MULTIPLICATION SIGN}"
STYLES = ("bold white", "red", "yellow", "green", "blue")  # by colour: black is unreadable on a dark screen


def _signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


class Board:
    """One observation, seen by one seat (or by a spectator, None), in one language."""

    def __init__(self, observation: Records, words: Words, sheet: Sheet, seat: int | None) -> None:
        self.observation, self.words, self.seat = observation, words, seat
        self.g: Any = plain(Position, observation)
        self.f: Any = plain(Figures, sheet.record)

    def say(self, key: str, **values: Any) -> str:
        return self.words.say(f"screen-{key}", **values)

    def name(self, thing: str, number: int) -> str:
        return self.words.name(self.observation, thing, number)

    def issue(self, issue: int) -> str:
        """The short label of an issue."""
        named = self.words.wording.name(self.observation, "issue", issue)
        assert not isinstance(named, int)
        return self.say(named.key)

    def party(self, party: int) -> Text:
        text = Text(self.name("party", party), style=STYLES[self.g.colour[party]])
        if party == self.seat:
            text.append("*")
        return text

    @property
    def states(self) -> range:
        """The states on the table. By the contributions, the state that has voted is gone and the next one has come (5.1)."""
        gone = self.g.phase == CONTRIBUTIONS
        return range(current(self.g) + gone, min(last_in_line(self.g) + gone, self.g.rounds - 1) + 1)

    # The parts

    def heading(self) -> Text:
        g = self.g
        text = Text(self.say("round", round=g.round, rounds=g.rounds), style="bold")
        text.append(" · " + self.words.phase(self.observation))
        if g.phase > START_PLAYER:  # not known before
            text.append(" · " + self.say("order", parties=", ".join(self.name("party", at_turn(g, i)) for i in range(g.parties))))
        return text

    def state(self, state: int) -> RenderableType:
        """By party: votes with the order of arrival, trend, meetings, media, factor, and the result of converting everything."""
        g, f = self.g, self.f
        most = f.seats[g.land[state], 9]
        title = Text(f"{'► ' if state == current(g) else ''}{state + 1} {self.name('state', state)}", style="bold")
        title.append(" · " + self.say("seats", seats=most), style="not bold")
        table = Table(box=SIMPLE_HEAD, padding=0, title=title, title_justify="left", show_edge=False, expand=True)
        table.add_column("", no_wrap=True, ratio=1, min_width=6)
        for heading in (*map(self.say, ("votes", "trend", "meetings", "media")), FACTOR, self.say("all")):
            table.add_column(heading, justify="right", no_wrap=True)
        master = controller(g, state)
        for party in range(g.parties):
            cubes, times = g.meetings[state, party], factor(g, state, party)
            total = min(f.vote_track, g.votes[state, party] + votes_for(cubes, times))
            name = self.party(party)
            if g.tile[state, party]:
                name.append("☎" if g.partner[party] == NOBODY or state != current(g) else "⚭")
            if g.cabinet_back[party, state]:
                name.append("■")
            table.add_row(
                name,
                f"{g.votes[state, party]}{self.stacked(state, party)}",
                _signed(g.trend[state, party]),
                str(cubes or "·"),
                f"{g.media[state, party] or '·'}{'!' if party == master else ''}",
                _signed(times),
                f"{total}/{seats_for(f, g.land[state], total)}",
            )
        return table

    def stacked(self, state: int, party: int) -> str:
        """How high the marker lies where several share a space with votes: '1 is the lowest, '2 above it, and so on."""
        g = self.g
        level = [p for p in range(g.parties) if g.votes[state, p] == g.votes[state, party]]
        return f"'{g.height[state, party] + 1}" if len(level) > 1 and g.votes[state, party] else ""

    def stances(self) -> RenderableType:
        """Every opinion and platform in one grid, to show at a glance who agrees with whom."""
        g = self.g
        table = Table(box=SIMPLE_HEAD, padding=0, show_edge=False, expand=True)
        table.add_column("", max_width=26, overflow="fold")  # a narrow screen breaks words and leaves nothing out
        for issue in range(ISSUES):
            table.add_column(self.issue(issue), justify="center", min_width=4, overflow="fold")
        table.add_column("", min_width=3)
        for state in self.states:
            down = [g.down[state, i] for i in range(3)]
            known = [self.name("card", lying - LYING) for lying in down if lying >= LYING]
            note = "?" * sum(lying != EMPTY for lying in down) + (" " + ", ".join(known) if known else "")
            cells = [self.sign(g.opinion[state, i]) + ("!" if g.key_issue[state] == i else "") for i in range(ISSUES)]
            table.add_row(f"{state + 1} {self.name('state', state)}", *cells, note)
        nation = ["·"] * ISSUES
        for slot in range(NATIONAL):
            if g.national[slot] != NONE:
                issue = g.national[slot] // 2
                nation[issue] = self.sign(stance(g.national[slot])) + str(slot + 1) + ("=" if g.national_pile[slot] > 1 else "")
        table.add_row(Text(self.say("nation"), style="bold"), *nation, "")
        pool = [" ".join(filter(None, ("+" * g.pool[2 * i], "-" * g.pool[2 * i + 1]))) or "·" for i in range(ISSUES)]
        table.add_row(self.say("pool"), *pool, "")
        table.add_section()
        for party in range(g.parties):
            cells = [self.sign(g.platform[party, issue]) for issue in range(ISSUES)]
            shared = "" if self.seat is None or party == self.seat else f"={common_cards(g, party, self.seat)}"
            table.add_row(self.party(party), *cells, shared)
        return table

    @staticmethod
    def sign(side: int) -> str:
        return "+" if side > 0 else "-" if side < 0 else "·"

    def parties(self) -> RenderableType:
        """Members, money (the reader's only), supplies, seats so far, cards not used yet."""
        g, f = self.g, self.f
        table = Table(box=SIMPLE_HEAD, padding=0, show_edge=False, expand=True)
        table.add_column("", no_wrap=True, min_width=6)
        for key in ("members", "money", "seats-won", "national-media", "cubes", "markers", "tiles"):
            table.add_column(self.say(key), justify="right", overflow="fold")
        for key in ("cabinet", "contributions"):
            table.add_column(self.say(key), overflow="fold")
        for party in range(g.parties):
            cash = g.cash[party]
            laid = {g.cabinet_down[party, s] for s in range(STATES)}
            cabinet = " ".join(str(f.cabinet_cost[c]) for c in range(CABINET) if g.cabinet[party, c] and c not in laid)
            rounds = [r + 1 for r in range(STATES) if g.national_media[r, party]]
            table.add_row(
                self.party(party),
                str(g.members[party]),
                "?" if cash == NONE else str(cash),
                str(sum(g.seats[s, party] for s in range(STATES))),
                "".join(map(str, rounds)) or "·",
                str(g.cubes[party]),
                str(g.markers[party]),
                str(g.tiles[party]),
                cabinet or "·",
                " ".join(str(f.gift_amount[c]) for c in range(GIFTS) if g.gift[party, c]) or "·",
            )
        return table

    def hand(self) -> Text:
        """Hidden cards and other secrets: the reader's own, or everybody's where all hands are open."""
        if self.seat is not None:
            return self.hidden(self.seat)
        known = [party for party in range(self.g.parties) if any(self.g.hand[party, i] != NONE for i in range(HAND))]
        return Text("\n").join(Text(self.name("party", party) + " · ") + self.hidden(party) for party in known)

    def hidden(self, party: int) -> Text:
        g = self.g
        marked = self.say("marked")
        cards = [
            self.name("card", g.hand[party, i]) + (f" ({marked})" if g.marked[party, i] == 1 else "")
            for i in range(HAND)
            if g.hand[party, i] != NONE
        ]
        text = Text(self.say("hand" if party == self.seat else "open-hand") + self.words.colon, style="bold")
        text.append(", ".join(cards) or "·", style="not bold")
        laid = [
            f"{self.name('state', s)}{self.words.colon}{self.name('cabinet', g.cabinet_down[party, s])}"
            for s in range(STATES)
            if g.cabinet_down[party, s] != NONE
        ]
        if laid:
            text.append("\n" + self.say("laid") + self.words.colon, style="bold")
            text.append(", ".join(laid), style="not bold")
        if g.poll[party] != NONE:
            entries = [(p, self.f.poll[g.poll[party], g.colour[p]]) for p in range(g.parties)]
            text.append("\n" + self.say("poll") + self.words.colon, style="bold")
            text.append(", ".join(f"{self.name('party', p)} {x:+d}" for p, x in entries if x), style="not bold")
        return text

    # Shown with a decision

    def cabinet_cards(self, party: int) -> RenderableType:
        """Price and possible actions of each card that the party holds or has lying face down (3.3.3)."""
        g, f = self.g, self.f
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        table.add_column("", no_wrap=True)
        for heading in (self.say("money"), self.say("votes"), "!", self.say("media"), "↑", "↓", "☎"):
            table.add_column(heading, justify="right")
        for card in range(CABINET):
            if g.cabinet[party, card]:
                table.add_row(
                    self.name("cabinet", card),
                    str(f.cabinet_cost[card]),
                    f"+{f.cabinet_votes[card]}" if f.cabinet_votes[card] else "·",
                    "!" if f.cabinet_key[card] else "·",
                    "+1" if f.cabinet_media[card] else "·",
                    f"+{f.cabinet_up[card]}" if f.cabinet_up[card] else "·",
                    f"-{f.cabinet_down[card]}" if f.cabinet_down[card] else "·",
                    "☎" if f.cabinet_phone[card] else "·",
                )
        return Group(table, Text(" " + self.say("cabinet-signs"), style="dim"))

    def conversions(self, state: int, party: int) -> RenderableType:
        """The result of converting any number of meetings: votes, and the seats they give as things stand."""
        g, f = self.g, self.f
        table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        cubes = range(g.meetings[state, party] + 1)
        table.add_column(self.say("meetings"))
        for number in cubes:
            table.add_column(str(number), justify="right")
        votes = [min(f.vote_track, g.votes[state, party] + votes_for(n, factor(g, state, party))) for n in cubes]
        table.add_row(self.say("votes"), *map(str, votes))
        table.add_row(self.say("seats-won"), *(str(seats_for(f, g.land[state], v)) for v in votes))
        return table

    def national_spaces(self) -> RenderableType:
        """The opinion on each space of the national board, and what the space is worth."""
        g, f = self.g, self.f
        lines = []
        for slot in range(NATIONAL):
            card = g.national[slot]
            lying = self.say("free") if card == NONE else self.name("card", card) + (" =" if g.national_pile[slot] > 1 else "")
            worth = self.say("space", members=f.recruits[slot], points=f.opinion_points[slot])
            lines.append(Text(f"{slot + 1}  {lying} ({worth})"))
        return Group(Text(self.say("nation"), style="bold"), *lines)


class _States:
    """States drawn two to a row, or one where there is no room for two."""

    def __init__(self, drawn: list[RenderableType]) -> None:
        self.drawn = drawn

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        beside = 2 if options.max_width >= SIDE_BY_SIDE else 1
        grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
        for _ in range(beside):
            grid.add_column(ratio=1)
        for left in range(0, len(self.drawn), beside):
            grid.add_row(*self.drawn[left : left + beside])
        yield grid


def screen(observation: Records, words: Words, sheet: Sheet, seat: int | None) -> RenderableType:
    """The whole table for one seat."""
    board = Board(observation, words, sheet, seat)
    states = _States([board.state(state) for state in board.states])
    return Group(board.heading(), Text(""), states, board.stances(), board.parties(), board.hand())


def legend(words: Words) -> Text:
    """Explanation of the signs."""
    return Text(words.say("screen-legend"), style="dim")


def aside(observation: Records, words: Words, sheet: Sheet, decision: str, seat: int) -> RenderableType | None:
    """What a player at a real table would read off the printed cards and boards for this decision; None: nothing."""
    board = Board(observation, words, sheet, seat)
    match decision:
        case "placing":
            return board.cabinet_cards(seat)
        case "converting":
            return board.conversions(board.g.state, seat)
        case "opinion-placing" | "opinion-space":
            return board.national_spaces()
    return None


def effect(before: Records, after: Records, words: Words, seat: int) -> str:
    """The factors that an action changes, the reader's own first: most of campaigning is about them (3.8.2)."""
    was, now = (plain(Position, observation) for observation in (before, after))
    if was.round != now.round or was.phase > CONVERSION:  # factors no longer count after the election
        return ""
    changes = []
    for state in range(current(was), last_in_line(was) + 1):
        parties = sorted(range(was.parties), key=lambda party: party != seat)
        pairs = [(party, factor(was, state, party), factor(now, state, party)) for party in parties]
        changed = [
            f"{words.name(after, 'party', party)} {_signed(old)}→{_signed(new)}" for party, old, new in pairs if old != new
        ]
        if changed:
            changes.append(f"{words.name(after, 'state', state)}{words.colon}{', '.join(changed)}")
    return f"{FACTOR} {'; '.join(changes)}" if changes else ""
