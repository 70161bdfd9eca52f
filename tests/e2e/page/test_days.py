"""Games that last days, in the page: a clock that runs out, standing orders, notes, notices and a what-if board."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from support.browser.axe import check
from support.browser.browsing import PHONE, Visitor
from support.serving import Client, Server, asked_for, first_option, new_table, play_on, served

SEATS = [{"kind": "person", "name": name} for name in ("Anna", "Ben")] + [{"kind": "bot", "bot": "easy"}]


def drawer(page: Page, name: str) -> None:
    """Open one of the drawers in which a seat keeps its own things."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name=name)).to_be_visible()


@pytest.fixture
def calm(tmp_path: Path) -> Iterator[str]:
    """A server with slow bots: otherwise a stand-in would finish the game before anybody had looked."""
    with served(tmp_path, "--bot-pace", "2") as running:
        yield running.url


def test_a_clock_runs_out_and_a_bot_stands_in_until_one_is_back(visit: Callable[..., Visitor], calm: str) -> None:
    _, people, _ = new_table(calm, SEATS, pace={"kind": "live", "move": 5, "reserve": 0, "bot": "easy"})
    anna, ben = visit(url=calm), visit(url=calm, viewport=PHONE)
    page, other = anna.sit(people[0]), ben.sit(people[1])
    expect(page.get_by_text("Your time ran out")).to_be_visible()
    expect(other.get_by_text("Your time ran out")).to_be_visible()
    # The game goes on without them, and everybody is told why.
    expect(page.locator(".paper").get_by_text("is out of time: a bot stands in.").first).to_be_visible()
    assert people[0].view()["clock"]["seats"][0]["stand_in"]
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_text("is back.").first).to_be_attached()


def test_the_clock_that_matters_is_shown(visit: Callable[..., Visitor], url: str) -> None:
    _, people, spectator = new_table(url, SEATS, pace={"kind": "days", "move": 86_400, "reserve": 172_800})
    mine, others = visit().sit(people[0]), visit(locale="de-DE").sit(spectator)
    expect(mine.get_by_role("timer")).to_have_accessible_name(
        re.compile(r"CDU: 23\sh\s5\d\smin\sleft\sfor\sthis\sturn,\s2\sdays\sin\sreserve")
    )
    expect(mine.get_by_role("timer")).to_have_text("2 d 23 h")
    while 0 not in (view := people[0].view())["sealed"]:
        people[0].act(first_option(view["ask"]), seq=view["seq"])
    expect(others.get_by_role("timer")).to_have_accessible_name(
        re.compile(r"SPD: noch\s23\sStd\.\s5\d\sMin\.\sfür\sdiesen\sZug,\s2\sTage\sReserve")
    )
    expect(mine.get_by_role("timer")).to_have_accessible_name(re.compile("SPD: "))


def test_the_pace_is_chosen_and_shown_to_whoever_joins(visit: Callable[..., Visitor], url: str) -> None:
    host, guest = visit(), visit(locale="de-DE")
    page = host.open("/new", "form")
    page.get_by_label("Pace").select_option("day")
    page.get_by_label("When time runs out").select_option("hard")
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".room")).to_contain_text("Over days, 1 day a turn, 2 days in reserve")
    link = page.locator("section", has=page.locator("#links-h")).get_by_role("textbox").input_value()
    there = guest.open(link.removeprefix(url))
    expect(there.locator("main")).to_contain_text("Über mehrere Tage, 1 Tag je Zug, 2 Tage Reserve")


EXCEPTIONS = {  # sentences in which the conditions begin with a capital only where that is a German noun
    "en": "Not if a coalition is proposed or formed, or if members are won or lost.",
    "de": "Es sei denn, eine Koalition wird vorgeschlagen oder geschlossen, oder Mitglieder kommen oder gehen.",
    "fr": "Sauf si une coalition est proposée ou formée, ou si des adhérents arrivent ou partent.",
    "it": "Tranne se viene proposta o formata una coalizione, o se arrivano o se ne vanno iscritti.",
    "nl": "Niet als dit gebeurt: een coalitie wordt voorgesteld of gesloten, of er komen of gaan leden.",
}


def test_an_order_is_put_together_read_given_and_taken_back(visit: Callable[..., Visitor], url: str, axe: str) -> None:
    _, people, _ = new_table(url, SEATS)
    play_on(people, asked_for("start-bid"))
    anna = visit()
    page = anna.sit(people[0])
    drawer(page, "Orders ahead")
    page.get_by_label("What", exact=True).select_option(label="Pass in poll auctions")
    page.get_by_label("In the auction").select_option("raise")
    page.get_by_label("Amount", exact=True).fill("7000")
    page.get_by_label("A coalition is proposed or formed").check()
    page.get_by_label("Members are won or lost").check()
    page.get_by_role("button", name="Review the order").click()
    expect(page.get_by_role("dialog")).to_contain_text("Bid for polls up to 7,000, then pass, for the rest of the round")
    assert check(anna, axe, "orders ahead") == []
    page.set_viewport_size(ViewportSize(width=1440, height=900))
    page.get_by_role("button", name="Save order").click()
    given = page.locator("section", has=page.locator("#orders-now"))
    expect(given).to_contain_text("Bid for polls up to 7,000, then pass, for the rest of the round")
    for lang, told in EXCEPTIONS.items():
        anna.speak(lang)
        expect(given).to_contain_text(told)
    anna.speak("en")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="1 order", exact=True).click()
    page.get_by_role("button", name="Take back").click()
    expect(given).to_contain_text("None yet")
    page.keyboard.press("Escape")
    expect(page.locator(".orders-wait")).to_have_count(0)


def test_notes_are_kept_for_their_writer_alone(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, SEATS)
    anna, again, ben = visit(), visit(), visit()
    page = anna.sit(people[0])
    drawer(page, "Notes")
    expect(page.get_by_label("Nobody else sees")).to_be_enabled()
    expect(page.get_by_text("Saved.")).to_have_count(0)  # nothing has been written yet
    page.get_by_label("Nobody else sees").fill("Ben bluffs in Hessen.\nWait for round 3.")
    expect(page.get_by_text("Saved.")).to_be_visible()
    page = again.sit(people[0])
    drawer(page, "Notes")
    expect(page.get_by_label("Nobody else sees")).to_have_value("Ben bluffs in Hessen.\nWait for round 3.")
    page = ben.sit(people[1])
    drawer(page, "Notes")
    expect(page.get_by_label("Nobody else sees")).to_be_enabled()
    expect(page.get_by_label("Nobody else sees")).to_have_value("")


def test_what_if_is_a_board_of_ones_own(visit: Callable[..., Visitor], url: str) -> None:
    _, people, _ = new_table(url, SEATS)
    play_on(people, asked_for("start-bid"))
    before = people[0].view()["seq"]
    anna = visit()
    page = anna.sit(people[0])
    drawer(page, "What if?")
    page.get_by_role("button", name="Try it out").click()
    expect(page.get_by_text("A private board: what if?")).to_be_visible()
    assert people[0].table not in page.url
    expect(page.locator(".ask")).to_be_visible()
    assert people[0].view()["seq"] == before


class Receiver(HTTPServer):
    """A person's webhook."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Hook)
        self.bodies: list[bytes] = []


class Hook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Receiver)
        self.server.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Write nothing."""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        thread = threading.Thread(target=running.serve_forever, daemon=True)
        thread.start()
        yield running
        running.shutdown()
        thread.join()


def test_a_webhook_is_set_up_and_tried(visit: Callable[..., Visitor], receiver: Receiver, tmp_path: Path, axe: str) -> None:
    sends = {"HUSTINGS_WEBHOOKS_PRIVATE": "true", "HUSTINGS_PUBLIC_URL": "https://hustings.example"}
    with Server(tmp_path / "tables.db", env=sends) as server:
        _, people, _ = new_table(server.url, SEATS)
        anna = visit(url=server.url)
        page = anna.sit(people[0])
        drawer(page, "E-mail or messenger")
        page.get_by_label("By a webhook").fill(f"http://127.0.0.1:{receiver.server_port}/hook")
        page.get_by_role("button", name="Save").click()
        page.get_by_role("button", name="Send a test").click()
        expect(page.get_by_text("The last one was sent.")).to_be_visible()
        assert check(anna, axe, "notices") == []
    assert len(receiver.bodies) == 1
    assert str(people[0].token).encode() not in receiver.bodies[0]


def test_a_table_is_deleted_by_its_host(visit: Callable[..., Visitor], url: str) -> None:
    anna = visit()
    page = anna.open("/", "h1")
    page.get_by_text("Play now").first.click()
    page.wait_for_selector(".ask")
    address = page.url.removeprefix(url)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Delete this table for good").click()
    page.get_by_role("button", name="Really").click()
    page.wait_for_url(url + "/")
    Client(url).get(f"/tables/{address.split('/')[2]}", 404)
