"""Win rates, scores and their intervals, compared with numbers computed by hand or from tables."""

from __future__ import annotations

import math
import random

import pytest

from hustings.bots.referee import Conduct
from hustings.lab.arena.match import GameKey
from hustings.lab.arena.result import GameResult
from hustings.lab.arena.statistics import Moments, Standings, mean_interval, rate_interval, student, win_shares


def moments(*values: float) -> Moments:
    found = Moments()
    for value in values:
        found.add(value)
    return found


def result(index: int, scores: tuple[int, ...], places: tuple[int, ...], conducts: tuple[Conduct, ...] = ()) -> GameResult:
    return GameResult(GameKey(index, 0), scores, places, conducts or tuple(Conduct() for _ in scores))


def test_a_shared_win_counts_a_share() -> None:
    assert win_shares((2, 1, 3)) == [0, 1, 0]
    assert win_shares((1, 1, 3)) == [0.5, 0.5, 0]
    assert win_shares((1, 1, 1, 1)) == [0.25] * 4


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (970, 1000, 0.9575, 0.9789),
    ],
)
def test_the_interval_of_plain_wins_is_wilson_s(wins: int, games: int, low: float, high: float) -> None:
    found = rate_interval(moments(*[1.0] * wins, *[0.0] * (games - wins)))
    assert found == pytest.approx((low, high), abs=5e-5)
    assert 0 <= found[0] <= wins / games <= found[1] <= 1


def test_shared_wins_narrow_the_interval() -> None:
    plain = rate_interval(moments(*[1.0] * 50, *[0.0] * 50))
    shared = rate_interval(moments(*[0.5] * 100))
    mixed = rate_interval(moments(*[1.0] * 25, *[0.5] * 50, *[0.0] * 25))
    assert plain[0] < mixed[0] < 0.5 < mixed[1] < plain[1]
    assert shared == plain, "no variance seen: no narrower than coins"


def test_intervals_of_win_rates_hold_the_truth_in_about_95_of_100_matches() -> None:
    rng, hits = random.Random(5), 0
    for _ in range(2000):
        low, high = rate_interval(moments(*(float(rng.random() < 0.2) for _ in range(100))))
        hits += low <= 0.2 <= high
    assert 0.93 <= hits / 2000 <= 0.97


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (30, 2.0423), (500, 1.9647)]
)
def test_student_s_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.011 if freedom == 3 else 0.003)


def test_the_interval_of_a_mean() -> None:
    assert mean_interval(moments(10, 12, 14)) == pytest.approx((12 - 4.9683, 12 + 4.9683), abs=1e-3)
    assert mean_interval(moments(3)) is None
    assert mean_interval(moments(3, 3)) == (3, 3)


def test_a_bot_at_several_seats_counts_with_their_mean() -> None:
    table = Standings(["a", "b", "b"])
    table.add(result(0, (30, 20, 10), (1, 2, 3)))
    table.add(result(1, (10, 40, 20), (3, 1, 2)))
    table.add(result(2, (30, 30, 0), (1, 1, 3)))
    a, b = table.rows.values()
    assert (a.bot, a.seats, b.bot, b.seats) == ("a", 1, "b", 2)
    assert a.wins.mean == pytest.approx(1.5 / 3)
    assert b.wins.mean == pytest.approx(1.5 / 6)
    assert a.wins.mean * 1 + b.wins.mean * 2 == pytest.approx(1)
    assert a.scores.mean == pytest.approx(70 / 3)
    assert b.scores.mean == pytest.approx((15 + 30 + 15) / 3)
    assert a.wins.count == b.wins.count == table.games == 3


def test_a_row_as_json_has_what_is_promised() -> None:
    slow = Conduct()
    slow.note("raised", "KeyError")
    slow.took(0.004)
    table = Standings(["a", "b"])
    for index in range(3):
        table.add(result(index, (3, index), (1, 2), (slow, Conduct())))
    a, b = (row.to_json() for row in table.rows.values())
    assert {"bot": "a", "games": 3, "win_rate": 1.0, "mean_score": 3.0, "rating": None}.items() <= a.items()
    assert a["intervals"]["win_rate"] == [pytest.approx(0.4385, abs=1e-4), 1.0]
    assert a["intervals"]["mean_score"] == [3.0, 3.0]
    assert b["intervals"]["mean_score"] == pytest.approx([1 - 2.4841, 1 + 2.4841], abs=1e-3)
    assert a["incidents"] == {"raised": 3, "illegal": 0, "overrun": 0}
    assert a["first_incidents"] == {"raised": "KeyError"}
    assert a["decision_ms"]["mean"] == pytest.approx(4.0)
    assert 4.0 <= a["decision_ms"]["p95"] <= 4.05
    assert b["decision_ms"] == {"mean": None, "p95": None}
    assert math.isfinite(a["intervals"]["win_rate"][0])
