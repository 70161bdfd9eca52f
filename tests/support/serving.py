"""A real server in its own process, and a tiny client, for tests."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import websockets

from hustings.wire.play import Amounts
from support.patience import PATIENCE, get, tries
from support.ports import free_port
from support.postgres import place

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src"
Json = dict[str, Any]


class Server:
    """`hustings serve` on its own port, which can be killed and started again on the same database. Chance is the same at all its
    tables, so that what a test meets does not depend on luck."""

    def __init__(
        self,
        database: Path,
        *options: str,
        limits: bool = False,
        env: Mapping[str, str] | None = None,
        address: str | None = None,
    ) -> None:
        """`address`: a database to use instead of the SQLite file `database`; the log still lies next to that file."""
        self.database, self.port = database, free_port()
        self.address = address or place(database)
        self.options = [*([] if limits else ["--no-limits"]), "--bot-pace", "0", "--workers", "0", *options]
        self.env = {"HUSTINGS_ORDER_PACE": "0", **(env or {})}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        path = os.pathsep.join([str(SOURCE), str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
        command = [sys.executable, "-m", "support.seeded", "serve", "--port", str(self.port), "--db", self.address]
        log = self.database.with_suffix(".log").open("ab")
        self.process = subprocess.Popen(
            [*command, *self.options], env={**os.environ, "PYTHONPATH": path, **self.env}, stdout=log, stderr=log
        )
        log.close()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended with {self.process.returncode}: {self.log()}")
            try:
                if get(f"{self.url}/api/healthz").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log()}")

    def log(self) -> str:
        return self.database.with_suffix(".log").read_text(errors="replace")

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        hang_up(self.url)

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """Stop the process as if the machine were suspended: connections are accepted, but nothing is answered."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """Stop the server as an operator would, and return the exit status."""
        assert self.process is not None
        hang_up(self.url)
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the server does not stop: {self.log()}") from None

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
        hang_up(self.url)  # even if it has ended on its own


_OPEN: dict[str, httpx.Client] = {}


def _http(url: str) -> httpx.Client:
    """The connections to a server, shared by all clients."""
    if url not in _OPEN:
        _OPEN[url] = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)
    return _OPEN[url]


def hang_up(url: str) -> None:
    """Close the connections to a server."""
    if url in _OPEN:
        _OPEN.pop(url).close()


class Client:
    """A client whose requests carry one token."""

    ids = itertools.count()

    def __init__(self, url: str, table: str = "", token: str | None = None, seat: int | None = None) -> None:
        self.url, self.table, self.token, self.seat = url, table, token, seat
        self._headers = {"Authorization": f"Bearer {token}"} if token else {}

    def raw(self, method: str, path: str, headers: Mapping[str, str] | None = None, **more: Any) -> httpx.Response:
        return _http(self.url).request(method, f"/api{path}", headers={**self._headers, **(headers or {})}, **more)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self._checked(self.raw("GET", self._path(path), params=query), status)

    def post(self, path: str, body: Any = None, status: int | Sequence[int] = 200, **query: Any) -> Any:
        return self._checked(self.raw("POST", self._path(path), json=body, params=query), status)

    def patch(self, path: str, body: Any, status: int = 204) -> Any:
        return self._checked(self.raw("PATCH", self._path(path), json=body), status)

    def _path(self, path: str) -> str:
        return path if path.startswith("/") else f"/tables/{self.table}/{path}" if path else f"/tables/{self.table}"

    def _checked(self, response: httpx.Response, status: int | Sequence[int]) -> Any:
        wanted = (status,) if isinstance(status, int) else status
        assert response.status_code in wanted, f"{response.request.url}: {response.status_code} {response.text[:500]}"
        return response.json() if response.content and "json" in response.headers["content-type"] else response.text

    # At a table

    @classmethod
    def new_id(cls) -> str:
        return f"t{next(cls.ids)}"

    def view(self) -> Json:
        found: Json = self.get("view")
        return found

    def act(self, *options: int, seq: int | None = None, id: str | None = None, status: int = 200) -> Json:
        body = {"seq": self.view()["seq"] if seq is None else seq, "id": id or self.new_id(), "options": list(options)}
        found: Json = self.post("act", body, status)
        return found


def legal_of(ask: Json) -> list[int]:
    """The options an ask offers."""
    amounts = ask["amounts"]
    listed = [choice["option"] for choice in ask["options"]]
    return sorted([*listed, *(Amounts.model_validate(amounts).options() if amounts else ())])


def new_table(url: str, seats: Sequence[str | Json] = ("person",) * 3, **more: Any) -> tuple[Client, list[Client], Client]:
    """Create a table and return clients for its host, its people by seat, and its spectator."""
    wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
    maker = Client(url)
    links = maker.post("/tables", {"game": "die-macher", "seats": wishes, "start": True, **more}, 201)
    table = links["table"]
    people = [Client(url, table, link["token"], link["seat"]) for link in links["seats"]]
    return Client(url, table, links["host"]), people, Client(url, table, links["spectator"])


class Watcher:
    """A WebSocket connection that keeps a state up to date from pushes, as a page does."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.pushes: list[Json] = []
        self.state: Json = {}
        self.lines: list[Json] = []
        self.chat: list[Json] = []
        self.gone: Json | None = None

    async def __aenter__(self) -> Watcher:
        address = self.client.url.replace("http", "ws", 1) + "/api/live"
        self.socket = await websockets.connect(address, max_size=None, open_timeout=PATIENCE)
        await self.say({"type": "hello", "table": self.client.table, "token": self.client.token})
        await self.until(lambda: bool(self.state) or self.gone is not None)
        return self

    async def __aexit__(self, *details: object) -> None:
        await self.socket.close()

    async def say(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, seconds: float = PATIENCE) -> Json:
        """Wait for the next push, apply it and return it."""
        push: Json = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        assert push["push"] == len(self.pushes) + 1, "a push is missing"
        self.pushes.append(push)
        self._take(push)
        return push

    def _take(self, push: Json) -> None:
        kind = push["type"]
        if kind == "welcome":
            self.state = push["state"]
            self.lines += push["lines"]
            self.chat += push["chat"]
        elif kind == "changed":
            if push["undone"] is not None:
                del self.lines[push["undone"] :]
            self.lines += push["lines"]
            self.state["position"].update(push["changes"])
            for name in ("seq", "phase", "asked", "sealed", "ask", "can_undo", "result", "since"):
                self.state[name] = push[name]
        elif kind == "table":
            self.state["table"], self.state["votes"] = push["table"], push["votes"]
        elif kind == "chat":
            self.chat.append(push["line"])
        elif kind == "promises":
            self.state["promises"] = push["promises"]
        elif kind == "gone":
            self.gone = push["problem"]

    async def until(self, true: Any, seconds: float = PATIENCE) -> None:
        """Receive pushes until `true()` is true."""
        async with asyncio.timeout(seconds):
            while not true():
                await self.hear(seconds)

    async def settle(self) -> None:
        """Apply everything that has been pushed so far."""
        await self.say({"type": "ping"})
        while (await self.hear())["type"] != "pong":
            pass


@contextmanager
def served(folder: Path, *options: str, limits: bool = False, address: str | None = None) -> Iterator[Server]:
    with Server(folder / "tables.db", *options, limits=limits, address=address) as server:
        yield server


def first_option(ask: Json) -> int:
    """Some legal option: declining where that is possible, else the first (of amounts the lowest)."""
    return int(ask["decline"]) if ask["decline"] is not None else legal_of(ask)[0]


def play_on(people: Sequence[Client], until: Any, choose: Any = first_option, most: int = 3000) -> Json | None:
    """Let people decide one by one until `until(view)` is true for the one who is asked, and return that view; None if the game
    is over first."""
    view = people[0].view()
    for _ in range(most):
        for _ in tries():  # bots may be asked, and be about to decide
            waiting = [seat for seat in view["asked"] if seat not in view["sealed"]]
            client = next((person for person in people if person.seat in waiting), None)
            if client is not None or view["table"]["status"] == "over":
                break
            view = people[0].view()
        if view["table"]["status"] == "over":
            return None
        assert client is not None, f"nobody of these people is asked: {view['asked']}"
        alone = waiting == [view["seat"]] == [client.seat]  # nobody else can have changed anything since this view
        mine = view if alone else client.view()
        if until(mine):
            return mine
        view = client.act(choose(mine["ask"]), seq=mine["seq"])["state"]
    raise AssertionError("it does not come to that")


def asked_for(kind: str) -> Any:
    return lambda view: view["ask"] is not None and view["ask"]["kind"] == kind
