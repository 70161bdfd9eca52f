"""Replays in a browser: a golden record by keys, its link opened elsewhere, one seat's eyes, two positions side by side, files
that are no record."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from support.browser.axe import check
from support.browser.browsing import PHONE, Visitor
from support.browser.looking import broken_layout, keys_left
from support.patience import post
from support.serving import new_table, play_on

GOLDEN = Path(__file__).parents[2] / "golden"
RECORD = GOLDEN / "die-macher-2006-short-3-1.json"
RED = "party-2006-red"  # sits on seat 1
HERE = "document.querySelector('.strip input').value"
Json = dict[str, Any]


@pytest.fixture(scope="module")
def story(server: Any) -> Json:
    found: Json = post(f"{server.url}/api/records/story", content=RECORD.read_bytes()).json()
    return found


def frame(url: str, number: int, seat: int | None = None) -> Json:
    query = f"first={number}&count=1" + ("" if seat is None else f"&seat={seat}")
    found: Json = post(f"{url}/api/records?{query}", content=RECORD.read_bytes()).json()["positions"][0]
    return found


def bring(visitor: Visitor, record: Path = RECORD) -> Page:
    page = visitor.open("/replays", "#record")
    page.set_input_files("#record", record)
    page.wait_for_selector(".reel h1")
    visitor.settle()
    return page


def at(visitor: Visitor) -> int:
    visitor.settle()
    return int(visitor.page.evaluate(HERE))


def votes(page: Page) -> list[str]:
    """The votes in the state that is shown largest."""
    return [text.strip() for text in page.locator(".state.now [data-piece^='votes:']").all_inner_texts()]


def go_to(visitor: Visitor, number: int) -> None:
    visitor.page.locator(".strip input").fill(str(number))
    visitor.settle()


def test_a_golden_record_by_keys(visit: Callable[..., Visitor], url: str, story: Json) -> None:
    visitor = visit()
    page = bring(visitor)
    last = story["frames"] - 1
    phases = [chapter["number"] for chapter in story["chapters"]]
    rounds = [
        chapter["number"]
        for place, chapter in enumerate(story["chapters"])
        if place == 0 or chapter["round"] != story["chapters"][place - 1]["round"]
    ]
    assert at(visitor) == last
    page.locator("body").press("Home")
    assert at(visitor) == 0
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert at(visitor) == 3
    page.keyboard.press("ArrowLeft")
    assert at(visitor) == 2
    page.keyboard.press("Shift+ArrowRight")
    assert at(visitor) == phases[1]
    page.keyboard.press("ArrowDown")
    assert at(visitor) == rounds[1]
    expected = frame(url, rounds[1])
    assert votes(page) == [str(n) for n in expected["position"]["votes"][1][:3]]
    page.keyboard.press("Shift+ArrowLeft")
    assert at(visitor) == max(number for number in phases if number < rounds[1])
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")
    assert at(visitor) == 0
    page.select_option(".jumps select >> nth=2", "fastest")
    page.locator("body").press("Space")
    while at(visitor) < 4:  # it plays on its own
        page.wait_for_timeout(50)
    page.locator("body").press("Space")
    stopped = at(visitor)
    page.wait_for_selector(".strip .play[aria-label=Play]")
    assert at(visitor) == stopped
    page.keyboard.press("End")
    assert at(visitor) == last
    assert page.evaluate("history.length") < 8  # steps do not fill the history


def test_a_table_s_own_game_and_its_link_for_somebody_who_has_none(visit: Callable[..., Visitor], url: str) -> None:
    _, people, spectator = new_table(url, variants=["short"])
    assert play_on(people, lambda view: False) is None
    mine, theirs = visit(permissions=["clipboard-read", "clipboard-write"]), visit()
    mine.sit(spectator)
    page = mine.sit(people[0])
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_selector(".reel h1")
    go_to(mine, 90)
    page.wait_for_url("**#at=90*")
    page.click("text=Copy link")
    page.wait_for_selector("text=Copied")
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert str(people[0].token) not in link  # it shows the game, but does not give the seat away
    there = theirs.open(link.removeprefix(url), ".reel h1")
    assert at(theirs) == 90
    assert votes(there) == votes(page)


def test_its_link_shows_the_same_position_elsewhere(visit: Callable[..., Visitor], url: str) -> None:
    mine = visit(permissions=["clipboard-read", "clipboard-write"])
    page = bring(mine)
    go_to(mine, 150)
    page.wait_for_url("**#at=150")
    page.click("text=Copy link")
    page.wait_for_selector("text=Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    theirs = visit()
    theirs.page.goto(link)
    theirs.page.wait_for_selector(".reel h1")
    assert at(theirs) == at(mine) == 150
    theirs.page.wait_for_url(re.compile("#at=150$"))  # the record is kept, not shown
    boards = [each.page.locator("main.board .common").inner_text() for each in (mine, theirs)]
    assert boards[0] == boards[1]
    assert votes(page) == votes(theirs.page)
    theirs.page.reload()
    theirs.page.wait_for_selector(".reel h1")
    assert at(theirs) == 150
    theirs.page.goto(link.replace("record=", "record=x"))  # this browser already has the record
    theirs.page.wait_for_selector(".reel h1")
    broken = visit().page
    broken.goto(link.split("&record=")[0] + "&record=xyz")
    broken.wait_for_selector("text=This record is not in this browser.")


def test_lines_rounds_and_phases_lead_to_their_positions(visit: Callable[..., Visitor], story: Json) -> None:
    visitor = visit()
    page = bring(visitor)
    page.locator(".story h3 button >> nth=1").click()
    second = next(chapter for chapter in story["chapters"] if chapter["round"] == 2)
    assert at(visitor) == second["number"]
    page.locator(".story .line >> nth=5").click()
    visitor.settle()
    marked = page.locator(".story .line[aria-current]").first
    assert marked.inner_text() and at(visitor) > second["number"]
    phases = [chapter for chapter in story["chapters"] if chapter["round"] == 2]
    page.select_option(".jumps select >> nth=1", str(phases[3]["number"]))
    assert at(visitor) == phases[3]["number"]
    page.select_option(".jumps select >> nth=0", "0")
    assert at(visitor) == 0


def test_through_one_seat_s_eyes_others_secrets_are_hidden(visit: Callable[..., Visitor], url: str) -> None:
    visitor = visit()
    page = bring(visitor)
    go_to(visitor, 60)
    page.wait_for_selector(".hands")  # all hands open
    heard: list[Response] = []
    page.on("response", lambda answer: heard.append(answer) if "/api/records" in answer.url else None)
    page.select_option(".eyes select", "1")
    visitor.settle()
    page.wait_for_selector(".hand .cash")
    assert page.locator(".hands").count() == 0
    answers = [answer.body() for answer in heard]
    frames = [shown for answer in answers for shown in json.loads(answer).get("positions", [])]
    assert len(frames) > 10
    for shown in frames:
        position, whole = shown["position"], frame(url, shown["number"])["position"] if shown["number"] % 10 == 0 else None
        assert [cash for seat, cash in enumerate(position["cash"]) if seat != 1] == [-1] * 4
        assert all(card == -1 for seat, hand in enumerate(position["hand"]) if seat != 1 for card in hand)
        assert "platform_deck" not in position and "poll_deck" not in position
        if whole is not None:
            assert position["cash"][1] == whole["cash"][1] and position["hand"][1] == whole["hand"][1]
    own = [line["line"] for answer in answers for line in json.loads(answer).get("lines", []) if "-own-" in line["line"]["key"]]
    assert own and {line["things"].get("party", {"key": RED})["key"] for line in own} == {RED}
    page.wait_for_url("**seat=1")


def test_two_positions_side_by_side(visit: Callable[..., Visitor], url: str) -> None:
    visitor = visit()
    page = bring(visitor)
    go_to(visitor, 100)
    page.click("text=Compare")
    page.wait_for_selector(".half")
    expect(page.locator(".both")).to_contain_text("Now move along the strip above")
    go_to(visitor, 180)
    page.wait_for_url("**beside=100")
    page.wait_for_selector(".half.moving h2:has-text('180')")
    for half, number in (("fixed", 100), ("moving", 180)):
        position = frame(url, number)["position"]
        shown = page.locator(f".half.{half} .state").first
        state = int(shown.get_attribute("data-state") or -1)
        assert shown.locator("[data-piece^='votes:']").all_inner_texts() == [str(n) for n in position["votes"][state][:3]]
    expect(page.locator(".both")).not_to_contain_text("Now move along the strip above")
    assert page.locator(".half.moving .just, .half.moving .touched").count() > 3
    # The mark of a row that differs is next to it: inside, it would cover the party's mark.
    assert "inset" not in page.locator(".half.moving .row.touched").first.evaluate("(row) => getComputedStyle(row).boxShadow")
    assert broken_layout(page) == [] and keys_left(page) == []
    page.click("text=Stop comparing")
    page.wait_for_selector("main.board")


@pytest.mark.parametrize(("name", "text"), [("other.json", '{"format": "other"}'), ("cat.json", "meow")])
def test_what_is_no_record_is_said(visit: Callable[..., Visitor], tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    page = visit().open("/replays", "#record")
    page.set_input_files("#record", tmp_path / name)
    page.wait_for_selector(".trouble:has-text('This is not a record.')")


def test_examples_and_records_are_listed(visit: Callable[..., Visitor], url: str) -> None:
    visitor = visit()
    page = bring(visitor)
    page.goto(f"{url}/replays")
    page.wait_for_selector(".bring .games-list li")
    page.click("text=Helvetiq, 3 players")
    page.wait_for_selector(".reel h1")
    assert at(visitor) == 0
    page.keyboard.press("ArrowRight")
    assert at(visitor) == 1
    page.goto(f"{url}/replays")
    page.click(".bring .games-list .tool")
    page.wait_for_selector(".bring .games-list", state="detached")


def test_on_a_tablet_the_board_begins_in_the_window(visit: Callable[..., Visitor]) -> None:
    """Below the reel and the open hands, which scroll where there are many cards."""
    visitor = visit(viewport={"width": 1024, "height": 768})
    for path, board in (("/r/example/die-macher#at=300", ".state.now"), ("/r/example/helvetiq#at=90", ".board-hq")):
        visitor.page.goto("about:blank")
        page = visitor.open(path, board)
        page.wait_for_selector(".reel h1")
        visitor.settle()
        assert page.locator(board).first.evaluate("(sheet) => sheet.getBoundingClientRect().top") < 600, path
        assert page.locator(".paper").first.evaluate("(sheet) => sheet.clientHeight") > 100, path
        assert broken_layout(page) == []


def test_a_game_that_is_not_there_has_no_name(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.expects("status of 404")
    assert visitor.open("/r/none", ".dead-end").title() == "Replays · Hustings"


def test_on_a_phone_in_german(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport=PHONE, locale="de-DE")
    page = bring(visitor)
    go_to(visitor, 120)
    assert broken_layout(page) == [] and keys_left(page) == []
    page.click(".reel .grip")
    page.wait_for_selector(".reel.open .jumps")
    assert broken_layout(page) == [] and keys_left(page) == []
    page.click(".reel .keys button >> nth=3")
    assert at(visitor) == 121


@pytest.mark.parametrize(
    "path", ["/r/example/die-macher#at=200", "/r/example/die-macher#at=220&beside=200", "/r/example/helvetiq#at=90"]
)
def test_axe(visit: Callable[..., Visitor], axe: str, path: str) -> None:
    visitor = visit()
    visitor.open(path).wait_for_selector(".reel h1")
    visitor.settle()
    assert check(visitor, axe, path) == []
