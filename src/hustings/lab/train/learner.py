"""The networks that learn: policy and critic with one optimizer, the moving average that is shipped, and updates from windows."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor, nn

from ...bots.thinking.network import Network
from ...core.contract import Game
from ...core.encoding import encoding_of
from ...core.errors import HustingsError
from .gains import advantages, levelled
from .graphs import Recorded, lane
from .network import Critic, Policy, Shape, log_chances, policy_of, read_values, unpacked, value_loss
from .rollout import half
from .schedule import Schedule
from .settings import TrainingSettings
from .store import RowStore, Turning
from .views import DrawnViews

WARM_UP = 50  # updates over which the rate rises after every start
PARTS = ("policy", "value", "critic", "entropy", "kl", "clipped", "agreement")
"""The figures that are averaged over the updates of a window."""


def make_networks(settings: TrainingSettings, game: Game) -> tuple[Policy, Critic]:
    s, encoding = settings, encoding_of(game)
    groups = tuple((group.offset, group.count, group.width) for group in encoding.groups) if s.shared else ()
    alike = encoding.alike if s.deep else None
    shape = Shape(encoding.size, encoding.slots, game.seats, s.width, s.hidden, s.blocks, s.shared, groups)
    if alike is not None:
        if not s.rank or not s.blocks:
            raise HustingsError("setting deep: things are thought of with a rank and blocks from 1 up; or say deep=0")
        shape = replace(shape, deep=s.deep, rank=s.rank, alike=alike, replies=encoding.replies if groups else ())
    sees = Shape(encoding.size + encoding.truth_size, 0, game.seats, s.critic_width, s.critic_hidden, s.critic_blocks, 0, ())
    return Policy(shape), Critic(sees)


class Learner:
    """Learns from one window while the next one is played by `actor` and `judge`, copies that do not change meanwhile."""

    def __init__(self, settings: TrainingSettings, game: Game, device: torch.device, schedule: Schedule) -> None:
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.settings, self.game, self.device, self.schedule = settings, game, device, schedule
        self.on_gpu = device.type == "cuda"
        self.slots, self.seats, self.kinds = encoding_of(game).slots, game.seats, len(game.decisions)
        self.policy, self.critic = (network.to(device) for network in make_networks(settings, game))
        self.actor, self.judge, self.average = (copy.deepcopy(each) for each in (self.policy, self.critic, self.policy))
        self.optimizer = torch.optim.AdamW(
            [*self.policy.parameters(), *self.critic.parameters()], lr=torch.zeros((), device=device) if self.on_gpu else 0.0,
            betas=(0.9, 0.98), eps=1e-6, weight_decay=0.0, fused=self.on_gpu, capturable=self.on_gpu,
        )  # fmt: skip
        self.turning = Turning(game.seats, device)
        self.views = DrawnViews(encoding_of(game), settings.views, settings.games, settings.seed, device)
        self.updates = 0  # in all commands
        self.since = 0  # in this command
        self.windows = 0  # of self-play, in all commands
        self.caution = 1.0  # factor on the rate, lowered when the policy changes too fast
        self.centre, self.unit = 0.0, 0.0  # of points; unit 0: not known yet
        self.sums = torch.zeros(len(PARTS), device=device)
        self.count = 0
        # Numbers that change from update to update, as tensors that a recorded update can read.
        self.forget, self.entropy, self.playing = (torch.zeros((), device=device) for _ in range(3))
        self.kl = torch.zeros((), device=device)
        self.lane = lane(device)
        self.batches: dict[tuple[bool, int], Batch] = {}

    # The optimizer

    def prepare(self, *, critic_alone: bool) -> None:
        """Set the numbers that the next update uses."""
        rate = self.schedule.rate * min(1.0, (self.since + 1) / WARM_UP) * self.caution
        keep = min(self.settings.average, (1 + self.updates) / (10 + self.updates))
        self.forget.fill_(1 - keep)
        self.entropy.fill_(self.schedule.entropy)
        self.playing.fill_(0.0 if critic_alone else 1.0)
        for group in self.optimizer.param_groups:
            if self.on_gpu:
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        self.updates += 1
        self.since += 1
        self.count += 1

    def update(self, loss: Tensor) -> None:
        """Take one step of the optimizer and of the moving average."""
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), self.settings.gradient)
        nn.utils.clip_grad_norm_(self.critic.parameters(), self.settings.gradient)
        self.optimizer.step()
        with torch.no_grad():
            for mean, new in zip(self.average.parameters(), self.policy.parameters(), strict=True):
                mean.lerp_(new, self.forget)

    def tell(self, **parts: Tensor) -> None:
        """Add the figures of an update to the sums of the window."""
        with torch.no_grad():
            zero = torch.zeros((), device=self.device)
            self.sums += torch.stack([parts.get(name, zero).detach().float() for name in PARTS])

    def told(self) -> dict[str, float]:
        """Return the means since the last call, and start new sums."""
        means = (self.sums / max(1, self.count)).tolist()
        self.sums.zero_()
        self.count = 0
        return dict(zip(PARTS, means, strict=True))

    def publish(self) -> None:
        """Let self-play use what has been learned from now on."""
        for to, of in ((self.actor, self.policy), (self.judge, self.critic)):
            to.load_state_dict(of.state_dict())

    def begin_with(self, network: Network) -> None:
        """Go on learning from the network of a file, whose shape must be that of the settings. The critic is new."""
        self.policy.load_state_dict(policy_of(network).state_dict())
        self.average.load_state_dict(self.policy.state_dict())
        self.centre, self.unit = network.made.centre, network.made.unit

    def normalise(self, store: RowStore) -> None:
        """Take the features' means and scales from a first window."""
        rows = torch.randperm(store.steps * store.games, device=self.device)[:30_000]
        x, truth, _ = store.rows(rows)
        self.policy.trunk.begin(x)
        self.critic.trunk.normalise(torch.cat([x, truth], 1))
        self.average.load_state_dict(self.policy.state_dict())

    def measure_points(self, points: Tensor) -> None:
        self.centre, self.unit = float(points.mean()), max(1.0, float(points.std()))

    # Windows

    def prepared(self, store: RowStore, players: Tensor, *, imitating: bool) -> LearningWindow:
        """Compute the advantages and targets of a window."""
        s = self.settings
        ended, outcome = store.outcomes(self.centre, self.unit)
        seat = store.seat.long()
        if imitating:
            self._judge(store, players)
        gains, known = advantages(store.value, seat, ended, outcome, 1.0 if imitating else s.decay, self.seats)
        return LearningWindow(self, store, players, gains, known, imitating)

    @torch.no_grad()
    def _judge(self, store: RowStore, players: Tensor) -> None:
        """Fill in the critic's values of rows that were played without it."""
        every = torch.arange(store.steps * store.games, device=self.device)
        value, seat = store.value.flatten(0, 1), store.seat.flatten().long()
        for rows in every.split(4 * self.settings.batch):
            x, truth, _ = store.rows(rows)
            present = players[rows % store.games]
            with half(self.device, self.settings.half):
                values = read_values(self.critic(x, truth), self.turning.present[present])
            value[rows] = self.turning.straight(values, seat[rows], present)


class LearningWindow:
    """A window that is being learned from, batch by batch."""

    def __init__(self, learner: Learner, store: RowStore, players: Tensor, gains: Tensor, known: Tensor, imitating: bool) -> None:
        s, self.learner, self.store, self.players, self.imitating = learner.settings, learner, store, players, imitating
        seats = learner.seats
        self.seat, self.kind = store.seat.flatten().long(), store.kind.flatten().long()
        self.slot, self.before = store.slot.flatten().long(), store.chance.flatten()
        self.target = (gains + store.value).flatten(0, 1)
        self.known = known.flatten()
        self.explained = explained(store.value, gains, known, seats)
        if imitating:
            self.rows = torch.arange(len(self.seat), device=learner.device)
        else:
            self.rows = (known & store.own).flatten().nonzero()[:, 0]
            present = learner.turning.present[players].repeat(store.steps, 1)  # by turned seat, but by any seat it is the same
            own = self.seat[:, None]
            wins, points = gains.flatten(0, 1).split(seats, -1)
            others = (points * present).sum(-1) - points.gather(1, own)[:, 0]
            margin = points.gather(1, own)[:, 0] - others / (present.sum(-1) - 1)
            gain = wins.gather(1, own)[:, 0] + learner.schedule.margin * margin
            self.gain = torch.zeros_like(gain)
            self.gain[self.rows] = levelled(gain[self.rows], self.kind[self.rows], learner.kinds)
        rounds, size = (1, s.imitate_batch) if imitating else (s.epochs, s.batch)
        size = min(size, len(self.rows))
        # A recorded update has a fixed size. The rows left over are dropped, different ones in each round.
        whole = len(self.rows) // max(1, size) * size
        self.batches = [
            batch
            for _ in range(rounds)
            for batch in self.rows[torch.randperm(len(self.rows), device=learner.device)[:whole]].split(size)
            if size
        ]
        self.next = 0
        self.critic_alone = not imitating and learner.windows < s.critic_only
        learner.kl.zero_()
        self.seen_kl = torch.zeros((), pin_memory=learner.on_gpu)
        self.event = torch.cuda.Event() if learner.on_gpu else None
        self.stopped = False

    def go_on(self, share: float) -> None:
        """Learn from batches until this share of the window is done."""
        while self.next < len(self.batches) * share - 1e-9 and not self.stopped:
            rows = self.batches[self.next]
            self.next += 1
            self._learn(rows)
            if not self.imitating:
                self._guard()

    def _guard(self) -> None:
        """Stop if the policy has moved too far from the one that played. On a GPU the value read is an old one, so as not to
        wait."""
        if self.event is None:
            self.seen_kl.copy_(self.learner.kl)
        elif self.event.query():
            self.seen_kl.copy_(self.learner.kl, non_blocking=True)
            self.event.record()
        self.stopped = float(self.seen_kl) > 4 * self.learner.settings.target_kl

    def _learn(self, rows: Tensor) -> None:
        learner = self.learner
        key = self.imitating, len(rows)
        if key not in learner.batches:
            learner.batches[key] = Batch(learner, self, len(rows))
        learner.prepare(critic_alone=self.critic_alone)
        learner.batches[key].learn(self, rows)

    def finish(self) -> None:
        """Learn from the remaining batches, and adapt the caution."""
        self.go_on(1.0)
        if self.imitating:
            return
        learner, target = self.learner, self.learner.settings.target_kl
        kl = float(learner.kl)
        if kl > 1.5 * target:
            learner.caution = max(0.05, learner.caution * 0.8)
        elif kl < target / 1.5:
            learner.caution = min(1.0, learner.caution * 1.1)
        learner.windows += 1


class Batch:
    """Rows of a window in fixed buffers, and the update from them, which is recorded on a GPU."""

    def __init__(self, learner: Learner, window: LearningWindow, size: int) -> None:
        def room(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(size, *shape, dtype=dtype, device=learner.device)

        self.learner, store, seats = learner, window.store, learner.seats
        self.x, self.truth, self.mask = (room(each.shape[-1], dtype=torch.int64) for each in (store.x, store.truth, store.mask))
        self.target, self.present = room(2 * seats, dtype=torch.float32), room(seats, dtype=torch.bool)
        self.slot, self.view = (room(dtype=torch.int64) for _ in range(2))
        self.known, self.before, self.gain = (room(dtype=torch.float32) for _ in range(3))
        self.update = Recorded(self._imitate if window.imitating else self._improve, learner.lane)

    def learn(self, window: LearningWindow, rows: Tensor) -> None:
        learner, store = self.learner, window.store
        for of, to in ((store.x, self.x), (store.truth, self.truth), (store.mask, self.mask)):
            torch.index_select(of.flatten(0, 1), 0, rows, out=to)
        game = rows % store.games
        players = window.players[game]
        self.view.copy_(learner.views.of_game[game])
        self.target.copy_(learner.turning.turned(window.target[rows], window.seat[rows], players))
        self.present.copy_(learner.turning.present[players])
        self.slot.copy_(window.slot[rows])
        self.known.copy_(window.known[rows])
        if not window.imitating:
            self.before.copy_(window.before[rows])
            self.gain.copy_(window.gain[rows])
        self.update()

    def _seen(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Log probabilities, values, the critic's values, and which slots are legal."""
        learner = self.learner
        x, truth = self.x.view(torch.int8), self.truth.view(torch.int8)
        with half(learner.device, learner.settings.half):
            logits, values = learner.views.ask(learner.policy, x, self.view)
            judged = learner.critic(x, truth)
        legal = unpacked(self.mask.view(torch.uint8), learner.slots)
        return log_chances(logits, legal), values, judged, legal

    def _imitate(self) -> None:
        learner = self.learner
        chances, values, judged, _ = self._seen()
        cross = -chances.gather(1, self.slot[:, None])[:, 0].mean()
        count = self.known.sum().clamp(min=1)
        value = (value_loss(values, self.target, self.present) * self.known).sum() / count
        critic = (value_loss(judged, self.target, self.present) * self.known).sum() / count
        learner.update(cross + learner.settings.value * value + critic)
        agreement = (chances.argmax(-1) == self.slot).float().mean()
        learner.tell(policy=cross, value=value, critic=critic, agreement=agreement)

    def _improve(self) -> None:
        learner, s = self.learner, self.learner.settings
        chances, values, judged, _ = self._seen()
        change = chances.gather(1, self.slot[:, None])[:, 0] - self.before
        ratio, gain = change.exp(), self.gain
        policy = -torch.minimum(ratio * gain, ratio.clamp(1 - s.clip, 1 + s.clip) * gain).mean()
        entropy = -(chances.exp() * chances).sum(-1).mean()
        value, critic = (value_loss(each, self.target, self.present).mean() for each in (values, judged))
        learner.update(learner.playing * (policy - learner.entropy * entropy + s.value * value) + critic)
        with torch.no_grad():
            kl = (ratio - 1 - change).mean()
            learner.kl += 0.2 * (kl - learner.kl)
            clipped = ((ratio - 1).abs() > s.clip).float().mean()
        learner.tell(policy=policy, value=value, critic=critic, entropy=entropy, kl=kl, clipped=clipped)


def explained(value: Tensor, gains: Tensor, known: Tensor, seats: int) -> Tensor:
    """The share of the variance of later win shares that the critic's values explain."""
    value, gain = value[..., :seats][known], gains[..., :seats][known]
    return 1 - gain.var() / (value + gain).var().clamp(min=1e-9)


def finite(module: Any) -> bool:
    return all(bool(parameter.isfinite().all()) for parameter in module.parameters())
