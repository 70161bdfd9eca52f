"""Rough conditions for the tests of the page, under which a test that is right passes and one that is lucky fails.

`HUSTINGS_TEST_ROUGH=hand`: the test is slow. Between two things that it does, the page has long come to rest; what it reads after
a click, and wanted to have read before it, has changed.

`HUSTINGS_TEST_ROUGH=page`: the page is slow. Each answer of the server and each push may be late, and one may overtake the other;
what a test reads before it is there is not there.
"""

from __future__ import annotations

import asyncio
import os
import random

from starlette.types import ASGIApp, Message, Receive, Scope, Send

ROUGH = os.environ.get("HUSTINGS_TEST_ROUGH", "")
assert ROUGH in ("", "hand", "page"), f"HUSTINGS_TEST_ROUGH={ROUGH} is neither hand nor page"

SLOW_HAND = 250.0 if ROUGH == "hand" else 0.0  # milliseconds before every call of Playwright
LATE = (0.0, 0.0, 0.05, 0.5)  # seconds, one as likely as the other


def late(app: ASGIApp) -> ASGIApp:
    """A server whose answers to browsers come when they like; the tests' own requests are not what is tried."""
    chance = random.Random()

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.send"):
                await asyncio.sleep(chance.choice(LATE))
            await send(message)

        browser = any(name == b"user-agent" and b"Mozilla" in value for name, value in scope.get("headers", ()))
        await app(scope, receive, sending if browser else send)

    return answering if ROUGH == "page" else app
