"""Helvetiq's politics game, for the properties that hold of every game: its invariants, and small cases whose every deal can be
listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from itertools import permutations
from typing import Any

from hustings.games.helvetiq.options import FIRST_BALLOT, TAKING, TURN
from hustings.games.helvetiq.position import KINDS, PLAYERS, SPECIALS
from hustings.games.helvetiq.rules.cards import draw, turn_up
from hustings.games.helvetiq.rules.scoring import LAWS, PAWNS, score_board
from support.contract.about import About, Case, Draw, Numbers
from support.helvetiq.invariants import invariants

THREE = {"name": "helvetiq", "edition": "2008", "players": 3}
Hands = tuple[tuple[int, ...], ...]


def evenly(deals: Iterable[Hashable]) -> Mapping[Hashable, float]:
    """Every deal in the list as likely as the others; equal ones add up."""
    counted = Counter(deals)
    return {deal: count / counted.total() for deal, count in counted.items()}


def rescore(f: Any, g: Any) -> None:
    for seat in range(g.players):
        g.points[seat, PAWNS] = g.points[seat, LAWS] = 0
    score_board(f, g)


def lay_out(f: Any, g: Any, hands: Hands, deck: tuple[int, ...], shuffled: tuple[int, ...] | None = None) -> None:
    """These hands and this deck, everything else discarded. `shuffled`: what the deck was when it was last shuffled, all cards
    drawn from it since being unknown to those who did not draw them; without it, the deck is still the first one."""
    used = Counter([*sum(hands, ()), *deck])
    for card in range(KINDS):
        g.deck[card] = deck.count(card)
        g.discard[card] = f.copies[card % 5] - used[card]
        g.deck_most[card] = f.copies[card % 5] if shuffled is None else shuffled.count(card)
        for seat, hand in enumerate(hands):
            g.hand[seat, card] = hand.count(card)
            g.drawn[seat, card] = hand.count(card) if shuffled is None else 0
    g.deck_left = len(deck)
    for seat, hand in enumerate(hands):
        g.hand_size[seat] = len(hand)
        g.older[seat] = 0


# ------------------------------------------------------------------------------------------------------------ vote cards


def one_known(f: Any, g: Any) -> None:
    """Cards 1, 3, 7 and 7 are unseen by seat 0, which knows of one more 7 with seat 1."""
    lay_out(f, g, ((6, 3), (7, 1), (7,)), (3, 7))
    g.known[0, 1, 7] = 1


def read_hands(g: Numbers) -> Hands:
    return tuple(tuple(card for card in range(KINDS) for _ in range(hand[card])) for hand in g["hand"][:3])


def hands_seen_by_seat_0(f: Numbers, g: Numbers) -> Mapping[Hashable, float]:
    return evenly(((3, 6), tuple(sorted((7, a))), (b,)) for a, b, *_ in permutations((1, 7, 3, 7)))


def hands_seen_by_a_spectator(f: Numbers, g: Numbers) -> Mapping[Hashable, float]:
    dealt = permutations((1, 3, 3, 6, 7, 7, 7))
    return evenly((tuple(sorted((a, b))), tuple(sorted((c, d))), (e,)) for a, b, c, d, e, *_ in dealt)


def after_a_shuffle(f: Any, g: Any) -> None:
    """When 3, 12, 12 and 14 were shuffled, seat 1 held 1 and 3, seat 2 held 5. Since then seats 0 and 2 have drawn one each."""
    lay_out(f, g, ((3,), (1, 3), (5, 12)), (12, 14), (3, 12, 12, 14))
    g.drawn[0, 3] = g.drawn[2, 12] = 1
    g.older[1], g.older[2] = 2, 1


def old_and_new_cards(f: Numbers, g: Numbers) -> Mapping[Hashable, float]:
    return evenly(
        ((3,), tuple(sorted((a, b))), tuple(sorted((c, new)))) for a, b, c in permutations((1, 3, 5)) for new in (12, 12, 14)
    )


def known_and_old(f: Any, g: Any) -> None:
    """As before, but seat 0 knows of seat 1's card 3."""
    after_a_shuffle(f, g)
    g.known[0, 1, 3] = 1


def known_old_and_new_cards(f: Numbers, g: Numbers) -> Mapping[Hashable, float]:
    return evenly(((3,), tuple(sorted((a, 3))), tuple(sorted((c, new)))) for a, c in permutations((1, 5)) for new in (12, 12, 14))


def ballots_cast(f: Any, g: Any) -> None:
    """Seat 1 has cast one or two of its cards, seat 2 its only one; seat 0 is still asked."""
    lay_out(f, g, ((7,), (1,), ()), (8, 9))
    for seat, ballot in ((1, 3), (2, 5)):
        g.ballot[seat, 0] = ballot
        g.discard[ballot] -= 1
        g.hand_size[seat] += 1
        g.drawn[seat, ballot] += 1
    for card in (8, 9):  # they are known to be in the deck, so that the hands are known together
        g.deck_most[card] = 1
    g.deck_most[1] = g.deck_most[3] = g.deck_most[5] = 0
    for seat in range(3):
        for card in range(KINDS):
            g.drawn[seat, card] = 0
    g.older[1], g.older[2] = 2, 1
    g.ask, g.asked = FIRST_BALLOT, 1


def read_ballots(g: Numbers) -> Hashable:
    return tuple(tuple(g["ballot"][seat]) for seat in (1, 2)), read_hands(g)[1]


def ballots_as_likely_as_each_other(f: Numbers, g: Numbers) -> Mapping[Hashable, float]:
    """Which three cards the two hold, then one ballot or two, then which."""
    cast: list[Hashable] = []
    for a, b, other in permutations((1, 3, 5)):
        cast.append((((a, -1), (other, -1)), (b,)))
        cast.append((((a, b), (other, -1)), ()))
    return evenly(cast)


def leak_under_way(f: Any, g: Any) -> None:
    """Seat 1 looks at the hand of seat 2; seat 0 does not."""
    lay_out(f, g, ((7,), (), (1, 3)), (5,))
    g.active, g.target, g.taking, g.ask, g.asked = 1, 2, 2, TAKING, 1 << 1
    for card in (1, 3):
        g.known[1, 2, card] = 1


def what_the_leak_shows(g: Numbers) -> Hashable:
    assert g["known"][1][2] == g["hand"][2]
    return read_hands(g)[2]


# --------------------------------------------------------------------------------------------------------- special cards


def specials_after_a_shuffle(f: Any, g: Any) -> None:
    """When cards 4, 5 and 6 were shuffled, seats 1 and 2 held 0 and 1, seat 0 held 2; since then seat 2 has drawn one. Card 7
    lies as a grey joker under the aid of seat 1; all others are discarded."""
    hands = ((2,), (0,), (1, 4))
    for card in range(SPECIALS):
        for seat, hand in enumerate(hands):
            g.special[seat, card] = int(card in hand)
        g.special_deck[card] = int(card in (5, 6))
        g.special_fresh[card] = int(card in (4, 5, 6))
        g.special_discard[card] = int(card > 7 or card == 3)
    for seat, hand in enumerate(hands):
        g.special_n[seat], g.special_older[seat] = len(hand), 1
    g.special_left, g.aid_n = 2, 1
    g.aid_card[0], g.aid_seat[0], g.aid[1, 4] = 25 + 5 * 7 + 4, 1, 1
    g.ask, g.asked, g.active = TURN, 1, 0


def read_specials(g: Numbers) -> Hashable:
    return tuple(tuple(card for card in range(SPECIALS) if hand[card]) for hand in g["special"][1:3])


def old_and_new_specials(f: Numbers, g: Numbers) -> Mapping[Hashable, float]:
    return evenly(((a,), tuple(sorted((b, new)))) for a, b in permutations((0, 1)) for new in (4, 5, 6))


CASES = (
    Case("helvetiq: a card known", THREE, one_known, 0, read_hands, hands_seen_by_seat_0),
    Case("helvetiq: hands, seen by a spectator", THREE, one_known, PLAYERS, read_hands, hands_seen_by_a_spectator),
    Case("helvetiq: after a shuffle", THREE, after_a_shuffle, 0, read_hands, old_and_new_cards),
    Case("helvetiq: after a shuffle, a card known", THREE, known_and_old, 0, read_hands, known_old_and_new_cards),
    Case("helvetiq: ballots", THREE, ballots_cast, 0, read_ballots, ballots_as_likely_as_each_other),
    Case(
        "helvetiq: a press leak",
        THREE,
        leak_under_way,
        0,
        what_the_leak_shows,
        lambda f, g: evenly(tuple(sorted((a, b))) for a, b, _ in permutations((1, 3, 5))),
    ),
    Case("helvetiq: special cards", THREE, specials_after_a_shuffle, 0, read_specials, old_and_new_specials),
)


# ------------------------------------------------------------------------------------------------------------ late draws


def deck_runs_out(f: Any, g: Any) -> None:
    """One card in the deck, three on the discards; the others lie with seat 2."""
    lay_out(f, g, ((), (), ()), (8,))
    for card in range(KINDS):
        held = g.discard[card] - (1, 3, 3).count(card)
        g.hand[2, card], g.discard[card] = held, g.discard[card] - held
        g.hand_size[2] += held
        g.drawn[2, card] = held


def draw_and_turn_up(f: Any, g: Any, c: Any) -> None:
    draw(g, c, 0, 2)
    turn_up(g, c)


DRAWS = (
    Draw(
        "helvetiq: the deck runs out",
        THREE,
        deck_runs_out,
        draw_and_turn_up,
        lambda g: (read_hands(g)[0], g["turned"].index(1) if 1 in g["turned"] else -1),
        lambda: evenly((tuple(sorted((8, a))), b) for a, b, _ in permutations((1, 3, 3))),
    ),
)

ABOUT = About(
    invariants=lambda f, g: invariants(dict(g)),
    settled=lambda g: True,
    rescore=rescore,
    shaken={"pawns": (0, 4)},
    seat_things=frozenset({"seat"}),
    cases=CASES,
    draws=DRAWS,
)
