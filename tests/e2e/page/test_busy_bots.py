"""Bots that are busy at other tables: people who wait for them are told why, and their place in the queue."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.looking import broken_layout, keys_left
from support.busy_bots import GREEDY, HONEST, busy
from support.serving import Client


def test_the_page_says_that_the_bots_are_busy(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    with busy(tmp_path) as found:
        found.table(GREEDY, "person", "search:5s", "search:5s")
        found.until(lambda: found.notes == ["search:5s"] and found.waiting == 1)
        links = found.table(HONEST, "person", "search:1s", "search:1s")
        place = links["seats"][0]
        visitor = visit(url=found.server.address)
        page = visitor.sit(Client(found.server.address, links["table"], place["token"], place["seat"]))
        said = page.locator(".banner", has_text="The bots are busy.")
        expect(said).to_contain_text("yours is number 1 in the queue")
        expect(said).to_have_role("status")  # so that it is read out as well
        for size in (WIDE, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            visitor.settle()
            assert broken_layout(page) == [] and keys_left(page) == []
        found.go_on()
        expect(said).to_have_count(0)
