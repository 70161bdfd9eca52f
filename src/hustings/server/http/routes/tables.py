"""Routes of tables before and around the game."""

from __future__ import annotations

import logging
from functools import cache

from fastapi import APIRouter, Request
from starlette.responses import Response

from .... import wire
from ...actions import hurry as hurrying
from ...actions import lobby, play, votes
from ...errors import ApiError, ErrorKind, minutes
from ...rooms import presenter
from ...throttle import visitor
from ..guest import PROBLEMS, WITH_TOKEN, Here, hub_of
from ..responses import answer, done

log = logging.getLogger("hustings.server")
router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables", responses={200: {"model": list[wire.TableInfo]}})
async def tables(request: Request) -> Response:
    """Public tables that wait for players or play."""
    hub = hub_of(request)
    found = []
    for head, seats in await hub.db.read(hub.store.open_tables):
        room = hub.registry.rooms.get(head.id)
        try:
            found.append(presenter.info_of(head, seats) if room is None else presenter.info(room.table, room.here))
        except Exception as error:  # a damaged table, or one of a game that this program does not have: the others are listed
            _say_once(head.id, type(error).__name__)
    return answer(found)


@cache
def _say_once(table: str, why: str) -> None:
    log.error("table %s is left out of the list (%s): see `hustings admin verify %s`", table, why, table)


@router.post("/tables", status_code=201, responses={201: {"model": wire.Links}})
async def create(request: Request, new: wire.NewTable) -> Response:
    """A new table. Its secret links are shown here and never again."""
    hub = hub_of(request)
    address = visitor(request.client.host) if request.client else ""
    wait = hub.creating.take(address)
    if wait:
        raise ApiError(ErrorKind.TOO_MANY, f"too many new tables from here: wait {minutes(wait)}")
    links = await lobby.create(hub, new)
    hub.made(links["table"], address)
    return answer(links, 201)


@router.get("/tables/{table}", responses={200: {"model": wire.TableInfo}}, openapi_extra=WITH_TOKEN)
async def table_info(here: Here) -> Response:
    """What everyone who may see the table may know of it."""
    assert here.reading is not None
    table = here.room.table
    return answer({**presenter.info(table, here.room.here), "reached": presenter.reached(table)})


@router.post("/tables/{table}/join", responses={200: {"model": wire.Joined}}, openapi_extra=WITH_TOKEN)
async def join(request: Request, here: Here, wish: wire.Join) -> Response:
    """Take an open seat: at a public table, or with any link of a private one (its spectator link is the invitation)."""
    assert here.reading is not None
    return answer(await lobby.join(hub_of(request), here.room, wish))


@router.post("/tables/{table}/leave", status_code=204, openapi_extra=WITH_TOKEN)
async def leave(request: Request, here: Here) -> Response:
    """Give my seat back, before the start."""
    await lobby.leave(hub_of(request), here.room, here.who)
    return done()


@router.post("/tables/{table}/start", status_code=204, openapi_extra=WITH_TOKEN)
async def start(request: Request, here: Here) -> Response:
    """The host starts the game."""
    await lobby.start(hub_of(request), here.room, here.who)
    return done()


@router.post("/tables/{table}/resume", status_code=204, openapi_extra=WITH_TOKEN)
async def resume(request: Request, here: Here) -> Response:
    """Go on after a pause."""
    await votes.resume(hub_of(request), here.room, here.who)
    return done()


@router.post("/tables/{table}/hurry", status_code=204, openapi_extra=WITH_TOKEN)
async def hurry(request: Request, here: Here, wish: wire.Hurry) -> Response:
    """Bots linger less between their moves, or as usual again: any person at the table or the host."""
    await hurrying.hurry(hub_of(request), here.room, here.who, wish)
    return done()


@router.post("/tables/{table}/rematch", status_code=201, responses={201: {"model": wire.Links}}, openapi_extra=WITH_TOKEN)
async def rematch(request: Request, here: Here) -> Response:
    """The host sets the same table up again; people claim their seats there."""
    return answer(await lobby.rematch(hub_of(request), here.room, here.who), 201)


@router.post("/tables/{table}/claim", responses={200: {"model": wire.Joined}}, openapi_extra=WITH_TOKEN)
async def claim(request: Request, here: Here) -> Response:
    """My seat at a rematch: sent with the token of the same seat at the table before."""
    return answer(await lobby.claim(hub_of(request), here.room, here.token))


@router.patch("/tables/{table}/me", status_code=204, openapi_extra=WITH_TOKEN)
async def change_me(request: Request, here: Here, me: wire.Me) -> Response:
    """Another name or language for my seat."""
    await lobby.change_me(hub_of(request), here.room, here.who, me)
    return done()


@router.post("/tables/{table}/move", responses={200: {"model": wire.SeatLink}}, openapi_extra=WITH_TOKEN)
async def move(request: Request, here: Here) -> Response:
    """A new link for my seat, for another device; the old one ends."""
    return answer(await lobby.new_link(hub_of(request), here.room, here.who, play.seat_of(here.who)))


@router.post("/tables/{table}/seats/{seat}/recover", responses={200: {"model": wire.SeatLink}}, openapi_extra=WITH_TOKEN)
async def recover(request: Request, here: Here, seat: int) -> Response:
    """The host gets a new link for somebody who has lost theirs."""
    lobby.need_host(here.who)
    return answer(await lobby.new_link(hub_of(request), here.room, here.who, seat))


@router.post("/tables/{table}/seats/{seat}/replace", status_code=204, openapi_extra=WITH_TOKEN)
async def replace(request: Request, here: Here, seat: int, wish: wire.Replace) -> Response:
    """The host gives a seat to a bot."""
    lobby.need_host(here.who)
    await lobby.replace_by_bot(hub_of(request), here.room, seat, wish.bot, wish.name)
    return done()


@router.post("/tables/{table}/seats/{seat}/remove", status_code=204, openapi_extra=WITH_TOKEN)
async def remove(request: Request, here: Here, seat: int) -> Response:
    """The host opens a seat to somebody else."""
    lobby.need_host(here.who)
    await lobby.remove(hub_of(request), here.room, seat)
    return done()
