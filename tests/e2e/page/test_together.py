"""People at one table, each in their own window, and a spectator: everyone sees what is theirs to see."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from support.browser.browsing import Visitor
from support.browser.driving import ASKED, Driver
from support.serving import Client, asked_for, new_table, play_on

ODD = 7  # a sealed bid that nobody would guess
People = list[Client]


@pytest.fixture
def table(url: str) -> tuple[Client, People, Client]:
    """Anna and Ben have windows; Cem decides elsewhere."""
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cem")]
    return new_table(url, seats, title="Elephant round")


def hidden_cards(visitor: Visitor) -> list[str]:
    return visitor.page.locator(".hand .hidden3 tbody th").all_inner_texts()


def cards_of(person: Client) -> int:
    view = person.view()
    return sum(card >= 0 for card in view["position"]["hand"][person.seat])


def test_everyone_sees_their_own_secrets_and_no_others(
    visit: Callable[..., Visitor], table: tuple[Client, People, Client]
) -> None:
    _, people, spectator = table
    play_on(people, asked_for("start-bid"))
    anna, ben, watcher = visit(), visit(), visit()
    for visitor, place in ((anna, people[0]), (ben, people[1]), (watcher, spectator)):
        visitor.sit(place)
    for visitor, person in ((anna, people[0]), (ben, people[1])):
        own = person.view()["position"]["cash"][person.seat]
        assert visitor.text(".hand .cash b").strip() == f"{own * 1000:,}"
        assert len(hidden_cards(visitor)) == cards_of(person) > 0
        assert visitor.page.locator(".hand").count() == 1
    assert set(hidden_cards(anna)) != set(hidden_cards(ben))
    assert watcher.page.locator(".hand, .cash, .hidden3").count() == 0
    expect(watcher.page.locator(".watch")).to_be_visible()
    assert watcher.page.locator(ASKED).count() == 0


def without_seals(visitor: Visitor) -> str:
    """The text of a window, without who has sealed."""
    visitor.settle()
    return str(
        visitor.page.evaluate(
            """() => { const copy = document.body.cloneNode(true);
                for (const node of copy.querySelectorAll(".sealed, .seats-now, .ask .turn, .ask h1, .ask .told")) node.remove();
                return copy.textContent.replace(/\\s+/g, " "); }"""
        )
    )


def test_a_sealed_bid_shows_that_it_is_there_and_nothing_else(
    visit: Callable[..., Visitor], table: tuple[Client, People, Client]
) -> None:
    _, people, spectator = table
    view = play_on(people, asked_for("start-bid"))
    assert view is not None
    anna, ben, watcher = visit(), visit(), visit()
    for visitor, place in ((anna, people[0]), (ben, people[1]), (watcher, spectator)):
        visitor.sit(place)
    before = without_seals(ben), without_seals(watcher)

    field = anna.page.locator(".ask input[type=number]")
    field.fill(str(ODD))
    anna.settle()
    Driver(anna, "list", 1).send()
    expect(anna.page.locator(".ask.idle")).to_be_visible()
    locked = ben.page.locator(".ask .sealed > span").nth(0)
    expect(locked.locator("svg")).to_be_attached()  # Anna's lock
    expect(locked).not_to_contain_text(str(ODD))
    assert (without_seals(ben), without_seals(watcher)) == before

    # It can be taken back while others still think; then all seal, and it is open to everyone.
    anna.page.locator(".ask .acts .btn").click()
    anna.page.wait_for_selector(ASKED)
    anna.page.locator(".ask input[type=number]").fill(str(ODD))
    anna.settle()
    Driver(anna, "list", 1).send()
    Driver(ben, "board", 2).answer()
    mine = people[2].view()
    people[2].act(mine["ask"]["amounts"]["low"], seq=mine["seq"])
    for visitor in (anna, ben, watcher):
        expect(visitor.page.locator(".paper .log")).to_contain_text(f"{ODD},000")


def test_chat_for_all_and_for_one_alone(visit: Callable[..., Visitor], table: tuple[Client, People, Client]) -> None:
    _, people, spectator = table
    anna, ben, watcher = visit(), visit(), visit()
    for visitor, place in ((anna, people[0]), (ben, people[1]), (watcher, spectator)):
        visitor.sit(place)
    say(anna, "Good evening, all.")
    for visitor in (anna, ben, watcher):
        expect(visitor.page.locator(".chat")).to_contain_text("Good evening, all.")
    anna.page.locator(".say select").select_option("1")
    say(anna, "Berlin for you, Bremen for me?")
    expect(ben.page.locator(".chat p.private")).to_contain_text("Berlin for you")
    expect(anna.page.locator(".chat p.private")).to_contain_text("Berlin for you")
    say(ben, "<b>Agreed</b> &amp; done")
    expect(watcher.page.locator(".chat")).to_contain_text("<b>Agreed</b> &amp; done")
    assert "Berlin for you" not in watcher.text()


def say(visitor: Visitor, text: str) -> None:
    visitor.page.locator(".say input").fill(text)
    visitor.page.locator(".say input").press("Enter")
    expect(visitor.page.locator(".say input")).to_have_value("")


def test_a_decision_is_undone(visit: Callable[..., Visitor], table: tuple[Client, People, Client]) -> None:
    _, people, _ = table
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    seat = view["seat"]
    one, other = visit(), visit()
    one.sit(people[seat])
    other.sit(people[(seat + 1) % 3])
    driver = Driver(one, "list", 1)
    driver.wait()
    one.page.locator(".ask [data-choice]").first.click()
    one.settle()
    expect(one.page.locator(".board .tv.drafted").first).to_be_visible()
    expect(other.page.locator(".board .tv.drafted")).to_have_count(0)
    lines = other.page.locator(".paper .log p").count()
    driver.send()
    expect(other.page.locator(".paper .log p").nth(lines)).to_be_attached()
    undo = one.page.locator(".ask .acts .btn", has_text=re.compile("undo", re.IGNORECASE))
    with one.page.expect_response("**/undo"):
        undo.click()
    driver.wait()
    assert driver.kind == "media-buying"
    expect(other.page.locator(".paper .log p").last).to_contain_text(re.compile("back", re.IGNORECASE))


def test_what_needs_everyone_is_voted_on(visit: Callable[..., Visitor], table: tuple[Client, People, Client]) -> None:
    _, people, _ = table
    play_on(people, asked_for("start-bid"))
    anna, ben = visit(), visit()
    anna.sit(people[0])
    ben.sit(people[1])

    def menu(button: str) -> None:
        anna.page.get_by_role("button", name="Menu").click()
        dialog = anna.page.locator("dialog[open]")
        dialog.get_by_role("button", name=button, exact=True).click()

    menu("Pause")
    anna.page.keyboard.press("Escape")
    ballot = ben.page.locator(".banner", has_text="Anna")
    ballot.get_by_role("button", name="Agree").click()
    people[2].post("vote/pause", {"agree": True})
    expect(anna.page.locator(".banner", has_text="paused")).to_be_visible()
    anna.page.locator(".banner", has_text="paused").get_by_role("button").click()
    expect(ben.page.locator(".banner")).to_have_count(0)

    menu("Abandon the game")
    anna.page.locator("dialog[open]").get_by_role("button", name="Really?").click()
    anna.page.keyboard.press("Escape")
    ben.page.locator(".banner", has_text="Anna").get_by_role("button", name="Agree").click()
    people[2].post("vote/abandon", {"agree": True})
    for visitor in (anna, ben):
        expect(visitor.page.locator(".banner", has_text="abandoned")).to_be_visible()
        assert visitor.page.locator(ASKED).count() == 0
