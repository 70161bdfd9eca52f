"""Expected refusals with status 200, so that browsers do not log them as errors.

A browser writes every answer with status 400 or above to its console, so a draft that somebody else's action has overtaken would
look like an error. A page that sends `Hustings-Quiet: 1` gets such an answer with status 200 and the same `Problem` as its body;
the original status is in `Hustings-Status`. Failures of the server are left as they are.
"""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

ASKED, STATUS = "hustings-quiet", "hustings-status"


class SoftRefusalsMiddleware:
    """Middleware that answers a refusal with 200 if the page has asked for that."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or Headers(scope=scope).get(ASKED) != "1":
            await self.app(scope, receive, send)
            return

        async def quietly(message: Message) -> None:
            if message["type"] == "http.response.start" and 400 <= message["status"] < 500:
                MutableHeaders(scope=message)[STATUS] = str(message["status"])
                message["status"] = 200
            await send(message)

        await self.app(scope, receive, quietly)
