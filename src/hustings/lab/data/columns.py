"""The columns of a data set, with their types and meanings: a table with a row per decision, and one with a row per game."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

TRAIN, VALIDATION, TEST = "train", "validation", "test"
SPLITS = (TRAIN, VALIDATION, TEST)


@dataclass(frozen=True)
class DataColumn:
    """A column in files and on the data card. `kind`: a NumPy type, `text`, or either with `[]` for a list of any length; `row`
    is the row of features, as many int8 as the encoding has."""

    name: str
    kind: str
    about: str


DECISIONS = (
    DataColumn("game", "int64", "number of the game, as in the table of games"),
    DataColumn("ply", "int32", "number of the decision in its game, from 0, counting forced ones"),
    DataColumn("seat", "int8", "the seat that decides"),
    DataColumn("kind", "text", "kind of decision"),
    DataColumn("bot", "text", "the bot that decided; person or unknown in records"),
    DataColumn("x", "row", "the numbers of the seat's observation; card.json names each"),
    DataColumn("legal", "int16[]", "the legal slots; card.json names each"),
    DataColumn("slot", "int16", "the slot that was chosen"),
    DataColumn("option", "int32", "the option that was chosen, exactly; bids that are nearly alike share a slot"),
    DataColumn("words", "text", "the option in words that are the same in every language, as in records"),
    DataColumn("share", "float32", "the seat's final share of the victory: 1 won, 0 lost, shared wins split"),
    DataColumn("points", "int32", "the seat's final points"),
    DataColumn("place", "int8", "the seat's final place: 1 won, equal places shared"),
)

GAMES = (
    DataColumn("game", "int64", "number of the game"),
    DataColumn("split", "text", "the split all its decisions are in: train, validation or test"),
    DataColumn("source", "text", "self-play: its deal and rotation; records: the name of the file"),
    DataColumn("edition", "text", "edition of the rules"),
    DataColumn("players", "int8", "number of players"),
    DataColumn("variants", "text[]", "variants of the rules"),
    DataColumn("revision", "int32", "revision of the rules that the game began under"),
    DataColumn("figures", "text", "hash of the figures played with"),
    DataColumn("bots", "text[]", "the bot at each seat; person or unknown in records"),
    DataColumn("points", "int32[]", "final points, by seat"),
    DataColumn("places", "int8[]", "final places, by seat: 1 won, equal places shared"),
    DataColumn("shares", "float32[]", "shares of the victory, by seat"),
    DataColumn("decisions", "int32", "decisions of the game, counting forced ones"),
    DataColumn("rows", "int32", "how many of them are in the data set"),
)


@dataclass(frozen=True)
class GameRow:
    """A game of a data set; the columns are `GAMES`."""

    game: int
    split: str
    source: str
    edition: str
    players: int
    variants: tuple[str, ...]
    revision: int
    figures: str
    bots: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int
    rows: int

    def to_json(self) -> dict[str, Any]:
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> GameRow:
        whole: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
        return cls(**whole)


@dataclass(frozen=True, eq=False)
class Decision:
    """A decision of a data set; the columns are `DECISIONS`."""

    game: int
    ply: int
    seat: int
    kind: str
    bot: str
    x: npt.NDArray[np.int8]
    legal: npt.NDArray[np.int16]
    slot: int
    option: int
    words: str
    share: float
    points: int
    place: int
