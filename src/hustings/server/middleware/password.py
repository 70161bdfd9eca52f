"""An optional password for the whole server. Browsers get a plain form and then a cookie; programs send the password in a header.

The cookie holds its expiry time, signed with a key derived from the password. So all processes recognise it without sharing
anything, and changing the password ends every session.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable
from html import escape
from urllib.parse import parse_qs, urlencode, urlsplit

from itsdangerous import BadData, URLSafeSerializer
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import ApiError, ErrorKind, minutes
from ..http import html
from ..metrics import Metrics
from ..settings import Settings
from ..throttle import Window, visitor

log = logging.getLogger("hustings.server")

COOKIE, HEADER, ENTER = "hustings_entered", "hustings-password", "/enter"
SECURE_COOKIE = f"__Host-{COOKIE}"  # no other host of the same domain can set it, nor can anybody over plain http
DAYS = 30
SIGNER = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
TRIES_SECONDS = 300.0
OPEN = ("/healthz", "/api/healthz", html.STYLE_PATH)
OPEN_BELOW = ("/api/notices/stop/",)  # people who get a mail may unsubscribe without the password


class PasswordKey:
    """A password and the sessions that it opens. Each session holds its expiry time, signed with a key derived from the
    password."""

    def __init__(self, password: str) -> None:
        self._digest = hashlib.sha256(password.encode()).digest()
        # Slow on purpose: a stolen cookie should not help anybody to find the password by trying.
        key = hashlib.scrypt(password.encode(), salt=b"hustings entered 1", n=2**14, r=8, p=1)
        self._sessions = URLSafeSerializer(key, salt=COOKIE, signer_kwargs=SIGNER)

    def opens(self, told: str) -> bool:
        return hmac.compare_digest(self._digest, hashlib.sha256(told.encode()).digest())

    def session(self, until: float) -> str:
        return str(self._sessions.dumps([int(until), secrets.token_urlsafe(6)]))

    def knows(self, session: str, now: float) -> bool:
        try:
            until, _ = self._sessions.loads(session)
        except BadData:
            return False
        return bool(now < until)


class PasswordMiddleware:
    """Middleware that lets nothing pass without the password, except the health checks, unsubscribing from notices, and the style
    sheet of the plain pages."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Callable[[], Metrics | None]) -> None:
        self.app, self.settings, self._metrics = app, settings, metrics
        self._key = PasswordKey(settings.password) if settings.password else None
        self._tries = Window(settings.limits.password_tries, TRIES_SECONDS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._key is None or scope["type"] not in ("http", "websocket") or self._is_open(scope["path"]):
            await self.app(scope, receive, send)
            return
        asked = HTTPConnection(scope)
        if scope["type"] == "http" and self._enters(scope, asked.headers):
            await (await self._enter(Request(scope, receive)))(scope, receive, send)
        elif scope["type"] == "websocket":
            try:
                may = self._may(asked)
            except ApiError:
                may = False
            if may:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})  # before it is accepted: answered with 403
        elif self._may(asked):
            await self.app(scope, receive, send)
        elif scope["path"].startswith("/api/") or scope["path"] == "/metrics":
            raise ApiError(
                ErrorKind.PASSWORD, "this server has a password: enter it at /enter, or send it as 'Hustings-Password: ...'"
            )
        else:
            await self._form(asked, 401)(scope, receive, send)

    @staticmethod
    def _is_open(path: str) -> bool:
        return path in OPEN or path.startswith(OPEN_BELOW)

    # Access

    def _may(self, asked: HTTPConnection) -> bool:
        assert self._key is not None
        session = _cookie(asked, SECURE_COOKIE if self._is_secure(asked) else COOKIE)
        if session is not None and self._key.knows(session, self.settings.clock()):
            return True
        told = asked.headers.get(HEADER)
        if told is None and asked.scope["path"] == "/metrics":
            told = _basic(asked.headers.get("authorization"))
        return told is not None and self._opens(asked, told)

    def _opens(self, asked: HTTPConnection, told: str) -> bool:
        """Whether `told` is the password. After too many wrong ones from an address nothing is checked for a while, not even the
        right one."""
        assert self._key is not None
        address = visitor(asked.client.host) if asked.client else ""
        wait = self._tries.left(address)
        if wait:
            raise ApiError(ErrorKind.TOO_MANY, f"too many wrong passwords from here: wait {minutes(wait)}")
        if self._key.opens(told):
            return True
        self._tries.take(address)
        metrics = self._metrics()
        if metrics is not None:
            metrics.password_failures.inc()
        log.warning("a wrong password", extra={"address": address})
        return False

    # The form

    @staticmethod
    def _enters(scope: Scope, headers: Headers) -> bool:
        if scope["path"] == ENTER and scope["method"] in ("GET", "HEAD"):
            return True
        form = headers.get("content-type", "").startswith("application/x-www-form-urlencoded")
        return scope["method"] == "POST" and form and not scope["path"].startswith("/api/")

    async def _enter(self, request: Request) -> Response:
        assert self._key is not None
        if request.method != "POST":
            return self._form(request, 200)
        told = parse_qs((await request.body()).decode("utf-8", "replace")).get("password", [""])[0]
        try:
            if not self._opens(request, told):
                return self._form(request, 403, "enter-wrong")
        except ApiError:
            return self._form(request, 429, "enter-wait")
        answer = RedirectResponse(_next(request), 303)
        secure = self._is_secure(request)
        session = self._key.session(self.settings.clock() + DAYS * 86400)
        name = SECURE_COOKIE if secure else COOKIE
        answer.set_cookie(name, session, max_age=DAYS * 86400, path="/", httponly=True, samesite="lax", secure=secure)
        return answer

    def _is_secure(self, asked: HTTPConnection) -> bool:
        """Whether visitors use https."""
        return asked.scope.get("scheme") in ("https", "wss") or (self.settings.public_url or "").startswith("https://")

    def _form(self, asked: HTTPConnection, status: int, wrong: str | None = None) -> Response:
        """The form, which leads back to its own address, so that the part after the # (a secret link) stays in the browser."""
        words = html.words_of(asked)
        note = f'<p class="wrong" role="alert">{escape(words.say(wrong))}</p>' if wrong else ""
        body = (
            f'<p>{escape(words.say("enter-about"))}</p>{note}<form method="post">'
            f'<label for="password">{escape(words.say("enter-label"))}</label>'
            '<input id="password" name="password" type="password" autocomplete="current-password" required autofocus>'
            f"<button>{escape(words.say('enter-button'))}</button></form>"
        )
        return html.page(words, words.say("enter-title"), body, status)


def _next(request: Request) -> str:
    """The address to go to after the form: the one where it was shown, or from /enter the one in `next`, if it is on this
    server."""
    if request.url.path != ENTER:
        query = f"?{urlencode(request.query_params.multi_items())}" if request.query_params else ""
        return f"/{request.scope['path'].lstrip('/' + chr(92))}{query}"
    wish = request.query_params.get("next", "/")
    parts = urlsplit(wish)
    here = wish.startswith("/") and not wish.startswith(("//", "/\\")) and not parts.netloc and not parts.scheme
    return wish if here and wish.isprintable() and parts.path != ENTER else "/"


def _cookie(asked: HTTPConnection, name: str) -> str | None:
    """The value of a cookie of ours. These are never quoted, so it is read here: Python takes seconds to undo the quotes of 30 KB
    of backslashes."""
    found = None
    for part in asked.headers.get("cookie", "").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            found = value
    return found


def _basic(header: str | None) -> str | None:
    """The password in a Basic or Bearer authorization, because Prometheus can send only these."""
    kind, _, rest = (header or "").partition(" ")
    if kind.lower() == "bearer":
        return rest.strip()
    if kind.lower() != "basic":
        return None
    try:
        return base64.b64decode(rest, validate=True).decode().partition(":")[2]
    except ValueError:
        return None
