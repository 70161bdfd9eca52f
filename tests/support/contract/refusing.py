"""Refusals, caught in loops over all options, where `pytest.raises` would take longer than the rules."""

from __future__ import annotations

from typing import Any, Protocol

from hustings.core.errors import IllegalAction


class Acting(Protocol):
    def act(self, seat: int, option: int, /) -> Any: ...


def refused(play: Acting, seat: int, option: int) -> IllegalAction:
    """Return the error that an illegal option raises; fail on anything else."""
    try:
        play.act(seat, option)
    except IllegalAction as error:
        return error
    raise AssertionError(f"seat {seat} may do {option}")
