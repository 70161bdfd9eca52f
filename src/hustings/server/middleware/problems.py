"""Error handling: every failure below becomes a `Problem`, refusals with their status and failures without a stack trace."""

from __future__ import annotations

import logging

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...core.errors import HustingsError
from ..errors import ApiError, ErrorKind, failed, of_error
from ..http.responses import problem
from ..logs import shown_path

log = logging.getLogger("hustings.server")


class ProblemMiddleware:
    """Middleware that answers a request that was refused or failed before the application could answer it itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
            return
        except HustingsError as error:
            refused = of_error(error)
        except HTTPException as error:  # raised by a body that was read before the framework saw it
            kind = ErrorKind.TOO_LARGE if error.status_code == 413 else ErrorKind.MALFORMED
            refused = ApiError(kind, str(error.detail), status=error.status_code)
        except Exception:
            log.exception("%s %r failed", scope["method"], shown_path(scope["path"]))  # quoted, since it may contain line breaks
            refused = failed()
        if not begun:
            await problem(refused)(scope, receive, send)
