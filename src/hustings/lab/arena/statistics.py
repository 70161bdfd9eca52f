"""Statistics of a match, by bot: win rate and mean score with 95 % intervals, rating, conduct.

A bot that sits at several seats of a game counts with the mean over its seats, so that parity is 1/players whatever the line-up.
Games are treated as independent. Rotations share a deal, which evens out the luck of a seat, so the intervals are too wide if
anything.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...bots.referee import KINDS, Conduct
from .match import Match
from .result import GameResult

Interval = tuple[float, float]
Z = 1.959963984540054  # 95 % of a normal distribution lies within this many standard deviations


@dataclass
class Moments:
    """Sums of a quantity over games."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def variance(self) -> float:
        """The unbiased variance of one game; not a number for fewer than two games."""
        if self.count < 2:
            return math.nan
        return max(0.0, self.squares - self.total * self.mean) / (self.count - 1)


def mean_interval(moments: Moments) -> Interval | None:
    """The 95 % interval of a mean by Student's distribution; None for fewer than two games."""
    if moments.count < 2:
        return None
    half = student(moments.count - 1) * math.sqrt(moments.variance / moments.count)
    return moments.mean - half, moments.mean + half


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution: exact for 1 and 2 degrees of freedom, otherwise an expansion in 1/freedom,
    correct to 1 % for 3 and far better above. SciPy has it, but would be a large dependency for one quantile."""
    if freedom == 1:
        return 12.706204736
    if freedom == 2:
        return 4.302652730
    z, v = Z, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )


def rate_interval(moments: Moments) -> Interval:
    """Wilson's 95 % interval of a win rate. Where wins are shared or a bot has several seats, a game tells more than a coin
    toss: then it is Wilson's interval for the number of coin tosses that would have the observed variance."""
    p = moments.mean
    n = float(moments.count)
    if moments.count > 1 and 0 < p < 1:
        seen = (moments.squares / moments.count - p * p) / moments.count  # of the mean
        if seen > 0:
            n = max(n, p * (1 - p) / seen)
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return 0.0 if p == 0 else middle - half, 1.0 if p == 1 else middle + half


def win_shares(places: Sequence[int]) -> list[float]:
    """Each place's share of the win: 1 for the winner, split equally among joint winners."""
    winners = places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in places]


@dataclass
class BotRow:
    """The statistics of one distinct bot of a match."""

    bot: str
    seats: int
    wins: Moments = field(default_factory=Moments)
    scores: Moments = field(default_factory=Moments)
    conduct: Conduct = field(default_factory=Conduct)
    rating: tuple[float, float] | None = None  # the rating and its deviation

    def to_json(self) -> dict[str, Any]:
        low_high = mean_interval(self.scores)
        rating, deviation = self.rating or (None, None)
        intervals: dict[str, Any] = {
            "win_rate": list(rate_interval(self.wins)),
            "mean_score": None if low_high is None else list(low_high),
        }
        intervals["rating"] = None if rating is None or deviation is None else [rating - Z * deviation, rating + Z * deviation]
        mean = self.conduct.seconds / self.conduct.decisions if self.conduct.decisions else None
        p95 = self.conduct.quantile(0.95)
        return {
            "bot": self.bot,
            "seats": self.seats,
            "games": self.wins.count,
            "win_rate": self.wins.mean,
            "mean_score": self.scores.mean,
            "rating": rating,
            "rating_deviation": deviation,
            "intervals": intervals,
            "incidents": {kind: self.conduct.counts[kind] for kind in KINDS},
            "first_incidents": {kind: self.conduct.first[kind] for kind in KINDS if kind in self.conduct.first},
            "decision_ms": {"mean": _ms(mean), "p95": _ms(p95)},
        }


def _ms(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds * 1000, 4)


class Standings:
    """The rows of all bots, updated with each result."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = tuple(bots)
        self.rows = {bot: BotRow(bot, self.bots.count(bot)) for bot in dict.fromkeys(self.bots)}
        self.games = 0

    @classmethod
    def of(cls, match: Match) -> Standings:
        return cls([str(bot) for bot in match.bots])

    def add(self, result: GameResult) -> None:
        self.games += 1
        shares = win_shares(result.places)
        for bot, row in self.rows.items():
            mine = [place for place, name in enumerate(self.bots) if name == bot]
            row.wins.add(sum(shares[place] for place in mine) / len(mine))
            row.scores.add(sum(result.scores[place] for place in mine) / len(mine))
            for place in mine:
                row.conduct.add(result.conducts[place])

    def rate(self, results: Iterable[GameResult]) -> None:
        """Set the ratings, adding the games in their order. It needs openskill: without it, leave this out and rows have none."""
        from .rating import Ratings

        ratings = Ratings()
        for result in results:
            ratings.add(self.bots, result.places)
        for bot, row in self.rows.items():
            row.rating = ratings.of(bot)
