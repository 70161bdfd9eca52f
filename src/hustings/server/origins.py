"""Origins of pages: which may talk to this server."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit


def same_origin(origin: str | None, host: str | None, allowed: Iterable[str]) -> bool:
    """Whether a page of this origin may talk to us: our own, one the operator named, or no page at all."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    return bool(host) and parts.scheme in ("http", "https") and parts.netloc.lower() == str(host).lower()
