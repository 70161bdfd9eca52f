"""The table at the terminal, drawn from an observation: four states, the nation, the parties, the own hand.

Signs carry the meaning, colours only help: everything can be read in 80 columns without colour.
"""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.contract import Sheet
from ...core.layout import Records, plain
from ...core.words import Words
from .position import CABINET, EMPTY, GIFTS, HAND, ISSUES, LYING, NATIONAL, NOBODY, NONE, STATES, Figures, Position
from .rules.conversion import factor, votes_for
from .rules.election import seats_for
from .rules.media import controller
from .rules.table import common_cards, current, last_in_line, stance

STYLES = ("bold white", "red", "yellow", "green", "blue")  # by colour: black is unreadable on a dark screen


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
        named = self.words.telling.name(self.observation, "issue", issue)
        assert not isinstance(named, int)
        return self.say(named.key)

    def party(self, party: int) -> Text:
        text = Text(self.name("party", party), style=STYLES[self.g.colour[party]])
        if party == self.seat:
            text.append("*")
        return text

    # The parts

    def heading(self) -> Text:
        g = self.g
        text = Text(self.say("round", round=g.round, rounds=g.rounds), style="bold")
        text.append(" · " + self.words.phase(self.observation))
        text.append(" · " + self.say("start-player", party=self.name("party", g.start)))
        return text

    def state(self, state: int) -> RenderableType:
        """Votes with the order of arrival, trend, meetings, media, factor, and what converting everything would give."""
        g, f = self.g, self.f
        most = f.seats[g.land[state], 9]
        title = Text(f"{state + 1} {self.name('state', state)}", style="bold")
        title.append(" · " + self.say("seats", seats=most), style="not bold")
        if state == current(g):
            title.append(" · " + self.say("now"), style="reverse")
        table = Table(box=SIMPLE_HEAD, padding=0, title=title, title_justify="left", show_edge=False, expand=True)
        table.add_column("", no_wrap=True, ratio=1, min_width=6)
        for heading in (*map(self.say, ("votes", "trend", "meetings", "media")), "×", self.say("all")):
            table.add_column(heading, justify="right", no_wrap=True)
        master = controller(g, state)
        for party in range(g.parties):
            cubes, times = g.meetings[state, party], factor(g, state, party)
            total = min(f.vote_track, g.votes[state, party] + votes_for(cubes, times))
            name = self.party(party)
            if g.tile[state, party]:
                name.append(" ☎" if g.partner[party] == NOBODY or state != current(g) else " ⚭")
            table.add_row(
                name,
                f"{g.votes[state, party]}{self.stacked(state, party)}",
                f"{g.trend[state, party]:+d}" if g.trend[state, party] else "0",
                str(cubes or "·"),
                f"{g.media[state, party] or '·'}{'!' if party == master else ''}",
                f"{times:+d}" if times else "0",
                f"{total}/{seats_for(f, g.land[state], total)}",
            )
        return table

    def stacked(self, state: int, party: int) -> str:
        """How high the marker lies where several share a space with votes: ' the lowest, '' above it, and so on."""
        g = self.g
        level = [p for p in range(g.parties) if g.votes[state, p] == g.votes[state, party]]
        return "'" * (g.height[state, party] + 1) if len(level) > 1 and g.votes[state, party] else ""

    def stances(self) -> RenderableType:
        """Every opinion and platform in one grid: who agrees with whom, at a glance."""
        g = self.g
        table = Table(box=SIMPLE_HEAD, padding=0, show_edge=False, expand=True)
        table.add_column("", no_wrap=True, max_width=19)
        for issue in range(ISSUES):
            table.add_column(self.issue(issue), justify="center", no_wrap=True, min_width=4)
        table.add_column("", min_width=3)
        for state in range(current(g), last_in_line(g) + 1):
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
        """Members, money (the own one only), supplies, seats so far, cards not used yet."""
        g, f = self.g, self.f
        table = Table(box=SIMPLE_HEAD, padding=0, show_edge=False, expand=True)
        table.add_column("", no_wrap=True, min_width=6)
        for key in ("members", "money", "seats-won", "national-media", "cubes", "markers", "tiles"):
            table.add_column(self.say(key), justify="right")
        for key in ("cabinet", "contributions"):
            table.add_column(self.say(key), no_wrap=True)
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
                " ".join(map(str, rounds)) or "·",
                str(g.cubes[party]),
                str(g.markers[party]),
                str(g.tiles[party]),
                cabinet or "·",
                " ".join(str(f.gift_amount[c]) for c in range(GIFTS) if g.gift[party, c]) or "·",
            )
        return table

    def hand(self) -> Text:
        """The own hidden cards, and what only this seat knows."""
        g, seat = self.g, self.seat
        if seat is None:
            return Text("")
        marked = self.say("marked")
        cards = [
            self.name("card", g.hand[seat, i]) + (f" ({marked})" if g.marked[seat, i] == 1 else "")
            for i in range(HAND)
            if g.hand[seat, i] != NONE
        ]
        text = Text(self.say("hand") + ": ", style="bold")
        text.append(", ".join(cards) or "·", style="not bold")
        laid = [
            f"{self.name('state', s)}: {self.name('cabinet', g.cabinet_down[seat, s])}"
            for s in range(STATES)
            if g.cabinet_down[seat, s] != NONE
        ]
        if laid:
            text.append("\n" + self.say("laid") + ": ", style="bold")
            text.append(", ".join(laid), style="not bold")
        if g.poll[seat] != NONE:
            entries = [(p, self.f.poll[g.poll[seat], g.colour[p]]) for p in range(g.parties)]
            text.append("\n" + self.say("poll") + ": ", style="bold")
            text.append(", ".join(f"{self.name('party', p)} {x:+d}" for p, x in entries if x), style="not bold")
        return text


def screen(observation: Records, words: Words, sheet: Sheet, seat: int | None) -> RenderableType:
    """The whole table for one seat."""
    board = Board(observation, words, sheet, seat)
    g = board.g
    states = Table.grid(expand=True, padding=(0, 2, 0, 0))
    states.add_column(ratio=1)
    states.add_column(ratio=1)
    drawn = [board.state(state) for state in range(current(g), last_in_line(g) + 1)]
    for left in range(0, len(drawn), 2):
        states.add_row(*drawn[left : left + 2])
    return Group(board.heading(), Text(""), states, board.stances(), board.parties(), board.hand())


def legend(words: Words) -> Text:
    """What the signs mean."""
    return Text(words.say("screen-legend"), style="dim")
