"""Votes: proposals that take effect once all people at a table agree, and the end of a pause."""

from __future__ import annotations

from ...tables.log import standing
from ...tables.model import Status, Who
from ...tables.table import Table
from ...tables.votes import Ballot, Motion
from ..errors import conflict
from ..hub import Hub
from ..rooms.concurrency import retry_if_behind
from ..rooms.position_view import Json
from ..rooms.presenter import votes
from ..rooms.room import Room
from .play import returned, seat_of


@retry_if_behind
async def vote(hub: Hub, room: Room, who: Who, what: Motion, agree: bool, to: int | None = None) -> list[Json]:
    """Propose something that needs the consent of all people at the table, agree to it or refuse it. It takes effect when the
    last one agrees."""
    async with room.turn(who) as table:
        if what == Motion.ABANDON and who.host and agree and table.head.status == Status.WAITING:
            await hub.commit(room, table.update(status=Status.ABANDONED, ballots=()))
            return votes(table)
        if what == Motion.PAUSE and who.host and agree:
            _check_can(room, what)
            await hub.commit(room, table.update(status=Status.PAUSED, ballots=_others(table, what)))
            return votes(table)
        seat = seat_of(who)
        _check_can(room, what)
        await returned(hub, room, seat)
        ballot = table.ballots.get(what)
        if to is not None:
            to = await _standing_at(hub, room, to)
            if ballot is not None and ballot.to != to:
                ballot = None  # another position to go back to is a new proposal
        others = _others(table, what)
        if not agree:
            if ballot is None and what not in table.ballots:
                raise conflict(f"nobody has proposed to {what}")
            await hub.commit(room, table.update(ballots=others))
            return votes(table)
        if ballot is None:
            if what == Motion.REWIND and to is None:
                raise conflict("nobody has proposed to rewind")
            ballot = Ballot(what, seat, to)
        ballot = ballot.with_consent(seat)
        if ballot.carried(table.voters()):
            await happens(hub, room, ballot, others)
        else:
            await hub.commit(room, table.update(ballots=[*others, ballot]))
        return votes(table)


def _others(table: Table, what: Motion) -> list[Ballot]:
    return [ballot for ballot in table.ballots.values() if ballot.what != what]


def _check_can(room: Room, what: Motion) -> None:
    status = room.table.head.status
    if status.ended:
        raise conflict(f"the table is {status}: there is nothing to {what}")
    if status == Status.WAITING:
        raise conflict(f"the game has not begun: there is nothing to {what}")
    if what == Motion.REWIND and room.table.head.extra.get("deal"):
        raise conflict("this is the week's deal, the same for everybody: it goes forward only")
    if what == Motion.PAUSE and status == Status.PAUSED:
        raise conflict("the table is paused already")


async def _standing_at(hub: Hub, room: Room, to: int) -> int:
    """The last position numbered at most `to` that was not taken back."""
    numbers = [event.seq for event in standing(await hub.registry.events(room)) if event.seq <= to]
    if to >= room.table.seq or not numbers or numbers[-1] == room.table.head_seq:
        raise conflict(f"position {to} is not an earlier one: the table is at {room.table.seq}")
    return numbers[-1]


async def happens(hub: Hub, room: Room, ballot: Ballot, others: list[Ballot]) -> None:
    """Carry out what everybody has agreed on."""
    table = room.table
    if ballot.what == Motion.REWIND:
        assert ballot.to is not None
        events = await hub.registry.events(room)
        play = await hub.registry.position_at(room, events, ballot.to)
        entries = sum(len(event.entries) for event in standing(events) if event.seq <= ballot.to)
        await hub.commit(room, table.rewind(ballot.by, ballot.to, entries, play, others))
    else:
        status = Status.ABANDONED if ballot.what == Motion.ABANDON else Status.PAUSED
        await hub.commit(room, table.update(status=status, ballots=others))


@retry_if_behind
async def resume(hub: Hub, room: Room, who: Who) -> None:
    """End a pause. Any person or the host may do this."""
    async with room.turn(who):
        if not who.host:
            seat_of(who)
        if room.table.head.status != Status.PAUSED:
            raise conflict("the table is not paused")
        if who.seat is not None and not room.table.kept(who.seat):
            await returned(hub, room, who.seat)
        await hub.commit(room, room.table.update(status=Status.PLAYING))
