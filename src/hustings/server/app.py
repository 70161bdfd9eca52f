"""The web service: routes and the middleware around them. Answers are JSON of the models of `wire`, errors are `Problem`s."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp

from ..core.errors import HustingsError
from ..store import Store
from ..version import __version__
from . import garbage
from .actions.review import Library
from .actions.week import WeekResults
from .bots.pool import BotPool
from .errors import ApiError, ErrorKind, failed, of_error
from .hosts import KnownHosts
from .http.openapi import describe
from .http.previews import preview
from .http.responses import malformed, problem
from .http.routes import analysis, notices, operation, orders, play, puzzles, review, server, tables, week
from .http.sockets import Sockets
from .http.static import StaticPage
from .http.table_routes import TableRoutes
from .hub import Hub
from .jobs.analyses import Analysing
from .jobs.retention import Tidying
from .jobs.scheduler import Poller, jobs
from .jobs.stand_ins import Beating
from .metrics import Metrics
from .middleware.body import BodyLimitMiddleware
from .middleware.headers import SecurityHeadersMiddleware
from .middleware.host import HostMiddleware
from .middleware.origin import OriginMiddleware
from .middleware.password import PasswordMiddleware
from .middleware.problems import ProblemMiddleware
from .middleware.proxy import ProxyMiddleware
from .middleware.rate_limit import RateLimitMiddleware
from .middleware.request_metrics import RequestMetricsMiddleware
from .middleware.soft_refusals import SoftRefusalsMiddleware
from .notices.delivery import Sender
from .notices.preferences import Noticing
from .settings import Settings
from .throttle import Bucket, RequestBuckets, visitor

log = logging.getLogger("hustings.server")

SWEEP_SECONDS = 60.0
ROUTERS = tuple(module.router for module in (server, tables, play, review, analysis, orders, puzzles, week, notices, operation))


def make_app(settings: Settings) -> ASGIApp:
    """The server as an ASGI application. The store is opened and bots are started when it starts."""
    requests = RequestBuckets((settings.limits.per_second, settings.limits.burst), settings.limits.of_a_crowd)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store.open, settings.db)
        pool = BotPool(settings.workers)
        await pool.start()
        hub = Hub(settings, store, pool)
        app.state.hub, app.state.sockets, app.state.library = hub, Sockets(hub, requests), Library()
        app.state.week = WeekResults()
        hub.metrics.watch(hub, app.state.sockets)
        sender = Sender(hub)
        hub.registry.watching.append(sender.watch)
        app.state.noticing = Noticing(sender)
        beating = [Beating()] if settings.clock is time.time else []  # the time of a test jumps as it likes
        hub.uptime.used = bool(beating)
        poller = Poller(hub, (*beating, *jobs(), sender.poll, Tidying(hub).poll))
        analysing = app.state.analysing = Analysing(hub, app.state.library)
        works = (_sweeping(hub), hub.take_up(), poller.run(), analysing.run())
        going = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in going:
                task.cancel()
            await asyncio.gather(*going, return_exceptions=True)
            await sender.close()
            await hub.close()
            await pool.stop()

    app = FastAPI(
        title="Hustings",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # it costs more than an action of ours
    )
    # As they are: to include a router has FastAPI put each of its routes together once more, a fifth of what a start takes.
    app.router.routes += [route for router in (*ROUTERS, operation.outside) for route in router.routes]
    describe(app)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        await app.state.sockets.serve(socket)

    page, pages = StaticPage(settings.page), Bucket(*settings.limits.of_a_crowd)

    async def no_route(request: Request, error: Exception) -> Response:
        """What no route of the service knows may be the page's."""
        assert isinstance(error, HTTPException)
        of_page = error.status_code == 404 and request.method in ("GET", "HEAD") and not request.scope["path"].startswith("/api/")
        if not of_page:
            return _http(error)
        file = page.file(request)  # from memory, which costs no more than to refuse it would
        if file is not None:
            return file
        wait = pages.take(visitor(request.client.host) if request.client else "")  # the page of a table asks the database
        if wait:
            return problem(ApiError(ErrorKind.TOO_MANY, f"too many requests: wait {wait:.1f} s"))
        here = settings.public_url or str(request.base_url).rstrip("/")
        return page.page(request, await preview(app.state.hub, request), here)

    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, no_route)
    app.add_exception_handler(HustingsError, _refused)
    app.add_exception_handler(Exception, _failed)

    def metrics() -> Metrics | None:
        hub: Hub | None = getattr(app.state, "hub", None)
        return None if hub is None else hub.metrics

    limits = settings.limits
    inside: ASGIApp = TableRoutes(app, app, (route for router in ROUTERS for route in router.routes))
    inside = PasswordMiddleware(inside, settings, metrics)
    inside = BodyLimitMiddleware(inside, limits)
    inside = OriginMiddleware(RateLimitMiddleware(inside, requests), settings.origins)
    inside = HostMiddleware(
        inside, KnownHosts((settings.public_url, *settings.origins), (settings.host.lower(), *settings.hosts))
    )
    inside = SecurityHeadersMiddleware(ProblemMiddleware(inside))
    return SoftRefusalsMiddleware(ProxyMiddleware(RequestMetricsMiddleware(inside, metrics), settings.trusted_proxies))


async def _sweeping(hub: Hub) -> None:
    collecting = garbage.Collecting(time.monotonic())
    while True:
        await asyncio.sleep(min(SWEEP_SECONDS, hub.settings.idle_seconds))
        hub.sweep()
        now = time.monotonic()
        if collecting.is_time(now, max((room.moved for room in hub.registry.rooms.values()), default=0.0)):
            garbage.collect()


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HustingsError)
    return problem(of_error(error))


async def _failed(request: Request, error: Exception) -> Response:
    """In place of the framework's own words; the framework then raises the error on, and `ProblemMiddleware` logs it."""
    return problem(failed())


async def _invalid(request: Request, error: Exception) -> Response:
    """What is wrong with a request, in one line: the first thing that is."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return problem(
            ApiError(ErrorKind.MALFORMED, f"not JSON: {first.get('ctx', {}).get('error', 'it cannot be read')}", status=400)
        )
    return problem(malformed(first, besides="body"))


def _http(error: HTTPException) -> Response:
    """What the framework itself refuses: no such route, no such method, an unreadable body."""
    kinds = {404: ErrorKind.UNKNOWN, 405: ErrorKind.MALFORMED, 413: ErrorKind.TOO_LARGE}
    message = {404: "there is nothing here: see /api/docs", 405: "this cannot be done here: see /api/docs"}
    text = message.get(error.status_code, str(error.detail))
    return problem(ApiError(kinds.get(error.status_code, ErrorKind.MALFORMED), text, status=error.status_code), error.headers)
