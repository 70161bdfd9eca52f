"""A table of people that stands before phase 3.4: seats 0 and 1 have coalition tiles and two cards in common, and 0 is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hustings.core import layout
from hustings.core.layout import Records
from hustings.core.play import make_setup
from hustings.core.registry import game as find_game
from hustings.games.die_macher.position import COALITIONS
from hustings.tables.model import Seat, SeatKind, TableHead
from hustings.tables.stored import Loaded
from hustings.tables.table import Table
from support.die_macher.scene import scene

PLATFORMS = [1, 1, 1, 1, 1, 0, 0], [1, 1, -1, 0, 0, 1, 1], [-1, -1, -1, 0, 0, 1, 1]


def position(tiles: tuple[int, ...] = (0, 1)) -> Records:
    s = scene("2006", 3)
    for party, platform in enumerate(PLATFORMS):
        s.platform(party, platform)
        s.g.tile[0, party] = int(party in tiles)
    return s.enter(COALITIONS).position


def people(name: str = "die-macher", players: int = 3, **more: Any) -> Table:
    """A table that has not begun."""
    game = find_game(name)
    setup = make_setup(game, players=players)
    sheet = game.sheet(setup, None)
    print_ = layout.layout_hash(game.position)
    head = TableHead("t", name, setup.edition, players, "T", "h", "s", "0", print_, sheet.hash, 1.0, 1.0)
    seats = [Seat(seat, SeatKind.PERSON, f"P{seat}", token_hash=f"link{seat}") for seat in range(players)]
    return Table(replace(head, **more), seats, lambda: 5.0)


def before_coalitions(tiles: tuple[int, ...] = (0, 1)) -> Table:
    new = people().begun_at(position(tiles), {})
    assert new.first is not None
    return Table.opened(Loaded(new.head, new.seats, new.position, {}, (new.first,), ()), lambda: 5.0)
