"""Chance at tables of people: for each action a key of 128 bits from the system, used by BLAKE2 as a keyed function.

`chance.word` mixes 64 bits of key, which is plenty for simulations and for games that are to be repeated from a seed. At a table
somebody might work out such a key from what an action showed, and from the key what the same action dealt face down. Here every
word has its own 64 bits, which nobody can work out from other words; the mixing only passes them on. No key is stored: a log
holds the outcomes, so older tables and records are still readable.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

KEY_BYTES = 16


def fresh_key() -> bytes:
    """A new key that nobody can work out."""
    return secrets.token_bytes(KEY_BYTES)


class KeyedWords:
    """A replacement for a generator's key, for uncompiled rules: reading the first word makes two fresh ones. The system is asked
    for a key only then, since most actions need none."""

    def __init__(self) -> None:
        self._key, self._asked, self._second = b"", 0, 0

    def __getitem__(self, place: int) -> int:
        if place:
            return self._second
        if not self._key:
            self._key = fresh_key()
        said = blake2b(self._asked.to_bytes(8, "big"), key=self._key, digest_size=8).digest()
        self._asked += 1
        self._second = int.from_bytes(said[4:], "big")
        return int.from_bytes(said[:4], "big")
