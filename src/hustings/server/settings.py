"""Settings of the server: one declaration, from which the table in docs/operate.md is made too."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic.fields import FieldInfo
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from ..places import in_data_folder
from .setting_values import (
    Amount,
    Count,
    Days,
    Folder,
    Hosts,
    MailSender,
    MailServer,
    Networks,
    Number,
    Origins,
    Password,
    PublicUrl,
    Text,
    Whole,
)

MOST_FRAMES = 200
"""Of one answer to /replay."""
PREFIX = "HUSTINGS_"
_ONE_BY_ONE = {"origins": "origin", "trusted_proxies": "trusted_proxy"}
"""Flags that are given once for each of several."""


def _shown(default: str) -> dict[str, Any]:
    """A default in words, for the table in docs/operate.md."""
    return {"default_in_words": default}


class Limits(BaseModel):
    """How much is let in. Whatever goes over is refused with 413 or 429 and a `Problem`. Counted in each process."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    connections: Count = Field(default=300, description="connections from one address, besides live ones")
    head: Count = Field(default=32 * 1024, description="bytes of a request's first line and headers")
    head_seconds: Amount = Field(default=15.0, description="seconds for all of them to come")
    body: Count = Field(default=64 * 1024, description="bytes of a request's body")
    body_seconds: Amount = Field(default=30.0, description="seconds for all of it to come")
    answer_seconds: Amount = Field(default=60.0, description="seconds that an answer waits for somebody who does not read it")
    record: Count = Field(default=5_000_000, description="bytes of a record that is sent to be shown")
    line: Count = Field(default=16 * 1024, description="bytes of a message over a WebSocket")
    per_second: Amount = Field(default=20.0, description="requests a second of one link, or of one address without")
    burst: Count = Field(default=60, description="that many at once")
    crowd: Count = Field(default=10, description="times as much from one address, whatever links it uses; and so many pages")
    chat_lines: Count = Field(default=5, description="lines of chat of one link ...")
    chat_seconds: Amount = Field(default=10.0, description="... in so many seconds")
    tables_per_hour: Count = Field(default=120, description="tables made from one address")
    sockets: Count = Field(default=200, description="live connections from one address")
    welcomes_per_minute: Count = Field(default=240, description="whole states (hello, resync) to live connections of one address")
    waiting_pushes: Count = Field(default=256, description="messages that wait for a slow reader before it is let go")
    waiting_bytes: Count = Field(default=2_000_000, description="... or bytes of them")
    slow_at_once: Count = Field(default=2, description="replays worked out at a time")
    what_ifs_per_hour: Count = Field(default=20, description="what-if boards of one seat")
    hints_per_minute: Count = Field(default=20, description="hints of one seat")
    suggestions_per_minute: Count = Field(default=60, description="suggestions of the guide to one seat")
    analyses_per_hour: Count = Field(default=20, description="analyses begun from one address")
    password_tries: Count = Field(default=10, description="wrong passwords from one address in five minutes")
    mails_per_hour: Count = Field(default=3, description="codes mailed to one address")
    notice_tests: Count = Field(default=3, description="tries of one seat in ten minutes")

    @property
    def of_a_crowd(self) -> tuple[float, int]:
        """Requests a second of all who share an address, and at once."""
        return self.per_second * self.crowd, self.burst * self.crowd


RELAXED = Limits(
    connections=10**5, per_second=1e6, burst=10**6, tables_per_hour=10**6, sockets=10**5, welcomes_per_minute=10**6,
    chat_lines=10**4, what_ifs_per_hour=10**6, hints_per_minute=10**6, suggestions_per_minute=10**6,
    analyses_per_hour=10**6, password_tries=10**6, mails_per_hour=10**6, notice_tests=10**6,
)  # fmt: skip
"""For tests and measurements, which do in a second what a visitor does in a day."""


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{in_data_folder('tables.db')}"


class Settings(BaseSettings):
    """Everything that an operator can set. Made directly it has what it is given and defaults; `gather` looks around."""

    model_config = SettingsConfigDict(
        frozen=True, extra="forbid", env_prefix=PREFIX, env_nested_delimiter="_", env_nested_max_split=1, env_ignore_empty=True
    )

    host: Text = Field(default="127.0.0.1", description="the address to listen on; 0.0.0.0 lets others in your network connect")
    port: Whole = Field(default=8000, ge=0, le=65535, description="the port to listen on; 0 takes any free one")
    db: Text = Field(
        default_factory=default_database,
        description="where tables are kept: sqlite:///FILE or postgresql://user:secret@host/name",
        repr=False,
        json_schema_extra=_shown("in your data folder"),
    )
    public_url: PublicUrl | None = Field(
        default=None, description="where people reach the server, e.g. https://play.example.org; notices link there"
    )
    origins: Origins = Field(default=(), description="further addresses under which the page is reached")
    hosts: Hosts = Field(default=(), description="further names that the server answers to, e.g. to Prometheus; *: to any")
    trusted_proxies: Networks = Field(
        default=(), description="addresses or networks of reverse proxies, whose X-Forwarded headers are believed"
    )
    password: Password | None = Field(default=None, description="a password for the whole server", repr=False)
    workers: Whole | None = Field(
        default=None,
        ge=0,
        le=64,
        description="processes in which bots think, and one more for quick answers; 0: one for all, with the heuristic only",
        json_schema_extra=_shown("processors less one, at most 4"),
    )
    bot_pace: Number = Field(default=0.8, ge=0, le=60, description="seconds at least between two moves of bots")
    bot_table_hours: Number = Field(
        default=2.0, ge=0, le=87_600, description="hours until a game of bots only that nobody watches is given up; 0: never"
    )
    order_pace: Number = Field(
        default=6.0,
        ge=0,
        le=3600,
        description="seconds that an order ahead usually lets pass, drawn each time so that the moment tells nothing; 0: none",
    )
    idle_seconds: Number = Field(
        default=900.0, ge=0.01, le=86400, description="a table that nobody uses for this long leaves memory"
    )
    page: Folder = Field(
        default=Path(__file__).parent / "page",
        description="the folder of the built page",
        json_schema_extra=_shown("in the package"),
    )
    smtp: MailServer | None = Field(
        default=None,
        description="where mail is handed in: smtp://user:secret@host:587, smtps://... or smtp://host:25?tls=none",
        repr=False,
    )
    smtp_from: MailSender | None = Field(default=None, description="whom mail comes from: an address, or Name <address>")
    webhooks_private: bool = Field(default=False, description="let notices go to addresses of your own network")
    notice_after: Number = Field(
        default=60.0, ge=0, le=7 * 86400, description="seconds that somebody is asked and away before a notice is sent"
    )
    retention_days: Days = Field(default=0.0, description="days until a game that is over or abandoned is deleted; 0: never")
    waiting_days: Days = Field(default=0.0, description="days until a table that never began is deleted; 0: never")
    metrics: bool = Field(default=True, description="whether /metrics answers")
    log: Literal["text", "json"] = Field(default="text", description="how the log is written: text or json")
    log_requests: bool = Field(default=False, description="log every request, by its route")
    limits: Limits = Limits()
    clock: Callable[[], float] = Field(default=time.time, exclude=True)  # for tests, which have a time of their own

    @classmethod
    def settings_customise_sources(
        cls, settings_cls: type[BaseSettings], init_settings: PydanticBaseSettingsSource, *_: Any, **__: Any
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return (init_settings,)

    @model_validator(mode="after")
    def _mail_has_a_sender(self) -> Settings:
        missing = [] if self.smtp is None else [name for name in ("smtp_from", "public_url") if getattr(self, name) is None]
        if missing:
            asked = [declared()[name] for name in missing]
            raise ValueError("\n".join(f"smtp: mail needs {one.name} too ({one.about}): set {one.variable}" for one in asked))
        return self


@dataclass(frozen=True)
class Setting:
    """One thing that can be set, as people are told of it."""

    name: str  # limits.burst, for one of the limits
    field: FieldInfo

    @property
    def about(self) -> str:
        return self.field.description or ""

    @property
    def secret(self) -> bool:
        return not self.field.repr

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper().replace(".", "_")

    @property
    def flag(self) -> str:
        return f"--{_ONE_BY_ONE.get(self.name, self.name).replace('_', '-')}"

    @property
    def default(self) -> str:
        """In words, for the table of docs/operate.md."""
        extra = self.field.json_schema_extra
        if isinstance(extra, dict):
            return str(extra["default_in_words"])
        value = self.field.default
        if value is None or value == ():
            return "-" if value is None else "none"
        return str(value).lower() if isinstance(value, bool) else f"{value:.10g}" if isinstance(value, float) else str(value)


@cache
def declared() -> Mapping[str, Setting]:
    """Every setting by name, in the order of the declaration; those of the limits last."""
    own = {name: Setting(name, field) for name, field in Settings.model_fields.items() if name not in ("limits", "clock")}
    return own | {f"limits.{name}": Setting(f"limits.{name}", field) for name, field in Limits.model_fields.items()}
