"""Chat: for the table or between two seats, kept apart from the log. Each reader's lines have numbers of their own, so that what
others say in private leaves no gap."""

from __future__ import annotations

import time
from dataclasses import replace

import orjson

from ..store import StoredChat
from .hub import Hub, Live
from .models import Mute, NewLine
from .problems import Trouble, conflict, forbidden
from .table import PERSON, Table, Who
from .views import Json

FROM_SPECTATOR = -1


def may_read(line: StoredChat, reader: int) -> bool:
    return line.to is None or reader in (line.seat, line.to)


def chat_lines(table: Table, reader: int, first: int = 0) -> list[Json]:
    """A reader's lines of chat from number `first` on, without those of seats it has muted."""
    muted = table.seats[reader].muted if reader < len(table.seats) else ()
    mine = [line for line in table.chat if may_read(line, reader)]
    return [_line(number, line) for number, line in enumerate(mine) if number >= first and line.seat not in muted]


def _line(number: int, line: StoredChat) -> Json:
    return {"number": number, "seat": line.seat, "name": line.name, "to": line.to, "text": line.text, "at": line.at}


async def say(hub: Hub, live: Live, who: Who, new: NewLine) -> Json:
    """Say something to the table, or to one other seat."""
    async with live.lock:
        table = live.table
        if new.to is not None:
            if who.seat is None:
                raise forbidden("only seats write to each other in private")
            if not 0 <= new.to < table.head.players or new.to == who.seat:
                raise Trouble("unknown", f"there is no other seat {new.to} to write to")
            if table.seats[new.to].kind != PERSON:
                raise conflict(f"nobody sits on seat {new.to} who could read it")
        seat = FROM_SPECTATOR if who.seat is None else who.seat
        name = ("Host" if who.host else "Spectator") if who.seat is None else table.seats[who.seat].name
        line = StoredChat(seat, name, new.text, time.time(), new.to)
        await hub.write(hub.store.chat, table.id, line)
        table.chat.append(line)
        for reader, connections in live.connections.items():
            told = chat_lines(table, reader, _count(table, reader) - 1) if may_read(line, reader) else []
            for push in told[-1:]:
                body = orjson.dumps({"type": "chat", "line": push})
                for connection in connections:
                    connection.push(body)
        return _line(_count(table, live.reader(who)) - 1, line)


def _count(table: Table, reader: int) -> int:
    return sum(may_read(line, reader) for line in table.chat)


async def mute(hub: Hub, live: Live, who: Who, wish: Mute) -> None:
    """Do not show me what a seat writes, or do again."""
    async with live.lock:
        table = live.table
        if who.seat is None:
            raise forbidden("only seats mute each other")
        if not 0 <= wish.seat < table.head.players or wish.seat == who.seat:
            raise Trouble("unknown", f"there is no other seat {wish.seat} to mute")
        mine = table.seats[who.seat]
        muted = {*mine.muted, wish.seat} if wish.muted else {*mine.muted} - {wish.seat}
        await hub.change(live, seats=[replace(mine, muted=tuple(sorted(muted)))])
