"""Tokens of secret links: creation, hashing and recognition."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from ..tables.model import Who
from ..tables.table import Table


def new_token() -> str:
    """A token of 128 random bits, in letters that fit in a link."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """A random id, such as a table's: not a secret, but nobody finds a private table by counting."""
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(header: str | None) -> str | None:
    """The token in an Authorization header, if there is one."""
    kind, _, token = (header or "").partition(" ")
    token = token.strip()
    return token if kind.lower() == "bearer" and 0 < len(token) <= 100 else None


def holder(table: Table, token: str | None) -> Who | None:
    """The holder of a token. Every hash is compared in constant time, even after one has matched."""
    if token is None:
        return None
    found: Who | None = None
    told = hashed(token)
    for seat in table.seats:
        if seat.token_hash is not None and hmac.compare_digest(seat.token_hash, told):
            found = Who(seat.seat, link=seat.token_hash)
    if hmac.compare_digest(table.head.host_hash, told):
        found = Who(host=True)
    if hmac.compare_digest(table.head.spectator_hash, told):
        found = Who()
    return found
