"""A decision goes over the window's connection, or by a request where that breaks; wherever it breaks, the decision is carried
out once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browser.acts import Line
from support.browser.browsing import Visitor
from support.browser.driving import ASKED
from support.serving import Client, Json, asked_for, new_table, play_on


@pytest.fixture
def asked(url: str) -> tuple[Client, Json]:
    """A seat that is asked to buy media, and its view. After that decision the seat is not asked again at once."""
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    return people[view["seat"]], view


def draft(visitor: Visitor, me: Client) -> None:
    visitor.sit(me)
    visitor.page.locator(".board .spot:not(.way)").first.click()
    visitor.settle()


def check_once(visitor: Visitor, me: Client, before: Json) -> None:
    """Check that the table has moved on by this one decision, and that the page shows it without any complaint."""
    visitor.settle()
    expect(visitor.page.locator(ASKED)).to_have_count(0)
    assert me.view()["seq"] == before["seq"] + 1
    said = [line for line in me.get("lines") if line["seq"] > before["seq"]]
    assert said and all(line["seat"] == me.seat for line in said)
    expect(visitor.page.locator(".ask [role=alert]")).to_have_count(0)
    expect(visitor.page.locator(".banner", has_text="lost")).to_have_count(0)
    assert visitor.page.locator(".board .tv.drafted").count() == 0


def test_a_decision_goes_over_the_connection(visit: Callable[..., Visitor], asked: tuple[Client, Json]) -> None:
    me, before = asked
    visitor = visit()
    draft(visitor, me)
    sent = visitor.acts.after(visitor.page.locator(".ask .send").click)
    assert sent.ok, sent.said
    assert visitor.acts.sent[0].road == "connection"
    assert len({act.id for act in visitor.acts.sent}) == 1
    check_once(visitor, me, before)


@pytest.mark.parametrize("where", ["act", "changed", "answer"])
def test_where_the_connection_breaks_it_is_carried_out_once(
    visit: Callable[..., Visitor], asked: tuple[Client, Json], where: str
) -> None:
    """Before the server has received it; after it was carried out unnoticed; when only the answer is missing."""
    me, before = asked
    visitor = visit()
    line = Line(visitor.page, cut_at=where)
    draft(visitor, me)
    visitor.page.locator(".ask .send").click()
    visitor.settle()
    (said,) = [message for message in line.said if message["type"] == "act"]
    requests = [
        act for act in visitor.acts.sent if act.road == "request"
    ]  # one more where the next connection comes before the answer
    assert requests[-1].ok, requests[-1].said
    assert all((again.id, again.options) == (said["id"], said["options"]) for again in requests)
    check_once(visitor, me, before)


def test_a_refusal_over_the_connection_is_said_in_the_panel(visit: Callable[..., Visitor], asked: tuple[Client, Json]) -> None:
    """Somebody decides from another device, and its push does not come: the page learns of it when it sends its own decision."""
    me, before = asked
    visitor = visit()
    Line(visitor.page, passing=["welcome", "answer", "pong"])
    draft(visitor, me)
    me.act(before["ask"]["decline"], seq=before["seq"])
    sent = visitor.acts.after(visitor.page.locator(".ask .send").click)
    assert (sent.status, sent.said["error"]) == (409, "stale")
    visitor.settle()
    expect(visitor.page.locator(".banner", has_text="The table moved on")).to_be_visible()
    expect(visitor.page.locator(".ask.idle")).to_be_visible()
    assert me.view()["seq"] == before["seq"] + 1
