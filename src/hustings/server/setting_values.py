"""Values of settings. A validator returns the value as it is used, or raises ValueError with the reason and the remedy."""

from __future__ import annotations

import re
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field
from pydantic_settings import (
    NoDecode,
)

from .hosts import host_name, in_ascii
from .mail_addresses import parse_address, parse_smtp

SHORTEST_PASSWORD = 8
NAME = re.compile(r"[a-z0-9._:%-]+")  # of a machine, in ASCII


def _no_bool(value: Any) -> Any:
    """In TOML true is not 1."""
    return str(value).lower() if isinstance(value, bool) else value


def _text(value: str) -> str:
    if not value.strip():
        raise ValueError("is empty: give a value, or leave it out")
    return value


def _origin(value: str) -> str:
    refused = ValueError(f"{value!r} is no address of a page: give one like https://play.example.org")
    try:
        parts = urlsplit(value)
        name, port = in_ascii(parts.hostname or ""), "" if parts.port is None else f":{parts.port}"
    except ValueError:  # half a bracket, a port that none can be
        raise refused from None
    if parts.scheme not in ("http", "https") or parts.path.strip("/") or parts.query or "@" in parts.netloc:
        raise refused
    if not NAME.fullmatch(name):
        raise refused
    return f"{parts.scheme}://{f'[{name}]' if ':' in name else name}{port}"


def _public(value: str) -> str:
    _, found, rest = value.partition("://")
    if found and rest.partition("/")[2].partition("?")[0].strip("/"):
        raise ValueError(f"{value!r} leads into a folder: the server needs a host name of its own, https://play.example.org")
    return _origin(value)


def _host(value: str) -> str:
    name = in_ascii(host_name(value))
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
    if value != value.strip():
        raise ValueError("begins or ends with a space, which is lost in a header: leave it out")
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
PublicUrl = Annotated[str, AfterValidator(_public)]
Password = Annotated[str, AfterValidator(_password)]
MailServer = Annotated[str, AfterValidator(_smtp)]
MailSender = Annotated[str, AfterValidator(parse_address)]
Folder = Annotated[Path, BeforeValidator(lambda value: Path(_text(value)) if isinstance(value, str) else value)]
