"""Routes of notices: for people at a table, and for people who unsubscribe from a mail."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from ....store import notices as queue
from ....wire.notices import Code, Notices, NoticeWish
from ...notices.preferences import Noticing
from .. import html
from ..guest import PROBLEMS, WITH_TOKEN, Here, hub_of
from ..responses import answer

router = APIRouter(prefix="/api", responses=PROBLEMS)
_NOTICES: dict[int | str, dict[str, Any]] = {200: {"model": Notices}}
_PAGE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/html": {"schema": {"type": "string"}}}, "description": "a page"}
}


def noticing(request: Request) -> Noticing:
    found: Noticing = request.app.state.noticing
    return found


@router.get("/tables/{table}/notices", responses=_NOTICES, openapi_extra=WITH_TOKEN)
async def look(request: Request, here: Here) -> Response:
    """How I am told that I am asked. Only for my seat's own link."""
    return answer(await noticing(request).look(here.room, here.who))


@router.put("/tables/{table}/notices", responses=_NOTICES, openapi_extra=WITH_TOKEN)
async def choose(request: Request, here: Here, wish: NoticeWish) -> Response:
    """Choose how I am told. Whoever has an address gets a code there first."""
    return answer(await noticing(request).choose(here.room, here.who, wish))


@router.post("/tables/{table}/notices/confirm", responses=_NOTICES, openapi_extra=WITH_TOKEN)
async def confirm(request: Request, here: Here, wish: Code) -> Response:
    """The code that was mailed: from now on notices go there."""
    return answer(await noticing(request).confirm(here.room, here.who, wish.code))


@router.post("/tables/{table}/notices/test", responses=_NOTICES, openapi_extra=WITH_TOKEN)
async def test(request: Request, here: Here) -> Response:
    """Send a notice now, to see whether it arrives; `last` says how it went."""
    return answer(await noticing(request).test(here.room, here.who))


@router.get("/notices/stop/{code}", responses=_PAGE)
async def ask_to_stop(request: Request, code: str) -> Response:
    """A page with one button. Programs that look into mails open every link: only the button ends anything."""
    hub = hub_of(request)
    if not code.isprintable() or not await hub.db.read(queue.has_stop, hub.store, code):
        return _said(request, "notice-stop-unknown")
    words = html.words_of(request)
    body = (
        f"<p>{escape(words.say('notice-stop-about'))}</p>"
        f'<form method="post"><button>{escape(words.say("notice-stop-button"))}</button></form>'
    )
    return html.page(words, words.say("notice-stop-title"), body)


@router.post("/notices/stop/{code}", responses=_PAGE)
async def stop(request: Request, code: str) -> Response:
    """No more notices: by the button, or by the mail program itself (RFC 8058)."""
    hub = hub_of(request)
    found = code.isprintable() and await hub.db.write(queue.stop, hub.store, code)
    return _said(request, "notice-stopped" if found else "notice-stop-unknown")


def _said(request: Request, key: str) -> Response:
    words = html.words_of(request)
    return html.page(words, words.say(f"{key}-title"), f"<p>{escape(words.say(f'{key}-about'))}</p>")
