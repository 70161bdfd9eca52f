"""A user's webhook for tests, which keeps what it gets and answers as the test tells it to."""

from __future__ import annotations

import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Receiver(BaseHTTPRequestHandler):
    """Handler of requests to the webhook, which keeps them and answers as its `Hook` says."""

    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        server = self.server
        assert isinstance(server, Hook)
        server.got.append((self.path, dict(self.headers), self.rfile.read(int(self.headers["Content-Length"]))))
        server.behave(self)

    def log_message(self, *_: object) -> None:
        pass


class Hook(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiver)
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status, self.location, self.size = 204, "", 0
        self.hang = threading.Event()
        self.hangs = self.drops = False

    def behave(self, handler: Receiver) -> None:
        if self.hangs or self.drops:
            if self.hangs:
                self.hang.wait(60)
            handler.close_connection = True  # without an answer
            return
        handler.send_response(self.status)
        if self.location:
            handler.send_header("Location", self.location)
        handler.send_header("Content-Length", str(self.size))
        handler.end_headers()
        for _ in range(self.size // 65536):
            handler.wfile.write(b"x" * 65536)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook"


@contextmanager
def hook(context: ssl.SSLContext | None = None) -> Iterator[Hook]:
    found = Hook()
    if context is not None:
        found.socket = context.wrap_socket(found.socket, server_side=True)
    thread = threading.Thread(target=found.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        found.hang.set()
        found.shutdown()
        found.server_close()
