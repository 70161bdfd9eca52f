"""Decisions in a running game: making, previewing, sealing and undoing them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ...core.errors import ActionError
from ...store import Conflict
from ...tables.batch import BatchEnd
from ...tables.change import Change
from ...tables.errors import TableError
from ...tables.model import EventKind, Status, Who
from ...tables.stored import Answer
from ...tables.story_log import numbered
from ...wire.play import Act, Trial, Undo
from ..errors import ApiError, ErrorKind, conflict, forbidden, unauthorised
from ..hub import Hub
from ..rooms import position_view
from ..rooms.concurrency import retry_if_behind
from ..rooms.position_view import Json
from ..rooms.room import Answering, Room


def seat_of(who: Who) -> int:
    """The seat of a link. Spectators and the host are refused, because only seats act."""
    if who.seat is None:
        raise forbidden("this link only looks on: acting needs a seat's own link")
    return who.seat


@retry_if_behind
async def act(hub: Hub, room: Room, who: Who, wish: Act, over: Answering | None = None) -> Json:
    """Carry out decisions, once for each request id. `over`: the connection that asks and is answered."""

    async def decided(seat: int) -> Change:
        if not room.table.kept(seat):  # otherwise they may decide before the bot does, and it stays
            await returned(hub, room, seat)
        return room.table.act(seat, wish.options)

    return await _once(hub, room, who, wish, decided, brief=wish.brief, over=over)


@retry_if_behind
async def unseal(hub: Hub, room: Room, who: Who, wish: Undo) -> Json:
    """Take back this seat's answers to a sealed decision."""

    async def decided(seat: int) -> Change:
        room.table.check_playing()
        await returned(hub, room, seat)
        return room.table.unseal(seat)

    return await _once(hub, room, who, wish, decided)


@retry_if_behind
async def undo(hub: Hub, room: Room, who: Who, wish: Undo) -> Json:
    """Take back the last decision (or batch) of this seat."""

    async def decided(seat: int) -> Change:
        room.table.check_playing()
        await returned(hub, room, seat)
        last = room.table.last_undoable(seat)
        before = last.before
        if before is None:
            events = await hub.registry.events(room)
            before = (await hub.registry.position_at(room, events, last.back)).position.tobytes()
        return room.table.undo(seat, before)

    return await _once(hub, room, who, wish, decided)


async def _once(
    hub: Hub,
    room: Room,
    who: Who,
    wish: Act | Undo,
    decided: Callable[[int], Awaitable[Change]],
    *,
    brief: bool = False,
    over: Answering | None = None,
) -> Json:
    """Carry out a decision for the position that it was meant for, once for each id, and answer with the new view. `brief`: leave
    the view out if a connection of the seat has just been pushed it, which is always true of the connection that is answered
    (`over`)."""
    seat = seat_of(who)
    async with room.turn(who):
        found = await _repeated(hub, room, seat, wish)
        if found is None:
            if room.came_back.get(seat) != (wish.seq, room.table.seq):
                check_fresh(room, who, wish.seq)
            sealing, sealed = seat in room.table.sealing, seat in room.table.sealed
            try:
                change = await decided(seat)
            except (ApiError, TableError, ActionError):  # this very request, carried out before, may be in the way
                found = await _stored(hub, room, seat, wish) if sealing else None
                if found is None:
                    raise
            else:
                found = await _answered(hub, room, seat, wish, change, over)
                moved = change.events or (found["sealed"] and not sealed)  # a client can tell from the push that it was this
                there = room.connections.get(seat, ())
                told = brief and ((moved and there) or over in there)
                return {**found, "state": None if told else room.state(who)}
        if hub.cluster is not None:  # nothing is written here that would show whether the link is still good
            await hub.catching_up.refresh(room)
            if not room.table.knows(who):
                raise unauthorised()
        return {**found, "state": room.state(who)}


@retry_if_behind
async def back(hub: Hub, room: Room, who: Who) -> None:
    """End the stand-in for the asker's seat."""
    seat = seat_of(who)
    if seat not in room.table.away:  # this process may not have heard yet that it stands in
        await hub.catch_up(room)
    async with room.turn(who):
        await returned(hub, room, seat)


async def returned(hub: Hub, room: Room, seat: int) -> None:
    """Note that an acting person is there again: no bot stands in any longer, and everyone is told. The caller holds the lock."""
    if seat in room.table.away and room.table.head.status in (Status.PLAYING, Status.PAUSED):
        if room.table.kept(seat):
            raise conflict("you were back once in this turn already: decide before the bot does, or be back with the next turn")
        before = room.table.seq
        await hub.commit(room, room.table.note(EventKind.BACK, [seat]))
        room.came_back[seat] = before, room.table.seq  # a decision meant for the position before is not too late


async def _repeated(hub: Hub, room: Room, seat: int, wish: Act | Undo) -> Json | None:
    """The first answer to a request that is sent again. A request for the present position is new, because carrying one out moves
    the position on. Sealing does not, but a sealed answer cannot be written twice (`_answered`)."""
    known = room.answer(seat, wish.id)
    return await _stored(hub, room, seat, wish) if known is None and wish.seq != room.table.seq else known


async def _stored(hub: Hub, room: Room, seat: int, wish: Act | Undo) -> Json | None:
    """The stored answer to a request, if there is one."""
    stored = await hub.db.read(hub.store.answer, room.table.id, wish.id, seat)
    return None if stored is None else dict(stored.data)


def check_fresh(room: Room, who: Who, seq: int) -> None:
    if seq != room.table.seq:
        message = f"the position has moved on: it is {room.table.seq}, not {seq}"
        raise ApiError(ErrorKind.STALE, message, state=room.state(who))


async def _answered(hub: Hub, room: Room, seat: int, wish: Act | Undo, change: Change, over: Answering | None) -> Json:
    """Commit a change and store the answer with it. `over`: the connection that gets the answer."""
    table, event = room.table, change.event
    if event is not None:
        first = table.lines.next_number(seat, event)
        lines = [numbered(first + i, event.seq, text) for i, text in enumerate(event.texts[seat])]
        data: Json = {"seq": event.seq, "sealed": False, "lines": lines}
    else:
        draft = (change.drafts or {}).get(seat)
        data = {"seq": table.seq, "sealed": draft is not None and draft.done, "lines": []}
    answer = Answer(wish.id, seat, data)
    try:
        await hub.commit(room, change, answer, over=over)
    except Conflict:  # the id was used before: nothing was written
        stored = await _stored(hub, room, seat, wish)
        if stored is None:
            raise
        answer = Answer(wish.id, seat, stored)
    room.remember(answer)
    return dict(answer.data)


def preview(room: Room, who: Who, trial: Trial) -> Json:
    """Try decisions without keeping anything."""
    seat = seat_of(who)
    check_fresh(room, who, trial.seq)
    table = room.table
    batch, told = table.preview(seat, trial.options)
    first = table.lines.counts[seat]
    lines = [{"number": first + i, "seq": table.seq, **line} for i, line in enumerate(told)]
    ends = BatchEnd.TURN if batch.ends is BatchEnd.SEALED else batch.ends  # for a client, either is another step
    return {"taken": batch.taken, "ends": ends, "lines": lines, "state": room.presenter.previewed(who, room.here, batch.play)}


def why(room: Room, who: Who, option: int) -> Json:
    """Whether an option is possible now for this seat, and if not, why."""
    seat = seat_of(who)
    return position_view.why_not(room.table.own(seat), seat, option)
