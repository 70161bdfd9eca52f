"""Distillation: a small network learns to answer as a large one does, for playouts of a search, where speed counts most.

Half of the games are played by each network, and both see every decision, so that the small one also learns from positions that
only its own play leads to. There is no reward: the large network's probabilities and values are learned, as the mean over the
views that it is asked in. Without a GPU asking the large network takes most of the time, so its answers may be learned several
times.
"""

from __future__ import annotations

import copy
import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
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
from .run import BOTS
from .settings import TrainingSettings
from .setups import mixture
from .store import Turning
from .views import DrawnViews

SAMPLE = 30_000  # rows from which the features' means and scales are taken
LATEST = 0.02  # weight of the latest decisions in the agreement
KEPT = 1_000_000  # latest rows, kept to be learned again: about 2 GB in Die Macher
SAY = 10.0  # seconds between lines of progress


@dataclass(frozen=True)
class Distilled:
    """The result of a distillation: the small network, and the share of recent decisions in which it agrees with the large
    one."""

    policy: Policy
    agreement: float
    rows: int


class TaughtGroup:
    """A group of games, with its buffers on the device."""

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


@dataclass(frozen=True)
class TaughtRows:
    """Decisions, and the large network's answers to them."""

    x: Tensor
    mask: Tensor
    view: Tensor
    present: Tensor
    wanted: Tensor  # log probabilities
    target: Tensor  # values

    def kept(self) -> TaughtRows:
        """A copy with log probabilities in half precision. A probability too small for that is as good as 0."""
        return replace(self, x=self.x.clone(), mask=self.mask.clone(), wanted=self.wanted.clamp(min=-60_000).half())


class Teacher:
    """The large network, which answers with the mean over the given views of every row. There are no views for a network that is
    the same in all of them."""

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


READING = ("trunk.mean", "trunk.scale", "trunk.enter.", "trunk.encoders.")
"""Weights that read features. They are taken all or none, because in a file they include the features' means and scales."""


def begin_with(pupil: Policy, start: Policy) -> None:
    """Copy the weights of another network that fit, so that an enlarged network can go on learning from a smaller one."""
    mine, theirs = pupil.state_dict(), start.state_dict()
    fits = {name for name, old in theirs.items() if name in mine and mine[name].shape == old.shape}
    if any(name not in fits for name in mine if name.startswith(READING)):
        fits = {name for name in fits if not name.startswith(READING)}
    pupil.load_state_dict({name: theirs[name] for name in fits}, strict=False)


class Distillation:
    """A small network, its teacher and the state of its learning."""

    def __init__(
        self, game: Game, teacher: Network, settings: TrainingSettings, device: torch.device, start: Network | None = None
    ) -> None:
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.settings, self.device = settings, device
        self.teacher = Teacher(teacher, views_of(game, teacher), device)
        self.pupil = make_networks(settings, game)[0].to(device)
        if start is not None:
            begin_with(self.pupil, policy_of(start))
        self.average = copy.deepcopy(self.pupil)
        self.optimizer = torch.optim.AdamW(
            self.pupil.parameters(), lr=settings.imitate_rate, betas=(0.9, 0.98), eps=1e-6, weight_decay=0.0
        )
        self.views = DrawnViews(encoding_of(game), settings.views, settings.games, settings.seed, device)
        self.kept: deque[TaughtRows] = deque()
        self.updates = self.rows = self.turns = 0
        self.agreement = torch.zeros((), device=device)  # a moving average
        self.rng = np.random.default_rng(settings.seed)

    def begin(self, seen: Sequence[TaughtGroup]) -> None:
        """Take the features' means and scales from the present decisions of the games."""
        self.pupil.trunk.begin(torch.cat([side.x for side in seen])[:SAMPLE])
        self.average.load_state_dict(self.pupil.state_dict())

    def turn(self, side: TaughtGroup, done: float) -> None:
        """Make and learn one decision of every game of a group. `done`: the share of the time that has passed."""
        side.fetch()
        with half(self.device, self.settings.half):
            logits, values = self.teacher(side.x)
        lesson = TaughtRows(
            side.x, side.mask, side.view, side.present, log_chances(logits, side.legal), read_values(values, side.present)
        )  # fmt: skip
        chances, values = self._answer(lesson)
        with torch.no_grad():
            own = torch.where(side.pupil[:, None], chances, lesson.wanted)
            noise = torch.empty_like(own).exponential_().clamp_(min=1e-20)
            choice = (own - noise.log()).argmax(-1).to(torch.int16).cpu().numpy()
        if self.settings.passes > 1:
            self.keep(lesson)
        astray = self.rng.random(len(choice)) < self.settings.stray
        side.group.choice[:] = np.where(astray, RANDOM, choice)
        side.group.step()  # the games go on while this is learned
        self._learn(lesson, chances, values, done)
        self.rows += len(choice)
        self.turns += 1
        same = (lesson.wanted.argmax(-1) == chances.argmax(-1)).float().mean()
        self.agreement += max(1 / self.turns, LATEST) * (same - self.agreement)
        for _ in range(self.settings.passes - 1):
            again = self.kept[self.rng.integers(len(self.kept))]
            self._learn(again, *self._answer(again), done)

    def keep(self, lesson: TaughtRows) -> None:
        """Keep rows to learn them again. This must happen before the games go on, because they overwrite the buffers."""
        self.kept.append(lesson.kept())
        if len(self.kept) * len(lesson.x) > KEPT:
            self.kept.popleft()

    def _answer(self, lesson: TaughtRows) -> tuple[Tensor, Tensor]:
        """The pupil's log probabilities and values."""
        with half(self.device, self.settings.half):
            logits, values = self.views.ask(self.pupil, lesson.x, lesson.view)
        return log_chances(logits, unpacked(lesson.mask, logits.shape[1])), values

    def _learn(self, lesson: TaughtRows, chances: Tensor, values: Tensor, done: float) -> None:
        wanted = lesson.wanted.float()
        # Illegal slots have probability 0, but 0 times the logarithm of 0 is not a number.
        cross = -(wanted.exp() * chances.clamp(min=-100)).sum(-1).mean()
        loss = cross + self.settings.value * value_loss(values, lesson.target, lesson.present).mean()
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


def distil(
    game: Game, setups: Sequence[Setup], teacher: Network, settings: TrainingSettings, path: Path, *,
    start: Network | None = None, minutes: float, turns: int = 0, device: str = "", threads: int = 0,
    say: Callable[[str], None] = print,
) -> Distilled:  # fmt: skip
    """Write a network to `path` that answers as its teacher does, of the size in the settings. The time counts from the first
    decision, so it does not include compiling. `turns`: stop after this many decisions of every game instead of after a time.
    `start`: a network to begin with, as far as its weights fit that size."""
    s, where = settings, torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
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
