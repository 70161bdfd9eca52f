"""Metrics of a running server, for Prometheus. They contain no table, link, name or address, only numbers."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ..version import __version__
from .logs import REQUESTS

log = logging.getLogger(REQUESTS)

disable_created_metrics()  # type: ignore[no-untyped-call]

KIND = "text/plain; version=0.0.4; charset=utf-8"
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class _Now(Collector):
    """Figures that are looked up when they are collected."""

    def __init__(self, look: Callable[[], Iterable[Metric]]) -> None:
        self._look = look

    def collect(self) -> Iterable[Metric]:
        return self._look()


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("requests", "Requests answered, by route and status.", "method", "route", "status")
        self.seconds = Histogram(
            "hustings_request_seconds", "How long answers took, by route.", ["route"], registry=self.registry, buckets=SHORT
        )
        self.actions = self._counter("actions", "Decisions that were written, of people and of bots.", "by")
        self.pushes = self._counter("pushes", "Messages pushed to pages.")
        self.store_errors = self._counter("store_errors", "Times the database could not be used.")
        self.writes = Histogram(
            "hustings_write_seconds", "From asking for something to be written until it is on the disk.",
            registry=self.registry, buckets=SHORT,
        )  # fmt: skip
        self.notices = self._counter("notices", "Attempts to send a notice, by channel and how they ended.", "channel", "result")
        self.password_failures = self._counter("password_failures", "Wrong passwords for the server.")
        self.tidied = self._counter("tables_tidied", "Tables deleted because they were too old.")

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"hustings_{name}", about, labels, registry=self.registry)

    def answered(self, method: str, route: str, status: int, took: float) -> None:
        """Count an answered request and its seconds, and log it if that is wanted."""
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(took)
        if log.isEnabledFor(logging.INFO):
            log.info("answered", extra={"method": method, "route": route, "status": status, "ms": round(took * 1000, 1)})

    @contextmanager
    def writing(self) -> Iterator[None]:
        begun = time.perf_counter()
        yield
        self.writes.observe(time.perf_counter() - begun)

    def watch(self, hub: Any, sockets: Any) -> None:
        """Add figures of the present moment, looked up when they are collected."""

        def look() -> Iterable[Metric]:
            info = GaugeMetricFamily("hustings_info", "The program.", labels=["version"])
            info.add_metric([__version__], 1)
            yield info
            yield GaugeMetricFamily("hustings_tables_in_memory", "Tables that somebody has used lately.", len(hub.registry.rooms))
            yield GaugeMetricFamily("hustings_sockets", "Live connections.", sum(sockets.open.values()))
            thinking = sum(len(room.thinking) for room in list(hub.registry.rooms.values()))
            yield GaugeMetricFamily("hustings_bots_thinking", "Decisions of bots under way.", thinking)
            waiting = getattr(hub.pool, "waiting", 0)
            yield GaugeMetricFamily("hustings_bots_waiting", "Questions to bots that wait for a worker.", waiting)
            for name, about in (
                ("decisions", "Decisions that bots were asked for."),
                ("failures", "Answers of bots that did not come."),
                ("by_chance", "Decisions that chance took for a bot."),
            ):
                yield CounterMetricFamily(f"hustings_bot_{name}", about, getattr(hub.pool, name, 0))

        self.registry.register(_Now(look))

    def text(self) -> bytes:
        return generate_latest(self.registry)
