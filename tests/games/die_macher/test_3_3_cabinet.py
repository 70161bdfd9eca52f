"""3.3 The shadow cabinet: laying cards, turning them up, paying, and the order of actions."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hustings.core.chance import SEEN
from hustings.core.contract import NO_SUCH_OPTION
from hustings.games.die_macher.options import PASS, PLACE, VOTES
from hustings.games.die_macher.position import CABINET_ACTIONS, CABINET_PLACING, MEDIA, NONE
from hustings.games.die_macher.refusals import CABINET_GONE, CABINET_LAID, NOT_THIS_STATE, TOO_DEAR
from support.die_macher.scene import Scene, scene

EDITIONS = pytest.mark.parametrize("edition", ["1997", "2006"])

# 25 (telephone), 15 (telephone), 10 (telephone), 5 (own trend), 5 (others' trends), 3 (telephone), 1 (nothing but votes and key)
CHANCELLOR, SPEAKER, WHIP, FOREIGN, JUSTICE, FINANCE, BACKBENCHER = range(7)


def lay(s: Scene, party: int, cards: Sequence[int | None]) -> None:
    """Make the party lay these cards, from the current state on; None: no card there."""
    for card in cards:
        s.act(party, PASS if card is None else PLACE + s.g.state * 7 + card)


def placing(players: int = 3, **scalars: int) -> Scene:
    return scene(players=players).enter(CABINET_PLACING, **scalars)


# 3.3.1 Laying


@pytest.mark.parametrize("start", [0, 2])
def test_3_3_1_in_turn_order_each_party_is_asked_about_the_four_states(start: int) -> None:
    s = placing(start=start)
    asked = []
    while s.g.phase == CABINET_PLACING:
        asked.append((s.asked[0], s.g.state))
        s.act(s.asked[0], PASS)
    assert asked == [((start + turn) % 3, state) for turn in range(3) for state in range(4)]


def test_3_3_1_none_may_be_laid() -> None:
    s = placing()
    for party in range(3):
        lay(s, party, [None] * 4)
    assert s.g.phase > CABINET_ACTIONS and [s.g.cash[party] for party in range(3)] == [25] * 3


def test_3_3_1_four_may_be_laid_one_on_each_state() -> None:
    s = placing()
    lay(s, 0, [WHIP, FOREIGN, JUSTICE, FINANCE])
    assert [s.g.cabinet_down[0, state] for state in range(4)] == [WHIP, FOREIGN, JUSTICE, FINANCE]
    assert [s.g.cabinet_back[0, state] for state in range(7)] == [1, 1, 1, 1, 0, 0, 0]
    assert s.asked == [1], "and no more"


def test_3_3_1_a_card_for_the_state_asked_about_or_nothing() -> None:
    s = placing()
    assert s.legal(0) == [PASS, *range(PLACE, PLACE + 7)]
    assert [s.why(0, option) for option in (PLACE - 1, PLACE + 49, 0, VOTES)] == [NO_SUCH_OPTION] * 4


def test_3_3_1_at_most_one_on_a_state_and_each_card_once() -> None:
    s = placing()
    s.act(0, PLACE + 0 * 7 + FINANCE)
    assert s.why(0, PLACE + 0 * 7 + WHIP) == NOT_THIS_STATE
    assert s.why(0, PLACE + 1 * 7 + FINANCE) == CABINET_LAID
    assert s.why(0, PLACE + 1 * 7 + WHIP) == 0


@pytest.mark.parametrize(("round", "states"), [(1, [0, 1, 2, 3]), (4, [3, 4, 5, 6]), (5, [4, 5, 6]), (6, [5, 6])])
def test_3_3_1_only_on_states_in_play(round: int, states: list[int]) -> None:
    s = placing(round=round, state=round - 1)
    asked = []
    while s.asked == [0]:
        asked.append(s.g.state)
        s.act(0, PASS)
    assert asked == states


def test_3_3_1_two_parties_may_lay_cards_on_the_same_state() -> None:
    s = placing()
    lay(s, 0, [BACKBENCHER, None, None, None])
    lay(s, 1, [BACKBENCHER, None, None, None])
    assert s.g.cabinet_down[0, 0] == s.g.cabinet_down[1, 0] == BACKBENCHER


# 3.3.2 Turning up


def test_3_3_2_all_are_turned_up_and_paid_for_when_the_last_party_has_laid() -> None:
    s = placing()
    lay(s, 0, [WHIP, FOREIGN, None, BACKBENCHER])
    lay(s, 1, [None, None, None, None])
    lay(s, 2, [None, None, SPEAKER])
    assert [s.g.cash[party] for party in range(3)] == [25] * 3 and s.seen_by(1).cabinet_up[0, 0] == NONE
    lay(s, 2, [None])
    assert s.c.revealed == SEEN
    assert [s.g.cash[party] for party in range(3)] == [25 - 16, 25, 25 - 15]
    assert [s.g.cabinet_down[0, state] for state in range(4)] == [NONE] * 4
    assert [s.seen_by(1).cabinet_up[0, state] for state in range(4)] == [WHIP, FOREIGN, NONE, BACKBENCHER]
    assert [s.g.cabinet_back[0, state] for state in range(4)] == [0] * 4
    assert s.seen_by(0).cabinet_up[2, 2] == SPEAKER


@pytest.mark.parametrize("card", range(7))
def test_3_3_2_a_telephone_puts_a_coalition_tile_on_its_state(card: int) -> None:
    s = placing()
    lay(s, 0, [None, None, card, None])
    lay(s, 1, [None] * 4)
    lay(s, 2, [None] * 4)
    telephone = card in (CHANCELLOR, SPEAKER, WHIP, FINANCE)
    assert [s.g.tile[state, 0] for state in range(4)] == [0, 0, int(telephone), 0]
    assert s.g.tiles[0] == 4 - telephone and s.g.tiles[1] == 4


# 3.3.4 and the rulings


def test_3_3_4_played_cards_leave_the_game_used_or_not() -> None:
    s = placing()
    lay(s, 0, [BACKBENCHER, FINANCE, None, None])
    lay(s, 1, [None] * 4)
    lay(s, 2, [None] * 4)
    s.act(0, VOTES)
    s.act(0, PASS)
    assert s.g.phase == MEDIA
    assert [s.g.cabinet_up[0, state] for state in range(4)] == [NONE] * 4
    assert [s.g.cabinet[0, card] for card in range(7)] == [1, 1, 1, 1, 1, 0, 0]
    s.enter(CABINET_PLACING)
    assert s.why(0, PLACE + BACKBENCHER) == s.why(0, PLACE + FINANCE) == CABINET_GONE


@pytest.mark.parametrize(("money", "why"), [(15, 0), (14, TOO_DEAR)])
def test_ruling_3_3_a_one_card_must_be_covered_by_cash(money: int, why: int) -> None:
    s = scene(players=3)
    s.cash(0, money)
    s.enter(CABINET_PLACING)
    assert s.why(0, PLACE + SPEAKER) == why


@pytest.mark.parametrize(("money", "why"), [(18, 0), (17, TOO_DEAR)])
def test_ruling_3_3_a_all_cards_together_must_be_covered_by_cash(money: int, why: int) -> None:
    s = scene(players=3)
    s.cash(0, money)
    s.enter(CABINET_PLACING)
    lay(s, 0, [WHIP, FOREIGN, None])
    assert s.why(0, PLACE + 3 * 7 + FINANCE) == why
    assert s.why(0, PLACE + 3 * 7 + BACKBENCHER) == 0


def test_ruling_3_3_a_the_last_thousand_can_be_spent() -> None:
    s = scene(players=3)
    s.cash(0, 14)
    s.enter(CABINET_PLACING)
    lay(s, 0, [WHIP, FINANCE, BACKBENCHER, None])
    lay(s, 1, [None] * 4)
    lay(s, 2, [None] * 4)
    assert s.g.cash[0] == 0


def test_ruling_3_3_a_a_party_that_can_pay_for_no_card_is_not_asked() -> None:
    s = scene(players=3)
    s.cash(0, 0)
    s.cash(1, 1)
    s.enter(CABINET_PLACING)
    assert s.asked == [1] and s.legal(1) == [PASS, PLACE + BACKBENCHER]


@EDITIONS
def test_ruling_3_3_b_a_party_acts_with_all_its_cards_in_order_of_election_before_the_next(edition: str) -> None:
    s = scene(edition, 3)
    for party, state, card in ((0, 0, WHIP), (2, 3, WHIP), (2, 1, FINANCE), (2, 0, BACKBENCHER), (1, 2, WHIP)):
        s.minister(party, state, card)
    s.enter(CABINET_ACTIONS, start=2)
    asked = []
    while s.g.phase == CABINET_ACTIONS:
        asked.append((s.asked[0], s.g.state))
        s.act(s.asked[0], VOTES)
    assert asked == [(2, 0), (2, 1), (2, 3), (0, 0), (1, 2)]


def test_ruling_3_3_d_a_second_telephone_on_a_state_adds_nothing() -> None:
    s = scene(players=3)
    s.g.tile[1, 0], s.g.tiles[0] = 1, 3
    s.enter(CABINET_PLACING)
    lay(s, 0, [None, FINANCE, None, None])
    lay(s, 1, [None] * 4)
    lay(s, 2, [None] * 4)
    assert s.g.tile[1, 0] == 1 and s.g.tiles[0] == 3


def test_ruling_3_3_d_without_a_tile_left_none_is_placed() -> None:
    s = scene(players=3)
    s.g.tiles[0] = 1
    s.enter(CABINET_PLACING)
    lay(s, 0, [None, FINANCE, None, WHIP])
    lay(s, 1, [None] * 4)
    lay(s, 2, [None] * 4)
    assert [s.g.tile[state, 0] for state in range(4)] == [0, 1, 0, 0] and s.g.tiles[0] == 0
