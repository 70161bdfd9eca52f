"""axe-core at tables, in both themes, on a wide screen and on a phone: nothing serious or critical. Pages outside the table are
checked where they are open anyway (`test_every_screen.py`)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from support.browser.axe import check
from support.browser.browsing import Visitor
from support.browser.driving import OVER
from support.serving import asked_for, new_table, play_on


def test_the_waiting_room(visit: Callable[..., Visitor], url: str, axe: str) -> None:
    host, _, _ = new_table(url, ["person", "open", {"kind": "bot", "bot": "easy"}], start=False)
    visitor = visit()
    visitor.sit(host)
    assert check(visitor, axe, "waiting room") == []


KINDS = ("choose-boons", "start-bid", "platform-swap", "placing", "meetings", "poll-bid", "contribution")


def test_die_macher_from_the_opening_to_the_score_sheet(visit: Callable[..., Visitor], url: str, axe: str) -> None:
    _, people, spectator = new_table(url, ["person"] * 3, variants=["short"])
    me = people[0]
    visitor = visit()
    page = visitor.sit(me)
    found: list[str] = []
    for kind in KINDS:
        view = play_on(people, lambda view, kind=kind: view["seat"] == me.seat and asked_for(kind)(view))
        assert view is not None, kind
        visitor.follow(view["seq"])
        page.wait_for_selector(f".ask[data-kind={kind}]")
        # Apart from a few pieces the boards do not change from one kind to the next; thinned: they are checked with the first and
        # the last.
        found += check(visitor, axe, kind, None if kind in (KINDS[0], KINDS[-1]) else ".ask")
    page.get_by_role("button", name="Menu").click()
    found += check(visitor, axe, "menu", "dialog[open]")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Reference card and rules").click()
    found += check(visitor, axe, "reference card", "dialog[open]")
    page.keyboard.press("Escape")
    visitor.sit(spectator)
    found += check(visitor, axe, "spectator")
    assert play_on(people, lambda view: False) is None
    page.wait_for_selector(OVER)
    found += check(visitor, axe, "score sheet")
    page.get_by_role("button", name="Open hands").click()
    page.wait_for_selector(".board .hands", state="attached")
    found += check(visitor, axe, "open hands")
    assert page.locator("main").count() == 1
    assert found == []


def test_helvetiq(visit: Callable[..., Visitor], url: str, axe: str) -> None:
    _, people, _ = new_table(url, ["person", {"kind": "bot", "bot": "easy"}], game="helvetiq")
    visitor = visit()
    visitor.sit(people[0]).wait_for_selector(".ask:not(.idle)")
    assert check(visitor, axe, "helvetiq") == []


@pytest.mark.parametrize(
    ("button", "inside"), [(".menu", "dialog[open] .people"), ("header .tools button >> nth=-1", "dialog[open]")]
)
def test_dialogs(visit: Callable[..., Visitor], url: str, axe: str, button: str, inside: str) -> None:
    _, people, _ = new_table(url, ["person", "person"], game="helvetiq")
    visitor = visit(locale="de-DE")
    page = visitor.sit(people[0])
    page.click(button)
    page.wait_for_selector(inside)
    assert check(visitor, axe, button, "dialog[open]") == []
