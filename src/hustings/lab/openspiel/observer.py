"""Observers: the information on a state that OpenSpiel's algorithms get, all of it through the gate.

| asked for | tensor | string |
|---|---|---|
| public and private (the default) | the row of the game's encoding, by blocks | the fields of the observation |
| the same with perfect recall | none | all that the seat has seen and done so far, as a hash |
| public | the fields that everybody sees | the same |
| private | the fields that only this seat sees | the same |
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from ...core.encoding import Columns, encoding_of
from ...core.errors import HustingsError
from ...core.layout import fields
from .table import SpielTable


def make_observer(table: SpielTable, kind: Any) -> Any:
    """The observer for a type of observation. None for types that are not offered: the private information of all players, and
    perfect recall of anything but public and private information together."""
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if kind.perfect_recall:
        return RecallObserver() if own and kind.public_info else None
    if own and kind.public_info and table.game.thinking.encoding is not None:
        return RowObserver(table)
    return FieldObserver(table, public=kind.public_info, private=own)


class RecallObserver:
    """Everything that a seat has seen and done: two states have the same string if and only if it cannot tell them apart."""

    tensor: Any = None
    dict: Any = {}  # noqa: RUF012, as the interface has it

    def set_from(self, state: Any, player: int) -> None:
        """Refuse: there is no tensor, because its size would have no bound (docs/environments.md)."""
        raise HustingsError("information states have no tensor here: use their string, or the tensor of the observation")

    def string_from(self, state: Any, player: int) -> str:
        node = state.node
        return f"{player} {node.sights[player].hex()}" if node.begun else f"{player} set-up"


class FieldObserver:
    """Fields of the observation by name: those for everybody, those for one seat, or both."""

    def __init__(self, table: SpielTable, *, public: bool, private: bool) -> None:
        self.table = table
        declared = fields(table.game.position)
        self.public, self.private = table.public if public else [], table.private if private else []
        shapes = {name: declared[name].shape for name in self.public}
        shapes |= {name: declared[name].shape[1:] for name in self.private}
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor: npt.NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        at = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[at : at + sizes[name]].reshape(shape or (1,))
            at += sizes[name]

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = 0
        if not state.node.begun:
            return
        seen = self.table.tree.observe(state.node, player)[0]
        for name in self.public:
            self.dict[name][...] = seen[name]
        for name in self.private:
            self.dict[name][...] = seen[name][player]

    def string_from(self, state: Any, player: int) -> str:
        if not state.node.begun:
            return "set-up"
        return json.dumps(self.values(state, player), separators=(",", ":"))

    def values(self, state: Any, player: int) -> dict[str, Any]:
        """The fields as plain numbers and lists."""
        seen = self.table.tree.observe(state.node, player)[0]
        public = {name: seen[name].tolist() for name in self.public}
        return public | {name: seen[name][player].tolist() for name in self.private}


class RowObserver(FieldObserver):
    """The row of numbers for learners, block by block; as a string, all fields that the seat may see."""

    def __init__(self, table: SpielTable) -> None:
        super().__init__(table, public=True, private=True)
        encoding = encoding_of(table.game)
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {block.name: self._view(block) for block in encoding.blocks}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = 0
        if state.node.begun:
            sight = self.table.sight
            sight.look(self.table.tree.observe(state.node, player), player)
            self.tensor[:] = sight.x

    def _view(self, block: Columns) -> npt.NDArray[np.float32]:
        return self.tensor[block.offset : block.offset + block.size].reshape(block.shape or (1,))
