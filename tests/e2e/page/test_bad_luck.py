"""Server gone, links that open nothing, names of the greatest length, long records: nothing breaks, nothing overlaps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from support.browser.browsing import PHONE, WIDE, Visitor
from support.browser.driving import ASKED, Driver
from support.browser.looking import broken_layout, keys_left
from support.patience import tries
from support.serving import Client, Server, asked_for, first_option, new_table, play_on

BOT = {"kind": "bot", "bot": "easy"}
LONGEST = "W" * 40
WORDY = "Donaudampfschifffahrtsgesellschaftskapit"  # 40 letters without a place to break
PICTURES = "\U0001f418" * 40  # elephants
RIGHT_TO_LEFT = "\u0639\u0628\u062f\u0627\u0644\u0631\u062d\u0645\u0646" * 4 + "\u0639\u0628\u062f\u0627"


def test_the_server_goes_and_comes_back_and_the_draft_is_kept(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db") as server:
        _, people, _ = new_table(server.url, ["person"] * 3)
        view = play_on(people, asked_for("media-buying"))
        assert view is not None
        visitor = visit(url=server.url)
        visitor.expects("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection to")
        page = visitor.sit(people[view["seat"]])
        driver = Driver(visitor, "board", 1)
        driver.wait()
        page.locator(".board .spot:not(.way)").first.click()
        visitor.settle()
        drafted = page.locator(".board .tv.drafted").count()
        assert drafted > 0

        server.kill()
        lost = page.locator(".banner", has_text="lost")
        expect(lost).to_be_visible()
        expect(page.locator(".board .tv.drafted")).to_have_count(drafted)
        assert broken_layout(page) == []
        page.get_by_role("button", name="Menu", exact=True).click()  # the banner is also shown in front of a dialog
        expect(page.locator("dialog[open] .banner", has_text="lost")).to_be_visible()
        assert broken_layout(page) == []
        page.keyboard.press("Escape")

        server.start()
        expect(lost).to_have_count(0)
        expect(page.locator(".board .tv.drafted")).to_have_count(drafted)
        driver.send()
        assert people[0].view()["seq"] > view["seq"]


def test_a_decision_sent_while_the_server_is_away_is_carried_out_once_it_is_back(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    with Server(tmp_path / "tables.db") as server:
        _, people, _ = new_table(server.url, ["person"] * 3)
        view = play_on(people, asked_for("media-buying"))
        assert view is not None
        visitor = visit(url=server.url)
        visitor.expects("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection to")
        page = visitor.sit(people[view["seat"]])
        page.locator(".board .spot").first.click()
        visitor.settle()
        tried: list[Route] = []
        held: list[Route] = []

        def send(route: Route) -> None:
            """Let the first attempt fail, and hold the next one until the server has started, however long that takes."""
            (held if tried else tried).append(route)
            if not held:
                route.continue_()

        page.route("**/act", send)
        server.kill()
        with page.expect_event("requestfailed", lambda request: request.url.endswith("/act")):
            page.locator(".ask .send").click()
        server.start()
        for _ in tries():
            page.wait_for_timeout(20)  # lets the page's own events be handled
            if held:
                break
        held[0].continue_()
        expect(page.locator(ASKED)).to_have_count(0)  # the next seat is asked
        assert people[0].view()["seq"] == view["seq"] + 1


@pytest.mark.parametrize("pressed", [".ask .option", ".board .spot:not(.way)"], ids=["list", "board"])
def test_a_server_that_stands_still_is_waited_for_in_sight(visit: Callable[..., Visitor], tmp_path: Path, pressed: str) -> None:
    """The control that was pressed shows that it is waiting before the connection counts as lost. When the server goes on, what
    was chosen is chosen, and what was sent is carried out."""
    with Server(tmp_path / "tables.db") as server:
        _, people, _ = new_table(server.url, ["person"] * 3)
        view = play_on(people, asked_for("media-buying"))
        assert view is not None
        visitor = visit(url=server.url)
        visitor.expects("WebSocket connection to")
        page = visitor.sit(people[view["seat"]])
        choice, send = page.locator(pressed).first, page.locator(".ask .send")
        lost = page.locator(".banner", has_text="lost")
        with server.standing_still():
            choice.click()
            expect(choice).to_have_attribute("aria-busy", "true")
            expect(send).to_contain_text("One moment")
            expect(lost).to_contain_text("Trying again")
            assert broken_layout(page) == []
        expect(lost).to_have_count(0)
        expect(page.locator("[aria-busy]")).to_have_count(0)
        expect(page.locator(".board .tv.drafted")).not_to_have_count(0)
        with server.standing_still():
            send.click()
            expect(send).to_have_attribute("aria-busy", "true")
            expect(lost).to_be_visible()
        expect(page.locator(ASKED)).to_have_count(0)
        expect(lost).to_have_count(0)
        assert people[0].view()["seq"] == view["seq"] + 1


def test_what_somebody_else_did_meanwhile_is_said_and_the_draft_goes(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    me = people[view["seat"]]
    visitor = visit()
    page = visitor.sit(me)
    page.locator(".board .spot").first.click()
    visitor.settle()
    me.act(view["ask"]["decline"], seq=view["seq"])  # the same seat, from another device
    expect(page.locator(".banner")).to_be_visible()
    assert page.locator(".board .tv.drafted").count() == 0


def in_order(visitor: Visitor) -> bool:
    """Whether the page is laid out well in a wide window and in that of a phone."""
    for window in (PHONE, WIDE):
        visitor.resize(**window)
        assert broken_layout(visitor.page) == []
    return True


def test_links_that_open_nothing(visit: Callable[..., Visitor], url: str) -> None:
    _, (me,), _ = new_table(url, ["person", BOT, BOT])
    visitor = visit()
    visitor.expects("status of 401", "status of 404")
    for path in (f"/t/{me.table}#wrong", "/t/none#wrong", "/t/none", f"/t/{me.table}", "/nowhere"):
        visitor.page.goto("about:blank")
        page = visitor.open(path)
        expect(page.locator(".dead-end")).to_be_visible()
        assert in_order(visitor)
        assert keys_left(page) == []
        page.locator(".dead-end").locator("a, button").last.click()
        expect(page.locator("main.home")).to_be_visible()


def test_a_table_that_was_given_up_can_be_looked_at(visit: Callable[..., Visitor], url: str) -> None:
    _, (me,), spectator = new_table(url, ["person", BOT, BOT])
    me.post("abandon", {"agree": True})
    for place in (me, spectator):
        visitor = visit()
        page = visitor.sit(place)
        expect(page.locator(".banner", has_text="abandoned")).to_be_visible()
        assert page.locator(ASKED).count() == 0
        assert page.locator(".board .row").count() > 0
        assert in_order(visitor)


def test_a_link_that_was_replaced_says_so_at_once(visit: Callable[..., Visitor], url: str) -> None:
    host, (me,), _ = new_table(url, ["person", BOT, BOT])
    visitor = visit()
    page = visitor.sit(me)
    host.post(f"seats/{me.seat}/recover")
    expect(page.locator("main.dead-end")).to_be_visible()
    assert page.locator(".hand").count() == 0


@pytest.mark.parametrize(
    "names", [(LONGEST,) * 3, (WORDY, PICTURES, RIGHT_TO_LEFT)], ids=["widest", "longest word, pictures, right to left"]
)
def test_the_longest_names_break_nothing(visit: Callable[..., Visitor], url: str, names: tuple[str, ...]) -> None:
    """The widest names are at all seats; the others sit next to each other, and each is also the title of a table."""
    people: list[dict[str, str]] = [{"kind": "person", "name": name} for name in names]
    for title in set(names[:2]):
        waiting, _, _ = new_table(url, [*people[:2], {"kind": "open"}], title=title, public=True, start=False)
    _, seats, _ = new_table(url, people, title=names[2], public=True)
    for seat, name in zip(seats, names, strict=True):
        seat.post("chat", {"text": name * 6, "to": None}, 201)
    visitor = visit(locale="de-DE")
    for place in (waiting, seats[0]):
        page = visitor.sit(place)
        assert in_order(visitor)
    page.locator(".tool.menu").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert in_order(visitor)
    for path in ("/", "/tables"):
        visitor.open(path)
        assert in_order(visitor)


def test_a_screen_is_handed_over(visit: Callable[..., Visitor], url: str) -> None:
    """Two people at one screen: nothing of the second is shown before that person has taken over."""
    _, people, _ = new_table(url, [{"kind": "person", "name": LONGEST}] * 2 + [BOT])
    visitor = visit(viewport=PHONE)
    visitor.sit(people[1])
    page = visitor.sit(people[0])
    driver = Driver(visitor, "list", 1)
    driver.wait()
    driver.answer()
    expect(page.locator("main.over")).to_be_visible()
    assert page.locator(".hand, .board").count() == 0
    assert broken_layout(page) == []
    page.locator("main.over .send").click()
    expect(page.locator(ASKED)).to_be_attached()


@pytest.fixture(scope="module")
def long_record(server: Server) -> tuple[list[Client], int]:
    """A table whose record has at least 300 lines, and their exact number."""
    lines = 300
    _, people, _ = new_table(server.url, ["person"] * 5)
    for _ in range(12):
        count = sum(line["line"]["key"] != "story-meetings-none" for line in people[0].get("lines"))  # the page leaves those out
        if count >= lines:
            break
        goal = people[0].view()["seq"] + 40
        play_on(people, lambda view, goal=goal: view["seq"] >= goal)
    return people, count


@pytest.mark.parametrize("width", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_record_of_300_lines(
    visit: Callable[..., Visitor], long_record: tuple[list[Client], int], width: dict[str, int]
) -> None:
    people, count = long_record
    assert count >= 300
    visitor = visit(viewport=width)
    page = visitor.sit(people[0])
    if width == PHONE:
        page.locator(".dock button").last.click()
    log = page.locator(".paper .log")
    expect(log.locator("p").last).to_be_in_viewport()
    # The newest line stays in view when another comes.
    view = play_on(people, lambda view: True)
    assert view is not None
    done = people[view["seat"]].act(first_option(view["ask"]), seq=view["seq"])
    visitor.follow(done["seq"])
    expect(log.locator("p").last).to_be_in_viewport()
    log.locator("button.more").click()
    visitor.settle()
    assert log.locator("p, h3").count() >= count
    assert broken_layout(page) == []
