"""People with and without links, and what a refusal must look like."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hustings.wire.play import Problem
from support.inside import HOST, Inside
from support.patience import PATIENCE


def wish(**changes: Any) -> dict[str, Any]:
    """A new table that could be."""
    return {"game": "helvetiq", "seats": [{"kind": "person", "name": "A"}, {"kind": "bot", "bot": "easy"}], **changes}


class Table:
    """A table of two, begun, with all its links."""

    def __init__(self, server: Inside, game: str = "helvetiq", **options: Any) -> None:
        wish = {"game": game, "seats": [{"kind": "person", "name": f"P{n}"} for n in range(2)], "start": True, **options}
        links = server.http.post("/api/tables", json=wish).raise_for_status().json()
        self.server, self.id = server, links["table"]
        self.seats = [link["token"] for link in links["seats"]]
        self.host, self.spectator = links["host"], links["spectator"]

    def send(self, method: str, path: str, token: str | None, **options: Any) -> httpx.Response:
        headers = {**options.pop("headers", {}), **({} if token is None else {"Authorization": f"Bearer {token}"})}
        return self.server.http.request(method, f"/api/tables/{self.id}{path}", headers=headers, **options)

    def view(self, token: str) -> dict[str, Any]:
        found: dict[str, Any] = self.send("GET", "/view", token).raise_for_status().json()
        return found

    def asked(self) -> tuple[int, int, int]:
        """Who is asked, one of its options, and the position's number."""
        seat = self.view(self.spectator)["asked"][0]
        view = self.view(self.seats[seat])
        return seat, view["ask"]["options"][0]["option"], view["seq"]


def problem(answer: httpx.Response, *statuses: int) -> Problem:
    """A refusal: of one of these statuses, with a body that says why and nothing of our insides."""
    assert answer.status_code in statuses, (answer.status_code, answer.text[:500])
    assert answer.headers["content-type"].startswith("application/json")
    for inside_word in ("Traceback", 'File "', '.py"', "sqlalchemy", "site-packages", "Error("):
        assert inside_word not in answer.text
    return Problem.model_validate_json(answer.content)


def live(server: Inside, **options: Any) -> Any:
    """A connection, as a context."""
    return connect(f"ws://{HOST}:{server.port}/api/live", compression=None, open_timeout=PATIENCE, close_timeout=1, **options)


def said_until_closed(line: ClientConnection) -> list[dict[str, Any]]:
    """All that is pushed until the server closes the connection."""
    said: list[dict[str, Any]] = []
    with contextlib.suppress(ConnectionClosed):
        said.extend(json.loads(text) for text in line)
    return said


def hello(server: Inside, table: str, token: str) -> dict[str, Any]:
    with live(server) as line:
        line.send(json.dumps({"type": "hello", "table": table, "token": token}))
        found: dict[str, Any] = json.loads(line.recv(timeout=PATIENCE))
        return found
