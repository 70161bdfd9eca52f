"""3.1 Obtaining cards."""

from __future__ import annotations

from hustings.games.helvetiq.options import ELECT, OBTAIN, PASS
from hustings.games.helvetiq.position import BLANK, BLUE, E1, E2, E3, GREY, NO, RED, YES
from hustings.games.helvetiq.refusals import ALREADY_PLAYING, MUST_ACT
from support.helvetiq.scene import kind, scene

ONE, TWO, THREE = 0, 2, 4  # faces of the die with these numbers


def test_3_1_1_the_marker_goes_one_drawer_up() -> None:
    s = scene()
    assert s.g.drawer == 1
    s.act(0, OBTAIN, outcomes=[ONE, 3])
    assert s.g.drawer == 2 and s.asked == [1]
    assert s.row("special_n") == [0, 0, 0, 0]


def test_3_1_1_an_open_drawer_brings_everyone_a_special_card() -> None:
    s = scene()
    s.g.drawer = 5
    s.g.active, s.g.asked = 2, 1 << 2
    s.act(2, OBTAIN, outcomes=[9, 8, 7, 6, ONE, 0])
    assert [s.row("special", seat).index(1) for seat in (2, 3, 0, 1)] == [9, 8, 7, 6]
    assert s.g.special_left == 21


def test_3_1_2_as_many_cards_as_the_die_shows() -> None:
    for face, cards in enumerate([1, 1, 2, 2, 3, 3]):
        s = scene()
        s.act(0, OBTAIN, outcomes=[face, 1, 6, 11][: 1 + cards])
        assert s.held(0) == [1, 6, 11][:cards]


def test_3_1_2_one_more_for_each_of_the_lower_executives() -> None:
    s = scene()
    s.pawns(0, E1, E1, E2, E3)  # two pawns on one square count once, the Federal Council not at all
    s.act(0, OBTAIN, outcomes=[ONE, 1, 6, 11])
    assert s.held(0) == [1, 6, 11]


def test_3_1_3_an_empty_deck_is_made_of_the_discards() -> None:
    s = scene()
    s.deck((RED, YES))
    s.act(0, OBTAIN, outcomes=[TWO, kind((RED, YES)), kind((BLUE, NO))])
    assert s.held(0) == [kind((RED, YES)), kind((BLUE, NO))]
    assert s.g.deck_left == 58 and not any(s.row("discard"))


def test_ruling_3_1_a_deck_and_discards_empty_nothing_is_drawn() -> None:
    s = scene()
    s.deck((GREY, BLANK))
    s.lose_discards()
    s.act(0, OBTAIN, outcomes=[THREE, kind((GREY, BLANK))])
    assert s.held(0) == [kind((GREY, BLANK))] and s.g.deck_left == 0 and s.asked == [1]


def test_ruling_3_1_a_the_marker_starts_on_the_first_drawer() -> None:
    assert scene(quiet=False).g.drawer == 1


def test_ruling_3_1_b_special_cards_are_shuffled_again_too() -> None:
    s = scene(players=2)
    s.special(0, *range(12))
    s.special(1, *range(12, 23))
    for card in (23, 24):
        s.g.special_deck[card], s.g.special_discard[card] = 0, 1
    s.g.special_left = 0
    s.g.drawer = 5
    s.act(0, OBTAIN, outcomes=[24, 23, ONE, 0])
    assert s.g.special[0, 24] == 1 and s.g.special[1, 23] == 1 and s.g.special_left == 0
    assert s.row("special_older") == [12, 11, 0, 0]
    s.g.drawer, s.g.asked, s.g.active = 10, 1, 0
    s.act(0, OBTAIN, outcomes=[ONE, 0])  # there are no special cards left at all
    assert s.row("special_n") == [13, 12, 0, 0]


def test_ruling_3_1_c_special_cards_of_an_open_drawer_come_first_and_to_the_active_player_first() -> None:
    s = scene(players=3)
    s.g.drawer = 10
    s.g.active, s.g.asked = 1, 1 << 1
    s.act(1, OBTAIN, outcomes=[20, 19, 18, ONE, 3])
    assert [s.row("special", seat).index(1) for seat in (1, 2, 0)] == [20, 19, 18]


def test_3_obtaining_excludes_playing() -> None:
    s = scene()
    s.act(0, ELECT)
    assert s.why(0, OBTAIN) == ALREADY_PLAYING


def test_ruling_3_a_who_plays_does_at_least_one_thing() -> None:
    s = scene()
    assert s.why(0, PASS) == MUST_ACT
    s.act(0, ELECT)
    s.act(0, PASS)
    assert s.asked == [1]


def test_ruling_3_a_who_cannot_play_must_obtain() -> None:
    s = scene()
    s.pawns(0, *[6] * 5)  # five pawns at the top of the judiciary, no card in hand
    assert s.legal(0) == [OBTAIN]
