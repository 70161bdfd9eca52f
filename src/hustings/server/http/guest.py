"""The guest of a request: the table it is about, and whose link it came with."""

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
"""How any route may refuse, for OpenAPI. Only one status has the model itself, the others name it: FastAPI makes a validator of
each, for each route and twice, before it answers anybody."""
WITH_TOKEN: dict[str, Any] = {"security": [{"token": []}]}
"""A route that is asked with the token of a link, for OpenAPI."""


GUARDED = "/act"
"""What is only kept if this process knows the table's latest version: it need not look first."""


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


class Guest:
    """Somebody at a table: the table, and whose token it is, if there is one."""

    def __init__(self, room: Room, who: Who | None, token: str | None) -> None:
        self.room, self._who, self.token = room, who, token

    @property
    def who(self) -> Who:
        if self._who is None:
            raise unauthorised()
        return self._who

    @property
    def reading(self) -> Who:
        """Whose eyes: without a token a spectator's, at a public table."""
        if self._who is None and self.room.table.head.public:
            return Who()
        return self.who


async def guest(request: Request, table: str) -> Guest:
    hub = hub_of(request)
    room = await hub.room(table)
    if hub.cluster is not None and not request.scope["path"].endswith(GUARDED):
        await hub.catch_up(room)  # what the same person has done at another process is seen here, and a link that ended is known
    token = bearer(request.headers.get("authorization"))
    return Guest(room, await hub.known(room, token), token)


Here = Annotated[Guest, Depends(guest)]
