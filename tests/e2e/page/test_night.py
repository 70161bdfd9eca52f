"""Election night: it comes when a state has voted, ends after a while or at a click, can be turned off, and leaves a front
page."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.looking import broken_layout, keys_left
from support.serving import Client, legal_of, new_table, play_on
from support.thinning import pairs

ELECTED = 11


def eve(url: str) -> tuple[list[Client], random.Random]:
    """A table one decision away from its second election."""
    _, people, _ = new_table(url, ["person"] * 3)
    rng = random.Random(7)
    choose = lambda ask: rng.choice(legal_of(ask))  # noqa: E731
    play_on(people, lambda view: view["position"]["round"] == 2 and view["position"]["phase"] == ELECTED - 1, choose)
    return people, rng


def vote(people: list[Client], rng: random.Random) -> None:
    play_on(people, lambda view: view["position"]["phase"] >= ELECTED, lambda ask: rng.choice(legal_of(ask)))


@pytest.mark.parametrize(("width", "motion"), list(pairs("night", [WIDE, PHONE], ["reduce", "no-preference"])))
def test_a_state_votes_and_a_click_goes_on(visit: Callable[..., Visitor], url: str, width: dict[str, int], motion: str) -> None:
    people, rng = eve(url)
    visitor = visit(nights=True, held=True, viewport=width, reduced_motion=motion)
    page = visitor.sit(people[0])
    visitor.settle()
    vote(people, rng)
    night = page.locator(".night")
    expect(night).to_be_visible()
    position = people[0].view()["position"]
    seats = [f"{seats} seat" for seats in position["seats"][1][:3]]
    expect(night.locator(".seats.lit")).to_have_count(3)
    assert all(said.startswith(seat) for said, seat in zip(night.locator(".seats").all_inner_texts(), seats, strict=True))
    expect(night.locator(".lane b").first).to_have_text(str(position["votes"][1][0]))
    headline = night.locator("h1").inner_text().strip()
    assert headline and ":" in headline
    expect(page.locator("[role=status]", has_text=headline.split(",")[0])).to_have_count(1)
    assert broken_layout(page) == []
    assert keys_left(page) == []
    night.click(position={"x": 5, "y": 5})
    expect(night).to_have_count(0)


def test_it_ends_by_itself_and_by_a_key_that_answers_nothing(visit: Callable[..., Visitor], url: str) -> None:
    for by_key in (True, False):
        people, rng = eve(url)
        visitor = visit(nights=True, held=by_key)
        page = visitor.sit(people[0])
        visitor.settle()
        vote(people, rng)
        if by_key:
            expect(page.locator(".night")).to_be_visible()
            visitor.settle()
            page.keyboard.press("Enter")
        page.wait_for_function("() => window.shown[0] === 'night' && window.shown.length > 1")
        assert page.locator(".night").count() == 0
        assert visitor.acts.sent == []


def test_the_front_pages_stay_and_nights_can_be_turned_off(visit: Callable[..., Visitor], url: str) -> None:
    people, rng = eve(url)
    visitor = visit(nights=True)
    page = visitor.sit(people[0])
    visitor.settle()
    pages = page.locator(".common > .front-pages button")
    expect(pages).to_have_count(1)
    page.locator(".tool.menu").click()
    page.get_by_label("Show election nights").uncheck()
    page.keyboard.press("Escape")
    vote(people, rng)
    expect(pages).to_have_count(2)
    assert page.locator(".night").count() == 0
    assert broken_layout(page) == []
    pages.first.click()
    expect(page.locator(".night h1")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator(".night")).to_have_count(1)  # a front page of the past stays until it is closed
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".night")).to_have_count(0)


def test_the_last_election_is_its_own_night(visit: Callable[..., Visitor], url: str) -> None:
    """It comes with the last contributions, as its round begins."""
    _, people, _ = new_table(url, ["person"] * 3, variants=["short"])
    rng = random.Random(7)
    choose = lambda ask: rng.choice(legal_of(ask))  # noqa: E731
    play_on(people, lambda view: view["position"]["round"] == 4 and view["ask"]["kind"] == "contribution", choose)
    visitor = visit(nights=True, held=True)
    page = visitor.sit(people[0])
    visitor.settle()
    play_on(people, lambda view: view["position"]["round"] == 5, choose)
    night = page.locator(".night")
    expect(night).to_contain_text("Election of round 5")
    votes = [str(votes) for votes in people[0].view()["position"]["votes"][4][:3]]
    expect(night.locator(".lane b")).to_have_text(votes)
    # It is shown to its end: the result waits for it, however soon the game is over.
    play_on(people, lambda _: False, choose)
    visitor.follow(people[0].view()["seq"])
    visitor.settle()
    expect(night).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("heading", level=2, name="Score sheet")).to_be_visible()


def test_a_front_page_says_the_same_as_its_night(visit: Callable[..., Visitor], url: str) -> None:
    people, rng = eve(url)
    visitor = visit(nights=True, held=True)
    page = visitor.sit(people[0])
    visitor.settle()
    vote(people, rng)
    headline = page.locator(".night h1").inner_text().strip()
    assert "by" in headline or "equal" in headline
    page.get_by_role("button", name="Go on").click()
    play_on(people, lambda view: view["position"]["round"] == 3, lambda ask: rng.choice(legal_of(ask)))
    visitor.follow(people[0].view()["seq"])
    expect(page.locator(".common > .front-pages button").last).to_contain_text(headline)


def test_front_pages_of_a_game_that_is_over_lead_to_its_replay(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3, variants=["short"])
    rng = random.Random(7)
    assert play_on(people, lambda view: False, lambda ask: rng.choice(legal_of(ask))) is None
    visitor = visit()
    page = visitor.sit(people[0])
    page.get_by_role("button", name="Look at the table").click()
    visitor.settle()
    pages = page.locator(".front-pages a:visible")  # where the board is low, those next to the nation
    expect(pages).to_have_count(5)
    elected = [
        line["line"]["things"]["state"]["key"] for line in people[0].get("lines") if line["line"]["key"] == "story-election"
    ]
    for nth in (2, 1):  # from the table into the replay, and from one election of the replay to another
        pages.nth(nth).click()
        page.wait_for_url(lambda address: "/r/" in address and "at=" in address)
        visitor.settle()
        assert broken_layout(page) == []
        at = int(page.url.split("at=")[1].split("&")[0])
        story = people[0].get("story")["lines"]
        told = [line for line in story if line["seq"] == at and line["line"]["key"] == "story-election"]
        assert [line["line"]["things"]["state"]["key"] for line in told] == [elected[nth]]
