"""People who do anything at any time: in any order of actions, memory equals the disk, and the state that a page builds from
pushes equals a fresh view."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any, cast

import orjson
import pytest

from hustings.core.errors import HustingsError
from hustings.server.actions import chat, lobby, play, votes
from hustings.server.bots.pool import BotPool
from hustings.server.errors import of_error
from hustings.server.hub import Hub
from hustings.server.rooms.load import stored
from hustings.server.rooms.room import Room
from hustings.server.settings import Settings
from hustings.server.tokens import holder
from hustings.store import Store
from hustings.tables.model import SeatKind, Who
from hustings.tables.verify import examine
from hustings.tables.votes import Motion
from hustings.wire.lines import NewLine
from hustings.wire.play import Act, Undo
from hustings.wire.tables import Join, Me, NewTable, SeatWish
from support.patience import PATIENCE

HOST = Who(host=True)
WISHES = {
    "act": 50, "undo": 10, "unseal": 4, "rewind": 3, "vote": 6, "pause": 1, "resume": 3, "say": 2, "bot": 1, "open": 1, "join": 3,
    "move": 1, "me": 1,
}  # fmt: skip


class Page:
    """A connection that keeps its state up to date from pushes."""

    def __init__(self, who: Who) -> None:
        self.who, self.gone = who, False
        self.state: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.chat: list[Any] = []

    def push(self, body: bytes) -> None:
        push = orjson.loads(body)
        if push["type"] == "welcome":
            self.state, self.lines, self.chat = push["state"], push["lines"], push["chat"]
        elif push["type"] == "chat":
            self.chat.append(push["line"])
        elif push["type"] == "changed":
            if push["undone"] is not None:
                del self.lines[push["undone"] :]
            self.lines += push["lines"]
            self.state["position"].update(push["changes"])
            self.state |= {name: push[name] for name in push if name in self.state}
        elif push["type"] == "table":
            self.state |= {"table": push["table"], "votes": push["votes"]}

    def end(self, problem: dict[str, Any]) -> None:
        self.gone = True


class Chooser:
    """A replacement for the workers."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    async def decide(self, *about: Any) -> int:
        await asyncio.sleep(0)
        legal: Sequence[int] = about[-2]
        return self.rng.choice(legal)


class Crowd:
    """The people of one table who are connected to one process."""

    def __init__(self, hub: Hub, live: Room, tokens: dict[int, str], rng: random.Random) -> None:
        self.hub, self.live, self.rng, self.tokens = hub, live, rng, tokens
        self.pages = [Page(Who(seat)) for seat in range(live.table.head.players)] + [Page(Who())]
        for page in self.pages:
            hub.broadcast.attend(live, page, 0, 0)

    async def wish(self) -> None:
        """Let somebody try an action, possible or not."""
        what = self.rng.choices(list(WISHES), list(WISHES.values()))[0]
        table = self.live.table
        waiting = [seat for seat in self.tokens if seat in table.waiting_for]
        seat = self.rng.choice(waiting if waiting and what == "act" else list(self.tokens))
        who = holder(table, self.tokens[seat])
        if who is not None:
            try:
                await self._do(what, who, seat)
            except HustingsError as refused:
                if of_error(refused).status >= 500:
                    raise

    async def _do(self, what: str, who: Who, seat: int) -> None:
        hub, live, rng = self.hub, self.live, self.rng
        seq, client_id = live.table.seq, f"{rng.getrandbits(60)}"
        if what == "act":
            legal = live.table.own(seat).legal(seat) or [1]
            await play.act(hub, live, who, Act(seq=seq, id=client_id, options=[rng.choice(legal)] * rng.choice([1, 1, 1, 2])))
        elif what in ("undo", "unseal"):
            await getattr(play, what)(hub, live, who, Undo(seq=seq, id=client_id))
        elif what == "rewind":
            await votes.vote(hub, live, who, Motion.REWIND, True, rng.randint(max(0, seq - 6), seq))
        elif what == "vote":
            await votes.vote(hub, live, who, rng.choice([Motion.REWIND, Motion.PAUSE]), rng.random() < 0.9)
        elif what == "pause":
            await votes.vote(hub, live, HOST, Motion.PAUSE, True)
        elif what == "resume":
            await votes.resume(hub, live, HOST)
        elif what == "say":
            await chat.say(hub, live, who, NewLine(text="x", to=rng.choice([None, 0, 1])))
        elif what in ("bot", "open") and len(self.tokens) > 1:
            del self.tokens[seat]
            await (lobby.replace_by_bot(hub, live, seat, "easy") if what == "bot" else lobby.remove(hub, live, seat))
        elif what == "join":
            joined = await lobby.join(hub, live, Join(name="Zoe"))
            self.tokens[joined["seat"]] = joined["token"]
        elif what == "move":
            self.tokens[seat] = (await lobby.new_link(hub, live, who, seat))["token"]
        elif what == "me":
            await lobby.change_me(hub, live, who, Me(name=f"Zoe {client_id[:3]}"))

    async def check(self) -> None:
        """Compare pushes with memory, memory with the disk, and the disk with the rules. The table's lock is held."""
        table = self.live.table
        for page in self.pages:
            if not page.gone:
                now = orjson.loads(orjson.dumps(self.live.state(page.who)))
                assert {**page.state, "table": None} == {**now, "table": None}
                assert page.lines == orjson.loads(orjson.dumps(table.lines.of(self.live.reader(page.who))))
                assert page.chat == table.chat_of(self.live.reader(page.who))[-len(page.chat) or None :]
        kept = await stored(self.hub.db, table.id, self.hub.now)
        assert kept is not None
        for name in ("head", "seats", "head_seq", "sealed", "ballots"):
            assert getattr(table, name) == getattr(kept, name), name
        assert [u.seq for u in table.standing.undoable] == [u.seq for u in kept.standing.undoable]
        assert (table.chat.counts, table.chat.last) == (kept.chat.counts, kept.chat.last)
        assert table.running.position.tobytes() == kept.running.position.tobytes()
        assert (table.lines.counts, table.lines.since) == (kept.lines.counts, kept.lines.since)


async def check(crowds: Sequence[Crowd]) -> None:
    """Check all processes at one moment, after each has caught up."""
    async with AsyncExitStack() as stack:
        for crowd in crowds:
            await stack.enter_async_context(crowd.live.lock)
        for crowd in crowds:
            await crowd.hub.catching_up.refresh(crowd.live)
        for crowd in crowds:
            await crowd.check()
    assert examine(crowds[0].hub.store.whole(crowds[0].live.table.id)).differences == []


async def opened(address: str, rng: random.Random) -> Hub:
    hub = Hub(Settings(bot_pace=0.0), Store.open(address), cast(BotPool, Chooser(rng)))
    await hub.take_up()
    return hub


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(("game", "players", "seed"), [("die-macher", 3, 1), ("helvetiq", 2, 2), ("helvetiq", 3, 3)])
def test_memory_pushes_and_disk_agree(address: str, game: str, players: int, seed: int, processes: int) -> None:
    """This includes several processes on SQLite, where others are only noticed when their writes are in the way."""

    async def work() -> None:
        rng = random.Random(seed)
        hubs = [await opened(address, rng) for _ in range(processes)]
        links = await lobby.create(hubs[0], NewTable(game=game, seats=[SeatWish(kind=SeatKind.PERSON)] * players, start=True))
        tokens = {link["seat"]: link["token"] for link in links["seats"]}
        crowds = [Crowd(hub, await hub.room(links["table"]), tokens, rng) for hub in hubs]
        for _ in range(8):
            for _ in range(15):
                wishes = [asyncio.create_task(rng.choice(crowds).wish()) for _ in range(rng.randint(1, 3))]
                if rng.random() < 0.1:  # cancelled, perhaps while it is being written
                    await asyncio.sleep(0.001)
                    wishes[0].cancel()
                for outcome in await asyncio.gather(*wishes, return_exceptions=True):
                    assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome
            await check(crowds)
        for hub in hubs:
            await hub.close()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
