"""PettingZoo's turn-based interface: one agent acts at a time, also where several decide in secret.

from hustings.lab.envs import env
table = env("die-macher", players=4)
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    over = termination or truncation
    table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ...core.errors import HustingsError, UnknownName
from .episode import Prospect, Row
from .picture import MODES, render
from .table import END, LOST, EnvTable, Observation


class GameAECEnv(AECEnv):
    """A game of Hustings for agents that take turns. Rows and masks come from observations alone."""

    def __init__(self, game: str, *, render_mode: str | None = None, **more: Any) -> None:
        """`more`: options of `EnvTable` (reward, illegal, skip_forced) and of the table (edition, players, variants, figures)."""
        super().__init__()
        self.table = EnvTable(game, render_mode=render_mode, **more)
        self.episode, self.render_mode = self.table.episode, render_mode
        self.metadata = {"name": env_name(game), "render_modes": MODES, "is_parallelizable": False, "render_fps": 4}
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.table.action_space() for agent in self.possible_agents}
        self.state_space = self.table.state.space()
        self.agents: list[str] = []
        self._prospect: Prospect | None = None

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of a seed, or the next one. There are no options; unknown ones are ignored, as the interface asks."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards, self._cumulative_rewards = (dict.fromkeys(self.agents, 0.0) for _ in range(2))
        self.terminations, self.truncations = (dict.fromkeys(self.agents, False) for _ in range(2))
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._look_on()

    def observe(self, agent: str) -> Observation:
        """The observation of an agent. If it is not its turn, the mask only lets it wait."""
        if not self.episode.begun:
            raise HustingsError("no game has begun: call reset() before observe()")
        if agent not in self._seats:
            raise UnknownName("agent", agent, self.possible_agents)
        found = self._prospect
        if agent != self.agent_selection or found is None:
            return self.table.observation(self.episode.prospect(self._seats[agent], asked=False))
        return self.table.observation(found._replace(row=found.row.copy()))

    def step(self, action: Any) -> None:
        """Carry out the decision of the agent whose turn it is. An illegal one raises and changes nothing, unless `illegal` says
        otherwise."""
        if not self.agents:
            raise HustingsError("no game is under way: call reset() before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self._prospect is not None
        seat = self._seats[agent]
        option = self.table.option(self._prospect, seat, action)
        self._cumulative_rewards[agent] = 0.0
        if option < 0:
            self._end({agent: LOST}, {agent: {"illegal": int(action)}})
        else:
            self.episode.act(seat, option)
            self._look_on()
        if self.render_mode == "human":
            self.render()

    def state(self) -> Row:
        """The whole state, hidden cards included, for a centralised critic in training; `table.state.names()` names its
        numbers."""
        return self.table.state.row()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render(self.episode, self.render_mode, None)

    def close(self) -> None:
        """Do nothing: the environment holds only memory."""

    def _look_on(self) -> None:
        """Turn to the next agent that is asked, or give everybody their rewards."""
        if self.table.skip_forced:
            self.episode.pass_forced()
        if self.episode.over:
            rewards, infos = self.table.final()
            of = self.possible_agents
            self._end(dict(zip(of, rewards, strict=True)), dict(zip(of, infos, strict=True)))
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
            self._prospect = self.episode.prospect(self.episode.seat, asked=True)

    def _end(self, rewards: dict[str, float], infos: dict[str, dict[str, Any]]) -> None:
        for agent in self.agents:
            self.rewards[agent] = rewards.get(agent, 0.0)
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.infos[agent] = infos.get(agent, {})
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection, self._prospect = self.agents[0], None


def env_name(game: str) -> str:
    """The name of a game in PettingZoo's spelling."""
    return f"{game.replace('-', '_')}_v0"


def raw_env(game: str, **options: Any) -> GameAECEnv:
    """Make the environment without wrappers, for training."""
    return GameAECEnv(game, **options)


def env(game: str, **options: Any) -> Any:
    """Make the environment in PettingZoo's wrappers, which refuse calls out of order and actions out of bounds. With
    `illegal="end"` PettingZoo's own wrapper ends the game."""
    wrapped: Any = raw_env(game, **options)
    if options.get("illegal") == END:
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
