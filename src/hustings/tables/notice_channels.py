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
"""What can be with a notice. One that is being sent when the process ends stays so for ever: it may have arrived."""
NO_TURN = -1
"""A turn of which nobody noted when it began: it was asked before turns were noted."""


@dataclass(frozen=True)
class StoredWay:
    """What whoever sits on a seat has chosen. It goes when they go."""

    seat: int
    stop: str  # the code in the link that ends it
    webhook: str | None = None
    format: Format = "auto"
    email: str | None = None
    confirmed: bool = False  # whether the address has said that it wants this
    code_hash: str | None = None  # of the code that was mailed to it
    code_at: float | None = None
    code_tries: int = 0
    last: Mapping[str, Any] | None = None  # how the latest notice went


@dataclass(frozen=True)
class StoredNotice:
    """That a seat is to be told of a turn by a channel: there is one of these, however often it is tried."""

    seat: int
    turn: int  # the number of the position at which the seat became asked
    channel: Channel
    state: NoticeState
    due: float
    tries: int = 0


def turn_of(extra: Mapping[str, Any], seat: int) -> int:
    """When the turn of a seat that is asked began, as the table notes it."""
    found = (extra.get("turns") or {}).get(str(seat), NO_TURN)
    return found if isinstance(found, int) else NO_TURN
