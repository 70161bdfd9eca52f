"""Targets for finger and mouse: 24 pixels, or as much room round them (WCAG 2.2 AA), at every kind of decision."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from support.browser.axe import run
from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.staging import Json, Stage, moments, name_of
from support.serving import new_table

LAPTOP = {"width": 1280, "height": 720}


def small(visitor: Visitor, axe: str) -> list[str]:
    """What is too small to hit, at the width of a screen, of a laptop and of a phone."""
    found: list[str] = []
    for size in (WIDE, LAPTOP, PHONE):
        visitor.page.set_viewport_size(ViewportSize(width=size["width"], height=size["height"]))
        visitor.settle()
        found += [f"{size['width']}: {one['where']}" for one in run(visitor, axe, "target-size")]
    return found


@pytest.mark.parametrize("moment", moments(), ids=name_of)
def test_every_kind_of_decision(stage: Stage, axe: str, moment: Json) -> None:
    stage.show(moment)
    assert small(stage.visitor, axe) == []


def test_helvetiq(visit: Callable[..., Visitor], url: str, axe: str) -> None:
    _, people, _ = new_table(url, ["person"] * 4, game="helvetiq")
    visitor = visit()
    visitor.sit(people[0])
    assert small(visitor, axe) == []
