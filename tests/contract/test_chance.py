"""Chance is even, its streams and its games are unrelated, and scripted outcomes come out as scripted."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core import layout
from hustings.core.chance import CARDS, CHOICE, DICE, ROOM, SETUP, Chance, fresh, pick, roll, said, seeded, set_keys, tell, word
from hustings.core.layout import Records
from support.contract.chi_square import surprise
from support.contract.steady import steady

STREAMS = (SETUP, CARDS, DICE, CHOICE)
DRAWS = 20_000


def chance(seed: int, index: int = 0) -> tuple[Records, Any]:
    chances = seeded(seed, index)
    c = layout.plain(Chance, chances)
    fresh(c)
    return chances, c


def rolls(c: Any, stream: int, ways: int, count: int) -> list[int]:
    got = []
    for _ in range(count):
        fresh(c)
        got.append(roll(c, stream, ways))
    return got


@pytest.mark.parametrize("stream", STREAMS)
@pytest.mark.parametrize("ways", [2, 3, 6, 7, 20, 300])
def test_a_roll_is_even(stream: int, ways: int) -> None:
    counts = Counter(rolls(chance(1)[1], stream, ways, DRAWS))
    assert surprise(counts, dict.fromkeys(range(ways), 1 / ways)) < 4


@pytest.mark.parametrize("counts", [[1, 1, 1], [5, 0, 2, 1], [0, 0, 7, 3], [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]])
def test_a_pick_is_as_likely_as_there_are_cards(counts: list[int]) -> None:
    _, c = chance(2)
    picked: Counter[int] = Counter()
    for _ in range(DRAWS):
        fresh(c)
        picked[pick(c, CARDS, counts, len(counts))] += 1  # type: ignore[arg-type]  # a list is grid enough
    assert surprise(picked, {kind: count / sum(counts) for kind, count in enumerate(counts)}) < 4


@pytest.mark.parametrize("lag", [1, 2, 3, 7])
def test_successive_rolls_are_independent(lag: int) -> None:
    got = rolls(chance(3)[1], DICE, 6, DRAWS)
    pairs = Counter(zip(got, got[lag:], strict=False))
    assert surprise(pairs, {(a, b): 1 / 36 for a in range(6) for b in range(6)}) < 4


@pytest.mark.parametrize(("one", "other"), list(combinations(STREAMS, 2)))
def test_streams_are_independent(one: int, other: int) -> None:
    pairs = Counter(zip(rolls(chance(4)[1], one, 6, DRAWS), rolls(chance(4)[1], other, 6, DRAWS), strict=True))
    assert surprise(pairs, {(a, b): 1 / 36 for a in range(6) for b in range(6)}) < 4


def test_drawing_from_one_stream_does_not_shift_the_others() -> None:
    _, quiet = chance(5)
    _, busy = chance(5)
    rolls(busy, DICE, 6, 57)
    assert rolls(quiet, CARDS, 1000, 50) == rolls(busy, CARDS, 1000, 50)


def test_no_stream_runs_into_another() -> None:
    """All streams walk one circle of 2^32 turns: no stream of a game may run into the words of another."""
    turns = 3000
    words = []
    for stream in STREAMS:
        _, c = chance(6)
        words += [word(c, stream) for _ in range(turns)]
    assert len(set(words)) > len(words) - 5  # among 12,000 words at most a few are equal by chance


@pytest.mark.parametrize("step", ["seed", "index"])
def test_first_rolls_of_neighbouring_games_are_even_and_independent(step: str) -> None:
    first: list[tuple[int, int]] = []
    for i in range(DRAWS // 4):
        _, c = chance(i, 0) if step == "seed" else chance(7, i)
        one, two = rolls(c, SETUP, 6, 2)
        first.append((one, two))
    even = {(a, b): 1 / 36 for a in range(6) for b in range(6)}
    assert surprise(Counter(first), even) < 4
    assert surprise(Counter((a[0], b[0]) for a, b in pairwise(first)), even) < 4


def test_seeds_and_games_have_keys_of_their_own() -> None:
    keys = {tuple(seeded(seed)["key"][0].tolist()) for seed in range(1001)}
    assert len(keys) == 1001
    keys |= {tuple(key) for seed in range(50) for key in seeded(seed, 1, 1000)["key"].tolist()}
    assert len(keys) == 1001 + 50_000


@given(seed=st.integers(0, 2**64 - 1), index=st.integers(0, 10**9), count=st.integers(1, 20))
@steady(50)
def test_a_game_has_the_same_key_in_whatever_slice_it_is_played(seed: int, index: int, count: int) -> None:
    together = seeded(seed, index, count)
    for i in range(count):
        assert layout.same(together[i : i + 1], seeded(seed, index + i))


@given(outcomes=st.lists(st.integers(0, 5), max_size=ROOM), key=st.integers(0, 2**64 - 1))
@steady(50)
def test_what_is_told_is_said_and_the_key_is_not_asked(outcomes: list[int], key: int) -> None:
    chances, c = chance(key)
    tell(chances, outcomes)
    fresh(c)
    assert [roll(c, DICE, 6) for _ in outcomes] == outcomes
    assert said(chances) == outcomes
    assert not c.wrong
    assert chances["turn"].tolist() == [[0] * 4]


@given(told=st.integers(-(2**15), 2**15 - 1), ways=st.integers(1, 300))
@steady(50)
def test_an_outcome_that_cannot_be_is_noted(told: int, ways: int) -> None:
    for draw in ("roll", "pick"):
        chances, c = chance(8)
        tell(chances, [told])
        fresh(c)
        cards: Any = [i % 2 for i in range(ways + 1)]
        got = roll(c, DICE, ways) if draw == "roll" else pick(c, CARDS, cards, ways + 1)
        possible = 0 <= told < ways if draw == "roll" else 0 <= told <= ways and told % 2 == 1
        assert bool(c.wrong) == (not possible)
        assert got == told or not possible


def test_new_keys_start_the_streams_anew() -> None:
    chances, c = chance(9)
    first = rolls(c, DICE, 1000, 20)
    set_keys(chances, 9)
    assert rolls(c, DICE, 1000, 20) == first
