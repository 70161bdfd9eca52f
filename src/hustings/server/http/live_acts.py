"""Acts over live connections, carried out, refused and counted like those over HTTP. A separate HTTP request makes up a ninth of
an action's cost: its head, the layers around it, and finding the holder of its link."""

from __future__ import annotations

import logging
import time
from typing import Any, Protocol

import orjson
from pydantic import ValidationError

from ...core.errors import HustingsError
from ...wire.live import ActLive
from ..actions import play
from ..errors import ApiError, ErrorKind, failed, of_error
from ..hub import Hub
from ..rooms.position_view import Json
from ..rooms.room import Answering, Pushing, Room
from ..throttle import RequestBuckets
from .responses import encoded, malformed

log = logging.getLogger("hustings.server")

METHOD, ROUTE = "LIVE", "/api/tables/{table}/act"  # in the metrics: the same route by another method
LONGEST_ID = 64


class Holding(Answering, Protocol):
    """A connection that can be told when its answer has been given."""

    def release(self) -> None: ...


class LiveActs:
    """The part of the server that carries out decisions made over live connections, in the order in which they arrive on each."""

    def __init__(self, hub: Hub, requests: RequestBuckets) -> None:
        self._hub, self._requests = hub, requests

    async def answer(self, room: Room, connection: Holding, key: tuple[str | None, str], act: ActLive) -> bool:
        """Decide as the connection's link allows, and push the answer. `key`: the hash of that link and the address, under which
        requests are counted. Return False if there were too many of them."""
        begun = time.perf_counter()
        try:
            try:
                wait = self._requests.take(*key)
                if wait:
                    raise ApiError(ErrorKind.TOO_MANY, f"too many requests: wait {wait:.1f} s")
                room = await self._hub.room(room.table.id)  # the room of the hello may have left memory
                done: Json | ApiError = await play.act(self._hub, room, connection.who, act, connection)
            except HustingsError as error:
                done = of_error(error)
            except Exception:
                log.exception("an act over a live connection failed")
                done = failed()
            self._push(connection, act.id, done, begun)
        finally:
            connection.release()
        return not isinstance(done, ApiError) or done.kind != ErrorKind.TOO_MANY

    def refuse(self, connection: Pushing, text: str, error: ValidationError) -> bool:
        """Answer a malformed act, if its id can be read. Return False if the message is no act at all."""
        try:
            said = orjson.loads(text)
        except ValueError:
            return False
        known = said.get("id") if isinstance(said, dict) and said.get("type") == "act" else None
        if not isinstance(known, str) or not 0 < len(known) <= LONGEST_ID:
            return False
        self._push(connection, known, malformed(error.errors()[0], besides="act"), time.perf_counter())
        return True

    def _push(self, connection: Pushing, act: str, done: Json | ApiError, begun: float) -> None:
        told: dict[str, Any] = {"type": "answer", "id": act}
        if isinstance(done, ApiError):
            status, told["done"], told["problem"] = done.status, None, done.problem()
        else:
            status, told["done"], told["problem"] = 200, done, None
        connection.push(encoded({**told, "status": status}))
        self._hub.metrics.answered(METHOD, ROUTE, status, time.perf_counter() - begun)
