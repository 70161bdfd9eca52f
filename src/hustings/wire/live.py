"""Live push on the wire (WebSocket /api/live). The client says hello first; each connection numbers its pushes 1, 2, 3 ..."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from .base import Model
from .lines import ChatLine, Line, LogLine
from .pace import Clock
from .play import Act, Ask, Done, DoneBriefly, Problem, Result, View
from .promises import Promise
from .tables import TableInfo, Vote


class Hello(Model):
    """The first message of a connection: who connects, and what the client already has."""

    type: Literal["hello"] = "hello"
    table: str = Field(max_length=40)
    token: str = Field(max_length=100, description="empty: a spectator at a public table")
    lines: int = Field(default=0, ge=0, description="the number of the first log line that the client does not have")
    chat: int = Field(default=0, ge=0, description="the number of the first chat line that it does not have")


class Resync(Model):
    """A request for another welcome, after the client has missed something."""

    type: Literal["resync"] = "resync"
    lines: int = Field(default=0, ge=0)
    chat: int = Field(default=0, ge=0)


class Ping(Model):
    """A sign of life, to be answered by a pong."""

    type: Literal["ping"] = "ping"


class ActLive(Act):
    """A decision over the open connection, like `POST act` with the link of the hello. A push with the same `id` answers it."""

    type: Literal["act"] = "act"


class Welcome(Model):
    """Everything a reader needs to begin or to catch up: the whole state, and the lines it does not have."""

    type: Literal["welcome"] = "welcome"
    push: int
    state: View
    lines: list[LogLine]
    chat: list[ChatLine]


class Changed(Model):
    """The position or the seats that are asked have changed. `changes` holds the full value of every field that differs."""

    type: Literal["changed"] = "changed"
    push: int
    seq: int
    undone: int | None = Field(default=None, description="remove the log lines from this number on, then add `lines`")
    changes: dict[str, Any]
    phase: Line
    asked: list[int]
    sealed: list[int]
    ask: Ask | None = None
    can_undo: bool = False
    result: Result | None = None
    since: int
    lines: list[LogLine]
    clock: Clock | None = None
    orders: int = 0


class TableChanged(Model):
    """Seats, presence, status or votes have changed."""

    type: Literal["table"] = "table"
    push: int
    table: TableInfo
    votes: list[Vote]
    clock: Clock | None = None


class Said(Model):
    """A new line of the chat."""

    type: Literal["chat"] = "chat"
    push: int
    line: ChatLine


class Promised(Model):
    """The promises that this reader may know of have changed: all of them as they are now."""

    type: Literal["promises"] = "promises"
    push: int
    promises: list[Promise]


class Gone(Model):
    """The link is no longer valid here, or the table is gone; the server closes the connection."""

    type: Literal["gone"] = "gone"
    push: int
    problem: Problem


class Pong(Model):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    push: int


class Answered(Model):
    """The answer to an act over this connection: the status, and the `done` or `problem` that `POST act` would have returned."""

    type: Literal["answer"] = "answer"
    push: int
    id: str
    status: int
    done: Done | DoneBriefly | None = None
    problem: Problem | None = None


Push = Annotated[Welcome | Changed | TableChanged | Said | Promised | Gone | Pong | Answered, Field(discriminator="type")]
Spoken = Annotated[Hello | Resync | Ping | ActLive, Field(discriminator="type")]
