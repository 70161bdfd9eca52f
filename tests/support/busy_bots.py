"""A server whose only bot worker thinks for as long as a test wants, so that other requests queue for it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hustings.server import app as app_module
from hustings.server.bots.pool import BotPool
from support.inside import HOST, Inside, inside
from support.patience import PATIENCE

# A worker that notes which bot it thinks for, and keeps a search bot thinking for as long as the file "hold" exists.
WORKER = """
import json, pathlib, struct, sys, time
folder = pathlib.Path(sys.argv[1])
while True:
    head = sys.stdin.buffer.read(4)
    if len(head) < 4:
        sys.exit(0)
    question = json.loads(sys.stdin.buffer.read(struct.unpack(">I", head)[0]))
    with (folder / "notes").open("a") as notes:
        notes.write(question["bot"] + "\\n")
    while question["bot"].startswith("search") and (folder / "hold").exists():
        time.sleep(0.01)
    body = json.dumps({"option": question["legal"][0]}).encode()
    sys.stdout.buffer.write(struct.pack(">I", len(body)) + body)
    sys.stdout.buffer.flush()
"""
GREEDY, HONEST = "203.0.113.5", "198.51.100.7"


class Busy:
    """A server with one worker, and the bots that this worker was asked to think for."""

    def __init__(self, server: Inside, folder: Path) -> None:
        self.server, self.folder = server, folder

    def table(self, address: str, *seats: str) -> dict[str, Any]:
        kinds = [{"kind": "person"} if seat == "person" else {"kind": "bot", "bot": seat} for seat in seats]
        wish = {"game": "die-macher", "seats": kinds, "start": True}
        made = self.server.http.post("/api/tables", json=wish, headers={"X-Forwarded-For": address})
        links: dict[str, Any] = made.raise_for_status().json()
        return links

    @property
    def notes(self) -> list[str]:
        return (self.folder / "notes").read_text().split() if (self.folder / "notes").exists() else []

    def until(self, true: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < deadline, self.notes
            time.sleep(0.01)

    @property
    def waiting(self) -> int:
        return sum(line.startswith("hustings_bots_waiting ") and int(float(line.split()[1])) for line in self._figures())

    def _figures(self) -> list[str]:
        return self.server.http.get("/metrics").text.splitlines()

    def go_on(self) -> None:
        (self.folder / "hold").unlink()


@contextmanager
def busy(folder: Path) -> Iterator[Busy]:
    """Run such a server. `limit` is long, so that a search held back while a browser starts is not taken for hung."""
    (folder / "worker.py").write_text(WORKER)
    (folder / "hold").touch()
    command = [sys.executable, "-S", str(folder / "worker.py"), str(folder)]

    def one_worker(_: int | None) -> BotPool:
        return BotPool(1, limit=PATIENCE, warm=False, command=command, busy_seconds=0.05)

    with patch.object(app_module, "BotPool", one_worker), inside(folder, trusted_proxies=(HOST,)) as server:
        try:
            yield Busy(server, folder)
        finally:
            (folder / "hold").unlink(missing_ok=True)
