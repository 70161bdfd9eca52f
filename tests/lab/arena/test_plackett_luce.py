"""Plackett-Luce strengths: the fit recovers those that games were drawn with, whatever the order of the games."""

from __future__ import annotations

import random

import numpy as np
import pytest

from hustings.lab.arena.plackett_luce import RankedGame, chance_to_win, ratings

TRUE = {"zero": 0.0, "strong": 300.0, "weak": -250.0, "middling": 80.0}


def drawn(bots: tuple[str, ...], rng: random.Random, deal: int) -> RankedGame:
    """A game whose places are drawn from the model."""
    left, places, place = list(range(len(bots))), [0] * len(bots), 1
    while left:
        (seat,) = rng.choices(left, [10 ** (TRUE[bots[i]] / 400) for i in left])
        places[seat], place = place, place + 1
        left.remove(seat)
    return RankedGame(deal, bots, tuple(places))


def many(line_up: tuple[str, ...], count: int, seed: int) -> list[RankedGame]:
    rng = random.Random(seed)
    return [drawn(line_up, rng, 1000 * seed + number) for number in range(count)]


def test_strengths_are_found_again() -> None:
    games = (
        many(("strong", "zero", "zero", "zero"), 1500, 1) + many(("middling", "strong"), 1500, 2) + many(("weak", "zero"), 900, 3)
    )
    found = ratings(games, "zero")
    assert list(found) == ["strong", "middling", "zero", "weak"]
    assert found["zero"].rating == 0 and found["zero"].interval is None and found["strong"].games == 3000
    for bot, strength in found.items():
        if strength.interval is not None:
            low, high = strength.interval
            assert low < TRUE[bot] < high and 10 < high - low < 120, bot


def test_the_order_of_the_games_does_not_matter() -> None:
    games = many(("strong", "zero", "weak"), 60, 4) + many(("middling", "weak", "weak"), 60, 5)
    shuffled = random.Random(6).sample(games, len(games))
    for bot, strength in ratings(games, "zero").items():
        assert ratings(shuffled, "zero")[bot].rating == pytest.approx(strength.rating, abs=1e-6)


def test_intervals_cover_what_they_should() -> None:
    inside = 0
    for seed in range(60):
        low, high = ratings(many(("strong", "zero", "zero"), 80, seed), "zero")["strong"].interval or (0, 0)
        inside += low < TRUE["strong"] < high
    assert inside >= 52  # 57 are expected; 51 or less happen once in 100 times


def test_games_that_share_their_luck_count_less() -> None:
    games = many(("strong", "zero"), 100, 7)
    apart = [RankedGame((number, copy), game.bots, game.places) for number, game in enumerate(games) for copy in range(4)]
    together = [RankedGame(number, game.bots, game.places) for number, game in enumerate(games) for _ in range(4)]
    widths = [np.diff(ratings(each, "zero")["strong"].interval or (0, 0)).item() for each in (apart, together)]
    assert widths[1] == pytest.approx(2 * widths[0], rel=0.05)


def test_a_bot_that_always_wins_has_a_finite_rating_and_shared_places_say_nothing() -> None:
    won = ratings([RankedGame(n, ("strong", "zero"), (1, 2)) for n in range(50)], "zero")
    assert 800 < won["strong"].rating < 5000
    shared = ratings([RankedGame(n, ("strong", "zero"), (1, 1)) for n in range(50)], "zero")
    assert shared["strong"].rating == pytest.approx(0, abs=1e-6)


def test_a_bot_against_itself_says_nothing() -> None:
    assert ratings([RankedGame(1, ("zero", "zero"), (1, 2))]) == {}


def test_chances_follow_from_ratings() -> None:
    assert chance_to_win([400, 0]) == pytest.approx([10 / 11, 1 / 11])
    assert chance_to_win([5, 5, 5]) == pytest.approx([1 / 3] * 3)
