"""Concurrent requests at one table: changes made while a request waits count, and a change that is being written is completed."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from hustings.server.actions import lobby, play, votes
from hustings.server.errors import ApiError, ErrorKind
from hustings.server.hub import Hub
from hustings.server.rooms.room import Room
from hustings.server.tokens import holder
from hustings.tables.model import Who
from hustings.tables.votes import Motion
from hustings.wire.tables import Join, Me
from support.hubs import act, with_hub, with_links
from support.patience import PATIENCE


def test_a_link_that_ends_while_its_act_waits_does_not_act(tmp_path: Path) -> None:
    async def work(hub: Hub, live: Room, links: Any) -> None:
        who = holder(live.table, links["seats"][0]["token"])
        assert who is not None
        async with live.lock:
            moving = asyncio.create_task(lobby.new_link(hub, live, Who(host=True), 0))
            await asyncio.sleep(0)
            acting = asyncio.create_task(play.act(hub, live, who, act(live)))
            await asyncio.sleep(0)
        await moving
        with pytest.raises(ApiError) as caught:
            await acting
        assert caught.value.kind == ErrorKind.UNAUTHORISED and not live.table.drafts

    with_links(tmp_path, work)


def test_a_seat_of_a_rematch_that_was_given_away_meanwhile_is_not_claimed(tmp_path: Path) -> None:
    async def work(hub: Hub, live: Room, links: Any) -> None:
        for seat in range(3):
            await votes.vote(hub, live, Who(seat), Motion.ABANDON, True)
        following = await lobby.rematch(hub, live, Who(host=True))
        new = await hub.room(following["table"])
        async with new.lock:
            tasks = [
                asyncio.create_task(lobby.remove(hub, new, 1)),
                asyncio.create_task(lobby.join(hub, new, Join(name="Dora"))),
                asyncio.create_task(lobby.claim(hub, new, links["seats"][1]["token"])),
            ]
            await asyncio.sleep(0.01)
        found: list[Any] = await asyncio.gather(*tasks, return_exceptions=True)
        _, joined, claimed = found
        assert isinstance(claimed, ApiError) and holder(new.table, joined["token"]) is not None

    with_links(tmp_path, work)


def test_a_request_that_is_given_up_while_it_is_written_is_carried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub, live: Room) -> None:
        begun, held, update = threading.Event(), threading.Event(), hub.store.update

        def slowly(*args: Any, **options: Any) -> None:
            begun.set()
            held.wait(PATIENCE)
            update(*args, **options)

        monkeypatch.setattr(hub.store, "update", slowly)
        task = asyncio.create_task(lobby.change_me(hub, live, Who(0), Me(name="Zoe")))
        await asyncio.to_thread(begun.wait, PATIENCE)
        task.cancel()
        await asyncio.sleep(0.05)
        held.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with live.lock:
            loaded = hub.store.load(live.table.id)
            assert loaded is not None and loaded.seats[0].name == live.table.seats[0].name == "Zoe"

    with_hub(tmp_path, work)
