"""Distillation: a small network learns to answer as a large one does, for playouts of a search, where speed counts most.

Both see every decision of games that they play in turns, so that the small one also learns what to do where it alone would have
come to. There is no reward: the large network's chances and values are what is learned, in the mean of all views of the game.
"""

from __future__ import annotations

import copy
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from ...bots.thinking.network import Network
from ...bots.thinking.reading import views_of
from ...core.contract import Game
from ...core.encoding import TurnedView, encoding_of
from ...core.values import Setup
from ..vector import RANDOM, VectorGame
from .export import export, made_for
from .learner import make_networks
from .network import Policy, log_chances, parameters, policy_of, read_values, unpacked, value_loss
from .opponents import seat_heuristics
from .rollout import half, pinned
from .run import BOTS, of_shape
from .settings import TrainingSettings
from .setups import mixture
from .store import Turning
from .views import DrawnViews

SAMPLE = 30_000  # rows that features are normalised by
SAY = 10.0  # seconds between lines of progress


@dataclass(frozen=True)
class Distilled:
    """What came out: the small network, and in how many of the last decisions it would have chosen as the large one."""

    policy: Policy
    agreement: float
    rows: int


class TaughtGroup:
    """A group of games as the device sees it."""

    def __init__(self, group: Any, device: torch.device, turning: Turning, slots: int, view: Tensor) -> None:
        self.group, self.slots, self.view = group, slots, view
        self.x, self.mask = (torch.from_numpy(getattr(group, name)).to(device) for name in ("x", "mask"))
        self.present = turning.present[torch.from_numpy(group.players.astype(np.int64)).to(device)]
        self.pupil = torch.arange(len(group.choice), device=device) % 2 == 0  # games that the small network plays

    def fetch(self) -> None:
        for name, to in (("x", self.x), ("mask", self.mask)):
            to.copy_(torch.from_numpy(getattr(self.group, name)), non_blocking=True)

    @property
    def legal(self) -> Tensor:
        return unpacked(self.mask, self.slots)


class Teacher:
    """The large network, which looks at every row in all views."""

    def __init__(self, network: Network, views: Sequence[TurnedView], device: torch.device) -> None:
        def places(of: Sequence[int]) -> Tensor:
            return torch.tensor(of, device=device)

        self.policy = policy_of(network).to(device)
        self.views = [(places(view.source), places(view.sign).to(torch.int8), places(view.slot)) for view in views]

    @torch.no_grad()
    def __call__(self, x: Tensor) -> tuple[Tensor, Tensor]:
        logits, values = self.policy(x)
        for source, sign, slot in self.views:
            more, further = self.policy(x[:, source] * sign)
            logits, values = logits + more[:, slot], values + further
        return logits / (1 + len(self.views)), values / (1 + len(self.views))


class Distillation:
    """A small network beside its teacher."""

    def __init__(
        self, game: Game, teacher: Network, settings: TrainingSettings, device: torch.device, start: Network | None = None
    ) -> None:
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.settings, self.device = settings, device
        self.teacher = Teacher(teacher, views_of(game, teacher), device)
        self.pupil = make_networks(settings, game)[0].to(device)
        if start is not None:
            self.pupil.load_state_dict(policy_of(start).state_dict())
        self.average = copy.deepcopy(self.pupil)
        self.optimizer = torch.optim.AdamW(
            self.pupil.parameters(), lr=settings.imitate_rate, betas=(0.9, 0.98), eps=1e-6, weight_decay=0.0
        )
        self.views = DrawnViews(encoding_of(game), settings.views, settings.games, settings.seed, device)
        self.updates = self.rows = 0
        self.agreement = torch.zeros((), device=device)  # a moving average
        self.rng = np.random.default_rng(settings.seed)

    def begin(self, seen: Sequence[TaughtGroup]) -> None:
        """Scales of the features from the games as they stand."""
        self.pupil.trunk.begin(torch.cat([side.x for side in seen])[:SAMPLE])
        self.average.load_state_dict(self.pupil.state_dict())

    def turn(self, side: TaughtGroup, done: float) -> None:
        """One decision of every game of a group: learn it, make it. `done`: the share of the time that has passed."""
        side.fetch()
        legal = side.legal
        with half(self.device, self.settings.half):
            logits, values = self.teacher(side.x)
        wanted, target = log_chances(logits, legal), read_values(values, side.present)
        with half(self.device, self.settings.half):
            logits, values = self.views.ask(self.pupil, side.x, side.view)
        chances = log_chances(logits, legal)
        with torch.no_grad():
            own = torch.where(side.pupil[:, None], chances, wanted)
            noise = torch.empty_like(own).exponential_().clamp_(min=1e-20)
            choice = (own - noise.log()).argmax(-1).to(torch.int16).cpu().numpy()
        astray = self.rng.random(len(choice)) < self.settings.stray
        side.group.choice[:] = np.where(astray, RANDOM, choice)
        side.group.step()  # plays on while this is learned
        self._learn(wanted, target, chances, values, side.present, done)
        self.rows += len(choice)

    def _learn(self, wanted: Tensor, target: Tensor, chances: Tensor, values: Tensor, present: Tensor, done: float) -> None:
        # Illegal slots have no chance, but the logarithm of that times nothing is not a number.
        cross = -(wanted.exp() * chances.clamp(min=-100)).sum(-1).mean()
        loss = cross + self.settings.value * value_loss(values, target, present).mean()
        high, low = self.settings.imitate_rate, self.settings.imitate_rate_end
        for group in self.optimizer.param_groups:
            group["lr"] = low + (high - low) * 0.5 * (1 + math.cos(math.pi * min(1.0, done)))
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.pupil.parameters(), self.settings.gradient)
        self.optimizer.step()
        keep = min(self.settings.average, (1 + self.updates) / (10 + self.updates))
        self.updates += 1
        with torch.no_grad():
            for mean, new in zip(self.average.parameters(), self.pupil.parameters(), strict=True):
                mean.lerp_(new, 1 - keep)
            same = (wanted.argmax(-1) == chances.argmax(-1)).float().mean()
            self.agreement += (1 - keep) * (same - self.agreement)


def distil(
    game: Game, setups: Sequence[Setup], teacher: Network, settings: TrainingSettings, path: Path, *,
    start: Network | None = None, minutes: float, turns: int = 0, device: str = "", threads: int = 0,
    say: Callable[[str], None] = print,
) -> Distilled:  # fmt: skip
    """Write a network of the size in the settings to `path` that answers as its teacher does. The time counts from the first
    decision, so compiling is not in it. `turns`: so many decisions of every game instead of a time. `start`: the network that
    learns on, whose size it keeps."""
    s, where = settings, torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
    if start is not None:
        s = of_shape(s, start.plan)
    work = Distillation(game, teacher, s, where, start)
    small, large = (parameters(network) / 1e6 for network in (work.pupil, work.teacher.policy))
    say(f"{game.name}: {small:.2f} M parameters learn from {large:.2f} M on {where}")
    with VectorGame(
        game, mixture(game, setups, s.seed), games=s.games, seed=s.seed, threads=threads, groups=2, bids=teacher.made.bids,
        anew=s.anew, bots=BOTS, spread=s.spread, buffer=pinned if where.type == "cuda" else np.zeros,
    ) as env:  # fmt: skip
        seat_heuristics(env, BOTS, s.mixed, s.seed)
        turning = Turning(game.seats, where)
        views = work.views.of_game.split([len(group.choice) for group in env.groups])
        seen = [
            TaughtGroup(group, where, turning, env.encoding.slots, view) for group, view in zip(env.groups, views, strict=True)
        ]
        work.begin(seen)
        began = told = time.monotonic()
        turn, done = 0, 0.0
        while done < 1:
            for side in seen:
                side.group.wait()
                work.turn(side, done)
            turn, passed = turn + 1, time.monotonic() - began
            done = turn / turns if turns else passed / (60 * minutes)
            if began + passed - told > SAY:
                told, speed = began + passed, work.rows / passed / 1e3
                say(f"[{passed:6.1f} s] {work.rows / 1e6:.1f} M rows ({speed:.0f} k/s), agreement {work.agreement:.4f}")
        for side in seen:
            side.group.wait()
    card = {"distilled from": teacher.made.card, "rows": work.rows, "agreement": round(float(work.agreement), 4)}
    made = teacher.made
    export(path, work.average, made_for(game, setups, made.bids, made.centre, made.unit, card))
    return Distilled(work.average, float(work.agreement), work.rows)
