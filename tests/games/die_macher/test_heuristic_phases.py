"""Choices of the heuristic in positions where an experienced player would not have to think."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hustings.bots.heuristic import Heuristic
from hustings.bots.thinking import weights
from hustings.core import layout
from hustings.core.binding import Binding
from hustings.core.chance import Chance, fresh, seeded
from hustings.core.errors import HustingsError
from hustings.games.die_macher.options import (
    AGREE,
    ANSWER,
    BUY_MEDIA,
    COALITION_TURN,
    CONVERT,
    CONVERTING,
    DECLINE,
    FORCE,
    MEET,
    MEETINGS_ROOM,
    MOVE_MARKER,
    OPINION_PLACING,
    OPINION_SPACE,
    PASS,
    PLACE_OPINION,
    PLATFORM_SWAP,
    POLL_BID,
    POLL_USE,
    PUBLISH,
    PUSH_OUT,
    SWAP_PLATFORM,
    VOTES,
)
from hustings.games.die_macher.position import (
    CABINET_ACTIONS,
    CARDS,
    COALITIONS,
    CONFERENCE,
    CONVERSION,
    ELECTION,
    MEDIA,
    MEETINGS,
    PARTIES,
    POLLS_PHASE,
    SPOILS,
)
from hustings.games.die_macher.thinking.heuristic import heuristic
from support.die_macher.more import coalition, dark, light, media, meetings, national, opinions, trends, votes
from support.die_macher.scene import GAME, Scene, scene

RULE: Any = Binding(GAME).bind(heuristic)
WEIGHTS = layout.plain(weights.layout_of(GAME), weights.load(GAME))
FIRST = layout.plain(weights.layout_of(GAME), weights.load(GAME, "1"))


def choice(s: Scene, party: int, w: Any = WEIGHTS) -> int:
    """The heuristic's choice at this seat, which must be legal."""
    b = layout.plain(Chance, seeded(1))
    fresh(b)
    option: int = RULE(s.f, w, s.seen_by(party), b, party, [0] * (GAME.options + 1))
    assert s.why(party, option) == 0
    return option


def put(s: Scene, party: int, phase: int, kind: int) -> None:
    """Put a decision to the party, as the phase would."""
    s.g.phase, s.g.ask, s.g.asked = phase, kind, 1 << party


# Platform and nation


def test_a_platform_turns_to_what_the_states_and_the_nation_think() -> None:
    s = scene()
    for state in range(4):
        opinions(s, state, dark(4), light(0))
    national(s, dark(4))
    s.hand(0, dark(4), dark(0))
    put(s, 0, CONFERENCE, PLATFORM_SWAP)
    assert choice(s, 0) == SWAP_PLATFORM + 4 * CARDS + dark(4)


def test_a_platform_that_cannot_get_better_stays() -> None:
    s = scene()
    for state in range(4):
        opinions(s, state, light(0), light(1), light(2), light(3))
    s.hand(0, dark(0), dark(1), dark(2))
    put(s, 0, CONFERENCE, PLATFORM_SWAP)
    assert choice(s, 0) == PASS


def placing(s: Scene, *cards: int) -> None:
    opinions(s, 0, *cards)
    s.g.spoils_party[0], s.g.spoils_cards[0], s.g.step = 0, 1, 0
    for party in range(1, s.g.parties):
        s.platform(party, [-1, -1, 0, 0, -1, -1, -1])
    put(s, 0, SPOILS, OPINION_PLACING)


def test_it_places_the_opinion_it_shares() -> None:
    s = scene()
    placing(s, dark(0), dark(5), light(2))
    assert choice(s, 0) == PLACE_OPINION + 2


def test_it_secures_its_own_opinion_rather_than_one_of_the_others() -> None:
    s = scene()
    national(s, light(2), dark(1))
    placing(s, light(2), dark(1))
    assert choice(s, 0) == PLACE_OPINION + 2


def test_it_places_nothing_that_only_others_share() -> None:
    s = scene()
    national(s, light(2))
    placing(s, dark(0), dark(1))
    assert choice(s, 0) == PASS


def test_it_pushes_out_what_only_others_share() -> None:
    s = scene()
    national(s, light(2), dark(1), light(3), light(4), light(0))
    placing(s, dark(5))
    s.platform(0, [1, 0, 1, 1, 1, -1, 0])
    s.g.placing = 5
    s.g.ask = OPINION_SPACE
    assert choice(s, 0) == PUSH_OUT + 1


@pytest.mark.parametrize("edition", ["1997", "2006"])
def test_a_winner_always_moves_its_marker(edition: str) -> None:
    s = scene(edition, 3)
    media(s, 0, 1, 0, 0)
    votes(s, 0, (0, 30))
    s.enter(ELECTION)
    assert s.asked == [0] and choice(s, 0) == MOVE_MARKER


# The campaign


def test_a_minister_turns_an_election() -> None:
    s = scene(players=3)
    s.g.round = 6
    s.g.land[5] = s.g.land[6] = 1
    votes(s, 5, (1, 26), (0, 22), (2, 3))
    media(s, 5, 1, 1, 0)
    s.minister(0, 5, 3)
    s.enter(CABINET_ACTIONS)
    assert s.asked == [0] and choice(s, 0) == VOTES


def test_it_forces_the_coalition_that_wins_and_leaves_one_that_it_does_not_need() -> None:
    s = scene(players=3)
    opinions(s, 0, dark(0), dark(1), dark(2))
    media(s, 0, 1, 0, 0)
    s.g.tile[0, 0] = s.g.tile[0, 1] = 1
    votes(s, 0, (0, 20), (1, 20), (2, 35))
    put(s, 0, COALITIONS, COALITION_TURN)
    assert choice(s, 0) == FORCE + 1
    votes(s, 0, (0, 45), (1, 20), (2, 3))
    assert choice(s, 0) == PASS


def test_it_answers_by_the_same_reasons() -> None:
    s = scene(players=3)
    opinions(s, 0, dark(0), dark(1), dark(2))
    media(s, 0, 1, 0, 0)
    s.g.suitor = 1
    votes(s, 0, (0, 20), (1, 20), (2, 35))
    put(s, 0, COALITIONS, ANSWER)
    assert choice(s, 0) == AGREE
    votes(s, 0, (0, 45), (1, 20), (2, 3))
    assert choice(s, 0) == DECLINE


def test_a_sure_winner_buys_the_marker_for_the_nation() -> None:
    s = scene(players=3)
    votes(s, 0, (0, 48), (1, 3))
    for state in range(4):
        media(s, state, 0, 0, 0)
    s.cash(0, 25)
    s.enter(MEDIA)
    assert s.asked == [0] and choice(s, 0, FIRST) == BUY_MEDIA  # later ones buy for control first


def test_it_holds_as_many_meetings_as_allowed_where_they_bring_most_and_none_where_the_track_is_full() -> None:
    s = scene(players=3)
    s.g.round = 6
    for state in (5, 6):
        s.g.land[state] = 1
        meetings(s, state, 1, 1, 1)
        opinions(s, state, light(0), light(1), light(2))
    s.cash(0, 50)
    s.enter(MEETINGS)
    assert s.asked == [0] and choice(s, 0) == MEET + 5 * MEETINGS_ROOM + 4
    votes(s, 5, (0, 50))
    assert choice(s, 0) == MEET + 5 * MEETINGS_ROOM


def test_a_poll_that_nobody_else_wants_costs_a_thousand() -> None:
    s = scene(players=3)
    s.g.round = 6
    for state in (5, 6):
        s.g.land[state] = 1
    s.g.state, s.g.price, s.g.leader, s.g.out, s.g.step = 5, 0, -1, 0b110, 1
    s.cash(0, 80)
    put(s, 0, POLLS_PHASE, POLL_BID)
    assert choice(s, 0) == 1


def test_a_poll_is_published_to_rise_and_never_to_fall() -> None:
    s = scene()
    opinions(s, 0, light(0), light(1))
    meetings(s, 0, 10, 1, 1, 1, 1)
    s.g.state, s.g.land[0] = 0, 1
    s.g.poll[0] = 0  # black +2, red -1, yellow -1, green +1, blue -1
    put(s, 0, POLLS_PHASE, POLL_USE)
    first, second = divmod(choice(s, 0) - PUBLISH, PARTIES)
    assert first == 0 and second in (0, 1, 2, 4)


def test_meetings_become_votes_when_waiting_cannot_help() -> None:
    s = scene(players=3)
    opinions(s, 0, light(0))
    opinions(s, 2, light(0), light(1), light(2))
    trends(s, 2, 2, 0, 0)
    opinions(s, 3, dark(0))
    for state in (0, 2, 3):
        meetings(s, state, 6 if state < 3 else 5, 0, 0)
    put(s, 0, CONVERSION, CONVERTING)
    s.g.state = 3  # the factor is below zero: it can only get better
    assert choice(s, 0) == CONVERT
    s.g.state = 2  # as good as it gets
    assert choice(s, 0) == CONVERT + 6
    s.g.state = 0  # the election comes next
    assert choice(s, 0) == CONVERT + 6


def test_a_partner_counts_with_its_votes() -> None:
    s = scene(players=3)
    opinions(s, 0, dark(0), dark(1), dark(2))
    votes(s, 0, (0, 20), (1, 24), (2, 35))
    for state in range(4):
        media(s, state, 0, 0, 0)
    s.cash(0, 25)
    coalition(s, 0, 1)
    s.enter(MEDIA)
    assert s.asked == [0] and choice(s, 0, FIRST) == BUY_MEDIA  # later ones buy for control first


# As a bot


def test_a_game_without_a_policy_is_named() -> None:
    with pytest.raises(HustingsError, match="chess has no heuristic bot"):
        Heuristic(replace(GAME, name="chess", thinking=replace(GAME.thinking, policy=None)), scene(players=3).sheet, 0)
