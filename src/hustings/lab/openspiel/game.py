"""Games and states of OpenSpiel over a game tree with explicit chance."""

from __future__ import annotations

from typing import Any, ClassVar

import pyspiel

from ...core import layout
from ...core.chance import ROOM
from ...core.registry import game as find_game
from ..tree.node import CHANCE, OVER, Node
from .observer import FieldObserver, make_observer
from .table import Key, SpielTable, table_of

BOUNDS = {"share": (0.0, 1.0), "win": (-1.0, 1.0), "placement": (-1.0, 1.0), "margin": (-5000.0, 5000.0)}
"""The least and the most that a player can get, by reward."""

MOST_OUTCOMES = 1024  # no draw has more possible outcomes
DRAWS = 16  # the most draws of an action, on average over a game; only the set-up has more


def short_name(game: str) -> str:
    """The name of a game for `pyspiel.load_game`."""
    return f"python_{game.replace('-', '_')}"


def register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    found = find_game(name)
    edition = found.default_edition
    kind = pyspiel.GameType(
        short_name=short_name(name),
        long_name=found.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(found.players),
        min_num_players=min(found.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=found.thinking.encoding is not None,
        parameter_specification={
            "players": found.default_players,
            "edition": int(edition) if edition.isdigit() else edition,  # OpenSpiel's notation reads digits as a number
            "variants": "",
            "figures": "",
            "reward": "share",
        },
    )
    # Each game has a class in this module, because OpenSpiel keeps it until after Python has ended and pickling needs its name.
    title = "".join(part.capitalize() for part in name.split("-")) + SpielGame.__name__
    globals()[title] = type(title, (SpielGame,), {"kind": kind, "game": name, "__module__": __name__})
    pyspiel.register_game(kind, globals()[title])


class SpielGame(pyspiel.Game):
    """A game of OpenSpiel in one set-up. Parameters: players, edition, variants (joined by +), figures (a file) and reward."""

    kind: ClassVar[Any]
    game: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        key = self._key(given)
        game = table_of(key).game
        low, high = BOUNDS[key.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=game.options,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=key.players,
            min_utility=low,
            max_utility=high,
            max_game_length=game.longest,
        )
        super().__init__(self.kind, info, given)

    @property
    def key(self) -> Key:
        """Its parameters, read each time, because a pickled game comes back with nothing else."""
        return self._key(self.get_parameters())

    @property
    def table(self) -> SpielTable:
        return table_of(self.key)

    @classmethod
    def _key(cls, given: dict[str, Any]) -> Key:
        asked = {**cls.kind.parameter_specification, **given}
        return Key(cls.game, str(asked["edition"]), int(asked["players"]), asked["variants"], asked["figures"], asked["reward"])

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return ROOM + DRAWS * self.table.game.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """See `observer.py`."""
        if params:
            raise ValueError(f"observers take no parameters, but there are {params}")
        return make_observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A state of OpenSpiel. It holds only a node of the tree, which never changes, and the key of its table, so that clones are
    cheap."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.key = game.key
        self.node: Node = table_of(self.key).tree.root

    def current_player(self) -> Any:
        mover = self.node.mover
        if mover == OVER:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if mover == CHANCE else mover

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.node.options) if player == self.node.mover else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node = table_of(self.key).tree.child(self.node, int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player == pyspiel.PlayerId.CHANCE else table_of(self.key).option_name(action)

    def is_terminal(self) -> bool:
        return self.node.mover == OVER

    def returns(self) -> list[float]:
        table = table_of(self.key)
        if self.node.mover != OVER:
            return [0.0] * self.key.players
        return table.pay(*table.tree.results(self.node))

    def __str__(self) -> str:
        node = self.node
        who = "over" if node.mover == OVER else "chance" if node.mover == CHANCE else f"seat {node.mover}"
        return f"{self.key.game} {who} {node.digest()}"

    # Structs: the same as JSON, for tools that use it

    def _to_struct(self) -> dict[str, Any]:
        """The whole position, and who moves."""
        table, node = table_of(self.key), self.node
        return {"mover": node.mover, "position": layout.as_dict(table.game.position, node.position)}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """A player's observation and legal actions."""
        table, node = table_of(self.key), self.node
        seen = FieldObserver(table, public=True, private=True).values(self, player) if node.begun else {}
        legal = [self._action_to_struct(player, option) for option in self._legal_actions(player)]
        return {"seat": player, "observation": seen, "legal": legal}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        if player == pyspiel.PlayerId.CHANCE:
            return {"outcome": action}
        meaning = table_of(self.key).game.option(action)
        return {"option": action, "key": meaning.key, "things": dict(meaning.things)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        return [struct["outcome"] if "outcome" in struct else struct["option"]]
