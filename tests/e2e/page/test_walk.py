"""Faults that a walk through the page as a new user found and that must not come back: setting up a table, waiting for friends,
examples, puzzles that answer themselves, the record after the end, small targets."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from hustings.core.learning import puzzles
from support.browser.browsing import PHONE, Visitor
from support.browser.looking import broken_layout, keys_left
from support.serving import Client, asked_for, new_table, play_on

BOTS = [{"kind": "bot", "bot": "easy", "name": name} for name in ("Dohle", "Elster")]
LAPTOP = {"width": 1366, "height": 768}


@pytest.fixture(scope="module")
def over(server: Any) -> Client:
    """Somebody whose short game is over, and was lost."""
    _, (me,), _ = new_table(server.url, [{"kind": "person", "name": "Anna"}, *BOTS], variants=["short"])
    play_on([me], lambda view: False)
    return me


# After the game (22, 27)


def test_the_result_says_first_how_it_went_for_me(visit: Callable[..., Visitor], over: Client) -> None:
    page = visit().sit(over)
    result = over.get("result")
    place = sorted(result["scores"], reverse=True).index(result["scores"][0]) + 1
    assert 0 not in result["winners"], "whoever decides nothing does not win"
    mine = page.locator(".front .mine")
    expect(mine).to_contain_text(f"place {place} of 3 with {result['scores'][0]} points")
    assert mine.evaluate("(it) => it.compareDocumentPosition(document.querySelector('#result-h')) & 4"), "before the headline"


def test_a_friend_who_got_a_new_link_comes_along_to_the_next_game(visit: Callable[..., Visitor], url: str) -> None:
    """The link that had ended was tried as well, and nothing said that there is a next game."""
    host, people, _ = new_table(url, [{"kind": "person", "name": name} for name in ("Anna", "Ben")], game="helvetiq")
    _, ben = people
    visitor = visit()
    page = visitor.sit(ben)
    expect(page.locator(".ask h1")).to_be_visible()
    renewed = Client(url, ben.table, host.post("seats/1/recover")["token"], 1)
    visitor.expects("status of 401")
    page = visitor.sit(renewed)
    play_on([people[0], renewed], lambda view: False)
    expect(page.locator("#result-h")).to_be_visible()
    next_game = host.post("rematch", {}, 201)["table"]
    page.get_by_role("button", name="To the next game, same seats").click()
    expect(page.locator(".ask h1")).to_be_visible()
    assert page.url.endswith(f"/t/{next_game}")


def test_the_legend_names_only_what_somebody_has(visit: Callable[..., Visitor], over: Client) -> None:
    page = visit().sit(over)
    result = over.get("result")
    had = sum(any(row[part] for row in result["by_part"]) for part in range(len(result["parts"])))
    expect(page.locator(".tally span")).to_have_count(had)


def test_the_picture_has_the_address_on_it_and_a_sign_of_its_own(visit: Callable[..., Visitor], over: Client) -> None:
    visitor = visit()
    visitor.context.add_init_script(
        "const plain = CanvasRenderingContext2D.prototype.fillText; window.drawn = [];"
        "CanvasRenderingContext2D.prototype.fillText = function (text, ...more) {"
        " window.drawn.push(text); return plain.call(this, text, ...more); }"
    )
    page = visitor.sit(over)
    button = page.get_by_role("button", name="As a picture")
    expect(button.locator("use")).to_have_attribute("href", "#i-picture")
    with page.expect_download():
        button.click()
    drawn = page.evaluate("() => window.drawn")
    assert page.evaluate("() => location.host") in drawn
    assert not any(re.search(r"\byou\b", text, re.IGNORECASE) for text in drawn)  # it is meant for others


def test_the_record_of_a_finished_game_has_headings_and_no_last_turn(visit: Callable[..., Visitor], over: Client) -> None:
    page = visit().sit(over)
    page.wait_for_selector(".paper .log p")
    assert page.locator(".paper .log h3").count() > 3
    assert page.locator(".paper .log h3.fresh").count() == 0
    assert "last turn" not in page.locator(".paper").inner_text()


def test_ones_own_moments_are_decided_once_more(visit: Callable[..., Visitor], over: Client, url: str) -> None:
    frames = over.get("replay", first=0, count=50)["positions"]
    asked = [frame["number"] for frame in frames[8:] if frame["asked"] == [over.seat]]
    line = {"key": "analysis-decision", "things": {}}
    mistakes = [
        {"number": number + 1, "seat": over.seat, "decision": "meetings", "option": 0, "better_option": 1, "played": line,
         "better": line, "loss": 0.2, "points": 8.0, "others": 1.0, "why": []}
        for number in asked[:4]
    ]  # fmt: skip
    found = {"id": "a", "state": "done", "done": 1, "of": 1, "win": [], "mistakes": mistakes}
    visitor = visit()
    visitor.page.route("**/api/tables/*/analysis", lambda route: route.fulfill(json=found))  # the search itself takes minutes
    page = visitor.sit(over)
    expect(page.locator("#errors-h")).to_have_text("Your three moments")
    expect(page.locator(".moves .again")).to_have_count(3)
    page.locator(".moves .again").first.click()
    page.wait_for_url(lambda address: "/t/" in address and over.table not in address)
    page.wait_for_selector(".board .ask:not(.idle)")
    assert keys_left(page) == []
    found["mistakes"] = mistakes[:1]
    page.get_by_role("link", name="Back to the real table").click()
    expect(page.locator("#errors-h")).to_have_text("Your moment")
    page = visitor.open("/tables", ".mine-list")
    expect(page.locator(".mine-list li", has_text="What if?")).to_have_count(1)  # it is not listed as a game


# Setting up and waiting (25)


def test_a_table_is_set_up_without_scrolling_for_the_button(visit: Callable[..., Visitor], url: str) -> None:
    visitor = visit(viewport=LAPTOP)
    page = visitor.open("/new", ".seats")
    expect(page.locator(".acts .send")).to_be_in_viewport(ratio=1)
    expect(page.locator("form")).to_contain_text("three to four hours")
    expect(page.locator("form")).to_contain_text("the ones to begin with")
    expect(page.locator(".acts")).to_contain_text("an evening")
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.locator(".acts")).to_contain_text("about an hour")
    expect(page.locator(".acts .send")).to_have_text("Start the game")
    page.locator(".acts .send").click()
    page.wait_for_selector(".board .ask")
    table = page.url.split("/t/")[1]
    key = page.evaluate("() => JSON.parse(localStorage['hustings.keys'])[0].token")
    info = Client(url, table, key).get("")
    assert info["hints"] and [seat["kind"] for seat in info["seats"]] == ["person", *["bot"] * 4]


def test_seats_are_set_up_by_the_names_of_their_parties(visit: Callable[..., Visitor]) -> None:
    page = visit().open("/new", "main.new form")
    chairs = page.locator(".seats .chair")
    expect(chairs).to_have_text(["CDU", "SPD", "FDP", "Grüne", "Linke"])
    expect(page.get_by_role("combobox", name="CDU")).to_be_visible()
    page.get_by_label("1997").check()
    expect(chairs.last).to_have_text("PDS")
    page.get_by_label("Helvetiq").check()
    expect(chairs.first).to_have_text("Red")


def test_open_money_is_offered_where_there_is_money(visit: Callable[..., Visitor]) -> None:
    page = visit().open("/new", ".seats")
    expect(page.get_by_label("Open money")).to_have_count(1)
    page.click("label:has-text('Helvetiq')")
    expect(page.get_by_label("Open money")).to_have_count(0)


def test_a_friend_who_waits_reads_what_is_played_and_can_talk(visit: Callable[..., Visitor], url: str) -> None:
    host, (me,), spectator = new_table(url, [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}], start=False)
    joined = spectator.post("join", {"name": "Ben"})
    ben, anna = visit(), visit()
    page = ben.sit(Client(url, host.table, joined["token"], joined["seat"]))
    expect(page.locator("main.room")).to_contain_text("about two hours")  # of three people
    expect(page.locator("main.room")).to_contain_text("Votes come from meetings")
    expect(page.get_by_role("link", name="Meanwhile, learn how it is played")).to_have_attribute("href", "/learn")
    anna.sit(me)
    anna.page.locator(".chat ~ form input, form:has(input) input[name=text], .say input").last.fill("Soon!")
    anna.page.keyboard.press("Enter")
    expect(page.locator(".chat")).to_contain_text("Soon!")
    assert keys_left(page) == []


# Examples (26), puzzles (30)


def test_a_friend_reads_what_is_different_with_the_variant(visit: Callable[..., Visitor], url: str) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    host, _, spectator = new_table(url, seats, start=False, variants=["short"], public=True)
    expect(visit().sit(spectator).locator("main.room")).to_contain_text("Five elections instead of seven")
    page = visit().open(f"/t/{host.table}", "main.door")  # somebody who found it under "Tables"
    expect(page.locator("main.door")).to_contain_text("Five elections instead of seven")


def test_somebody_without_finished_games_finds_the_examples_first(visit: Callable[..., Visitor]) -> None:
    page = visit().open("/replays", "#examples-h")
    expect(page.locator("main :is(h1, h2)").first).to_have_text("Look at a finished game")
    expect(page.locator("main h2").first).to_have_id("examples-h")
    page = visit().open("/", ".choices")
    expect(page.locator(".choices")).to_contain_text("examples")


def test_a_puzzle_does_not_answer_itself(visit: Callable[..., Visitor]) -> None:
    name, puzzle = next((name, one) for name, one in puzzles.every().items() if one.kinds[0] == "poll-use")
    visitor = visit()
    page = visitor.open(f"/puzzles/{name}", ".puzzle")
    offered = [choice["option"] for choice in Client(visitor.url).get(f"/puzzles/{name}")["view"]["ask"]["options"]]
    standing = page.locator(".standing").first
    before = standing.inner_text()
    page.locator(".ask [data-choice]").nth(offered.index(puzzle.solutions[0][0])).click()
    visitor.settle()
    expect(page.locator(".ask .send[aria-disabled=false]")).to_be_visible()  # it is drafted
    assert standing.inner_text() == before
    page.locator(".ask .send").click()
    expect(page.locator(".ask.idle")).to_be_visible()
    expect(page.locator(".ask")).not_to_contain_text("Plan meetings")  # nothing comes after it


# Small targets (28)


def test_every_free_space_for_media_takes_the_click(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, ["person"] * 3)
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    visitor = visit()
    page = visitor.sit(people[view["seat"]])
    spot = page.locator(".tv.free.spot").first
    target = spot.evaluate(
        "(it) => { const s = getComputedStyle(it, '::after'); return [parseFloat(s.width), parseFloat(s.height)]; }"
    )
    assert min(target) >= 24
    last = page.locator(".air:has(.tv.free.spot)").first.locator(".tv.free").last.bounding_box()
    assert last is not None
    page.mouse.click(last["x"] + last["width"] / 2, last["y"] + last["height"] / 2)
    visitor.settle()
    expect(page.locator(".tv.drafted").first).to_be_visible()


# One's own link, renewed

# The new link comes long after the old connection has ended; the page notes what it shows then.
LATE = """
const plain = window.fetch;
window.fetch = async (...what) => {
  const answer = await plain(...what);
  if (!String(what[0]).endsWith("/recover")) return answer;
  await new Promise((go) => setTimeout(go, 700));
  window.dead = document.querySelectorAll(".dead-end").length;
  return answer;
};
"""


def test_no_dead_end_while_ones_own_link_is_renewed(visit: Callable[..., Visitor], url: str) -> None:
    host, (me, *_), _ = new_table(url, [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cleo")])
    visitor = visit()
    keys = [
        {"table": me.table, "token": me.token, "role": "seat", "seat": me.seat, "at": 2},
        {"table": me.table, "token": host.token, "role": "host", "seat": None, "at": 1},
    ]
    visitor.context.add_init_script(f"localStorage['hustings.keys'] ??= {json.dumps(json.dumps(keys))}")
    visitor.context.add_init_script(LATE)
    page = visitor.sit(me)
    page.locator(".tool.menu").click()
    row = page.locator(".people tr", has_text="Anna")
    row.get_by_role("button", name="New link").click()
    row.get_by_role("button", name="Really?").click()
    expect(page.locator(".board .ask")).to_be_visible()
    page.wait_for_function("() => window.dead !== undefined")
    assert page.evaluate("() => window.dead") == 0


def test_the_set_up_is_in_order_on_a_phone(visit: Callable[..., Visitor]) -> None:
    page = visit(viewport=PHONE, locale="de-DE").open("/new", ".seats")
    expect(page.locator(".acts .send")).to_be_in_viewport(ratio=1)
    assert keys_left(page) == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_names_in_the_waiting_room_stand_in_one_column_on_a_phone(visit: Callable[..., Visitor], url: str, lang: str) -> None:
    host, _, _ = new_table(
        url, [{"kind": "person", "name": "Jeanne"}, {"kind": "open"}, {"kind": "bot", "bot": "normal"}], start=False
    )
    page = visit(viewport=PHONE, locale=lang).sit(host)
    starts = page.locator(".room tr > td:nth-child(2) > :first-child").evaluate_all(
        "(names) => names.map((name) => name.getBoundingClientRect().left)"
    )
    assert len(starts) == 3 and max(starts) - min(starts) < 1
    assert broken_layout(page) == []


def test_a_host_who_said_no_name_is_asked_for_one(visit: Callable[..., Visitor]) -> None:
    """The table of "An evening" is made without a form, so friends would be invited by "Guest"."""
    page = visit(viewport=LAPTOP).open("/", ".lengths")
    page.locator(".lengths a", has_text="An evening").first.click()
    own = page.locator(".room .is-me")
    expect(own).to_contain_text("Guest")
    field = page.get_by_role("textbox", name="Your name")
    expect(field).to_be_in_viewport(ratio=1)
    field.fill("Jeanne")
    page.get_by_role("button", name="Save").first.click()
    expect(own).to_contain_text("Jeanne")
    expect(field).to_have_count(0)
    assert broken_layout(page) == []
    friend = visit().open(page.url.removeprefix(page.url.split("/t/")[0]), ".room")
    expect(friend.locator(".room table")).to_contain_text("Jeanne")


def test_a_host_finds_the_link_without_scrolling(visit: Callable[..., Visitor], url: str) -> None:
    """On a laptop, at a table of five, while talking with a friend."""
    seats: list[str | dict[str, Any]] = [{"kind": "person", "name": "Jeanne"}, *["person"] * 2, *["open"] * 2]
    host, (me, *_), link = new_table(url, seats, start=False)
    for lang, place in (("de", host), ("en", me)):
        visitor = visit(viewport={"width": 1280, "height": 720}, locale=lang)
        visitor.sit(link)  # so that the window knows it
        page = visitor.sit(place)
        expect(page.locator(".room input[readonly]").first).to_be_in_viewport(ratio=1)
        expect(page.locator(".room table")).to_be_in_viewport(ratio=1)
        assert broken_layout(page) == []
