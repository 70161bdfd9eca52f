"""3.2 E Special cards as jokers, and red cards for points."""

from __future__ import annotations

import pytest

from hustings.games.helvetiq.options import (
    APPLY,
    ELECT,
    JOKER,
    OBTAIN,
    PLAY,
    TURN,
)
from hustings.games.helvetiq.position import (
    BERN,
    BLANK,
    BLUE,
    CANTONAL_ROOTS,
    CASE_LAW,
    E1,
    E2,
    E3,
    GRASS_ROOTS,
    GREEN,
    GREY,
    IN_OFFICE,
    J1,
    J2,
    JOKERS,
    L1,
    L2,
    L3,
    LAW_MAKER,
    RED,
    SPECIALS,
    THREE_POWERS,
)
from hustings.games.helvetiq.refusals import (
    AT_THE_END,
    TOO_DEAR,
)
from hustings.games.helvetiq.rules.scoring import RED_CARDS
from support.helvetiq.scene import Scene, kind, route, scene

OUT = -1


def elect(start: int, there: int) -> int:
    return ELECT + route(start, there)


def holding(card: int, players: int = 4) -> Scene:
    s = scene(players=players)
    s.special(0, card)
    return s


@pytest.mark.parametrize("card", range(JOKERS))
def test_3_2_12_every_multicolour_card_is_a_joker_for_an_election(card: int) -> None:
    s = holding(card)
    s.act(0, elect(OUT, L1), JOKER + card)
    assert s.where(0) == [L1] and s.g.special_discard[card] == 1 and s.g.ask == TURN
    assert s.g.hand_size[0] == 0 and s.g.bus == 0 and s.g.coalition == 0 and s.g.session == 0  # its effect is forgone


@pytest.mark.parametrize("card", range(JOKERS))
def test_3_2_12_every_multicolour_card_is_a_joker_for_a_law(card: int) -> None:
    s = holding(card)
    s.pawns(0, J1)
    s.act(0, APPLY + GREEN, JOKER + card)
    assert s.row("aid", 0) == [0, 1, 0, 0, 0] and s.g.points[0, 0] == 1


@pytest.mark.parametrize("card", range(JOKERS, SPECIALS))
def test_3_2_12_no_red_card_is_a_joker(card: int) -> None:
    s = holding(card)
    s.pawns(0, J1, L1)
    assert not [option for option in s.legal(0) if option not in (OBTAIN, ELECT, PLAY + card)]
    assert s.why(0, elect(OUT, L1)) == TOO_DEAR


RED_CASES = [
    (GRASS_ROOTS, [J1, L1], 2),
    (GRASS_ROOTS, [J1, J1, L1, E1, E1], 4),
    (LAW_MAKER, [], 1),
    (THREE_POWERS, [J1, J2], 1),
    (THREE_POWERS, [J1, E2], 2),
    (THREE_POWERS, [J1, L3, E2], 4),
    (CASE_LAW, [], 0),
    (CANTONAL_ROOTS, [J2, L2, E2, L3], 3),
    (CANTONAL_ROOTS, [J2, J2, L2, E2, E2], 4),
    (IN_OFFICE, [E1, E1], 2),
    (IN_OFFICE, [E1, E2, E3], 4),
]


@pytest.mark.parametrize(("card", "squares", "points"), RED_CASES)
def test_3_2_12_red_cards_score_by_the_board_as_it_lies(card: int, squares: list[int], points: int) -> None:
    s = holding(card)
    s.pawns(0, *squares)
    s.pawns(1, J1, L1, E1)
    s.act(0, PLAY + card, outcomes=[])
    assert s.g.points[0, RED_CARDS] == points and s.g.special_discard[card] == 1 and s.g.ask == TURN


@pytest.mark.parametrize(("cards", "points"), [(1, 1), (3, 3), (5, 4)])
def test_case_law_counts_cards_under_the_aid(cards: int, points: int) -> None:
    s = holding(CASE_LAW)
    for place in range(cards):
        card = kind((place % 2, BLANK + place // 3))
        s.g.deck[card] -= 1
        s.g.deck_left -= 1
        s.g.aid_card[place], s.g.aid_seat[place] = card, 0
        s.g.aid[0, place % 2] += 1
    s.g.aid_n = cards
    s.act(0, PLAY + CASE_LAW)
    assert s.g.points[0, RED_CARDS] == points


def test_law_maker_and_cantonal_roots_count_laws() -> None:
    s = scene()
    s.laws(0, RED, RED, GREY)
    s.laws(1, RED, RED, GREY)
    s.laws(2, RED, GREEN, BLUE)
    s.special(0, LAW_MAKER, CANTONAL_ROOTS)
    s.act(0, PLAY + LAW_MAKER)
    assert s.g.points[0, RED_CARDS] == 4
    s.act(0, PLAY + CANTONAL_ROOTS)
    assert s.g.points[0, RED_CARDS] == 4 + 2


@pytest.mark.parametrize("card", range(BERN, SPECIALS))
def test_ruling_3_2_v_cards_of_the_end_are_kept_until_then(card: int) -> None:
    s = holding(card)
    assert s.why(0, PLAY + card) == AT_THE_END
