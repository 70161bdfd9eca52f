"""Routes of standing orders. Each needs the seat's own link."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from ....wire.orders import NewOrder, Orders
from ...actions import orders
from ..guest import PROBLEMS, WITH_TOKEN, Here, hub_of
from ..responses import answer

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{table}/orders", responses={200: {"model": Orders}}, openapi_extra=WITH_TOKEN)
async def look(here: Here) -> Response:
    """My orders ahead, those that have ended, and what I can order."""
    return answer(orders.look(here.room, here.who))


@router.post("/tables/{table}/orders", responses={200: {"model": Orders}}, openapi_extra=WITH_TOKEN)
async def give(request: Request, here: Here, new: NewOrder) -> Response:
    """Order something ahead: it is done as soon as I am asked."""
    return answer(await orders.give(hub_of(request), here.room, here.who, new))


@router.delete("/tables/{table}/orders/{order}", responses={200: {"model": Orders}}, openapi_extra=WITH_TOKEN)
async def cancel(request: Request, here: Here, order: Annotated[str, Path(max_length=40)]) -> Response:
    """Take an order back, or forget one that has ended."""
    return answer(await orders.cancel(hub_of(request), here.room, here.who, order))
