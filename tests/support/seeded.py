"""`hustings` with fixed chance: `python -m support.seeded serve ...`.

A table of people draws every outcome from a key that nobody can work out, its bots have their own random seeds, and no setting
changes that. Here both are fixed, so that a test meets the same cards and the same moves whether it runs alone or alongside
others, in any order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from hustings.cli import main
from hustings.core.keyed import KEY_BYTES
from hustings.tables.deal import bot_seed
from support.rough import late

KEY = bytes([3] * KEY_BYTES)
SEED = 3


def same() -> bytes:
    return KEY


def same_luck(seed: int | None, seat: int, observation: bytes) -> int | None:
    return bot_seed(SEED if seed is None else seed, seat, observation)


@contextmanager
def replaced(module: str, name: str, value: object) -> Iterator[None]:
    """Replace a module's attribute while the context is open. `unittest.mock` could do it, but takes a twentieth of a second to
    load at every start of a server."""
    there = import_module(module)
    before = getattr(there, name)
    setattr(there, name, value)
    try:
        yield
    finally:
        setattr(there, name, before)


@contextmanager
def seeded() -> Iterator[None]:
    """Fix chance and the bots' seeds in this process while the context is open."""
    with replaced("hustings.core.keyed", "fresh_key", same), replaced("hustings.server.bots.driver", "bot_seed", same_luck):
        yield


if __name__ == "__main__":
    from hustings.server.app import make_app

    with seeded(), replaced("hustings.server.app", "make_app", lambda settings: late(make_app(settings))):
        main()
