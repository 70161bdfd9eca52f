"""A service that is stopped with SIGTERM: what was acknowledged is kept, pages are told to come back later, nothing is left
behind."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from support.patience import PATIENCE, tries
from support.serving import Client, Server, Watcher, first_option, new_table

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there is no SIGTERM")
COMES_BACK = (1001, 1012)  # going away, service restart: as the page understands them


def terminate(server: Server) -> int:
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    return server.process.wait(PATIENCE)


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_pages_are_told_to_come_back_and_the_server_ends_well(tmp_path: Path) -> None:
    async def work(server: Server) -> tuple[int, int | None]:
        _, people, _ = new_table(server.url, ["person", "person"], game="helvetiq")
        async with Watcher(people[0]) as watcher:
            status = await asyncio.to_thread(terminate, server)
            try:
                while True:
                    await watcher.hear()
            except ConnectionClosed as closed:
                return status, closed.rcvd.code if closed.rcvd else None

    with Server(tmp_path / "tables.db") as server:
        status, code = asyncio.run(work(server))
    assert status == 0 and code in COMES_BACK
    assert "Traceback" not in server.log()


def test_what_was_answered_is_there_after_it(tmp_path: Path) -> None:
    """Somebody keeps acting while the server is stopped: acknowledged acts are kept, the others can be sent again."""
    with Server(tmp_path / "tables.db") as server:
        _, people, _ = new_table(server.url, ["person", "person"], game="helvetiq")
        acknowledged = 0

        def act(client: Client) -> int:
            view = client.view()
            return int(client.act(first_option(view["ask"]), seq=view["seq"])["seq"]) if view["ask"] else 0

        async def work() -> None:
            nonlocal acknowledged
            stopping: asyncio.Future[int] | None = None
            for number in range(10_000):
                try:
                    seat = (await asyncio.to_thread(people[0].view))["asked"][0]
                    acknowledged = max(acknowledged, await asyncio.to_thread(act, people[seat]))
                except (httpx.HTTPError, AssertionError):  # it is away, or says that it is being stopped
                    break
                if number == 5:
                    stopping = asyncio.ensure_future(asyncio.to_thread(terminate, server))
            assert stopping is not None and await stopping == 0

        asyncio.run(work())
        assert acknowledged > 0
        server.start()
        assert people[0].view()["seq"] >= acknowledged


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc")
def test_no_worker_is_left_behind(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", "--workers", "1").start()
    assert server.process is not None
    workers = children(server.process.pid)
    assert workers
    assert terminate(server) == 0
    assert any(not [pid for pid in workers if Path(f"/proc/{pid}").exists()] for _ in tries()), "somebody is left"


def test_somebody_who_does_not_listen_does_not_hold_it_up(tmp_path: Path) -> None:
    async def work(server: Server) -> int:
        host, port = "127.0.0.1", server.port
        _, writer = await asyncio.open_connection(host, port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
        await writer.drain()
        status = await asyncio.to_thread(terminate, server)
        writer.close()
        return status

    with Server(tmp_path / "tables.db") as server:
        assert asyncio.run(work(server)) == 0
