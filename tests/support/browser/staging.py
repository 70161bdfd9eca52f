"""Moments of games on stage: the page shows a position of the fixtures as if a server had come to it.

The page, its words and its figures are the real ones; only what the table would push, preview and carry out is played here, so
that every kind of decision can be seen and answered at once, however rare it is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from support.browser.acts import LIVE
from support.browser.browsing import Visitor
from support.serving import Client, new_table

FIXTURE = Path(__file__).parents[3] / "web" / "tests" / "die-macher" / "fixture.json"
Json = dict[str, Any]


def moments() -> list[Json]:
    """One or two moments for every kind of decision, as the party that is asked may see them."""
    found: list[Json] = json.loads(FIXTURE.read_text("utf-8"))["moments"]
    return found


def name_of(moment: Json) -> str:
    return " ".join([moment["ask"]["kind"], moment["edition"], *moment["variants"]])


class Stage:
    """One window at a table that says what we tell it to."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.previews: list[list[int]] = []
        """The drafts that the page had shown, and what it sent."""
        self.sent: list[list[int]] = []
        self.state: Json = {}
        self._tables: dict[str, Client] = {}
        self._socket: WebSocketRoute | None = None
        self._pushes, self._ids = 0, set[str]()
        self.page.route_web_socket(LIVE, self._connected)
        self.page.route("**/api/tables/*/preview", self._preview)
        self.page.route("**/api/tables/*/act", lambda route: route.fulfill(json=self._act(route.request.post_data_json)))

    def show(self, moment: Json, **changes: Any) -> None:
        """Put a moment on the stage: in the same window, as the next push would."""
        me = self._table(moment)
        view = me.view()
        self.state = {
            **view,
            "seat": moment["seat"],
            "position": {**view["position"], **moment["position"]},
            "phase": moment["phase"],
            "asked": moment["asked"],
            "sealed": [],
            "ask": moment["ask"],
            "seq": self.state.get("seq", 100) + 10,
            "can_undo": False,
            **changes,
        }
        self.previews, self.sent = [], []
        if self._socket is None:
            self.page.goto(f"{self.visitor.url}/t/{me.table}#{me.token}")
            self.page.wait_for_selector(".ask")
        else:
            self._welcome(self._socket)
        self.page.wait_for_selector(f".ask[data-kind={moment['ask']['kind']}]" if self.state["ask"] else ".ask.idle")
        self.visitor.settle()

    def forget(self) -> None:
        """Drop what is drafted."""
        self.page.keyboard.press("Escape")
        for _ in range(9):
            if not self.page.locator(".ask .acts .plain").count():
                break
            self.page.locator(".ask .acts .plain").dispatch_event("click")  # it may lie below the fold
            self.visitor.settle()
        self.previews = []

    def _table(self, moment: Json) -> Client:
        key = f"{moment['edition']} {moment['variants']} {moment['position']['parties']}"
        if key not in self._tables:
            seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben", "Cem", "Dora", "Emil")]
            made = new_table(
                self.visitor.url,
                seats[: moment["position"]["parties"]],
                edition=moment["edition"],
                variants=moment["variants"],
            )
            self._tables[key] = made[1][0]
        return self._tables[key]

    def _connected(self, socket: WebSocketRoute) -> None:
        self._socket = socket

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hello":
                self._welcome(socket)
            elif said["type"] == "act":
                self._push(socket, {"type": "answer", "id": said["id"], "status": 200, "done": self._act(said), "problem": None})

        socket.on_message(heard)

    def _push(self, socket: WebSocketRoute, push: Json) -> None:
        self._pushes += 1
        socket.send(json.dumps({**push, "push": self._pushes}))

    def _welcome(self, socket: WebSocketRoute) -> None:
        self._push(socket, {"type": "welcome", "state": self.state, "lines": [], "chat": []})

    def _preview(self, route: Route) -> None:
        options = json.loads(route.request.post_data or "{}")["options"]
        self.previews.append(options)
        state = {**self.state, "ask": None}
        # One decision as before a draw: what it leads to by itself is the page's to show.
        several = len(options) > 1
        shown: Json = {"taken": len(options) if several else 0, "ends": "all" if several else "draw", "lines": [], "state": state}
        route.fulfill(json=shown)

    def _act(self, act: Json) -> Json:
        if act["id"] not in self._ids:  # else it is sent again, by a request
            self._ids.add(act["id"])
            self.sent.append(act["options"])
        state = {**self.state, "seq": self.state["seq"] + 1, "ask": None, "asked": []}
        return {"seq": state["seq"], "sealed": False, "lines": [], "state": state}
