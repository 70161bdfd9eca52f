"""Expected refusals with status 200, so that browsers do not log them as errors.

A browser writes every answer of 400 and more into its console, and so would call a draft that somebody overtook an error. A
page that sends `Hustings-Quiet: 1` gets such an answer with status 200; the status it would have had is in `Hustings-Status`, the
body is the same `Problem`. Failures of the server stay what they are.
"""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

ASKED, STATUS = "hustings-quiet", "hustings-status"


class SoftRefusalsMiddleware:
    """Answers with 200 where a page has asked for it and the answer would be a refusal."""

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
