"""A training run: imitation of the heuristic, then self-play, within the minutes of one command and on one schedule for all
commands."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from ...bots.thinking.network import Network
from ...bots.thinking.plan import NetworkPlan
from ...core.contract import Game
from ...core.encoding import encoding_of
from ...core.errors import HustingsError
from ...core.values import Setup
from ..vector import ASKED, VectorGame
from . import checkpoint
from .card import Card
from .evaluate import Chooser, match
from .export import export, made_for
from .learner import Learner, LearningWindow, finite
from .network import Policy, parameters
from .opponents import Past, frozen, rival_of, seat_heuristics
from .rollout import Lesson, SelfPlay, half, pinned
from .schedule import IMITATE, PLAY, Schedule
from .settings import TrainingSettings
from .setups import mixture
from .store import RowStore

BIDS: Final = "limit"
BOTS = ("heuristic", "heuristic@1")
SAY, KEEP = 10.0, 90.0  # seconds between lines of progress, and between checkpoints


class Run:
    """A run in its folder. `start`: the folder of the checkpoint to go on from, by default the same; or a network with which a
    run that has no checkpoint yet begins instead of imitation. `rivals`: opponents besides earlier networks, by the names of
    their files. `imitated` is the network after imitation, in a command that imitated."""

    def __init__(
        self, game: Game, setups: Sequence[Setup], settings: TrainingSettings, folder: Path, *,
        start: Path | Network | None = None, rivals: Mapping[str, Network] | None = None, minutes: float, total_minutes: float,
        total_rows: int = 0, device: str = "", threads: int = 0, compact: bool = False, say: Callable[[str], None] = print,
    ) -> None:  # fmt: skip
        self.began = time.monotonic()
        self.game, self.setups, self.folder, self.compact, self.threads, self._say = game, setups, folder, compact, threads, say
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        torch.set_float32_matmul_precision("high")
        if self.device.type == "cpu":
            torch.set_num_threads(max(1, (os.cpu_count() or 1) // 2))  # the other half of the cores plays games
        self.minutes = minutes
        at = start if isinstance(start, Path) else folder
        found = checkpoint.about(at)
        if found is not None and found["encoding"] != encoding_of(game).hash:
            raise HustingsError(f"{at}: a run on other features or another game; choose another --out")
        network = start if isinstance(start, Network) else None
        if network is not None:
            settings = of_shape(settings, network.plan)
        self.settings = _resumed(settings, found)
        self.schedule = Schedule(self.settings, total_minutes * 60, total_rows)
        self.learner = Learner(self.settings, game, self.device, self.schedule)
        self.past = Past(self.settings, self._opposed(rivals or {}))
        self.imitated: Policy | None = None
        self.card = Card(game, setups, self.settings)
        if found is not None:
            checkpoint.restore(at, self.learner, self.past)
            self.card.commands, self.card.curve, self.card.matches = found["commands"], found["curve"], found["matches"]
            self.card.began_with = found.get("began with", {})
        elif network is not None:
            self.learner.begin_with(network)
            self.card.began_with = network.made.card
        self.card.begin(self.device, threads)
        self.told = self.kept = time.monotonic()
        self.counted = 0, time.monotonic()
        policy, critic = (parameters(network) / 1e6 for network in (self.learner.policy, self.learner.critic))
        self.say(
            f"{game.name}: policy {policy:.2f} M, critic {critic:.2f} M "
            f"parameters on {self.device}, {self.schedule.done:.1%} of the budget spent"
        )

    def _opposed(self, rivals: Mapping[str, Network]) -> list[Policy]:
        """Make opponents of rivals. They take turns in the same memory, so they must have the shape of the network that
        learns."""
        own, policies = self.learner.policy.shape, [rival_of(network, self.device) for network in rivals.values()]
        for name, policy in zip(rivals, policies, strict=True):
            if policy.shape != own:
                sizes = f"width={own.width} hidden={own.hidden} blocks={own.blocks} shared={own.shared} "
                sizes += f"deep={own.deep} rank={own.rank}"
                raise HustingsError(f"rival {name}: of another shape than the network that learns; choose one of {sizes}")
        return policies

    def say(self, text: str) -> None:
        self._say(f"[{time.monotonic() - self.began:6.1f} s] {text}")

    @property
    def left(self) -> float:
        """Seconds left to this command."""
        return self.minutes * 60 - (time.monotonic() - self.began)

    def go(self) -> None:
        """Learn until the minutes or the budget are used up. A checkpoint is written however it ends."""
        torch.manual_seed(self.settings.seed + self.schedule.rows)
        sys.setswitchinterval(0.0005)  # threads that have stepped their games must not wait for the thread that feeds the device
        try:
            if self.schedule.phase == IMITATE:
                self._imitate()
            if self.schedule.phase == PLAY and self.left > 0:
                self._play()
        finally:
            self.save()

    # The phases

    def _env(self, **more: Any) -> VectorGame:
        s, began = self.settings, time.monotonic()
        buffer = pinned if self.device.type == "cuda" else np.zeros
        env = VectorGame(
            self.game, mixture(self.game, self.setups, s.seed), games=s.games, seed=s.seed * 1_000_003 + self.schedule.rows,
            threads=self.threads, groups=2, bids=BIDS, anew=s.anew, bots=BOTS, truth=True, spread=s.spread, buffer=buffer, **more,
        )  # fmt: skip
        self.say(f"{s.games} games ready after {time.monotonic() - began:.1f} s")
        return env

    def _stores(self) -> list[RowStore]:
        s = self.settings
        return [RowStore(s.window, s.games, encoding_of(self.game), self.game.seats, self.device) for _ in range(2)]

    def _imitate(self) -> None:
        learner = self.learner
        with self._env(teacher="heuristic") as env:
            lesson, stores = Lesson(env, self.device, self.settings.stray, self.schedule.rows), self._stores()
            players = torch.cat([side.players for side in lesson.player.sides])
            window: LearningWindow | None = None
            while self.schedule.phase == IMITATE and self.left > 0:
                began = time.monotonic()
                lesson.play(stores[0], window.go_on if window else lambda share: None)
                self._finish(window)
                self._count(stores[0], time.monotonic() - began)
                if not learner.policy.trunk.normalised:
                    learner.normalise(stores[0])
                if not learner.unit and stores[0].ended.any():
                    points, there = stores[0].points[stores[0].ended], learner.turning.present[players.repeat(stores[0].steps, 1)]
                    learner.measure_points(points[there[stores[0].ended].cpu()])
                self._progress(stores[0], env, window, lesson.player)
                if learner.unit:
                    window = learner.prepared(stores[0], players, imitating=True)
                    stores.reverse()
            self._finish(window)
        self.imitated = frozen(learner.policy)

    def _play(self) -> None:
        learner, s, rng = self.learner, self.settings, np.random.default_rng(self.schedule.rows)
        if not learner.unit:
            raise HustingsError("self-play needs an imitation or a network first: choose imitate above 0, or --start")
        with self._env() as env:
            seat_heuristics(env, BOTS, s.mixed, s.seed + self.schedule.rows)
            player, stores = SelfPlay(env, self.device, half_precision=s.half, views=learner.views), self._stores()
            player.place_past(s.past, max(1, s.past_seats), s.seed)
            players = torch.cat([side.players for side in player.sides])
            window: LearningWindow | None = None
            while self.schedule.phase == PLAY and self.left > 0:
                began = time.monotonic()
                learner.publish()
                self.past.take(learner.average, self.schedule.done)
                player.play(
                    stores[0], learner.actor, learner.judge, self.past.draw(rng), window.go_on if window else lambda share: None
                )
                self._finish(window)
                self._count(stores[0], time.monotonic() - began)
                if not learner.critic.trunk.normalised:  # a new critic for the network of a file: its values mean nothing yet
                    learner.normalise(stores[0])
                    continue
                self._progress(stores[0], env, window, player)
                window = learner.prepared(stores[0], players, imitating=False)
                stores.reverse()
            self._finish(window)

    def _finish(self, window: LearningWindow | None) -> None:
        if window is not None:
            window.finish()
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def _count(self, store: RowStore, seconds: float) -> None:
        self.schedule.rows += store.steps * store.games
        self.schedule.seconds += seconds

    # Progress and checkpoints

    def _progress(self, store: RowStore, env: VectorGame, window: LearningWindow | None, player: SelfPlay) -> None:
        now = time.monotonic()
        if now - self.told < SAY or window is None:
            return
        rows, since = self.counted
        means = self.learner.told()
        figures: dict[str, Any] = {
            "phase": self.schedule.phase, "rows": self.schedule.rows, "seconds": round(self.schedule.seconds, 1),
            "done": round(self.schedule.done, 4), "speed": round((self.schedule.rows - rows) / (now - since)),
            "rate": self.schedule.rate * self.learner.caution, "explained": round(float(window.explained), 4),
            "for_games": round(player.for_games / (now - since), 3), "for_device": round(player.for_device / (now - since), 3),
            **{name: float(f"{value:.4g}") for name, value in means.items() if value}, **outcomes(store, env),
        }  # fmt: skip
        player.for_games = player.for_device = 0.0
        if self.schedule.phase == IMITATE:
            figures.pop("share", None)
        self.card.curve.append(figures)
        shown = " ".join(
            f"{name} {value:.4g}" for name, value in figures.items() if name not in ("phase", "rows", "seconds", "done", "speed")
        )
        speed = f"{figures['rows'] / 1e6:.1f} M rows ({figures['speed'] / 1e3:.0f} k/s)"
        self.say(f"{self.schedule.phase} {figures['done']:.1%} {speed}: {shown}")
        self.counted = self.schedule.rows, now
        self.told = now
        if now - self.kept > KEEP:
            self.save()

    def save(self) -> None:
        """Write the checkpoint, the card and the network as they are now."""
        if not (finite(self.learner.policy) and finite(self.learner.critic)):
            raise HustingsError("the network is not finite any more: go on from the last checkpoint, with a smaller rate")
        notes = {
            "encoding": encoding_of(self.game).hash, "settings": asdict(self.settings), "commands": self.card.commands,
            "curve": self.card.curve, "matches": self.card.matches, "began with": self.card.began_with,
        }  # fmt: skip
        checkpoint.save(self.folder, self.learner, self.past, notes, compact=self.compact)
        self.card.write(self.folder)
        if self.learner.policy.trunk.normalised:
            made = made_for(self.game, self.setups, BIDS, self.learner.centre, self.learner.unit, self.card.short())
            export(self.folder / "net.npz", self.learner.average, made)
        self.kept = time.monotonic()

    def chooser(self) -> Chooser:
        return best_of(self.learner.average, self.device, self.settings.half)

    def evaluate(self, games: int, setups: Sequence[Setup], against: Sequence[str]) -> None:
        """Play matches of the averaged network, and add them to the card."""
        for setup in setups:
            for bot in against:
                began = time.monotonic()
                score = match(self.game, setup, self.chooser(), bot, games=games, seed=1_000_003, threads=self.threads)
                self.say(f"EVAL {score}; {time.monotonic() - began:.1f} s")
                self.card.matches.append({**asdict(score), "rows": self.schedule.rows})


def best_of(policy: Policy, device: torch.device, wanted: bool) -> Chooser:
    """A chooser of the best legal slots by a network on the device."""

    @torch.no_grad()
    def choose(x: Any, legal: Any) -> Any:
        with half(device, wanted):
            logits, _ = policy(torch.from_numpy(np.ascontiguousarray(x)).to(device))
        return logits.masked_fill(~torch.from_numpy(legal).to(device), -torch.inf).argmax(1).cpu().numpy()

    return choose


def outcomes(store: RowStore, env: VectorGame) -> dict[str, float]:
    """Results of the games that ended in a window: the mean points where all seats are asked, and the win share of asked seats
    against heuristics, as a multiple of parity."""
    asked = np.concatenate([(group.who == ASKED) for group in env.groups])
    players = np.concatenate([group.players for group in env.groups])
    there = np.arange(asked.shape[1]) < players[:, None]
    asked &= there
    step, game = np.nonzero(store.ended.numpy())
    shares, points = store.shares.numpy()[step, game], store.points.numpy()[step, game]
    mixed = asked[game].sum(1) < players[game]
    found = {"ended": float(len(game))}
    if (~mixed).any():
        found["points"] = round(float(points[~mixed][there[game][~mixed]].mean()), 2)
    if mixed.any():
        parity = asked[game][mixed].sum(1) / players[game][mixed]
        found["share"] = round(float((shares * asked[game])[mixed].sum() / parity.sum()), 4)
    return found


def of_shape(settings: TrainingSettings, plan: NetworkPlan) -> TrainingSettings:
    """The settings with the sizes of a given network, and without imitation."""
    sizes = {name: getattr(plan, name) for name in ("width", "hidden", "blocks", "shared", "deep")}
    return replace(settings, **sizes, rank=plan.rank or settings.rank, imitate=0.0)


def _resumed(settings: TrainingSettings, found: dict[str, Any] | None) -> TrainingSettings:
    """The settings as asked for now, but with the network's shape and the seed of the checkpoint."""
    if found is None:
        return settings
    shape = ("width", "hidden", "blocks", "shared", "critic_width", "critic_hidden", "critic_blocks", "seed")
    before = {"deep": 0, "rank": 0, **found["settings"]}  # old runs do not have these settings
    return replace(settings, **{name: before[name] for name in ("deep", "rank", *shape)})
