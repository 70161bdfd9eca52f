"""axe-core on every page, in both themes, on a wide screen and on a phone: nothing serious or critical."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from page.browsing import PHONE, WIDE, Visitor
from page.driving import OVER
from server.serving import asked_for, new_table, play_on

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD = ("serious", "critical")
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(({ id, impact, help, nodes }) =>
    ({ id, impact, help, where: nodes.slice(0, 4).map((node) => `${node.target.join(" ")}: ${node.failureSummary}`) }))"""


@pytest.fixture(scope="module")
def axe() -> str:
    assert AXE.exists(), "axe-core is not there: fetch it with make page"
    return AXE.read_text("utf-8")


def check(visitor: Visitor, axe: str, what: str) -> list[str]:
    """What axe-core has against the page as it is, in both themes and widths."""
    found = []
    for width in (WIDE, PHONE):
        visitor.page.set_viewport_size(ViewportSize(width=width["width"], height=width["height"]))
        for theme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            visitor.settle()
            if not visitor.page.evaluate("() => 'axe' in window"):
                visitor.page.evaluate(axe)
            problems: list[dict[str, Any]] = visitor.page.evaluate(RUN)
            found += [
                f"{what}, {theme}, {width['width']}: {one['id']} ({one['help']})\n  " + "\n  ".join(one["where"])
                for one in problems
                if one["impact"] in BAD
            ]
    return found


@pytest.mark.parametrize("path", ["/", "/new", "/tables", "/replays", "/rules/die-macher", "/nowhere", "/t/none"])
def test_pages_beside_the_table(visit: Callable[..., Visitor], axe: str, path: str) -> None:
    visitor = visit()
    visitor.expects("status of 404")
    page = visitor.open(path)
    page.wait_for_selector("main h1")
    assert check(visitor, axe, path) == []


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
        found += check(visitor, axe, kind)
    page.get_by_role("button", name="Menu").click()
    found += check(visitor, axe, "menu")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Reference card and rules").click()
    found += check(visitor, axe, "reference card")
    page.keyboard.press("Escape")
    visitor.sit(spectator)
    found += check(visitor, axe, "spectator")
    assert play_on(people, lambda view: False) is None
    page.wait_for_selector(OVER)
    found += check(visitor, axe, "score sheet")
    page.get_by_role("button", name="Open hands").click()
    found += check(visitor, axe, "open hands")
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
    assert check(visitor, axe, button) == []
