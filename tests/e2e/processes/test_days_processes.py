"""Timed work of two server processes on one PostgreSQL: clocks run out once, orders act once, a turn brings one notice, an
analysis goes on in the process that is left, and private things are available in both."""

from __future__ import annotations

import asyncio
import json
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hustings.cli.app import app
from hustings.core.records.write import record_of, to_text
from hustings.store import Store
from hustings.tables.verify import examine
from support import postgres
from support.analysing import bring, done, short_game
from support.patience import PATIENCE
from support.serving import Client, Json, Server, Watcher, asked_for, first_option, new_table, play_on
from support.webhooks import Hook, hook

TURN = 5  # seconds: the shortest there is
NOTICES = {
    "HUSTINGS_PUBLIC_URL": "https://play.example.org",
    "HUSTINGS_WEBHOOKS_PRIVATE": "true",
    "HUSTINGS_NOTICE_AFTER": "1",
}


class Pair:
    """Two processes, their database, and a person's webhook."""

    def __init__(self, first: Server, second: Server, address: str, hooked: Hook) -> None:
        self.first, self.second, self.address, self.hook = first, second, address, hooked

    def both(self, client: Client) -> tuple[Client, Client]:
        """The same person at each of the two processes."""
        here, there = (Client(server.url, client.table, client.token, client.seat) for server in (self.first, self.second))
        return here, there

    def events(self, table: str) -> list[Any]:
        store = Store.open(self.address)
        try:
            found = list(store.events(table))
            assert examine(store.whole(table)).differences == []
            return found
        finally:
            store.close()


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("days")
    with (
        postgres.database() as address,
        hook() as hooked,
        Server(folder / "first.db", address=address, env=NOTICES) as first,
        Server(folder / "second.db", address=address, env=NOTICES) as second,
    ):
        yield Pair(first, second, address, hooked)
        for server in (first, second):
            assert "Traceback" not in server.log() and "ERROR" not in server.log(), server.log()


def wait_for(true: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < deadline, "it does not come to that"
        time.sleep(0.1)
    return found


def asked(client: Client) -> Json | None:
    """What a seat sees when it is asked; None as long as it is not."""
    view = client.view()
    return view if view["ask"] is not None else None


def said(lines: list[Json], key: str) -> list[int]:
    """The seats that lines with this key are about."""
    return [line["seat"] for line in lines if line["line"]["key"] == key]


def test_a_clock_runs_out_once(pair: Pair) -> None:
    """Both processes ask the database every second; one of them brings in the bot as a stand-in, and both show it."""
    pace = {"kind": "live", "move": TURN, "reserve": 0, "bot": "easy"}
    _, people, spectator = new_table(pair.first.url, game="helvetiq", pace=pace)
    (late,) = people[0].view()["asked"]

    async def work() -> None:
        here, there = pair.both(spectator)
        async with Watcher(here) as one, Watcher(there) as two:
            for watcher in (one, two):
                # until the next seat's time is up as well: a process that would do it twice has had the time to
                await watcher.until(lambda w=watcher: len(set(said(w.lines, "table-stand-in"))) > 1, PATIENCE)
            assert said(one.lines, "table-stand-in").count(late) == said(two.lines, "table-stand-in").count(late) == 1

    asyncio.run(work())
    events = pair.events(spectator.table)
    first = [event for event in events if event.kind == "stand-in" and late in event.more["seats"]]
    assert len(first) == 1
    me = people[late]
    both = pair.both(me)
    assert all(one.view()["clock"]["seats"][late]["stand_in"] for one in both)
    with ThreadPoolExecutor(4) as pool:  # back at both at once: that is said only once as well
        list(pool.map(lambda one: one.post("back", None, 204), both * 2))
    lines = wait_for(lambda: (found := me.get("lines")) and said(found, "table-back") and found)
    assert said(lines, "table-back")[0] == late
    # On a slow machine the same seat's time may be up again by now: between two such events it comes back once.
    turns = [event.kind for event in pair.events(spectator.table) if late in event.more.get("seats", [])]
    assert turns[:2] == ["stand-in", "back"] and all(one != other for one, other in pairwise(turns)), turns


def test_an_order_acts_once(pair: Pair) -> None:
    _, people, _ = new_table(pair.first.url)
    view = play_on(people, asked_for("media-buying"))
    assert view is not None
    other = next(seat for seat in view["asked"] + [0, 1, 2] if seat != view["seat"])
    here, there = pair.both(people[other])
    assert there.post("orders", {"decision": "media-buying", "lasts": "once"})["orders"]
    wait_for(lambda: [order["decision"] for order in here.get("orders")["orders"]] == ["media-buying"])  # it hears of it soon
    assert here.view()["orders"] == 1
    before = len(pair.events(here.table))

    def ended(client: Client) -> list[str]:
        return [one["why"]["key"] for one in client.get("orders")["ended"]]

    turn = people[0].view()["asked"]
    for _ in range(40):  # the others decide, in turn at both, until it was the order's turn
        if ended(here):
            break
        seat = next((seat for seat in turn if seat != other), None)
        if seat is not None:
            mine = pair.both(people[seat])[seat % 2]
            view = mine.view()
            if view["ask"] is not None:
                mine.act(first_option(view["ask"]), seq=view["seq"], status=200)
        turn = wait_for(lambda: (found := people[0].view()["asked"]) != [other] and found)
    wait_for(lambda: ended(here) == ended(there) == ["order-ended-done"])
    new = pair.events(here.table)[before:]
    passes = [played for event in new for played in event.entries if played.seat == other and played.option == 300]
    assert passes, "it has declined"
    first = next(event.seq for event in new if any(played in event.entries for played in passes))
    again = [event for event in new if event.seq <= first and any(p.seat == other for p in event.entries)]
    assert len(again) == 1


def test_one_notice_for_each_turn(pair: Pair) -> None:
    """Nobody has the table open, and both processes check who is asked: the receiver hears of each turn once."""
    pair.hook.got.clear()
    _, people, _ = new_table(pair.first.url, game="helvetiq", title="Wednesdays")
    for person in people:
        here, there = pair.both(person)
        put = (here, there)[(person.seat or 0) % 2]
        answer = put.raw("PUT", put._path("notices"), json={"webhook": f"{pair.hook.url}/{person.seat}", "format": "json"})
        assert answer.status_code == 200, answer.text
        other = (there, here)[(person.seat or 0) % 2]
        assert other.get("notices")["webhook"] == answer.json()["webhook"]
    turns: list[int] = []
    view = people[0].view()
    for _ in range(3):
        (seat,) = view["asked"]
        turns.append(seat)
        wait_for(lambda: len(pair.hook.got) >= len(turns))
        while view["asked"] == [seat] and view["table"]["status"] == "playing":
            mine = pair.both(people[seat])[len(turns) % 2]
            view = wait_for(partial(asked, mine))
            view = mine.act(first_option(view["ask"]), seq=view["seq"])["state"]
    wait_for(lambda: len(pair.hook.got) > 3)  # of the fourth turn: a second notice of an earlier one would have come by now
    told = [int(path.rpartition("/")[2]) for path, _, _ in pair.hook.got]
    assert told == [*turns, view["asked"][0]]
    tokens = [str(person.token) for person in people]
    for _, headers, body in pair.hook.got:
        assert json.loads(body)["link"] == f"https://play.example.org/t/{people[0].table}"
        assert not any(token in str(headers) + body.decode() for token in tokens)
    wait_for(lambda: people[turns[0]].get("notices")["last"] is not None)


def test_what_is_private_is_at_hand_in_both(pair: Pair) -> None:
    _, people, spectator = new_table(pair.first.url, [{"kind": "person"}, "person", "person"], hints=True)
    here, there = pair.both(people[0])
    assert there.raw("PUT", there._path("notes"), json={"text": "never sell the press"}).status_code == 200
    assert here.get("notes") == {"text": "never sell the press"}
    for other in (*pair.both(people[1]), *pair.both(spectator)):
        answer = other.raw("GET", other._path("notes"))
        assert b"press" not in answer.content and answer.status_code in (200, 403)
    board = here.post("what-if", {"bot": "easy"}, 201)
    token = board["seats"][0]["token"]
    mine = Client(pair.second.url, board["table"], token, 0)  # made at one, played at the other
    view = wait_for(partial(asked, mine))
    assert view["table"]["what_if"] and view["position"]["cash"][0] == people[0].view()["position"]["cash"][0]
    after = mine.act(first_option(view["ask"]), seq=view["seq"])["state"]
    shown = wait_for(lambda: (v := Client(pair.first.url, board["table"], token, 0).view())["seq"] >= after["seq"] and v)
    assert shown["table"]["what_if"]
    people[0].get("view")  # nothing happened at the table itself
    assert people[0].view()["seq"] == 0


def test_a_link_that_has_ended_chooses_and_notes_nothing_at_either(pair: Pair) -> None:
    """One process gives the seat to somebody else while its old link is used at the other."""
    host, people, _ = new_table(pair.first.url)
    old, there = pair.both(people[1])
    there.raw("PUT", there._path("notes"), json={"text": "mine"})
    there.view()
    moved = old.post("move")
    wish = {"webhook": f"{pair.hook.url}/stolen", "format": "json"}
    for path, body in (("notes", {"text": "stolen"}), ("notices", wish)):
        assert there.raw("PUT", there._path(path), json=body).status_code == 401
    fresh = Client(pair.first.url, host.table, moved["token"], 1)
    assert fresh.get("notes") == {"text": "mine"} and fresh.get("notices")["webhook"] is None


def admin(*arguments: str) -> str:
    found = CliRunner().invoke(app, ["admin", *arguments])
    assert found.exit_code == 0, found.output
    return str(found.output)


def test_a_backup_while_people_play_is_a_server_of_its_own(pair: Pair, tmp_path: Path) -> None:
    """It is made while two processes write, and restored elsewhere: every table in it is valid, and people's links go on from
    there."""
    _, people, _ = new_table(pair.first.url, [{"kind": "person"}, *[{"kind": "bot", "bot": "easy"}] * 2], title="Backed up")
    here, there = pair.both(people[0])
    there.raw("PUT", there._path("notes"), json={"text": "kept"})
    stop, acts = threading.Event(), 0

    def play() -> None:
        nonlocal acts
        while not stop.is_set():
            me = (here, there)[acts % 2]
            view = me.view()
            if view["ask"] is not None and 0 not in view["sealed"]:
                body = {"seq": view["seq"], "id": Client.new_id(), "options": [first_option(view["ask"])]}
                acts += me.raw("POST", me._path("act"), json=body).status_code == 200
            elif view["table"]["status"] == "over":
                return

    playing = threading.Thread(target=play)
    playing.start()
    try:
        wait_for(lambda: here.view()["seq"] > 3)  # past the opening, which is sealed
        admin("backup", str(tmp_path / "copy.db"), "--db", pair.address)
        before = acts
        wait_for(lambda: acts > before or not playing.is_alive())  # nobody was kept waiting for ever
    finally:
        stop.set()
        playing.join(PATIENCE)
    with postgres.database(empty=True) as new:
        admin("restore", str(tmp_path / "copy.db"), "--db", new)
        admin("verify", "--db", new)
        copied, whole = Store.open(new), pair.events(here.table)
        kept = list(copied.events(here.table))
        copied.close()
        assert 0 < len(kept) <= len(whole) and kept == whole[: len(kept)], "as it was at one moment"
        with Server(tmp_path / "server.db", address=new) as server:
            me = Client(server.url, here.table, here.token, 0)
            assert me.get("")["title"] == "Backed up" and me.get("notes") == {"text": "kept"}
            assert me.view()["seq"] > 0


def test_an_analysis_goes_on_where_its_process_was_killed(tmp_path: Path) -> None:
    """One process works on it, and the other shows how far it is; when the first is killed, the other goes on from there."""
    record = to_text(record_of(short_game())).encode()
    with (
        postgres.database() as address,
        Server(tmp_path / "first.db", "--workers", "1", address=address) as first,
        Server(tmp_path / "second.db", "--workers", "1", address=address) as second,
    ):
        begun = bring(Client(first.url), record)
        holder = "SELECT holder, done FROM analyses WHERE id = %s"
        wait_for(lambda: postgres.statement(address, holder, begun["id"])[0][1] >= 5)
        assert first.process is not None
        first.process.send_signal(signal.SIGSTOP)  # a fast machine would be through with it before it is killed
        held = str(postgres.statement(address, holder, begun["id"])[0][0])
        assert bring(Client(second.url), record)["id"] == begun["id"], "the same one, and nobody begins it anew"
        assert str(postgres.statement(address, holder, begun["id"])[0][0]) == held, "one process has it"
        before = Client(second.url).get(f"/analysis/{begun['id']}")
        first.kill()
        postgres.statement(address, "UPDATE analyses SET held_until = 0")  # as if it had been silent for half a minute
        assert bring(Client(second.url), record)["id"] == begun["id"]
        found = done(lambda: Client(second.url).get(f"/analysis/{begun['id']}"))
        assert found["state"] == "done" and found["done"] == found["of"] > before["done"]
        assert found["win"][: len(before["win"])] == before["win"]
        after = str(postgres.statement(address, holder, begun["id"])[0][0])
        assert after != held
        assert "Traceback" not in second.log()
