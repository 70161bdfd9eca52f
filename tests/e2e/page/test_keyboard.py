"""Playing without a mouse: from the front door to a table of one's own, a whole round of Die Macher, a turn of Helvetiq. Every
stop of the tab key is visible, and after an answer the keyboard goes on from there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from support.browser.browsing import Visitor
from support.browser.driving import ASKED, MOST_CLICKS, PLANNED
from support.serving import new_table

FEW = 6
"""The most presses of the tab key from the last place to the first choice of the next question: enough to leave a hint, a rule or
a field."""
ROWS = (
    ".ask [data-choice]:not([aria-pressed=true]):not([aria-disabled=true]), .ask .chip:not([aria-pressed=true])"
    ":not([aria-disabled=true]), .ask .step button:last-child:not([aria-disabled=true]), .ask .options button:not([disabled])"
    ", .ask .quick button:not([aria-pressed=true])"
)
SEND = ".ask .send[aria-disabled=false]"
# Where the keyboard focus is: whether it is visible there, with a ring around it and nothing on top of it.
HERE = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nowhere";
  const said = (at.getAttribute("aria-label") ?? at.textContent).trim().slice(0, 30);
  const name = `${at.tagName.toLowerCase()}.${[...at.classList].join(".")} "${said}"`;
  const shown = [at, at.closest("label, .lang, .pick")].filter(Boolean);
  const ringed = ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 1;
  if (!shown.some((one) => ringed(getComputedStyle(one)))) return `${name} has no ring`;
  const box = shown.at(-1).getBoundingClientRect();
  const x = Math.max(1, Math.min(innerWidth - 1, box.left + box.width / 2));
  const y = Math.max(1, Math.min(innerHeight - 1, box.top + Math.min(box.height / 2, 20)));
  const top = document.elementFromPoint(x, y);
  return top && (shown.some((one) => one.contains(top)) || top.contains(at)) ? "" : `${name} is hidden behind ${top?.className}`;
}"""


class Keys:
    """A player with a keyboard alone."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.unseen: set[str] = set()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def at(self, selector: str) -> bool:
        return bool(self.page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector))

    def tab_to(self, selector: str, most: int = 60) -> int:
        """Press the tab key until the element has the focus, and return the number of presses."""
        for count in range(most + 1):
            if self.at(selector):
                return count
            self.press("Tab")
            here = self.page.evaluate(HERE)
            if here and here != "nowhere":
                self.unseen.add(here)
        raise AssertionError(f"{selector} is not reached by the tab key: {self.page.evaluate(HERE)}")

    def set_up(self, game: str, players: int) -> None:
        """Go from the front door to a table against bots."""
        self.visitor.open("/", ".choices")
        self.press(str(self.page.locator(".choices li > a[href='/new'] .n").last.text_content()))
        self.page.wait_for_selector(".seats")
        self.visitor.settle()
        self.choose("game", game)
        if self.page.locator(".check", has_text="Short game").count():
            self.tab_to("[type=checkbox]")
            self.press("Space")
        self.choose("players", str(players))
        self.tab_to(".seats input")
        self.page.keyboard.type("Anna")
        for seat in range(1, players):
            self.tab_to(f".seats li:nth-child({seat + 1}) select")
            self.press("End")  # the last kind of sitter: a bot
        expect(self.page.locator(".seats li select:nth-of-type(1)").nth(1)).to_have_value("bot")
        self.tab_to("form .btn.send")
        self.press("Enter")
        self.page.wait_for_selector("main:not(.new) .ask")

    def choose(self, name: str, value: str) -> None:
        """Choose one of several radio buttons: one stop of the tab key, then arrows."""
        self.tab_to(f"[name={name}]")
        for _ in range(8):
            if self.at(f"[name={name}][value='{value}']"):
                return self.visitor.settle()
            self.press("ArrowRight")
            self.visitor.settle()
        raise AssertionError(f"{value} is not reached by the arrow keys")

    def answer(self, nearby: bool) -> str:
        """Answer the question by tab, space and enter. `nearby`: the last answer was given in the panel as well."""
        page = self.page
        kind = page.locator(".ask").get_attribute("data-kind") or ""
        for step in range(MOST_CLICKS):
            ready = page.locator(SEND).count() > 0
            if ready and (step > 0 or kind not in PLANNED):
                break
            if not page.locator(ROWS).count():
                break
            presses = self.tab_to(ROWS)
            assert not nearby or presses <= FEW, f"{kind}: {presses} presses of the tab key to the first choice"
            self.press("Space")
            self.visitor.settle()
            assert page.evaluate("document.activeElement !== document.body"), f"{kind}: after a choice the place is lost"
            nearby = True
        self.tab_to(SEND)
        sent = self.visitor.acts.after(lambda: self.press("Enter"))
        assert sent.ok, f"{kind}: {sent.said}"
        self.visitor.settle()
        assert page.evaluate("document.activeElement !== document.body"), f"{kind}: after sending the place is lost"
        return kind


def test_a_round_of_die_macher_without_a_mouse(visit: Callable[..., Visitor]) -> None:
    keys = Keys(visit())
    keys.set_up("die-macher", 3)
    kinds: list[str] = []
    while True:
        keys.page.wait_for_selector(ASKED)
        keys.visitor.settle()
        if "2" in keys.visitor.text(".where b"):
            break
        kinds.append(keys.answer(nearby=bool(kinds)))
        assert len(kinds) < 60
    assert {"discarding", "platform-swap", "placing", "media-buying", "meetings", "contribution"} <= set(kinds)
    assert keys.unseen == set()


def test_a_turn_of_helvetiq_without_a_mouse(visit: Callable[..., Visitor]) -> None:
    keys = Keys(visit())
    keys.set_up("helvetiq", 2)
    turns = 0
    while turns < 3:
        keys.page.wait_for_selector(".ask:not(.idle)")
        keys.visitor.settle()
        keys.answer(nearby=turns > 0)
        turns += 1
    assert keys.unseen == set()


def test_numbers_and_enter_are_enough(visit: Callable[..., Visitor]) -> None:
    """Without the tab key: numbers choose, and Enter sends."""
    visitor = visit()
    page: Page = visitor.open("/", ".choices")
    page.keyboard.press("1")
    page.wait_for_selector(ASKED)
    visitor.settle()
    for _ in range(20):
        if page.locator(SEND).count():
            break
        page.keyboard.press("1")
        visitor.settle()
    assert visitor.acts.after(lambda: page.keyboard.press("Enter")).ok


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_keys_do_not_reach_the_board_below_a_dialog(visit: Callable[..., Visitor], url: str, game: str) -> None:
    _, (me, *_), _ = new_table(url, ["person", *[{"kind": "bot", "bot": "easy"}] * 2], game=game)
    visitor = visit()
    page = visitor.sit(me)
    page.wait_for_selector(ASKED)
    for _ in range(20):
        if page.locator(SEND).count():
            break
        page.keyboard.press("1")
        visitor.settle()
    page.locator(".tools .tool").last.click()  # the reference card
    page.wait_for_selector("dialog[open]")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    visitor.settle()
    assert visitor.acts.sent == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.locator(SEND).count() == 1, "Escape closed the dialog and took the draft back as well"
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    visitor.settle()
    assert len({act.id for act in visitor.acts.sent}) == 1
