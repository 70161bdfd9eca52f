"""Settings of the server: one declaration, from which the table in docs/operate.md is made too. A flag goes before the
environment (`HUSTINGS_PORT`), that before the TOML file (`--settings club.toml`), that before the default."""

from __future__ import annotations

import difflib
import os
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from annotated_types import Ge, Le
from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, model_validator
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    InitSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from ..core.errors import HustingsError
from ..core.reading import TOO_LONG_A_NUMBER, read_at_most
from ..places import in_data_folder
from .hosts import host_name
from .mail_addresses import parse_address, parse_smtp

MOST_FRAMES = 200
"""Of one answer to /replay."""
LARGEST_FILE = 1_000_000
PREFIX = "HUSTINGS_"
FILE = f"{PREFIX}SETTINGS"
OTHERS = frozenset({FILE, f"{PREFIX}CACHE", f"{PREFIX}HOME", f"{PREFIX}GAMES"})
"""Variables of the program that are not the server's."""
SHORTEST_PASSWORD = 8
NEAR, NEAR_VARIABLE = 0.75, 0.85  # how alike a name must be to be taken for a slip of the pen
FLAG, ENVIRONMENT, IN_FILE = "flag", "environment", "file"
_ONE_BY_ONE = {"origins": "origin", "trusted_proxies": "trusted_proxy"}
"""Flags that are given once for each of several."""


class BadSettings(HustingsError):
    """Settings that cannot be used, one line for each."""


# What a value may be. A validator returns the value as it is used, or raises ValueError with the reason and the remedy.


def _no_bool(value: Any) -> Any:
    """In TOML true is not 1."""
    return str(value).lower() if isinstance(value, bool) else value


def _text(value: str) -> str:
    if not value.strip():
        raise ValueError("is empty: give a value, or leave it out")
    return value


def _origin(value: str) -> str:
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query or "@" in parts.netloc:
        raise ValueError(f"{value!r} is no address of a page: give one like https://play.example.org")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _public(value: str) -> str:
    parts = urlsplit(value)
    if parts.netloc and parts.path.strip("/"):
        raise ValueError(f"{value!r} leads into a folder: the server needs a host name of its own, https://play.example.org")
    return _origin(value)


def _host(value: str) -> str:
    name = host_name(value)
    if not name or any(letter in name for letter in "/@ ") or (value != "*" and "*" in name):
        raise ValueError(f"{value!r} is no name of a machine: give one like play.example.org, without https:// and port")
    return name


def _network(value: str) -> str:
    try:
        return str(ip_network(value, strict=False))
    except ValueError:
        raise ValueError(f"{value!r} is no address or network: give one like 127.0.0.1 or 10.0.0.0/8") from None


def _password(value: str) -> str:
    if len(value) < SHORTEST_PASSWORD:
        raise ValueError(f"is too short: use at least {SHORTEST_PASSWORD} characters")
    if not value.isprintable() or not value.isascii():
        raise ValueError("must be of ASCII letters, digits and signs, since programs send it in a header: choose another")
    return value


def _smtp(value: str) -> str:
    parse_smtp(value)
    return value


def _several(value: Any) -> Any:
    """The environment separates the values of a list by commas."""
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


Text = Annotated[str, AfterValidator(_text)]
Whole = Annotated[int, BeforeValidator(_no_bool)]
Number = Annotated[float, Field(allow_inf_nan=False), BeforeValidator(_no_bool)]
Count = Annotated[Whole, Field(ge=1, le=10**9)]
Amount = Annotated[Number, Field(ge=0.1, le=10**9)]
Days = Annotated[Number, Field(ge=0, le=36500)]
Origins = Annotated[tuple[Annotated[str, AfterValidator(_origin)], ...], NoDecode, BeforeValidator(_several)]
Hosts = Annotated[tuple[Annotated[str, AfterValidator(_host)], ...], NoDecode, BeforeValidator(_several)]
Networks = Annotated[tuple[Annotated[str, AfterValidator(_network)], ...], NoDecode, BeforeValidator(_several)]


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
    crowd: Count = Field(default=10, description="times as much from one address, whatever links it uses")
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
    analyses_per_hour: Count = Field(default=20, description="analyses begun from one address")
    password_tries: Count = Field(default=10, description="wrong passwords from one address in five minutes")
    mails_per_hour: Count = Field(default=3, description="codes mailed to one address")
    notice_tests: Count = Field(default=3, description="tries of one seat in ten minutes")


RELAXED = Limits(
    connections=10**5, per_second=1e6, burst=10**6, tables_per_hour=10**6, sockets=10**5, welcomes_per_minute=10**6,
    chat_lines=10**4, what_ifs_per_hour=10**6, hints_per_minute=10**6, analyses_per_hour=10**6, password_tries=10**6,
    mails_per_hour=10**6, notice_tests=10**6,
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

    host: Text = Field(default="127.0.0.1", description="the address to listen on; 0.0.0.0 lets others in your network come")
    port: Whole = Field(default=8000, ge=0, le=65535, description="the port to listen on; 0 takes any free one")
    db: Text = Field(
        default_factory=default_database,
        description="where tables are kept: sqlite:///FILE or postgresql://user:secret@host/name",
        repr=False,
        json_schema_extra=_shown("in your data folder"),
    )
    public_url: Annotated[str, AfterValidator(_public)] | None = Field(
        default=None, description="where people reach the server, e.g. https://play.example.org; notices link there"
    )
    origins: Origins = Field(default=(), description="further addresses under which the page is reached")
    hosts: Hosts = Field(default=(), description="further names that the server answers to, e.g. to Prometheus; *: to any")
    trusted_proxies: Networks = Field(
        default=(), description="addresses or networks of reverse proxies, whose X-Forwarded headers are believed"
    )
    password: Annotated[str, AfterValidator(_password)] | None = Field(
        default=None, description="a password for the whole server", repr=False
    )
    workers: Whole | None = Field(
        default=None,
        ge=0,
        le=64,
        description="processes in which bots think; 0: one, with the heuristic only",
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
    page: Annotated[Path, BeforeValidator(lambda value: Path(_text(value)) if isinstance(value, str) else value)] = Field(
        default=Path(__file__).parent / "page",
        description="the folder of the built page",
        json_schema_extra=_shown("in the package"),
    )
    smtp: Annotated[str, AfterValidator(_smtp)] | None = Field(
        default=None,
        description="where mail is handed in: smtp://user:secret@host:587, smtps://... or smtp://host:25?tls=none",
        repr=False,
    )
    smtp_from: Annotated[str, AfterValidator(parse_address)] | None = Field(
        default=None, description="whom mail comes from: an address, or Name <address>"
    )
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


# From where they come


def gather(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> tuple[Settings, dict[str, str]]:
    """The settings, and where each that is not a default comes from. `flags`: by name; None: not given."""
    environment = os.environ if environment is None else environment
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    found: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for kind, source in _sources(flags, file, environment):
        for name, value in _flat(source()):
            found[name], sources[name] = value, kind
    wrong = _slips(environment)
    try:
        settings = Settings(**_nested(found))
    except ValidationError as error:
        wrong += [line for details in error.errors() for line in _said(details, sources, file)]
    if wrong:
        raise BadSettings("\nhustings: ".join(wrong))
    return settings, sources


class _Environment(EnvSettingsSource):
    """The variables of an environment that need not be this process's own."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        super().__init__(Settings)
        self.env_vars = {name.lower(): value for name, value in environment.items() if value != ""}


def _sources(
    flags: Mapping[str, Any], file: Path | None, environment: Mapping[str, str]
) -> Iterator[tuple[str, PydanticBaseSettingsSource]]:
    """The last one wins."""
    if file is not None:
        yield IN_FILE, _of_file(file)
    yield ENVIRONMENT, _Environment({name: value for name, value in environment.items() if name != f"{PREFIX}LIMITS"})
    yield FLAG, InitSettingsSource(Settings, {name: value for name, value in flags.items() if value is not None})


def _of_file(file: Path) -> InitSettingsSource:
    try:
        data = read_at_most(file, LARGEST_FILE)
        if data is None:
            raise BadSettings(f"{file}: larger than {LARGEST_FILE // 1000} KB: not a file of settings")
        return InitSettingsSource(Settings, tomllib.loads(data.decode("utf-8")))
    except OSError as error:
        raise BadSettings(f"{file}: {error.strerror}; name the file of settings with --settings or {FILE}") from None
    except UnicodeDecodeError:
        raise BadSettings(f"{file}: is not text in UTF-8; write the settings as TOML") from None
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"{file}: not TOML: {error}; write lines like port = 8000") from None
    except RecursionError:
        raise BadSettings(f"{file}: not TOML: brackets nested too deep; write lines like port = 8000") from None
    except ValueError:
        raise BadSettings(f"{file}: {TOO_LONG_A_NUMBER}; write lines like port = 8000") from None


def _flat(values: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Each of the limits by its own name, so that one source may set some of them and another the rest."""
    for name, value in values.items():
        if name == "limits" and isinstance(value, dict):
            yield from ((f"limits.{limit}", entry) for limit, entry in value.items())
        else:
            yield name, value


def _nested(found: Mapping[str, Any]) -> dict[str, Any]:
    limits = {name.partition(".")[2]: value for name, value in found.items() if name.startswith("limits.")}
    return {name: value for name, value in found.items() if "." not in name} | ({"limits": limits} if limits else {})


# What is wrong with them


def _slips(environment: Mapping[str, str]) -> list[str]:
    """Variables that are nearly a setting. Tools and tests have others of their own, so the rest is left alone."""
    known = [setting.variable for setting in declared().values()]
    ours = [name for name, value in environment.items() if name.startswith(PREFIX) and value != "" and name not in OTHERS]
    unknown = [name for name in ours if name not in known and not name.startswith(f"{PREFIX}LIMITS_")]
    return [f"{name}: {_unknown(name, known)}" for name in unknown if difflib.get_close_matches(name, known, 1, NEAR_VARIABLE)]


def _unknown(name: str, known: list[str]) -> str:
    near = difflib.get_close_matches(name, known, 1, NEAR)
    return f"there is no such setting: {f'is it {near[0]}?' if near else 'see hustings serve --help and docs/operate.md'}"


def _said(error: ErrorDetails, sources: Mapping[str, str], file: Path | None) -> Iterator[str]:
    """What is wrong with a value, in lines that name the place, the reason and the remedy. Secrets are not repeated."""
    if not error["loc"]:  # of several settings together
        yield from str(error["ctx"]["error"]).splitlines()
        return
    name = ".".join(str(part) for part in error["loc"][: 2 if error["loc"][0] == "limits" else 1])
    setting, source = declared().get(name, Setting(name, FieldInfo())), sources.get(name, IN_FILE)
    place = {FLAG: setting.flag, ENVIRONMENT: setting.variable, IN_FILE: f"{file}: {name}"}[source]
    if name not in declared() and name != "limits":
        known = [one.variable if source == ENVIRONMENT else one.name for one in declared().values()]
        yield f"{place}: {_unknown(setting.variable if source == ENVIRONMENT else name, known)}"
        return
    yield f"{place}: {_reason(error, setting)}"


_KINDS = {"bool": "true or false", "int": "a whole number", "float": "a number", "finite": "a number", "tuple": "a list of texts"}


def _reason(error: ErrorDetails, setting: Setting) -> str:
    kind, value = error["type"], error["input"]
    shown = "" if setting.secret else f"{value!r} "
    if kind == "value_error":
        return str(error["ctx"]["error"])
    if kind in ("greater_than_equal", "less_than_equal"):
        low, high = _bounds(setting.field)
        return f"{float(value):g} is not possible: give {low:g} to {high:g}"
    if kind == "literal_error":
        return f"{shown}is not known: use {error['ctx']['expected'].replace(chr(39), '')}"
    if setting.name == "limits":
        return "is not a table: write [limits] on a line of its own"
    names = {
        "bool": "true or false",
        "int": "a whole number",
        "float": "a number",
        "finite": "a number",
        "tuple": "a list of texts",
    }
    return f"{shown}is not {names.get(kind.partition('_')[0], 'a text')}: {setting.about}"


def _bounds(field: FieldInfo) -> tuple[float, float]:
    """The least and the most that a number may be."""
    low = next(entry.ge for entry in field.metadata if isinstance(entry, Ge))
    high = next(entry.le for entry in field.metadata if isinstance(entry, Le))
    return float(low), float(high)  # type: ignore[arg-type]


# Shown to people


def shown(settings: Settings, sources: Mapping[str, str]) -> str:
    """The settings as a file would have them, and where each comes from; no secrets."""
    lines, in_limits = [], False
    for name, setting in declared().items():
        if name.startswith("limits.") and not in_limits:
            lines.append("\n[limits]")
            in_limits = True
        label = name.removeprefix("limits.")
        value = getattr(settings.limits if in_limits else settings, label)
        text = '"..."' if setting.secret and value and name != "db" else _toml(str(value) if isinstance(value, Path) else value)
        if name == "db":
            text = _toml(_without_secret(str(value)))
        lines.append(f"{'# ' if value is None else ''}{label} = {text}  # {sources.get(name, 'default')}")
    return "\n".join(lines) + "\n"


def _without_secret(url: str) -> str:
    from ..store.database import parse_url, place

    return url if url.startswith("sqlite") else place(parse_url(url))


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if value is None:
        return '""'
    return str(value) if isinstance(value, (int, float)) else '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
