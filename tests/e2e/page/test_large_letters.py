"""Letters twice as large as usual, as a reader has set them in the browser: the page is laid out as in a window half as wide, and
nothing is lost (WCAG 1.4.4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from support.browser.browsing import Visitor
from support.browser.looking import broken_layout
from support.serving import new_table

LAPTOPS = [(1366, 768), (1280, 720), (1920, 911)]
SCREENS = {
    "/": ".choices",
    "/new": "form .send",
    "/learn": "main li",
    "/rules/die-macher": ".example",
    "/r/example/die-macher/result": ".charts .chart canvas",
    "/r/example/die-macher#at=200": ".reel h1",
}


@pytest.fixture(scope="module")
def wishes() -> list[str]:
    return ["--blink-settings=defaultFontSize=32"]


def found(visitor: Visitor, name: str) -> list[str]:
    wrong = []
    for lang in ("en", "de"):
        visitor.speak(lang)
        for size in LAPTOPS:
            visitor.resize(*size)
            wrong += [f"{name}, {lang}, {size}: {one}" for one in broken_layout(visitor.page)]
    visitor.speak("en")
    return wrong


def test_pages(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    wrong = []
    for path, there in SCREENS.items():
        visitor.open(path, there)
        assert visitor.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") > 29
        wrong += found(visitor, path)
    assert wrong == []


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_tables(visit: Callable[..., Visitor], url: str, game: str) -> None:
    _, (me, *_), _ = new_table(url, ["person"] * 4, game=game)
    visitor = visit()
    visitor.sit(me)
    assert found(visitor, game) == []
