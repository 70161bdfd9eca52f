"""Notice preferences of seats and notices still to be sent, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Channel = Literal["webhook", "email"]
WEBHOOK: Channel = "webhook"
EMAIL: Channel = "email"
WebhookFormat = Literal["discord", "slack", "ntfy", "json"]
Format = Literal["auto", WebhookFormat]
NoticeState = Literal["waiting", "sending", "sent", "given-up"]
WAITING: NoticeState = "waiting"
SENDING: NoticeState = "sending"
SENT: NoticeState = "sent"
GIVEN_UP: NoticeState = "given-up"
"""The states of a notice. A notice that is being sent when the process ends keeps that state for ever: it may have arrived."""
NO_TURN = -1
"""The turn of a seat that was asked before the beginnings of turns were noted."""


@dataclass(frozen=True)
class StoredWay:
    """The notice preferences of the person on a seat. They are deleted when the person leaves."""

    seat: int
    stop: str  # the code in the link that ends the notices
    webhook: str | None = None
    format: Format = "auto"
    email: str | None = None
    confirmed: bool = False  # whether the address has been confirmed by its owner
    code_hash: str | None = None  # hash of the code that was mailed to it
    code_at: float | None = None
    code_tries: int = 0
    last: Mapping[str, Any] | None = None  # the outcome of the latest notice


@dataclass(frozen=True)
class StoredNotice:
    """A notice of a turn to a seat by a channel. There is only one of these, however often sending it is tried."""

    seat: int
    turn: int  # the number of the position at which the seat became asked
    channel: Channel
    state: NoticeState
    due: float
    tries: int = 0


def turn_of(extra: Mapping[str, Any], seat: int) -> int:
    """The number of the position at which the turn of a seat that is asked began, as noted by the table."""
    found = (extra.get("turns") or {}).get(str(seat), NO_TURN)
    return found if isinstance(found, int) else NO_TURN
