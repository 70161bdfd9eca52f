"""A pool of bots that runs only while a test uses it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from hustings.server.bots.pool import BotPool


def run(pool: BotPool, what: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    async def body() -> Any:
        await pool.start()
        try:
            return await what()
        finally:
            await pool.stop()

    return asyncio.run(body())
