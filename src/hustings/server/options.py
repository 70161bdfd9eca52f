"""What an operator sets, from where it is set: a flag goes before the environment (`HUSTINGS_PORT`), that before the file
(`--settings club.toml`), that before the default. Everything that is wrong is named before the server starts."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ..core.errors import HustingsError
from .notices.mail import parse_address, parse_smtp
from .settings import Limits, Settings, default_database

PREFIX = "HUSTINGS_"
FILE = f"{PREFIX}SETTINGS"
OTHERS = frozenset({FILE, f"{PREFIX}CACHE", f"{PREFIX}HOME"})
"""Variables of the program that are not the server's."""
SHORTEST_PASSWORD = 8
_WORDS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


class BadSettings(HustingsError):
    """Settings that cannot be, one line for each."""


_FLAGS = {"origins": "origin", "trusted_proxies": "trusted_proxy"}
"""Flags that are given once for each of several."""


def _flag(name: str) -> str:
    return f"--{_FLAGS.get(name, name).replace('_', '-')}"


@dataclass(frozen=True)
class Option:
    """One thing that can be set. `check` returns the value as it is used, or raises ValueError with the reason."""

    name: str
    kind: type
    about: str
    check: Callable[[Any], Any] = lambda value: value
    field: str = ""  # of Settings, where that is called otherwise
    secret: bool = False

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper().replace(".", "_")


def _between(low: float, high: float) -> Callable[[Any], Any]:
    def check(value: Any) -> Any:
        if not low <= value <= high:
            raise ValueError(f"{value:g} is not possible: give {low:g} to {high:g}")
        return value

    return check


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


def _one_of(*names: str) -> Callable[[str], str]:
    def check(value: str) -> str:
        if value not in names:
            raise ValueError(f"{value!r} is not known: use {' or '.join(names)}")
        return value

    return check


def _each(check: Callable[[str], str]) -> Callable[[Any], tuple[str, ...]]:
    return lambda values: tuple(check(value) for value in values)


def _smtp(value: str) -> str:
    parse_smtp(value)
    return value


_DAYS = _between(0, 36500)
OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("host", str, "the address to listen on; 0.0.0.0 lets others in your network come", _text),
        Option("port", int, "the port to listen on; 0 takes any free one", _between(0, 65535)),
        Option("db", str, "where tables are kept: sqlite:///FILE or postgresql://user:secret@host/name", _text, "database", True),
        Option("public_url", str, "where people reach the server, e.g. https://play.example.org; notices link there", _public),
        Option("origins", list, "further addresses under which the page is reached", _each(_origin)),
        Option("trusted_proxies", list, "addresses or networks of reverse proxies, whose X-Forwarded headers are believed",
               _each(_network)),
        Option("password", str, "a password for the whole server", _password, secret=True),
        Option("workers", int, "processes in which bots think; 0: one, with the heuristic only", _between(0, 64), "bot_workers"),
        Option("bot_pace", float, "seconds at least between two moves of bots", _between(0, 60)),
        Option("idle_seconds", float, "a table that nobody uses for this long leaves memory", _between(1, 86400)),
        Option("page", str, "the folder of the built page", lambda value: Path(_text(value))),
        Option("smtp", str, "where mail is handed in: smtp://user:secret@host:587, smtps://... or smtp://host:25?tls=none",
               _smtp, secret=True),
        Option("smtp_from", str, "whom mail comes from: an address, or Name <address>", parse_address),
        Option("webhooks_private", bool, "let notices go to addresses of your own network"),
        Option("notice_after", float, "seconds that somebody is asked and away before a notice is sent", _between(0, 7 * 86400)),
        Option("retention_days", float, "days until a game that is over or given up is deleted; 0: never", _DAYS),
        Option("waiting_days", float, "days until a table that never began is deleted; 0: never", _DAYS),
        Option("metrics", bool, "whether /metrics answers"),
        Option("log", str, "how the log is written: text or json", _one_of("text", "json")),
        Option("log_requests", bool, "log every request, by its route"),
        *(
            Option(f"limits.{limit.name}", type(limit.default), "see docs/operate.md", _between(1, 10**9))
            for limit in fields(Limits)
        ),
    )
}  # fmt: skip


def gather(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> tuple[Settings, dict[str, str]]:
    """The settings, and where each that is not a default comes from. `flags`: by name; None: not given."""
    environment = os.environ if environment is None else environment
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    found: dict[str, Any] = {}
    sources: dict[str, str] = {}
    wrong: list[str] = []
    for source, given in (
        ("file", _of_file(file, wrong) if file is not None else {}),
        ("environment", _of_environment(environment, wrong)),
        ("flag", {name: (_flag(name), value) for name, value in flags.items() if value is not None}),
    ):
        for name, (place, value) in given.items():
            try:
                found[name] = OPTIONS[name].check(_typed(OPTIONS[name], value))
                sources[name] = source
            except (ValueError, HustingsError) as error:
                wrong.append(f"{place}: {error}")
    if "smtp" in found:
        missing = [OPTIONS[name] for name in ("smtp_from", "public_url") if name not in found]
        wrong += [f"smtp: mail needs {option.name} too ({option.about}): set {option.variable}" for option in missing]
    if wrong:
        raise BadSettings("\nhustings: ".join(wrong))
    limits = {name.partition(".")[2]: value for name, value in found.items() if name.startswith("limits.")}
    plain = {OPTIONS[name].field or name: value for name, value in found.items() if not name.startswith("limits.")}
    return Settings(**{"database": default_database(), **plain, "limits": Limits(**limits)}), sources


def _typed(option: Option, value: Any) -> Any:
    """A value of the option's kind; text is read as the environment has it."""
    if option.kind is bool and str(value).lower() in _WORDS and isinstance(value, (bool, str)):
        return _WORDS[str(value).lower()]
    if option.kind is list and isinstance(value, (str, list, tuple)):
        values = value.split(",") if isinstance(value, str) else value
        if all(isinstance(entry, str) for entry in values):
            return [entry.strip() for entry in values if entry.strip()]
    if option.kind in (int, float) and isinstance(value, (str, int, float)) and not isinstance(value, bool):
        try:
            number = float(value)
            if number == number and (option.kind is float or number == int(number)):
                return option.kind(number)
        except (ValueError, OverflowError):
            pass
    if option.kind is str and isinstance(value, str):
        return value
    names = {bool: "true or false", list: "a list of texts", int: "a whole number", float: "a number", str: "a text"}
    shown = "" if option.secret else f"{value!r} "
    raise ValueError(f"{shown}is not {names[option.kind]}: {option.about}")


def _unknown(name: str, known: Mapping[str, Any]) -> str:
    near = difflib.get_close_matches(name, known, 1, 0.75)
    return f"there is no such setting: {f'is it {near[0]}?' if near else 'see hustings serve --help and docs/operate.md'}"


def _of_file(file: Path, wrong: list[str]) -> dict[str, tuple[str, Any]]:
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{file}: {error.strerror}; name the file of settings with --settings or {FILE}") from None
    except UnicodeDecodeError:
        raise BadSettings(f"{file}: is not text in UTF-8; write the settings as TOML") from None
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"{file}: not TOML: {error}; write lines like port = 8000") from None
    limits = content.pop("limits", {})
    flat = {**content, **{f"limits.{name}": value for name, value in limits.items()}} if isinstance(limits, dict) else content
    if not isinstance(limits, dict):
        wrong.append(f"{file}: limits: is not a table: write [limits] on a line of its own")
    found = {}
    for name, value in flat.items():
        if name in OPTIONS:
            found[name] = f"{file}: {name}", value
        else:
            wrong.append(f"{file}: {name}: {_unknown(name, OPTIONS)}")
    return found


def _of_environment(environment: Mapping[str, str], wrong: list[str]) -> dict[str, tuple[str, Any]]:
    """The variables of ours. One that is nearly a setting is a mistake; tools and tests have others of their own."""
    by_variable = {option.variable: name for name, option in OPTIONS.items()}
    found = {}
    for variable, value in environment.items():
        if variable in by_variable and value != "":
            found[by_variable[variable]] = variable, value
        elif variable.startswith(PREFIX) and variable not in OTHERS and variable not in by_variable:
            near = difflib.get_close_matches(variable, by_variable, 1, 0.85)
            if near or variable.startswith(f"{PREFIX}LIMITS_"):
                wrong.append(f"{variable}: {_unknown(variable, by_variable)}")
    return found


def shown(settings: Settings, sources: Mapping[str, str]) -> str:
    """The settings as a file would have them, and where each comes from; no secrets."""
    lines, in_limits = [], False
    for name, option in OPTIONS.items():
        if name.startswith("limits.") and not in_limits:
            lines.append("\n[limits]")
            in_limits = True
        holder: Any = settings.limits if in_limits else settings
        value = getattr(holder, name.removeprefix("limits.") if in_limits else option.field or name)
        text = '"..."' if option.secret and value and name != "db" else _toml(str(value) if isinstance(value, Path) else value)
        if name == "db":
            text = _toml(_without_secret(str(value)))
        label = name.removeprefix("limits.")
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
