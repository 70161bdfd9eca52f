"""The WebSocket: hello, welcome, then every change in order. A reader that is too slow is disconnected; it comes back later."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import orjson
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...tables.model import Who
from ...wire.live import ActLive, Hello, Ping, Resync, Spoken
from ..errors import ApiError, ErrorKind, unauthorised
from ..hub import Hub
from ..origins import same_origin
from ..rooms.room import Room
from ..throttle import Bucket, RequestBuckets, visitor
from ..tokens import hashed
from .live_acts import LiveActs
from .live_protocol import ABORT, AT_ONCE

log = logging.getLogger("hustings.server")

_SPOKEN: TypeAdapter[Any] = TypeAdapter(Spoken)
HELLO_SECONDS = 10.0
# Close codes of the RFC and its registry
POLICY, TRY_LATER, NORMAL, GOING_AWAY = 1008, 1013, 1000, 1001


class Connection:
    """One socket. Pushes wait here in a queue, so that a slow reader does not hold up the table."""

    def __init__(
        self,
        socket: WebSocket,
        most: int,
        most_bytes: int,
        pushed: Callable[[], object] = int,
        at_once: Callable[[Sequence[bytes]], bool] | None = None,
        abort: Callable[[], None] | None = None,
    ) -> None:
        """`pushed`: called for each message, to count it; `at_once`: sends several messages immediately as one, and says whether
        it could; `abort`: ends the connection when nothing can be sent any more."""
        self.socket, self.who, self.pushed, self._at_once, self._abort = socket, Who(), pushed, at_once, abort
        self._waiting: asyncio.Queue[tuple[bytes, int | None]] = asyncio.Queue()
        self._most, self._most_bytes, self._bytes = most, most_bytes, 0
        self._number, self._ended, self._sending = 0, False, False
        self._held: list[bytes] | None = None  # held until the answer to an act

    def hold(self) -> None:
        """Hold pushes back from now on, to send them together with the answer, which comes at once: one system call instead of
        two."""
        if self._held is None:
            self._held = []

    def release(self) -> None:
        """Send what was held."""
        held, self._held = self._held, None
        if held and self._can_go_at_once() and self._at_once is not None and self._at_once(self._numbered(held)):
            self._number += len(held)
            for _ in held:
                self.pushed()
            return
        for body in held or ():
            self.push(body)

    def push(self, body: bytes) -> None:
        """Send a push, with its number added."""
        if self._ended:
            return
        if self._held is not None:
            self._held.append(body)
            return
        if self._waiting.qsize() >= self._most or self._bytes > self._most_bytes:
            self._ended = True  # too slow: what waits is dropped, and the reader catches up with a new connection
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self._waiting.put_nowait((b"", TRY_LATER))
            if self._sending and self._abort is not None:
                self._abort()  # what is being sent is not being read either
            return
        self.pushed()
        if self._can_go_at_once() and self._at_once is not None and self._at_once(self._numbered([body])):
            self._number += 1
            return
        self._bytes += len(body)
        self._waiting.put_nowait((body, None))

    def _can_go_at_once(self) -> bool:
        return not self._ended and not self._sending and self._waiting.empty()

    def _numbered(self, bodies: Sequence[bytes]) -> list[bytes]:
        """Messages with the next numbers."""
        return [b'{"push":%d,%b' % (self._number + i, body[1:]) for i, body in enumerate(bodies, 1)]

    def end(self, problem: dict[str, Any], code: int = POLICY) -> None:
        """Close the connection, saying why."""
        self.release()
        if not self._ended:
            self._waiting.put_nowait((orjson.dumps({"type": "gone", "problem": problem}), code))
            self._ended = True

    async def send(self) -> None:
        """Send everything that waits, until the end."""
        while True:
            body, code = await self._waiting.get()
            self._sending = True  # later pushes have to wait for it
            self._bytes -= len(body)
            if body:
                text = self._numbered([body])[0].decode()
                self._number += 1
                await self.socket.send_text(text)
            self._sending = False
            if code is not None:
                await self.socket.close(code)
                return


class Sockets:
    """The open sockets of this process, counted by address. `requests`: the limits of requests, which include acts."""

    def __init__(self, hub: Hub, requests: RequestBuckets) -> None:
        self.hub, self._acts = hub, LiveActs(hub, requests)
        self.open: Counter[str] = Counter()
        limits = hub.settings.limits
        self._speaking = Bucket(limits.per_second, limits.burst)
        self._welcomes = Bucket(limits.welcomes_per_minute / 60, limits.welcomes_per_minute)

    async def serve(self, socket: WebSocket) -> None:
        """Serve one connection from its first message to its end."""
        limits = self.hub.settings.limits
        address = visitor(socket.client.host) if socket.client else ""
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), self.hub.settings.origins):
            await socket.close(POLICY)  # before it is accepted: the handshake is answered with 403
            return
        if self.open[address] >= limits.sockets:
            await socket.close(TRY_LATER)
            return
        self.open[address] += 1
        try:
            await socket.accept()
            await self._talk(socket, address)
        except (WebSocketDisconnect, RuntimeError):  # it is gone: the library raises either
            pass
        except Exception:
            log.exception("a connection failed")
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]
            if socket.client_state is WebSocketState.CONNECTED and socket.application_state is WebSocketState.CONNECTED:
                await _closed(socket)

    async def _talk(self, socket: WebSocket, address: str) -> None:
        limits = self.hub.settings.limits
        own, pushed = socket.scope.get("extensions", {}), self.hub.metrics.pushes.inc
        connection = Connection(socket, limits.waiting_pushes, limits.waiting_bytes, pushed, own.get(AT_ONCE), own.get(ABORT))
        sending = asyncio.create_task(connection.send())
        room: Room | None = None
        try:
            hello = await asyncio.wait_for(self._hear(socket), HELLO_SECONDS)
            if not isinstance(hello, Hello):
                raise ApiError(ErrorKind.MALFORMED, "say hello first")
            room = await self.hub.room(hello.table)
            await self.hub.catch_up(room)
            who = await self.hub.known(room, hello.token)
            if who is None and not hello.token and room.table.head.public:
                who = Who()  # a public table is watched without a link
            if who is None:
                room = None
                raise unauthorised()
            connection.who = who
            self._check_welcome(address)
            if who.seat is not None:
                room.addresses[address] += 1
            self.hub.broadcast.attend(room, connection, hello.lines, hello.chat)
            link = hashed(hello.token) if hello.token else None
            listening = asyncio.create_task(self._listen(socket, room, connection, (link, address)))
            done, _ = await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            if listening in done and not listening.cancelled() and isinstance(listening.exception(), ApiError):
                raise listening.exception()  # type: ignore[misc]
        except ApiError as trouble:
            connection.end(trouble.problem())
            await asyncio.wait({sending}, timeout=5)
        except TimeoutError:
            connection.end(ApiError(ErrorKind.MALFORMED, "nothing was said: say hello first").problem())
            await asyncio.wait({sending}, timeout=5)
        finally:
            if room is not None:
                self.hub.broadcast.leave(room, connection)
                room.addresses -= Counter({address: connection.who.seat is not None})
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _listen(self, socket: WebSocket, room: Room, connection: Connection, key: tuple[str | None, str]) -> None:
        """Handle messages until the connection ends. `key`: the hash of the link and the address, under which requests are
        counted."""
        _, address = key
        while True:
            spoken = await self._hear(socket, connection)
            room.used = time.monotonic()
            if isinstance(spoken, ActLive) and await self._acts.answer(room, connection, key, spoken):
                continue  # it was counted as requests are
            if self._speaking.take(f"{address} {id(connection)}"):
                raise ApiError(ErrorKind.TOO_MANY, "too many messages: wait a little")
            if isinstance(spoken, Ping):
                connection.push(b'{"type":"pong"}')
            elif isinstance(spoken, Resync):
                self._check_welcome(address)
                self.hub.broadcast.welcome(room, connection, spoken.lines, spoken.chat)
            elif isinstance(spoken, Hello):
                raise ApiError(ErrorKind.MALFORMED, "hello was said already")

    def _check_welcome(self, address: str) -> None:
        """Limit welcomes by address, because a whole view is a thousand times as long as the message that asks for it."""
        wait = self._welcomes.take(address)
        if wait:
            raise ApiError(ErrorKind.TOO_MANY, f"too many live connections begun from your address: wait {max(1, round(wait))} s")

    async def _hear(self, socket: WebSocket, connection: Connection | None = None) -> Hello | Resync | Ping | ActLive | None:
        """Return the next message. `connection`: gets the answer to a malformed act, for which this returns None."""
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        text = message.get("text")
        if text is None:
            raise ApiError(ErrorKind.MALFORMED, "messages are JSON text")
        if len(text) > self.hub.settings.limits.line:
            raise ApiError(ErrorKind.TOO_LARGE, f"a message is at most {self.hub.settings.limits.line // 1024} KB")
        try:
            spoken: Hello | Resync | Ping | ActLive = _SPOKEN.validate_json(text)
        except ValueError as error:
            if connection is not None and isinstance(error, ValidationError) and self._acts.refuse(connection, text, error):
                return None
            raise ApiError(
                ErrorKind.MALFORMED, "not a message: say hello, act, resync or ping, as /api/schema/push.json has them"
            ) from None
        return spoken


async def _closed(socket: WebSocket) -> None:
    with suppress(RuntimeError):
        await socket.close(GOING_AWAY)
