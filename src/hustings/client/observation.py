"""Observations rebuilt from views: the record that bots know. Fields that a view does not show are left as the gate would leave
them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..core import layout
from ..core.contract import Game
from ..core.errors import HustingsError
from ..core.layout import Records
from ..core.registry import game as find_game
from ..core.values import Setup
from ..tables.model import Status
from ..wire.play import Ask, View
from ..wire.tables import TableInfo


def observation(game: Game, position: Mapping[str, Any]) -> np.record:
    """The observation that a view's `position` was made from: one record, as bots get it everywhere. Missing fields are set to
    unknown: those that nobody may see, and those that people must count for themselves at a table without open money. Fields that
    remember earlier positions are 0, since views do not have them."""
    found: np.record = observed(game, position)[0]
    return found


def observed(game: Game, position: Mapping[str, Any]) -> Records:
    """Like `observation`, as an array of one record, which the rules and screens of a game take."""
    fields = layout.fields(game.position)
    strange = [name for name in position if name not in fields]
    if strange:
        raise HustingsError(f"the server's {game.name} has a field {strange[0]} that is not known here: install its version")
    record = layout.blank(game.position)
    for name, field in fields.items():
        record[name][0] = position.get(name, 0 if field.memory else field.unknown)
    return record


def legal(ask: Ask) -> list[int]:
    """The options of a question, ascending."""
    options = {choice.option for choice in ask.options}
    if ask.amounts is not None:
        options.update(ask.amounts.options())
    if ask.decline is not None:
        options.add(ask.decline)
    return sorted(options)


def is_asked(view: View) -> bool:
    """Whether the game waits for the seat of this view."""
    asked = view.ask is not None and view.seat in view.asked and view.seat not in view.sealed
    return asked and view.table.status == Status.PLAYING


def is_over(view: View) -> bool:
    return view.table.status.ended


def setup_of(table: TableInfo) -> tuple[Game, Setup]:
    """The game and the set-up of a table, for bots that want to know them; without the game's own choices, which the server does
    not tell."""
    game = find_game(table.game)
    return game, Setup(table.edition, table.players, tuple(table.variants))
