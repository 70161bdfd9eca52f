"""7 Variants: the short game of 2006 and the imposed stances of 1997."""

from __future__ import annotations

import pytest

from hustings.core.chance import tell
from hustings.core.errors import HustingsError, UnknownName
from hustings.core.play import make_setup
from hustings.games.die_macher.options import ACCEPT, PASS, PLACE, SWAP_PLATFORM
from hustings.games.die_macher.position import CABINET_PLACING, CARDS, CONFERENCE, CONTRIBUTIONS
from hustings.games.die_macher.refusals import CABINET_GONE, CONTRIBUTION_USED, IMPOSED
from hustings.games.die_macher.rules.decks import deal_open_platform
from hustings.games.die_macher.rules.polls import reshuffle_polls
from hustings.games.die_macher.rules.scoring import NATIONAL_MEDIA, final_score
from hustings.games.die_macher.rules.table import last_in_line
from support.die_macher.scene import GAME, Scene, scene


def test_7_1_five_rounds_with_states_in_play_as_listed() -> None:
    s = scene(variants=("short",))
    assert s.g.rounds == 5
    in_play = []
    for round in range(1, 6):
        s.g.round = round
        in_play.append(last_in_line(s.g) - (round - 1) + 1)
    assert in_play == [4, 4, 3, 2, 1]


def test_7_1_the_cabinet_card_of_25_000_is_not_there() -> None:
    s = scene(variants=("short",)).enter(CABINET_PLACING)
    assert [s.f.cabinet_cost[card] for card in range(7) if s.g.cabinet[0, card] == 0] == [25]
    assert s.why(0, PLACE + 0) == CABINET_GONE and s.why(0, PLACE + 1) == 0


def test_7_1_the_contribution_of_50_000_is_not_there() -> None:
    s = scene(variants=("short",)).enter(CONTRIBUTIONS)
    assert [s.f.gift_amount[card] for card in range(5) if s.g.gift[0, card] == 0] == [50]
    assert s.why(0, ACCEPT + 4) == CONTRIBUTION_USED and s.why(0, ACCEPT + 3) == 0


def test_7_1_ten_polls_are_not_there_and_never_come_back() -> None:
    s = scene(variants=("short",))
    dropped = [poll for poll in range(20) if s.f.poll_dropped[poll] == 1]
    assert len(dropped) == 10
    for _ in range(2):
        assert [poll for poll in range(20) if s.g.poll_deck[poll] == 0] == dropped
        assert s.g.poll_left == 10
        reshuffle_polls(s.f, s.g)


def test_7_1_national_media_spaces_are_those_of_rounds_one_to_five() -> None:
    s = scene(variants=("short",), players=3)
    for round in range(5):
        s.g.national_media[round, 0] = 1
    s.g.national_media[4, 1] = 1
    final_score(s.f, s.g)
    assert s.g.points[0, NATIONAL_MEDIA] == 25 + 20 + 20 + 15 + 15
    assert s.g.points[1, NATIONAL_MEDIA] == 15


@pytest.mark.parametrize("variants", [(), ("imposed-stances",)])
def test_7_1_the_long_game_keeps_all_cards(variants: tuple[str, ...]) -> None:
    g = scene("1997", variants=variants).g
    assert (g.cabinet[0, 0], g.gift[0, 4], g.poll_left, g.rounds) == (1, 1, 20, 7)


def test_7_1_only_2006_has_the_short_game() -> None:
    assert make_setup(GAME, edition="2006", variants=["short"]).variants == ("short",)
    with pytest.raises(HustingsError, match=r"short belongs to the 2006 rules.*not to 1997"):
        make_setup(GAME, edition="1997", variants=["short"])


# Black: euro now. Red: nuclear energy no. Yellow: internal security more. Green: genetic engineering no. Blue: welfare more.
IMPOSED_CARDS = {"black": 10, "red": 13, "yellow": 4, "green": 1, "blue": 8}
OPPOSITE = {colour: card ^ 1 for colour, card in IMPOSED_CARDS.items()}
COLOURS = pytest.mark.parametrize("colour", list(IMPOSED_CARDS))


def imposed(colour: str) -> Scene:
    """Three parties, the one in question in seat 1."""
    others = [other for other in IMPOSED_CARDS if other != colour]
    return scene("1997", 3, ("imposed-stances",), colours=[others[0], colour, others[1]])


@COLOURS
def test_7_2_set_up_refuses_the_other_stance(colour: str) -> None:
    s = imposed(colour)
    s.platform(1, [0] * 7)
    s.platform_cards(deck=[OPPOSITE[colour], IMPOSED_CARDS[colour]])
    tell(s.chances, [OPPOSITE[colour], IMPOSED_CARDS[colour]])
    s.c.said = 0
    deal_open_platform(s.f, s.g, s.c, 1)
    assert s.g.platform[1, IMPOSED_CARDS[colour] // 2] == (1 if IMPOSED_CARDS[colour] % 2 == 0 else -1)
    assert s.g.platform_deck[OPPOSITE[colour]] == 1, "shuffled back"


def test_7_2_no_deal_ever_breaks_it_and_the_issue_may_be_absent() -> None:
    seen = set()
    for seed in range(40):
        s = scene("1997", 5, ("imposed-stances",), seed=seed, quiet=False)
        for party, card in enumerate(IMPOSED_CARDS.values()):
            stance = s.g.platform[party, card // 2] * (1 if card % 2 == 0 else -1)
            seen.add(stance)
    assert seen == {0, 1}


@COLOURS
def test_7_2_the_conference_refuses_the_other_stance(colour: str) -> None:
    s = imposed(colour)
    issue = IMPOSED_CARDS[colour] // 2
    platform = [1] * 7
    platform[issue] = platform[(issue + 1) % 7] = 0
    s.platform(1, platform)
    s.hand(1, IMPOSED_CARDS[colour], OPPOSITE[colour], 2 * ((issue + 1) % 7))
    s.enter(CONFERENCE, start=1)
    s.act(1, PASS)
    given_up = (issue + 2) % 7
    assert s.why(1, SWAP_PLATFORM + given_up * CARDS + OPPOSITE[colour]) == IMPOSED
    assert s.why(1, SWAP_PLATFORM + given_up * CARDS + IMPOSED_CARDS[colour]) == 0


def test_7_2_the_issue_may_be_given_up_but_not_turned_round() -> None:
    s = imposed("black")
    s.platform(1, [1, 1, 1, 1, 0, 1, 0])
    s.hand(1, 11, 13, 13)
    s.enter(CONFERENCE, start=1)
    s.act(1, PASS)
    assert s.why(1, SWAP_PLATFORM + 5 * CARDS + 11) == IMPOSED
    s.act(1, SWAP_PLATFORM + 5 * CARDS + 13)
    assert s.g.platform[1, 5] == 0 and s.g.platform[1, 6] == -1


def test_7_2_hidden_cards_are_free() -> None:
    s = imposed("black")
    s.hand(1, 2, 2, 2)
    s.platform_cards(deck=[11])
    s.hand(1, 2, 2)
    s.enter(CONFERENCE, start=1)
    s.act(1, PASS, outcomes=[11])
    assert [s.g.hand[1, i] for i in range(3)] == [2, 2, 11]


def test_7_2_it_binds_only_the_party_itself() -> None:
    s = imposed("black")
    s.platform(0, [0, 1, 1, 1, 1, 0, 1])
    s.hand(0, 11, 11, 11)
    s.enter(CONFERENCE, start=0)
    s.act(0, PASS)
    assert s.why(0, SWAP_PLATFORM + 1 * CARDS + 11) == 0


def test_7_2_without_the_variant_every_stance_is_free() -> None:
    s = scene("1997", 3)
    s.hand(0, 11, 11, 11)
    s.enter(CONFERENCE)
    s.act(0, PASS)
    assert s.why(0, SWAP_PLATFORM + 1 * CARDS + 11) == 0


def test_7_2_only_1997_has_imposed_stances() -> None:
    assert make_setup(GAME, edition="1997", variants=["imposed-stances"]).variants == ("imposed-stances",)
    with pytest.raises(HustingsError, match=r"imposed-stances belongs to the 1997 rules.*not to 2006"):
        make_setup(GAME, edition="2006", variants=["imposed-stances"])


@pytest.mark.parametrize("edition", ["1997", "2006"])
def test_7_2_other_variants_are_refused_by_name(edition: str) -> None:
    with pytest.raises(UnknownName, match=r"blitz.*short, imposed-stances"):
        make_setup(GAME, edition=edition, variants=["blitz"])
