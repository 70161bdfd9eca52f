"""Live subscription to a table: every change as it happens, in order; the client catches up with missed changes automatically.

Pushes are numbered on each connection. After a gap the client asks for the whole state again; after a lost connection it
reconnects and does the same. Lines of the story may have been taken back meanwhile, so all of them are fetched again; chat is
never taken back, so only new lines are.
"""

from __future__ import annotations

import random
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError
from websockets.exceptions import ConnectionClosedOK, WebSocketException
from websockets.sync.client import ClientConnection, connect

from .. import wire
from ..core.errors import HustingsError
from .errors import LinkGone, Refused, Stale, Unreachable
from .http import BUSY, FIRST_PAUSE, LONGEST_PAUSE
from .place import Place, new_id

LARGEST = 1 << 24  # bytes of a push
ANSWER_SECONDS = 20.0  # until an act is sent again, by a request
PASSING = (wire.ErrorKind.UNAVAILABLE, wire.ErrorKind.TOO_MANY, wire.ErrorKind.FAILED)  # passing reasons for being disconnected
Numbered = TypeVar("Numbered", wire.LogLine, wire.ChatLine)
_PUSH: TypeAdapter[wire.Push] = TypeAdapter(wire.Push)


class Mirror:
    """What a reader knows of a table: the state, the story and the chat, kept up to date by pushes."""

    def __init__(self) -> None:
        self.state: wire.View | None = None
        self.lines: list[wire.LogLine] = []
        self.chat: list[wire.ChatLine] = []
        self.pushes = 0  # the number of the last one on this connection

    @property
    def heard(self) -> int:
        """The number of the next line of chat."""
        return self.chat[-1].number + 1 if self.chat else 0

    def take(self, push: wire.Push) -> bool:
        """Apply a push; False if one before it is missing."""
        if push.push != self.pushes + 1 and not isinstance(push, wire.Welcome):
            return False
        self.pushes = push.push
        match push:
            case wire.Welcome():
                self.state = push.state
                self.lines = push.lines
                self.chat = _with(self.chat, push.chat)
            case wire.Changed():
                self._change(push)
            case wire.TableChanged() | wire.Promised() if self.state is not None:
                self.state = self.state.model_copy(update=_shared(push))
            case wire.Said():
                self.chat = _with(self.chat, [push.line])
            case wire.Gone():
                raise LinkGone(410, push.problem)
            case _:
                pass
        return True

    def _change(self, push: wire.Changed) -> None:
        if push.undone is not None:
            self.lines = [line for line in self.lines if line.number < push.undone]
        self.lines = _with(self.lines, push.lines)
        if self.state is not None:
            position = {**self.state.position, **push.changes}
            self.state = self.state.model_copy(update={**_shared(push), "position": position})


def _shared(push: wire.Changed | wire.TableChanged | wire.Promised) -> dict[str, Any]:
    """The fields of a view that a push has too, taken from the models, so that none is forgotten when one is added to both."""
    return {name: getattr(push, name) for name in type(push).model_fields if name in wire.View.model_fields}


def _with(old: list[Numbered], new: list[Numbered]) -> list[Numbered]:
    """Old lines up to the first new one, followed by the new ones."""
    return [line for line in old if line.number < new[0].number] + new if new else old


class Live:
    """`for push in Live(place): ...`; `mirror` holds what is known after each push. Only one thread may iterate. A bot may think
    for as long as it likes in between, since the server's pings are answered in the background."""

    def __init__(self, place: Place, *, patience: float | None = None) -> None:
        """`patience`: seconds to keep trying while the server cannot be reached, by default those of `place.server`."""
        self.place, self.mirror = place, Mirror()
        self.patience = place.server.patience if patience is None else patience
        self.connections = 0  # how often a connection was made
        self._socket: ClientConnection | None = None
        self._waiting: deque[wire.Push] = deque()  # pushes that came before the answer to an act
        self._closed = threading.Event()

    def close(self) -> None:
        """Stop following, from any thread."""
        self._closed.set()
        if self._socket is not None:
            self._socket.close()

    def __iter__(self) -> Iterator[wire.Push]:
        deadline, pause = time.monotonic() + self.patience, FIRST_PAUSE
        while not self._closed.is_set():
            try:
                with self._connect() as socket:
                    self._socket = socket
                    self._say(socket, wire.Hello(table=self.place.table, token=self.place.token, chat=self.mirror.heard))
                    self.connections += 1
                    self.mirror.pushes = 0
                    while True:
                        push = self._waiting.popleft() if self._waiting else self._hear(socket)
                        deadline, pause = time.monotonic() + self.patience, FIRST_PAUSE
                        yield push
                        if self._closed.is_set():
                            return
            except ConnectionClosedOK:
                trouble = "it closed the connection"
            except LinkGone as gone:
                if gone.problem.error not in PASSING:
                    raise
                trouble = str(gone)
            except (OSError, WebSocketException, TimeoutError) as error:
                trouble = str(error) or type(error).__name__
            self._socket = None
            if time.monotonic() > deadline and not self._closed.is_set():
                raise Unreachable(f"{self.place.server.address} does not answer: {trouble}")
            self._closed.wait(pause * random.uniform(0.5, 1.0))  # so that not everyone comes back at the same moment
            pause = min(2 * pause, LONGEST_PAUSE)

    def act(self, options: Sequence[int], seq: int, *, id: str | None = None) -> wire.Done | wire.DoneBriefly:
        """Decide over the connection, from the thread that iterates; afterwards the state is in `mirror`. Errors and ids are
        those of `Place.act`, which takes over if there is no connection or no answer comes."""
        act = wire.ActLive(seq=seq, id=id or new_id(), options=list(options), brief=True)
        answer = None
        if self._socket is not None:
            try:
                self._say(self._socket, act)
                answer = self._answer(self._socket, act.id)
            except LinkGone as gone:
                if gone.problem.error not in PASSING:
                    raise
            except (OSError, WebSocketException, TimeoutError):
                pass  # the request below with the same id finds out whether it was carried out
        if answer is None or answer.status in BUSY:
            return self.place.act(options, seq, id=act.id)
        if answer.problem is not None:
            raise (Stale if answer.problem.error == wire.ErrorKind.STALE else Refused)(answer.status, answer.problem)
        assert answer.done is not None
        return answer.done

    def _answer(self, socket: ClientConnection, act: str) -> wire.Answered:
        deadline = time.monotonic() + ANSWER_SECONDS
        while True:
            push = self._hear(socket, max(0.0, deadline - time.monotonic()))
            if isinstance(push, wire.Answered) and push.id == act:
                return push
            self._waiting.append(push)

    def _hear(self, socket: ClientConnection, seconds: float | None = None) -> wire.Push:
        """The next push, applied to the mirror."""
        while True:
            push = _read(socket.recv(seconds))
            if self.mirror.take(push):
                return push
            self._say(socket, wire.Resync(chat=self.mirror.heard))
            if isinstance(push, wire.Answered):  # it would not be sent again
                return push

    def _connect(self) -> ClientConnection:
        address = "ws" + self.place.server.address.removeprefix("http") + "/api/live"
        headers = self.place.server.headers
        return connect(address, max_size=LARGEST, open_timeout=10, close_timeout=1, compression=None, additional_headers=headers)

    @staticmethod
    def _say(socket: ClientConnection, message: wire.Model) -> None:
        socket.send(message.model_dump_json())


def _read(text: str | bytes) -> wire.Push:
    try:
        return _PUSH.validate_json(text)
    except ValidationError as error:
        raise HustingsError(
            f"this client cannot read what the server pushed; use the same version as the server: {error}"
        ) from None
