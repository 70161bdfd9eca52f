"""3.4 Coalitions: which parties can form one, willingly or not, and what happens to the tiles."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.options import AGREE, ANSWER, COALITION_TURN, DECLINE, FORCE, PASS, PLACE, PROPOSE
from hustings.games.die_macher.position import CABINET_PLACING, COALITIONS, ELECTION, END_OF_ROUND, MEDIA, START_PLAYER
from hustings.games.die_macher.refusals import (
    ALREADY_PROPOSED,
    FORCE_INSTEAD,
    NO_PARTNER,
    NO_SUCH_PARTY,
    OWN_PARTY,
    REASONS,
    TOO_LITTLE_IN_COMMON,
    TOO_LITTLE_TO_FORCE,
)
from support.die_macher.scene import Scene, scene

EDITIONS = pytest.mark.parametrize("edition", ["1997", "2006"])
FINANCE = 5  # a cabinet card with a telephone

BASE = [1, 1, 1, 1, 1, 0, 0]
IN_COMMON = {  # with BASE
    0: [-1, -1, -1, 0, 0, -1, -1],
    1: [1, -1, -1, 0, 0, 1, 1],
    2: [1, 1, -1, 0, 0, 1, 1],
    3: [1, 1, 1, 0, 0, 1, 1],
    4: [1, 1, 1, 1, 0, 1, 0],
    5: BASE,
}


def table(*common: int, edition: str = "2006", tiles: tuple[int, ...] = (0, 1, 2, 3, 4), start: int = 0) -> Scene:
    """The start of the phase. Party 0 has `common` cards in common with 1, 2 ...; `tiles` have a tile in the current state."""
    s = scene(edition, 1 + len(common))
    for party, cards in enumerate(common, start=1):
        s.platform(party, IN_COMMON[cards])
    for party in range(s.g.parties):
        s.g.tile[0, party] = int(party in tiles)
    return s.enter(COALITIONS, start=start)


def partners(s: Scene) -> list[int]:
    return [s.g.partner[party] for party in range(s.g.parties)]


@EDITIONS
def test_3_4_1_both_need_a_tile_in_the_current_state(edition: str) -> None:
    s = table(3, 3, edition=edition, tiles=(0, 2))
    assert s.asked == [0]
    assert s.why(0, FORCE + 1) == NO_PARTNER and s.why(0, FORCE + 2) == 0


def test_3_4_1_who_has_no_tile_is_not_asked() -> None:
    s = table(3, 3, tiles=(1, 2))
    assert s.asked == [1]


def test_3_4_1_a_tile_in_another_state_does_not_help() -> None:
    s = scene(players=3)
    s.g.tile[0, 0] = s.g.tile[1, 1] = s.g.tile[1, 0] = s.g.tile[1, 2] = 1
    s.enter(COALITIONS)
    assert s.g.phase == MEDIA, "nobody had anyone to ask"


def test_3_4_1_two_partners_at_most_and_one_coalition_each() -> None:
    s = table(3, 5, 5)
    s.act(0, FORCE + 1)
    assert partners(s) == [1, 0, -1, -1]
    assert s.asked == [2], "party 1 has its partner and is not asked"
    assert s.why(2, FORCE + 0) == s.why(2, FORCE + 1) == NO_PARTNER
    assert s.why(2, FORCE + 3) == 0


def test_3_4_1_two_coalitions_may_exist() -> None:
    s = table(3, 3, 3, 3)
    s.act(0, FORCE + 3)
    s.act(1, FORCE + 4)
    assert partners(s) == [3, 4, -1, 0, 1]
    assert s.g.phase == MEDIA, "party 2 is left alone"


def test_3_4_1_not_with_oneself_nor_with_an_empty_seat() -> None:
    s = table(3, 2)
    for option in (FORCE, PROPOSE):
        assert s.why(0, option + 0) == OWN_PARTY and s.why(0, option + 3) == NO_SUCH_PARTY


def test_3_4_3_a_coalition_that_cannot_be_forced_is_refused_by_its_own_rule() -> None:
    s = table(2, 0)
    assert REASONS[s.why(0, FORCE + 1)].rule == "3.4.3"
    s = table(1, 2)
    assert REASONS[s.why(0, PROPOSE + 1)].rule == "3.4.2" and s.why(0, FORCE + 1) == TOO_LITTLE_TO_FORCE


@EDITIONS
def test_3_4_2_two_cards_in_common_and_both_agree(edition: str) -> None:
    s = table(2, 0, edition=edition)
    assert s.why(0, FORCE + 1) == TOO_LITTLE_TO_FORCE
    s.act(0, PROPOSE + 1)
    assert s.asked == [1] and s.g.ask == ANSWER and s.legal(1) == [AGREE, DECLINE]
    assert partners(s) == [-1, -1, -1], "a proposal binds nobody"
    s.act(1, AGREE)
    assert partners(s) == [1, 0, -1]


def test_3_4_2_a_declined_proposal_forms_nothing() -> None:
    s = table(2, 0)
    s.act(0, PROPOSE + 1)
    s.act(1, DECLINE)
    assert partners(s) == [-1, -1, -1] and s.g.suitor == -1


def test_3_4_2_one_card_in_common_is_too_little() -> None:
    s = table(1, 2)
    assert s.why(0, PROPOSE + 1) == TOO_LITTLE_IN_COMMON and s.why(0, PROPOSE + 2) == 0


def test_3_4_2_opposite_cards_and_hidden_cards_are_not_in_common() -> None:
    s = scene(players=3)
    s.platform(1, [1, -1, -1, -1, -1, 0, 0])
    s.platform(2, [0, -1, -1, 0, 1, 1, 1])
    s.hand(0, 3, 5, 7)
    for party in range(2):
        s.g.tile[0, party] = 1
    s.enter(COALITIONS)
    assert s.g.phase == MEDIA, "one card in common, four opposite ones: nothing to ask"


@pytest.mark.parametrize("common", [3, 4, 5])
@EDITIONS
def test_3_4_3_with_three_or_more_one_can_force_it(edition: str, common: int) -> None:
    s = table(common, 0, edition=edition)
    s.act(0, FORCE + 1)
    assert partners(s) == [1, 0, -1]


def test_3_4_3_either_partner_can_force_it_on_its_turn() -> None:
    s = table(3, 0)
    s.act(0, PASS)
    assert s.asked == [1]
    s.act(1, FORCE + 0)
    assert partners(s) == [1, 0, -1]


def test_3_4_3_nobody_can_force_two_others() -> None:
    s = table(3, 0, tiles=(0, 1, 2), start=2)
    assert s.asked == [0], "party 2, whose turn it was, shares too little with either"


def test_3_4_3_with_three_in_common_no_agreement_is_asked_for() -> None:
    s = table(3, 2)
    assert s.why(0, PROPOSE + 1) == FORCE_INSTEAD and s.why(0, PROPOSE + 2) == 0


@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_3_4_4_in_turn_order_each_may_force_propose_or_pass(start: int, order: list[int]) -> None:
    s = table(5, 5, 5, start=start)
    asked = []
    while s.g.phase == COALITIONS:
        assert s.g.ask == COALITION_TURN and PASS in s.legal(s.asked[0])
        asked += s.asked
        s.act(s.asked[0], PASS)
    assert asked == order and partners(s) == [-1] * 4


def test_3_4_4_the_first_in_turn_order_chooses_first() -> None:
    s = table(3, 3, start=2)
    s.act(2, FORCE + 0)
    assert partners(s) == [2, -1, 0] and s.g.phase == MEDIA


def test_3_4_4_all_three_things_stand_beside_each_other() -> None:
    s = table(2, 3, 1)
    assert s.legal(0) == [PASS, FORCE + 2, PROPOSE + 1]


@EDITIONS
def test_3_4_5_tiles_and_coalitions_are_gone_after_the_election(edition: str) -> None:
    s = scene(edition, 3)
    for party in range(3):
        s.g.tile[0, party], s.g.tiles[party] = 1, 3
    s.g.partner[0], s.g.partner[1] = 1, 0
    s.enter(ELECTION)
    assert s.g.phase > END_OF_ROUND
    assert [s.g.tile[0, party] for party in range(3)] == [0, 0, 0] and partners(s) == [-1, -1, -1]
    assert [s.g.tiles[party] for party in range(3)] == [3, 3, 3], "they do not come back"


@pytest.mark.parametrize(("variants", "last"), [((), 6), (("short",), 4)])
def test_3_4_5_a_telephone_may_be_played_in_the_last_state_but_does_nothing(variants: tuple[str, ...], last: int) -> None:
    s = scene(players=3, variants=variants).enter(CABINET_PLACING, round=last, state=last - 1)
    s.act(0, PASS)
    s.act(0, PLACE + last * 7 + FINANCE)
    for party in (1, 1, 2, 2):
        s.act(party, PASS)
    assert s.g.tile[last, 0] == 0 and s.g.tiles[0] == 4
    assert s.g.cash[0] == 22, "though it was paid for"


def test_3_4_5_the_last_state_but_one_still_knows_coalitions() -> None:
    s = scene(players=3).enter(CABINET_PLACING, round=6, state=5)
    s.act(0, PLACE + 5 * 7 + FINANCE)
    for party in (0, 1, 1, 2, 2):
        s.act(party, PASS)
    assert s.g.tile[5, 0] == 1 and s.g.tiles[0] == 3


def test_ruling_3_4_a_a_party_may_propose_to_several_each_once_until_one_accepts() -> None:
    s = table(2, 2, 2)
    s.act(0, PROPOSE + 2)
    s.act(2, DECLINE)
    assert s.asked == [0] and s.why(0, PROPOSE + 2) == ALREADY_PROPOSED
    s.act(0, PROPOSE + 1)
    s.act(1, AGREE)
    assert partners(s) == [1, 0, -1, -1]
    assert s.asked != [0], "one accepted: its turn is over"


def test_ruling_3_4_a_when_all_have_declined_the_turn_is_over() -> None:
    s = table(2, 2, tiles=(0, 1, 2))
    s.platform(2, [0, 0, -1, 1, 1, -1, -1])
    s.act(0, PROPOSE + 1)
    s.act(1, DECLINE)
    s.act(0, PROPOSE + 2)
    s.act(2, DECLINE)
    assert s.asked == [1]


def test_ruling_3_4_a_after_a_refusal_it_may_also_force_another_or_pass() -> None:
    s = table(2, 3)
    s.act(0, PROPOSE + 1)
    s.act(1, DECLINE)
    assert s.legal(0) == [PASS, FORCE + 2]


def test_ruling_3_4_b_who_passed_can_still_be_asked() -> None:
    s = table(2, 0, tiles=(0, 1))
    s.act(0, PASS)
    s.act(1, PROPOSE + 0)
    assert s.asked == [0] and s.g.ask == ANSWER
    s.act(0, AGREE)
    assert partners(s) == [1, 0, -1]


def test_ruling_3_4_b_who_passed_can_still_be_forced() -> None:
    s = table(3, 0, tiles=(0, 1))
    s.act(0, PASS)
    s.act(1, FORCE + 0)
    assert partners(s) == [1, 0, -1]


def test_ruling_3_4_b_who_declined_can_still_be_asked_by_another() -> None:
    s = table(2, 2, tiles=(0, 1, 2))
    s.platform(1, [0, 0, -1, 1, 1, -1, -1])
    s.platform(2, [1, 0, -1, 1, 0, 1, 1])
    s.act(0, PROPOSE + 2)
    s.act(2, DECLINE)
    s.act(0, PASS)
    assert s.why(1, PROPOSE + 2) == 0
    s.act(1, PROPOSE + 2)
    s.act(2, AGREE)
    assert partners(s) == [-1, 2, 1]


def test_ruling_3_4_b_who_declined_can_still_be_forced_by_another() -> None:
    s = table(2, 3)
    s.platform(2, IN_COMMON[2])
    s.act(0, PROPOSE + 1)
    s.act(1, DECLINE)
    s.act(0, PASS)
    assert s.asked == [1]
    s.act(1, PASS)
    assert s.asked == [2], "1 and 2 have all their cards in common"
    s.act(2, FORCE + 1)
    assert partners(s) == [-1, 2, 1]


def test_ruling_3_4_b_who_declined_may_propose_to_the_same_party_on_its_own_turn() -> None:
    s = table(2, 0, tiles=(0, 1))
    s.act(0, PROPOSE + 1)
    s.act(1, DECLINE)
    assert s.asked == [1] and s.g.ask == COALITION_TURN
    s.act(1, PROPOSE + 0)
    s.act(0, AGREE)
    assert partners(s) == [1, 0, -1]


@EDITIONS
def test_ruling_3_4_c_tiles_on_other_states_stay_until_that_state_is_current(edition: str) -> None:
    s = scene(edition, 3)
    for state in (0, 2):
        s.g.tile[state, 0] = s.g.tile[state, 1] = 1
    s.enter(ELECTION)
    assert [s.g.tile[state, 0] for state in range(4)] == [0, 0, 1, 0]
    s.enter(COALITIONS, round=3, state=2)
    assert s.asked == [0] and s.why(0, FORCE + 1) == 0


def test_ruling_3_4_c_a_coalition_does_not_reach_beyond_its_state() -> None:
    s = table(3, 0, tiles=(0, 1))
    s.g.tile[1, 0] = s.g.tile[1, 1] = 1
    s.act(0, FORCE + 1)
    s.enter(ELECTION)
    assert partners(s) == [-1, -1, -1]
    s.enter(START_PLAYER, round=2)
    assert s.g.tile[1, 0] == s.g.tile[1, 1] == 1
