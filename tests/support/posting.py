"""A mail server that keeps what it gets, for tests."""

from __future__ import annotations

import asyncio
import email
import email.policy
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult

from support.ports import free_port


class Sink:
    """The mail that came in, and how it is answered."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.recipients: list[str] = []
        self.rcpt = self.data = ""
        self.users: list[tuple[bytes, bytes]] = []

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.rcpt:
            return self.rcpt
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        found = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(found, EmailMessage)
        self.got.append(found)
        self.raw.append(envelope.content)
        self.recipients += envelope.rcpt_tos
        if self.data == "drop":
            server.transport.abort()
            await asyncio.sleep(0)
        return self.data or "250 OK"

    def login(self, server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        self.users.append((data.login, data.password))
        return AuthResult(success=data.password == b"hunter22", handled=False)  # the answer is left to the server


class _Controller(Controller):
    def __init__(self, sink: Sink, port: int, tls: ssl.SSLContext | None, start_tls: ssl.SSLContext | None, login: bool) -> None:
        self._options: dict[str, Any] = {
            "tls_context": start_tls,
            "auth_required": login,
            "auth_require_tls": False,
            "authenticator": sink.login,
        }
        super().__init__(sink, hostname="127.0.0.1", port=port, ssl_context=tls)

    def factory(self) -> SMTP:
        return SMTP(self.handler, hostname="sink.example", **self._options)


@contextmanager
def post_office(
    *, tls: ssl.SSLContext | None = None, start_tls: ssl.SSLContext | None = None, login: bool = False
) -> Iterator[tuple[Sink, int]]:
    sink, port = Sink(), free_port()
    controller = _Controller(sink, port, tls, start_tls, login)
    controller.start()
    try:
        yield sink, port
    finally:
        controller.stop()
