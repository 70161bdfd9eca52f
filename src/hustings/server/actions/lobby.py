"""Tables before and around the game: creating, joining, leaving and starting them, moving a seat to another device, replacing
people, rematches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain, count

import orjson

from ...core import layout
from ...core.contract import Game
from ...core.errors import BadFigures, HustingsError
from ...core.play import make_setup
from ...core.registry import game as find_game
from ...core.values import Setup, Sheet
from ...store import Conflict
from ...tables.change import StartingTable
from ...tables.clock import Clock, Pace
from ...tables.model import EventKind, Extras, Seat, SeatExtras, SeatKind, Status, TableHead, Who
from ...tables.table import Table
from ...version import __version__
from ...wire.base import LONGEST_NAME
from ...wire.tables import Join, Me, NewTable
from ..bots.pool import allowed
from ..errors import ApiError, ErrorKind, conflict, forbidden
from ..hub import Hub
from ..rooms.concurrency import retry_if_behind
from ..rooms.position_view import Json
from ..rooms.room import Room
from ..tokens import hashed, new_id, new_token

DEFAULT_BOT = "normal"
LARGEST_CHOICES = 32 * 1024
KEPT = SeatExtras(kept=True)
"""Marks a seat of a rematch that is kept for the person who sat there before."""
THERE_IS_ONE = "there is a rematch already: everyone's page shows it"


def need_host(who: Who) -> None:
    if not who.host:
        raise forbidden("only the host's link may do this")


def _game(name: str) -> Game:
    game = find_game(name)
    if game.wording is None:
        raise ApiError(ErrorKind.UNKNOWN, f"{name} has no words yet: people cannot play it")
    return game


def _checked(new: NewTable) -> tuple[Game, Setup, Sheet]:
    """Check the table's options together. A refusal names the option that is not possible."""
    game = _game(new.game)
    players = len(new.seats)
    if players not in game.players:
        raise conflict(f"{game.title} is not played by {players}: give {', '.join(map(str, game.players))} seats")
    unknown = next((name for name in new.choices if name != game.setups.seating), None)
    if unknown is not None:
        raise ApiError(ErrorKind.MALFORMED, f"choices: there is no {unknown[:40]!r}; {game.title} has {game.setups.seating}")
    try:
        if len(orjson.dumps([new.choices, new.figures])) > LARGEST_CHOICES:
            raise ApiError(ErrorKind.TOO_LARGE, "more figures and choices than any game has")
        setup = make_setup(game, edition=new.edition, players=players, variants=new.variants, choices=new.choices)
        sheet = game.sheet(setup, dict(new.figures) or None)
        game.prepare(layout.blank(game.position), setup)
    except BadFigures as error:
        raise ApiError(ErrorKind.MALFORMED, str(error)) from None
    except HustingsError:
        raise
    except (TypeError, ValueError, AttributeError, OverflowError, RecursionError):
        raise ApiError(ErrorKind.MALFORMED, "figures or choices of the wrong kind: see /api/about for what there is") from None
    return game, setup, sheet


async def create(hub: Hub, new: NewTable) -> Json:
    """Create a table and return its secret links."""
    if new.start and any(wish.kind == SeatKind.OPEN for wish in new.seats):
        raise conflict("a table with open seats cannot start at once: start it when they are taken")
    game, setup, sheet = _checked(new)
    here = game, setup, sheet
    bots = [allowed(wish.bot or DEFAULT_BOT, here) if wish.kind == SeatKind.BOT else None for wish in new.seats]
    clock = _clock(new, here)
    host, spectator = new_token(), new_token()
    links: list[Json] = []
    seats: list[Seat] = []
    for number, (wish, bot) in enumerate(zip(new.seats, bots, strict=True)):
        token = new_token() if wish.kind == SeatKind.PERSON else None
        if token is not None:
            links.append({"seat": number, "token": token})
        called = {SeatKind.OPEN: "", SeatKind.PERSON: f"Player {number + 1}", SeatKind.BOT: str(bot)}
        name = wish.name or called[wish.kind]
        if wish.kind == SeatKind.PERSON:
            name = _distinct(name, [seat.name for seat in seats])
        hash_ = None if token is None else hashed(token)
        seats.append(Seat(number, wish.kind, name, new.lang, bot, hash_))
    head = new_head(hub, game, setup, sheet, new.title or game.title, hashed(host), hashed(spectator))
    head = replace(head, lang=new.lang, public=new.public, open_money=new.open_money)
    head = replace(head, extra={**head.extra, "hints": True}) if new.hints else head
    head = replace(head, clock=clock)
    made = _new_table(hub, head, seats, start=new.start)
    await hub.db.write_new(hub.store.create, made.head, made.seats, made.first, made.position)
    await hub.room(head.id)
    return {"table": head.id, "host": host, "spectator": spectator, "seats": links}


def _new_table(hub: Hub, head: TableHead, seats: Sequence[Seat], *, start: bool) -> StartingTable:
    return Table(head, seats, hub.now).begun() if start else StartingTable(head, tuple(seats))


def _clock(new: NewTable, here: tuple[Game, Setup, Sheet]) -> Json | None:
    """The clocks of a new table, not running yet."""
    if new.pace is None:
        return None
    pace = Pace(new.pace.kind, new.pace.move, new.pace.reserve, allowed(new.pace.bot, here))
    return Clock.fresh(pace, len(new.seats)).stored()


def new_head(hub: Hub, game: Game, setup: Setup, sheet: Sheet, title: str, host: str, spectator: str) -> TableHead:
    now = hub.now()
    return TableHead(
        new_id(), game.name, setup.edition, setup.players, title, host, spectator, __version__,
        layout.layout_hash(game.position), sheet.hash, now, now, setup.variants, dict(setup.choices), dict(sheet.own),
    )  # fmt: skip


def _distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number appended if somebody else at the table already has it, because the record and the chat tell people
    apart by name."""
    taken = {other.casefold() for other in others}
    numbered = (name[: LONGEST_NAME - len(mark)] + mark for mark in (f" {number}" for number in count(2)))
    return next(called for called in chain([name], numbered) if called.casefold() not in taken)


def _others(table: Table, number: int) -> list[str]:
    return [seat.name for seat in table.seats if seat.seat != number]


def _check_waiting(table: Table) -> None:
    if table.head.status != Status.WAITING:
        raise conflict(f"the table is {table.head.status}: seats can no longer be taken or left")


@retry_if_behind
async def join(hub: Hub, room: Room, wish: Join) -> Json:
    """Take an open seat."""
    async with room.lock:
        table = room.table
        if table.head.status.ended:
            raise conflict(f"the table is {table.head.status}")
        free = [seat.seat for seat in table.seats if seat.kind == SeatKind.OPEN]
        if wish.seat is not None and wish.seat >= len(table.seats):
            raise ApiError(ErrorKind.UNKNOWN, f"there is no seat {wish.seat}: 0 to {len(table.seats) - 1}")
        if wish.seat is not None and wish.seat not in free:
            raise conflict(f"seat {wish.seat} is taken: choose another")
        if not free:
            raise conflict("the table is full: no seat is open")
        number = free[0] if wish.seat is None else wish.seat
        token = new_token()
        name = _distinct(wish.name, _others(table, number))
        seat = Seat(number, SeatKind.PERSON, name, wish.lang, None, hashed(token), extra=SeatExtras(heard=table.chat.last))
        await hub.commit(room, table.update(seats=[seat]))
        return {"table": table.id, "seat": number, "token": token}


def _emptied(seat: Seat) -> Seat:
    return replace(seat, kind=SeatKind.OPEN, name="", token_hash=None, bot=None, muted=(), extra={}, orders=())


@retry_if_behind
async def leave(hub: Hub, room: Room, who: Who) -> None:
    """Give the seat back before the start."""
    async with room.turn(who) as table:
        if who.seat is None:
            raise forbidden("only a seat can be left")
        _check_waiting(table)
        await hub.commit(
            room, table.update(seats=[_emptied(table.seats[who.seat])], ballots=()), ending="you have left this seat"
        )


@retry_if_behind
async def start(hub: Hub, room: Room, who: Who) -> None:
    """Start the game."""
    async with room.lock:
        need_host(who)
        table = room.table
        if table.head.status != Status.WAITING:
            raise conflict(f"the table is {table.head.status}: it has started already")
        free = [seat.seat for seat in table.seats if seat.kind == SeatKind.OPEN]
        if free:
            raise conflict(f"seats are still open: {', '.join(map(str, free))}; wait, or give them to bots")
        await hub.commit(room, table.set_up())


@retry_if_behind
async def change_me(hub: Hub, room: Room, who: Who, me: Me) -> None:
    """Change the name or language of a seat."""
    async with room.turn(who) as table:
        if who.seat is None:
            raise forbidden("only seats have a name here")
        seat = table.seats[who.seat]
        name = _distinct(me.name, _others(table, who.seat)) if me.name else seat.name
        seat = replace(seat, name=name, lang=me.lang or seat.lang)
        await hub.commit(room, table.update(seats=[seat]))


@retry_if_behind
async def new_link(hub: Hub, room: Room, who: Who, number: int) -> Json:
    """Give a person's seat a new link and end the old one. Everyone is told, unless the person asks for their own seat."""
    async with room.turn(who):
        return await _new_link(hub, room, number, told=who.seat != number)


async def _new_link(hub: Hub, room: Room, number: int, *, told: bool) -> Json:
    table = room.table
    _check_seat(table, number)
    if table.seats[number].kind != SeatKind.PERSON:
        raise conflict(f"nobody sits on seat {number}: there is no link to renew")
    token = new_token()
    extra = SeatExtras(**table.seats[number].extra)
    extra.pop("kept", None)  # otherwise the link of the previous table could take the seat back
    seat = replace(table.seats[number], token_hash=hashed(token), extra=extra)
    change = table.reseat(EventKind.NEW_LINK, seat) if told else table.update(seats=[seat])
    await hub.commit(room, change, ending="this seat has moved to another link")
    return {"seat": number, "token": token}


def _check_seat(table: Table, number: int) -> None:
    if not 0 <= number < len(table.seats):
        raise ApiError(ErrorKind.UNKNOWN, f"there is no seat {number}: 0 to {len(table.seats) - 1}")


@retry_if_behind
async def replace_by_bot(hub: Hub, room: Room, number: int, bot: str, name: str | None = None) -> None:
    """Give a seat to a bot, whoever sat there."""
    async with room.lock:
        table = room.table
        _check_seat(table, number)
        _check_not_over(table)
        bot = allowed(bot, (table.game, table.setup, table.sheet))
        seat = replace(
            table.seats[number], kind=SeatKind.BOT, name=name or bot, bot=bot, token_hash=None, muted=(), extra={}, orders=()
        )
        await hub.commit(room, table.reseat(EventKind.BOT, seat, ballots=()), ending="a bot has taken this seat")


@retry_if_behind
async def remove(hub: Hub, room: Room, number: int) -> None:
    """Open a seat for somebody else to join."""
    async with room.lock:
        table = room.table
        _check_seat(table, number)
        _check_not_over(table)
        if table.head.extra.get("deal"):
            raise conflict("this is the week's deal, which everybody knows: it is played alone against bots")
        ending = "the host has opened this seat to somebody else"
        change = table.reseat(EventKind.OPENED, _emptied(table.seats[number]), ballots=())
        await hub.commit(room, change, ending=ending)


def _check_not_over(table: Table) -> None:
    if table.head.status.ended:
        raise conflict(f"the table is {table.head.status}: its seats stay as they were")


# The next game


@retry_if_behind
async def rematch(hub: Hub, room: Room, who: Who) -> Json:
    """Set the same table up again. People take their seats there with the links that they have here."""
    async with room.lock:
        need_host(who)
        table = room.table
        if not table.head.status.ended:
            raise conflict(f"the table is {table.head.status}: a rematch comes after the game")
        if table.head.extra.get("midway"):
            raise conflict("this board began in the middle of a game: there is no beginning to go back to")
        if table.head.rematch is not None:
            raise conflict(THERE_IS_ONE)
        host, spectator = new_token(), new_token()
        head = new_head(hub, table.game, table.setup, table.sheet, table.head.title, hashed(host), hashed(spectator))
        before = table.head
        extra = Extras(previous=before.id, hints=True) if before.extra.get("hints") else Extras(previous=before.id)
        clock = table.clock
        anew = None if clock is None else Clock.fresh(clock.pace, before.players).stored()
        head = replace(head, lang=before.lang, public=before.public, open_money=before.open_money, extra=extra, clock=anew)
        seats = [replace(seat, token_hash=None, muted=(), extra=KEPT, orders=()) for seat in table.seats]
        new = _new_table(hub, head, seats, start=all(seat.kind != SeatKind.OPEN for seat in seats))
        try:
            await hub.commit(room, table.followed_by(new))
        except Conflict:  # another process was faster
            await hub.registry.reload(room)
            raise conflict(THERE_IS_ONE) from None
    await hub.room(head.id)
    return {"table": head.id, "host": host, "spectator": spectator, "seats": []}


@retry_if_behind
async def claim(hub: Hub, room: Room, token: str | None) -> Json:
    """Give a seat of a rematch to the person who has the same seat at the previous table."""
    previous = room.table.head.extra.get("previous")
    if not isinstance(previous, str):
        raise conflict("this table is not a rematch: join it instead")
    old = await hub.room(previous)
    async with room.lock:
        who = await hub.known(old, token)
        if who is None or who.seat is None:
            raise forbidden("claiming a seat needs the link of the same seat at the table before")
        if room.table.seats[who.seat].kind != SeatKind.PERSON or room.table.seats[who.seat].extra != KEPT:
            raise conflict(f"seat {who.seat} is no longer kept for its link at the table before: ask the host for a new one")
        return {"table": room.table.id, **await _new_link(hub, room, who.seat, told=False)}
