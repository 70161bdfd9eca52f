"""Boards that begin in the middle of a game: made from one seat's eyes only, played on, stored, verified, moved."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from hustings.core import layout
from hustings.core.layout import Records
from hustings.core.play import Play
from hustings.core.registry import game as find_game
from hustings.server.actions.what_if import imagined
from hustings.server.settings import Limits
from hustings.store import Store
from hustings.tables.archive import parse, to_text
from hustings.tables.change import StartingTable
from hustings.tables.from_position import begins_midway
from hustings.tables.repair import plan
from hustings.tables.replay import play_at, replay
from hustings.tables.verify import examine
from hustings.wire.play import View
from hustings.wire.review import Replay
from support.inside import Inside, inside, wide
from support.patience import tries
from support.postgres import place
from support.serving import Client, first_option, legal_of, play_on

GAMES = [("die-macher", {"variants": ["short"]}), ("helvetiq", {})]
games = pytest.mark.parametrize(("game", "options"), GAMES, ids=[name for name, _ in GAMES])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:

    with inside(tmp_path_factory.mktemp("boards"), limits=wide(what_ifs_per_hour=10_000)) as found:
        yield found


def people(server: Inside, game: str = "die-macher", **options: Any) -> list[Client]:
    wish = {"game": game, "seats": [{"kind": "person", "name": f"P{n}"} for n in range(3)], "start": True, **options}
    links = Client(server.address).post("/tables", wish, 201)
    return [Client(server.address, links["table"], link["token"], link["seat"]) for link in links["seats"]]


def board(client: Client, **wish: Any) -> Client:
    links = client.post("what-if", wish, 201)
    (mine,) = links["seats"]
    assert mine["seat"] == client.seat
    return Client(client.url, links["table"], mine["token"], mine["seat"])


def some_way(server: Inside, game: str, options: dict[str, Any], decisions: int, seed: int = 1) -> list[Client]:
    """A table of people after a number of random decisions."""
    table, rng = people(server, game, **options), random.Random(seed)
    for _ in range(decisions):
        live = server.hub.registry.rooms[table[0].table].table
        seat = live.waiting_for[0]
        table[seat].act(rng.choice(live.own(seat).legal(seat)))
    return table


def test_a_board_of_a_table_with_an_open_seat(server: Inside) -> None:
    """A bot plays on the open seat, as on all others; the seat has no name to take over."""
    wish = {"game": "die-macher", "seats": [{"kind": "person", "name": f"P{n}"} for n in range(3)], "start": True}
    links = Client(server.address).post("/tables", wish, 201)
    Client(server.address, links["table"], links["host"]).post("seats/1/remove", {}, 204)
    mine = Client(server.address, links["table"], links["seats"][0]["token"], 0)
    seats = board(mine, bot="random").view()["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "P0"), ("bot", "random"), ("bot", "P2")]


@games
def test_it_goes_on_from_what_i_see(server: Inside, game: str, options: dict[str, Any]) -> None:
    table = some_way(server, game, options, 40)
    for client in table:
        here, there = client.view(), board(client, bot="random").view()
        View.model_validate(there)
        assert there["table"]["what_if"] and not here["table"]["what_if"]
        assert [seat["kind"] for seat in there["table"]["seats"]].count("bot") == 2
        assert [seat["name"] for seat in there["table"]["seats"]] == ["P0", "P1", "P2"]
        kept = server.hub.store.events(there["table"]["table"])[0]
        assert begins_midway(kept) and kept.told[0][0]["line"]["key"] == "table-from-position"
        truth, seen = (
            server.hub.registry.rooms[client.table].table.play,
            layout.from_dict(find_game(game).position, kept.more["position"]),
        )
        found = find_game(game)
        twin = Play(found, truth.setup, truth.sheet)
        twin.position.view("u1")[:] = seen.view("u1")
        assert twin.observe(client.seat).tobytes() == truth.observe(client.seat).tobytes()


@games
def test_what_looks_the_same_gives_the_same_board(server: Inside, game: str, options: dict[str, Any]) -> None:
    """If the position is replaced by another that looks the same to the seat, the board must not differ in a byte."""
    from hustings.server.actions.what_if import what_if
    from hustings.tables.model import Who
    from hustings.wire.analysis import WhatIf

    table = some_way(server, game, options, 40)
    hub, live = server.hub, server.hub.registry.rooms[table[0].table]
    truth, differ = live.table.play, 0
    loop = asyncio.new_event_loop()

    async def made(seat: int) -> tuple[Any, ...]:
        links = await what_if(hub_here, live, Who(seat=seat), WhatIf(bot="random"), seed=99)
        found: tuple[Any, ...] = kept[links["table"]]
        return found

    kept: dict[str, Any] = {}

    class Here:
        """A replacement for the hub without its thread. It keeps the tables that would be written, to compare them."""

        store, now = hub.store, staticmethod(lambda: 1.0)
        wondering = hub.wondering

        @property
        def db(self) -> Any:
            return self

        async def write(self, work: Any, store: Any, new: StartingTable, sealed: Any) -> None:
            seats = [(seat.kind, seat.name, seat.bot) for seat in new.seats]
            kept[new.head.id] = (new.first, new.position, sealed, new.head.waiting, seats, new.head.extra)

        async def room(self, table: str) -> None:
            pass

    hub_here: Any = Here()
    try:
        for seat in range(3):
            boards = []
            for seed in (None, 5, 6):
                if seed is not None:
                    other = imagined(truth.game, truth.sheet, truth.observe(seat), seat, seed)
                    differ += other.tobytes() != truth.position.tobytes()
                    live.table.play = truth.copy()
                    live.table.play.position.view("u1")[:] = other.view("u1")
                boards.append(loop.run_until_complete(made(seat)))
                live.table.play = truth
            assert boards[0] == boards[1] == boards[2]
        assert differ, "nothing was exchanged: the test shows nothing"
    finally:
        loop.close()


def test_what_i_have_sealed_stays_sealed_and_can_be_changed(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    table = people(server)
    view = play_on(table, lambda mine: mine["ask"] is not None and mine["ask"]["sealed"])
    assert view is not None
    one, two, _ = table
    for client in (one, two):
        while client.seat not in client.view()["sealed"]:
            client.act(first_option(client.view()["ask"]))
    begun: list[Any] = []
    write = server.hub.db.write

    async def noted(work: Any, *args: Any, **options: Any) -> Any:
        begun.extend(sealed for new, sealed in pairwise(args) if isinstance(new, StartingTable))
        return await write(work, *args, **options)

    truth = server.hub.registry.rooms[one.table].table
    with monkeypatch.context() as patched:
        patched.setattr(server.hub.db, "write", noted)
        mine = board(one, bot="random")
    assert begun == [{one.seat: truth.drafts[one.seat].options}]  # at its beginning: its bots seal their answers at once
    stored = server.hub.store.events(mine.table)
    assert begins_midway(stored[0])
    seen = layout.from_dict(truth.game.position, stored[0].more["position"])
    assert truth.game.rules.asked(layout.plain(truth.game.position, seen)) >> one.seat & 1, (
        "it is asked there, and holds its answer back"
    )
    opened = next((event for event in stored if event.kind == "act"), None)
    if opened is not None:
        answers = [played.option for played in opened.entries if played.seat == one.seat]
        assert answers == list(truth.drafts[one.seat].options)


@games
def test_a_board_played_to_the_end(server: Inside, game: str, options: dict[str, Any]) -> None:
    me = some_way(server, game, options, 60)[1]
    mine = board(me, bot="random")
    rng = random.Random(3)
    for _ in tries():
        view = mine.view()
        if view["table"]["status"] == "over":
            break
        if view["ask"] is not None and mine.seat not in view["sealed"]:
            mine.raw(
                "POST",
                f"/tables/{mine.table}/act",
                json={"seq": view["seq"], "id": mine.new_id(), "options": [rng.choice(legal_of(view["ask"]))]},
            )
    assert view["table"]["status"] == "over"
    shown = mine.get("replay", first=0, count=2)
    Replay.model_validate(shown)
    assert shown["positions"][0]["lines"] == [{"key": "table-from-position", "things": {}}]
    assert shown["frames"] == view["table"]["entries"]
    assert mine.get("charts")["rounds"]
    refused = mine.get("record", 409)
    assert "began in the middle" in refused["message"]
    whole = server.hub.store.whole(mine.table)
    assert examine(whole).differences == [] and not plan(whole).needed


def test_it_is_no_public_table_and_has_no_rematch(server: Inside) -> None:
    me = some_way(server, "die-macher", {"public": True}, 5)[0]
    links = me.post("what-if", {}, 201)
    assert links["table"] not in [table["table"] for table in me.get("/tables")]
    host = Client(me.url, links["table"], links["host"])
    Client(me.url, links["table"], links["seats"][0]["token"]).post("abandon", {"agree": True})
    assert "no beginning" in host.post("rematch", status=409)["message"]
    assert Client(me.url, links["table"]).raw("GET", f"/tables/{links['table']}").status_code == 401


def test_who_may_not(server: Inside) -> None:
    links = Client(server.address).post(
        "/tables", {"game": "die-macher", "seats": [{"kind": "person"}] * 3, "start": True, "variants": ["short"]}, 201
    )
    Client(server.address, links["table"], links["spectator"]).post("what-if", {}, 403)
    Client(server.address, links["table"], links["host"]).post("what-if", {}, 403)
    Client(server.address, links["table"]).post("what-if", {}, 401)
    mine = Client(server.address, links["table"], links["seats"][0]["token"])
    mine.post("what-if", {"bot": "nobody"}, 404)
    mine.post("what-if", {"bot": "my.py:Mine"}, 422)
    waiting = Client(server.address).post("/tables", {"game": "die-macher", "seats": [{"kind": "person"}, {}, {}]}, 201)
    early = Client(server.address, waiting["table"], waiting["seats"][0]["token"]).post("what-if", {}, 409)
    assert "has not begun" in early["message"]


def test_not_too_many(tmp_path: Path) -> None:
    with inside(tmp_path, limits=Limits(what_ifs_per_hour=2)) as server:
        one, two, _ = people(server, variants=["short"])
        one.post("what-if", {}, 201)
        one.post("what-if", {}, 201)
        assert "wait" in one.post("what-if", {}, 429)["message"]
        two.post("what-if", {}, 201)


# In the store


@pytest.fixture
def stored(server: Inside) -> Any:
    """The stored form of a board after some events."""
    mine = board(some_way(server, "die-macher", {"variants": ["short"]}, 30)[0], bot="random")
    view = mine.view()
    for _ in tries():
        view = mine.view()
        if view["seq"] >= 12 or view["table"]["status"] == "over":
            break
        if view["ask"] is not None and mine.seat not in view["sealed"]:
            mine.raw(
                "POST",
                f"/tables/{mine.table}/act",
                json={"seq": view["seq"], "id": mine.new_id(), "options": [first_option(view["ask"])]},
            )
    return server.hub.store.whole(mine.table)


def test_it_is_rebuilt_verified_and_moved(stored: Any, tmp_path: Path) -> None:
    table, events = stored.loaded.table, stored.loaded.events
    again = play_at(table, events)
    assert again.position.tobytes() == stored.loaded.position and len(again.entries) == table.entries
    assert [step.event.seq for step in replay(table, events)] == list(range(len(events)))
    assert examine(stored).differences == []
    other = Store.open(f"sqlite:///{tmp_path}/other.db")
    try:
        moved = parse(to_text(stored).encode())
        other.insert(moved)
        assert examine(other.whole(table.id)).differences == []
    finally:
        other.close()


def test_a_changed_beginning_is_noticed(stored: Any) -> None:
    from dataclasses import replace

    first, *rest = stored.loaded.events
    fields = dict(first.more["position"])
    fields["ledger" if "ledger" in fields else next(iter(fields))] = [99] * 5
    changed = replace(first, more={"position": fields})
    found = examine(replace(stored, loaded=replace(stored.loaded, events=(changed, *rest))))
    assert found.differences
    del fields["phase"]
    lost = replace(first, more={"position": fields})
    broken = examine(replace(stored, loaded=replace(stored.loaded, events=(lost, *rest)))).broken
    assert broken is not None and "phase" in broken.reason


def test_admin_export(stored: Any, server: Inside, tmp_path: Path) -> None:
    from typer.testing import CliRunner

    from hustings.cli.app import app

    db, table = place(server.database), stored.loaded.table.id
    refused = CliRunner().invoke(app, ["admin", "export", table, "-", "--open", "--db", db])
    assert refused.exit_code == 2 and "middle of a game" in refused.output
    done = CliRunner().invoke(app, ["admin", "export", table, str(tmp_path / "t.json"), "--archive", "--db", db])
    assert done.exit_code == 0, done.output


def test_worlds_agree_with_what_is_seen(server: Inside) -> None:
    table = server.hub.registry.rooms[some_way(server, "die-macher", {}, 20)[0].table].table
    play: Play = table.play
    for seat in range(3):
        seen: Records = play.observe(seat)
        world = imagined(play.game, play.sheet, seen, seat, 7)
        twin = play.copy()
        twin.position.view("u1")[:] = world.view("u1")
        assert twin.observe(seat).tobytes() == seen.tobytes()
        assert imagined(play.game, play.sheet, seen, seat, 7).tobytes() == world.tobytes()
