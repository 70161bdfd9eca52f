"""Review routes: finished games, and records that are uploaded. Playing a whole game again takes a moment: it is done beside
the others' requests, a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from .... import wire
from ...actions import examples, play, review
from ...actions import moment as moments
from ...errors import ApiError, ErrorKind, conflict
from ...rooms import position_view, presenter
from ...settings import MOST_FRAMES
from ..guest import PROBLEMS, WITH_TOKEN, Guest, Here, hub_of
from ..responses import answer

router = APIRouter(prefix="/api", responses=PROBLEMS)
T = TypeVar("T")
First = Annotated[int, Query(ge=0, le=2**31 - 1)]
Count = Annotated[int, Query(ge=1, le=MOST_FRAMES)]
Eyes = Annotated[int | None, Query(ge=0, le=15, description="as this seat saw it; all hands open unless given")]
_BODY: dict[str, Any] = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
}  # what a record holds is described in docs/records.md


async def _beside(request: Request, work: Callable[..., T], *args: Any) -> T:
    async with hub_of(request).slow:
        return await asyncio.to_thread(work, *args)


async def _whole(request: Request, here: Guest) -> review.FinishedGame:
    hub, table = hub_of(request), here.room.table
    assert here.reading is not None
    review.check_ended(table.head)
    events = await hub.registry.events(here.room)
    return await _beside(request, request.app.state.library.of_table, table.head, tuple(table.seats), events)


@router.get("/tables/{table}/result", responses={200: {"model": wire.Result}}, openapi_extra=WITH_TOKEN)
async def result(here: Here) -> Response:
    """The score sheet."""
    assert here.reading is not None
    found = position_view.result(here.room.table.running)
    if found is None:
        raise conflict("the game is not over: there is no score sheet yet")
    return answer(found)


@router.get("/tables/{table}/replay", responses={200: {"model": wire.Replay}}, openapi_extra=WITH_TOKEN)
async def replay(request: Request, here: Here, first: First = 0, count: Count = 50, seat: Eyes = None) -> Response:
    """The game again, entry by entry, with all hands open or as a seat saw it; when it is over, or was given up."""
    whole = await _whole(request, here)
    about = presenter.info(here.room.table, here.room.here)
    return answer(await _beside(request, review.replay, whole, first, count, seat, about))


@router.post("/tables/{table}/moment", status_code=201, responses={201: {"model": wire.Links}}, openapi_extra=WITH_TOKEN)
async def moment(request: Request, here: Here, wish: wire.Moment) -> Response:
    """A private board from a decision of mine in a game that is over, against bots. What I could not see then is redealt."""
    hub, seat = hub_of(request), play.seat_of(here.who)
    whole = await _whole(request, here)
    return answer(await moments.again(hub, here.room, whole, seat, wish), 201)


@router.get("/tables/{table}/story", responses={200: {"model": wire.Story}}, openapi_extra=WITH_TOKEN)
async def story(request: Request, here: Here, seat: Eyes = None) -> Response:
    """The whole game as it is told, with where its rounds and phases begin."""
    whole = await _whole(request, here)
    return answer(await _beside(request, review.story, whole, seat))


@router.get("/tables/{table}/charts", responses={200: {"model": wire.Charts}}, openapi_extra=WITH_TOKEN)
async def charts(request: Request, here: Here) -> Response:
    """Figures by round."""
    whole = await _whole(request, here)
    return answer(await _beside(request, review.charts, whole))


@router.get(
    "/tables/{table}/record",
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}},
    openapi_extra=WITH_TOKEN,
)
async def record(request: Request, here: Here) -> Response:
    """The record of the game, to keep: `hustings replay` shows it."""
    whole = await _whole(request, here)
    text = await _beside(request, review.record_text, whole)
    name = f"{here.room.table.game.name}-{here.room.table.id}.json"
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type="application/json")


# Records that somebody brings along


async def _brought(request: Request) -> review.FinishedGame:
    text = await request.body()
    if not text:
        raise ApiError(ErrorKind.MALFORMED, "no record came along: send its text as the body")
    return await _beside(request, request.app.state.library.of_record, text)


@router.post("/records", responses={200: {"model": wire.Replay}}, openapi_extra=_BODY)
async def upload(request: Request, first: First = 0, count: Count = 50, seat: Eyes = None) -> Response:
    """Look at an uploaded record; nothing is kept. An unfinished game is shown as a spectator sees it."""
    whole = await _brought(request)
    return answer(await _beside(request, review.replay, whole, first, count, seat))


@router.post("/records/story", responses={200: {"model": wire.Story}}, openapi_extra=_BODY)
async def upload_story(request: Request, seat: Eyes = None) -> Response:
    """The story of an uploaded record."""
    whole = await _brought(request)
    return answer(await _beside(request, review.story, whole, seat))


@router.post("/records/charts", responses={200: {"model": wire.Charts}}, openapi_extra=_BODY)
async def upload_charts(request: Request) -> Response:
    """Figures by round of an uploaded record."""
    whole = await _brought(request)
    return answer(await _beside(request, review.charts, whole))


# Example games


async def _example(request: Request, name: str) -> review.FinishedGame:
    return await _beside(request, request.app.state.library.of_record, examples.text(name))


@router.get("/examples", responses={200: {"model": list[wire.Example]}})
async def list_examples() -> Response:
    """Games that come with the program, to be looked at."""
    return answer(examples.every())


@router.get("/examples/{name}/record", responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}})
async def example_record(name: str) -> Response:
    """The record of an example."""
    text = examples.text(name)
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}.json"'}, media_type="application/json")


@router.get("/examples/{name}/replay", responses={200: {"model": wire.Replay}})
async def example_replay(request: Request, name: str, first: First = 0, count: Count = 50, seat: Eyes = None) -> Response:
    """An example, entry by entry."""
    whole = await _example(request, name)
    return answer(await _beside(request, review.replay, whole, first, count, seat))


@router.get("/examples/{name}/story", responses={200: {"model": wire.Story}})
async def example_story(request: Request, name: str, seat: Eyes = None) -> Response:
    """The story of an example."""
    whole = await _example(request, name)
    return answer(await _beside(request, review.story, whole, seat))


@router.get("/examples/{name}/charts", responses={200: {"model": wire.Charts}})
async def example_charts(request: Request, name: str) -> Response:
    """Figures by round of an example."""
    whole = await _example(request, name)
    return answer(await _beside(request, review.charts, whole))
