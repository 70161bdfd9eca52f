"""Pages of other sites, and invalid host names: they change nothing and open no connection."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
import websockets
from websockets import Origin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from support.inside import HOST, Inside, inside
from support.patience import get, post


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("origins")) as found:
        yield found


@pytest.fixture
def url(server: Inside) -> str:
    return server.address


def test_other_pages_may_not_ask_for_changes(url: str) -> None:
    body = {"game": "die-macher", "seats": [{"kind": "bot"}] * 3}
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", url.replace("http://", "ftp://")):
        answer = post(f"{url}/api/tables", json=body, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["error"] == "forbidden"
    assert post(f"{url}/api/tables", json=body, headers={"Origin": url}).status_code == 201
    assert "access-control-allow-origin" not in get(f"{url}/api/about", headers={"Origin": "https://evil.example"}).headers


def test_other_pages_may_not_open_a_socket(url: str) -> None:
    async def work() -> None:
        address = url.replace("http", "ws") + "/api/live"
        with pytest.raises(websockets.InvalidStatus):
            async with websockets.connect(address, additional_headers={"Origin": "https://evil.example"}):
                pass
        async with websockets.connect(address, additional_headers={"Origin": url}):
            pass

    asyncio.run(work())


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "http://]", "//", "http://[x]:80", "http://a:b:c"])
def test_an_origin_that_is_none_is_refused(url: str, origin: str) -> None:
    answer = post(f"{url}/api/tables", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")


@pytest.mark.parametrize("host", ["[::1", "[", "a b", "x:y:z", "\u00e9"])
@pytest.mark.parametrize("path", ["/", "/t/x", "/api/about", "/api/nothing"])
def test_a_host_that_is_none_is_no_failure(url: str, host: str, path: str) -> None:
    answer = get(url + path, headers={b"Host": host.encode("latin-1")})
    assert answer.status_code < 500


def test_a_socket_of_an_origin_that_is_none_is_refused(server: Inside) -> None:
    with pytest.raises(InvalidStatus) as caught, connect(f"ws://{HOST}:{server.port}/api/live", origin=Origin("http://[")):
        pass
    assert caught.value.response.status_code == 403
