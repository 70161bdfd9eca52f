"""Distillation: a small network learns to answer as a large one does, for playouts of a search, where speed counts most.

Both see every decision of games that they play in turns, so that the small one also learns what to do where it alone would have
come to. There is no reward: the large network's chances and values are what is learned, in the mean of the views it is asked in.
Without a GPU asking the large network takes most of the time, so what it has answered may be learned several times.
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

SAMPLE = 30_000  # rows that features are normalised by
LATEST = 0.02  # what the last decisions weigh in the agreement
KEPT = 1_000_000  # rows that can be learned again, the last ones: about 2 GB in Die Macher
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


@dataclass(frozen=True)
class TaughtRows:
    """Decisions, and what the large network makes of them."""

    x: Tensor
    mask: Tensor
    view: Tensor
    present: Tensor
    wanted: Tensor  # logarithms of chances
    target: Tensor  # values

    def kept(self) -> TaughtRows:
        """In memory of its own, in half of the room; a chance that half precision cannot hold is as good as none."""
        return replace(self, x=self.x.clone(), mask=self.mask.clone(), wanted=self.wanted.clamp(min=-60_000).half())


class Teacher:
    """The large network, which looks at every row in the views it is given: none where it reads alike what they turn."""

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
"""What reads features: it comes whole or not at all, since a file has their means and scales within these weights."""


def begin_with(pupil: Policy, start: Policy) -> None:
    """Take from another network all that fits: a network that is given more to think by learns on with the rest."""
    mine, theirs = pupil.state_dict(), start.state_dict()
    fits = {name for name, old in theirs.items() if name in mine and mine[name].shape == old.shape}
    if any(name not in fits for name in mine if name.startswith(READING)):
        fits = {name for name in fits if not name.startswith(READING)}
    pupil.load_state_dict({name: theirs[name] for name in fits}, strict=False)


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
        """Scales of the features from the games as they stand."""
        self.pupil.trunk.begin(torch.cat([side.x for side in seen])[:SAMPLE])
        self.average.load_state_dict(self.pupil.state_dict())

    def turn(self, side: TaughtGroup, done: float) -> None:
        """One decision of every game of a group: learn it, make it. `done`: the share of the time that has passed."""
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
        side.group.step()  # plays on while this is learned
        self._learn(lesson, chances, values, done)
        self.rows += len(choice)
        self.turns += 1
        same = (lesson.wanted.argmax(-1) == chances.argmax(-1)).float().mean()
        self.agreement += max(1 / self.turns, LATEST) * (same - self.agreement)
        for _ in range(self.settings.passes - 1):
            again = self.kept[self.rng.integers(len(self.kept))]
            self._learn(again, *self._answer(again), done)

    def keep(self, lesson: TaughtRows) -> None:
        """Before the games are played on: they write what is asked next to where this was."""
        self.kept.append(lesson.kept())
        if len(self.kept) * len(lesson.x) > KEPT:
            self.kept.popleft()

    def _answer(self, lesson: TaughtRows) -> tuple[Tensor, Tensor]:
        """The pupil's logarithms of chances, and its values."""
        with half(self.device, self.settings.half):
            logits, values = self.views.ask(self.pupil, lesson.x, lesson.view)
        return log_chances(logits, unpacked(lesson.mask, logits.shape[1])), values

    def _learn(self, lesson: TaughtRows, chances: Tensor, values: Tensor, done: float) -> None:
        wanted = lesson.wanted.float()
        # Illegal slots have no chance, but the logarithm of that times nothing is not a number.
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
    """Write a network of the size in the settings to `path` that answers as its teacher does. The time counts from the first
    decision, so compiling is not in it. `turns`: so many decisions of every game instead of a time. `start`: the network that
    learns on, as far as it fits that size."""
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
