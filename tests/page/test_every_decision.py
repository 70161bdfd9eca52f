"""Every kind of decision, however rare: each option that is offered can be meant by clicks on the boards, without the list; and
every symbol says what it means, by mouse, keyboard and touch."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from page.browsing import PHONE, Visitor
from page.looking import keys_left
from page.staging import Json, Stage, moments, name_of
from server.serving import Server, new_table

MOMENTS = moments()
AMOUNTS = 3  # as many raises of a bid as are tried

# Presses the pieces of the boards as the keyboard would, one by one or two by two: what is drafted on the way is noted on the stage.
# Nothing in the asking panel is touched but the button that takes a draft back.
EXPLORE = """async ({ pairs, again }) => {
  const pieces = () => [...document.querySelectorAll(".board button.spot")].filter((one) => !one.closest(".ask") && one.checkVisibility());
  const settled = async () => {
    do await new Promise((go) => setTimeout(go)); while (window.asking > 0);
  };
  const name = (one) => one.dataset.piece;
  const find = (piece) => pieces().find((one) => name(one) === piece);
  const press = async (piece) => { find(piece)?.click(); await settled(); };
  const clear = async () => {
    for (let i = 0; i < 20; i += 1) {
      const button = document.querySelector(".ask .acts .plain");
      if (!button) return;
      button.click();
      await settled();
    }
  };
  const unnamed = pieces().filter((one) => !one.textContent.trim() || !one.dataset.tip || one.tabIndex !== 0).map(name);
  for (const first of new Set(pieces().map(name))) {
    // The same piece again goes round what it means; counters count.
    for (let time = 0; time < again && find(first); time += 1) await press(first);
    if (again > 1) await clear();
    const seconds = pieces().filter((one) => !one.matches(".picked, .other, .way") && name(one) !== first).map(name);
    if (pairs) for (const second of new Set(seconds)) {
      await press(second);
      if (find(second)?.matches(".picked")) await press(second);
      if (!find(first)?.matches(".picked")) await press(first);
    }
    await clear();
  }
  return { unnamed };
}"""
PAIRS = ("platform-swap", "opinion-swap", "placing", "poll-use")
AGAIN = {"meetings": 12, "converting": 12, "contribution": 2, "start-bid": AMOUNTS, "second-bid": AMOUNTS, "poll-bid": AMOUNTS}


@pytest.fixture(scope="module")
def stage(browser: Browser, server: Server) -> Iterator[Stage]:
    visitor = Visitor(browser, server.url)
    yield Stage(visitor)
    wrong = visitor.wrong
    visitor.context.close()
    assert not wrong


@pytest.mark.parametrize("moment", MOMENTS, ids=name_of)
def test_each_option_can_be_meant_on_the_boards(stage: Stage, moment: Json) -> None:
    ask = moment["ask"]
    stage.show(moment)
    found: Json = stage.page.evaluate(EXPLORE, {"pairs": ask["kind"] in PAIRS, "again": AGAIN.get(ask["kind"], 1)})
    assert found["unnamed"] == []
    meant = {option for draft in stage.previews for option in draft}
    offered = {choice["option"]: choice["line"]["key"] for choice in ask["options"]}
    assert {option: key for option, key in offered.items() if option not in meant} == {}
    if ask["amounts"] is not None:
        low = ask["amounts"]["low"]
        assert set(range(low, low + AMOUNTS)) <= meant


@pytest.mark.parametrize("kind", sorted({moment["ask"]["kind"] for moment in MOMENTS}))
def test_what_is_clicked_on_the_boards_is_sent(stage: Stage, kind: str) -> None:
    moment = next(one for one in MOMENTS if one["ask"]["kind"] == kind)
    stage.show(moment)
    page = stage.page
    for _ in range(6):
        if page.locator(".ask .send[aria-disabled=false]").count() and stage.previews:
            break
        pieces = page.locator(".board button.spot:not(.picked):not(.other)").all()
        piece = next(one for one in pieces if one.is_visible())
        piece.focus()
        page.keyboard.press("Enter")
        stage.visitor.settle()
    assert stage.previews
    page.locator(".ask .send").focus()
    page.keyboard.press("Enter")
    stage.visitor.settle()
    assert stage.sent == [stage.previews[-1]]


def test_all_decisions_of_both_editions_are_looked_at() -> None:
    from hustings.games.die_macher.options import DECISIONS

    only_2006 = {"second-bid"}  # 1997 rolls dice at once
    for edition in ("1997", "2006"):
        kinds = {moment["ask"]["kind"] for moment in MOMENTS if moment["edition"] == edition}
        assert kinds == set(DECISIONS) - (only_2006 if edition == "1997" else set())


# Symbols of the game, and of the page around it: each says what it means where it is pointed at, those of the game with a rule.
UNEXPLAINED = """() => {
  const game = ".icon, .trend, .cubes, .tv, .card, .q, .pile, .slip, .x2, .x2-mini, .tick, .stock td.has, .stock td.gone, .cost, "
    + ".pts, .nth, .stake, .factor, .m, .votes, .then, .st";
  const found = [];
  for (const one of document.querySelectorAll(game + ", .mark, .tool, .order li")) {
    if (!one.checkVisibility() || one.closest(".sprite, .lanes")) continue; // of the front door: an example, with a text beside it
    const what = `${one.tagName} ${one.getAttribute("class")} in ${one.parentElement.outerHTML.slice(0, 160)}`;
    const tipped = one.closest("[data-tip]:not([data-tip=''])");
    // Beside words that say it, a drawing needs none: a mark before the party's name, the picture on a button with a text.
    const around = one.closest("button, a, h2, th, td, label, .turn, .bid, .legend, .watch, .option, .text, .ctl-by, .standing") ?? one.parentElement;
    const words = [...around.childNodes].map((node) => node.textContent).join(" ").replace(/[^\\p{L}]/gu, "");
    if (!tipped) {
      const empty = one.matches(".m.hid, .card.empty") || (one.matches(".m") && !one.textContent.trim());
      if (words.length < 2 && !empty) found.push(`no tip: ${what}`);
      continue;
    }
    const rule = tipped.dataset.rule ?? tipped.parentElement.closest("[data-tip]")?.dataset.rule;
    if (!rule && one.closest(".board") && one.matches(game) && !one.closest(".mark, .ask, .paper, .dock")) found.push(`no rule: ${what}`);
    const named = one.closest("[aria-label]:not([aria-label='']), [aria-hidden=true]") || tipped.innerText?.trim() || tipped.textContent.trim();
    if (!named) found.push(`no name: ${what}`);
  }
  return [...new Set(found)].slice(0, 6);
}"""


@pytest.mark.parametrize("moment", MOMENTS, ids=name_of)
def test_each_symbol_says_what_it_means(stage: Stage, moment: Json) -> None:
    stage.show(moment)
    assert stage.page.evaluate(UNEXPLAINED) == []
    assert keys_left(stage.page) == []


def test_a_tip_is_shown_to_the_mouse_and_the_keyboard(stage: Stage) -> None:
    stage.show(next(one for one in MOMENTS if one["ask"]["kind"] == "media-buying"))
    page, tip = stage.page, stage.page.locator("#tip")
    expect(tip).to_be_hidden()
    page.locator(".state.now .h-factor").hover()
    expect(tip).to_be_visible()
    expect(tip).to_have_text("Factor: trend plus matches, the votes for each meeting Rule 3.8.2")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    # By keyboard: a board is one stop of the tab key, the arrows go from symbol to symbol.
    nation = page.locator(".nation")
    nation.focus()
    seen = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        expect(tip).to_be_visible()
        seen.add(tip.inner_text())
        assert page.evaluate("() => document.activeElement.getAttribute('aria-describedby')") == "tip"
        assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") != "none"
    assert len(seen) > 3
    assert all("Rule" in text for text in seen)
    page.keyboard.press("Tab")
    expect(tip).to_be_hidden()
    # What can be pressed is explained when the tab key comes to it.
    page.locator(".board button.spot").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(tip).to_be_visible()


def test_a_tip_is_shown_to_a_finger(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=1)
    stage = Stage(visitor)
    stage.show(next(one for one in MOMENTS if one["ask"]["kind"] == "media-buying"))
    page, tip = stage.page, stage.page.locator("#tip")
    page.locator(".state.now .factor").first.tap()
    expect(tip).to_contain_text("Rule 3.8")
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    page.locator(".state.now .standing").tap()
    expect(tip).to_be_hidden()
    # A tap on a piece that can be pressed presses it; a finger that rests there asks what it is.
    free = page.locator(".state.now .air .spot").first
    held = free.bounding_box() if free.count() else None
    piece = free if held else page.locator(".board .ways .spot").first
    at = piece.bounding_box()
    assert at is not None
    touch = visitor.context.new_cdp_session(page)
    point = [{"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(tip).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.settle()
    assert stage.previews == []
    piece.tap()
    visitor.settle()
    assert len(stage.previews) == 1
    assert not visitor.wrong
    visitor.context.close()


@pytest.mark.parametrize("path", ["/", "/new", "/tables", "/rules/die-macher"])
def test_symbols_beside_the_table(visit: Callable[..., Visitor], url: str, path: str) -> None:
    new_table(url, ["person", "open", {"kind": "bot", "bot": "easy"}], public=True, start=False)
    page = visit().open(path, "main h1")
    assert page.evaluate(UNEXPLAINED) == []
