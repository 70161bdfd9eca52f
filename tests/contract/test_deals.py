"""Every deal that agrees with an observation occurs with its probability, and cards drawn late fall like shuffled ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hustings.core import layout
from hustings.core.chance import Chance, fresh, seeded
from hustings.core.layout import Records
from support.contract import compiled
from support.contract.about import Case, Draw, about, described
from support.contract.chi_square import surprise
from support.contract.tables import Table, table

RESAMPLES = 10_000
CASES = [case for name in described() for case in about(name).cases]
DRAWS = [draw for name in described() for draw in about(name).draws]


class Read(dict[str, Any]):
    """A position as plain numbers, converted only when read: a case looks at a field or two of ten thousand positions."""

    def __init__(self, positions: Records, index: int = 0) -> None:
        self._positions, self._index = positions, index

    def __missing__(self, name: str) -> Any:
        return self._positions[name][self._index].tolist()


def built(case: Case | Draw) -> tuple[Table, Records]:
    where = table(**case.table)
    position = layout.copy(where.play(1).position)
    case.build(where.figures(), where.position(position))
    return where, position


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_case_is_a_possible_position(case: Case) -> None:
    where, position = built(case)
    assert where.wrong(position) == []
    assert case.read(where.numbers(position)) in case.chances(where.figure_numbers, where.numbers(position))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_consistent_deal_occurs_with_its_probability(case: Case) -> None:
    where, position = built(case)
    chances = case.chances(where.figure_numbers, where.numbers(position))
    assert sum(chances.values()) == pytest.approx(1)
    observation = where.observe(position, case.eyes)
    completed = compiled.complete(where, observation, case.eyes, seed=1, count=RESAMPLES)
    counts = Counter(case.read(Read(completed, i)) for i in range(RESAMPLES))
    assert set(counts) == set(chances), "deals that cannot be, or that never occur"
    assert surprise(counts, chances) < 4
    assert where.wrong(completed[:1]) == []


@pytest.mark.parametrize("draw", DRAWS, ids=lambda draw: draw.name)
def test_cards_drawn_late_fall_like_shuffled_ones(draw: Draw) -> None:
    where, position = built(draw)
    f, chances = where.figures(), draw.chances()
    counts: Counter[Any] = Counter()
    keys = seeded(2, 0, RESAMPLES)
    for i in range(RESAMPLES):
        after = layout.copy(position)
        c = layout.plain(Chance, keys, i)
        fresh(c)
        draw.happens(f, where.position(after), c)
        counts[draw.read(Read(after))] += 1
    assert set(counts) == set(chances)
    assert surprise(counts, chances) < 4


def test_surprise_tells_right_from_wrong() -> None:
    """The measure itself: fair counts pass, a tenth too many of one kind do not, and impossible ones never do."""
    fair = dict.fromkeys(range(10), 0.1)
    assert surprise(Counter({i: 1000 + (-1) ** i * 20 for i in range(10)}), fair) < 4
    assert surprise(Counter({i: 1000 + (450 if i == 0 else -50) for i in range(10)}), fair) > 4
    assert surprise(Counter({10: 1, 0: 9999}), fair) == float("inf")
