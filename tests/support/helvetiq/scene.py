"""Building a position by hand: a quiet table in seat 0's turn, with just the pieces a test is about.

s = scene(players=3)
s.hand(0, (RED, YES), (GREY, BLANK))     # vote cards, taken from the deck
s.pawns(1, L2, E1)                       # pawns of a seat
s.act(0, ELECT + 1)                      # a legal action, and whatever follows; outcomes=[...] tells chance
assert s.why(0, ELECT) == NO_CHAIR
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings.core import gate, layout
from hustings.core.chance import Chance, fresh, said, seeded, tell
from hustings.core.play import make_setup
from hustings.core.registry import game
from hustings.games.helvetiq.options import TURN
from hustings.games.helvetiq.position import BLUE, GREEN, GREY, KINDS, RED, ROUTE_FROM, ROUTE_TO, SPECIALS, SQUARES, YELLOW
from hustings.games.helvetiq.rules import flow

GAME = game("helvetiq")

Card = tuple[int, int]
"""A vote card: colour and face."""


def kind(card: Card) -> int:
    return 5 * card[0] + card[1]


def route(start: int, there: int) -> int:
    """The number of the way between two squares; from -1: in from outside."""
    return next(n for n, way in enumerate(zip(ROUTE_FROM, ROUTE_TO, strict=True)) if way == (start, there))


class Scene:
    """A position under construction or under way: `f`, `g`, `c` are the records the rules take."""

    def __init__(self, players: int, own: Any, seed: int, colours: Sequence[str]) -> None:
        setup = make_setup(GAME, players=players, choices={"colours": list(colours)})
        self.sheet = GAME.sheet(setup, own)
        self.f: Any = layout.plain(GAME.figures, self.sheet.record)
        self.position = layout.blank(GAME.position)
        GAME.prepare(self.position, setup)
        self.g: Any = layout.plain(GAME.position, self.position)
        self.chances = seeded(seed)
        self.c: Any = layout.plain(Chance, self.chances)
        fresh(self.c)
        flow.begin(self.f, self.g, self.c)

    # Building

    def quiet(self) -> Scene:
        """All cards in their decks, no pawn on the board, three different laws on each level, seat 0 at its turn."""
        g = self.g
        for card in range(KINDS):
            g.discard[card] = g.turned[card] = 0
            g.deck[card] = g.deck_most[card] = self.f.copies[card % 5]
            for seat in range(4):
                g.hand[seat, card] = g.drawn[seat, card] = 0
        g.deck_left = 60
        for card in range(SPECIALS):
            g.special_deck[card] = 1
            for seat in range(4):
                g.special[seat, card] = 0
        g.special_left = 25
        for seat in range(4):
            g.hand_size[seat] = g.special_n[seat] = 0
        self.laws(0, RED, GREEN, BLUE)
        self.laws(1, GREEN, BLUE, YELLOW)
        self.laws(2, BLUE, YELLOW, GREY)
        g.first = g.active = 0
        g.asked, g.ask = 1, TURN
        return self

    def hand(self, seat: int, *cards: Card) -> None:
        """Give a seat vote cards from the deck, beside those it has."""
        for card in map(kind, cards):
            self.g.deck[card] -= 1
            self.g.deck_left -= 1
            self.g.hand[seat, card] += 1
            self.g.hand_size[seat] += 1
            self.g.drawn[seat, card] += 1

    def special(self, seat: int, *cards: int) -> None:
        """Give a seat special cards from the deck."""
        for card in cards:
            self.g.special_deck[card] -= 1
            self.g.special_left -= 1
            self.g.special[seat, card] = 1
            self.g.special_n[seat] += 1

    def pawns(self, seat: int, *squares: int) -> None:
        """Put pawns of a seat on the board, beside those it has there."""
        for square in squares:
            self.g.pawns[square, seat] += 1
            self.g.reserve[seat] -= 1

    def laws(self, level: int, *colours: int) -> None:
        """Make these the laws of a level."""
        for colour in range(5):
            self.g.beside[colour] += self.g.laws[level, colour] - colours.count(colour)
            self.g.laws[level, colour] = colours.count(colour)

    def deck(self, *cards: Card) -> None:
        """Leave only these cards in the deck; the others go to the discards."""
        for card in range(KINDS):
            wanted = sum(kind(each) == card for each in cards)
            self.g.discard[card] += self.g.deck[card] - wanted
            assert self.g.deck[card] >= wanted, "not so many are left"
            self.g.deck[card] = wanted
            self.g.deck_most[card] -= self.g.discard[card]
        self.g.deck_left = len(cards)

    def lose_discards(self) -> None:
        """Put the discards under seat 3's aid, where nothing is drawn from: for tests of empty decks."""
        for card in range(KINDS):
            for _ in range(self.g.discard[card]):
                self.g.aid_card[self.g.aid_n] = card
                self.g.aid_seat[self.g.aid_n] = 3
                self.g.aid_n += 1
                self.g.aid[3, card // 5] += 1
            self.g.discard[card] = 0

    # Playing

    @property
    def asked(self) -> list[int]:
        return [seat for seat in range(self.g.players) if self.g.asked >> seat & 1]

    def why(self, seat: int, option: int) -> int:
        """The refusal, 0 for legal."""
        return flow.refusal(self.f, self.g, seat, option)

    def legal(self, seat: int) -> list[int]:
        return [option for option in range(GAME.options) if self.why(seat, option) == 0]

    def act(self, seat: int, *options: int, outcomes: Sequence[int] | None = None) -> list[int]:
        """Legal actions of a seat; what chance said to the last. Fails if an option is refused, or the outcomes told to the last
        one are not just those needed."""
        for number, option in enumerate(options):
            assert self.why(seat, option) == 0, f"refused: {GAME.reasons[self.why(seat, option)]}"
            told = list(outcomes or ()) if number == len(options) - 1 else []
            tell(self.chances, told)
            fresh(self.c)
            flow.apply(self.f, self.g, self.c, seat, option)
        if outcomes is not None:
            assert not self.c.wrong, f"an outcome told cannot be: {outcomes}"
            assert self.c.said == len(outcomes), f"{self.c.said} outcomes were needed, {len(outcomes)} told"
        self.c.told = 0
        return said(self.chances)

    # Looking

    def seen_by(self, eyes: int) -> bytes:
        """What a seat, or with 4 a spectator, may know."""
        return gate.observe(GAME.position, GAME.seats, self.position, eyes).tobytes()

    def held(self, seat: int) -> list[int]:
        """The kinds of vote cards in a hand, ascending, each as often as it is there."""
        return [card for card in range(KINDS) for _ in range(self.g.hand[seat, card])]

    def row(self, name: str, *index: int) -> list[int]:
        """A row of a field as a list."""
        return [int(x) for x in self.position[name][(0, *index)]]

    def where(self, seat: int) -> list[int]:
        """The squares with pawns of a seat, ascending, each as often as there are."""
        return [square for square in range(SQUARES) for _ in range(self.g.pawns[square, seat])]


def scene(players: int = 4, *, own: Any = None, seed: int = 1, colours: Sequence[str] = (), quiet: bool = True) -> Scene:
    """A quiet table (see `Scene.quiet`), or with `quiet=False` one just set up."""
    made = Scene(players, own, seed, colours)
    return made.quiet() if quiet else made
