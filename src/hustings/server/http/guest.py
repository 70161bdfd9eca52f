"""The guest of a request: its table, and the holder of the link that it came with."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Request

from ... import wire
from ...tables.model import Who
from ..errors import unauthorised
from ..hub import Hub
from ..rooms.room import Room
from ..tokens import bearer

_NAMED: dict[str, Any] = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    **dict.fromkeys((400, 401, 403, 404, 405, 408, 409, 413, 422, 429, 503), _NAMED),
    500: {"model": wire.Problem},
}
"""The refusals of any route, for OpenAPI. Only one status has the model itself and the others refer to it, because FastAPI builds
a validator for each model of each route, twice, before it answers anybody."""
WITH_TOKEN: dict[str, Any] = {"security": [{"token": []}]}
"""The mark of a route that takes the token of a link, for OpenAPI."""


GUARDED = "/act"
"""The action that is carried out only if this process knows the table's latest version, so it need not check that first."""


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


class Guest:
    """Somebody at a table: the table, and the holder of the token, if there is one."""

    def __init__(self, room: Room, who: Who | None, token: str | None) -> None:
        self.room, self._who, self.token = room, who, token

    @property
    def who(self) -> Who:
        if self._who is None:
            raise unauthorised()
        return self._who

    @property
    def reading(self) -> Who:
        """The reader that the request reads as: without a token a spectator, at a public table."""
        if self._who is None and self.room.table.head.public:
            return Who()
        return self.who


async def guest(request: Request, table: str) -> Guest:
    hub = hub_of(request)
    room = await hub.room(table)
    if hub.cluster is not None and not request.scope["path"].endswith(GUARDED):
        await hub.catch_up(room)  # to see what the same person has done at another process, and which links have ended
    token = bearer(request.headers.get("authorization"))
    return Guest(room, await hub.known(room, token), token)


Here = Annotated[Guest, Depends(guest)]
