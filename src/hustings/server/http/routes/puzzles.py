"""Routes of the puzzles. Working a position out takes a moment the first time: it is done beside the others' requests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from .... import wire
from ....wire.puzzles import PuzzleAnswer, PuzzleInfo, PuzzlePlayOn, PuzzleSolution, PuzzleTrial, PuzzleView
from ...actions import puzzle_play, puzzles
from ...throttle import visitor
from ..guest import PROBLEMS, hub_of
from ..responses import answer

router = APIRouter(prefix="/api", responses=PROBLEMS)
Name = Annotated[str, Path(max_length=60)]


async def _beside(work: Callable[..., Any], *args: Any) -> Response:
    return answer(await asyncio.to_thread(work, *args))


@router.get("/puzzles", responses={200: {"model": list[PuzzleInfo]}})
async def every() -> Response:
    """All puzzles, those of a game together."""
    return await _beside(puzzles.every)


@router.get("/puzzles/{name}", responses={200: {"model": PuzzleView}})
async def one(name: Name) -> Response:
    """A puzzle as it begins."""
    return await _beside(puzzles.stands, name, [])


@router.post("/puzzles/{name}/answer", responses={200: {"model": PuzzleView}})
async def decide(name: Name, wish: PuzzleAnswer) -> Response:
    """Decide; the answer says whether that solves it."""
    return await _beside(puzzles.stands, name, wish.options)


@router.post("/puzzles/{name}/preview", responses={200: {"model": wire.Previewed}})
async def preview(name: Name, trial: PuzzleTrial) -> Response:
    """Try decisions."""
    return await _beside(puzzles.preview, name, trial.made, trial.options)


@router.post("/puzzles/{name}/why", responses={200: {"model": wire.WhyNot}})
async def why(name: Name, trial: PuzzleTrial) -> Response:
    """Why the first of these decisions is not possible."""
    return await _beside(puzzles.why, name, trial.made, trial.options[0] if trial.options else 0)


@router.get("/puzzles/{name}/solution", responses={200: {"model": PuzzleSolution}})
async def solution(name: Name) -> Response:
    """A way to the goal."""
    return await _beside(puzzles.solution, name)


@router.post("/puzzles/{name}/play-on", status_code=201, responses={201: {"model": wire.Links}})
async def play_on(request: Request, name: Name, wish: PuzzlePlayOn) -> Response:
    """A table at which the game goes on from where these decisions lead to. Everything the seat cannot see is redealt."""
    who = visitor(request.client.host) if request.client else ""
    return answer(await puzzle_play.play_on(hub_of(request), name, wish, who), 201)
