"""Rough conditions for the tests of the page, under which a correct test passes and one that only passes by luck fails.

`HUSTINGS_TEST_ROUGH=hand`: the test is slow. The page has long settled between two of its steps; what it reads after a click, but
should have read before it, has changed.

`HUSTINGS_TEST_ROUGH=page`: the page is slow. Each answer of the server and each push may be late, and one may overtake the other;
what a test reads too early is not there yet.

`HUSTINGS_TEST_ROUGH=eye`: the eye is slow. The page takes no answer for 0.3 seconds after the question has changed; here a test
that answers within a whole second fails, since a faster machine would lose its click. (Not for `test_hand.py`, which tests that.)
"""

from __future__ import annotations

import asyncio
import os
import random

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hustings.server.http.live_protocol import AT_ONCE

ROUGH = os.environ.get("HUSTINGS_TEST_ROUGH", "")
assert ROUGH in ("", "hand", "page", "eye"), f"HUSTINGS_TEST_ROUGH={ROUGH} is none of hand, page and eye"

SLOW_HAND = 250.0 if ROUGH == "hand" else 0.0  # milliseconds before every call of Playwright
# Reports in the console what `guard.svelte.ts` stops, but for longer: a test must end with an empty console.
SLOW_EYE = """
window.unseenUntil = 0;
new MutationObserver(() => {
  if ("newlyAsked" in document.documentElement.dataset) window.unseenUntil = performance.now() + 1000;
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-newly-asked"] });
for (const kind of ["click", "keydown"]) addEventListener(kind, (event) => {
  if (performance.now() > window.unseenUntil || (kind === "keydown" && !/^(Enter| |[0-9])$/.test(event.key))) return;
  const { target } = event;
  const answers = kind === "click" ? target.closest(".ask, .spot") : !target.closest("dialog, .paper, nav, header, input");
  if (!answers || target.closest("a, summary, .grip, .peek, .acts .plain")) return;
  console.error(`too eager: ${kind} ${event.key ?? ""} on ${target.outerHTML.slice(0, 120)}`);
}, true);
"""
# Delays in seconds, all equally likely. Answers are always late, so that nothing seems done that was only requested.
LATE = {"http.response.start": (0.2, 0.5), "websocket.send": (0.0, 0.0, 0.05, 0.5)}


def late(app: ASGIApp) -> ASGIApp:
    """A server whose answers to browsers come at random times, if the page is slow; the tests' own requests are not delayed."""
    chance = random.Random()

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] in LATE:
                await asyncio.sleep(chance.choice(LATE[message["type"]]))
            await send(message)

        browser = any(name == b"user-agent" and b"Mozilla" in value for name, value in scope.get("headers", ()))
        if browser and scope["path"].startswith("/api/"):
            extensions = {name: found for name, found in (scope.get("extensions") or {}).items() if name != AT_ONCE}
            await app({**scope, "extensions": extensions}, receive, sending)
        else:
            await app(scope, receive, send)

    return answering if ROUGH == "page" else app
