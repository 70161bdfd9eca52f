"""A table that asks its bots, as the workers' queue sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..rooms.room import Room
from .worker_queue import BOTS_ONLY, PEOPLE


class AtTable:
    """The asker of a table's questions. `maker`: returns the address that the table was made from, if it is known (a new table's
    first questions come a moment before it is); `tell`: shows everyone at the table that it is waiting."""

    def __init__(self, room: Room, maker: Callable[[], str], tell: Callable[[Room], None]) -> None:
        self._room, self._maker, self._tell = room, maker, tell

    @property
    def table(self) -> str:
        return self._room.table.id

    @property
    def rank(self) -> int:
        return PEOPLE if self._room.table.people() else BOTS_ONLY

    @property
    def payers(self) -> Sequence[str]:
        """The addresses of the people who sit there and are connected, or if there are none, of the table's maker."""
        return tuple(self._room.addresses) or (self._maker(),)

    def waits(self, place: int) -> None:
        if self._room.table.bots_busy != place:
            self._room.table.bots_busy = place
            self._tell(self._room)
