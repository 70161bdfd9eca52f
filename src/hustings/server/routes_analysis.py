"""Routes of what-if boards, notes, hints and analyses."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from . import models, what_if
from .models_analysis import WhatIf
from .problems import Trouble
from .routes import PROBLEMS, WITH_TOKEN, Here, answer, hub_of
from .security import visitor

router = APIRouter(responses=PROBLEMS)


@router.post("/tables/{table}/what-if", status_code=201, responses={201: {"model": models.Links}}, openapi_extra=WITH_TOKEN)
async def wonder(request: Request, here: Here, wish: WhatIf) -> Response:
    """A private board for me, to play on from what I can see here against bots. All that I cannot see is dealt anew."""
    hub = hub_of(request)
    wait = hub.creating.take(visitor(request.client.host) if request.client else "")
    if wait:
        raise Trouble("too-many", f"too many new tables from here: wait {wait / 60:.0f} minutes")
    return answer(await what_if.what_if(hub, here.live, here.who, wish), 201)
