"""The server in a thread of the test's own process, and readers that keep every byte sent to them."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from hustings.server.app import make_app
from hustings.server.http.protocol import configured
from hustings.server.settings import Limits, Settings
from support.patience import PATIENCE
from support.ports import free_port
from support.postgres import place
from support.serving import hang_up

T = TypeVar("T")
HOST = "127.0.0.1"
WIDE = Limits(per_second=10_000.0, burst=10_000, tables_per_hour=10_000, chat_lines=10_000, welcomes_per_minute=10**6)
"""Limits so wide that a test about something else does not reach them."""


def wide(**limits: float) -> Limits:
    """`WIDE` with these limits in place of its own."""
    return WIDE.model_copy(update=limits)


def service(app: Any) -> FastAPI:
    """The application itself, without the layers wrapped around it."""
    while not isinstance(app, FastAPI):
        app = app.app
    return app


class Inside:
    """The server in a thread of this process, for tests that compare what it sends with what is true."""

    def __init__(self, folder: Path, *, address: str | None = None, **settings: Any) -> None:
        self.port, self.database = free_port(), folder / "tables.db"
        self.address = f"http://{HOST}:{self.port}"
        given: dict[str, Any] = {"bot_pace": 0.0, "order_pace": 0.0, "workers": 0, "limits": WIDE, **settings}
        chosen = Settings(db=address or place(self.database), port=self.port, **given)
        self.app = make_app(chosen)
        config = configured(self.app, chosen, host=HOST, port=self.port, log_level="error")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, verify=False)
        self._ids = itertools.count()

    def start(self) -> None:
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server ended"
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.01)

    @property
    def hub(self) -> Any:
        return service(self.app).state.hub

    def new_id(self) -> str:
        return f"id{next(self._ids)}"

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` in the server's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self._server.servers[0].get_loop()).result(PATIENCE)

    def stop(self) -> None:
        self.http.close()
        hang_up(self.address)
        self._server.should_exit = True
        self._thread.join(PATIENCE)


@contextmanager
def inside(folder: Path, **settings: Any) -> Iterator[Inside]:
    server = Inside(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Reader:
    """A person with a link who keeps every byte ever sent to them."""

    def __init__(self, server: Inside, table: str, token: str) -> None:
        self.server, self.table, self.token = server, table, token
        self.seen: list[bytes] = []
        self.pushes: list[str] = []
        self._open = ExitStack()
        self._socket = self._open.enter_context(self._connected())

    @contextmanager
    def _connected(self) -> Iterator[ClientConnection]:
        address = f"ws://{HOST}:{self.server.port}/api/live"
        # Pushes are read as they come, even if the test does not look for a while: otherwise pings would be missed and the
        # connection dropped.
        with connect(address, max_size=1 << 24, max_queue=None, compression=None, open_timeout=PATIENCE, close_timeout=1) as live:
            live.send(json.dumps({"type": "hello", "table": self.table, "token": self.token}))
            yield live

    def welcome(self) -> bytes:
        """Open another connection of this reader and return the welcome it gets."""
        with self._connected() as live:
            text = live.recv(timeout=PATIENCE)
        body = text.encode() if isinstance(text, str) else text
        self.seen.append(body)
        return body

    def settle(self) -> None:
        """Read everything that has been pushed so far."""
        self._socket.send('{"type":"ping"}')
        while True:
            text = str(self._socket.recv(timeout=PATIENCE))
            self.pushes.append(text)
            self.seen.append(text.encode())
            if '"type":"pong"' in text:
                return

    def _keep(self, answer: httpx.Response) -> httpx.Response:
        headers = [name + b": " + value for name, value in answer.headers.raw if name.lower() != b"date"]
        self.seen += [answer.content, b"\n".join(headers)]
        return answer

    def get(self, path: str) -> httpx.Response:
        address = f"/api/tables/{self.table}/{path}".rstrip("/")
        return self._keep(self.server.http.get(address, headers={"Authorization": f"Bearer {self.token}"}))

    def post(self, path: str, **body: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        return self._keep(self.server.http.post(f"/api/tables/{self.table}/{path}", json=body, headers=headers))

    def close(self) -> None:
        self.settle()  # a connection with something unread in it closes slowly
        self._open.close()


def heard(found: socket.socket) -> bytes:
    """Everything that the server sends until it ends the connection."""
    said = b""
    try:
        while part := found.recv(65536):
            said += part
    except ConnectionError:
        pass
    return said
