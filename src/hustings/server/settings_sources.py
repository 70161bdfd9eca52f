"""Sources of the settings. A flag goes before the environment (`HUSTINGS_PORT`), that before the TOML file
(`--settings club.toml`), that before the default. What is wrong is named with its place, reason and remedy."""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from annotated_types import Ge, Le
from pydantic import ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails
from pydantic_settings import EnvSettingsSource, InitSettingsSource, PydanticBaseSettingsSource

from ..core.errors import HustingsError
from ..core.reading import TOO_LONG_A_NUMBER, read_at_most
from .settings import PREFIX, Setting, Settings, declared

LARGEST_FILE = 1_000_000
FILE = f"{PREFIX}SETTINGS"
OTHERS = frozenset({FILE, f"{PREFIX}CACHE", f"{PREFIX}HOME", f"{PREFIX}GAMES"})
"""Variables of the program that are not the server's."""
NEAR, NEAR_VARIABLE = 0.75, 0.85  # how alike a name must be to be taken for a slip of the pen
FLAG, ENVIRONMENT, IN_FILE = "flag", "environment", "file"


class BadSettings(HustingsError):
    """Settings that cannot be used, one line for each."""


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
        # Windows editors put a mark first
        return InitSettingsSource(Settings, tomllib.loads(data.decode("utf-8-sig")))
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
    return f"{shown}is not {_KINDS.get(kind.partition('_')[0], 'a text')}: {setting.about}"


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
