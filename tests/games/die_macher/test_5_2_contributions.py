"""5.2 Contributions: accept one card face up, or refuse one face down."""

from __future__ import annotations

import pytest

from hustings.core.gate import observe
from hustings.games.die_macher.options import ACCEPT, CONTRIBUTION, PASS, REFUSE, START_BID
from hustings.games.die_macher.position import CONTRIBUTIONS, END_OF_ROUND, GIFTS, OVER, PARTIES, START_PLAYER
from hustings.games.die_macher.refusals import CONTRIBUTION_USED
from support.die_macher.more import of_parties
from support.die_macher.scene import GAME, Scene, scene

EDITIONS = ("1997", "2006")
TEN, TWENTY, THIRTY, FORTY, FIFTY = range(GIFTS)
FACES = [0, 1, 1, 2, 2, 3]  # what the sides of a die show


def choosing(edition: str = "2006", players: int = 3) -> Scene:
    return scene(edition, players).enter(CONTRIBUTIONS)


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_5_2_after_rounds_1_to_5(round_: int) -> None:
    s = scene(players=3).enter(END_OF_ROUND, round=round_)
    assert (s.g.phase, s.g.ask, s.asked) == (CONTRIBUTIONS, CONTRIBUTION, [0])


def test_5_2_while_cards_last_so_not_after_round_6() -> None:
    s = scene(players=3)
    for party in range(3):
        for card in range(GIFTS):
            s.g.gift[party, card] = 0
    s.enter(END_OF_ROUND, round=6)
    assert (s.g.phase, s.g.round) == (OVER, 7)  # straight on to the last election, which nobody wins


def test_5_2_the_short_game_has_four_cards_for_rounds_1_to_4() -> None:
    s = scene(players=3, variants=["short"])
    assert [s.g.gift[0, card] for card in range(GIFTS)] == [1, 1, 1, 1, 0]
    for round_ in range(1, 5):
        s.enter(END_OF_ROUND, round=round_)
        for party in range(3):
            assert (s.asked, s.g.ask) == ([party], CONTRIBUTION)
            s.act(party, ACCEPT + round_ - 1)
    assert (s.g.phase, s.g.round) == (OVER, 5)


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_2_1_in_turn_order_each_party_must_choose_one_card(edition: str) -> None:
    s = scene(edition, 3).enter(CONTRIBUTIONS, start=2)
    for party in (2, 0, 1):
        assert (s.asked, s.g.ask) == ([party], CONTRIBUTION)
        assert s.legal(party) == [*range(ACCEPT, ACCEPT + 5), *range(REFUSE, REFUSE + 5)]
        assert s.why(party, PASS) != 0
        s.act(party, ACCEPT)
    assert (s.g.phase, s.g.ask, s.g.round) == (START_PLAYER, START_BID, 2)


def test_5_2_1_one_of_its_own_cards() -> None:
    s = scene(players=3)
    s.g.gift[0, FORTY] = 0
    s.enter(CONTRIBUTIONS)
    assert s.why(0, ACCEPT + FORTY) == s.why(0, REFUSE + FORTY) == CONTRIBUTION_USED
    s.act(0, ACCEPT)
    assert s.why(1, ACCEPT + FORTY) == 0


def test_5_2_1_accepted_face_up_refused_face_down() -> None:
    s = choosing()
    s.act(0, REFUSE + THIRTY)
    s.act(1, ACCEPT + TEN)
    for other in (1, 2, PARTIES):
        seen = observe(GAME.position, PARTIES, s.position, other)
        assert (seen["refused"][0, 0], seen["refusing"][0, 0], seen["accepted"][0, 1]) == (-1, 1, TEN)
        assert seen["gift"][0, 0].tolist() == [1] * 5  # no missing card gives it away
    assert observe(GAME.position, PARTIES, s.position, 0)["refused"][0, 0] == THIRTY


# 5.2.2 Acceptors


@pytest.mark.parametrize(("card", "amount"), [(TEN, 10), (TWENTY, 20), (THIRTY, 30), (FORTY, 40), (FIFTY, 50)])
def test_5_2_2_acceptors_get_the_money(card: int, amount: int) -> None:
    s = choosing()
    for party in range(3):
        s.act(party, ACCEPT + (card if party == 1 else TEN))
    assert of_parties(s, "cash") == [35, 25 + amount, 35]
    assert of_parties(s, "ledger") == of_parties(s, "cash")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "dice", "lost"),
    [(TEN, [5], 3), (TWENTY, [0], 0), (THIRTY, [1, 4], 2), (FORTY, [5, 1], 3), (FIFTY, [1, 3, 2], 2), (FIFTY, [0, 0, 0], 0)],
)
def test_5_2_2_they_lose_members_equal_to_the_highest_risk_die(edition: str, card: int, dice: list[int], lost: int) -> None:
    s = choosing(edition)
    s.act(0, ACCEPT + card)
    s.act(1, ACCEPT + TEN)
    s.act(2, ACCEPT + TEN, [*dice, 0, 0])
    assert lost == max(FACES[die] for die in dice)  # the highest, not the sum
    assert of_parties(s, "members") == [5 - lost, 5, 5]


def test_5_2_2_nothing_happens_before_all_have_chosen() -> None:
    s = choosing()
    assert s.act(0, ACCEPT + FIFTY) == []
    assert s.act(1, REFUSE + FIFTY) == []
    assert (of_parties(s, "cash"), of_parties(s, "members")) == ([25] * 3, [5] * 3)


# 5.2.3 Refusers


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "dice", "gain"),
    [(TEN, [5], 3), (TWENTY, [1], 1), (THIRTY, [1, 4], 3), (FORTY, [5, 5], 6), (FIFTY, [5, 5, 5], 9), (FIFTY, [0, 0, 2], 1)],
)
def test_5_2_3_refusers_gain_the_sum_of_their_dice(edition: str, card: int, dice: list[int], gain: int) -> None:
    s = choosing(edition)
    s.act(0, REFUSE + card)
    s.act(1, REFUSE + card)  # the same, so that nobody gets the bonus
    s.act(2, ACCEPT + TEN, [0, *dice, *[0] * len(dice)])
    assert of_parties(s, "members") == [5 + gain, 5, 5]
    assert of_parties(s, "cash") == [25, 25, 35]


def test_5_2_3_acceptors_roll_before_refusers_in_turn_order() -> None:
    s = scene(players=4).enter(CONTRIBUTIONS, start=1)
    s.act(1, REFUSE + TEN)
    s.act(2, ACCEPT + TEN)
    s.act(3, REFUSE + TWENTY)
    s.act(0, ACCEPT + TEN, [1, 3, 5, 4, 1, 1, 1])  # seats 2 and 0 lose 1 and 2, seats 1 and 3 gain 3 and 2, seat 3 has the bonus
    assert of_parties(s, "members") == [3, 8, 4, 5 + 2 + 3]


@pytest.mark.parametrize("edition", EDITIONS)
def test_5_2_3_who_alone_refused_the_largest_amount_rolls_3_more_dice(edition: str) -> None:
    s = choosing(edition)
    s.act(0, REFUSE + TWENTY)
    s.act(1, REFUSE + THIRTY)
    s.act(2, ACCEPT + FIFTY, [0, 0, 0, 0, 0, 0, 1, 3, 5])  # accepting a larger one does not count
    assert of_parties(s, "members") == [5, 5 + 1 + 2 + 3, 5]


def test_5_2_3_a_single_refuser_has_refused_the_largest_amount() -> None:
    s = choosing()
    s.act(0, ACCEPT + TEN)
    s.act(1, REFUSE + TEN)
    s.act(2, ACCEPT + TEN, [0, 0, 1, 5, 5, 5])
    assert of_parties(s, "members") == [5, 5 + 1 + 9, 5]


@pytest.mark.parametrize("order", [(THIRTY, THIRTY, TEN), (TEN, THIRTY, THIRTY), (THIRTY, TEN, THIRTY)])
def test_5_2_3_a_tie_for_the_largest_and_nobody_rolls_more(order: tuple[int, int, int]) -> None:
    s = choosing()
    s.act(0, REFUSE + order[0])
    s.act(1, REFUSE + order[1])
    s.act(2, REFUSE + order[2], [0] * 5)  # two dice, two dice and one: no more are asked for
    assert of_parties(s, "members") == [5, 5, 5]


@pytest.mark.parametrize("order", [(TEN, TEN, FORTY), (FORTY, TEN, TEN), (TEN, FORTY, TEN)])
def test_5_2_3_a_tie_below_the_largest_does_not_matter(order: tuple[int, int, int]) -> None:
    s = choosing()
    s.act(0, REFUSE + order[0])
    s.act(1, REFUSE + order[1])
    s.act(2, REFUSE + order[2], [0, 0, 0, 0, 5, 5, 5])
    assert of_parties(s, "members") == [14 if card == FORTY else 5 for card in order]


def test_5_2_3_nobody_refused_and_nobody_rolls_more() -> None:
    s = choosing()
    for party in range(2):
        s.act(party, ACCEPT + TEN)
    assert len(s.act(2, ACCEPT + TEN)) == 3


# 5.2.4 and the ruling


def test_5_2_4_used_cards_leave_the_game() -> None:
    s = choosing()
    s.act(0, ACCEPT + FIFTY)
    s.act(1, REFUSE + FORTY)
    s.act(2, ACCEPT + TEN)
    used = [[1 - s.g.gift[party, card] for card in range(GIFTS)] for party in range(3)]
    assert used == [[0, 0, 0, 0, 1], [0, 0, 0, 1, 0], [1, 0, 0, 0, 0]]
    assert of_parties(s, "accepted") == of_parties(s, "refused") == [-1, -1, -1]
    assert of_parties(s, "refusing") == [0, 0, 0]


@pytest.mark.parametrize(("members", "left"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1)])
def test_ruling_5_2_a_members_do_not_fall_below_0(members: int, left: int) -> None:
    s = scene(players=3)
    s.g.members[0] = members
    s.enter(CONTRIBUTIONS)
    s.act(0, ACCEPT + TEN)
    s.act(1, ACCEPT + TEN)
    s.act(2, ACCEPT + TEN, [5, 0, 0])
    assert s.g.members[0] == left
