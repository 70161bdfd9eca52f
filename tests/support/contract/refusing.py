"""What is refused, and why: in loops over every option there is, where `pytest.raises` takes longer than the rules."""

from __future__ import annotations

from typing import Any, Protocol

from hustings.core.errors import IllegalAction


class Acting(Protocol):
    def act(self, seat: int, option: int, /) -> Any: ...


def refused(play: Acting, seat: int, option: int) -> IllegalAction:
    """The error that an illegal option gives; anything else fails."""
    try:
        play.act(seat, option)
    except IllegalAction as error:
        return error
    raise AssertionError(f"seat {seat} may do {option}")
