"""The analysis of a short game in a browser, with a real server and a real worker: it finishes and explains. Also hints, at a
table that allows them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hustings.core.records.write import record_of, to_text
from support.analysing import short_game
from support.browser.axe import check
from support.browser.browsing import Visitor
from support.browser.looking import broken_layout, keys_left
from support.patience import get
from support.serving import Server, new_table

MINUS = "\N{MINUS SIGN}"
PATIENCE = 300_000  # milliseconds: the rules may have to be compiled first


@pytest.fixture(scope="module")
def thinking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("analysis") / "tables.db", "--workers", "1") as server:
        yield server
        assert "Traceback" not in server.log()


def test_a_short_game_is_analysed_and_explained(
    visit: Callable[..., Visitor], thinking: Server, axe: str, tmp_path: Path
) -> None:
    record = tmp_path / "short.json"
    record.write_text(to_text(record_of(short_game())))
    visitor = visit(url=thinking.url)
    page = visitor.open("/replays", "#record")
    page.set_input_files("#record", record)
    page.wait_for_selector(".reel h1")
    page.click("text=Result and charts")
    page.click("text=Analyse this game")
    page.wait_for_selector(".whole progress, .whole .chance canvas")
    page.wait_for_selector("text=chance to win as the search bot sees it", timeout=PATIENCE)
    page.wait_for_selector(".whole .chance canvas")
    (id_,) = json.loads(page.evaluate("localStorage.getItem('hustings.analyses')")).values()
    found: dict[str, Any] = get(f"{thinking.url}/api/analysis/{id_}").json()
    assert found["state"] == "done" and len(found["win"]) > 5
    shown = page.locator(".errors .moves a")
    assert found["mistakes"] and shown.count() == min(6, len(found["mistakes"]))
    worst = found["mistakes"][0]
    text = shown.first.inner_text()
    assert f"{MINUS}{round(worst['loss'] * 100)}%" in text and "Played:" in text and "Better:" in text and "Expected:" in text
    assert keys_left(page) == [] and broken_layout(page) == []
    assert check(visitor, axe, "analysis") == []
    # A click on the chart goes to that moment, as the slider shows, and the position can be opened.
    page.locator(".whole .areas").click(position={"x": 5, "y": 60})
    assert int(page.locator(".whole input").input_value()) < 20
    shown.first.click()
    page.wait_for_selector(".reel .costly")
    visitor.settle()
    assert int(page.locator(".strip input").input_value()) == worst["number"] - 1
    page.wait_for_selector(".strip .chance canvas")
    # Everything fits the window of a small laptop.
    visitor.resize(1280, 720)
    for lang in ("en", "de", "fr", "it", "nl"):
        visitor.speak(lang)
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), lang
        assert broken_layout(page) == [], lang


def test_hints_where_the_table_allows_them(visit: Callable[..., Visitor], thinking: Server) -> None:
    seats: list[str | dict[str, Any]] = ["person", {"kind": "bot", "bot": "easy"}]
    _, people, _ = new_table(thinking.url, seats, game="helvetiq", hints=True)
    visitor = visit(url=thinking.url)
    visitor.expects("status of 503")
    page = visitor.sit(people[0])
    page.wait_for_selector(".ask:not(.idle)")
    visitor.settle()
    page.locator(".ask-hint").click()
    page.wait_for_selector(".advice li", timeout=PATIENCE)  # the page asks again as long as the bots are not ready
    assert "%" in page.locator(".advice li").first.inner_text()
    before = people[0].view()["seq"]
    page.locator(".advice li button").first.click()
    visitor.settle()
    page.wait_for_selector(".ask .send")
    assert people[0].view()["seq"] == before  # drafted, not sent
    _, others, _ = new_table(thinking.url, seats, game="helvetiq")
    plain = visit(url=thinking.url).sit(others[0])
    plain.wait_for_selector(".ask:not(.idle)")
    assert plain.locator(".ask-hint").count() == 0
