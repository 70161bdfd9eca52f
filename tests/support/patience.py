"""How long tests wait for something that comes: longer than the busiest machine takes, since only what never comes takes so long.

`get` and `post` are httpx's with that patience: its own five seconds are soon over where three workers and their browsers share
two cores.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from functools import partial

import httpx

PATIENCE = 180.0  # seconds

# No certificates: the servers of tests speak plain HTTP, and to read the system's takes longer than most requests.
get, post, request = (partial(one, timeout=PATIENCE, verify=False) for one in (httpx.get, httpx.post, httpx.request))


def tries(seconds: float = PATIENCE) -> Iterator[int]:
    """Numbers for a loop that waits for something: by the clock, since a fast machine makes any count of tries in no time."""
    end = time.monotonic() + seconds
    for number in itertools.count():
        if time.monotonic() > end:
            return
        yield number
        time.sleep(0.01)
