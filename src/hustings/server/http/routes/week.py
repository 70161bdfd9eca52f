"""Routes of the week's deal."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from .... import wire
from ....wire.week import DealMe, Week
from ...actions import week as actions
from ...errors import ApiError, ErrorKind, minutes
from ...throttle import visitor
from ..guest import PROBLEMS, hub_of
from ..responses import answer

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/week", responses={200: {"model": Week}})
async def week(request: Request) -> Response:
    """The deal of this week, and how it went here."""
    return answer(await actions.week(hub_of(request), request.app.state.week))


@router.post("/week", status_code=201, responses={201: {"model": wire.Links}})
async def deal(request: Request, me: DealMe) -> Response:
    """A table of this week's deal: alone against bots, dealt to everybody alike."""
    hub = hub_of(request)
    address = visitor(request.client.host) if request.client else ""
    wait = hub.creating.take(address)
    if wait:
        raise ApiError(ErrorKind.TOO_MANY, f"too many new tables from here: wait {minutes(wait)}")
    links = await actions.deal(hub, me)
    hub.made(links["table"], address)
    return answer(links, 201)
