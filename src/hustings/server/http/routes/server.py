"""Routes about the server: what it plays, its words and rules, and its health."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from .... import wire
from ....version import __version__
from ...settings import MOST_FRAMES
from .. import catalogue
from ..guest import PROBLEMS, hub_of
from ..responses import answer

router = APIRouter(prefix="/api", responses=PROBLEMS)


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
    await hub.db.read(hub.store.seq, "none")
    return answer({"ok": True, "version": __version__, "tables": len(hub.registry.rooms)})
