"""The menu while others play, what a vote is about, and the way back to one's own tables."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from support.browser.browsing import Visitor
from support.browser.looking import broken_layout
from support.serving import Client, Json, asked_for, first_option, new_table, play_on

NAMES = ("Anna", "Ben", "Cem")


def hosting(visit: Callable[..., Visitor], url: str) -> tuple[Visitor, list[Client], Json]:
    """The window of a host who sits at a table of three; its people, the host first; and the host's view."""
    host, people, _ = new_table(url, [{"kind": "person", "name": name} for name in NAMES])
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    me = people[view["seat"]]
    visitor = visit()
    kept = [
        {"table": host.table, "token": who.token, "role": role, "seat": who.seat, "at": 1}
        for who, role in ((me, "seat"), (host, "host"))
    ]
    visitor.context.add_init_script(f"localStorage['hustings.keys'] ??= {json.dumps(json.dumps(kept))}")
    visitor.open(f"/t/{host.table}", ".board")
    return visitor, [me, *[person for person in people if person is not me]], view


def test_the_menu_keeps_what_is_typed_and_shown_while_others_move(visit: Callable[..., Visitor], url: str) -> None:
    visitor, (me, other, _), view = hosting(visit, url)
    page = visitor.page
    page.locator(".tool.menu").click()
    page.locator("#menu-name").fill("Annabel Le")
    row = page.locator(".people tr", has_text=NAMES[other.seat or 0])
    row.get_by_role("button", name="New link").click()
    row.get_by_role("button", name="Really?").click()  # the friend loses the seat, so there is a second question
    fresh = page.get_by_label("New link", exact=True)
    expect(fresh).to_be_visible()
    link = fresh.input_value()
    done = me.act(first_option(view["ask"]), seq=me.view()["seq"])
    visitor.follow(done["seq"])
    expect(page.locator("#menu-name")).to_have_value("Annabel Le")
    expect(fresh).to_have_value(link)


def test_a_new_link_for_ones_own_seat_is_used_at_once(visit: Callable[..., Visitor], url: str) -> None:
    visitor, (me, *_), _ = hosting(visit, url)
    page = visitor.page
    page.locator(".tool.menu").click()
    row = page.locator(".people tr", has_text=NAMES[me.seat or 0])
    row.get_by_role("button", name="New link").click()
    row.get_by_role("button", name="Really?").click()
    visitor.settle()
    expect(page.locator(".dead-end")).to_have_count(0)  # the old connection may end before the new link has come
    expect(page.locator(".board .ask")).to_be_visible()
    page.reload()
    expect(page.locator(".board .hand")).to_be_visible()


def test_a_vote_to_go_back_says_to_where(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, [{"kind": "person", "name": name} for name in NAMES])
    view = play_on(people, asked_for("meetings"))
    assert view is not None
    lines = [line for line in people[0].get("lines") if line["seat"] >= 0 and line["seq"] > 0]
    last = lines[-1]
    people[0].post("rewind", {"to": last["seq"] - 1})
    visitor = visit()
    page = visitor.sit(people[1])
    banner = page.locator(".banner", has_text="Anna wants to go back.")
    expect(banner).to_contain_text("To before:")
    said = banner.locator("i").inner_text()
    assert said and said in page.locator(".paper .log").inner_text()


def test_ones_own_tables_come_first_under_tables(visit: Callable[..., Visitor], url: str) -> None:
    kept = []
    for _ in range(8):
        _, (me,), _ = new_table(url, [{"kind": "person", "name": "Anna"}, *[{"kind": "bot", "bot": "easy", "name": "Dohle"}] * 2])
        kept.append({"table": me.table, "token": me.token, "role": "seat", "seat": me.seat, "at": 1})
    visitor = visit()
    visitor.context.add_init_script(f"localStorage['hustings.keys'] ??= {json.dumps(json.dumps(kept))}")
    page = visitor.open("/tables", ".mine-list")
    expect(page.locator(".mine-list li")).to_have_count(8)
    expect(page.locator(".mine-list li").first).to_contain_text("with Dohle and Dohle")
    expect(page.locator(".mine-list li").first).to_contain_text("Round 1 · Opening")
    assert page.locator("main section").first.locator(".mine-list").count() == 1
    visitor.open("/", ".mine-list")
    expect(page.locator(".mine-list li")).to_have_count(6)
    page.get_by_role("link", name="all 8").click()
    expect(page.locator(".mine-list li")).to_have_count(8)


def test_the_menu_of_a_host_is_seen_whole_in_the_window_of_a_laptop(visit: Callable[..., Visitor], url: str) -> None:
    """In one column most of the menu was below the end of the window, with nothing to indicate it."""
    host, (me, *_), link = new_table(url, [{"kind": "person", "name": "Jeanne"}, *["person"] * 4])
    visitor = visit(viewport={"width": 1280, "height": 720})
    for place in (link, host, me):
        page = visitor.sit(place)
    page.locator(".tool.menu").click()
    menu = page.locator("dialog[open]")
    expect(menu.locator(".people tr")).to_have_count(5)
    for lang, (width, height) in (("de", (1280, 720)), ("fr", (1536, 730)), ("en", (1366, 768)), ("it", (1280, 720))):
        visitor.speak(lang)
        visitor.resize(width, height)
        assert menu.evaluate("(menu) => menu.scrollHeight <= menu.clientHeight"), (lang, width, height)
        assert broken_layout(page) == [], (lang, width, height)
