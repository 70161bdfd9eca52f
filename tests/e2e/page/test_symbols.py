"""Symbols that explain what they mean, and by which rule: to the mouse, the keyboard and the finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from support.browser.browsing import PHONE, Visitor
from support.browser.looking import keys_left
from support.browser.staging import Json, Stage, moments, name_of
from support.serving import Server, new_table

MOMENTS = moments()

# Symbols of the game, and of the page around it: each explains itself when pointed at, those of the game with a rule.
UNEXPLAINED = """() => {
  const game = ".icon, .trend, .cubes, .tv, .card, .q, .pile, .slip, .x2, .x2-mini, .tick, .stock td.has, .stock td.gone, .cost, "
    + ".pts, .nth, .stake, .factor, .m, .votes, .then, .st";
  const found = [];
  for (const one of document.querySelectorAll(game + ", .mark, .tool, .order li")) {
    // At the front door there is an example with a text beside it.
    if (!one.checkVisibility() || one.closest(".sprite, .lanes")) continue;
    const what = `${one.tagName} ${one.getAttribute("class")} in ${one.parentElement.outerHTML.slice(0, 160)}`;
    const tipped = one.closest("[data-tip]:not([data-tip=''])");
    // Beside words that say it, a drawing needs none: a mark before the party's name, the picture on a button with a text.
    const text = "button, a, h2, th, td, label, .turn, .bid, .legend, .watch, .option, .text, .ctl-by, .standing";
    const around = one.closest(text) ?? one.parentElement;
    const words = [...around.childNodes].map((node) => node.textContent).join(" ").replace(/[^\\p{L}]/gu, "");
    if (!tipped) {
      const empty = one.matches(".m.hid, .card.empty") || (one.matches(".m") && !one.textContent.trim());
      if (words.length < 2 && !empty) found.push(`no tip: ${what}`);
      continue;
    }
    const rule = tipped.dataset.rule ?? tipped.parentElement.closest("[data-tip]")?.dataset.rule;
    const ruled = one.closest(".board") && one.matches(game) && !one.closest(".mark, .ask, .paper, .dock");
    if (!rule && ruled) found.push(`no rule: ${what}`);
    const named = one.closest("[aria-label]:not([aria-label='']), [aria-hidden=true]") || tipped.textContent.trim();
    if (!named) found.push(`no name: ${what}`);
  }
  return [...new Set(found)].slice(0, 6);
}"""


@pytest.mark.parametrize("moment", MOMENTS, ids=name_of)
def test_each_symbol_says_what_it_means(stage: Stage, moment: Json) -> None:
    stage.show(moment)
    assert stage.page.evaluate(UNEXPLAINED) == []
    assert keys_left(stage.page) == []


PASSED = """([symbol, beside]) => {
  let clientX = 0;
  const over = (at) => {
    clientX += 5;
    for (const what of ["pointerover", "pointermove"])
      document.querySelector(at).dispatchEvent(new PointerEvent(what, { bubbles: true, pointerType: "mouse", clientX }));
  };
  over(symbol);
  over(beside);
  return new Promise((go) => setTimeout(go, 1000)); // timers keep their order: a tip that is still to come would come before
}"""


def test_what_the_mouse_only_passes_is_not_explained(stage: Stage) -> None:
    stage.show(next(one for one in MOMENTS if one["ask"]["kind"] == "media-buying"))
    stage.page.evaluate(PASSED, [".state.now .h-factor", "#page"])
    expect(stage.page.locator("#tip")).to_be_hidden()
    stage.page.evaluate(PASSED, ["#page", ".state.now .h-factor"])
    expect(stage.page.locator("#tip")).to_be_visible()
    stage.page.keyboard.press("Escape")


SLIPPED_IN = """() => {
  const sheet = document.createElement("p");
  sheet.id = "slipped-in";
  sheet.dataset.tip = "A page that has changed";
  sheet.style = "position: fixed; inset: 0; z-index: 9";
  document.body.append(sheet);
  return new Promise((go) => setTimeout(go, 1000)); // as above
}"""


def test_what_comes_to_lie_under_a_resting_mouse_is_not_explained(stage: Stage) -> None:
    stage.show(next(one for one in MOMENTS if one["ask"]["kind"] == "media-buying"))
    page, tip = stage.page, stage.page.locator("#tip")
    page.mouse.move(700, 400)
    page.keyboard.press("Escape")
    page.evaluate(SLIPPED_IN)
    expect(tip).to_be_hidden()
    page.mouse.move(702, 401)  # moving the mouse there is asking for it
    expect(tip).to_have_text("A page that has changed")
    page.evaluate("document.getElementById('slipped-in').remove()")
    page.keyboard.press("Escape")


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
    expect(page.locator(".nation [aria-describedby=tip]")).to_have_count(0)
    page.keyboard.press("Escape")  # the next stop may have a tip of its own
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
    page.locator(".ask .grip").tap()  # the choices are open, over the board
    page.locator(".state.now .factor").first.tap()
    expect(tip).to_contain_text("Rule 3.8")
    box = tip.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
    page.locator(".state.now .standing").tap(position={"x": 8, "y": 16})  # its first word, which has no party's sign next to it
    expect(tip).to_be_hidden()
    # A tap on a piece that can be pressed presses it; a finger that rests there gets the explanation.
    free = page.locator(".state.now .air .spot").first
    held = free.bounding_box() if free.count() else None
    piece = free if held else page.locator(".board .way-outs .spot").first
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
