"""Positions and options with the seats renamed: fields with a seat axis are permuted, seats held in fields are renamed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

import hustings
from hustings.core import layout
from hustings.core.layout import SEAT, Records, fields
from support.contract.about import about
from support.contract.tables import Table


def rotation(table: Table, by: int) -> list[int]:
    """The rotation that moves everyone `by` places to the left: seat `s` becomes `rotation[s]`."""
    players = table.setup.players
    return [(seat + by) % players for seat in range(players)]


def relabel(table: Table, position: Records, to: Sequence[int]) -> Records:
    """The position with seat `s` renamed to `to[s]`. Empty seats stay where they are."""
    room = table.game.seats
    target = [*to, *range(len(to), room)]
    source = np.argsort(target)
    renamed = layout.copy(position)
    for name, field in fields(table.game.position).items():
        values = position[name][0]
        for axis, what in enumerate(field.axes):
            if what.name == SEAT:
                values = np.take(values, source, axis=axis)
        if field.holds == "seat":
            values = np.where((values >= 0) & (values < room), np.asarray(target)[np.clip(values, 0, room - 1)], values)
        elif field.holds == "seats":
            values = sum(((values >> seat) & 1) << target[seat] for seat in range(room))
        renamed[name][0] = values
    return renamed


@cache
def _numbers(name: str) -> dict[tuple[str, tuple[tuple[str, int], ...]], int]:
    """Every option of a game, by what it means."""
    game = hustings.game(name)
    meanings = {number: game.option(number) for number in range(game.options)}
    return {(o.key, tuple(sorted(o.things.items()))): number for number, o in meanings.items()}


def relabel_option(table: Table, number: int, to: Sequence[int]) -> int:
    """The option that names the renamed seats."""
    known, option = about(table.game.name), table.game.option(number)
    target = [*to, *range(len(to), table.game.seats)]
    things = {name: target[x] if name in known.seat_things else x for name, x in option.things.items()}
    if option.key in known.unordered:
        names = [name for name in things if name in known.seat_things]
        things.update(zip(names, sorted(things[name] for name in names), strict=True))
    return _numbers(table.game.name)[option.key, tuple(sorted(things.items()))]
