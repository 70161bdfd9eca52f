"""Everything around the boards, in a browser: the front door, links and seats, hand-over, breaks, languages, the end, access for
all. The game is Helvetiq."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from support.browser.browsing import Visitor
from support.patience import get, post, tries
from support.serving import Server

OpenWindow = Callable[..., Visitor]
Json = dict[str, Any]
BOT, FREE = {"kind": "bot"}, {"kind": "open"}
REFUSED = "the server responded with a status of 4"
GONE = ("WebSocket connection to", "net::ERR_CONNECTION_REFUSED")


def somebody(name: str) -> Json:
    return {"kind": "person", "name": name}


def new_table(server: Server, *seats: Json, **wishes: Any) -> Json:
    wish = {"game": "helvetiq", "seats": list(seats), "start": all(seat["kind"] != "open" for seat in seats), **wishes}
    answer = post(f"{server.url}/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def link(table: Json, seat: int) -> str:
    return f"/t/{table['table']}#{next(one['token'] for one in table['seats'] if one['seat'] == seat)}"


def asked(one: Visitor) -> bool:
    return one.page.locator(".ask:not(.idle) .options button").count() > 0


def whose_turn(*people: Visitor) -> Visitor:
    for _ in tries():
        for one in people:
            if asked(one):
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def test_a_newcomer_is_in_a_game_with_one_click(server: Server, visit: OpenWindow) -> None:
    page = visit().open("/", ".choices")
    page.click(".choices li:first-child a")
    page.wait_for_selector(".ask h1")
    assert "#" not in page.url  # the secret is kept, not shown
    page.reload()
    page.wait_for_selector(".ask h1")
    page.goto(server.url + "/")
    page.wait_for_selector(".mine-list .yours")


def test_a_link_lets_people_sit_down_and_the_host_start(server: Server, visit: OpenWindow) -> None:
    host = visit().open("/new", ".seats")
    host.click("label:has-text('Helvetiq')")
    host.click(".segments:has([name=players]) label:has-text('2')")
    host.locator(".seats input").first.fill("Anna")
    host.click(".btn.send")
    host.wait_for_selector("#room-h")
    invitation = host.locator(".copy input").input_value()
    assert host.locator("text=Start the game").is_disabled()
    guest = visit().page
    guest.goto(invitation)
    expect(host.get_by_role("button", name="Seat somebody here")).to_be_visible()  # the field below asks for the name
    guest.fill("#room-name", "B" * 40)
    guest.click("text=Sit down here")
    guest.wait_for_selector(".is-me")
    host.click("text=Start the game")
    host.wait_for_selector(".ask h1")
    guest.wait_for_selector(".ask h1")


def test_each_sees_their_own_secrets_only(server: Server, visit: OpenWindow) -> None:
    table = new_table(server, somebody("Anna"), somebody("Ben"))
    anna, ben, guest = (visit() for _ in range(3))
    anna.open(link(table, 0), "text=Vote cards:")
    ben.open(link(table, 1), "text=Vote cards:")
    page = guest.open(f"/t/{table['table']}#{table['spectator']}", ".ask")
    page.wait_for_selector("text=You are watching")
    assert page.locator("text=Vote cards:").count() == 0
    anna.page.select_option(".say select", index=1)
    anna.page.fill(".say input", "between us")
    anna.page.click(".say button")
    ben.page.wait_for_selector(".chat .private:has-text('between us')")
    anna.page.select_option(".say select", index=0)
    anna.page.fill(".say input", "hello all")
    anna.page.click(".say button")
    page.wait_for_selector("text=hello all")
    assert page.locator("text=between us").count() == 0


def test_a_draft_outlives_the_server_and_is_sent_when_it_is_back(tmp_path: Path, visit: OpenWindow) -> None:
    server = Server(tmp_path / "tables.db").start()
    try:
        table = new_table(server, somebody("Anna"), somebody("Ben"))
        anna, ben = visit(url=server.url), visit(url=server.url)
        anna.expects(*GONE)
        ben.expects(*GONE)
        anna.open(link(table, 0), ".ask")
        ben.open(link(table, 1), ".ask")
        page = whose_turn(anna, ben).page
        page.click(".ask .options button >> nth=0")
        page.wait_for_selector(".drafted li")
        server.kill()
        page.wait_for_selector("text=Your draft is kept")
        server.start()
        page.wait_for_selector("text=Connection lost", state="detached")
        assert page.locator(".drafted li").count() == 1
        page.keyboard.press("Enter")
        page.wait_for_selector(".drafted", state="detached")
        page.wait_for_selector(".log p")
    finally:
        server.stop()


def test_a_move_made_elsewhere_is_shown_and_the_draft_looked_at_again(server: Server, visit: OpenWindow) -> None:
    table = new_table(server, somebody("Anna"), somebody("Ben"))
    people = [visit(), visit()]
    for seat, one in enumerate(people):
        one.expects("status of 409")
        one.open(link(table, seat), ".ask")
    page = whose_turn(*people).page
    seat = people.index(whose_turn(*people))
    token = {"Authorization": f"Bearer {table['seats'][seat]['token']}"}
    base = f"{server.url}/api/tables/{table['table']}"
    view = get(f"{base}/view", headers=token).json()
    page.click(".ask .options button >> nth=0")
    page.wait_for_selector(".drafted li")
    act = {"seq": view["seq"], "id": "elsewhere", "options": [view["ask"]["options"][0]["option"]]}
    assert post(f"{base}/act", headers=token, json=act).status_code == 200
    page.wait_for_selector("text=The table moved on.")


def test_the_language_changes_at_the_table(server: Server, visit: OpenWindow) -> None:
    table = new_table(server, somebody("Anna"), somebody("Ben"))
    page = visit().open(link(table, 0), ".log p")
    said = []
    for lang, record in (("de", "Protokoll"), ("fr", "Journal"), ("nl", "Verslag"), ("it", "Cronaca"), ("en", "Record")):
        page.select_option(".tools select", lang)
        page.wait_for_selector(f".paper h2:text-is('{record}')")
        assert page.evaluate("document.documentElement.lang") == lang
        said.append(page.locator(".log").inner_text())
    assert len(set(said)) == 5


def test_two_people_at_one_screen_hand_it_over(server: Server, visit: OpenWindow) -> None:
    one = visit()
    page = one.open("/new", ".seats")
    page.click("label:has-text('Helvetiq')")
    page.click(".segments:has([name=players]) label:has-text('2')")
    page.locator(".seats select").nth(1).select_option("person")
    page.locator(".seats input").nth(0).fill("Anna")
    page.locator(".seats input").nth(1).fill("Ben")
    page.click(".btn.send")
    page.wait_for_selector(".ask h1, #over-h")
    for _ in range(20):  # until the first player has obtained cards, which ends a turn
        one.settle()
        if page.locator("#over-h").count():
            break
        if page.locator(".ask .btn.send[aria-disabled=false]").count():
            page.click(".ask .btn.send")
        elif asked(one) and page.locator(".drafted").count() == 0:
            page.click(".ask .options button:has-text('Obtain cards')")
    page.wait_for_selector("#over-h")
    assert page.locator("text=Vote cards:").count() == 0
    page.click(".btn.send")
    page.wait_for_selector("text=Vote cards:")


@pytest.mark.parametrize("token", ["#wrong", ""])
def test_a_wrong_link_is_said(server: Server, visit: OpenWindow, token: str) -> None:
    table = new_table(server, somebody("Anna"), FREE)
    one = visit()
    one.expects(REFUSED)
    page = one.open(f"/t/{table['table']}{token}", ".dead-end")
    page.wait_for_selector("text=This link no longer works." if token else "text=This address is only half of a link.")
    page.click("text=To the start page")
    page.wait_for_selector(".choices")


# The number of buttons in each line below the bars of a result.
IN_LINES = """() => {
  const tops = [...document.querySelectorAll(".front .acts .btn")].map((one) => Math.round(one.getBoundingClientRect().top));
  return [...new Set(tops)].map((line) => tops.filter((top) => top === line).length);
}"""


def test_the_end_has_a_front_page_a_score_sheet_and_open_hands(server: Server, visit: OpenWindow, tmp_path: Path) -> None:
    table = new_table(server, BOT, BOT)
    watching = {"Authorization": f"Bearer {table['spectator']}"}
    assert any(get(f"{server.url}/api/tables/{table['table']}", headers=watching).json()["status"] == "over" for _ in tries()), (
        "the bots do not come to an end"
    )
    visitor = visit()
    page = visitor.open(f"/t/{table['table']}#{table['host']}", "#result-h")
    expect(page.locator(".front .acts .btn")).to_have_count(6)
    for lang, size in itertools.product(("de", "fr", "it", "nl", "en"), ((1280, 720), (1366, 768), (1440, 900))):
        visitor.speak(lang)
        visitor.resize(*size)
        assert min(page.evaluate(IN_LINES)) > 1, (lang, size, "a button stands alone")
    result = get(f"{server.url}/api/tables/{table['table']}/result", headers=watching).json()
    page.wait_for_selector(".score .total")
    assert page.locator(".score .total td").all_inner_texts() == [str(points) for points in result["scores"]]
    with page.expect_download() as download:
        page.click(".front .acts button:has-text('Record')")
    download.value.save_as(tmp_path / "record.json")
    page.click("text=Open hands")
    page.wait_for_selector(".hq .hand-hq >> nth=1")
    page.goto(server.url + "/replays")
    page.set_input_files("#record", tmp_path / "record.json")
    page.wait_for_selector(".reel h1")
    page.goto(f"{server.url}/t/{table['table']}")
    page.click("text=Play again, same seats")
    page.wait_for_selector("#result-h", state="detached")


def test_the_boards_of_a_table_come_with_the_page_and_once(server: Server, visit: OpenWindow) -> None:
    made = new_table(server, somebody("Anna"), BOT, BOT)
    head = get(f"{server.url}/t/{made['table']}").text
    page = visit().open(link(made, 0), ".ask h1")
    loaded = page.evaluate("() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)")
    boards = [path for path in loaded if path.startswith(("/assets/board", "/assets/figures"))]
    assert any("board-helvetiq" in path and path.endswith(".js") for path in boards), boards
    assert all(f'href="{path}"' in head for path in boards), boards  # the page knows them all before a script has run
    scripts = [path for path in boards if path.endswith(".js")]
    assert len(scripts) == len(set(scripts)), scripts
    assert not any("die-macher" in path for path in loaded if path.startswith("/assets/")), loaded
