"""The shared screen: a television that everybody sees, and phones as the hands, joined by a code."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser.browsing import PHONE, Visitor
from support.browser.looking import broken_layout
from support.serving import new_table

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "easy"}]
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}


def test_a_table_is_set_up_on_a_television_and_played_on_phones(visit: Callable[..., Visitor], url: str) -> None:
    host, (anna, *_), guests = new_table(url, SEATS, start=False)
    television = visit(viewport=TELEVISION)
    kept = [
        {"table": host.table, "token": who.token, "role": role, "seat": None, "at": 1}
        for who, role in ((host, "host"), (guests, "spectator"))
    ]
    television.context.add_init_script(f"localStorage['hustings.keys'] ??= {json.dumps(json.dumps(kept))}")
    television.open(f"/t/{host.table}", "main.room")
    with television.context.expect_page() as opened:
        television.page.get_by_role("link", name="Show on a television").click()
    page = opened.value
    page.set_viewport_size(TELEVISION)
    expect(page.get_by_role("heading", name="Scan to take a seat")).to_be_visible()
    expect(page.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    assert page.evaluate("location.hash") == "", "the link stays out of the address"
    usual = page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
    for read in (".kind", ".lobby li", ".scan p"):  # legible from a sofa
        assert page.locator(read).first.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") >= 1.25 * usual, read
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    assert broken_layout(page) == []

    phone = visit(viewport=PHONE)
    phone.open(f"/t/{host.table}#{guests.token}", "main.room")
    phone.page.fill("#room-name", "Ben")
    phone.page.locator(".room .can .btn.send").click()
    expect(page.locator("main.lobby li", has_text="Ben")).to_be_visible()
    expect(page.get_by_role("heading", name="Scan to take a seat")).to_have_count(0)
    start.click()
    expect(page.locator(".board")).to_be_visible()
    expect(phone.page.locator(".board")).to_be_visible()
    assert broken_layout(page) == []
    other = visit(viewport=PHONE)
    other.open(f"/t/{host.table}#{anna.token}", ".board")
    # Hands and questions are on the phones, not on the television.
    for mine in (phone, other):
        expect(mine.page.locator(".btn.send").first).to_be_attached()
    expect(page.locator(".btn.send, form.say:visible")).to_have_count(0)
    page.close()


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_everything_grows_with_the_screen(visit: Callable[..., Visitor], url: str, game: str) -> None:
    _, _, guests = new_table(url, [{"kind": "person", "name": "Anna"}, *[{"kind": "bot", "bot": "easy"}] * 2], game=game)
    visitor = visit(viewport=TELEVISION)
    visitor.open(f"/t/{guests.table}/screen#{guests.token}", ".board, main.hq")
    for width, height in ((1920, 1080), (1280, 720), (3840, 2160)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.settle()
        if width >= TELEVISION["width"]:
            size = visitor.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
            assert size == pytest.approx(width / 96, rel=0.01)
        assert broken_layout(visitor.page) == [], f"at {width}"


@pytest.mark.parametrize("whose", ["seat", "host"])
def test_a_link_of_somebodys_own_shows_nothing_there(visit: Callable[..., Visitor], url: str, whose: str) -> None:
    host, (anna, *_), _ = new_table(url, [{"kind": "person", "name": "Anna"}, *[{"kind": "bot", "bot": "easy"}] * 2])
    key = anna if whose == "seat" else host
    visitor = visit(viewport=TELEVISION)
    visitor.open(f"/t/{host.table}/screen#{key.token}", "main")
    expect(visitor.page.get_by_role("heading", name="This link is personal")).to_be_visible()
    expect(visitor.page.locator(".board")).to_have_count(0)
    visitor.page.get_by_role("button", name="Open it as my own").click()
    visitor.page.wait_for_url(f"**/t/{host.table}")
    expect(visitor.page.locator(".board")).to_be_visible()
