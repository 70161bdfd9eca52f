"""Secrets that are turned over together: sealed bids, cabinet cards, polls and contributions, side by side, for about two
seconds."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.ear import Ear
from support.browser.looking import broken_layout, keys_left
from support.serving import Client, Json, legal_of, new_table, play_on
from support.thinning import pairs


def at_random(seed: int) -> Callable[[Json], int]:
    """Choose any legal option; but the winner of a poll publishes it."""
    rng = random.Random(seed)
    return lambda ask: rng.choice([one["option"] for one in ask["options"] if one["key"] == "publish"] or legal_of(ask))


def bidding(url: str) -> tuple[list[Client], Json]:
    """A table at which only one party still has to seal its bid for the start."""
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, lambda now: now["ask"]["kind"] == "start-bid" and len(now["sealed"]) == 2)
    assert view is not None
    return people, view


def seal(people: list[Client], view: Json) -> None:
    people[view["seat"]].act(view["ask"]["amounts"]["option"] + 5, seq=view["seq"])


@pytest.mark.parametrize(("width", "motion"), list(pairs("reveal", [WIDE, PHONE], ["reduce", "no-preference"])))
def test_bids_are_turned_over_together_and_a_click_goes_on(
    visit: Callable[..., Visitor], url: str, width: dict[str, int], motion: str
) -> None:
    people, view = bidding(url)
    visitor = visit(nights=True, held=True, viewport=width, reduced_motion=motion, reading="at-once")
    page = visitor.sit(people[0])
    visitor.settle()
    ear = Ear(page)
    seal(people, view)
    turned = page.locator(".reveal")
    expect(turned).to_be_visible()
    expect(turned.locator("li")).to_have_count(3)
    expect(turned.locator(".turned", has_text="5,000")).to_have_count(1)
    expect(turned.locator("li.best .turned")).to_have_text("5,000")
    tops = {round(box["y"]) for card in turned.locator("li").all() if (box := card.bounding_box())}
    assert width is PHONE or len(tops) == 1  # side by side
    visitor.settle()
    assert sum("The bids:" in text for text in ear.heard()) == 1  # with the record, not again with the cards
    assert broken_layout(page) == [] and keys_left(page) == []
    turned.click(position={"x": 5, "y": 5})
    expect(turned).to_have_count(0)


def test_it_ends_by_itself_or_by_a_key_that_answers_nothing(visit: Callable[..., Visitor], url: str) -> None:
    for by_key in (True, False):
        visitor = visit(nights=True, held=by_key)
        people, view = bidding(url)
        page = visitor.sit(people[0])
        visitor.settle()
        seal(people, view)
        if by_key:
            expect(page.locator(".reveal")).to_be_visible()
            visitor.settle()
            message = page.get_by_role("textbox", name="Message")
            message.focus()
            page.keyboard.type("well done")  # typing goes into its field, spaces included
            expect(message).to_have_value("well done")
            page.keyboard.press("Enter")
            expect(message).to_have_value("")
            expect(page.locator(".reveal")).to_be_visible()
            message.blur()
            page.keyboard.press("Enter")
        page.wait_for_function("() => window.shown.join() === 'reveal,'")
        assert page.locator(".reveal").count() == 0
        assert visitor.acts.sent == []


def test_nothing_is_turned_over_where_events_are_off(visit: Callable[..., Visitor], url: str) -> None:
    people, view = bidding(url)
    visitor = visit()
    page = visitor.sit(people[0])
    visitor.settle()
    seal(people, view)
    visitor.follow(people[0].view()["seq"])
    visitor.settle()
    assert page.locator(".reveal").count() == 0


KINDS = {
    "story-cabinet-up": "Shadow cabinets",
    "story-poll-published": "A poll is published",
    "story-gift-taken": "Contributions",
}


@pytest.mark.parametrize("key", KINDS)
def test_cabinets_polls_and_contributions_too(visit: Callable[..., Visitor], url: str, key: str) -> None:
    """Others play and the page only watches, until the record mentions it."""
    _, people, watching = new_table(url, ["person"] * 3, variants=["short"])
    visitor = visit(nights=True, held=True)
    page = visitor.sit(watching)
    visitor.settle()
    choose, known = at_random(5), 0

    def told(view: Json) -> bool:
        nonlocal known
        lines = watching.get("lines")
        fresh, known = lines[known:], len(lines)
        return any(line["line"]["key"] == key for line in fresh)

    assert play_on(people, told, choose) is not None
    visitor.follow(watching.view()["seq"])
    heading = page.locator(".reveal:has(li) h1", has_text=KINDS[key])
    while page.locator(".night").count():  # an election night comes before anything turned over after it
        page.keyboard.press("Escape")
    expect(heading).to_be_visible()
    assert broken_layout(page) == [] and keys_left(page) == []
    page.set_viewport_size(
        ViewportSize(width=PHONE["width"], height=PHONE["height"])
    )  # there each card must be as wide as its column as well
    narrower = page.locator(".reveal .turned").evaluate_all(
        "(all) => all.map((one) => one.parentElement.clientWidth - one.offsetWidth)"
    )
    assert set(narrower) == {0}
    visitor.resize(360, 240)  # as with five parties of four ministers each
    expect(page.locator(".reveal .acts button")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_popular_vote_is_turned_over_by_what_was_voted(visit: Callable[..., Visitor], url: str, width: dict[str, int]) -> None:
    _, people, watching = new_table(url, ["person"] * 3, game="helvetiq")
    visitor = visit(nights=True, held=True, viewport=width)
    page = visitor.sit(watching)
    visitor.settle()
    assert play_on(people, lambda view: view["position"]["accepted"] >= 0, at_random(3)) is not None
    visitor.follow(watching.view()["seq"])
    turned = page.locator(".reveal")
    expect(turned.locator("h1")).to_have_text("The people have voted")
    position = watching.view()["position"]
    shown = [int(text) for text in turned.locator(".turned").all_inner_texts()]
    assert shown[:2] == [position["yes"], position["no"]]
    expect(turned.locator("li.best .who")).to_have_text("YES" if position["accepted"] else "NO")
    tops = turned.locator(".turned").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "side by side, on a phone, too"
    assert broken_layout(page) == [] and keys_left(page) == []
    visitor.settle()
    page.keyboard.press("Enter")
    expect(turned).to_have_count(0)
