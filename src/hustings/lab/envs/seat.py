"""A seat against bots, as a Gymnasium environment.

    import gymnasium, hustings.lab.envs
    env = gymnasium.make("hustings/DieMacher-v0", opponents=["heuristic", "net", "my_bot.py:Mine", "random"])

Each step is a decision of the learner's seat. In between the bots decide, from their own observations.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from ...bots.api import check_bot, check_seated, make_bot
from ...bots.bot import close_bot
from ...bots.referee import Conduct, Referee
from ...bots.spec import Spec
from ...core.errors import HustingsError
from .episode import Prospect
from .picture import MODES, render
from .table import LOST, EnvTable, Observation


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game of Hustings. Bots play the others."""

    metadata = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012, as the interface has it

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        """`opponents`: bots named as on the command line, one for all other seats or one for each. `seat`: the learner's; None
        draws one for each game. `more`: options of `EnvTable` (reward, illegal, skip_forced) and of the table (edition, players,
        variants, figures)."""
        self.table = EnvTable(game, render_mode=render_mode, waiting=False, **more)
        self.episode, self.render_mode = self.table.episode, render_mode
        players = self.episode.players
        if not isinstance(opponents, (str, Sequence)):
            raise HustingsError(f"opponents={opponents!r}: name a bot for all of them, or a list with one for each")
        others = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(others) != players - 1:
            raise HustingsError(f"{len(others)} opponents named for {players} players: name one for all, or {players - 1}")
        if seat is not None and (not isinstance(seat, (int, np.integer)) or not 0 <= seat < players):
            raise HustingsError(f"seat {seat!r} does not exist: choose 0 to {players - 1}, or None for another in each game")
        self.opponents = [self._checked(text) for text in others]
        self.conduct = Conduct()
        self._fixed, self.seat = seat, seat or 0
        self._referees: dict[int, Referee] = {}
        self._prospect: Prospect | None = None
        self.observation_space, self.action_space = self.table.observation_space(), self.table.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin the game of a seed, or the next one. There are no options; unknown ones are ignored."""
        super().reset(seed=seed)
        self.table.rng = self.np_random
        if self._fixed is None:
            self.seat = int(self.np_random.integers(self.episode.players))
        self._seat_bots()
        self.table.continue_with(seed)
        self._play_on()
        return self._observation(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out a decision of the learner's seat, and those of the others up to its next one. An illegal action raises and
        changes nothing, unless `illegal` says otherwise."""
        if self._prospect is None:
            raise HustingsError("the game is over or has not begun: call reset() before step()")
        option = self.table.option(self._prospect, self.seat, action)
        if option < 0:
            observation = self._observation()
            self._prospect = None
            return observation, LOST, True, False, {"seat": self.seat, "illegal": int(action)}
        self.episode.act(self.seat, option)
        self._play_on()
        reward, infos = 0.0, {"seat": self.seat}
        if self.episode.over:
            rewards, finals = self.table.final()
            reward, infos = rewards[self.seat], infos | finals[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self.episode.over, False, infos

    def render(self) -> Any:
        """The table as the learner's seat sees it."""
        return render(self.episode, self.render_mode, self.seat)

    def close(self) -> None:
        """Close the bots, and with them any processes that they hold."""
        for referee in self._referees.values():
            close_bot(referee.bot)
        self._referees = {}

    def _checked(self, text: str) -> Spec:
        spec = check_bot(text)
        check_seated(spec, self.episode.game, self.episode.setup, self.episode.sheet)
        return spec

    def _seat_bots(self) -> None:
        """Make new bots for a new game, each with its own random numbers."""
        self.close()
        of = self.episode
        free = [seat for seat in range(of.players) if seat != self.seat]
        for seat, spec in zip(free, self.opponents, strict=True):
            bot = make_bot(spec, of.game, of.setup, of.sheet, seat, compiled=True)
            rng, spare = (random.Random(int(self.np_random.integers(1 << 62))) for _ in range(2))
            self._referees[seat] = Referee(bot, spec.thinks, rng, spare)

    def _play_on(self) -> None:
        """Play on to the next decision of the learner's seat, or to the end."""
        episode, forced = self.episode, self.table.skip_forced
        while not episode.over and (episode.seat != self.seat or (forced and episode.count == 1)):
            if episode.count == 1:
                option = episode.options.item(0)
            else:
                referee = self._referees[episode.seat]
                option = referee.decide(episode.observe(episode.seat), episode.options.tolist())
            episode.act(episode.seat, option)
        if episode.over:
            for referee in self._referees.values():
                self.conduct.add(referee.conduct)
        self._prospect = None if episode.over else episode.prospect(self.seat, asked=True)

    def _observation(self) -> Observation:
        found = self._prospect
        if found is None:
            return self.table.observation(self.episode.prospect(self.seat, asked=False))
        return self.table.observation(found._replace(row=found.row.copy()))
