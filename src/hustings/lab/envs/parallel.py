"""PettingZoo's parallel interface: all seats that are asked decide in one step, so that sealed decisions are simultaneous. The
only legal action of a seat that is not asked is the last one, waiting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from ...core.errors import HustingsError, MalformedAction
from .aec import env_name
from .episode import Prospect, Row
from .picture import MODES, render
from .table import LOST, EnvTable, Observation

Observations = dict[str, Observation]
Infos = dict[str, dict[str, Any]]


class GameParallelEnv(ParallelEnv):
    """A game of Hustings in which every agent acts in every step, most of them by waiting. Rows and masks come from observations
    alone."""

    def __init__(self, game: str, *, render_mode: str | None = None, **more: Any) -> None:
        """`more`: options of `EnvTable` (reward, illegal, skip_forced) and of the table (edition, players, variants, figures)."""
        self.table = EnvTable(game, render_mode=render_mode, **more)
        self.episode, self.render_mode = self.table.episode, render_mode
        self.metadata = {"name": env_name(game), "render_modes": MODES, "render_fps": 4}
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self.state_space = self.table.state.space()
        self.agents: list[str] = []
        self._prospects: list[Prospect] = []

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Infos]:
        """Begin the game of a seed, or the next one. There are no options; unknown ones are ignored, as the interface asks."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self._look_on()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Carry out a decision of every seat that is asked. If one of them is illegal, this raises and changes nothing, unless
        `illegal` says otherwise."""
        if not self.episode.begun:
            raise HustingsError("no game has begun: call reset() before step()")
        if not self.agents:  # PettingZoo's own environments return this when a game is over
            return {}, {}, {}, {}, {}
        if not isinstance(actions, Mapping):
            raise MalformedAction(
                f"actions are {actions!r}: give a mapping with an action for each agent, as {{'player_0': 3, ...}}"
            )
        strangers = [agent for agent in actions if agent not in self.agents]
        if strangers:
            raise MalformedAction(f"there is no agent {strangers[0]!r}: choose for {', '.join(self.agents)}")
        chosen = [self._option(seat, agent, actions) for seat, agent in enumerate(self.agents)]
        guilty = [agent for agent, option in zip(self.agents, chosen, strict=True) if option < 0]
        rewards, infos = [0.0] * len(self.agents), [{} for _ in self.agents]  # type: list[float], list[dict[str, Any]]
        over = bool(guilty)
        if guilty:
            rewards = [LOST if agent in guilty else 0.0 for agent in self.agents]
            infos = [{"illegal": int(actions[agent])} if agent in guilty else {} for agent in self.agents]
        else:
            for seat, prospect in enumerate(self._prospects):
                if len(prospect.slots):
                    self.episode.act(seat, chosen[seat])
            self._look_on()
            over = self.episode.over
            if over:
                rewards, infos = self.table.final()
        if self.render_mode == "human":
            self.render()
        of, never = self.agents, dict.fromkeys(self.agents, False)
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            dict(zip(of, rewards, strict=True)),
            dict.fromkeys(of, over),
            never,
            dict(zip(of, infos, strict=True)),
        )

    def state(self) -> Row:
        """The whole state, hidden cards included, for a centralised critic in training; `table.state.names()` names its
        numbers."""
        return self.table.state.row()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render(self.episode, self.render_mode, None)

    def close(self) -> None:
        """Do nothing: the environment holds only memory."""

    def _option(self, seat: int, agent: str, actions: Mapping[str, Any]) -> int:
        if agent not in actions:
            raise MalformedAction(f"no action for {agent}: every agent acts in every step, {self.table.wait} is to wait")
        return self.table.option(self._prospects[seat], seat, actions[agent])

    def _look_on(self) -> None:
        """Look at the table from every seat, after carrying out forced decisions if they are to be skipped."""
        episode, players = self.episode, range(self.episode.players)
        while True:
            asked = episode.asked
            self._prospects = [episode.prospect(seat, seat in asked) for seat in players]
            forced = [seat for seat in asked if len(self._prospects[seat].slots) == 1]
            if not self.table.skip_forced or not forced:
                return
            for seat in forced:
                episode.act(seat, self._prospects[seat].options.item(0))

    def _observations(self) -> Observations:
        return {agent: self.table.observation(self._prospects[seat]) for seat, agent in enumerate(self.agents)}


def parallel_env(game: str, **options: Any) -> GameParallelEnv:
    """Make the environment in which sealed decisions are simultaneous."""
    return GameParallelEnv(game, **options)
