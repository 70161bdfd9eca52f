"""Routes of a table that plays."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from .... import wire
from ....tables.model import Who
from ....tables.votes import Motion, MotionWord
from ...actions import chat as talking
from ...actions import play, promises, votes
from ...errors import ApiError, ErrorKind
from ..guest import PROBLEMS, WITH_TOKEN, Guest, Here, hub_of
from ..responses import answer, done

router = APIRouter(prefix="/api", responses=PROBLEMS)
From = Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)]
_VOTES: dict[int | str, dict[str, Any]] = {200: {"model": list[wire.Vote]}}


@router.get("/tables/{table}/view", responses={200: {"model": wire.View}}, openapi_extra=WITH_TOKEN)
async def view(here: Here) -> Response:
    """The table as I may see it."""
    return answer(here.room.state(here.reading))


@router.post("/tables/{table}/act", responses={200: {"model": wire.Done | wire.DoneBriefly}}, openapi_extra=WITH_TOKEN)
async def act(request: Request, here: Here, wish: wire.Act) -> Response:
    """Decide: one or several decisions of my seat, all or nothing."""
    return answer(await play.act(hub_of(request), here.room, here.who, wish))


@router.post("/tables/{table}/preview", responses={200: {"model": wire.Previewed}}, openapi_extra=WITH_TOKEN)
async def preview(here: Here, trial: wire.Trial) -> Response:
    """Try decisions without keeping anything."""
    return answer(play.preview(here.room, here.who, trial))


@router.post("/tables/{table}/unseal", responses={200: {"model": wire.Done}}, openapi_extra=WITH_TOKEN)
async def unseal(request: Request, here: Here, wish: wire.Undo) -> Response:
    """Take back what I have sealed, before everybody has."""
    return answer(await play.unseal(hub_of(request), here.room, here.who, wish))


@router.post("/tables/{table}/undo", responses={200: {"model": wire.Done}}, openapi_extra=WITH_TOKEN)
async def undo(request: Request, here: Here, wish: wire.Undo) -> Response:
    """Take my last decision (or batch) back."""
    return answer(await play.undo(hub_of(request), here.room, here.who, wish))


@router.post("/tables/{table}/back", status_code=204, openapi_extra=WITH_TOKEN)
async def back(request: Request, here: Here) -> Response:
    """I am back: the bot that stands in for me need not any longer. Acting says the same."""
    await play.back(hub_of(request), here.room, here.who)
    return done()


@router.post("/tables/{table}/why", responses={200: {"model": wire.WhyNot}}, openapi_extra=WITH_TOKEN)
async def why(here: Here, wish: wire.Why) -> Response:
    """Why I may not choose an option now."""
    return answer(play.why(here.room, here.who, wish.option))


@router.get("/tables/{table}/lines", responses={200: {"model": list[wire.LogLine]}}, openapi_extra=WITH_TOKEN)
async def lines(here: Here, first: From = 0) -> Response:
    """The log as I may know it, from a line on."""
    room, who = here.room, here.reading
    return answer(room.table.lines.of(room.reader(who), first) if room.table.play is not None else [])


# Votes


@router.post("/tables/{table}/rewind", responses=_VOTES, openapi_extra=WITH_TOKEN)
async def rewind(request: Request, here: Here, wish: wire.Rewind) -> Response:
    """Propose to go back to an earlier position; everyone must agree."""
    return answer(await votes.vote(hub_of(request), here.room, here.who, Motion.REWIND, True, wish.to))


@router.post("/tables/{table}/abandon", responses=_VOTES, openapi_extra=WITH_TOKEN)
async def abandon(request: Request, here: Here, wish: wire.Agree) -> Response:
    """Propose, or agree, to abandon the game. Before the start the host decides alone."""
    return answer(await votes.vote(hub_of(request), here.room, here.who, Motion.ABANDON, wish.agree))


@router.post("/tables/{table}/pause", responses=_VOTES, openapi_extra=WITH_TOKEN)
async def pause(request: Request, here: Here, wish: wire.Agree) -> Response:
    """Propose, or agree, to pause. The host decides alone."""
    return answer(await votes.vote(hub_of(request), here.room, here.who, Motion.PAUSE, wish.agree))


@router.post("/tables/{table}/vote/{what}", responses=_VOTES, openapi_extra=WITH_TOKEN)
async def vote(request: Request, here: Here, what: MotionWord, wish: wire.Agree) -> Response:
    """Agree to what somebody has proposed, or refuse it."""
    return answer(await votes.vote(hub_of(request), here.room, here.who, Motion(what), wish.agree))


# Chat


def _talking(request: Request, here: Guest) -> Who:
    """Whoever talks, if not too much at once."""
    who = here.who
    wait = hub_of(request).chatting.take(f"{here.room.table.id} {who}")
    if wait:
        raise ApiError(ErrorKind.TOO_MANY, f"too much chat at once: wait {wait:.0f} s")
    return who


@router.post("/tables/{table}/chat", status_code=201, responses={201: {"model": wire.ChatLine}}, openapi_extra=WITH_TOKEN)
async def say(request: Request, here: Here, line: wire.NewLine) -> Response:
    """Write to the table, or to one seat."""
    who = _talking(request, here)
    return answer(await talking.say(hub_of(request), here.room, who, line), 201)


@router.get("/tables/{table}/chat", responses={200: {"model": list[wire.ChatLine]}}, openapi_extra=WITH_TOKEN)
async def chat(request: Request, here: Here, first: From = 0) -> Response:
    """The chat that I may read, from a line on, at most 1,000 lines at a time."""
    return answer(await talking.chat_lines(hub_of(request), here.room, here.reading, first))


@router.post("/tables/{table}/mute", status_code=204, openapi_extra=WITH_TOKEN)
async def mute(request: Request, here: Here, wish: wire.Mute) -> Response:
    """Do not show me what a seat writes, or do again."""
    who = _talking(request, here)  # each time the chat is sent anew
    await talking.mute(hub_of(request), here.room, who, wish)
    return done()


# Promises

_PROMISES: dict[int | str, dict[str, Any]] = {200: {"model": wire.Promises}}


@router.get("/tables/{table}/promises", responses=_PROMISES, openapi_extra=WITH_TOKEN)
async def known_promises(here: Here) -> Response:
    """The promises that I may know of, and the offers that I can make now."""
    return answer(promises.known(here.room, here.reading))


@router.post("/tables/{table}/promises", responses=_PROMISES, openapi_extra=WITH_TOKEN)
async def offer(request: Request, here: Here, new: wire.NewOffer) -> Response:
    """Offer another person a promise: "Berlin: with me?" The rules hold nobody to it; the table remembers it."""
    return answer(await promises.offer(hub_of(request), here.room, _talking(request, here), new))


@router.post("/tables/{table}/promises/answer", responses=_PROMISES, openapi_extra=WITH_TOKEN)
async def answer_offer(request: Request, here: Here, wish: wire.OfferAnswer) -> Response:
    """Answer an offer, or take my own back."""
    return answer(await promises.answer(hub_of(request), here.room, _talking(request, here), wish))
