"""0 The game as a whole: players, length and aim, what is hidden from whom, money and agreements."""

from __future__ import annotations

import pytest

from hustings.core.chance import SEEN
from hustings.core.errors import BadFigures, HustingsError, MalformedAction, UnknownName
from hustings.core.play import make_setup, start
from hustings.games.die_macher.options import (
    ACCEPT,
    AGREE,
    CHOOSE_STATE,
    DISCARD,
    OPENING_BASE,
    OPENING_BOONS,
    OPTIONS,
    PASS,
    PLACE,
    POLL_USE,
    PROPOSE,
    PUBLISH,
    REFUSE,
    SHELVE,
    SPACE,
)
from hustings.games.die_macher.position import (
    CABINET_PLACING,
    CARDS,
    COALITIONS,
    CONFERENCE,
    CONTRIBUTIONS,
    ELECTION,
    LYING,
    OPENING,
    OVER,
    POLLS_PHASE,
    START_PLAYER,
    UNSEEN,
)
from hustings.games.die_macher.rules.scoring import final_score, total
from support.die_macher.scene import GAME, scene, told_setup

BLACK, RED, YELLOW, GREEN, BLUE = range(5)


@pytest.mark.parametrize("edition", ["1997", "2006"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_0_1_three_to_five_parties(edition: str, players: int) -> None:
    assert scene(edition, players).g.parties == players


@pytest.mark.parametrize("players", [0, 2, 6])
def test_0_1_other_numbers_of_parties_are_refused(players: int) -> None:
    with pytest.raises(UnknownName, match=str(players)):
        make_setup(GAME, players=players)


@pytest.mark.parametrize(("variants", "elections"), [((), 7), (("short",), 5)])
def test_0_1_the_game_is_over_after_the_last_election_not_before(variants: tuple[str, ...], elections: int) -> None:
    for round, phase in ((elections - 1, CONTRIBUTIONS), (elections, OVER)):
        s = scene(variants=variants)
        s.g.land[elections - 1] = s.g.land[0]
        s.enter(ELECTION, round=round, state=round - 1)
        assert s.g.phase == phase


def test_0_1_points_come_from_four_sources() -> None:
    s = scene(players=3)
    s.g.seats[2, 0], s.g.national_media[0, 0], s.g.members[0] = 12, 1, 30
    s.g.national[0], s.g.national_pile[0] = 0, 1
    final_score(s.f, s.g)
    assert [s.g.points[0, part] for part in range(6)] == [12, 25, 30, 10, 12, 0]
    assert total(s.g, 0) == 12 + 25 + 30 + 10 + 12


def test_0_2_hidden_platform_cards_are_their_owners_alone() -> None:
    s = scene(players=3)
    s.hand(1, 3, 7, 9)
    assert [s.seen_by(1).hand[1, i] for i in range(3)] == [3, 7, 9]
    for other in (0, 2, None):
        assert [s.seen_by(other).hand[1, i] for i in range(3)] == [-1, -1, -1]
        assert s.seen_by(other).hand_size[1] == 3


def test_0_2_cards_marked_for_discarding_are_hidden_until_they_are_discarded() -> None:
    s = scene(players=3)
    s.hand(0, 3, 7, 9)
    s.enter(CONFERENCE)
    s.act(0, DISCARD + 7)
    assert s.seen_by(0).marked[0, 1] == 1 and s.seen_by(1).marked[0, 1] == -1
    assert s.seen_by(1).platform_discard[7] == 0
    s.act(0, PASS)
    assert s.seen_by(1).platform_discard[7] == 1


def test_0_2_which_cabinet_card_lies_face_down_is_hidden_that_it_lies_there_is_not() -> None:
    s = scene(players=3).enter(CABINET_PLACING)
    s.act(0, PLACE + 6)
    assert s.seen_by(0).cabinet_down[0, 0] == 6
    for other in (1, 2, None):
        assert s.seen_by(other).cabinet_down[0, 0] == -1
        assert s.seen_by(other).cabinet_back[0, 0] == 1
        assert s.seen_by(other).cabinet[0, 6] == 1, "as far as others know, the card may still be in the hand"


def test_0_2_sealed_bids_are_hidden_until_all_are_sealed() -> None:
    s = scene(players=3).enter(START_PLAYER)
    s.act(0, 7)
    assert [s.seen_by(who).bid[0] for who in (0, 1, 2, None)] == [7, -1, -1, -1]
    assert s.seen_by(1).bid_shown[0] == -1
    s.act(1, 2)
    s.act(2, 3)
    assert [s.seen_by(None).bid_shown[party] for party in range(3)] == [7, 2, 3]
    assert [s.g.bid[party] for party in range(3)] == [-1, -1, -1], "nothing is sealed any more"


def test_0_2_sealed_opening_sheets_are_hidden() -> None:
    s = scene(players=3, quiet=False)
    for choice in (OPENING_BOONS + 1, *[CHOOSE_STATE + 2] * 3, OPENING_BASE + 2, CHOOSE_STATE + 1):
        s.act(0, choice)
    own, others = s.seen_by(0), s.seen_by(1)
    assert (own.opening_boons[0], own.opening_base[0], own.opening_state[0, 0], own.opening_media[0, 0]) == (1, 2, 2, 1)
    assert (others.opening_boons[0], others.opening_base[0]) == (-1, -1)
    assert (others.opening_state[0, 0], others.opening_media[0, 0]) == (-1, -1)
    assert s.g.phase == OPENING


def test_0_2_sealed_choices_are_noted_as_seen_by_all_when_they_are_revealed() -> None:
    s = scene(players=3).enter(START_PLAYER)
    seen = []
    for party in range(3):
        s.act(party, party)
        seen.append(int(s.c.revealed))
    assert seen == [0, 0, SEEN], "no undo beyond this"


def test_0_2_a_refused_contribution_is_hidden_until_revealed_that_it_was_refused_is_not() -> None:
    s = scene(players=3).enter(CONTRIBUTIONS)
    s.act(0, REFUSE + 3)
    assert s.seen_by(0).refused[0] == 3
    assert s.seen_by(1).refused[0] == -1 and s.seen_by(1).refusing[0] == 1
    assert [s.seen_by(1).gift[0, card] for card in range(5)] == [1] * 5
    s.act(1, ACCEPT)
    s.act(2, ACCEPT)
    assert [s.seen_by(1).gift[0, card] for card in range(5)] == [1, 1, 1, 0, 1], "revealed, and spent"


def test_0_2_a_won_poll_is_hidden_from_others_and_stays_so_when_shelved() -> None:
    s = scene(players=3).enter(POLLS_PHASE)
    (poll,) = [*s.act(0, 5), *s.act(1, PASS), *s.act(2, PASS)]
    assert s.seen_by(0).poll[0] == poll
    assert s.seen_by(1).poll[0] == s.seen_by(None).poll[0] == -1
    s.act(0, SHELVE)
    assert s.seen_by(0).poll_seen[0, poll] == 1, "it knows what it saw"
    assert s.seen_by(1).poll_seen[0, poll] == -1 and s.seen_by(1).poll_public[poll] == 0


@pytest.mark.parametrize("edition", ["1997", "2006"])
def test_0_2_face_down_opinions_are_hidden_from_everyone(edition: str) -> None:
    s = scene(edition, quiet=False)
    down = [s.g.down[state, i] for state in range(4) for i in range(state)]
    assert down == [UNSEEN] * 6 and UNSEEN < LYING, "no card has been drawn for them yet"


def test_0_2_the_order_of_decks_is_hidden_from_everyone() -> None:
    s = scene(quiet=False)
    for who in (*range(5), None):
        seen = s.seen_by(who)
        assert [seen.platform_deck[card] for card in range(CARDS)] == [-1] * CARDS
        assert [seen.poll_deck[poll] for poll in range(20)] == [-1] * 20


def test_0_2_nothing_in_a_position_says_what_is_drawn_next() -> None:
    one, other = (scene(players=3, seed=seed, outcomes=told_setup()) for seed in (1, 2))
    assert one.position.tobytes() == other.position.tobytes()
    draws = [[*s.enter(POLLS_PHASE).act(0, 5), *s.act(1, PASS), *s.act(2, PASS)] for s in (one, other)]
    assert draws[0] != draws[1]


def test_0_2_spent_cards_and_open_platforms_are_public() -> None:
    s = scene(players=3)
    s.platform(0, [1, -1, 0, 0, 1, 1, -1])
    s.g.cabinet[0, 2], s.g.gift[0, 4] = 0, 0
    for who in (1, 2, None):
        seen = s.seen_by(who)
        assert [seen.platform[0, issue] for issue in range(7)] == [1, -1, 0, 0, 1, 1, -1]
        assert seen.cabinet[0, 2] == 0 and seen.gift[0, 4] == 0


def test_ruling_0_a_money_is_hidden_but_can_be_counted() -> None:
    s = scene(players=3).enter(START_PLAYER)
    for party, bid in enumerate((7, 2, 3)):
        s.act(party, bid)
    assert s.seen_by(0).cash[0] == 18
    for other in (1, 2, None):
        assert s.seen_by(other).cash[0] == -1
        assert s.seen_by(other).ledger[0] == 18


@pytest.mark.parametrize("edition", ["1997", "2006"])
def test_ruling_0_b_discards_lie_open_and_every_deck_can_be_counted(edition: str) -> None:
    s = scene(edition, quiet=False)
    s.g.platform_discard[3], s.g.opinion_discard[5] = 2, 1
    seen = s.seen_by(None)
    assert (seen.platform_discard[3], seen.opinion_discard[5]) == (2, 1)
    shown = sum(abs(seen.platform[party, issue]) for party in range(5) for issue in range(7))
    hidden = sum(seen.hand_size[party] for party in range(5))
    assert seen.platform_left + seen.platform_under_n + shown + hidden == 56
    opinions = sum(seen.pool[card] + seen.opinion_unseen[card] for card in range(CARDS)) + seen.opinion_under_n
    assert opinions + sum(abs(seen.opinion[state, issue]) for state in range(4) for issue in range(7)) == 42


def test_ruling_0_b_discarded_polls_do_not_lie_open() -> None:
    s = scene(players=3).enter(POLLS_PHASE)
    (poll,) = [*s.act(0, 5), *s.act(1, PASS), *s.act(2, PASS)]
    s.act(0, SHELVE)
    assert s.seen_by(2).poll_left == 19 and s.seen_by(2).poll_kept[0] == 1, "how many is plain to see"
    assert all(s.seen_by(2).poll_public[p] == 0 for p in range(20)), "but not which"
    assert s.g.poll_deck[poll] == 0


def test_ruling_0_c_no_option_gives_money_or_cards_to_anybody() -> None:
    assert {SPACE.meaning(number).key for number in range(OPTIONS)} == {
        "bid", "pass", "opening-boons", "opening-base", "choose-state", "name-start", "discard", "swap-platform", "place-cabinet",
        "cabinet-votes", "set-key", "lift-key", "oust", "trend-up", "trend-down", "force", "propose", "agree", "decline",
        "buy-media", "swap-opinion", "meet", "shelve", "publish", "convert", "move-marker", "place-opinion", "push-out", "accept",
        "refuse",
    }  # fmt: skip


def test_ruling_0_c_an_agreement_moves_nothing() -> None:
    s = scene(players=3)
    s.platform(0, [1, 1, 1, 1, 1, 0, 0])
    s.platform(1, [1, 1, -1, -1, -1, 0, 0])
    s.g.tile[0, 0] = s.g.tile[0, 1] = 1
    hands = [s.g.hand[party, i] for party in range(3) for i in range(3)]
    s.enter(COALITIONS)
    s.act(0, PROPOSE + 1)
    s.act(1, AGREE)
    assert s.g.partner[0] == 1
    assert [s.g.cash[party] for party in range(3)] == [25] * 3
    assert [s.g.hand[party, i] for party in range(3) for i in range(3)] == hands


def test_ruling_0_d_prices_in_halves_are_refused() -> None:
    with pytest.raises(BadFigures, match="media_price"):
        scene(own={"components.media_price": 4.5})


def test_ruling_0_d_bids_in_halves_are_refused() -> None:
    play = start("die-macher", players=3, seed=1)
    with pytest.raises(MalformedAction):
        play.act(0, 1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ruling_0_e_the_usual_order_of_colours(players: int) -> None:
    s = scene(players=players)
    assert [s.g.colour[seat] for seat in range(players)] == [BLACK, RED, YELLOW, GREEN, BLUE][:players]


def test_ruling_0_e_any_colours_in_any_order() -> None:
    s = scene(players=3, colours=("blue", "green", "red"))
    assert [s.g.colour[seat] for seat in range(5)] == [BLUE, GREEN, RED, -1, -1]


def test_ruling_0_e_a_poll_speaks_of_colours_not_of_seats() -> None:
    s = scene(players=3, colours=("green", "black", "red"))
    s.g.phase, s.g.ask, s.g.asked, s.g.state, s.g.poll[1] = POLLS_PHASE, POLL_USE, 0b10, 0, 0
    assert [s.f.poll[0, colour] for colour in range(5)] == [2, -1, -1, 1, -1]
    s.act(1, PUBLISH + 0 * 5 + 1)
    assert [s.g.trend[0, seat] for seat in range(3)] == [1, 2, 0]


@pytest.mark.parametrize(
    "colours", [("red", "red", "blue"), ("red", "blue"), ("red", "blue", "pink"), ("red", "blue", "black", "green")]
)
def test_ruling_0_e_impossible_colours_are_refused(colours: tuple[str, ...]) -> None:
    with pytest.raises(HustingsError, match="3 different ones"):
        scene(players=3, colours=colours)
