"""Five languages, a phone, a keyboard alone, a game without boards; and a newcomer at the front door."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.browser.browsing import PHONE, Visitor
from support.browser.driving import ASKED, Driver
from support.browser.looking import broken_layout, keys_left
from support.serving import asked_for, legal_of, new_table, play_on
from support.thinning import ALL, pairs

LANGUAGES = ("en", "de", "fr", "nl", "it")
BOT = {"kind": "bot", "bot": "easy"}


def test_a_newcomer_is_in_a_game_after_one_click(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.locator(".choices a").first.click()
    page.wait_for_selector(ASKED)
    assert "#" not in page.url  # the link that gives the seat is not visible
    assert page.locator(".board .row.is-me").count() > 0
    driver = Driver(visitor, "board", 3)
    driver.answer()
    driver.wait()
    page.goto(visitor.url)
    mine = page.locator(".mine-list li").first
    expect(mine.locator(".yours")).to_be_visible()
    mine.locator("a").click()
    page.wait_for_selector(ASKED)


def test_a_table_is_set_up_and_somebody_joins_by_the_link(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    page = host.open("/new")
    page.locator("input[name=players][value='3']").check()
    page.locator(".seats li").nth(0).locator("input").fill("Anna")
    page.locator(".seats li").nth(2).locator("select").first.select_option("bot")
    page.locator("form .send").click()
    page.wait_for_selector("main.room")
    link = page.locator("main.room input[readonly]").input_value()
    there = guest.page
    there.goto(link)
    there.wait_for_selector("main.room")
    there.locator("#room-name").fill("Ben")
    there.get_by_role("button", name="Sit down here").click()
    expect(page.locator("main.room")).to_contain_text("Ben")
    page.locator("main.room .send").click()
    for window in (page, there):
        window.wait_for_selector(ASKED)


def test_every_language_in_mid_game(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, asked_for("meetings"))
    assert view is not None
    visitor = visit()
    page = visitor.sit(people[view["seat"]])
    page.locator(".ask .step button:last-child").last.click()
    visitor.settle()
    drafted = page.locator(".ask output").all_inner_texts()
    assert set(drafted) != {"0"}
    said = {}
    for lang in LANGUAGES:
        page.locator(".tools select").select_option(lang)
        page.wait_for_selector(f"html[lang={lang}]")
        visitor.settle()
        said[lang] = visitor.text(".ask .told")
        assert keys_left(page) == []
        assert broken_layout(page) == []
        assert page.locator(".ask output").all_inner_texts() == drafted  # the draft outlives the change
        page.locator(".phases li.now a").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert keys_left(page) == []
        page.keyboard.press("Escape")
    assert len(set(said.values())) == len(LANGUAGES)
    page.reload()
    page.wait_for_selector("html[lang=it] .ask")


def test_pages_beside_the_table_on_a_phone_in_the_language_of_the_browser(visit: Callable[..., Visitor]) -> None:
    """Thinned: each page in one language, and each language on some page; test_every_screen has every page in every language."""
    pages = ("/", "/new", "/tables", "/replays", "/rules/die-macher", "/rules/helvetiq")
    for path, lang in pairs("pages", pages, ("de-DE", "fr-FR", "nl-NL", "it-IT")):
        visitor = visit(viewport=PHONE, locale=lang)
        page = visitor.open(path)
        page.wait_for_selector("main")
        assert page.locator("html").get_attribute("lang") == lang[:2]
        assert (path, keys_left(page), broken_layout(page)) == (path, [], [])


def test_a_phone_in_german(visit: Callable[..., Visitor], url: str) -> None:
    """The narrowest screen and the longest words: every section, and decisions of several kinds. Thinned: test_every_screen has
    the panel at each kind, in German and on a phone, in still wider letters."""
    _, (me,), _ = new_table(url, ["person", BOT, BOT, BOT, BOT])
    visitor = visit(viewport=PHONE, locale="de-DE", has_touch=True, is_mobile=True, device_scale_factor=1)
    page = visitor.sit(me)
    driver = Driver(visitor, "list", 4)
    seen: set[str] = set()
    rng = random.Random(4)
    while len(seen) < (9 if ALL else 3) and driver.wait():
        view, kind = me.view(), driver.kind
        if kind in seen and not view["ask"]["sealed"]:
            visitor.follow(me.act(rng.choice(legal_of(view["ask"])), seq=view["seq"])["seq"])
            continue
        seen.add(kind)
        assert (kind, broken_layout(page)) == (kind, [])
        open_sheet(page)
        assert (kind, broken_layout(page)) == (kind, [])
        driver.answer()
    for section in page.locator(".dock button").all():
        section.tap()
        visitor.settle()
        assert broken_layout(page) == []
        assert keys_left(page) == []


def open_sheet(page: Page) -> None:
    if page.locator(".board[data-sheet=peek]").count():
        page.locator(".ask .grip").tap()


def test_by_keyboard_alone_from_the_front_door_to_a_decision(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open("/")
    tab_to(page, ".choices a")
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)
    visitor.settle()
    tab_to(page, "#page .ask [data-choice]")
    outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert outline != "none"
    send = page.locator(".ask .send[aria-disabled=false]")
    for _ in range(20):
        if send.count():
            break
        page.keyboard.press("1")
        visitor.settle()
    assert visitor.acts.after(lambda: page.keyboard.press("Enter")).ok


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached by the tab key")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_turn_of_helvetiq_on_the_plain_page(visit: Callable[..., Visitor], url: str, width: int) -> None:
    _, (me,), _ = new_table(url, ["person", BOT, BOT], game="helvetiq")
    visitor = visit(viewport={"width": width, "height": 850})
    page = visitor.open(f"/t/{me.table}?plain#{me.token}", "main.plain")
    for _ in range(3):
        expect(page.locator(".ask:not(.idle)")).to_be_visible()
        visitor.settle()
        page.locator(".ask .options button, .ask .take").first.click()
        visitor.settle()
        assert broken_layout(page) == []
        assert visitor.acts.after(page.locator(".ask .send").click).ok
        visitor.settle()
    assert keys_left(page) == []
    mine = [line for line in me.get("lines") if line["seat"] == me.seat]
    assert mine
    assert page.locator(".paper .log p").count() >= len(mine)


SURFACE = "(one, part) => getComputedStyle(one, part).backgroundColor"
# How many colours of which there is much in a picture, greys apart.
COLOURS = """(canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height), much = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const pixel = [data[at], data[at + 1], data[at + 2]], name = `${pixel}`;
    if (data[at + 3] === 255 && Math.max(...pixel) - Math.min(...pixel) > 64) much.set(name, (much.get(name) ?? 0) + 1);
  }
  return [...much.values()].filter((count) => count > 50).length;
}"""


def test_colours_of_the_reader_s_own(visit: Callable[..., Visitor], url: str) -> None:
    """Forced colours remove every surface; still, choices, the current place and the bars of a result can be seen."""
    visitor = visit(forced_colors="active")
    page = visitor.open("/new", ".segments")
    plain = page.locator("body").evaluate(SURFACE)
    for chosen in (".segments label:has(:checked)", ".site [aria-current]"):
        assert page.locator(chosen).first.evaluate(SURFACE) not in (plain, "rgba(0, 0, 0, 0)"), chosen
    visitor.open("/r/example/die-macher/result", ".finish .stack i")
    bars = page.locator(".finish li:first-child .stack i").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).backgroundColor)"
    )
    assert len(set(bars)) > 2
    assert page.locator(".charts canvas").first.evaluate(COLOURS) > 2, "lines are told apart by their colours"
    _, (me, *_), _ = new_table(url, ["person"] * 3)
    visitor.sit(me)
    assert page.locator(".phases .now a").evaluate(SURFACE) != plain
    assert page.locator(".ask .ring.on").first.evaluate(SURFACE, "::before") != plain
    assert page.locator(".stock td.has").first.evaluate(SURFACE, "::before") != plain, "cards that everybody sees somebody hold"
    visitor.open("/r/example/helvetiq#at=330", ".reel h1")
    assert page.locator(".climber .reach").first.evaluate(SURFACE) != plain
