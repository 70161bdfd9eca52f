"""Routes about the server, its games and tables before and around the game."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from .... import wire
from ....tables.model import Who
from ....version import __version__
from ...actions import lobby, play
from ...errors import ApiError, ErrorKind, unauthorised
from ...rooms import presenter
from ...rooms.hub import Hub
from ...rooms.room import Room
from ...security import bearer, visitor
from ...settings import MOST_FRAMES
from .. import catalogue

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Problem} for status in (400, 401, 403, 404, 405, 408, 409, 413, 422, 429, 500, 503)
}
router = APIRouter(responses=PROBLEMS)


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def answer(value: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(value), status, media_type="application/json")


def done() -> Response:
    return Response(status_code=204)


class Guest:
    """Somebody at a table: the table, and whose token it is, if there is one."""

    def __init__(self, room: Room, who: Who | None, token: str | None) -> None:
        self.room, self._who, self.token = room, who, token

    @property
    def who(self) -> Who:
        if self._who is None:
            raise unauthorised()
        return self._who

    @property
    def reading(self) -> Who:
        """Whose eyes: without a token a spectator's, at a public table."""
        if self._who is None and self.room.table.head.public:
            return Who()
        return self.who


async def guest(request: Request, table: str) -> Guest:
    hub = hub_of(request)
    room = await hub.room(table)
    token = bearer(request.headers.get("authorization"))
    return Guest(room, await hub.known(room, token), token)


Here = Annotated[Guest, Depends(guest)]
WITH_TOKEN: dict[str, Any] = {"security": [{"token": []}]}


# About the server


@router.get("/about", responses={200: {"model": wire.About}})
async def about(request: Request) -> Response:
    """What this server plays."""
    return catalogue.about(MOST_FRAMES).answer(request)


_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/words/{lang}", responses=_TEXT)
async def program_words(request: Request, lang: str) -> Response:
    """The program's messages in a language, as Fluent."""
    return catalogue.words(None, lang).answer(request)


@router.get("/words/{game}/{lang}", responses=_TEXT)
async def game_words(request: Request, game: str, lang: str) -> Response:
    """A game's messages in a language, as Fluent."""
    return catalogue.words(game, lang).answer(request)


@router.get("/rules/{game}", responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}})
async def rules(
    request: Request,
    game: str,
    edition: Annotated[str | None, Query(max_length=20)] = None,
    lang: Annotated[str, Query(max_length=8)] = "en",
) -> Response:
    """The rules of a game by number, with every figure and where it comes from."""
    return catalogue.rules(game, edition, lang).answer(request)


@router.get("/healthz", responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}})
async def healthz(request: Request) -> Response:
    """Whether the server is well, its database included."""
    hub = hub_of(request)
    await hub.read(hub.store.seq, "none")
    return answer({"ok": True, "version": __version__, "tables": len(hub.rooms)})


# Tables


@router.get("/tables", responses={200: {"model": list[wire.TableInfo]}})
async def tables(request: Request) -> Response:
    """Public tables that wait for players or play."""
    hub = hub_of(request)
    found = []
    for head, seats in await hub.read(hub.store.open_tables):
        room = hub.rooms.get(head.id)
        found.append(presenter.info_of_row(head, seats) if room is None else presenter.info(room.table, room.here))
    return answer(found)


@router.post("/tables", status_code=201, responses={201: {"model": wire.Links}})
async def create(request: Request, new: wire.NewTable) -> Response:
    """A new table. Its secret links are shown here and never again."""
    hub = hub_of(request)
    wait = hub.creating.take(visitor(request.client.host) if request.client else "")
    if wait:
        raise ApiError(ErrorKind.TOO_MANY, f"too many new tables from here: wait {wait / 60:.0f} minutes")
    return answer(await lobby.create(hub, new), 201)


@router.get("/tables/{table}", responses={200: {"model": wire.TableInfo}}, openapi_extra=WITH_TOKEN)
async def table_info(here: Here) -> Response:
    """What everyone who may see the table may know of it."""
    assert here.reading is not None
    return answer(presenter.info(here.room.table, here.room.here))


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
    await play.resume(hub_of(request), here.room, here.who)
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
