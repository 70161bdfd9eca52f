"""Mail addresses: those of a mail server, of a sender and of a reader."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from email.utils import formataddr, parseaddr
from urllib.parse import parse_qs, unquote, urlsplit

LONGEST = 254
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


@dataclass(frozen=True)
class Post:
    """A mail server. `tls`: `start` (STARTTLS, which is then required), `from-the-start` or `none`."""

    host: str
    port: int
    tls: str
    user: str | None = None
    secret: str | None = field(default=None, repr=False)


def parse_smtp(url: str) -> Post:
    """Parse `smtp://user:secret@host:587` (STARTTLS), `smtps://host` (TLS from the start) or `smtp://host:25?tls=none`
    (unencrypted)."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise ValueError("is no address of a mail server: give one like smtp://user:secret@host:587") from None
    query = parse_qs(parts.query, keep_blank_values=True)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/"):
        raise ValueError("is no address of a mail server: give one like smtp://user:secret@host:587")
    if set(query) - {"tls"} or query.get("tls", ["start"]) not in (["start"], ["none"]):
        raise ValueError("has something unknown after the question mark: only ?tls=none is possible")
    tls = "from-the-start" if parts.scheme == "smtps" else "none" if query.get("tls") == ["none"] else "start"
    if tls == "none" and parts.password:
        raise ValueError("would send its password in the open: leave out ?tls=none, or the password")
    if bool(parts.username) != bool(parts.password):
        raise ValueError("has a user without a password, or the other way round: give both or neither")
    user = unquote(parts.username) if parts.username else None
    secret = unquote(parts.password) if parts.password else None
    return Post(parts.hostname, port or (465 if tls == "from-the-start" else 587 if tls == "start" else 25), tls, user, secret)


def checked_address(address: str) -> str:
    """Return one plain mail address, or raise ValueError."""
    address = address.strip()
    local, _, host = address.rpartition("@")
    bad_dots = local.startswith(".") or local.endswith(".") or ".." in local
    if len(address) > LONGEST or not _ADDRESS.fullmatch(address) or "." not in host or bad_dots:
        raise ValueError("is no mail address: give one like name@example.org")
    return address


def parse_address(text: str) -> str:
    """Parse an address with or without a name, as written in From."""
    name, address = parseaddr(text)
    if any(ord(sign) < 32 for sign in text):
        raise ValueError("holds control characters: give an address like Hustings <play@example.org>")
    if not address or "@" not in address or not _ADDRESS.fullmatch(address):
        raise ValueError(f"{text!r} is no address: give one like play@example.org or Hustings <play@example.org>")
    return formataddr((name, address))
