"""A policy learned by imitation: read a data set, learn what its bots chose, and play against bots that choose at random.

hustings export die-macher --bots heuristic --games 400 --out data
python docs/examples/imitate.py data
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import numpy as np
import torch
from torch import Tensor, nn

from hustings.lab.data import DataBatch, Dataset
from hustings.lab.vector import VectorGame

HIDDEN, BATCH, RATE = 256, 1024, 1e-3
ILLEGAL = -1e9


def make_policy(data: Dataset) -> nn.Module:
    """From the numbers a seat sees to a score for each slot."""
    return nn.Sequential(
        nn.BatchNorm1d(data.size), nn.Linear(data.size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU(),
        nn.Linear(HIDDEN, data.slots),
    )  # fmt: skip


def scores(policy: nn.Module, x: np.ndarray, mask: np.ndarray) -> Tensor:
    """The score of each slot; illegal ones cannot be chosen."""
    return policy(torch.from_numpy(x).float()).masked_fill(~torch.from_numpy(mask), ILLEGAL)


def learn(policy: nn.Module, data: Dataset, epochs: int) -> None:
    """Some passes over the decisions, each in another order, at a rate that falls to nothing."""
    steps = epochs * -(-data.count("train") // BATCH)
    optimiser = torch.optim.Adam(policy.parameters(), RATE)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: max(0.0, 1 - step / steps))
    for epoch in range(epochs):
        policy.train()
        for batch in full(data.batches("train", BATCH, seed=epoch)):
            wrong = nn.functional.cross_entropy(scores(policy, batch.x, batch.mask), torch.from_numpy(batch.slot).long())
            optimiser.zero_grad()
            wrong.backward()
            optimiser.step()
            schedule.step()
        print(f"pass {epoch + 1}: {agreement(policy, data):.1%} of other games' decisions as the bots made them", flush=True)


def full(batches: Iterator[DataBatch]) -> Iterator[DataBatch]:
    """Without batches of one row, from which nothing can be normalised."""
    return (batch for batch in batches if len(batch) > 1)


@torch.no_grad()
def agreement(policy: nn.Module, data: Dataset) -> float:
    """How often the policy chooses what the bots chose, in games it has not learned from."""
    policy.eval()
    same = [scores(policy, batch.x, batch.mask).argmax(1).numpy() == batch.slot for batch in data.batches("validation", 4096)]
    return float(np.concatenate(same).mean()) if same else float("nan")


@torch.no_grad()
def play(policy: nn.Module, data: Dataset, games: int, opponent: str) -> float:
    """The share of games that one seat of the policy wins against others; all seats in turn."""
    policy.eval()
    table = next(data.games())
    players = table.players
    setup = {"edition": table.edition, "players": players, "variants": table.variants}
    seats = [[opponent] * seat + ["ask"] + [opponent] * (players - seat - 1) for seat in range(players)]
    with VectorGame(data.game, [setup], games, seed=99, seats=seats) as env:
        group, own = env.groups[0], np.arange(games) % players
        won, over = np.zeros(games), np.zeros(games, bool)
        while not over.all():
            group.choice[:] = scores(policy, group.x, group.legal()).argmax(1).numpy()
            env.step()
            first = (group.done > 0) & ~over  # a slot's first game counts, so that short games do not count twice
            won[first] = group.share[first, own[first]]
            over |= first
    return float(won.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("data", help="the folder of the data set")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--games", type=int, default=500, help="games against --against")
    parser.add_argument("--against", default="random", help="random, heuristic or heuristic@1")
    options = parser.parse_args()
    torch.manual_seed(1)
    data, began = Dataset(options.data), time.perf_counter()
    policy = make_policy(data)
    learn(policy, data, options.epochs)
    learned = time.perf_counter() - began
    won, players = play(policy, data, options.games, options.against), next(data.games()).players
    print(f"learned for {learned:.0f} s; wins {won:.1%} of {options.games} games against {players - 1} x {options.against} "
          f"(parity {1 / players:.1%})")  # fmt: skip


if __name__ == "__main__":
    main()
