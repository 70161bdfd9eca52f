"""Windows of real laptops: the whole table is in view, and what is asked never leaves it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser.browsing import Visitor
from support.browser.looking import broken_layout
from support.browser.staging import Stage, moments
from support.serving import new_table

SIZES = [(1366, 768), (1440, 789), (1536, 730), (1280, 720)]
KINDS = ("meetings", "placing", "opinion-swap", "contribution")
# What lies outside the window, of what matters: the question with its button, the boards, the record with the chat.
OUTSIDE = """(parts) => parts.filter((part) => {
  const all = [...document.querySelectorAll(part)];
  return all.length === 0 || all.some((one) => {
    const box = one.getBoundingClientRect();
    return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
  });
})"""

# How many pixels an empty field has beside the words in it.
ROOM_LEFT = """(field) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = font;
  return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - pen.measureText(field.placeholder).width;
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_of_die_macher_lies_under_the_fold(stage: Stage, size: tuple[int, int]) -> None:
    stage.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    for kind in KINDS:
        stage.show(next(one for one in moments() if one["ask"]["kind"] == kind and one["position"]["parties"] == 5))
        assert stage.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
        parts = [
            ".mast",
            ".ask",
            ".ask .send",
            ".hand",
            ".state .row",
            ".state .standing",
            ".questions tr",
            ".nation li",
            ".paper .say",
        ]
        assert stage.page.evaluate(OUTSIDE, parts) == [], kind
        assert broken_layout(stage.page) == [], kind


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_last_of_the_next_states_fills_its_sheet(stage: Stage, size: tuple[int, int]) -> None:
    """It stands alone where three stood, and is read like the current one."""
    stage.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    stage.show(next(one for one in moments() if one["position"]["round"] == 6 and one["position"]["parties"] == 5))
    expect(stage.page.locator(".state")).to_have_count(2)
    letters = stage.page.locator(".state .row").evaluate_all(
        "(rows) => rows.map((row) => parseFloat(getComputedStyle(row).fontSize))"
    )
    assert len(letters) == 10 and min(letters) > 0.9 * max(letters)
    assert stage.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert stage.page.evaluate(OUTSIDE, [".state .row", ".state .standing", ".paper .say"]) == []
    assert broken_layout(stage.page) == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_of_helvetiq_lies_under_the_fold(visit: Callable[..., Visitor], url: str, size: tuple[int, int]) -> None:
    _, (me,), _ = new_table(url, ["person", *[{"kind": "bot", "bot": "easy"}] * 2], game="helvetiq")
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    page = visitor.sit(me)
    page.wait_for_selector(".ask:not(.idle)")
    visitor.settle()
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(OUTSIDE, [".mast", ".ask", ".ask .send", ".board-hq", ".paper .say"]) == []
    assert broken_layout(page) == []


def test_on_a_small_window_the_question_stays_while_the_boards_scroll(stage: Stage) -> None:
    stage.page.set_viewport_size(ViewportSize(width=1180, height=800))
    stage.show(next(one for one in moments() if one["ask"]["kind"] == "media-buying"))
    stage.page.mouse.move(900, 600)
    stage.page.mouse.wheel(0, 700)
    expect(stage.page.locator(".paper .log")).to_be_in_viewport()
    expect(stage.page.locator(".ask h1")).to_be_in_viewport()
    expect(stage.page.locator(".ask .send")).to_be_in_viewport()


def test_the_chat_says_what_its_field_is_for_where_people_talk(visit: Callable[..., Visitor], url: str) -> None:
    """Also where whom one speaks to has to be chosen."""
    _, people, _ = new_table(url, ["person"] * 5)
    visitor = visit()
    page = visitor.sit(people[0])
    field = page.get_by_placeholder("Say something")
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        visitor.settle()
        left = field.evaluate(ROOM_LEFT)
        assert left >= 0, f"{width}: {-left:.0f} px of it are cut"
        assert page.evaluate(OUTSIDE, [".paper .say :is(select, input, button)"]) == []
