"""The part that all environments over one table share: spaces, seeds, rewards at the end, and the treatment of illegal
actions."""

from __future__ import annotations

from operator import index as whole_number
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding

from ...core.contract import NO_SUCH_OPTION, NOT_ASKED
from ...core.encoding import HIGHEST, LOWEST
from ...core.errors import IllegalAction, MalformedAction, UnknownName
from ..rewards import places, reward_named
from .episode import Episode, Prospect
from .picture import check_mode
from .state import GlobalState

Observation = dict[str, npt.NDArray[np.int8]]

ERROR, ANY, END = "error", "random", "end"
ILLEGAL = (ERROR, ANY, END)
"""Treatments of an illegal action: an error that changes nothing, a random legal action instead, or the end of the game."""
LOST = -1.0  # the reward of an illegal action that ends the game

GAME_SEEDS = 1 << 63


class EnvTable:
    """The table of an environment. Each environment implements `step` in its own module."""

    def __init__(
        self,
        game: str,
        *,
        reward: str = "share",
        illegal: str = ERROR,
        skip_forced: bool = True,
        render_mode: str | None = None,
        waiting: bool = True,
        **table: Any,
    ) -> None:
        """`reward`: see `rewards.py`. `illegal`: "error", "random" or "end". `skip_forced`: do not ask seats with a single legal
        option. `waiting`: add a last action, the only one of a seat that is not asked. `table`: see `Episode`."""
        if illegal not in ILLEGAL:
            raise UnknownName("treatment of illegal actions", illegal, ILLEGAL)
        self.reward, self.illegal, self.skip_forced = reward_named(reward), illegal, skip_forced
        self.render_mode = check_mode(render_mode)
        self.episode = Episode(game, **table)
        self.state = GlobalState(self.episode, quiet=table.get("quiet", False))
        self.slots = self.episode.encoding.slots
        self.wait = self.slots if waiting else -1
        self.actions = self.slots + waiting
        self.rng, _ = seeding.np_random()

    # Spaces

    def observation_space(self) -> Dict:
        row = Box(LOWEST, HIGHEST, (self.episode.encoding.size,), np.int8)
        return Dict({"observation": row, "action_mask": Box(0, 1, (self.actions,), np.int8)})

    def action_space(self) -> Discrete:
        return Discrete(self.actions)

    def names(self) -> list[str]:
        """A name for every number of an observation."""
        return self.episode.encoding.names()

    def action_names(self) -> list[str]:
        """A name for every action."""
        return [*self.episode.encoding.slot_names(), *(["wait"] if self.wait >= 0 else [])]

    # What happens

    def begin(self, seed: int | None) -> None:
        """Begin the game of a seed; without one, the next game that the last seed leads to."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.continue_with(seed)

    def continue_with(self, seed: int | None) -> None:
        """Begin the same game without seeding the generator again."""
        self.episode.begin(int(self.rng.integers(GAME_SEEDS)) if seed is None else int(seed))

    def observation(self, prospect: Prospect) -> Observation:
        """A seat's observation in the form that learners get."""
        mask = np.zeros(self.actions, np.int8)
        mask[prospect.slots] = 1
        if self.wait >= 0 and not len(prospect.slots):
            mask[self.wait] = 1
        return {"observation": prospect.row, "action_mask": mask}

    def option(self, prospect: Prospect, seat: int, action: Any) -> int:
        """The option that an action of a seat stands for; -1 if the action ends the game; 0 for a seat that is not asked, which
        waits."""
        number = self._whole(action)
        if not len(prospect.slots):
            if number == self.wait or self.illegal == ANY:
                return 0
        else:
            at = np.flatnonzero(prospect.slots == number)
            if len(at):
                return prospect.options.item(at[0])
            if self.illegal == ANY:
                return prospect.options.item(int(self.rng.integers(len(prospect.options))))
        if self.illegal == END:
            return -1
        raise self._refused(prospect, seat, number)

    def final(self) -> tuple[list[float], list[dict[str, int]]]:
        """Rewards and infos by seat of a game that is over."""
        points, standings = self.episode.results()
        placed = places(standings)
        infos = [{"points": points[seat], "place": placed[seat]} for seat in range(self.episode.players)]
        return self.reward(points, standings), infos

    def _whole(self, action: Any) -> int:
        try:
            return whole_number(action)
        except TypeError:
            raise MalformedAction(f"action {action!r} is not a whole number: choose one of 0 to {self.actions - 1}") from None

    def _refused(self, prospect: Prospect, seat: int, action: int) -> IllegalAction:
        asked = len(prospect.slots) > 0
        why = self.episode.game.reasons[NO_SUCH_OPTION if asked else NOT_ASKED]
        legal = ", ".join(map(str, sorted(prospect.slots.tolist())[:12])) if asked else f"{self.wait}, to wait"
        more = " ..." if len(prospect.slots) > 12 else ""
        return IllegalAction(
            f"player_{seat}: action {action} is not legal; legal: {legal}{more}. Follow action_mask, or make the environment "
            f"with illegal={END!r} or illegal={ANY!r}",
            reason=NO_SUCH_OPTION if asked else NOT_ASKED,
            key=why.key,
            rule=why.rule,
        )
