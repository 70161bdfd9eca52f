"""Terminal display of a table, drawn from an observation: nine squares, laws, the time track, the players, the reader's cards.

Signs carry the meaning and colours only help: everything is readable in 80 columns without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.contract import OK
from ...core.layout import Records, plain
from ...core.values import Sheet
from ...text.words import Words
from .position import (
    BERN,
    COLOURS,
    CONFEDERATION,
    E3,
    EXECUTIVE,
    FACES,
    GRASS_ROOTS,
    JUDICIARY,
    KINDS,
    LEGISLATURE,
    LEVELS,
    NONE,
    OVER,
    POWERS,
    ROUTES,
    SPECIALS,
    SQUARE_NAMES,
    Figures,
    Position,
)
from .rules.elections import full_price, pawn_refusal, way_refusal
from .rules.scoring import FIVE_COLOURS, laws_of, red_points, total
from .rules.table import on_square, square_of
from .text.naming import special_text

TIMES = "\N{MULTIPLICATION SIGN}"
STYLES = ("red", "green", "blue", "yellow", "dim")  # by colour, grey last


class Board:
    """One observation, seen by one seat (or by a spectator, None), in one language."""

    def __init__(self, observation: Records, words: Words, sheet: Sheet, seat: int | None) -> None:
        self.observation, self.words, self.sheet, self.seat = observation, words, sheet, seat
        self.g: Any = plain(Position, observation)
        self.f: Any = plain(Figures, sheet.record)

    def say(self, key: str, **values: Any) -> str:
        return self.words.say(f"screen-{key}", **values)

    def name(self, thing: str, number: int, form: str = "") -> str:
        return self.words.name(self.observation, thing, number, form)

    def colour(self, colour: int, form: str = "") -> Text:
        return Text(self.name("colour", colour, form), style=STYLES[colour])

    def party(self, seat: int, form: str = "") -> Text:
        text = Text(self.name("party", seat, form), style=STYLES[self.g.colour[seat]])
        return text.append("*") if seat == self.seat else text

    def counted(self, counts: Sequence[int], form: str = "") -> Text:
        """Colours, each with its count."""
        there = [colour for colour in range(COLOURS) if counts[colour]]
        parts = [self.colour(c, form).append(str(counts[c]) if form else f" {counts[c]}") for c in there]
        return Text(" ").join(parts) if parts else Text("·")

    # The board

    def heading(self) -> Text:
        """The time track: the marker, open drawers ahead, the last one."""
        g, f = self.g, self.f
        text = Text(self.words.phase(self.observation), style="bold")
        if g.phase != OVER:
            text.append(" · ").append_text(self.party(g.active))
        text.append("\n" + self.say("time", drawer=g.drawer, drawers=f.drawers) + " ", style="not bold")
        for drawer in range(1, f.drawers + 1):
            sign = "▲" if drawer == g.drawer else "○" if f.open_drawer[drawer] else "■" if drawer == f.drawers else "·"
            text.append(sign, style="bold" if drawer == g.drawer else "not bold dim" if drawer < g.drawer else "not bold")
        return text

    def squares(self) -> RenderableType:
        """The nine squares, the confederation on top: points, chairs, arrow, pawns, laws, and prices of the ways from each."""
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, expand=True)
        for key in ("judiciary", "legislature", "executive"):
            table.add_column(self.say(key), ratio=1, overflow="fold")
        for level in reversed(range(LEVELS)):
            cells = [self.square(square_of(level, power)) for power in range(POWERS)]
            height = max(len(cell) for cell in cells)
            level_name = Text(self.name("level", level).capitalize(), style="bold underline")
            table.add_row(level_name, "", "")
            table.add_row(*(Text("\n").join(cell + [Text("")] * (height - len(cell))) for cell in cells))
            if level:
                table.add_row("", "", "")
        return table

    def square(self, square: int) -> list[Text]:
        g, f = self.g, self.f
        level, power = divmod(square, POWERS)
        head = Text(SQUARE_NAMES[square], style="bold")
        head.append(" " + self.say("points", points=f.points[square]), style="not bold")
        if power == EXECUTIVE:
            taken = on_square(g, square) + (g.cubes if level == CONFEDERATION else 0)
            head.append(" " + self.say("chairs", free=max(0, f.chairs[level] - taken)), style="not bold")
        if f.needs[square] != NONE:
            head.append(" ←" + SQUARE_NAMES[f.needs[square]], style="not bold dim")
        seats = [seat for seat in range(g.players) if g.pawns[square, seat]]
        pawns = [self.party(seat, "short").append(str(g.pawns[square, seat])) for seat in seats]
        if square == E3 and g.cubes:
            pawns.append(Text(f"□{g.cubes}"))
        cell = [head, Text("● ") + (Text(" ").join(pawns) if pawns else Text("·"))]
        if power == LEGISLATURE:
            cell.append(self.laws(level))
        if power == JUDICIARY and self.seat is not None and g.active == self.seat and g.heard[level]:
            cell.append(Text(self.say("heard", laws=g.heard[level] + g.heard_more[level]), style="dim"))
        ways = [self.way(route) for route in range(ROUTES) if f.price[route] >= 0 and self.starts(route, square)]
        if ways:
            cell.append(Text(" ").join(ways))
        return cell

    def starts(self, route: int, square: int) -> bool:
        """Whether a way is shown with a square: the one where it begins, or where a pawn comes in."""
        start = self.f.start[route]
        return bool(start == square or (start == NONE and self.f.there[route] == square))

    def way(self, route: int) -> Text:
        """Price and surcharge of a way for the seat; ! if the seat has a pawn for it and the way is open."""
        g, f = self.g, self.f
        label = self.say("in") if f.start[route] == NONE else f"→{SQUARE_NAMES[f.there[route]]}"
        price = str(f.price[route])
        if self.seat is None:
            return Text(f"{label}:{price}", style="dim")
        extra = full_price(f, g, self.seat, route) - f.price[route]
        possible = pawn_refusal(f, g, self.seat, route) == OK and way_refusal(f, g, self.seat, route) == OK
        text = f"{label}:{price}" + (f"+{extra}" if extra else "") + ("!" if possible else "")
        return Text(text, style="" if possible else "dim")

    def laws(self, level: int) -> Text:
        """The laws of a level, each by name; applied laws in brackets, and a recess with its player."""
        g = self.g
        parts = []
        for colour in range(COLOURS):
            for place in range(g.laws[level, colour]):
                law = self.colour(colour)
                parts.append(Text("(") + law + Text(")") if place < g.applied[level, colour] else law)
        text = Text("§ ") + Text(" ").join(parts)
        for seat in range(g.players):
            if g.recess[seat] == level:
                text.append(" ⊘").append_text(self.party(seat, "short"))
        return text

    def beside(self) -> Text:
        """Laws beside the board, the piles, and the faces of the discards."""
        g = self.g
        text = Text(self.say("beside") + self.words.colon, style="bold")
        text.append_text(self.counted(g.beside))
        text.append("\n" + self.say("deck") + self.words.colon, style="bold")
        text.append(str(g.deck_left), style="not bold")
        text.append(" · " + self.say("discards") + self.words.colon, style="bold")
        faces = [sum(g.discard[FACES * colour + face] for colour in range(COLOURS)) for face in range(FACES)]
        lying = [f"{count} {self.name('face', face)}" for face, count in enumerate(faces) if count]
        text.append(", ".join(lying) or "·", style="not bold")
        text.append("\n" + self.say("special-deck") + self.words.colon, style="bold")
        text.append(self.say("special-piles", left=g.special_left, discards=sum(g.special_discard)), style="not bold")
        return text

    def promises(self) -> Text:
        """Effects of special cards that last for this turn."""
        g = self.g
        told = [self.say("no-surcharge")] if g.coalition else []
        told += [self.say("bus", discount=g.bus)] if g.bus else []
        told += [self.say("session")] if g.session else []
        return Text(self.say("this-turn", what=", ".join(told)), style="bold")

    # The players

    def players(self) -> RenderableType:
        """Points so far, points with those on the board, cards held, pawns in reserve, cards under the aid."""
        g, f = self.g, self.f
        table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, expand=True)
        table.add_column("", no_wrap=True, min_width=8)
        for key in ("score", "with-board", "cards", "specials", "reserve"):
            table.add_column(self.say(key), justify="right", overflow="fold")
        table.add_column(self.say("aid"), overflow="fold")
        for seat in range(g.players):
            name = Text("► " if seat == g.active and g.phase != OVER else "  ") + self.party(seat)
            board = sum(g.pawns[square, seat] * f.points[square] for square in range(len(SQUARE_NAMES)))
            board += sum(laws_of(g, seat, level) * f.points[square_of(level, LEGISLATURE)] for level in range(LEVELS))
            points = total(g, seat)
            table.add_row(
                name,
                str(points),
                "·" if g.phase == OVER else str(points + board),
                str(g.hand_size[seat]),
                str(g.special_n[seat]),
                str(g.reserve[seat]),
                self.counted([g.aid[seat, colour] for colour in range(COLOURS)], "short"),
            )
        return table

    def hands(self) -> list[Text]:
        """The seat's own cards and what it knows of other hands, or everybody's cards where all hands are open."""
        g = self.g
        if self.seat is None:
            known = [seat for seat in range(g.players) if g.hand[seat, 0] >= 0]
            return [text for seat in known for text in self.held(seat)]
        texts = self.held(self.seat)
        for other in range(g.players):
            seen = [g.known[self.seat, other, kind] for kind in range(KINDS)]
            if other != self.seat and any(count > 0 for count in seen):
                text = Text(self.say("known", party=self.name("party", other)) + self.words.colon, style="bold")
                texts.append(text.append_text(self.cards(seen)))
        return texts

    def held(self, seat: int) -> list[Text]:
        g = self.g
        who = self.say("hand") if seat == self.seat else self.say("open-hand", party=self.name("party", seat))
        text = Text(who + self.words.colon, style="bold").append_text(self.cards([g.hand[seat, kind] for kind in range(KINDS)]))
        texts = [text]
        cast = [g.ballot[seat, i] for i in range(2) if g.ballot[seat, i] != NONE]
        if cast:
            box = ", ".join(self.name("card", card) for card in cast)
            texts.append(Text(self.say("ballots") + self.words.colon, style="bold").append(box, style="not bold"))
        for card in range(SPECIALS):
            if g.special[seat, card] == 1:
                line = Text(f"{self.frame(card)} {self.name('special', card)}{self.words.colon}", style="bold")
                line.append(self.words.line(self.observation, special_text(self.sheet, card)), style="not bold")
                if card >= GRASS_ROOTS and g.phase != OVER:
                    line.append(" " + self.say("now", points=red_points(self.f, g, seat, card)), style="not bold dim")
                texts.append(line)
        return texts

    @staticmethod
    def frame(card: int) -> str:
        """The sign of a special card: also a joker, points when played, points at the end."""
        return "◆" if card < GRASS_ROOTS else "▶" if card < BERN else "■"

    def cards(self, counts: Sequence[int]) -> Text:
        """Vote cards: each colour with its faces."""
        parts = []
        for colour in range(COLOURS):
            faces = [(face, counts[FACES * colour + face]) for face in range(FACES) if counts[FACES * colour + face] > 0]
            if faces:
                own = self.seat is not None and self.g.colour[self.seat] == colour
                shown = ", ".join(self.name("face", face) + (f" {TIMES}{count}" if count > 1 else "") for face, count in faces)
                parts.append(self.colour(colour).append("* " if own else " ").append(shown, style="not bold"))
        return Text(" · ", style="not bold").join(parts) if parts else Text("·", style="not bold")


def screen(observation: Records, words: Words, sheet: Sheet, seat: int | None) -> RenderableType:
    """The whole table for one seat."""
    board = Board(observation, words, sheet, seat)
    g = board.g
    promised = [board.promises()] if g.coalition or g.bus or g.session else []
    parts = [board.heading(), Text(""), board.squares(), Text(""), board.beside(), Text(""), board.players(), Text("")]
    return Group(*parts, *board.hands(), *promised)


def legend(words: Words) -> Text:
    """Explanation of the signs."""
    return Text(words.say("screen-legend"), style="dim")


def aside(observation: Records, words: Words, sheet: Sheet, decision: str, seat: int) -> RenderableType | None:
    """The laws on and beside the board, for decisions that name laws; None for others."""
    if decision not in ("naming", "exchanging"):
        return None
    board = Board(observation, words, sheet, seat)
    lines = [Text(f"{board.name('level', level).capitalize()} ").append_text(board.laws(level)) for level in range(LEVELS)]
    return Group(*lines, Text(board.say("beside") + board.words.colon).append_text(board.counted(board.g.beside)))


def effect(before: Records, after: Records, words: Words, seat: int) -> str:
    """The points for a fifth colour under the aid, the only automatic effect of an action (3.2.7)."""
    five = [int(observation["points"][0, seat, FIVE_COLOURS]) for observation in (before, after)]
    return words.say("screen-five", points=five[1] - five[0]) if five[1] > five[0] else ""
