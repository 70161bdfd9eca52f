"""New games under an earlier revision of the rules, for comparison with data written under it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from hustings.core.contract import Game


@contextmanager
def first_revision(game: Game) -> Iterator[None]:
    latest = game.setups.revision
    object.__setattr__(game.setups, "revision", 0)  # frozen, since no program may do this
    try:
        yield
    finally:
        object.__setattr__(game.setups, "revision", latest)
