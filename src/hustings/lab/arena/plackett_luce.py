"""Plackett-Luce strengths of bots: one fit to the games of all matches, whatever their order, with 95 % intervals.

The model: each of the remaining seats takes the next place with a probability proportional to its bot's strength. A bot that
sits at several seats has one strength. Seats that share a place are each compared with all seats that remained before them
(Breslow's method). Ratings are logarithms, 400 for a factor of ten, and are relative to one bot, so that an interval is that of
the difference from it.

A weak prior keeps a bot that has won or lost every game at a finite rating. Games of one deal are not independent, so the
intervals come from what whole deals add to the slope of the log likelihood (a sandwich estimate, clustered by deal). Libraries
such as choix fit only the strengths: they support neither shared places, nor bots at several seats, nor such intervals.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .statistics import Interval, Z

UNIT = 400 / math.log(10)
PRIOR = 6.0  # standard deviation of a strength's logarithm: a factor of 400 either way is not unusual
STEPS = 100
ENOUGH = 1e-9

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class RankedGame:
    """The bots of a game and their places. `deal`: games with the same value share their luck."""

    deal: Hashable
    bots: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class Strength:
    """A bot's rating. The interval is that of its difference from the bot rated 0, which has no interval itself."""

    rating: float
    interval: Interval | None
    games: int


def ratings(games: Iterable[RankedGame], anchor: str | None = None) -> dict[str, Strength]:
    """The rating of every bot, the strongest first. `anchor`, or else the bot with the most games, is rated 0. Bots that no games
    connect are compared by the prior alone, so play them against each other."""
    played = [game for game in games if len(set(game.bots)) > 1]  # against itself a bot wins as much as it loses
    counts: dict[str, int] = {}
    for game in played:
        for bot in dict.fromkeys(game.bots):
            counts[bot] = counts.get(bot, 0) + 1
    if not counts:
        return {}
    names = list(counts)
    zero = names.index(anchor if anchor in counts else max(names, key=lambda bot: counts[bot]))
    number = {bot: i for i, bot in enumerate(names)}
    patterns: dict[tuple[tuple[tuple[int, ...], ...], Hashable], int] = {}
    for game in played:
        key = _order(game, number), game.deal
        patterns[key] = patterns.get(key, 0) + 1
    theta = _fitted(patterns, len(names))
    spread = _covariance(patterns, theta)
    found = {}
    for i, bot in enumerate(names):
        apart = np.zeros(len(names))
        apart[i], apart[zero] = 1, -1
        rating, half = UNIT * float(theta[i] - theta[zero]), UNIT * Z * math.sqrt(max(0.0, float(apart @ spread @ apart)))
        found[bot] = Strength(rating, None if i == zero else (rating - half, rating + half), counts[bot])
    return dict(sorted(found.items(), key=lambda item: -item[1].rating))


Order = tuple[tuple[int, ...], ...]
"""The bots of a game by number, in the order of their places. Those that share a place form one group."""


def _order(game: RankedGame, number: dict[str, int]) -> Order:
    return tuple(
        tuple(sorted(number[bot] for bot, own in zip(game.bots, game.places, strict=True) if own == place))
        for place in sorted(set(game.places))
    )


def _slope(order: Order, theta: Floats) -> tuple[Floats, Floats]:
    """The first and second derivatives of a game's log likelihood."""
    first, second = np.zeros(len(theta)), np.zeros((len(theta), len(theta)))
    left = [bot for group in order for bot in group]
    for group in order:
        if len(left) == 1:
            break
        share = np.zeros(len(theta))
        np.add.at(share, left, np.exp(theta[left] - theta[left].max()))
        share /= share.sum()
        np.add.at(first, list(group), 1.0)
        first -= len(group) * share
        second -= len(group) * (np.diag(share) - np.outer(share, share))
        left = left[len(group) :]
    return first, second


def _fitted(patterns: dict[tuple[Order, Hashable], int], size: int) -> Floats:
    """The most likely strengths, by Newton's method: the likelihood has one peak."""
    orders: dict[Order, int] = {}
    for (order, _), count in patterns.items():
        orders[order] = orders.get(order, 0) + count
    theta = np.zeros(size)
    for _ in range(STEPS):
        first, second = -theta / PRIOR**2, -np.eye(size) / PRIOR**2
        for order, count in orders.items():
            slope, bend = _slope(order, theta)
            first, second = first + count * slope, second + count * bend
        step = np.linalg.solve(second, first)
        theta = theta - step * min(1.0, 2.0 / max(float(np.abs(step).max()), ENOUGH))  # no long jumps far from the peak
        if np.abs(step).max() < ENOUGH:
            break
    return theta


def _covariance(patterns: dict[tuple[Order, Hashable], int], theta: Floats) -> Floats:
    size = len(theta)
    slopes: dict[Order, tuple[Floats, Floats]] = {}
    by_deal: dict[Hashable, Floats] = {}
    bend = -np.eye(size) / PRIOR**2
    for (order, deal), count in patterns.items():
        if order not in slopes:
            slopes[order] = _slope(order, theta)
        first, second = slopes[order]
        by_deal[deal] = by_deal.get(deal, np.zeros(size)) + count * first
        bend = bend + count * second
    rows = np.array(list(by_deal.values()))
    inverse = np.linalg.inv(bend)
    found: Floats = inverse @ (rows.T @ rows + np.eye(size) / PRIOR**2) @ inverse
    return found


def chance_to_win(strengths: Sequence[float]) -> Floats:
    """Each seat's probability of coming first at a table, from the ratings of the seats."""
    powers = np.exp((np.array(strengths) - max(strengths)) / UNIT)
    found: Floats = powers / powers.sum()
    return found
