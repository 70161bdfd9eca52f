"""1 Set-up: what everyone gets, what is dealt, and what lies on the boards when the opening begins."""

from __future__ import annotations

import pytest

from hustings.core.chance import tell
from hustings.games.die_macher.options import PASS, SET_KEY
from hustings.games.die_macher.position import CABINET_ACTIONS, CARDS, EMPTY, OPENING, UNSEEN
from hustings.games.die_macher.refusals import NO_KEY_LEFT
from hustings.games.die_macher.rules.decks import deal_open_platform, turn_up
from hustings.games.die_macher.rules.setup import set_up_state
from hustings.games.die_macher.rules.table import key_tiles_left
from support.die_macher.scene import BAYERN_FIRST, Scene, scene, told_setup

EDITIONS = pytest.mark.parametrize("edition", ["1997", "2006"])
PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


def say(s: Scene, *outcomes: int) -> None:
    """Script the next outcomes of chance."""
    tell(s.chances, list(outcomes))
    s.c.said = 0


def deal(s: Scene, *cards: int) -> None:
    """Deal party 0 one open platform card; chance draws these until one fits."""
    say(s, *cards)
    deal_open_platform(s.f, s.g, s.c, 0)
    assert s.c.said == len(cards) and not s.c.wrong


@EDITIONS
@PLAYERS
def test_1_1_what_a_party_gets(edition: str, players: int) -> None:
    g = scene(edition, players, quiet=False).g
    for party in range(players):
        on_boards = sum(g.meetings[state, party] for state in range(7))
        assert g.cubes[party] + on_boards == 18
        assert (g.markers[party], g.tiles[party], g.cash[party], g.ledger[party]) == (5, 4, 25, 25)
        assert [g.cabinet[party, card] for card in range(7)] == [1] * 7
        assert [g.gift[party, card] for card in range(5)] == [1] * 5


@EDITIONS
def test_1_1_the_rest_of_the_table_is_empty(edition: str) -> None:
    s = scene(edition, quiet=False)
    nobody = [
        "suitor",
        "leader",
        "placing",
        "bid",
        "bid_shown",
        "national",
        "spoils_party",
        "winner",
        "winner_partner",
        "partner",
        "poll",
        "accepted",
        "refused",
    ]
    nothing = ["opening_boons", "opening_base", "opening_state", "opening_media", "cabinet_down", "cabinet_up", "key_issue"]
    for name in nobody + nothing:
        assert (s.position[name] == -1).all(), name
    for name in ("national_media", "seats", "tile", "opinion_discard", "opinion_gone", "platform_discard", "points", "price"):
        assert (s.position[name] == 0).all(), name
    assert (s.position["opinion_under"][0][s.g.opinion_under_n :] == -1).all()
    assert (s.position["platform_under"][0][s.g.platform_under_n :] == -1).all()


@PLAYERS
def test_1_1_empty_seats_get_nothing(players: int) -> None:
    g = scene(players=players, quiet=False).g
    for seat in range(players, 5):
        assert g.cubes[seat] == g.markers[seat] == g.tiles[seat] == g.cash[seat] == g.members[seat] == g.hand_size[seat] == 0
        assert all(g.platform[seat, issue] == 0 for issue in range(7))


@EDITIONS
@PLAYERS
def test_1_2_five_open_cards_on_five_issues_and_three_hidden_from_a_deck_of_56(edition: str, players: int) -> None:
    g = scene(edition, players, quiet=False).g
    for party in range(players):
        assert sum(abs(g.platform[party, issue]) for issue in range(7)) == 5
        assert g.hand_size[party] == 3
    assert g.platform_left + g.platform_under_n == 56 - 8 * players


@EDITIONS
def test_1_2_each_card_is_in_the_deck_four_times(edition: str) -> None:
    g = scene(edition, quiet=False).g
    cards = [g.platform_deck[card] for card in range(CARDS)]
    for card in [g.platform_under[i] for i in range(g.platform_under_n)] + [g.hand[p, i] for p in range(5) for i in range(3)]:
        cards[card] += 1
    for party in range(5):
        for issue in range(7):
            cards[2 * issue] += g.platform[party, issue] == 1
            cards[2 * issue + 1] += g.platform[party, issue] == -1
    assert cards == [4] * CARDS


@EDITIONS
def test_1_2_all_open_cards_are_dealt_before_the_hidden_ones_and_those_may_be_anything(edition: str) -> None:
    s = scene(edition, 3, quiet=False, outcomes=told_setup())
    assert [s.g.platform[party, issue] for party in range(3) for issue in range(7)] == [1, 1, 1, 1, 1, 0, 0] * 3
    assert [s.g.hand[0, i] for i in range(3)] == [0, 1, 1], "the issue that is open already, and one card twice"


EURO_NOW, EURO_LATER, NUCLEAR = 10, 11, 12


@pytest.mark.parametrize("clash", [EURO_NOW, EURO_LATER])
def test_1_2_a_clashing_card_goes_under_the_deck_in_2006(clash: int) -> None:
    s = scene("2006")
    s.platform(0, [0, 0, 0, 0, 0, 1, 0])
    s.platform_cards(deck=[clash, clash, NUCLEAR, 0], under=[4])
    deal(s, clash, clash, NUCLEAR)
    assert [s.g.platform[0, issue] for issue in range(7)] == [0, 0, 0, 0, 0, 1, 1]
    assert [s.g.platform_under[i] for i in range(s.g.platform_under_n)] == [4, clash, clash]
    assert s.g.platform_left == 1


def test_1_2_the_only_card_that_fits_may_lie_underneath() -> None:
    s = scene("2006")
    s.platform(0, [0, 0, 0, 0, 0, 1, 0])
    s.platform_cards(deck=[EURO_NOW], under=[EURO_LATER, NUCLEAR])
    deal(s, EURO_NOW)
    assert s.g.platform[0, 6] == 1
    assert [s.g.platform_under[i] for i in range(s.g.platform_under_n)] == [EURO_NOW, EURO_LATER]


@pytest.mark.parametrize("clash", [EURO_NOW, EURO_LATER])
def test_1_2_a_clashing_card_is_shuffled_back_in_1997(clash: int) -> None:
    s = scene("1997")
    s.platform(0, [0, 0, 0, 0, 0, 1, 0])
    s.platform_cards(deck=[clash, NUCLEAR, 0])
    deal(s, clash, NUCLEAR)
    assert [s.g.platform[0, issue] for issue in range(7)] == [0, 0, 0, 0, 0, 1, 1]
    assert s.g.platform_under_n == 0 and s.g.platform_left == 2
    assert s.g.platform_deck[clash] == 1 and s.g.platform_deck[NUCLEAR] == 0


@EDITIONS
def test_1_3_four_different_states_of_sixteen_the_rest_is_the_deck(edition: str) -> None:
    g = scene(edition, quiet=False).g
    drawn = [g.land[state] for state in range(7)]
    assert len(set(drawn[:4])) == 4 and all(0 <= land < 16 for land in drawn[:4]) and drawn[4:] == [-1] * 3
    assert [land for land in range(16) if g.land_deck[land] == 0] == sorted(drawn[:4])
    assert g.round == 1


def test_1_3_states_are_in_the_order_drawn() -> None:
    g = scene(players=3, quiet=False, outcomes=told_setup()).g
    assert [g.land[state] for state in range(4)] == [1, 4, 7, 15]


def test_ruling_1_a_the_first_state_is_drawn_and_nobody_is_asked() -> None:
    first = set()
    for seed in range(120):
        s = scene(players=3, quiet=False, seed=seed)
        first.add(s.g.land[0])
        assert s.g.phase == OPENING
    assert len(first) == 16


@EDITIONS
@PLAYERS
def test_1_4_open_and_hidden_opinions_of_the_four_states(edition: str, players: int) -> None:
    g = scene(edition, players, quiet=False).g
    shown = [sum(abs(g.opinion[state, issue]) for issue in range(7)) for state in range(7)]
    hidden = [sum(g.down[state, i] != EMPTY for i in range(3)) for state in range(7)]
    assert shown == [4, 3, 2, 1, 0, 0, 0]
    assert hidden == [0, 1, 2, 3, 0, 0, 0]


@EDITIONS
def test_1_4_the_deck_has_42_cards_three_of_each(edition: str) -> None:
    g = scene(edition, quiet=False).g
    cards = [g.opinion_unseen[card] + g.pool[card] for card in range(CARDS)]
    for i in range(g.opinion_under_n):
        cards[g.opinion_under[i]] += 1
    for state in range(4):
        for issue in range(7):
            cards[2 * issue] += g.opinion[state, issue] == 1
            cards[2 * issue + 1] += g.opinion[state, issue] == -1
    assert cards == [3] * CARDS
    assert g.opinion_left + g.opinion_under_n == 42 - 16 - 6


def test_1_4_a_clash_goes_under_the_deck_in_2006() -> None:
    states = [[1, 0, 0, 2, 1, 4, 6], BAYERN_FIRST[1], [7, 2, 4], [15, 3]]
    g = scene("2006", 3, quiet=False, outcomes=told_setup(states=states)).g
    assert [g.opinion[0, issue] for issue in range(7)] == [1, 1, 1, 1, 0, 0, 0]
    assert [g.opinion_under[i] for i in range(g.opinion_under_n)] == [0, 1]


def test_1_4_a_clash_is_shuffled_back_in_1997() -> None:
    states = [[1, 0, 0, 2, 1, 4, 6], BAYERN_FIRST[1], [7, 2, 4], [15, 3]]
    g = scene("1997", 3, quiet=False, outcomes=told_setup(states=states)).g
    assert [g.opinion[0, issue] for issue in range(7)] == [1, 1, 1, 1, 0, 0, 0]
    assert g.opinion_under_n == 0 and g.opinion_left == 42 - 16 - 6
    assert g.opinion_unseen[1] == 3 - 2, "one went into the pool twice, none is lost"


def test_1_4_in_1997_a_card_shuffled_back_is_not_one_that_lay_face_down_on_another_state_before() -> None:
    s = scene("1997", 3)
    for state in range(4):
        for i in range(3):
            s.g.down[state, i] = EMPTY
    s.g.down[5, 0] = UNSEEN  # one of the six cards below; the other five are the deck
    for card in range(CARDS):
        s.g.opinion_unseen[card] = int(card in (0, 2, 3, 4, 6, 8))
    s.g.opinion_left = 5
    s.g.land_deck[15] = 1
    say(s, 15, 2, 3, 4)  # the last state: 2 is placed open, 3 comes from the deck and clashes, 4 is placed open
    set_up_state(s.f, s.g, s.c, 6, 2)
    say(s, 3)
    turn_up(s.g, s.c, 5)
    assert s.g.opinion[5, 1] == 0, "card 3 was in the deck, so it cannot have lain on state 5"


def test_1_4_in_1997_a_clash_beside_face_down_cards_goes_to_the_discard() -> None:
    """The second state has a face-down card when the third is dealt: a card that was seen to clash there cannot be that one."""
    states = [BAYERN_FIRST[0], BAYERN_FIRST[1], [7, 2, 3, 4], [15, 3]]
    s = scene("1997", 3, quiet=False, outcomes=told_setup(states=states, pool=(1, 1, 5, 5, 10, 11)))
    assert [s.g.opinion[2, issue] for issue in range(7)] == [0, 1, 1, 0, 0, 0, 0]
    assert s.g.opinion_discard[3] == 1 and s.g.opinion_unseen[3] == 3 - 2
    say(s, 3)
    turn_up(s.g, s.c, 1)
    assert s.g.opinion_unseen[3] == 0, "the third 3 may lie there"
    s.g.down[3, 0] = UNSEEN
    say(s, 3)
    turn_up(s.g, s.c, 3)
    assert s.c.wrong, "but no fourth, nor the one that was seen"


@EDITIONS
@PLAYERS
def test_1_5_markers_trends_and_one_cube_from_supply_on_each_state(edition: str, players: int) -> None:
    g = scene(edition, players, quiet=False).g
    for party in range(players):
        assert [g.votes[state, party] for state in range(7)] == [0] * 7
        assert [g.trend[state, party] for state in range(7)] == [0] * 7
        assert [g.meetings[state, party] for state in range(7)] == [1, 1, 1, 1, 0, 0, 0]
        assert g.cubes[party] == 14
        assert [g.media[state, party] for state in range(7)] == [0] * 7


def test_1_5_the_markers_on_0_lie_in_seat_order_each_in_its_place() -> None:
    g = scene(quiet=False).g
    assert [[g.height[state, party] for party in range(5)] for state in range(4)] == [[0, 1, 2, 3, 4]] * 4


@EDITIONS
def test_1_6_every_party_has_five_members(edition: str) -> None:
    g = scene(edition, quiet=False).g
    assert [g.members[party] for party in range(5)] == [5] * 5


@EDITIONS
def test_1_7_six_cards_make_the_exchange_pool(edition: str) -> None:
    g = scene(edition, quiet=False).g
    assert sum(g.pool[card] for card in range(CARDS)) == 6


@EDITIONS
def test_1_7_duplicates_and_opposites_are_allowed_in_the_pool(edition: str) -> None:
    g = scene(edition, 3, quiet=False, outcomes=told_setup(pool=[8, 8, 9, 9, 8, 9])).g
    assert [g.pool[card] for card in range(CARDS)] == [0] * 8 + [3, 3] + [0] * 4


def test_1_7_a_deck_emptied_by_clashes_is_shuffled_anew_for_the_pool() -> None:
    """28 cards, 16 of them on the boards and a pool of ten: after three clashes in the third state the deck lacks one (5.1-b)."""
    own = {"components.opinion_cards": 28, "components.exchange_pool": 10}
    states = ((1, 0, 2, 4, 6), (4, 0, 2, 4), (7, 12, 12, 13, 13, 8), (15, 8))
    g = scene("1997", 3, quiet=False, own=own, outcomes=told_setup(states, pool=())).g
    assert [g.pool[card] >= 0 for card in range(CARDS)] == [True] * CARDS and sum(g.pool[card] for card in range(CARDS)) == 10
    assert g.opinion_under_n == 0 and g.opinion_left == 2
    assert sum(g.opinion_discard[card] for card in range(CARDS)) == 0


@EDITIONS
def test_1_8_twenty_polls_and_four_key_issue_tiles(edition: str) -> None:
    s = scene(edition, quiet=False)
    assert [s.g.poll_deck[poll] for poll in range(20)] == [1] * 20 and s.g.poll_left == 20
    assert key_tiles_left(s.f, s.g) == 4
    assert [s.g.key_issue[state] for state in range(7)] == [-1] * 7


def test_1_8_a_key_issue_tile_must_be_left() -> None:
    s = scene(own={"components.key_issue_tiles": 1})
    s.opinion(0, 2, 1)
    s.minister(0, 0, 6)
    s.enter(CABINET_ACTIONS)
    assert s.why(0, SET_KEY + 2) == 0
    s.g.key_issue[3] = 5
    assert s.why(0, SET_KEY + 2) == NO_KEY_LEFT and s.why(0, PASS) == 0
