"""The timeout of tests that wait for something: longer than the busiest machine needs, since only a failing test waits that long.

`get`, `post` and `request` are httpx's with that timeout: httpx's own five seconds soon pass where three workers and their
browsers share two cores."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from functools import partial

import httpx

PATIENCE = 180.0  # seconds

# No certificates: test servers speak plain HTTP, and reading the system's certificates takes longer than most requests.
get, post, request = (partial(one, timeout=PATIENCE, verify=False) for one in (httpx.get, httpx.post, httpx.request))


def tries(seconds: float = PATIENCE) -> Iterator[int]:
    """Numbers for a loop that waits for something. They end by the clock, since a fast machine gets through any fixed number of
    tries in no time."""
    end = time.monotonic() + seconds
    for number in itertools.count():
        if time.monotonic() > end:
            return
        yield number
        time.sleep(0.01)
