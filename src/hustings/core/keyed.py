"""Chance at tables of people: 128 bits of key from the system for each action, through BLAKE2 as a keyed function.

`chance.word` mixes 64 bits of key, which is plenty for simulations and for games that are to be repeated from a seed. At a table
somebody might work such a key out from what an action showed, and with it what the same action dealt face down. Here every
word has 64 bits of its own, which nobody can work out from others: the mixing only passes them on. Nothing of it is kept: a
log holds the outcomes, so older tables and records are read as ever.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b

KEY_BYTES = 16


def fresh_key() -> bytes:
    """A key that nobody can work out."""
    return secrets.token_bytes(KEY_BYTES)


class KeyedWords:
    """In the place of a generator's key, for uncompiled rules: fresh words whenever the first one is asked for. Most actions
    ask for none, and so the system is not asked for a key either."""

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
