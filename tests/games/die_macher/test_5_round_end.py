"""5.1 The end of a round: boards are cleared, set up again and moved on."""

from __future__ import annotations

import pytest

from hustings.games.die_macher.options import ACCEPT
from hustings.games.die_macher.position import CONTRIBUTIONS, ELECTION, END_OF_ROUND, LYING, START_PLAYER
from hustings.games.die_macher.rules.table import current, in_play, key_tiles_left, last_in_line
from support.die_macher.more import (
    dark,
    discarded,
    light,
    media,
    meetings,
    no_down_cards,
    of_parties,
    open_cards,
    opinion_deck,
    opinions,
    row,
    trends,
    under,
    votes,
)
from support.die_macher.scene import Scene, scene

EDITIONS = ("1997", "2006")


def face_down(s: Scene, state: int) -> int:
    """How many cards lie face down on a state."""
    return sum(s.g.down[state, place] != 0 for place in range(3))


def one_down(s: Scene, card: int) -> None:
    """Leave one face-down card on all states: this one, on state 1."""
    no_down_cards(s)
    s.g.opinion_unseen[card] -= 1
    s.g.opinion_left -= 1
    s.g.down[1, 0] = LYING + card


# 5.1.1 The current state is cleared


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_1_1_opinion_cards_go_to_the_discard(edition: str) -> None:
    s = scene(edition, 3)
    opinion_deck(s, *[light(5)] * 9)
    opinions(s, 0, light(0), dark(3))
    s.enter(END_OF_ROUND)
    assert open_cards(s, 0) == []
    assert discarded(s) == [light(0), dark(3)]


def test_5_1_1_media_markers_left_there_return_to_their_owners() -> None:
    s = scene(players=3)
    media(s, 0, 2, 1, 0)
    media(s, 1, 1, 0, 0)
    s.enter(END_OF_ROUND)
    assert of_parties(s, "markers") == [4, 5, 5]
    assert (row(s.g.media, 0, 3), row(s.g.media, 1, 3)) == ([0, 0, 0], [1, 0, 0])


def test_5_1_1_cubes_left_there_return_to_their_owners() -> None:
    s = scene(players=3)
    meetings(s, 0, 6, 1, 0)
    s.enter(END_OF_ROUND, round=4)  # after which no new board takes a starting cube
    assert row(s.g.meetings, 0, 3) == [6, 1, 0]  # only the current state is cleared
    s = scene(players=3)
    meetings(s, 3, 6, 1, 0)
    s.enter(END_OF_ROUND, round=4)
    assert row(s.g.meetings, 3, 3) == [0, 0, 0]
    assert of_parties(s, "cubes") == [15, 15, 15]


def test_5_1_1_its_key_issue_tile_returns_to_supply() -> None:
    s = scene(players=3)
    opinions(s, 0, light(0))
    opinions(s, 1, light(0))
    s.g.key_issue[0], s.g.key_issue[1] = 0, 0
    assert key_tiles_left(s.f, s.g) == 2
    s.enter(END_OF_ROUND)
    assert (s.g.key_issue[0], s.g.key_issue[1], key_tiles_left(s.f, s.g)) == (-1, 0, 3)


def test_5_1_1_coalition_tiles_leave_the_game_and_coalitions_end() -> None:
    s = scene(players=3)
    s.g.tile[0, 0] = s.g.tile[0, 1] = s.g.tile[1, 2] = 1
    s.g.partner[0], s.g.partner[1] = 1, 0
    s.enter(END_OF_ROUND)
    assert (row(s.g.tile, 0, 3), row(s.g.tile, 1, 3)) == ([0, 0, 0], [0, 0, 1])
    assert of_parties(s, "partner") == [-1, -1, -1]
    assert of_parties(s, "tiles") == [4, 4, 4]  # none comes back


# 5.1.2 The new last state


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("round_", "shown"), [(1, 1), (2, 1), (3, 2)])
def test_5_1_2_after_rounds_1_2_and_3_a_new_last_state(edition: str, round_: int, shown: int) -> None:
    s = scene(edition, 3)
    new = round_ + 3
    s.enter(END_OF_ROUND, round=round_)
    assert s.g.land[new] != -1
    assert s.g.land_deck[s.g.land[new]] == 0
    assert (len(open_cards(s, new)), face_down(s, new)) == (shown, 4 - shown)


def test_5_1_2_markers_and_cube_as_at_the_start() -> None:
    s = scene(players=4).enter(END_OF_ROUND)
    assert row(s.g.votes, 4, 4) == [0, 0, 0, 0]
    assert row(s.g.height, 4, 4) == [0, 1, 2, 3]
    assert row(s.g.trend, 4, 4) == [0, 0, 0, 0]
    assert row(s.g.meetings, 4, 4) == [1, 1, 1, 1]
    assert row(s.g.media, 4, 4) == [0, 0, 0, 0]
    assert of_parties(s, "cubes") == [14, 14, 14, 14]  # one came back from the state cleared


@pytest.mark.parametrize("round_", [4, 5, 6])
def test_5_1_2_no_new_state_later(round_: int) -> None:
    s = scene(players=3)
    lands = [s.g.land[state] for state in range(7)]
    s.enter(END_OF_ROUND, round=round_)
    assert [s.g.land[state] for state in range(7)] == lands


def test_5_1_2_the_short_game_has_a_new_state_after_round_1_only_and_it_gets_2_and_2() -> None:
    s = scene(players=3, variants=["short"]).enter(END_OF_ROUND)
    assert (len(open_cards(s, 4)), face_down(s, 4)) == (2, 2)
    s = scene(players=3, variants=["short"]).enter(END_OF_ROUND, round=2)
    assert s.g.land[4] == s.g.land[5] == -1


def test_5_1_2_the_open_cards_of_the_last_state_are_on_different_issues() -> None:
    s = scene(players=3)
    opinion_deck(s, light(0), light(0), dark(0), light(1), light(2), light(2))
    s.g.round = 3
    land = next(land for land in range(16) if s.g.land_deck[land])
    s.g.asked, s.g.phase = 0, END_OF_ROUND
    s.proceed([land, light(0), dark(0), light(0), light(1)])
    assert open_cards(s, 6) == [light(0), light(1)]
    assert under(s) == [dark(0), light(0)]


# 5.1.3 The other states


def test_5_1_3_every_other_state_turns_one_hidden_card_up() -> None:
    s = scene(players=3)
    before = [(len(open_cards(s, state)), face_down(s, state)) for state in range(1, 4)]
    assert before == [(0, 1), (0, 2), (0, 3)]
    s.enter(END_OF_ROUND)
    assert [(len(open_cards(s, state)), face_down(s, state)) for state in range(1, 4)] == [(1, 0), (1, 1), (1, 2)]


def test_5_1_3_in_order_of_election_after_the_new_state() -> None:
    s = scene(players=3)
    opinion_deck(s, dark(3), dark(4), dark(5), dark(6), light(6), light(6), light(6))
    for state, card in ((1, light(0)), (2, light(1)), (3, light(2))):
        opinions(s, state, card)
        s.g.down[state, 0] = LYING + card  # each clashes, so that each draws
    s.g.asked, s.g.phase = 0, END_OF_ROUND
    land = next(land for land in range(16) if s.g.land_deck[land])
    s.proceed([land, dark(3), dark(4), dark(5), dark(6)])
    assert open_cards(s, 4) == [dark(3)]
    assert [open_cards(s, state)[-1] for state in (1, 2, 3)] == [dark(4), dark(5), dark(6)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("clash", [light(0), dark(0)])
def test_5_1_3_a_clash_is_redrawn(edition: str, clash: int) -> None:
    s = scene(edition, 3)
    one_down(s, clash)
    opinions(s, 1, light(0), light(1))
    discards, queue = discarded(s), under(s)
    s.g.asked, s.g.phase, s.g.round = 0, END_OF_ROUND, 1
    land = next(land for land in range(16) if s.g.land_deck[land])
    s.proceed([land, light(6), dark(1), light(5)])  # the first is for the new state, the second clashes again
    assert open_cards(s, 1) == [light(0), light(1), light(5)]
    assert face_down(s, 1) == 0
    if edition == "1997":
        assert discarded(s) == sorted([*discards, clash, dark(1)])
        assert under(s) == queue == []
    else:
        assert discarded(s) == discards
        assert under(s) == [*queue, clash, dark(1)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_1_3_a_card_that_fits_is_turned_up_without_a_draw(edition: str) -> None:
    s = scene(edition, 3)
    one_down(s, light(4))
    opinions(s, 1, light(0))
    s.g.asked, s.g.phase, s.g.round = 0, END_OF_ROUND, 1
    land = next(land for land in range(16) if s.g.land_deck[land])
    s.proceed([land, light(6)])
    assert open_cards(s, 1) == [light(0), light(4)]


def test_5_1_3_the_next_state_becomes_current() -> None:
    s = scene(players=3).enter(END_OF_ROUND)
    for party in range(3):
        s.act(party, ACCEPT)
    assert (s.g.phase, s.g.round, current(s.g)) == (START_PLAYER, 2, 1)


@pytest.mark.parametrize(("variants", "states"), [([], [4, 4, 4, 4, 3, 2, 1]), (["short"], [4, 4, 3, 2, 1])])
def test_5_1_3_states_in_play(variants: list[str], states: list[int]) -> None:
    s = scene(players=3, variants=variants)
    found = []
    for round_ in range(1, s.g.rounds + 1):
        s.g.round = round_
        found.append(sum(in_play(s.g, state) for state in range(7)))
        assert (current(s.g), last_in_line(s.g)) == (round_ - 1, round_ - 2 + found[-1])
    assert found == states


@pytest.mark.parametrize(("edition", "variants"), [("1997", []), ("2006", []), ("2006", ["short"])])
def test_5_1_3_every_state_has_four_open_cards_when_it_is_elected(edition: str, variants: list[str]) -> None:
    s = scene(edition, 3, variants, quiet=False)
    for round_ in range(1, s.g.rounds + 1):
        assert len(open_cards(s, round_ - 1)) == 4
        s.enter(END_OF_ROUND, round=round_)


# Rulings


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_5_1_a_a_clashing_card_does_not_join_the_exchange_pool(edition: str) -> None:
    s = scene(edition, 3)
    one_down(s, dark(0))
    opinions(s, 1, light(0))
    pool = discarded(s, "pool")
    s.enter(END_OF_ROUND)
    assert discarded(s, "pool") == pool


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_5_1_b_from_an_empty_deck_the_discards_are_shuffled(edition: str) -> None:
    s = scene(edition, 3)
    opinion_deck(s, discard=(light(4), light(5), light(5), light(6), light(6)))
    opinions(s, 0, dark(2))  # cleared first, so it is among them
    s.enter(END_OF_ROUND)
    assert len(open_cards(s, 4)) == 1
    assert (face_down(s, 4), s.g.opinion_left, discarded(s)) == (3, 2, [])
    assert sum(s.g.opinion_unseen[card] for card in range(14)) == 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_5_1_b_what_does_not_fit_in_the_deck_is_looked_for_in_the_discards(edition: str) -> None:
    s = scene(edition, 3)
    opinion_deck(s, light(0), dark(0), discard=(light(1),))
    opinions(s, 4, light(0))
    s.g.down[4, 0] = LYING + dark(0)
    s.g.asked, s.g.phase, s.g.round = 0, END_OF_ROUND, 4
    s.proceed()
    assert open_cards(s, 4) == [light(0), light(1)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_ruling_5_1_b_nothing_fits_and_the_space_stays_empty(edition: str) -> None:
    s = scene(edition, 3)
    opinion_deck(s, light(0), dark(0), discard=(light(0),))
    opinions(s, 4, light(0))
    s.g.opinion_discard[light(0)] = 1
    s.g.down[4, 0] = LYING + dark(0)
    s.enter(END_OF_ROUND, round=4)
    assert (open_cards(s, 4), face_down(s, 4)) == ([light(0)], 0)
    assert s.g.phase == CONTRIBUTIONS
    left = [s.g.opinion_unseen[card] + s.g.opinion_discard[card] + under(s).count(card) for card in range(14)]
    assert left == [2, 2] + [0] * 12  # and no card is lost


def test_ruling_5_1_b_with_no_cards_at_all_a_new_state_has_none() -> None:
    s = scene(players=3)
    opinion_deck(s)
    s.enter(END_OF_ROUND)
    assert (open_cards(s, 4), face_down(s, 4)) == ([], 0)
    assert s.g.phase == CONTRIBUTIONS


def test_ruling_5_1_c_an_empty_supply_places_no_starting_cube() -> None:
    s = scene(players=3)
    meetings(s, 0, 0, 1, 1)
    meetings(s, 1, 10, 1, 1)
    meetings(s, 2, 7, 1, 1)
    assert s.g.cubes[0] == 0
    s.enter(END_OF_ROUND)
    assert row(s.g.meetings, 4, 3) == [0, 1, 1]
    assert s.g.cubes[0] == 0


def test_5_1_the_result_of_the_election_stays_readable() -> None:
    s = scene(players=3)
    votes(s, 0, (1, 20))
    trends(s, 0, 0, 2, 0)
    s.enter(ELECTION)
    assert (s.g.winner[0], s.g.votes[0, 1], s.g.trend[0, 1]) == (1, 22, 2)  # with the starting cube
