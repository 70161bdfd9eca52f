"""Routes for operators: health and metrics; and deleting a table."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from ....store import StoreError
from ...errors import ApiError, ErrorKind
from ...jobs import retention
from ...metrics import KIND
from .. import html
from ..guest import PROBLEMS, WITH_TOKEN, Here, hub_of
from ..responses import answer, done

router = APIRouter(prefix="/api", responses=PROBLEMS)
outside = APIRouter(include_in_schema=False)
"""Not below /api: where the tools of operators look for them."""


@router.delete("/tables/{table}", status_code=204, openapi_extra=WITH_TOKEN)
async def delete_table(request: Request, here: Here) -> Response:
    """The host deletes the table with its log, its chat and its links, for ever: before the start, after the end, or at any time
    if nobody else plays."""
    await retention.delete_table(hub_of(request), here.room, here.who)
    return done()


@outside.get("/healthz")
async def healthz(request: Request) -> Response:
    """Whether this process can serve people: it runs, its database answers, and what people do can be kept."""
    hub = hub_of(request)
    try:
        await hub.db.read(hub.store.seq, "none")
    except (ApiError, StoreError):
        return answer({"ok": False, "why": "the database does not answer"}, 503)
    if not await hub.writable():
        return answer({"ok": False, "why": "nothing can be written: see the log"}, 503)
    return answer({"ok": True})


@outside.get("/metrics")
async def metrics(request: Request) -> Response:
    hub = hub_of(request)
    if not hub.settings.metrics:
        raise ApiError(ErrorKind.UNKNOWN, "there are no figures here: its operator has turned them off")
    return Response(hub.metrics.text(), media_type=KIND)


@outside.get(html.STYLE_PATH)
async def style() -> Response:
    return html.style()
