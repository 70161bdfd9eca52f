"""A fast path to the routes of a table.

FastAPI takes longer to find a route and put its arguments together than most requests at a table take themselves. So the routes
below `/api/tables/{table}` that need no more than the request, the guest and one model as their body are found by name and called
here. They are the same functions, declared once in `routes`. Anything that is not plain (another content type, a body that does
not fit) takes the long way, which knows how to refuse it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from inspect import signature
from typing import Any, get_type_hints

from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .guest import Here, guest

PREFIX = "/api/tables/{table}/"
API = ["", "api", "tables"]  # the beginning of a path


@dataclass(frozen=True)
class _Plain:
    """A route and the arguments of its function."""

    route: APIRoute
    request: str | None
    here: str | None
    body: str | None
    model: type[BaseModel] | None


def _plain(route: APIRoute) -> _Plain | None:
    """The arguments of a route's function; None if it needs more than this module can give it."""
    hints = get_type_hints(route.endpoint, include_extras=True)
    found: dict[str, Any] = {"request": None, "here": None, "body": None, "model": None}
    for name in signature(route.endpoint).parameters:
        if hints[name] is Request:
            found["request"] = name
        elif hints[name] == Here:
            found["here"] = name
        elif isinstance(hints[name], type) and issubclass(hints[name], BaseModel):
            found["body"], found["model"] = name, hints[name]
        else:
            return None
    return _Plain(route, **found)


class TableRoutes:
    """Middleware that calls the plain routes of a table itself and leaves all others to the application."""

    def __init__(self, app: ASGIApp, service: Any, routes: Iterable[BaseRoute]) -> None:
        """`service`: the FastAPI application, whose state the functions use."""
        self.app, self._service = app, service
        self._plain: dict[tuple[str, str], _Plain] = {}
        for route in routes:
            if isinstance(route, APIRoute) and route.path.startswith(PREFIX) and "{" not in route.path.removeprefix(PREFIX):
                plain = _plain(route)
                if plain is not None:
                    self._plain |= {(method, route.path.removeprefix(PREFIX)): plain for method in route.methods or ()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        plain = self._found(scope) if scope["type"] == "http" else None
        if plain is None:
            await self.app(scope, receive, send)
            return
        request = Request({**scope, "app": self._service}, receive)
        given: dict[str, Any] = {}
        if plain.model is not None:
            if not request.headers.get("content-type", "").startswith("application/json"):
                await self.app(scope, receive, send)
                return
            body = await _read(receive)
            try:
                given[str(plain.body)] = plain.model.model_validate_json(body)
            except ValidationError:
                await self.app(scope, _again(body, receive), send)
                return
        scope["route"] = plain.route  # for the middleware that counts requests
        if plain.request is not None:
            given[plain.request] = request
        if plain.here is not None:
            given[plain.here] = await guest(request, scope["path"].split("/")[3])
        response = await plain.route.endpoint(**given)
        await response(scope, receive, send)

    def _found(self, scope: Scope) -> _Plain | None:
        parts = scope["path"].split("/")
        return self._plain.get((scope["method"], parts[4])) if len(parts) == 5 and parts[:3] == API else None


async def _read(receive: Receive) -> bytes:
    """Read a whole body."""
    message = await receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body", False):
        message = await receive()
        body += message.get("body", b"")
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, replayed for its next reader."""
    waiting = [body]

    async def replayed() -> Message:
        return {"type": "http.request", "body": waiting.pop(), "more_body": False} if waiting else await receive()

    return replayed
