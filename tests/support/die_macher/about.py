"""Die Macher, for the properties: its invariants, what rotates, and small cases whose every deal can be listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from itertools import permutations
from typing import Any

from hustings.core import layout
from hustings.core.chance import Chance, seeded, tell
from hustings.core.layout import Records
from hustings.games.die_macher.options import CONTRIBUTION, PLACING, POLL_USE, SECOND_BID, START_BID
from hustings.games.die_macher.position import (
    CABINET,
    CABINET_PLACING,
    CARDS,
    CONTRIBUTIONS,
    DOWN,
    GIFTS,
    ISSUES,
    NONE,
    OPENING,
    PARTIES,
    PARTS,
    POLLS,
    POLLS_PHASE,
    START_PLAYER,
    STATES,
    UNSEEN,
)
from hustings.games.die_macher.rules.decks import deal_hidden_opinion, draw_hidden, leave_hand, sort_hand, turn_up
from hustings.games.die_macher.rules.scoring import final_score
from support.contract.about import About, Case, Draw, Numbers
from support.die_macher import second_opinion

THREE = {"name": "die-macher", "edition": "2006", "players": 3}
SHORT = {**THREE, "variants": ("short",)}


def evenly(deals: Iterable[Hashable]) -> Mapping[Hashable, float]:
    """Every deal in the list as likely as the others; equal ones add up."""
    counted = Counter(deals)
    return {deal: count / counted.total() for deal, count in counted.items()}


def settled(g: Numbers) -> bool:
    """The opening stacks equal votes in seat order (ruling 2-a); afterwards nothing looks at seat numbers."""
    return bool(g["phase"] != OPENING)


def forget_empty_stacks(positions: Records) -> None:
    """Markers on 0 are set out in seat order (1.5). How they lie there decides nothing: without a vote nobody wins (4.2-a)."""
    positions["height"][positions["votes"] == 0] = 0


def rescore(f: Any, g: Any) -> None:
    for party in range(PARTIES):
        for part in range(PARTS):
            g.points[party, part] = 0
    final_score(f, g)


# ---------------------------------------------------------------------------------------------------------------- small cases


def ask(g: Any, phase: int, kind: int, *parties: int) -> None:
    g.phase, g.ask, g.asked = phase, kind, sum(1 << party for party in parties)


def small_platform_deck(f: Any, g: Any) -> None:
    """Cards 1, 1, 3, 5 are unseen by party 0: two of them in the deck, one with party 1 beside a known 1, one with party 2.
    Cards 9 and 11 lie known under the deck; all others are discarded."""
    for party in range(3):
        for issue in range(ISSUES):
            g.platform[party, issue] = 1 if issue < 5 else 0
    hands, known, under, deck = ((1, 3), (1, 5), (1,)), (1, 1), (9, 11), (1, 3)
    for party, hand in enumerate(hands):
        g.hand_size[party] = len(hand)
        for i in range(3):
            g.hand[party, i] = hand[i] if i < len(hand) else -1
    g.hand_known[known] = 1
    g.platform_under_n, g.platform_left = len(under), len(deck)
    used = Counter([*sum(hands, ()), *under, *deck])
    for i in range(len(under)):
        g.platform_under[i] = under[i]
    for card in range(CARDS):
        open_cards = 3 if card % 2 == 0 and card < 10 else 0
        g.platform_deck[card] = deck.count(card)
        g.platform_discard[card] = f.platform_copies - open_cards - used[card]


def read_hands(g: Numbers) -> Hashable:
    return tuple(tuple(hand) for hand in g["hand"][:3])


def hands_seen_by_party_0(f: Numbers, g: Numbers) -> Mapping[Hashable, float]:
    unseen = (1, 1, 3, 5)
    return evenly(((1, 3, -1), (*sorted((1, a)), -1), (b, -1, -1)) for a, b, *_ in permutations(unseen))


def hands_seen_by_a_spectator(f: Numbers, g: Numbers) -> Mapping[Hashable, float]:
    unseen = (1, 1, 3, 5, 1, 3)
    dealt = permutations(unseen)
    return evenly(((*sorted((a, b)), -1), (*sorted((1, c)), -1), (d, -1, -1)) for a, b, c, d, *_ in dealt)


HELD = (0, 2, 11)
"""At the shuffle of the case below parties 1 and 2 hold these, the only 0 and 2 that do not lie open, and one of four 11s."""


def drawn_after_a_shuffle(f: Any, g: Any) -> None:
    """Party 1 holds 0 and 11, party 2 holds 2, party 0 nothing; all cards that do not lie open are shuffled; parties 1 and 2 draw
    one each. Then party 1 shows an 11, which it may have held or drawn."""
    for party, hand in enumerate(((), (0, 11), (2,))):
        g.hand_size[party] = len(hand)
        for issue in range(ISSUES):
            g.platform[party, issue] = 1 if issue < 5 else 0
        for i in range(3):
            g.hand[party, i] = hand[i] if i < len(hand) else -1
    g.platform_left, g.platform_under_n = 0, 0
    for card in range(CARDS):
        g.platform_deck[card] = 0
        g.platform_discard[card] = f.platform_copies - HELD.count(card) - (3 if card % 2 == 0 and card < 10 else 0)
    chances = seeded(1)
    tell(chances, [13, 9])
    c = layout.plain(Chance, chances)
    draw_hidden(g, c, 1)
    draw_hidden(g, c, 2)
    leave_hand(g, 1, 1)  # the 11
    sort_hand(g, 1)
    g.platform_discard[11] += 1


def read_held(g: Numbers) -> Hashable:
    """Which of 0 and 2 parties 1 and 2 hold, and whether party 1 has another 11."""
    one, two = g["hand"][1], g["hand"][2]
    return (0 in one, 2 in one), (0 in two, 2 in two), 11 in one


def held_after_a_shuffle(f: Numbers, g: Numbers) -> Mapping[Hashable, float]:
    """With physical cards, each of party 1's three places as likely to be let go. The deck had 38 cards, three of them 11s."""
    chances: Counter[Hashable] = Counter()
    for a, b, other in permutations(HELD):
        for drawn, times in ((11, 3), (NONE, 35)):
            for let_go, *kept in ((a, b, drawn), (b, a, drawn), (drawn, a, b)):
                if let_go == 11:
                    chances[(0 in kept, 2 in kept), (other == 0, other == 2), 11 in kept] += times
    return {deal: count / chances.total() for deal, count in chances.items()}


def poll_being_looked_at(f: Any, g: Any) -> None:
    """Of the short game's ten polls five are published and one is known to party 0. Party 1 looks at one and has shelved one,
    party 2 has shelved one, one is in the deck."""
    there = [poll for poll in range(POLLS) if f.poll_dropped[poll] == 0]
    for poll in range(POLLS):
        g.poll_public[poll] = int(poll in there[5:])
        g.poll_deck[poll] = int(poll == there[4])
    for party, polls in enumerate((there[:1], there[1:3], there[3:4])):
        g.poll_kept[party] = len(polls)
        for poll in polls:
            g.poll_seen[party, poll] = 1
    g.poll[1] = there[2]
    g.poll_left = 1
    ask(g, POLLS_PHASE, POLL_USE, 1)


def read_polls(g: Numbers) -> Hashable:
    seen = tuple(tuple(poll for poll in range(POLLS) if g["poll_seen"][party][poll]) for party in (1, 2))
    return g["poll"][1], seen


def polls_seen_by_party_0(f: Numbers, g: Numbers) -> Mapping[Hashable, float]:
    unseen = [poll for poll in range(POLLS) if not f["poll_dropped"][poll]][1:5]
    return evenly((looked_at, (tuple(sorted((looked_at, a))), (b,))) for looked_at, a, b, _ in permutations(unseen))


def cabinets_face_down(f: Any, g: Any) -> None:
    """Party 1 has laid two cards and cannot pay for every two of those it holds; party 2 has laid one of three."""
    for card in range(CABINET):
        g.cabinet[1, card] = int(card in (0, 2, 4, 6))
        g.cabinet[2, card] = int(card in (1, 2, 3))
    dear = sorted((0, 2, 4, 6), key=lambda card: f.cabinet_cost[card])
    g.cash[1] = f.cabinet_cost[dear[1]] + f.cabinet_cost[dear[2]]
    g.ledger[1] = g.cash[1]
    for party, state, card in ((1, 0, dear[0]), (1, 3, dear[1]), (2, 1, 2)):
        g.cabinet_down[party, state] = card
        g.cabinet_back[party, state] = 1
    ask(g, CABINET_PLACING, PLACING, 0)


def read_cabinets(g: Numbers) -> Hashable:
    return g["cabinet_down"][1][0], g["cabinet_down"][1][3], g["cabinet_down"][2][1]


def cabinets_that_can_be_paid(f: Numbers, g: Numbers) -> Mapping[Hashable, float]:
    cost, money = f["cabinet_cost"], g["ledger"]
    pairs = [(a, b) for a, b in permutations((0, 2, 4, 6), 2) if cost[a] + cost[b] <= money[1]]
    assert 0 < len(pairs) < 12, "the case should have pairs that are too dear"
    return evenly((a, b, c) for a, b in pairs for c in (1, 2, 3) if cost[c] <= money[2])


def refused_contribution(f: Any, g: Any) -> None:
    """Party 1 has used one card and refuses one; party 2 has accepted one."""
    g.gift[1, 3] = 0
    g.refused[1], g.refusing[1] = 0, 1
    g.accepted[2] = 4
    ask(g, CONTRIBUTIONS, CONTRIBUTION, 0)


def first_bids(f: Any, g: Any) -> None:
    """Party 1 has bid and has 4,000; party 2 has not bid yet."""
    g.cash[1] = g.ledger[1] = 4
    g.bid[1] = 2
    ask(g, START_PLAYER, START_BID, 0, 2)


def second_bids(f: Any, g: Any) -> None:
    """Parties 0 and 1 were tied at 3,000; party 1, which has 5,000, has bid again; party 2 is not among the tied."""
    g.cash[1] = g.ledger[1] = 5
    g.bid[1] = 4
    for party, bid in enumerate((3, 3, 1)):
        g.bid_shown[party] = bid
    ask(g, START_PLAYER, SECOND_BID, 0)


CASES = (
    Case("hands", THREE, small_platform_deck, 0, read_hands, hands_seen_by_party_0),
    Case("hands, seen by a spectator", THREE, small_platform_deck, PARTIES, read_hands, hands_seen_by_a_spectator),
    Case("hands after a shuffle", THREE, drawn_after_a_shuffle, 0, read_held, held_after_a_shuffle),
    Case("hands after a shuffle, seen by a spectator", THREE, drawn_after_a_shuffle, PARTIES, read_held, held_after_a_shuffle),
    Case("polls", SHORT, poll_being_looked_at, 0, read_polls, polls_seen_by_party_0),
    Case("cabinets", THREE, cabinets_face_down, 0, read_cabinets, cabinets_that_can_be_paid),
    Case(
        "refused contribution",
        THREE,
        refused_contribution,
        0,
        lambda g: g["refused"][1],
        lambda f, g: evenly(card for card in range(GIFTS) if card != 3),
    ),
    Case("first bids", THREE, first_bids, 0, lambda g: tuple(g["bid"][1:3]), lambda f, g: evenly((b, -1) for b in range(5))),
    Case("second bids", THREE, second_bids, 0, lambda g: tuple(g["bid"][1:3]), lambda f, g: evenly((b, -1) for b in (3, 4, 5))),
)


# ------------------------------------------------------------------------------- cards drawn only when somebody looks at them


def bare_states(g: Any) -> None:
    """No opinion card anywhere."""
    g.opinion_left, g.opinion_under_n = 0, 0
    for state in range(STATES):
        for issue in range(ISSUES):
            g.opinion[state, issue] = 0
        for i in range(DOWN):
            g.down[state, i] = 0
    for card in range(CARDS):
        g.opinion_unseen[card] = g.opinion_older[card] = g.opinion_discard[card] = 0


def deck_runs_out(f: Any, g: Any) -> None:
    """Three cards (3, 5, 5) lie face down on states 1 and 2, the deck is empty, 7, 7 and 9 are discarded."""
    bare_states(g)
    g.down[1, 0] = g.down[2, 0] = g.down[2, 1] = UNSEEN
    g.opinion_unseen[3], g.opinion_unseen[5] = 1, 2
    g.opinion_discard[7], g.opinion_discard[9] = 2, 1


def turn_up_older_and_newer(f: Any, g: Any, c: Any) -> None:
    deal_hidden_opinion(g, 3, 0)  # shuffles the discards
    for state in (1, 3, 2):
        turn_up(g, c, state)


def turn_up_three_generations(f: Any, g: Any, c: Any) -> None:
    deal_hidden_opinion(g, 3, 0)  # shuffles 7, 7 and 9
    for _ in range(g.opinion_left):
        deal_hidden_opinion(g, 3, 1)  # two of them leave the table again
        g.down[3, 1] = 0
        g.opinion_discard[7] += 1
        g.opinion_unseen[7] -= 1
    g.opinion_discard[11] += 1
    deal_hidden_opinion(g, 4, 0)  # shuffles them and an 11
    for state in (1, 3, 4):
        turn_up(g, c, state)


def clash_on_a_small_deck(f: Any, g: Any) -> None:
    """Cards 3, 5 and 7 lie face down on states 1 and 2 and in the deck. State 1 has issue 1 already: card 3 clashes."""
    bare_states(g)
    g.opinion[1, 1] = 1
    g.down[1, 0] = g.down[2, 0] = UNSEEN
    g.opinion_left = 1
    for card in (3, 5, 7):
        g.opinion_unseen[card] = 1


def turn_up_both(f: Any, g: Any, c: Any) -> None:
    turn_up(g, c, 1)
    turn_up(g, c, 2)


def shown_on(*states: int) -> Any:
    """What the dark cards on these states are."""
    return lambda g: tuple(tuple(2 * i + 1 for i in range(ISSUES) if g["opinion"][state][i] == -1) for state in states)


def physical_deck_runs_out() -> Mapping[Hashable, float]:
    return evenly(((one,), (two,), (new,)) for one, two, _ in permutations((3, 5, 5)) for new, *_ in permutations((7, 7, 9)))


def physical_three_generations() -> Mapping[Hashable, float]:
    newest = permutations((7, 7, 11))
    return evenly(((one,), (9,), (new,)) for new, *_ in newest for one in (3, 5, 5))


def physical_clash() -> Mapping[Hashable, float]:
    dealt = permutations((3, 5, 7))
    return evenly(((deck if one == 3 else one,), (two,)) for one, two, deck in dealt)


DRAWS = (
    Draw(
        "older face-down cards after the discards were shuffled in",
        THREE,
        deck_runs_out,
        turn_up_older_and_newer,
        shown_on(1, 2, 3),
        physical_deck_runs_out,
    ),
    Draw(
        "face-down cards of three generations",
        THREE,
        deck_runs_out,
        turn_up_three_generations,
        shown_on(1, 3, 4),
        physical_three_generations,
    ),
    Draw("a clash while others lie face down", THREE, clash_on_a_small_deck, turn_up_both, shown_on(1, 2), physical_clash),
)

ABOUT = About(
    invariants=second_opinion.invariants,
    settled=settled,
    rescore=rescore,
    shaken={"members": (0, 4)},
    seat_things=frozenset({"party", "other"}),
    unordered=frozenset({"publish"}),
    forget=forget_empty_stacks,
    cases=CASES,
    draws=DRAWS,
)
