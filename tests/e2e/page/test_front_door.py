"""The front door knows who comes: a newcomer plays with the guide, a player in a game finds it first, and everybody else says how
much time they have. It also shows a table: one that is being played, or a finished one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from hustings.core.learning import puzzles
from support.browser.axe import check
from support.browser.browsing import Visitor
from support.browser.looking import broken_layout, keys_left
from support.serving import Client, Server, new_table, play_on, served

BOTS = [{"kind": "bot", "bot": "easy", "name": name} for name in ("Dohle", "Elster")]
NOON = 20_773.5 * 24 * 60 * 60 * 1000  # milliseconds; some day at noon
KNOWN: list[dict[str, object]] = [{"table": "gone", "token": "x", "role": "spectator", "seat": None, "at": 1}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, because public tables of other tests would appear on its front door."""
    with served(tmp_path_factory.mktemp("front-door")) as running:
        yield running
        assert "Traceback" not in running.log()


def remember(page: Page, keys: list[dict[str, object]]) -> None:
    page.evaluate("(kept) => localStorage.setItem('hustings.keys', kept)", json.dumps(keys))
    page.reload()
    page.wait_for_selector(".choices")


def made(page: Page, url: str) -> dict[str, object]:
    """The table that this window has just opened."""
    page.wait_for_url("**/t/*")
    table = page.url.split("/t/")[1].split("#")[0]
    key = page.evaluate("() => JSON.parse(localStorage['hustings.keys'])[0].token")
    found: dict[str, object] = Client(url, table, key).get("")
    return found


def test_a_newcomer_plays_a_short_game_of_three_with_the_guide(visit: Callable[..., Visitor], url: str) -> None:
    visitor = visit()
    page = visitor.open("/", ".choices")
    first = page.locator(".choices li").first
    expect(first).to_contain_text("with a guide at your side")
    expect(first).to_contain_text("about 25 minutes")
    page.keyboard.press("1")
    expect(page.locator(".guide")).to_be_visible()
    info = made(page, url)
    assert (info["variants"], info["players"]) == (["short"], 3)


@pytest.mark.parametrize(
    ("label", "variants", "players", "others"),
    [("25 minutes", ["short"], 3, "bot"), ("An hour", [], 5, "bot"), ("An evening", [], 5, "open")],
)
def test_a_game_as_long_as_there_is_time(
    visit: Callable[..., Visitor], url: str, label: str, variants: list[str], players: int, others: str
) -> None:
    visitor = visit()
    page = visitor.open("/", ".choices")
    remember(page, KNOWN)
    expect(page.locator(".choices li").first).to_contain_text("about an hour")
    page.locator(".lengths a", has_text=label).click()
    info = made(page, url)
    assert (info["variants"], info["players"]) == (variants, players)
    assert [seat["kind"] for seat in info["seats"]] == ["person", *[others] * (players - 1)]  # type: ignore[attr-defined]
    expect(page.locator(".guide")).to_have_count(0)


# The number of lines of the headline, and the smallest gap between a choice and the ring at its end, in pixels.
LINES = "(h1) => h1.offsetHeight / parseFloat(getComputedStyle(h1).lineHeight)"
ROOM = """(choices) => Math.min(...choices.map((choice) => {
  const [text, ring] = [".t", ".ring"].map((part) => choice.querySelector(part).getBoundingClientRect());
  return ring.left - text.right;
}))"""


def test_the_front_door_is_in_order_in_every_language(visit: Callable[..., Visitor]) -> None:
    """On a wide screen the headline has two lines beside the lists, and its choices have room."""
    visitor = visit()
    page = visitor.open("/", ".live header a")
    for lang in ("en", "de", "fr", "it", "nl"):
        visitor.speak(lang)
        assert keys_left(page) == []
        for width, height in ((1280, 720), (1366, 768), (1440, 900), (390, 844)):
            visitor.resize(width, height)
            assert broken_layout(page) == [], (lang, width)
            if width > 390:
                assert page.locator(".vote h1").evaluate(LINES) < 2.1, (lang, width)
                assert page.locator(".choices li > a").evaluate_all(ROOM) > 8, (lang, width)


# The same for everybody


def test_the_puzzle_of_the_day_is_solved_and_handed_on(visit: Callable[..., Visitor], axe: str) -> None:
    visitor, other = visit(), visit(locale="de-DE")
    for window in (visitor, other):  # another day has another puzzle
        window.page.add_init_script(f"Date.now = () => {NOON}")
    page = visitor.open("/", ".daily")
    page.click(".daily")
    page.wait_for_selector(".puzzle[data-state=open]")
    assert page.url.endswith("/puzzles/today")
    question = page.locator("#puzzle-h").inner_text()
    name = page.evaluate("() => performance.getEntriesByType('resource').map((e) => e.name).find((n) => /puzzles\\/./.test(n))")
    name = str(name).rsplit("/", 1)[1]
    assert other.open("/puzzles/today", ".puzzle").url.endswith("today")
    assert other.page.evaluate(f"() => performance.getEntriesByType('resource').some((e) => e.name.endsWith('/{name}'))")
    puzzle = puzzles.named(name)
    answer = Client(visitor.url).post(f"/puzzles/{name}/answer", {"options": list(puzzle.solutions[0])})
    assert answer["state"] == "solved"
    # What the board would send.
    page.route("**/api/puzzles/*/answer", lambda route: route.fulfill(json=answer))
    page.locator(".ask [data-choice]").first.click()
    visitor.settle()
    page.locator(".ask .send").click()
    page.wait_for_selector(".puzzle[data-state=solved]")
    expect(page.locator(".hand-on")).to_contain_text("Your result, to pass on")  # what the field is for
    text = page.locator(".hand-on input").input_value()
    assert "at the first try, without a hint" in text and text.endswith(f"{visitor.url}/puzzles/today")
    assert question not in text
    assert check(visitor, axe, "the puzzle of the day") == []
    page.goto(visitor.url)
    expect(page.locator(".daily")).to_contain_text("Solved at the first try.")


def test_the_deal_of_the_week_is_played_alone_and_found_again(visit: Callable[..., Visitor], url: str) -> None:
    visitor = visit()
    page = visitor.open("/", ".weekly")
    page.click(".weekly")
    info = made(page, url)
    assert info["deal"] and [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]  # type: ignore[attr-defined]
    page.wait_for_selector(".ask")
    page.goto(url)
    expect(page.locator(".weekly")).to_contain_text("You have played it, or are playing it.")
    page.click(".weekly")
    assert made(page, url)["table"] == info["table"]


def test_after_the_deal_one_is_compared(visit: Callable[..., Visitor], url: str) -> None:
    links = Client(url).post("/week", {"name": "Anna"}, 201)
    me = Client(url, links["table"], links["seats"][0]["token"], 0)
    play_on([me], lambda view: False)
    visitor = visit()
    page = visitor.sit(me)
    expect(page.locator(".deal p")).to_contain_text("everybody gets the same cards")
    expect(page.locator(".deal")).to_contain_text("Your result, to pass on")
    text = page.locator(".deal input").input_value()
    points = me.get("result")["scores"][0]
    assert f"{points} {'point' if points == 1 else 'points'}, place" in text and text.endswith(f"{url}/")
    assert keys_left(page) == []


# A table on the front door


def test_a_public_table_that_plays_is_on_the_front_door(visit: Callable[..., Visitor], url: str) -> None:
    host, (me,), _ = new_table(url, [{"kind": "person", "name": "Anna"}, *BOTS], public=True)
    page = visit().open("/", ".live header a")
    expect(page.locator(".live h2")).to_contain_text("On the table now")
    expect(page.locator(".live header a")).to_have_attribute("href", f"/t/{me.table}/watch")
    expect(page.locator(".live .track")).to_have_count(3)
    page.locator(".live header a").click()
    page.wait_for_selector(".board .state")
    host.raw("DELETE", f"/tables/{me.table}")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_where_none_plays_a_game_is_shown_again(visit: Callable[..., Visitor], motion: str) -> None:
    page = visit(reduced_motion=motion).open("/", ".live header a")
    expect(page.locator(".live h2")).to_contain_text("As it was played")
    assert "/r/example/" in (page.locator(".live header a").get_attribute("href") or "")
    lanes = page.locator(".live .lanes")
    before = lanes.get_attribute("aria-label") or ""
    if motion == "reduce":
        page.wait_for_timeout(4000)
        expect(lanes).to_have_attribute("aria-label", before)
    else:
        expect(lanes).not_to_have_attribute("aria-label", before)


def test_a_game_that_goes_on_comes_before_a_new_one(visit: Callable[..., Visitor], url: str) -> None:
    _, (me,), _ = new_table(url, [{"kind": "person", "name": "Anna"}, *BOTS])
    visitor = visit()
    page = visitor.open("/", ".choices")
    expect(page.locator(".choices li").first).to_contain_text("Play now")
    remember(page, [{"table": me.table, "token": me.token, "role": "seat", "seat": me.seat, "at": 1}])
    first = page.locator(".choices li").first
    expect(first).to_contain_text("Go on with round 1")
    expect(first).to_contain_text("Dohle and Elster")
    page.keyboard.press("1")
    expect(page.locator(".board .ask")).to_be_visible()
