"""Targets for finger and mouse: 24 pixels, or that much room around them (WCAG 2.2 AA), at every kind of decision.

Thinned: a kind of decision is shown one to four times, each time at the next of three widths; `make test-all` checks all three
each time. Only the panel that asks differs each time; the page around it is checked once for each edition.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import ViewportSize

from support.browser.axe import run
from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.staging import Json, Stage, moments, name_of
from support.serving import new_table
from support.thinning import ALL, turn

Size = dict[str, int]
LAPTOP = {"width": 1280, "height": 720}
SIZES = (WIDE, LAPTOP, PHONE)


def small(visitor: Visitor, axe: str, sizes: Iterable[Size] = SIZES, within: str | None = None) -> list[str]:
    """Return what is too small to hit, at the width of a screen, of a laptop and of a phone."""
    found: list[str] = []
    for size in sizes:
        visitor.page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        visitor.settle()
        found += [f"{size['width']}: {one['where']}" for one in run(visitor, axe, "target-size", within=within)]
    return found


def by_turns() -> list[tuple[Json, tuple[Size, ...]]]:
    """Every moment with the widths at which it is checked."""
    met: Counter[str] = Counter()
    found: list[tuple[Json, tuple[Size, ...]]] = []
    for moment in moments():
        kind = moment["ask"]["kind"]
        number = turn(kind) + met[kind]
        met[kind] += 1
        found.append((moment, SIZES if ALL else (SIZES[number % len(SIZES)],)))
    return found


@pytest.mark.parametrize(("moment", "sizes"), [pytest.param(*pair, id=name_of(pair[0])) for pair in by_turns()])
def test_every_kind_of_decision(stage: Stage, axe: str, moment: Json, sizes: tuple[Size, ...]) -> None:
    stage.show(moment)
    assert small(stage.visitor, axe, sizes, ".ask") == []


@pytest.mark.parametrize("edition", ["1997", "2006"])
def test_all_that_lies_round_it(stage: Stage, axe: str, edition: str) -> None:
    stage.show(next(one for one in moments() if one["edition"] == edition))
    assert small(stage.visitor, axe) == []


def test_helvetiq(visit: Callable[..., Visitor], url: str, axe: str) -> None:
    _, people, _ = new_table(url, ["person"] * 4, game="helvetiq")
    visitor = visit()
    visitor.sit(people[0])
    assert small(visitor, axe) == []
