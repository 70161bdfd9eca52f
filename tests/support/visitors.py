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
    """A request for a new table, valid apart from `changes`."""
    return {"game": "helvetiq", "seats": [{"kind": "person", "name": "A"}, {"kind": "bot", "bot": "easy"}], **changes}


class Table:
    """A started table of two people, with all its links."""

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
        """A seat that is asked, one of its options, and the position's seq."""
        seat = self.view(self.spectator)["asked"][0]
        view = self.view(self.seats[seat])
        return seat, view["ask"]["options"][0]["option"], view["seq"]


def problem(answer: httpx.Response, *statuses: int) -> Problem:
    """Check that an answer is a refusal with one of these statuses, whose body says why and reveals no internals; return the
    body."""
    assert answer.status_code in statuses, (answer.status_code, answer.text[:500])
    assert answer.headers["content-type"].startswith("application/json")
    for inside_word in ("Traceback", 'File "', '.py"', "sqlalchemy", "site-packages", "Error("):
        assert inside_word not in answer.text
    return Problem.model_validate_json(answer.content)


def live(server: Inside, **options: Any) -> Any:
    """A live connection, as a context manager."""
    return connect(f"ws://{HOST}:{server.port}/api/live", compression=None, open_timeout=PATIENCE, close_timeout=1, **options)


def said_until_closed(line: ClientConnection) -> list[dict[str, Any]]:
    """Everything that is pushed until the server closes the connection."""
    said: list[dict[str, Any]] = []
    with contextlib.suppress(ConnectionClosed):
        said.extend(json.loads(text) for text in line)
    return said


def hello(server: Inside, table: str, token: str) -> dict[str, Any]:
    with live(server) as line:
        line.send(json.dumps({"type": "hello", "table": table, "token": token}))
        found: dict[str, Any] = json.loads(line.recv(timeout=PATIENCE))
        return found
