"""The front door knows who comes: somebody whose game goes on finds it first."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from support.browser.browsing import Visitor
from support.serving import new_table


def test_a_game_that_goes_on_comes_before_a_new_one(visit: Callable[..., Visitor], url: str) -> None:
    bots = [{"kind": "bot", "bot": "easy", "name": name} for name in ("Dohle", "Elster")]
    _, (me,), _ = new_table(url, [{"kind": "person", "name": "Anna"}, *bots])
    visitor = visit()
    page = visitor.open("/", ".choices")
    expect(page.locator(".choices li").first).to_contain_text("Play now")
    expect(page.locator(".choices li").first).to_contain_text("under an hour")
    kept = [{"table": me.table, "token": me.token, "role": "seat", "seat": me.seat, "at": 1}]
    page.evaluate("(kept) => localStorage.setItem('hustings.keys', kept)", json.dumps(kept))
    page.reload()
    first = page.locator(".choices li").first
    expect(first).to_contain_text("Go on with your game")
    expect(first).to_contain_text("Dohle and Elster")
    page.keyboard.press("1")
    expect(page.locator(".board .ask")).to_be_visible()
