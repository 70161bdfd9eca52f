"""3.7 Polls: one auction per state in play, then publish or shelve."""

from __future__ import annotations

import pytest

from hustings.core.contract import NO_SUCH_OPTION
from hustings.core.gate import observe
from hustings.games.die_macher.options import MORE_AMOUNTS, PASS, POLL_BID, POLL_USE, PUBLISH, SHELVE
from hustings.games.die_macher.position import CONVERSION, NOBODY, PARTIES, POLLS, POLLS_PHASE
from hustings.games.die_macher.refusals import NO_ENTRY, NO_SUCH_PARTY, PROTECTED, TOO_DEAR, TOO_LOW
from support.die_macher.more import media, meetings, of_parties, poll_like, row, trends
from support.die_macher.scene import GAME, Scene, scene

EDITIONS = ("1997", "2006")


def publish(party: int, other: int | None = None) -> int:
    return PUBLISH + party * PARTIES + (party if other is None else other)


def all_pass(s: Scene) -> None:
    """Everyone passes in this auction."""
    state = s.g.state
    while s.g.phase == POLLS_PHASE and s.g.state == state:
        s.act(s.asked[0], PASS)


def won(s: Scene, poll: int, price: int = 1) -> Scene:
    """Seat 0 wins the auction of the first state and looks at this poll."""
    s.enter(POLLS_PHASE)
    s.act(0, price)
    for party in range(1, s.g.parties - 1):
        s.act(party, PASS)
    s.act(s.g.parties - 1, PASS, [poll])
    assert (s.asked, s.g.ask) == ([0], POLL_USE)
    return s


# 3.7.1, 3.7.2 The auctions


@pytest.mark.parametrize(("round_", "states"), [(1, [0, 1, 2, 3]), (4, [3, 4, 5, 6]), (5, [4, 5, 6]), (6, [5, 6])])
def test_3_7_1_one_auction_per_state_in_play_in_order_of_election(round_: int, states: list[int]) -> None:
    s = scene(players=3).enter(POLLS_PHASE, round=round_, state=round_ - 1)
    held = []
    while s.g.phase == POLLS_PHASE:
        held.append(s.g.state)
        all_pass(s)
    assert held == states


def test_3_7_1_the_card_is_face_down_until_it_is_won() -> None:
    s = scene(players=3).enter(POLLS_PHASE)
    assert s.act(0, 1) == []  # a bid draws nothing
    s.act(1, PASS)
    drawn = s.act(2, PASS)
    assert len(drawn) == 1
    assert of_parties(s, "poll") == [drawn[0], -1, -1]


@pytest.mark.parametrize("start", [0, 2])
def test_3_7_2_the_start_player_opens_every_auction(start: int) -> None:
    s = scene(players=3).enter(POLLS_PHASE, start=start)
    for _state in range(4):
        assert (s.asked, s.g.ask) == ([start], POLL_BID)
        all_pass(s)


def test_3_7_2_a_bid_is_at_least_1000() -> None:
    s = scene(players=3).enter(POLLS_PHASE)
    assert s.why(0, 0) == TOO_LOW
    assert s.why(0, 1) == 0


def test_3_7_2_a_bid_is_above_the_last() -> None:
    s = scene(players=3).enter(POLLS_PHASE)
    s.act(0, 5)
    assert s.asked == [1]
    assert s.why(1, 5) == TOO_LOW
    assert s.why(1, 6) == 0


def test_3_7_2_a_pass_is_out_of_this_auction_but_not_of_the_next() -> None:
    s = scene(players=3).enter(POLLS_PHASE)
    s.act(0, PASS)
    for party, amount in [(1, 1), (2, 2), (1, 3), (2, 4)]:
        assert s.asked == [party]  # seat 0 is not asked again
        s.act(party, amount)
    s.act(1, PASS, [0])
    s.act(2, SHELVE)
    assert (s.asked, s.g.state) == ([0], 1)


def test_3_7_2_bidding_goes_round_in_turn_order_past_those_who_are_out() -> None:
    s = scene(players=5).enter(POLLS_PHASE, start=3)
    for party, option in [(3, 1), (4, PASS), (0, 2), (1, 3), (2, PASS), (3, 4), (0, 5), (1, PASS), (3, 6), (0, PASS)]:
        assert s.asked == [party]
        s.act(party, option)
    assert (s.asked, s.g.ask, s.g.cash[3]) == ([3], POLL_USE, 19)


def test_3_7_2_a_bid_or_a_pass_and_nothing_else() -> None:
    s = scene(players=3).enter(POLLS_PHASE)
    assert s.legal(0) == [*range(1, 26), PASS]
    assert s.why(0, SHELVE) == NO_SUCH_OPTION


@pytest.mark.parametrize("edition", EDITIONS)
def test_3_7_2_the_winner_pays_the_bank_and_looks(edition: str) -> None:
    s = scene(edition, 3).enter(POLLS_PHASE)
    s.act(0, 3)
    s.act(1, 7)
    s.act(2, PASS)
    s.act(0, PASS, [4])
    assert of_parties(s, "cash") == [25, 18, 25]
    assert (s.asked, s.g.poll[1]) == ([1], 4)


# 3.7.3 Publish


def test_3_7_3_one_listed_change() -> None:
    s = won(scene(), poll_like(scene(), black=2, red=-1, yellow=-1, green=1, blue=-1))
    s.act(0, publish(0))
    assert row(s.g.trend, 0, 5) == [2, 0, 0, 0, 0]
    assert of_parties(s, "members") == [5] * 5


def test_3_7_3_two_listed_changes_in_that_state_only() -> None:
    s = won(scene(), poll_like(scene(), black=2, red=-1, yellow=-1, green=1, blue=-1))
    s.act(0, publish(0, 4))
    assert row(s.g.trend, 0, 5) == [2, 0, 0, 0, -1]
    assert [row(s.g.trend, state, 5) for state in (1, 2, 3)] == [[0] * 5] * 3


def test_3_7_3_the_winner_need_not_be_among_the_changed() -> None:
    s = won(scene(), poll_like(scene(), black=2, red=-1))
    s.act(0, publish(1, 2))
    assert row(s.g.trend, 0, 5) == [0, -1, -1, 0, 0]


def test_3_7_3_trends_stop_at_their_limits() -> None:
    s = scene()
    trends(s, 0, 2, 0, -2)
    won(s, poll_like(s, black=2, yellow=-1))
    s.act(0, publish(0, 2))
    assert row(s.g.trend, 0, 5) == [3, 0, -3, 0, 0]
    s = scene()
    trends(s, 0, 3, 0, -3)
    won(s, poll_like(s, black=2, yellow=-1))
    s.act(0, publish(0, 2))
    assert row(s.g.trend, 0, 5) == [3, 0, -3, 0, 0]


def test_3_7_3_a_party_with_media_control_there_cannot_be_lowered() -> None:
    s = scene()
    media(s, 0, 0, 1)
    won(s, poll_like(s, black=2, red=-1, green=1))
    assert s.why(0, publish(1)) == PROTECTED
    assert s.why(0, publish(0, 1)) == PROTECTED
    assert s.why(0, publish(1, 4)) == PROTECTED
    assert s.why(0, publish(0, 4)) == 0


def test_3_7_3_control_elsewhere_or_shared_does_not_protect() -> None:
    s = scene()
    media(s, 0, 1, 1)
    media(s, 1, 0, 2)
    won(s, poll_like(s, black=2, red=-1))
    assert s.why(0, publish(1)) == 0


def test_3_7_3_a_controller_may_be_raised() -> None:
    s = scene()
    media(s, 0, 1)
    won(s, poll_like(s, black=2))
    s.act(0, publish(0))
    assert s.g.trend[0, 0] == 2


# 3.7.4, 3.7.5 Shelve, and what happens to the card


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("faces", "gain"), [([0, 0], 0), ([1, 3], 3), ([5, 5], 6), ([0, 5], 3)])
def test_3_7_4_a_shelved_poll_brings_the_sum_of_two_dice_in_members(edition: str, faces: list[int], gain: int) -> None:
    s = won(scene(edition, 3), 0)
    s.act(0, SHELVE, faces)
    assert of_parties(s, "members") == [5 + gain, 5, 5]
    assert row(s.g.trend, 0, 3) == [0, 0, 0]


def test_3_7_4_a_shelved_card_stays_secret() -> None:
    s = won(scene(players=3), 7)
    s.act(0, SHELVE, [0, 0])
    assert (s.g.poll_public[7], of_parties(s, "poll_kept")) == (0, [1, 0, 0])
    assert observe(GAME.position, PARTIES, s.position, 0)["poll_seen"][0, 0, 7] == 1
    for other in (1, 2, PARTIES):  # another party, and a spectator
        seen = observe(GAME.position, PARTIES, s.position, other)
        assert seen["poll_seen"][0, 0, 7] == -1
        assert seen["poll_deck"][0].tolist() == [-1] * POLLS


@pytest.mark.parametrize("option", [SHELVE, publish(0)])
def test_3_7_5_the_card_is_discarded(option: int) -> None:
    s = scene(players=3)
    poll = poll_like(s, black=2)
    won(s, poll)
    s.act(0, option)
    assert (s.g.poll_left, s.g.poll[0]) == (19, -1)
    s.act(0, 1)
    s.act(1, PASS)
    assert s.act(2, PASS) != [poll]  # it is not in the deck any more
    assert s.g.poll_deck[poll] == 0


def test_3_7_5_a_published_card_is_known_to_all() -> None:
    s = scene(players=3)
    poll = poll_like(s, black=2)
    won(s, poll)
    s.act(0, publish(0))
    assert (s.g.poll_public[poll], s.g.poll_seen[0, poll], s.g.poll_kept[0]) == (1, 0, 0)


def test_3_7_1_after_the_auctions_everyone_may_convert_from_the_start_player_on() -> None:
    s = scene(players=3)
    meetings(s, 3, 5, 5, 5)
    s.enter(POLLS_PHASE, start=1)
    while s.g.phase == POLLS_PHASE:
        all_pass(s)
    assert (s.g.phase, s.g.state, s.asked) == (CONVERSION, 3, [1])
    assert (s.g.price, s.g.leader, s.g.out) == (0, NOBODY, 0)


# Rulings


def test_ruling_3_7_a_a_bid_is_at_most_the_cash() -> None:
    s = scene(players=3)
    s.cash(0, 6)
    s.enter(POLLS_PHASE)
    assert s.why(0, 6) == 0
    assert s.why(0, 7) == TOO_DEAR


def test_ruling_3_7_a_a_party_that_cannot_go_above_is_out() -> None:
    s = scene(players=3)
    s.cash(1, 6)
    s.enter(POLLS_PHASE)
    s.act(0, 6)
    assert s.asked == [2]


def test_ruling_3_7_a_a_rich_party_bids_whatever_it_has() -> None:
    s = scene(players=3)
    s.cash(0, 310)
    s.cash(1, 311)
    s.enter(POLLS_PHASE)
    assert [GAME.option(option).things.get("amount", PASS) for option in s.legal(0)] == [*range(1, 300), PASS, *range(300, 311)]
    assert s.why(0, MORE_AMOUNTS + 11) == TOO_DEAR and s.why(0, MORE_AMOUNTS - 1) == s.why(0, PASS + 1) == NO_SUCH_OPTION
    s.act(0, MORE_AMOUNTS + 10)
    assert s.g.price == 310 and s.legal(1) == [PASS, MORE_AMOUNTS + 11]
    assert s.why(1, 299) == s.why(1, MORE_AMOUNTS + 10) == TOO_LOW
    s.act(1, MORE_AMOUNTS + 11)
    assert (s.asked, s.g.ask) == ([1], POLL_USE)  # nobody can go above
    assert s.g.cash[1] == 0


def test_ruling_3_7_b_the_last_party_left_may_still_bid_when_nobody_has() -> None:
    s = scene(players=3).enter(POLLS_PHASE)
    s.act(0, PASS)
    s.act(1, PASS)
    assert s.asked == [2]
    s.act(2, 1, [3])
    assert (s.asked, s.g.poll[2], s.g.cash[2]) == ([2], 3, 24)


def test_ruling_3_7_c_all_pass_and_the_card_is_discarded_unseen() -> None:
    s = scene(players=3).enter(POLLS_PHASE)
    all_pass(s)
    assert s.g.poll_left == 19
    assert of_parties(s, "poll_kept") == [0, 0, 0]
    assert sum(s.g.poll_public[poll] for poll in range(POLLS)) == 0
    assert (s.g.state, s.g.ask) == (1, POLL_BID)
    assert of_parties(s, "cash") == [25, 25, 25]


def test_ruling_3_7_d_entries_of_parties_not_at_the_table_do_not_exist() -> None:
    s = scene(players=3, colours=["red", "green", "blue"])
    won(s, poll_like(s, black=2, red=-1, yellow=-1, green=1, blue=-1))
    assert s.legal(0) == [SHELVE, publish(0), publish(0, 1), publish(0, 2), publish(1), publish(1, 2), publish(2)]
    assert s.why(0, publish(3)) == NO_SUCH_PARTY
    s.act(0, publish(1, 2))
    assert row(s.g.trend, 0, 3) == [0, 1, -1]  # green sits on seat 1, blue on seat 2


def test_ruling_3_7_d_a_party_the_poll_does_not_list_cannot_be_chosen() -> None:
    s = scene()
    won(s, poll_like(s, black=1, red=1, yellow=-2, green=-1, blue=0))
    assert s.why(0, publish(4)) == NO_ENTRY
    assert s.why(0, publish(0, 4)) == NO_ENTRY


def test_ruling_3_7_d_publishing_needs_at_least_one_choosable_entry() -> None:
    own = {"polls.patterns": [[-1, 0, 0, 0, 0]] * 4}
    s = scene(players=3, own=own)
    media(s, 0, 1)
    won(s, poll_like(s, black=-1))
    assert s.legal(0) == [SHELVE]


@pytest.mark.parametrize(
    ("round_", "left", "expected"), [(1, 3, 20), (1, 4, 4), (1, 5, 5), (5, 2, 20), (5, 3, 3), (6, 1, 20), (6, 2, 2)]
)
def test_ruling_3_7_e_too_few_polls_for_the_states_in_play_and_the_discards_are_shuffled_in(
    round_: int, left: int, expected: int
) -> None:
    s = scene(players=3)
    s.g.poll_left = left
    for poll in range(POLLS - left):
        s.g.poll_deck[poll], s.g.poll_public[poll] = 0, 1
    s.enter(POLLS_PHASE, round=round_, state=round_ - 1)
    assert s.g.poll_left == expected
    assert sum(s.g.poll_deck[poll] for poll in range(POLLS)) == expected
    assert sum(s.g.poll_public[poll] for poll in range(POLLS)) == POLLS - expected


def test_ruling_3_7_e_the_short_game_shuffles_its_ten_polls() -> None:
    s = scene(players=3, variants=["short"])
    s.g.poll_left = 2
    s.enter(POLLS_PHASE, round=3, state=2)
    assert s.g.poll_left == 10
    assert [s.g.poll_deck[poll] for poll in range(POLLS)] == [1 - s.f.poll_dropped[poll] for poll in range(POLLS)]


def test_ruling_3_7_e_cards_used_in_this_phase_do_not_return_in_it() -> None:
    s = scene(players=3)
    s.g.poll_left = 4
    for poll in range(POLLS):
        s.g.poll_deck[poll], s.g.poll_public[poll] = int(poll < 4), int(poll >= 4)
    s.enter(POLLS_PHASE)
    drawn = []
    for _state in range(4):
        s.act(0, 1)
        s.act(1, PASS)
        drawn += s.act(2, PASS)
        s.act(0, SHELVE)
    assert sorted(drawn) == [0, 1, 2, 3]
    assert s.g.poll_left == 0


def test_ruling_3_7_e_after_the_shuffle_nobody_knows_anything_of_the_deck() -> None:
    s = won(scene(players=3), 7)
    s.act(0, SHELVE, [0, 0])
    s.g.poll_left = 3
    s.enter(POLLS_PHASE)
    assert (s.g.poll_seen[0, 7], s.g.poll_kept[0], s.g.poll_deck[7]) == (0, 0, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_3_7_f_two_dice(edition: str) -> None:
    s = won(scene(edition, 3), 0)
    assert len(s.act(0, SHELVE)) == 2
