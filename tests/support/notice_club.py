"""A server that sends notices, with a webhook and a mail server that receive them."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from support.inside import Inside, inside, service, wide
from support.posting import Sink, post_office
from support.visitors import Table
from support.webhooks import Hook, hook

GRACE = 60.0


class Clock:
    def __init__(self) -> None:
        self.now = 1_900_000_000.0

    def __call__(self) -> float:
        return self.now


class Club:
    """A server that sends notices, with its clock, a webhook and a mail server."""

    def __init__(self, folder: Path, stack: ExitStack, **settings: Any) -> None:
        self.clock = Clock()
        self.hook: Hook = stack.enter_context(hook())
        self.sink: Sink
        self.sink, port = stack.enter_context(post_office())
        given = {
            "public_url": "https://play.example.org", "webhooks_private": True, "smtp": f"smtp://127.0.0.1:{port}?tls=none",
            "smtp_from": "Hustings <play@example.org>", "notice_after": GRACE, "limits": wide(notice_tests=1000),
            **settings,
        }  # fmt: skip
        self.server: Inside = stack.enter_context(inside(folder, clock=self.clock, **given))
        self.sender = service(self.server.app).state.noticing.sender

    def table(self, **options: Any) -> Table:
        return Table(self.server, **options)

    def passes(self, seconds: float = 0.0) -> None:
        """Send what is due, let time pass, and send what is due then."""
        self.look()
        self.clock.now += seconds
        self.look()

    def look(self) -> None:
        async def work() -> None:
            await self.sender.poll()
            await self.sender.settled()

        self.server.run(work())

    def wants(self, table: Table, seat: int, **wish: Any) -> dict[str, Any]:
        wish = wish or {"webhook": self.hook.url}
        found: dict[str, Any] = table.send("PUT", "/notices", table.seats[seat], json=wish).raise_for_status().json()
        return found

    def turns(self) -> list[dict[str, Any]]:
        """The bodies that the webhook received."""
        return [json.loads(body) for _, _, body in self.hook.got]


def act(table: Table) -> int:
    """Decide for a seat that is asked, and return the seat."""
    seat, option, seq = table.asked()
    body = {"seq": seq, "id": table.server.new_id(), "options": [option]}
    table.send("POST", "/act", table.seats[seat], json=body).raise_for_status()
    return seat


def act_until_other(table: Table) -> None:
    """Act until another seat is asked."""
    first = table.asked()[0]
    while table.asked()[0] == first:
        act(table)


def code_of(sink: Sink) -> str:
    """The code in the last mail."""
    found = re.search(r"\b[A-Z2-9]{8}\b", sink.got[-1].get_content())
    assert found is not None
    return found[0]
