"""Self-play: windows of decisions from games that networks play.

Threads step one group of games in compiled code while the device runs the networks for the other. Meanwhile the previous window
is learned from, if the callback `meanwhile` does that.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any

import numpy as np
import torch

from ..vector import ASKED, RANDOM, VectorGame
from .graphs import Recorded, lane
from .network import Critic, Policy, log_chances, read_values, unpacked
from .store import RowStore, Turning
from .views import DrawnViews

TYPES = {"int8": torch.int8, "uint8": torch.uint8, "int16": torch.int16, "int64": torch.int64, "float32": torch.float32}


def pinned(shape: Any, dtype: Any) -> np.ndarray:
    """Page-locked memory, which a GPU can read directly."""
    array: np.ndarray = torch.zeros(shape, dtype=TYPES[np.dtype(dtype).name], pin_memory=True).numpy()
    return array


def half(device: torch.device, wanted: bool = True) -> AbstractContextManager[Any]:
    """Autocast to bf16 on a GPU, where that is fast."""
    return torch.autocast(device.type, torch.bfloat16, enabled=wanted and device.type == "cuda", cache_enabled=False)


class Side:
    """A group of games, with its buffers on the device."""

    def __init__(self, group: Any, at: slice, device: torch.device, seats: int, view: torch.Tensor) -> None:
        self.group, self.at, self.view = group, at, view
        self.players = torch.from_numpy(group.players.astype(np.int64)).to(device)
        self.past = torch.zeros(at.stop - at.start, seats, dtype=torch.bool, device=device)
        self.first_past = at.stop - at.start  # from this game on, an earlier network may have seats
        self.done = torch.cuda.Event() if device.type == "cuda" else None
        # Inputs and answers of the networks, in fixed memory for recorded work.
        self.x, self.mask, self.truth, self.seat, self.kind = (
            torch.from_numpy(getattr(group, name)).to(device) for name in ("x", "mask", "truth", "seat", "kind")
        )
        count = at.stop - at.start
        self.slot = torch.zeros(count, dtype=torch.int16, device=device)
        self.own = torch.ones(count, dtype=torch.bool, device=device)
        self.chance = torch.zeros(count, device=device)
        self.value = torch.zeros(count, 2 * seats, device=device)

    def fetch(self) -> None:
        """Copy the next decisions to the device."""
        for name in ("x", "mask", "truth", "seat", "kind"):
            getattr(self, name).copy_(torch.from_numpy(getattr(self.group, name)), non_blocking=True)


class SelfPlay:
    """Networks that play all groups of an environment."""

    def __init__(
        self, env: VectorGame, device: torch.device, *, half_precision: bool = True, views: DrawnViews | None = None
    ) -> None:
        self.env, self.device, self.half = env, device, half_precision
        self.views = views or DrawnViews(env.encoding, 0, sum(len(group.choice) for group in env.groups), 0, device)
        self.slots, self.seats = env.encoding.slots, env.game.seats
        self.turning = Turning(self.seats, device)
        self.sides, low = [], 0
        for group in env.groups:
            high = low + len(group.choice)
            self.sides.append(Side(group, slice(low, high), device, self.seats, self.views.of_game[low:high]))
            low = high
        self.count = low
        self.for_games = self.for_device = 0.0  # seconds waited
        self.rivals = torch.zeros((), dtype=torch.bool, device=device)
        self.chosen: list[Recorded] = []
        self.judged: list[Recorded] = []
        self.stream = torch.cuda.Stream(device, priority=-1) if device.type == "cuda" else None

    def place_past(self, share: float, most: int, seed: int) -> None:
        """Give an earlier network some seats at the last tables of each group, a share of them: at least one seat, at most
        `most`, and not all that networks play."""
        rng = np.random.default_rng(seed)
        for side in self.sides:
            count = side.at.stop - side.at.start
            side.first_past = count - int(count * share)
            past = np.zeros((count, self.seats), bool)
            for i in range(side.first_past, count):
                players = int(side.group.players[i])
                free = np.flatnonzero(side.group.who_next[i, :players] == ASKED)
                past[i, rng.permutation(free)[: min(int(rng.integers(1, most + 1)), len(free) - 1)]] = True
            side.past.copy_(torch.from_numpy(past))

    def engage(self, policy: Policy, critic: Critic, past: Policy | None) -> None:
        """Set the networks that play the next window. Recorded work reads fixed memory, so an earlier network is copied there."""
        if not self.chosen:
            self.policy, self.critic, self.rival = policy, critic, copy.deepcopy(policy)
            own = lane(self.device)
            self.chosen = [Recorded(partial(self._choose, side), own) for side in self.sides]
            self.judged = [Recorded(partial(self._judge, side), own) for side in self.sides]
        assert policy is self.policy and critic is self.critic
        self.rivals.fill_(past is not None)
        if past is not None:
            self.rival.load_state_dict(past.state_dict())

    def _choose(self, side: Side) -> None:
        """Choose a slot for every game of a group."""
        with half(self.device, self.half):
            logits, _ = self.views.ask(self.policy, side.x, side.view)
            if side.first_past < len(side.x):
                cut = slice(side.first_past, None)
                theirs = side.past[cut].gather(1, side.seat[cut].long()[:, None]) & self.rivals
                logits[cut] = torch.where(theirs, self.views.ask(self.rival, side.x[cut], side.view[cut])[0], logits[cut])
                side.own[cut] = ~theirs[:, 0]
        chances = log_chances(logits, unpacked(side.mask, self.slots))
        noise = torch.empty_like(chances).exponential_().clamp_(min=1e-20)
        slot = (chances - noise.log()).argmax(-1)
        side.slot.copy_(slot)
        side.chance.copy_(chances.gather(1, slot[:, None])[:, 0])

    def _judge(self, side: Side) -> None:
        """Compute the critic's values for every game of a group."""
        with half(self.device, self.half):
            values = read_values(self.critic(side.x, side.truth), self.turning.present[side.players])
        side.value.copy_(self.turning.straight(values.float(), side.seat.long(), side.players))

    def think(self, number: int, store: RowStore, t: int) -> None:
        """Choose in every game of a group, and keep the decisions as step `t` of the store."""
        side = self.sides[number]
        at = side.at
        side.fetch()
        self.chosen[number]()
        torch.from_numpy(side.group.choice).copy_(side.slot, non_blocking=True)
        if side.done:
            side.done.record()
        self.judged[number]()
        for name in ("x", "mask", "truth"):
            getattr(store, name)[t, at].copy_(getattr(side, name).view(torch.int64))
        for name in ("seat", "kind", "slot", "own", "chance", "value"):
            getattr(store, name)[t, at].copy_(getattr(side, name))

    def go(self, side: Side) -> None:
        if side.done:
            began = time.perf_counter()
            side.done.synchronize()
            self.for_device += time.perf_counter() - began
        side.group.step()

    def settle(self, side: Side, store: RowStore, t: int) -> None:
        group, began = side.group, time.perf_counter()
        group.wait()
        self.for_games += time.perf_counter() - began
        store.note_ends(t, side.at, group.done, group.share, group.points)

    @torch.no_grad()
    def play(
        self,
        store: RowStore,
        policy: Policy,
        critic: Critic,
        past: Policy | None,
        meanwhile: Callable[[float], None] = lambda done: None,
    ) -> None:
        """Fill the store with a decision of every game for each of its steps. Every game waits for a choice before and after.
        `meanwhile` is called after each group's turn with the share of the window that is done."""
        waiting: Side | None = None
        self.engage(policy, critic, past)
        if self.stream:
            self.stream.wait_stream(torch.cuda.current_stream())  # the networks may just have been copied
        turns = store.steps * len(self.sides)
        for turn in range(turns):
            t, number = divmod(turn, len(self.sides))
            side = self.sides[number]
            if t:
                self.settle(side, store, t - 1)
            if waiting is not None:
                self.go(waiting)  # before the networks run for this group: CPU time is scarcest
            with torch.cuda.stream(self.stream) if self.stream else nullcontext():
                self.think(number, store, t)
            waiting = side
            if len(self.sides) == 1:
                self.go(side)
                waiting = None
            with torch.enable_grad():
                meanwhile((turn + 1) / turns)
        if waiting is not None:
            self.go(waiting)
        for side in self.sides:
            self.settle(side, store, store.steps - 1)


class Lesson:
    """Games that a teacher plays with some random decisions. Their windows hold the teacher's choices."""

    def __init__(self, env: VectorGame, device: torch.device, stray: float, seed: int) -> None:
        self.player = SelfPlay(env, device)
        self.rng = np.random.default_rng(seed)
        self.stray = []
        for side in self.player.sides:
            count = len(side.group.choice)
            stray_of = self.rng.random(count) * 4 * stray  # in half of the games, so that the mean over all is `stray`
            self.stray.append(np.where(np.arange(count) % 2, stray_of, 0.0))

    def play(self, store: RowStore, meanwhile: Callable[[float], None] = lambda done: None) -> None:
        sides, turns = self.player.sides, store.steps * len(self.player.sides)
        for turn in range(turns):
            t, number = divmod(turn, len(sides))
            side = sides[number]
            if t:
                self.player.settle(side, store, t - 1)
            with torch.cuda.stream(self.player.stream) if self.player.stream else nullcontext():
                self._keep(side, store, t)
            astray = self.rng.random(len(side.group.choice)) < self.stray[number]
            side.group.choice[:] = np.where(astray, RANDOM, side.group.taught)
            side.group.step()
            meanwhile((turn + 1) / turns)
        for side in sides:
            self.player.settle(side, store, store.steps - 1)

    def _keep(self, side: Side, store: RowStore, t: int) -> None:
        """Keep the present rows, with the teacher's choices."""
        at, group = side.at, side.group
        for name, to in (("x", store.x), ("mask", store.mask), ("truth", store.truth)):
            to[t, at].copy_(torch.from_numpy(getattr(group, name).view(np.int64)), non_blocking=True)
        for name, to in (("seat", store.seat), ("kind", store.kind), ("taught", store.slot)):
            to[t, at].copy_(torch.from_numpy(getattr(group, name)), non_blocking=True)
        if self.player.stream:
            self.player.stream.synchronize()  # because the next step overwrites the buffers
