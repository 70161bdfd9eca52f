"""Clocks at real tables: bots stand in for people who are late and give way when they are back, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import orjson
import pytest

from hustings.core.errors import IllegalAction
from hustings.server.actions import lobby, play, votes
from hustings.server.errors import ApiError, ErrorKind
from hustings.server.jobs.scheduler import Poller
from hustings.server.rooms.room import Room
from hustings.tables.errors import NotNow
from hustings.tables.model import Who
from hustings.tables.verify import examine
from hustings.tables.votes import Motion
from hustings.wire.pace import Pace
from hustings.wire.play import Act, Undo
from hustings.wire.tables import Join
from support.controlled import Reader, World, in_world, view

LIVE = Pace(kind="live", move=60, reserve=100, bot="easy")


def told(live: Room, reader: int = 0) -> list[tuple[str, int]]:
    """The lines of the log about stand-ins and returns, with their seats."""
    lines = view_lines(live, reader)
    return [(line["line"]["key"], line["seat"]) for line in lines if line["line"]["key"] in ("table-stand-in", "table-back")]


def view_lines(live: Room, reader: int) -> list[Any]:
    found: list[Any] = orjson.loads(orjson.dumps(live.table.lines.of(reader)))
    return found


def test_a_bot_stands_in_when_time_runs_out_and_everyone_sees_it(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table(pace=LIVE)
        readers = [Reader(Who(seat)) for seat in (0, 1, 2)] + [Reader(Who())]
        for reader in readers:
            world.hub.broadcast.attend(live, reader, 0, 0)
        (late,) = live.table.waiting_for
        await world.later(159)
        assert not world.pool.asked and live.table.seq == 0
        await world.later(1)
        assert live.table.away == [late]
        assert {(seat, spec) for seat, spec, _ in world.pool.asked} == {(late, "easy")}
        assert live.table.seq > 1 and told(live) == [("table-stand-in", late)]
        assert late not in live.table.waiting_for, "the bot plays on until it is somebody else's turn"
        for reader in readers:
            pushed = reader.last["clock"]["seats"]
            assert pushed[late] == {"reserve": 0.0, "due": None, "stand_in": True}
            assert [number for number, seat in enumerate(pushed) if seat["due"] is not None] == live.table.waiting_for

    in_world(tmp_path, work)


def test_a_stand_in_sees_what_its_seat_sees_and_no_more(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", pace=LIVE)
        world.pool.patient = asyncio.Event()
        seen = {seat: live.table.play.observe(seat).tobytes() for seat in range(3)} if live.table.play else {}
        world.time.now += 160
        await world.poller.once()
        while len(world.pool.asked) < 3:
            await asyncio.sleep(0)
        assert {seat: observation for seat, _, observation in world.pool.asked} == seen

    in_world(tmp_path, work)


def test_who_acts_is_back_first_and_the_act_is_carried_out(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table(pace=LIVE)
        (late,) = live.table.waiting_for
        world.pool.patient = asyncio.Event()  # the bot is slow
        world.time.now += 160
        await world.poller.once()
        await asyncio.sleep(0)
        assert live.table.away == [late] and live.table.seq == 1
        option = live.table.own(late).legal(late)[0]
        done = await play.act(world.hub, live, Who(late), Act(seq=1, id="mine", options=[option]))
        again = await play.act(world.hub, live, Who(late), Act(seq=1, id="mine", options=[option]))
        assert done["seq"] == again["seq"] == 3 and live.table.away == []
        with pytest.raises(ApiError, match="moved on"):
            await play.act(world.hub, live, Who(late), Act(seq=1, id="other", options=[option]))
        assert told(live) == [("table-stand-in", late), ("table-back", late)]
        world.pool.patient.set()
        await world.settle()
        events = await world.hub.registry.events(live)
        assert [event.kind for event in events] == ["setup", "stand-in", "back", "act"], "what the bot thought is dropped"
        assert events[-1].entries[0].option == option and not events[-1].more

    in_world(tmp_path, work)


def test_an_act_that_is_not_legal_is_refused_for_what_it_is_and_its_person_is_back(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table(pace=LIVE)
        (late,) = live.table.waiting_for
        world.pool.patient = asyncio.Event()
        world.time.now += 160
        await world.poller.once()
        legal = live.table.own(late).legal(late)
        wrong = next(option for option in range(live.table.game.options) if option not in legal)
        with pytest.raises(IllegalAction):
            await play.act(world.hub, live, Who(late), Act(seq=1, id="wrong", options=[wrong]))
        assert live.table.away == []
        done = await play.act(world.hub, live, Who(late), Act(seq=1, id="right", options=[legal[0]]))
        assert done["seq"] == 3, "it was meant for the position that is still there"

    in_world(tmp_path, work)


def test_back_says_so_once_and_gives_a_turn_of_time(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table(pace=LIVE)
        (late,) = live.table.waiting_for
        await world.later(160)
        seq = live.table.seq
        await play.back(world.hub, live, Who(late))
        await play.back(world.hub, live, Who(late))
        assert live.table.seq == seq + 1 and told(live)[-1] == ("table-back", late)
        with pytest.raises(ApiError) as caught:
            await play.back(world.hub, live, Who())
        assert caught.value.kind == ErrorKind.FORBIDDEN
        asked = 0
        while late not in live.table.waiting_for:
            await world.act(live, live.table.waiting_for[0])
            asked += 1
            assert asked < 100
        clock = view(live, Who())["clock"]
        assert clock["seats"][late] == {"reserve": 0.0, "due": clock["now"] + 60, "stand_in": False}

    in_world(tmp_path, work)


def test_nobody_keeps_a_table_waiting_by_coming_back_for_ever(tmp_path: Path) -> None:
    """A return gives time only once in each turn. After that the bot stays for the turn, whatever is tried, unless the person
    decides."""

    async def work(world: World) -> None:
        live = await world.table("die-macher", people=1, bots=2, pace=LIVE)
        while live.table.sealing or live.table.waiting_for != [0]:
            await world.act(live, 0)
        world.pool.patient = asyncio.Event()  # the bot is slow
        world.time.now += 160
        await world.poller.once()
        await play.back(world.hub, live, Who(0))
        world.time.now += 60
        await world.poller.once()
        assert live.table.away == [0]
        seq = live.table.seq
        legal = live.table.own(0).legal(0)
        wrong = next(option for option in range(live.table.game.options) if option not in legal)
        ways: list[Any] = [
            play.back(world.hub, live, Who(0)),
            votes.vote(world.hub, live, Who(0), Motion.PAUSE, True),
            play.undo(world.hub, live, Who(0), Undo(seq=seq, id="u")),
            play.unseal(world.hub, live, Who(0), Undo(seq=seq, id="s")),
            play.act(world.hub, live, Who(0), Act(seq=seq, id="wrong", options=[wrong])),
        ]
        for way in ways:
            with pytest.raises((ApiError, IllegalAction)):
                await way
            assert live.table.away == [0] and live.table.seq == seq, "the bot goes on thinking"
        done = await play.act(world.hub, live, Who(0), Act(seq=seq, id="mine", options=[legal[0]]))
        assert done["seq"] == seq + 1, "a decision is welcome, and needs no return"
        world.pool.patient.set()
        await world.settle()
        events = await world.hub.registry.events(live)
        assert next(event for event in events if event.seq == seq + 1).entries[0].option == legal[0]

    in_world(tmp_path, work)


def test_what_the_bot_did_stays_and_the_news_since_wait_for_whoever_was_away(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table(pace=LIVE)
        (late,) = live.table.waiting_for
        since = live.table.lines.since[late]
        await world.later(160)
        assert live.table.lines.since[late] == since and not live.table.can_undo(late)
        since_all = list(live.table.lines.since)
        await world.restart()
        again = await world.hub.room(live.table.id)
        assert again.table.lines.since == since_all and again.table.standing.undoable == () == live.table.standing.undoable
        with pytest.raises(NotNow, match="nothing to take back"):
            await play.undo(world.hub, again, Who(late), Undo(seq=again.table.seq, id="u"))

    in_world(tmp_path, work)


def test_a_stand_in_goes_on_with_what_was_sealed_and_keeps_the_others_secrets(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", pace=LIVE)
        while 0 in live.table.waiting_for:
            await world.act(live, 0)
        await world.act(live, 1)  # the first of several answers
        sealed = live.table.drafts[0].options
        world.pool.patient = asyncio.Event()
        world.time.now += 160
        await world.poller.once()
        await asyncio.sleep(0.01)
        assert live.table.away == [1, 2] and live.table.drafts[0].options == sealed and live.table.sealed == [0]
        assert live.table.head.waiting == (1, 2) and len(live.table.drafts[1].options) == 1
        await world.restart()
        live = await world.hub.room(live.table.id)
        assert live.table.drafts[0].options == sealed, "also on the disk"
        world.pool.patient.set()
        await world.settle()
        events = await world.hub.registry.events(live)
        opened = next(event for event in events if event.kind == "act")
        assert opened.more["stand_in"] == [1, 2]
        assert [played.option for played in opened.entries if played.seat == 0] == list(sealed)

    in_world(tmp_path, work)


def test_nobody_waits_for_the_consent_of_somebody_who_is_away(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table(pace=LIVE)
        (late,) = live.table.waiting_for
        others = [seat for seat in range(3) if seat != late]
        for seat in others:
            found = await votes.vote(world.hub, live, Who(seat), Motion.PAUSE, True)
        assert found[0]["missing"] == [late]
        await world.later(160)
        assert live.table.head.status == "paused", "the last consent missing was of somebody who is away"
        await votes.resume(world.hub, live, Who(others[0]))
        await world.settle()
        await votes.vote(world.hub, live, Who(others[0]), Motion.ABANDON, True)
        assert view(live, Who())["votes"][0]["missing"] == [others[1]]
        await votes.vote(world.hub, live, Who(late), Motion.ABANDON, False)
        assert live.table.away == [] and view(live, Who())["votes"] == [], "who votes is there"

    in_world(tmp_path, work)


def test_a_vote_is_not_won_by_nobody_being_there(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table("die-macher", pace=LIVE)
        await votes.vote(world.hub, live, Who(0), Motion.ABANDON, True)
        world.pool.patient = asyncio.Event()
        world.time.now += 160
        await world.poller.once()
        assert live.table.away == [0, 1, 2] and live.table.head.status == "playing"

    in_world(tmp_path, work)


def test_seats_change_hands(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        live = await world.table(pace=LIVE)
        (late,) = live.table.waiting_for
        world.time.now += 150
        await lobby.remove(world.hub, live, late)
        assert live.table.head.due == world.time.now + 160, "an open seat has time too: for somebody to join"
        await world.later(160)
        assert live.table.away == [late] and live.table.seq > 1
        await lobby.join(world.hub, live, Join(name="New"))
        clock = view(live, Who(late))["clock"]["seats"][late]
        assert clock["stand_in"] is False and clock["reserve"] == 100
        other = live.table.waiting_for[0]
        await lobby.replace_by_bot(world.hub, live, other, "random")
        await world.settle()
        assert live.table.away == [] and view(live, Who())["clock"]["seats"][other]["due"] is None
        assert world.pool.asked[-1][1] == "random"

    in_world(tmp_path, work)


def test_a_table_nobody_has_opened_goes_on(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        table_id = (await world.table(pace=LIVE)).table.id
        await world.restart()
        assert not world.hub.registry.rooms
        await world.later(160)
        live = world.hub.registry.rooms[table_id]
        assert len(live.table.away) == 1 and live.table.seq > 1
        assert examine(world.hub.store.whole(table_id)).differences == []

    in_world(tmp_path, work)


def test_of_two_processes_one_stands_in_and_the_other_is_silent(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(world: World) -> None:
        live = await world.table(pace=LIVE)
        other = world.started()
        theirs = await other.room(live.table.id)
        world.pool.patient = asyncio.Event()
        world.time.now += 160
        await asyncio.gather(world.poller.once(), Poller(other).once())
        events = world.hub.store.events(live.table.id)
        assert [event.kind for event in events] == ["setup", "stand-in"]
        for hub, room in ((world.hub, live), (other, theirs)):  # either may have looked when nothing was due any longer
            await hub.catching_up.refresh(room)
        assert live.table.away == theirs.table.away != []
        assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]
        world.pool.patient.set()
        await world.settle()
        await other.close()

    in_world(tmp_path, work)


def test_a_table_that_cannot_be_opened_is_left_alone_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(world: World) -> None:
        broken, well = await world.table(pace=LIVE), await world.table(pace=LIVE)
        await world.restart()
        tried: list[str] = []
        load = world.hub.store.load

        def fail(table_id: str, chat: int | None = None) -> Any:
            tried.append(table_id)
            if table_id == broken.table.id:
                raise RuntimeError("damaged")
            return load(table_id, chat)

        monkeypatch.setattr(world.hub.store, "load", fail)
        for _ in range(3):
            await world.later(160)
        assert tried.count(broken.table.id) == 1 and world.hub.registry.rooms[well.table.id].table.away
        await world.later(600)
        assert tried.count(broken.table.id) == 2

    in_world(tmp_path, work)
