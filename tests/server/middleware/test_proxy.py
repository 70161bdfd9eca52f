"""Behind a reverse proxy: its headers count if the operator trusts it, and nobody else's do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from hustings.server.middleware.proxy import ProxyMiddleware
from support.inside import HOST, Inside, inside, wide
from support.patience import get, post
from support.visitors import live, wish

FEW = wide(per_second=0.001, burst=3, crowd=1, tables_per_hour=2)


def seen(trusted: list[str], peer: str, headers: list[tuple[bytes, bytes]], kind: str = "http") -> dict[str, Any]:
    """The parts of a request that the application sees."""
    found: dict[str, Any] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.update(scope)

    scope = {"type": kind, "client": (peer, 1), "scheme": "http" if kind == "http" else "ws", "headers": headers}
    running = ProxyMiddleware(app, trusted)(scope, None, None)  # type: ignore[arg-type]
    with pytest.raises(StopIteration):
        running.send(None)
    return found


def test_only_a_trusted_proxy_is_believed() -> None:
    told = [(b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-proto", b"https"), (b"x-forwarded-host", b"play.example.org")]
    host = [(b"host", b"inner:8000")]
    believed = seen(["127.0.0.1/32"], "127.0.0.1", [*host, *told])
    assert (believed["client"][0], believed["scheme"]) == ("203.0.113.9", "https")
    assert [value for name, value in believed["headers"] if name == b"host"] == [b"play.example.org"]
    for trusted, peer in (([], "127.0.0.1"), (["10.0.0.0/8"], "127.0.0.1"), (["10.0.0.0/8"], "203.0.113.1")):
        unbelieved = seen(trusted, peer, [*host, *told])
        assert (unbelieved["client"][0], unbelieved["scheme"]) == (peer, "http")
        assert dict(unbelieved["headers"])[b"host"] == b"inner:8000"


def test_what_a_visitor_puts_before_the_proxys_own_word_is_not_believed() -> None:
    chain = [(b"x-forwarded-for", b"1.1.1.1, 127.0.0.1, 198.51.100.7, 10.0.0.2")]
    assert seen(["127.0.0.1", "10.0.0.0/8"], "10.0.0.1", chain)["client"][0] == "198.51.100.7"
    twice = [(b"x-forwarded-for", b"1.1.1.1"), (b"x-forwarded-for", b"198.51.100.7")]
    assert seen(["10.0.0.1"], "10.0.0.1", twice)["client"][0] == "198.51.100.7"
    assert seen(["10.0.0.1"], "10.0.0.1", [(b"x-forwarded-for", b"8.8.8.8, rubbish")])["client"][0] == "10.0.0.1"
    assert seen(["10.0.0.1"], "10.0.0.1", [(b"x-forwarded-proto", b"gopher")])["scheme"] == "http"


def test_addresses_come_with_ports_and_in_the_new_form() -> None:
    for text, address in (
        (b"[2001:db8::1]:443", "2001:db8::1"),
        (b"192.0.2.1:99", "192.0.2.1"),
        (b"::ffff:192.0.2.7", "192.0.2.7"),
    ):
        assert seen(["::1"], "::1", [(b"x-forwarded-for", text)])["client"][0] == address
    assert seen(["10.0.0.0/8"], "::ffff:10.1.1.1", [(b"x-forwarded-for", b"192.0.2.1")])["client"][0] == "192.0.2.1"
    assert seen(["127.0.0.1"], "127.0.0.1", [(b"x-forwarded-proto", b"https")], "websocket")["scheme"] == "wss"


def tables_from(server: Inside, count: int) -> list[int]:
    """The statuses of requests for new tables, each as if from another address."""
    made = [post(f"{server.address}/api/tables", json=wish(), headers=_from(f"198.51.100.{n}")) for n in range(count)]
    return [answer.status_code for answer in made]


def _from(address: str, **more: str) -> dict[str, str]:
    return {"X-Forwarded-For": address, **more}


def test_without_trust_nobody_gets_round_the_limits(tmp_path: Path) -> None:
    with inside(tmp_path, limits=wide(tables_per_hour=2)) as server:
        assert tables_from(server, 4) == [201, 201, 429, 429]


def test_with_trust_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    with inside(tmp_path, limits=wide(tables_per_hour=2), trusted_proxies=(HOST,)) as server:
        assert tables_from(server, 4) == [201] * 4
        one = [post(f"{server.address}/api/tables", json=wish(), headers=_from("203.0.113.5")) for _ in range(3)]
        assert [answer.status_code for answer in one] == [201, 201, 429]


def test_requests_are_counted_by_who_sent_them(tmp_path: Path) -> None:
    with inside(tmp_path, limits=FEW, trusted_proxies=(HOST,)) as server:
        for visitor, statuses in (("203.0.113.5", [200, 200, 200, 429]), ("203.0.113.6", [200])):
            got = [get(f"{server.address}/api/about", headers=_from(visitor)).status_code for _ in statuses]
            assert got == statuses


def test_the_origin_is_held_against_the_name_the_proxy_has_told(tmp_path: Path) -> None:
    public = {"Origin": "https://play.example.org", "X-Forwarded-Host": "play.example.org", "X-Forwarded-Proto": "https"}
    evil = {"Origin": "https://evil.example", "X-Forwarded-Host": "evil.example"}
    (tmp_path / "a").mkdir()
    with inside(tmp_path / "a", trusted_proxies=(HOST,), hosts=("*",)) as server:
        assert post(f"{server.address}/api/tables", json=wish(), headers=public).status_code == 201
        with live(server, additional_headers=public):
            pass
    (tmp_path / "b").mkdir()
    with inside(tmp_path / "b") as server:  # nobody is trusted: headers sent by a page of another site do not help it
        for headers in (public, evil):
            assert post(f"{server.address}/api/tables", json=wish(), headers=headers).status_code == 403
            with pytest.raises(InvalidStatus), live(server, additional_headers=headers):
                pass
