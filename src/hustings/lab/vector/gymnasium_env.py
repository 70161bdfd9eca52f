"""A Gymnasium `VectorEnv` over the vector environment, for trainers that need that interface. Using the buffers is faster.

    import gymnasium, hustings.lab.vector.gymnasium_env
    envs = gymnasium.make_vec("hustings/DieMacher-v0", num_envs=256, opponents="random")

Each sub-environment is a game, each step a decision of the seat in `infos["seat"]`. Against bots that is the same seat all game
long; with `opponents="ask"` every seat is asked, and a reward belongs to the seat that has just decided. The step that ends a
game also begins the next one (`AutoresetMode.SAME_STEP`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ...bots.thinking.policies import RANDOM
from ...core.contract import NO_SUCH_OPTION
from ...core.errors import HustingsError, IllegalAction, MalformedAction
from ...core.registry import game as find_game
from ...core.registry import names
from .game import ASK, Seats, Setups, VectorGame, tables_of

Array = npt.NDArray[Any]
Observations = dict[str, Array]

ERROR, ANY = "error", "random"


class GameVectorEnv(VectorEnv[Observations, Array, Array]):
    """Games of Hustings as a Gymnasium vector environment."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012, as the interface has it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        setups: Setups = None,
        opponents: str | Sequence[str] = "random",
        illegal: str = ERROR,
        **more: Any,
    ) -> None:
        """`opponents`: the players of the other seats: one name for all, one for each, or "ask" for self-play. The learner's seat
        differs from environment to environment. `illegal`: the treatment of an illegal action: "error", or "random" for a random
        legal action instead. `more`: see `VectorGame`."""
        if illegal not in (ERROR, ANY):
            raise HustingsError(f"illegal={illegal!r}: choose {ERROR!r} or {ANY!r}")
        self.num_envs, self.illegal = num_envs, illegal
        self.games = VectorGame(game, setups, num_envs, seats=_line_ups(game, setups, num_envs, opponents), **more)
        self._group = self.games.groups[0]
        if len(self.games.groups) > 1:
            raise HustingsError("a Gymnasium environment has one group: step the groups of VectorGame for more")
        size, slots = self.games.encoding.size, self.games.encoding.slots
        spaces = Dict({"observation": Box(-128, 127, (size,), np.int8), "action_mask": Box(0, 1, (slots,), np.int8)})
        self.single_observation_space, self.single_action_space = spaces, Discrete(slots)
        self._nothing = {"observation": np.zeros(size, np.int8), "action_mask": np.zeros(slots, np.int8)}
        self.observation_space = batch_space(spaces, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin new games in all environments: those of a seed, or the next ones. Of several seeds only the first is used."""
        first: Any = next(iter(seed), None) if isinstance(seed, (list, tuple)) else seed
        super().reset(seed=first)
        self.games.reset(first)
        return self._observations(), self._infos()

    def step(self, actions: Array) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """Carry out a decision in every game."""
        group, seats = self._group, self._group.seat.copy()
        chosen, legal = self._whole(actions), group.legal()
        inside = np.clip(chosen, 0, legal.shape[1] - 1)
        wrong = (chosen != inside) | ~legal[np.arange(self.num_envs), inside]
        if self.illegal == ERROR and wrong.any():
            raise self._refused(int(wrong.argmax()), chosen, legal)
        group.choice[:] = np.where(wrong, RANDOM, inside)
        group.step()
        group.wait()
        ended = group.done > 0
        rewards = group.reward[np.arange(self.num_envs), seats].astype(np.float64)
        infos = self._infos()
        if ended.any():
            infos |= self._finals(ended)
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **_: Any) -> None:
        self.games.close()

    def _whole(self, actions: Any) -> npt.NDArray[np.int64]:
        """Actions as whole numbers, one for each environment."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise MalformedAction(
                f"actions of shape {given.shape} and type {given.dtype}: give {self.num_envs} whole numbers, one for each "
                "environment"
            )
        return given.astype(np.int64)

    def _refused(self, row: int, chosen: npt.NDArray[np.int64], legal: npt.NDArray[np.bool_]) -> IllegalAction:
        why, slots = self.games.game.reasons[NO_SUCH_OPTION], np.flatnonzero(legal[row])
        some = ", ".join(map(str, slots[:12].tolist())) + (" ..." if len(slots) > 12 else "")
        return IllegalAction(
            f"environment {row}: action {int(chosen[row])} is not legal; legal: {some}. Follow action_mask, or make the "
            f"environment with illegal={ANY!r}",
            reason=NO_SUCH_OPTION,
            key=why.key,
            rule=why.rule,
        )

    def _observations(self) -> Observations:
        return {"observation": self._group.x.copy(), "action_mask": self._group.legal().astype(np.int8)}

    def _infos(self) -> dict[str, Any]:
        """The seat that is asked in each game, the kind of decision, the set-up and the number of players."""
        found = {name: getattr(self._group, name).copy() for name in ("seat", "kind", "setup", "players")}
        return found | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in found}

    def _finals(self, ended: Array) -> dict[str, Any]:
        """The results of the games that ended. The last observation is all zeros, because nobody is asked any more."""
        observations = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            observations[row] = {name: zeros.copy() for name, zeros in self._nothing.items()}
        results = {name: getattr(self._group, name).copy() for name in ("points", "place", "share")}
        results |= {f"_{name}": ended.copy() for name in results}
        return {"final_obs": observations, "_final_obs": ended.copy(), "final_info": results, "_final_info": ended.copy()}


def _line_ups(game: str, setups: Setups, count: int, opponents: str | Sequence[str]) -> Seats:
    """The line-up of each environment: one seat is asked, and in the next environment of the same set-up the next seat."""
    if isinstance(opponents, str) and opponents == ASK:
        return ASK
    if not isinstance(opponents, (str, Sequence)):
        raise HustingsError(f"opponents={opponents!r}: name a bot for all of them, or a list with one for each")
    if not isinstance(count, (int, np.integer)):
        raise HustingsError(f"num_envs={count!r} is not a whole number")
    made, _ = tables_of(find_game(game), setups)
    line_ups = []
    for row in range(count):
        players = made[row % len(made)].players
        others = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(others) != players - 1:
            raise HustingsError(f"{len(others)} opponents named for {players} players: name one for all, or {players - 1}")
        own = row // len(made) % players
        line_ups.append([*others[:own], ASK, *others[own:]])
    return line_ups


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


SEAT_ENV = "hustings.lab.envs.seat:SeatEnv"  # by name, so that it is imported only when one is made

for _name in names():
    gymnasium.register(
        f"hustings/{_camel(_name)}-v0", SEAT_ENV, vector_entry_point=f"{__name__}:GameVectorEnv", kwargs={"game": _name}
    )
