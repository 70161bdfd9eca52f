"""What people do at a table that plays: decide, try, take back, and vote on what needs everyone."""

from __future__ import annotations

from dataclasses import replace

from ...store import Conflict
from ...tables.clock_effects import kept, voters
from ...tables.history import standing
from ...tables.model import EventKind, Status, Who
from ...tables.stored import Answer
from ...tables.table import Ballot, Draft, Step, Table
from ...wire.play import Act, Trial, Undo
from ..errors import ApiError, ErrorKind, conflict, forbidden
from ..rooms import position_view
from ..rooms.catch_up import refresh
from ..rooms.hub import Hub
from ..rooms.position_view import Json
from ..rooms.room import Room, retry_if_behind


def seat_of(who: Who) -> int:
    """Only seats act."""
    if who.seat is None:
        raise forbidden("this link only looks on: acting needs a seat's own link")
    return who.seat


@retry_if_behind
async def act(hub: Hub, room: Room, who: Who, wish: Act) -> Json:
    """Decide, once for each id."""
    seat = seat_of(who)
    async with room.turn(who):
        found = await _repeated(hub, room, seat, wish.id, wish.seq)
        if found is None:
            if room.came_back.get(seat) != (wish.seq, room.table.seq):
                check_fresh(room, who, wish.seq)
            if not kept(room.table, seat):  # else they may decide before the bot does, and it stays
                await returned(hub, room, seat)
            move = room.table.act(seat, wish.options)
            found = await _once(hub, room, seat, wish.id, move)
        return {**found, "state": room.state(who)}


@retry_if_behind
async def unseal(hub: Hub, room: Room, who: Who, wish: Undo) -> Json:
    """Take back what this seat holds back of a sealed decision."""
    seat = seat_of(who)
    async with room.turn(who):
        found = await _repeated(hub, room, seat, wish.id, wish.seq)
        if found is None:
            if room.came_back.get(seat) != (wish.seq, room.table.seq):
                check_fresh(room, who, wish.seq)
            room.table.check_playing()
            await returned(hub, room, seat)
            if seat not in room.table.drafts:
                raise conflict("there is nothing sealed to take back")
            found = await _once(hub, room, seat, wish.id, None)
        return {**found, "state": room.state(who)}


@retry_if_behind
async def undo(hub: Hub, room: Room, who: Who, wish: Undo) -> Json:
    """Take the last decision (or batch) of this seat back."""
    seat = seat_of(who)
    async with room.turn(who):
        found = await _repeated(hub, room, seat, wish.id, wish.seq)
        if found is None:
            if room.came_back.get(seat) != (wish.seq, room.table.seq):
                check_fresh(room, who, wish.seq)
            room.table.check_playing()
            await returned(hub, room, seat)
            table = room.table
            if not table.can_undo(seat):
                raise conflict("nothing to take back: since you decided something was drawn or shown, or somebody has acted")
            last = table.tail[-1]
            before = last.before
            if before is None:
                before = (await hub.position_at(room, await hub.events(room), last.back)).position.tobytes()
            found = await _once(hub, room, seat, wish.id, table.undo(seat, before))
        return {**found, "state": room.state(who)}


@retry_if_behind
async def back(hub: Hub, room: Room, who: Who) -> None:
    """My bot need not stand in any longer."""
    seat = seat_of(who)
    if seat not in room.table.away:  # it may stand in without this process having heard of it
        await hub.catch_up(room)
    async with room.turn(who):
        await returned(hub, room, seat)


async def returned(hub: Hub, room: Room, seat: int) -> None:
    """Whoever does something is there: no bot stands in any longer. Everyone is told. The caller holds the lock."""
    if seat in room.table.away and room.table.head.status in (Status.PLAYING, Status.PAUSED):
        if kept(room.table, seat):
            raise conflict("you were back once in this turn already: decide before the bot does, or be back with the next turn")
        before = room.table.seq
        await hub.carry_out(room, room.table.note(EventKind.BACK, [seat]))
        room.came_back[seat] = before, room.table.seq  # what was meant for the position before is not too late


async def _repeated(hub: Hub, room: Room, seat: int, client_id: str, seq: int) -> Json | None:
    """The first answer to a request that is sent again. One for the position as it is now is new, unless it is sealed: what
    was carried out has moved the position on."""
    known = room.answers.get((seat, client_id))
    if known is None and (seq != room.table.seq or seat in room.table.sealing):
        stored = await hub.read(hub.store.answer, room.table.id, client_id, seat)
        if stored is not None:
            if hub.cluster is not None:  # it may have been carried out elsewhere: the state that is told is not older
                await refresh(hub, room)
            known = dict(stored.data)
    return known


def check_fresh(room: Room, who: Who, seq: int) -> None:
    if seq != room.table.seq:
        message = f"the position has moved on: it is {room.table.seq}, not {seq}"
        raise ApiError(ErrorKind.STALE, message, state=room.state(who))


async def _once(hub: Hub, room: Room, seat: int, client_id: str, move: Step | Draft | None) -> Json:
    """Carry a move out and note the answer with it."""
    table = room.table
    if isinstance(move, Step):
        first = table.lines.counts[seat] if move.keep is None else table.lines.count_of(seat, move.keep)
        told = move.event.told[seat]
        lines = [{"number": first + i, "seq": move.event.seq, **line} for i, line in enumerate(told)]
        data: Json = {"seq": move.event.seq, "sealed": False, "lines": lines}
    else:
        data = {"seq": table.seq, "sealed": move is not None and move.done, "lines": []}
    answer = Answer(client_id, seat, data)
    try:
        if isinstance(move, Step):
            await hub.carry_out(room, move, answer)
        else:
            await hub.hold_back(room, seat, move, answer)
    except Conflict:  # the id was used before: nothing was written
        stored = await hub.read(hub.store.answer, table.id, client_id, seat)
        if stored is None:
            raise
        data = dict(stored.data)
    room.remember(seat, client_id, data)
    return data


def preview(room: Room, who: Who, trial: Trial) -> Json:
    """Try decisions; nothing is kept."""
    seat = seat_of(who)
    check_fresh(room, who, trial.seq)
    table = room.table
    taken, ends, play, told = table.preview(seat, trial.options)
    first = table.lines.counts[seat]
    lines = [{"number": first + i, "seq": table.seq, **line} for i, line in enumerate(told)]
    return {"taken": taken, "ends": ends, "lines": lines, "state": room.presenter.previewed(who, room.here, play)}


def why(room: Room, who: Who, option: int) -> Json:
    """Whether an option is possible now for this seat, and if not, why."""
    seat = seat_of(who)
    return position_view.why_not(room.table.own(seat), seat, option)


# Votes


@retry_if_behind
async def vote(hub: Hub, room: Room, who: Who, what: str, agree: bool, to: int | None = None) -> list[Json]:
    """Propose something that needs all people at the table, agree to it or refuse it. It happens when the last one agrees."""
    from ..rooms.presenter import votes

    async with room.turn(who) as table:
        if what == "abandon" and who.host and agree and table.head.status == Status.WAITING:
            await hub.change(room, status=Status.ABANDONED, ballots=())
            return votes(table)
        if what == "pause" and who.host and agree:
            _check_can(room, what)
            await hub.change(room, status=Status.PAUSED, ballots=[b for b in table.ballots.values() if b.what != "pause"])
            return votes(table)
        seat = seat_of(who)
        _check_can(room, what)
        await returned(hub, room, seat)
        ballot = table.ballots.get(what)
        if to is not None:
            to = await _standing_at(hub, room, to)
            if ballot is not None and ballot.to != to:
                ballot = None  # another position to go back to: a proposal of its own
        others = [b for b in table.ballots.values() if b.what != what]
        if not agree:
            if ballot is None and what not in table.ballots:
                raise conflict(f"nobody has proposed to {what}")
            await hub.change(room, ballots=others)
            return votes(table)
        if ballot is None:
            if what == "rewind" and to is None:
                raise conflict("nobody has proposed to rewind")
            ballot = Ballot(what, seat, to)
        ballot = replace(ballot, agreed=ballot.agreed | {seat})
        if agreed(table, ballot):
            await happens(hub, room, ballot, others)
        else:
            await hub.change(room, ballots=[*others, ballot])
        return votes(table)


def agreed(table: Table, ballot: Ballot) -> bool:
    """Whether everyone agrees who is there. Nobody is asked for whom a bot stands in; but somebody has to be there."""
    needed = voters(table)
    return bool(needed) and ballot.agreed >= set(needed)


def _check_can(room: Room, what: str) -> None:
    status = room.table.head.status
    if status in (Status.OVER, Status.ABANDONED):
        raise conflict(f"the table is {status}: there is nothing to {what}")
    if status == Status.WAITING:
        raise conflict(f"the game has not begun: there is nothing to {what}")
    if what == "pause" and status == Status.PAUSED:
        raise conflict("the table is paused already")


async def _standing_at(hub: Hub, room: Room, to: int) -> int:
    """The last position with a number up to `to` that was not taken back."""
    numbers = [event.seq for event in standing(await hub.events(room)) if event.seq <= to]
    if to >= room.table.seq or not numbers or numbers[-1] == room.table.head_seq:
        raise conflict(f"position {to} is not an earlier one: the table is at {room.table.seq}")
    return numbers[-1]


async def happens(hub: Hub, room: Room, ballot: Ballot, others: list[Ballot]) -> None:
    """Carry out what all have agreed on."""
    if ballot.what == "rewind":
        assert ballot.to is not None
        events = await hub.events(room)
        play = await hub.position_at(room, events, ballot.to)
        entries = sum(len(event.entries) for event in standing(events) if event.seq <= ballot.to)
        await hub.carry_out(room, room.table.rewind(ballot.by, ballot.to, entries, play), ballots=others)
    else:
        await hub.change(room, status=Status.ABANDONED if ballot.what == "abandon" else Status.PAUSED, ballots=others)


@retry_if_behind
async def resume(hub: Hub, room: Room, who: Who) -> None:
    """Go on after a pause: any person or the host."""
    async with room.turn(who):
        if not who.host:
            seat_of(who)
        if room.table.head.status != Status.PAUSED:
            raise conflict("the table is not paused")
        if who.seat is not None and not kept(room.table, who.seat):
            await returned(hub, room, who.seat)
        await hub.change(room, status=Status.PLAYING)
