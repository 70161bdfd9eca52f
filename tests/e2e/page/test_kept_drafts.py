"""Drafts that were not sent: they are there again when a player comes back to the table, in this browser and nowhere else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browser.browsing import Visitor
from support.serving import Client, Json, asked_for, first_option, legal_of, new_table, play_on

KEPT = "() => Object.values(JSON.parse(localStorage['hustings.drafts'] ?? '{}')).map(({ options }) => options)"


def laying(ask: Json) -> int:
    """The cheapest card that can be laid; if there is none, the first option."""
    cards = [choice["option"] for choice in ask["options"] if choice["key"] == "place-cabinet"]
    return int(cards[-1]) if cards else first_option(ask)


def asked(url: str, kind: str, game: str = "die-macher") -> tuple[Client, list[Client]]:
    """A seat that is asked for this decision at a table of people, and all of the people."""
    _, people, _ = new_table(url, ["person"] * 3, game=game)
    view = play_on(people, asked_for(kind), choose=laying)
    assert view is not None
    return people[view["seat"]], people


def away_and_back(visitor: Visitor, table: str) -> None:
    """Go to the front door, and by the list of one's own tables back to the table, all within the page."""
    page = visitor.page
    page.locator(".brand").click()
    page.locator(f".mine-list a[href='/t/{table}']").click()
    page.wait_for_selector(".ask:not(.idle)")
    visitor.settle()


def test_an_opening_begun_goes_on_after_a_return_and_after_a_reload(visit: Callable[..., Visitor], url: str) -> None:
    me, _ = asked(url, "choose-boons")
    visitor = visit()
    page = visitor.sit(me)
    for _ in range(3):  # the opening consists of several decisions
        page.locator(".ask [data-choice]").first.click()
        visitor.settle()
    asks = page.locator(".ask h1").inner_text()
    drafted = page.evaluate(KEPT)
    assert len(drafted[0]) == 3
    away_and_back(visitor, me.table)
    expect(page.locator(".ask h1")).to_have_text(asks)
    page.reload()
    page.wait_for_selector(".ask:not(.idle)")
    visitor.settle()
    expect(page.locator(".ask h1")).to_have_text(asks)
    assert page.evaluate(KEPT) == drafted
    # Another browser with the same link does not have it.
    other = visit()
    other.sit(me)
    expect(other.page.locator(".ask h1")).not_to_have_text(asks)


def test_a_plan_is_on_the_board_again_and_forgotten_once_sent(visit: Callable[..., Visitor], url: str) -> None:
    me, _ = asked(url, "meetings")
    visitor = visit()
    page = visitor.sit(me)
    for _ in range(2):
        page.locator(".ask .step").first.locator("button").last.click()
        visitor.settle()
    away_and_back(visitor, me.table)
    expect(page.locator(".ask .step output").first).to_have_text("2")
    assert visitor.acts.after(page.locator(".ask .send").click).ok
    visitor.settle()
    assert page.evaluate(KEPT) == []


def test_several_actions_in_a_row_are_taken_up_again(visit: Callable[..., Visitor], url: str) -> None:
    me, _ = asked(url, "cabinet-action")
    visitor = visit()
    page = visitor.sit(me)
    page.locator(".ask [data-choice]").first.click()
    visitor.settle()
    settled, asks = page.locator(".ask .settled").inner_text(), page.locator(".ask h1").inner_text()
    away_and_back(visitor, me.table)
    expect(page.locator(".ask .settled")).to_have_text(settled)
    expect(page.locator(".ask h1")).to_have_text(asks)


def test_a_turn_of_helvetiq_too(visit: Callable[..., Visitor], url: str) -> None:
    me, _ = asked(url, "turn", "helvetiq")
    visitor = visit()
    page = visitor.sit(me)
    page.locator(".ask .choices-hq button").first.click()
    visitor.settle()
    (drafted,) = page.evaluate(KEPT)
    assert drafted
    away_and_back(visitor, me.table)
    with page.expect_request(lambda request: request.url.endswith("/preview")) as shown:
        page.reload()
    assert (shown.value.post_data_json or {})["options"] == drafted


@pytest.mark.parametrize("taken", ["sent", "cleared"])
def test_what_is_over_does_not_come_back(visit: Callable[..., Visitor], url: str, taken: str) -> None:
    """Either the table has moved on meanwhile, or the draft was cleared."""
    me, people = asked(url, "media-buying")
    visitor = visit()
    page = visitor.sit(me)
    page.locator(".ask [data-choice]").first.click()
    visitor.settle()
    ((drafted, *_),) = page.evaluate(KEPT)
    if taken == "cleared":
        page.locator(".ask .acts .plain").click()
        visitor.settle()
        assert page.evaluate(KEPT) == []
    else:
        page.goto("about:blank")
        # Another device decides for the seat, which is then asked the same question: the draft would be possible again.
        number = me.view()["seq"]
        again = lambda view: view["seat"] == me.seat and view["seq"] > number  # noqa: E731
        view = play_on(people, again, lambda ask: drafted if drafted in legal_of(ask) else first_option(ask))
        assert view is not None and view["ask"]["kind"] == "media-buying" and drafted in legal_of(view["ask"])
    visitor.sit(me)
    assert page.locator(".tv.drafted").count() == 0
