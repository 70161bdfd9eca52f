"""Coalition talk in the page: an offer in two clicks, an answer in one, and the outcome in the record."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from support.browser.axe import check
from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.looking import broken_layout
from support.serving import Client, asked_for, new_table, play_on

People = list[Client]
OFFER = ".paper > header .offer"
ASK = "dialog[open] .offers .ways .btn"


@pytest.fixture
def table(url: str) -> tuple[Client, People, Client]:
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cem")]
    return new_table(url, seats, title="Elephant round")


def record(visitor: Visitor) -> Locator:
    return visitor.page.locator(".paper .log")


def test_two_clicks_make_an_offer_one_answers_it_and_the_record_says_who_kept_it(
    visit: Callable[..., Visitor], table: tuple[Client, People, Client]
) -> None:
    _, people, spectator = table
    anna, ben, watcher = visit(), visit(), visit()
    for visitor, place in ((anna, people[0]), (ben, people[1]), (watcher, spectator)):
        visitor.sit(place)
    expect(watcher.page.locator(OFFER)).to_have_count(0)

    anna.page.locator(OFFER).click()
    offer = anna.page.locator(ASK).first
    expect(offer).to_contain_text(": with me?")
    state = (offer.text_content() or "").strip().removesuffix(": with me?")
    offer.click()
    expect(anna.page.locator("dialog[open]")).to_have_count(0)

    asked = ben.page.locator(".banner[role=status]", has_text="Anna asks you")
    expect(asked).to_contain_text(f"A coalition in {state}")
    asked.locator(".btn.send").click()
    expect(asked).to_have_count(0)
    for visitor in (anna, ben):
        expect(record(visitor)).to_contain_text(f"a coalition in {state}")
        expect(record(visitor)).to_contain_text(re.compile("has promised|have promised"))

    view = play_on(people, asked_for("media-buying"))  # after phase 3.5, in which coalitions are made
    assert view is not None
    (promise,) = people[0].get("promises")["promises"]
    assert promise["place"] == 0 and promise["verdicts"] is not None
    words = {"kept": "kept the", "broken": "broken the promise", "prevented": "ready for the promised coalition"}
    for visitor in (anna, ben):
        visitor.follow(view["seq"])
        for verdict in promise["verdicts"]:
            said = "kept the" if promise["verdicts"] != ["kept", "kept"] else "kept their promise"
            expect(record(visitor)).to_contain_text(words[verdict] if verdict != "kept" else said)
    watcher.follow(view["seq"])
    assert "promise" not in watcher.text(".paper .log"), "what was private stays so until the end"


def test_an_offer_before_all_is_made_and_taken_back_with_the_keyboard(
    visit: Callable[..., Visitor], table: tuple[Client, People, Client], axe: str
) -> None:
    _, people, spectator = table
    anna, watcher = visit(), visit()
    anna.sit(people[0])
    watcher.sit(spectator)
    anna.page.locator(OFFER).focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(ASK).first).to_be_visible()
    assert check(anna, axe, "offers") == []
    anna.page.set_viewport_size(ViewportSize(width=WIDE["width"], height=WIDE["height"]))  # a phone shows one section at a time
    anna.page.get_by_role("radio", name="everybody").press("Space")
    anna.page.locator(ASK).first.press("Enter")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    expect(record(watcher)).to_contain_text("for a coalition in")

    anna.page.locator(OFFER).press("Enter")
    anna.page.locator("dialog[open] .promises .btn").press("Enter")
    expect(record(watcher)).to_contain_text("withdrawn the offer")
    expect(anna.page.locator("dialog[open] .promises .btn")).to_have_count(0)


@pytest.mark.parametrize("window", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_offer_is_made_on_the_state_it_is_about(
    visit: Callable[..., Visitor], table: tuple[Client, People, Client], window: dict[str, int], axe: str
) -> None:
    _, people, _ = table
    anna, ben = visit(viewport=window), visit()
    page = anna.sit(people[0])
    ben.sit(people[1])
    state = page.locator(".state").nth(2)
    name = state.get_attribute("aria-label") or ""
    state.scroll_into_view_if_needed()
    state.get_by_role("button", name=f"Make an offer: {name}").click()
    offers = page.locator(ASK)
    expect(offers).to_have_count(2)
    expect(offers).to_have_text([f"{name}: with me?"] * 2)
    assert broken_layout(page) == []
    offers.first.click()
    expect(ben.page.locator(".banner[role=status]", has_text="Anna asks you")).to_contain_text(f"A coalition in {name}")
    assert check(anna, axe, "offer on a state") == []


def test_who_plays_against_bots_alone_sees_no_way_to_make_offers(visit: Callable[..., Visitor], url: str) -> None:
    _, (me,), _ = new_table(url, ["person", *[{"kind": "bot", "bot": "easy"}] * 2])
    page = visit().sit(me)
    expect(page.locator(".state").first).to_be_visible()
    expect(page.locator(".offer")).to_have_count(0)
