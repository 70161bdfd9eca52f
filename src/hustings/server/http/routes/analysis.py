"""Routes of what-if boards, notes, hints and analyses."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from .... import wire
from ....wire.analysis import Analysis, Hint, HintWish, Notes, Suggestion, SuggestionWish, WhatIf
from ...actions import hints, suggestions, what_if
from ...actions import notes as noting
from ...errors import ApiError, ErrorKind, minutes
from ...jobs import analyses
from ...throttle import Window, visitor
from ..guest import PROBLEMS, WITH_TOKEN, Here, hub_of
from ..responses import answer

router = APIRouter(prefix="/api", responses=PROBLEMS)
_BODY: dict[str, Any] = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}


def _take(request: Request, window: Window, what: str) -> None:
    """One more from this address, if that is not too much."""
    wait = window.take(visitor(request.client.host) if request.client else "")
    if wait:
        raise ApiError(ErrorKind.TOO_MANY, f"too many {what} from here: wait {minutes(wait)}")


@router.post("/tables/{table}/what-if", status_code=201, responses={201: {"model": wire.Links}}, openapi_extra=WITH_TOKEN)
async def wonder(request: Request, here: Here, wish: WhatIf) -> Response:
    """A private board for me, to play on from what I can see here against bots. Everything I cannot see is redealt."""
    hub = hub_of(request)
    _take(request, hub.creating, "new tables")
    return answer(await what_if.what_if(hub, here.room, here.who, wish), 201)


@router.get("/tables/{table}/notes", responses={200: {"model": Notes}}, openapi_extra=WITH_TOKEN)
async def notes(request: Request, here: Here) -> Response:
    """What I have noted at my seat; nobody else can read it."""
    return answer(await noting.read(hub_of(request), here.room, here.who))


@router.put("/tables/{table}/notes", responses={200: {"model": Notes}}, openapi_extra=WITH_TOKEN)
async def note(request: Request, here: Here, wish: Notes) -> Response:
    """Note something at my seat, in the place of what was there."""
    return answer(await noting.write(hub_of(request), here.room, here.who, wish))


@router.post("/tables/{table}/hint", responses={200: {"model": Hint}}, openapi_extra=WITH_TOKEN)
async def hint(request: Request, here: Here, wish: HintWish) -> Response:
    """What the search would do in my place, from what I can see, at a table that allows hints."""
    return answer(await hints.hint(hub_of(request), here.room, here.who, wish))


@router.post("/tables/{table}/suggestion", responses={200: {"model": Suggestion}}, openapi_extra=WITH_TOKEN)
async def suggest(request: Request, here: Here, wish: SuggestionWish) -> Response:
    """What the network would do in my place after what I have drafted, at once and with a reason, where hints are allowed."""
    return answer(await suggestions.suggest(hub_of(request), here.room, here.who, wish))


@router.post("/tables/{table}/analysis", responses={200: {"model": Analysis}}, openapi_extra=WITH_TOKEN)
async def analyse(request: Request, here: Here) -> Response:
    """Have a game that is over looked at: win chances and the biggest mistakes. Asking again gives the same one."""
    assert here.reading is not None
    hub = hub_of(request)
    _take(request, hub.analysing, "analyses")
    found = await analyses.of_table(hub, here.room)
    request.app.state.analysing.wake()
    return answer(analyses.shown(found))


@router.get("/tables/{table}/analysis", responses={200: {"model": Analysis}}, openapi_extra=WITH_TOKEN)
async def analysed(request: Request, here: Here) -> Response:
    """The analysis of this game, as far as it has come."""
    assert here.reading is not None
    return answer(analyses.shown(await analyses.found_at_table(hub_of(request), here.room)))


@router.post("/records/analysis", responses={200: {"model": Analysis}}, openapi_extra=_BODY)
async def analyse_record(request: Request) -> Response:
    """Have an uploaded record analysed. It is kept for a month; anybody with the id can see what was found."""
    hub, text = hub_of(request), await request.body()
    _take(request, hub.analysing, "analyses")
    if not text:
        raise ApiError(ErrorKind.MALFORMED, "no record came along: send its text as the body")
    async with hub.slow:
        whole = await asyncio.to_thread(request.app.state.library.of_record, text)
    found = await analyses.of_record(hub, text, whole)
    request.app.state.analysing.wake()
    return answer(analyses.shown(found))


@router.get("/analysis/{analysis_id}", responses={200: {"model": Analysis}})
async def analysed_record(request: Request, analysis_id: str) -> Response:
    """The analysis of a record, as far as it has come."""
    return answer(analyses.shown(await analyses.found_of_record(hub_of(request), analysis_id)))
