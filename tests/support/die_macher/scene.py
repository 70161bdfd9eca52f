"""Building a position by hand: a quiet table in a given phase, with just the pieces a test is about.

s = scene(edition="1997", players=3)
s.g.trend[0, 1] = 2                      # any field of the position, by name
s.enter(CONVERSION)                      # let the phase begin; s.g.asked and s.g.ask say who is asked what
s.act(1, CONVERT + 8)                    # a legal action, and whatever follows; outcomes=[...] tells chance
assert s.why(1, CONVERT + 9) == NOT_SO_MANY_CUBES
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings.core import layout
from hustings.core.chance import Chance, fresh, said, seeded, tell
from hustings.core.gate import observe
from hustings.core.play import make_setup
from hustings.core.registry import game
from hustings.games.die_macher.position import CARDS, CONVERSION, ISSUES, NONE, PLATFORM_ROOM, STATES
from hustings.games.die_macher.rules import flow
from hustings.games.die_macher.rules.table import card_of, current, last_in_line

GAME = game("die-macher")


class Scene:
    """A position under construction or under way: `f`, `g`, `c` are the records the rules take."""

    def __init__(
        self,
        edition: str,
        players: int,
        variants: Sequence[str],
        own: Any,
        seed: int,
        colours: Sequence[str],
        outcomes: Sequence[int] = (),
    ) -> None:
        setup = make_setup(GAME, edition=edition, players=players, variants=variants, choices={"colours": list(colours)})
        self.sheet = GAME.sheet(setup, own)
        self.f: Any = layout.plain(GAME.figures, self.sheet.record)
        self.position = layout.blank(GAME.position)
        GAME.prepare(self.position, setup)
        self.g: Any = layout.plain(GAME.position, self.position)
        self.chances = seeded(seed)
        self.c: Any = layout.plain(Chance, self.chances)
        tell(self.chances, list(outcomes))
        fresh(self.c)
        flow.begin(self.f, self.g, self.c)
        assert not self.c.wrong, f"the set-up cannot be dealt like this: {list(outcomes)}"
        self.c.told = 0

    # Building

    def quiet(self) -> Scene:
        """No opinions on any state, nothing sealed, nobody asked, round 1, seat 0 starts; every party has the same open
        platform (+1 on issues 0 to 4). Cards taken off the table go to the discards, so that nothing is lost."""
        g = self.g
        g.asked = 0
        for state in range(STATES):
            for issue in range(ISSUES):
                self.opinion(state, issue, 0)
        for party in range(g.parties):
            self.platform(party, [1, 1, 1, 1, 1, 0, 0])
        return self

    def platform(self, party: int, stances: Sequence[int]) -> None:
        """Give a party an open platform, by issue. (Deck counts are not kept: tests of decks build them themselves.)"""
        for issue in range(ISSUES):
            self.g.platform[party, issue] = stances[issue]

    def opinion(self, state: int, issue: int, stance: int) -> None:
        """Lay an open opinion card on a state, or take it away (0): what lay there goes to the discards."""
        lying = self.g.opinion[state, issue]
        if lying:
            self.g.opinion_discard[card_of(issue, lying)] += 1
        self.g.opinion[state, issue] = stance

    def pool(self, *cards: int) -> None:
        """Make these cards the exchange pool."""
        for card in range(CARDS):
            self.g.pool[card] = cards.count(card)

    def hand(self, party: int, *cards: int) -> None:
        """Give a party this hand."""
        for i in range(3):
            self.g.hand[party, i] = sorted(cards)[i] if i < len(cards) else -1
        self.g.hand_size[party] = len(cards)

    def platform_cards(self, deck: Sequence[int] = (), under: Sequence[int] = (), discards: Sequence[int] = ()) -> None:
        """Make these the shuffled part of the platform deck, the cards seen going underneath, and the discards."""
        g = self.g
        for card in range(CARDS):
            g.platform_deck[card] = deck.count(card)
            g.platform_discard[card] = discards.count(card)
        for i in range(PLATFORM_ROOM):
            g.platform_under[i] = under[i] if i < len(under) else NONE
        g.platform_left, g.platform_under_n = len(deck), len(under)

    def minister(self, party: int, state: int, card: int) -> None:
        """A cabinet card of the party lies turned up on the state, paid for already."""
        self.g.cabinet_up[party, state] = card
        self.g.cabinet[party, card] = 0

    def cash(self, party: int, amount: int) -> None:
        self.g.cash[party] = amount
        self.g.ledger[party] = amount

    def enter(self, phase: int, **scalars: int) -> Scene:
        """Go to the start of a phase (its cursors at their start unless given) and let it run until somebody is asked."""
        g = self.g
        g.asked, g.phase, g.turn, g.step, g.passes, g.proposed, g.state = 0, phase, 0, 0, 0, 0, current(g)
        if phase == CONVERSION:
            g.state = last_in_line(g)
        for name, value in scalars.items():
            setattr(g, name, value)
        self.proceed()
        return self

    def proceed(self, outcomes: Sequence[int] | None = None) -> list[int]:
        """Let the phases run on; what chance said."""
        tell(self.chances, list(outcomes or ()))
        fresh(self.c)
        flow.proceed(self.f, self.g, self.c)
        self._told_right(outcomes)
        return said(self.chances)

    # Playing

    @property
    def asked(self) -> list[int]:
        return [party for party in range(self.g.parties) if self.g.asked >> party & 1]

    def why(self, party: int, option: int) -> int:
        """The refusal, 0 for legal."""
        return flow.refusal(self.f, self.g, party, option)

    def seen_by(self, party: int | None) -> Any:
        """What the party (None: a spectator) may know, as a record like `g`."""
        seat = GAME.seats if party is None else party
        return layout.plain(GAME.position, observe(GAME.position, GAME.seats, self.position, seat))

    def legal(self, party: int) -> list[int]:
        return [option for option in range(GAME.options) if self.why(party, option) == 0]

    def act(self, party: int, option: int, outcomes: Sequence[int] | None = None) -> list[int]:
        """A legal action; what chance said. Fails if the option is refused, or the outcomes told are not just those needed."""
        assert self.why(party, option) == 0, f"refused: {GAME.reasons[self.why(party, option)]}"
        tell(self.chances, list(outcomes or ()))
        fresh(self.c)
        flow.apply(self.f, self.g, self.c, party, option)
        self._told_right(outcomes)
        return said(self.chances)

    def _told_right(self, outcomes: Sequence[int] | None) -> None:
        if outcomes is not None:
            assert not self.c.wrong, f"an outcome told cannot be: {outcomes}"
            assert self.c.said == len(outcomes), f"{self.c.said} outcomes were needed, {len(outcomes)} told"
        self.c.told = 0


def scene(
    edition: str = "2006",
    players: int = 5,
    variants: Sequence[str] = (),
    *,
    own: Any = None,
    seed: int = 1,
    colours: Sequence[str] = (),
    quiet: bool = True,
    outcomes: Sequence[int] = (),
) -> Scene:
    """A quiet table (see `Scene.quiet`), or with `quiet=False` one just set up, in the opening. `outcomes` tells the first
    draws of the set-up, or all of them."""
    made = Scene(edition, players, variants, own, seed, colours, outcomes)
    return made.quiet() if quiet else made


OPEN_CARDS = [0, 2, 4, 6, 8] * 3  # every party +1 on issues 0 to 4
HIDDEN_CARDS = [1, 1, 0, 3, 3, 3, 5, 5, 5]
BAYERN_FIRST = ((1, 0, 2, 4, 6), (4, 0, 2, 4), (7, 0, 2), (15, 1))  # Bayern, Hessen, Berlin, Bremen, with their open opinions
MIXED_POOL = (1, 1, 3, 3, 10, 11)


def told_setup(states: Sequence[Sequence[int]] = BAYERN_FIRST, pool: Sequence[int] = MIXED_POOL) -> list[int]:
    """Outcomes that tell the whole set-up of three parties: platforms, hands, states with opinions, exchange pool."""
    return [*OPEN_CARDS, *HIDDEN_CARDS, *(outcome for state in states for outcome in state), *pool]
