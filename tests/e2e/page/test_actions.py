"""A player's own cabinet cards act one after another: their actions are drafted together and sent as one, all or nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from support.browser.browsing import Visitor
from support.browser.driving import Driver
from support.serving import Json, asked_for, first_option, new_table, play_on


def laying(ask: Json) -> int:
    """The cheapest card that can be laid; if there is none, the first option."""
    cards = [choice["option"] for choice in ask["options"] if choice["key"] == "place-cabinet"]
    return int(cards[-1]) if cards else first_option(ask)


def test_several_actions_are_drafted_in_a_row_and_sent_together(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, asked_for("cabinet-action"), choose=laying)
    assert view is not None
    me = people[view["seat"]]
    visitor = visit()
    page = visitor.sit(me)
    driver = Driver(visitor, "list", 1)
    driver.wait()
    first = page.locator(".ask h1").inner_text()
    page.locator(".ask [data-choice]").first.click()
    visitor.settle()
    expect(page.locator(".ask .settled li")).to_have_count(1)
    expect(page.locator(".ask h1")).not_to_have_text(first)  # the next state
    page.locator(".board .way-outs .spot").click()  # no action here, chosen on the board
    visitor.settle()
    # Take one step back, and choose differently.
    page.locator(".ask .acts .plain").click()
    visitor.settle()
    page.locator(".ask [data-choice]").first.click()
    visitor.settle()
    sent = page.evaluate("() => document.querySelectorAll('.ask .settled li').length") + 1
    driver.send()
    options = visitor.acts.sent[-1].options
    assert len(options) >= 2
    assert len(options) in (sent, sent - 1)
    assert me.view()["seq"] == view["seq"] + 1  # one act
