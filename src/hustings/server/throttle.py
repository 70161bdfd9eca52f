"""Throttling: token buckets and sliding windows, counted by key in this process."""

from __future__ import annotations

import time
from collections import deque
from functools import lru_cache
from ipaddress import ip_address, ip_network


@lru_cache(4096)
def visitor(address: str) -> str:
    """Whom an address belongs to, for counting: in IPv6 everybody has 2**64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return address if found.version == 4 else str(ip_network((found, 64), strict=False))


class Bucket:
    """So many things a second, and a burst at once, for each key."""

    MOST = 20_000

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self._level: dict[str, tuple[float, float]] = {}

    def take(self, key: str) -> float:
        """0 if there is one left, else the seconds to wait."""
        now = time.monotonic()
        level, then = self._level.get(key, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.per_second)
        if level < 1:
            return (1 - level) / self.per_second
        if len(self._level) >= self.MOST and key not in self._level:
            self._forget(now)
        self._level[key] = (level - 1, now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Keys whose bucket is full again need not be remembered."""
        full = [key for key, (level, then) in self._level.items() if level + (now - then) * self.per_second >= self.burst]
        for key in full:
            del self._level[key]
        while len(self._level) >= self.MOST:  # a flood of keys: the oldest go
            del self._level[next(iter(self._level))]


class RequestBuckets:
    """Requests to the API, and acts over live connections with them: by link, or by address where none is sent, and many times as
    much by address in all."""

    def __init__(self, each: tuple[float, float], crowd: tuple[float, float]) -> None:
        self._each, self._crowd = Bucket(*each), Bucket(*crowd)

    def take(self, link: str | None, address: str) -> float:
        """0 if one more is allowed, else the seconds to wait. `link`: the hash of its token."""
        return self._each.take(link or address) or self._crowd.take(address)


class Window:
    """At most so many things in so many seconds, for each key."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._times: dict[str, deque[float]] = {}

    def take(self, key: str) -> float:
        """0 if one more is allowed, else the seconds to wait."""
        now = time.monotonic()
        if len(self._times) > Bucket.MOST:
            self._times = {k: t for k, t in self._times.items() if t and now - t[-1] < self.seconds}
        times = self._times.setdefault(key, deque())
        wait = self._wait(times, now)
        if not wait:
            times.append(now)
        return wait

    def left(self, key: str) -> float:
        """As `take`, but nothing is taken."""
        return self._wait(self._times.get(key, deque()), time.monotonic())

    def _wait(self, times: deque[float], now: float) -> float:
        while times and now - times[0] >= self.seconds:
            times.popleft()
        return self.seconds - (now - times[0]) if len(times) >= self.most else 0.0
