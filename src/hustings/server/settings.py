"""What an operator can set, in one frozen object."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

PAGE = Path(os.environ.get("HUSTINGS_PAGE") or Path(__file__).parent / "page")
"""Where the built page lies; it is not committed."""

MOST_FRAMES = 200
"""Of one answer to /replay."""


@dataclass(frozen=True)
class Limits:
    """How much is let in. Whatever goes over is refused with 413 or 429 and a `Problem`."""

    body: int = 64 * 1024
    body_seconds: float = 30.0  # for all of it to come
    record: int = 5_000_000
    line: int = 16 * 1024  # a message over a WebSocket
    per_second: float = 20.0  # requests of one token, or of one address without a token
    burst: int = 60
    crowd: int = 10  # times as much from one address, whatever tokens it sends
    chat_lines: int = 5
    chat_seconds: float = 10.0
    tables_per_hour: int = 120  # created from one address
    sockets: int = 200  # open from one address
    waiting_pushes: int = 256  # for one socket that reads too slowly, before it is closed
    waiting_bytes: int = 2_000_000  # ... or so much of them: whole states are large
    slow_at_once: int = 2  # replays worked out at a time
    what_ifs_per_hour: int = 20  # boards of one seat
    hints_per_minute: int = 20  # of one seat
    analyses_per_hour: int = 20  # begun from one address
    password_tries: int = 10  # wrong ones from one address in five minutes
    mails_per_hour: int = 3  # that ask one address whether it wants notices
    notice_tests: int = 3  # of one seat in ten minutes


RELAXED = Limits(
    per_second=1e6, burst=10**6, tables_per_hour=10**6, sockets=10**5, chat_lines=10**4, what_ifs_per_hour=10**6,
    hints_per_minute=10**6, analyses_per_hour=10**6, password_tries=10**6, mails_per_hour=10**6, notice_tests=10**6,
)  # fmt: skip
"""For tests and measurements, which do in a second what a visitor does in a day."""


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite://"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # allowed besides the host that is served
    bot_pace: float = 0.8  # seconds at least between moves that people see
    bot_workers: int | None = None  # processes in which bots think; None: as many as leave a processor for people
    idle_seconds: float = 900.0  # a table that nobody uses for this long leaves memory
    page: Path = PAGE
    clock: Callable[[], float] = time.time  # the moments that count for people; tests have their own
    public_url: str | None = None  # where people reach the server; links in notices begin with it
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded headers are believed
    password: str | None = field(default=None, repr=False)  # for the whole server
    smtp: str | None = field(default=None, repr=False)  # where mail is handed in: smtp://user:secret@host:587
    smtp_from: str | None = None  # whom mail comes from
    webhooks_private: bool = False  # notices may go to addresses of the operator's own network
    notice_after: float = 60.0  # seconds that somebody is asked and away before they are told so
    retention_days: float = 0.0  # until a game that is over is deleted; 0: never
    waiting_days: float = 0.0  # until a table that never began is deleted; 0: never
    metrics: bool = True  # whether /metrics answers
    log: str = "text"  # or json: one object a line
    log_requests: bool = False
    limits: Limits = field(default_factory=Limits)


def data_folder() -> Path:
    """Where a user's tables are kept unless told otherwise, as the system has it."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "hustings"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.db'}"
