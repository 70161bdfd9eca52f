"""What a window decides, by either road: over its connection, or by a request where that does not answer; and a connection in the
hand of a test."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Page, Request, Response, WebSocket, WebSocketRoute

from support.patience import tries

LIVE = "**/api/live"
Json = dict[str, Any]


@dataclass
class Act:
    """An act that was sent, and the answer to it once that is there."""

    id: str
    options: list[int]
    road: Literal["connection", "request"]
    status: int | None = None
    _read: Callable[[], Json] = field(default=dict, repr=False)

    @property
    def ok(self) -> bool:
        return self.status == 200

    @property
    def said(self) -> Json:
        """What was done, or the problem."""
        return self._read()


class Acts:
    """The acts of a window, in order. Made before it opens a table."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Act] = []
        self._page = page
        page.on("websocket", self._connected)
        page.on("request", self._asked)
        page.on("response", self._answered)

    def after(self, do: Callable[[], object]) -> Act:
        """Do something that sends an act; the act, once it is answered."""
        before = len(self.sent)
        do()
        for _ in tries():
            found = next((act for act in self.sent[before:] if act.status is not None), None)
            if found is not None:
                return found
            self._page.wait_for_timeout(10)  # lets what was sent and received come in
        raise AssertionError(f"no act was answered; sent: {self.sent[before:]}")

    def _connected(self, socket: WebSocket) -> None:
        said: dict[str, Act] = {}  # over this connection

        def sent(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "act":
                said[message["id"]] = act = Act(message["id"], message["options"], "connection")
                self.sent.append(act)

        def received(frame: str | bytes) -> None:
            push = json.loads(frame)
            if push["type"] == "answer":
                act = said[push["id"]]
                act.status, act._read = push["status"], lambda: push["done"] or push["problem"]

        socket.on("framesent", sent)
        socket.on("framereceived", received)

    def _asked(self, request: Request) -> None:
        if request.url.endswith("/act"):
            body = request.post_data_json or {}
            self.sent.append(Act(body["id"], body["options"], "request"))

    def _answered(self, response: Response) -> None:
        if response.url.endswith("/act"):
            id = (response.request.post_data_json or {})["id"]
            act = next(act for act in reversed(self.sent) if (act.id, act.road) == (id, "request"))
            act.status, act._read = int(response.headers.get("hustings-status", response.status)), response.json


class Line:
    """The connection of a window, in the hand of a test. Made before the window opens a table."""

    def __init__(self, page: Page, *, passing: Collection[str] | None = None, cut_at: str | None = None) -> None:
        """`passing`: the only kinds of push that come through. `cut_at`: the kind of message, either way, that the connection
        breaks instead of bringing, once; the next connection holds."""
        self._passing, self._cut_at = passing, cut_at
        self.said: list[Json] = []
        """What the page said, whether the server heard it or not."""
        page.route_web_socket(LIVE, self._connected)

    def _connected(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        broken = False  # what is still under way comes no further

        def cut(kind: str) -> bool:
            nonlocal broken
            if kind == self._cut_at:
                self._cut_at, broken = None, True
                socket.close()
                server.close()
            return broken

        def outward(message: str | bytes) -> None:
            self.said.append(json.loads(message))
            if not cut(self.said[-1]["type"]):
                server.send(message)

        def inward(message: str | bytes) -> None:
            kind = json.loads(message)["type"]
            if not cut(kind) and (self._passing is None or kind in self._passing):
                socket.send(message)

        socket.on_message(outward)
        server.on_message(inward)
