"""A table of each game before somebody asks for one: its figures, the layout of its positions and its words are read and worked
out once and known for every table, and the first one after a start would have to wait for them."""

from __future__ import annotations

from ..core.layout import layout_hash
from ..core.play import make_setup
from ..core.registry import game, names
from ..tables.model import Seat, SeatKind, Who
from ..tables.table import Table
from .rooms.presenter import Presenter, head_of


def warm_up_games() -> None:
    """Set up one table of each game that is nowhere kept, and look at it."""
    for name in names():
        known = game(name)
        setup = make_setup(known)
        head = head_of(known, setup, layout=layout_hash(known.position), figures=known.sheet(setup, None).hash)
        table = Table(head, [Seat(seat, SeatKind.OPEN) for seat in range(setup.players)])
        table.apply(table.set_up())
        Presenter(table).state(Who(seat=0), ())
