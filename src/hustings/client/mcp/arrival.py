"""Arrival at a table, from a link to a place. A seat's own link is used as it is. With an invitation an open seat is taken, which
is found again when the same program comes back with the same name."""

from __future__ import annotations

import json
import os
from pathlib import Path
from urllib.parse import urlsplit

from ... import wire
from ...core.errors import HustingsError
from ...places import in_data_folder
from ...tables.model import SeatKind, Status
from ..errors import LinkGone, Refused
from ..http import Server
from ..place import Place

NO_LINK = "that is not a link to a table: a link looks like http://host:8000/t/TABLE#TOKEN"


def parse_link(link: str) -> tuple[str, str, str]:
    """The server's address, the table and the token of a link; without a token it leads to a public table."""
    try:
        parts = urlsplit(link.strip())
        before, found, table = parts.path.rstrip("/").rpartition("/t/")
    except ValueError:
        raise HustingsError(NO_LINK) from None
    if parts.scheme not in ("http", "https") or not parts.netloc or not found or not table:
        raise HustingsError(NO_LINK)
    return f"{parts.scheme}://{parts.netloc}{before}", table, parts.fragment


def arrive(link: str, name: str, *, only: str | None = None, password: str | None = None) -> Place:
    """The seat's place that a link leads to. `only`: the one server that may be contacted."""
    address, table, token = parse_link(link)
    if only is not None and address != only.rstrip("/"):
        raise HustingsError(f"this program plays at {only} only: give a link to a table there")
    server = Server(address, password=password)
    try:
        return _seated(server, table, token, name)
    except BaseException:
        server.close()
        raise


def _seated(server: Server, table: str, token: str, name: str) -> Place:
    if token:
        view = Place(server, table, token).view()
        if view.seat is not None:
            return Place(server, table, token)
        info = view.table
    else:
        info = server.ask(wire.TableInfo, "GET", f"/tables/{table}")
    kept = KeptSeats()
    key = f"{server.address}/t/{table} {name}"
    if (again := kept.get(key)) is not None:
        try:
            if Place(server, table, again).view().seat is not None:
                return Place(server, table, again)
        except (LinkGone, Refused):
            pass  # somebody else has the seat now
    if info.status.ended:
        raise HustingsError(f"the table {info.title!r} is {info.status}: nobody can sit down any more")
    if not any(seat.kind == SeatKind.OPEN for seat in info.seats):
        state = "waits for its host to begin" if info.status == Status.WAITING else "is being played"
        raise HustingsError(f"the table {info.title!r} has no open seat and {state}: ask its host for the link of a seat")
    joined = server.join(table, name, token=token or None)
    kept.put(key, joined.token)
    return Place(server, table, joined.token)


class KeptSeats:
    """The seats that were taken by invitation, in a file that only its owner can read, since their links are secret."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or in_data_folder("mcp-seats.json")

    def _all(self) -> dict[str, str]:
        try:
            found = json.loads(self.path.read_bytes())
        except (OSError, ValueError):
            return {}
        return {str(key): str(token) for key, token in found.items()} if isinstance(found, dict) else {}

    def get(self, key: str) -> str | None:
        return self._all().get(key)

    def put(self, key: str, token: str) -> None:
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump({**self._all(), key: token}, file)
            os.replace(beside, self.path)
        except OSError as error:
            raise HustingsError(f"cannot keep the seat in {self.path}: {error.strerror}; set HUSTINGS_HOME to a folder") from None
