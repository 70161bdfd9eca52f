"""Ratings: a stronger bot has a higher one, certainty grows with the number of games, and the opponents do not matter."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from hustings.bots.referee import Conduct
from hustings.lab.arena.match import GameKey
from hustings.lab.arena.rating import Ratings
from hustings.lab.arena.result import GameResult
from hustings.lab.arena.statistics import Standings

BOTS = ("best", "good", "fair", "poor")


def places(rng: random.Random, strengths: dict[str, float], bots: tuple[str, ...]) -> list[int]:
    shown = [rng.gauss(strengths[bot], 1) for bot in bots]
    return [1 + sum(other > mine for other in shown) for mine in shown]


def rated(games: int, bots: tuple[str, ...] = BOTS) -> Ratings:
    rng, ratings = random.Random(1), Ratings()
    strengths = {bot: -1.0 * index for index, bot in enumerate(BOTS)}
    for _ in range(games):
        ratings.add(bots, places(rng, strengths, bots))
    return ratings


def test_the_stronger_has_more_and_certainty_grows() -> None:
    few, many = rated(10), rated(300)
    order = [many.of(bot)[0] for bot in BOTS]
    assert order == sorted(order, reverse=True)
    assert all(upper - lower > 1 for upper, lower in pairwise(order))
    assert all(many.of(bot)[1] < few.of(bot)[1] < 25 / 3 for bot in BOTS)


def test_several_seats_of_one_bot_have_one_rating() -> None:
    ratings = rated(200, ("best", "poor", "poor", "poor"))
    assert ratings.of("best")[0] > ratings.of("poor")[0]


def test_a_bot_against_itself_learns_nothing() -> None:
    ratings = Ratings()
    ratings.add(("a", "a", "a"), (1, 2, 3))
    assert ratings.of("a") == pytest.approx((25, 25 / 3))


def test_a_match_rates_its_bots_in_the_order_of_the_games() -> None:
    table = Standings(["a", "b", "b"])
    results = [GameResult(GameKey(i, 0), (3, 2, 1), (1, 2, 3), tuple(Conduct() for _ in range(3))) for i in range(20)]
    for result in results:
        table.add(result)
    table.rate(results)
    a, b = (row.to_json() for row in table.rows.values())
    assert a["rating"] > 25 > b["rating"]
    low, high = a["intervals"]["rating"]
    assert low < a["rating"] < high
    assert high - a["rating"] == pytest.approx(1.96 * a["rating_deviation"], rel=1e-3)
