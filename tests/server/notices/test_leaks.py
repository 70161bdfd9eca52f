"""Notices, metrics and the log also leave the server: nothing goes out there that a spectator may not know."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from hustings.core.layout import Records
from hustings.server.notices import compose
from hustings.tables.table import Table as Inner
from hustings.text.words import LANGUAGES
from support.inside import Inside
from support.notice_club import GRACE, Club, code_of
from support.visitors import Table

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:aiosmtpd")


class Spectator:
    """A table reduced to what a spectator sees."""

    def __init__(self, table: Inner) -> None:
        self.id, self.head, self.game, self.spectator = table.id, table.head, table.game, table.spectator
        self.play = object()
        self._seen = table.running.observe(None)

    def observe(self, reader: int) -> Records:
        assert reader == self.spectator, "a notice looks through somebody's eyes"
        return self._seen


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with ExitStack() as stack:
        yield Club(tmp_path_factory.mktemp("leaks"), stack)


def told_all(club: Club, table: Table) -> None:
    """Let both people want every kind of notice, the second in another language."""
    for seat, token in enumerate(table.seats):
        table.send("PATCH", "/me", token, json={"lang": LANGUAGES[seat], "name": f"Zebra{seat}"}).raise_for_status()
        wish = {"webhook": club.hook.url, "email": f"okapi{seat}@quagga.example"}
        table.send("PUT", "/notices", token, json=wish).raise_for_status()
        table.send("POST", "/notices/confirm", token, json={"code": code_of(club.sink)}).raise_for_status()


def inner(server: Inside, table: Table) -> Inner:
    found: Inner = server.hub.registry.rooms[table.id].table
    return found


def test_a_whole_game_with_notices_on(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table, rng = Table(club.server, title="After work"), random.Random(4)
    told_all(club, table)
    expected: list[dict[str, Any]] = []
    seen_from = len(club.hook.got)
    while not (real := inner(club.server, table)).running.over:
        if rng.random() < 0.3:  # the others act at once
            before = len(club.hook.got)
            club.passes(GRACE + 1)
            for body in (json.loads(body) for _, _, body in club.hook.got[before:]):
                same = compose.about("your-turn", Spectator(real), body["lang"], "https://play.example.org")  # type: ignore[arg-type]
                request = compose.request(club.hook.url, "json", same)
                assert json.loads(request.body) == body, "made of what a spectator sees, and of nothing else"
                expected.append(body)
        seat = rng.choice(real.waiting_for)
        option = rng.choice(real.own(seat).legal(seat))
        act = {"seq": real.seq, "id": club.server.new_id(), "options": [option]}
        table.send("POST", "/act", table.seats[seat], json=act).raise_for_status()
    assert len(expected) > 3 and len(club.hook.got) - seen_from == len(expected) and len(club.sink.got) > 5
    links = [token.encode() for token in (*table.seats, table.host, table.spectator)]
    sent = [part for path, headers, body in club.hook.got for part in (path.encode(), repr(headers).encode(), body)]
    sent += [raw.replace(b"=\r\n", b"") for raw in club.sink.raw]
    for part in sent:
        assert not [link for link in links if link in part]
        assert b"Zebra" not in part and b"#" not in part.split(b"/t/")[-1][:40]
    figures = club.server.http.get("/metrics").content
    logged = "\n".join(
        record.getMessage() + repr(vars(record)) for record in caplog.records if record.name.startswith("hustings")
    )
    for out in (figures, logged.encode()):
        for secret in (*links, b"okapi", b"quagga", b"Zebra", b"After work", club.hook.url.encode()):
            assert secret not in out
    assert b'hustings_notices_total{channel="webhook",result="sent"}' in figures


def test_what_goes_wrong_is_logged_without_addresses(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = Table(club.server)
    told_all(club, table)
    club.hook.status, club.sink.rcpt = 500, "550 5.1.1 <okapi0@quagga.example> no such user"
    club.passes(GRACE + 1)
    club.hook.status, club.sink.rcpt = 204, ""
    logged = "\n".join(
        record.getMessage() + repr(vars(record)) for record in caplog.records if record.name.startswith("hustings")
    )
    assert "550" in logged and "500" in logged
    for secret in ("okapi", "quagga", "127.0.0.1", *table.seats):
        assert secret not in logged


def test_the_way_itself_is_shown_to_its_owner_only(club: Club, tmp_path: Path) -> None:
    """Neither the operator's list nor anybody else's view shows it."""
    table = Table(club.server)
    told_all(club, table)
    for token in (table.seats[1], table.host, table.spectator):
        for path in ("/view", "/lines", "/chat", ""):
            assert b"okapi0" not in table.send("GET", path, token).content
    assert b"okapi0" in table.send("GET", "/notices", table.seats[0]).content
