"""A mirror that only follows the pushes knows what a view shows, including clocks, orders, votes and presence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import orjson
import pytest
from pydantic import TypeAdapter

from hustings import wire
from hustings.client import Mirror
from hustings.server.actions import chat, orders, play, votes
from hustings.tables.model import Who
from hustings.tables.votes import Motion
from hustings.wire.orders import NewOrder
from hustings.wire.pace import Pace
from hustings.wire.play import Undo, View
from hustings.wire.tables import Mute
from support.controlled import Reader, World, in_world, view

OLDER: Any = {"table": {"waiting_for", "entries", "updated"}, "clock": {"now"}}
"""Left out: what only the list of tables uses, where a push of the game gives `asked`, `sealed` and `seq` instead; and the time
of sending, which is never the same."""
PUSH: TypeAdapter[wire.Push] = TypeAdapter(wire.Push)


class Follower:
    """Somebody with a link who takes in every push."""

    def __init__(self, who: Who) -> None:
        self.reader, self.mirror, self.taken = Reader(who), Mirror(), 0

    def settle(self) -> list[str]:
        """Take in everything pushed since the last time, and return the kinds of pushes."""
        new = self.reader.pushes[self.taken :]
        for body in new:
            self.taken += 1
            assert self.mirror.take(PUSH.validate_json(b'{"push":%d,%b' % (self.taken, body[1:])))
        return [str(orjson.loads(body)["type"]) for body in new]


@pytest.mark.parametrize("game", ["die-macher", "helvetiq"])
def test_a_mirror_is_the_view_after_every_push_of_a_game(game: str, tmp_path: Path) -> None:
    async def work(world: World) -> None:
        variants = ["short"] if game == "die-macher" else []
        room = await world.table(game, 3, pace=Pace(kind="live", move=60, reserve=600), open_money=True, variants=variants)
        hub, rng, heard, number = world.hub, world.pool.rng, set[str](), 0
        followers = [Follower(Who(seat)) for seat in range(3)] + [Follower(Who())]
        for follower in followers:
            hub.broadcast.attend(room, follower.reader, 0, 0)
        hub.broadcast.tell_table(room)
        while room.table.head.status != "over":
            world.time.now += rng.random()
            await _something(world, room, number)
            number += 1
            for follower in followers:
                heard.update(follower.settle())
                assert follower.mirror.state is not None
                now = View.model_validate(view(room, follower.reader.who))
                assert follower.mirror.state.model_dump(exclude=OLDER) == now.model_dump(exclude=OLDER)
        assert heard == {"welcome", "changed", "table"}

    in_world(tmp_path, work)


async def _something(world: World, room: Any, number: int) -> None:
    """Usually make a decision; now and then vote, give a standing order, undo, or mute a seat."""
    hub, table, rng = world.hub, room.table, world.pool.rng
    seat = table.waiting_for[0]
    ordered = list(table.game.people.orders)
    if number % 12 == 3:
        await votes.vote(hub, room, Who(seat), Motion.ABANDON, True)
    elif number % 12 == 5 and "abandon" in table.ballots:
        await votes.vote(hub, room, Who(seat), Motion.ABANDON, False)
    elif number % 12 == 7 and ordered:
        await orders.give(hub, room, Who(2), NewOrder(decision=rng.choice(ordered), lasts="game"))
        await world.settle()
    elif number % 12 == 9:
        await chat.mute(hub, room, Who(0), Mute(seat=1, muted=number % 8 == 1))
    elif number % 12 == 11 and table.can_undo(seat):
        await play.undo(hub, room, Who(seat), Undo(seq=table.seq, id=f"back{number}"))
    else:
        await world.act(room, seat)
