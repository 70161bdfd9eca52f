"""The table of docs/tiny.md: `python -m hustings.lab.tiny [BOT ...]` writes the tree down and judges bots by it."""

from __future__ import annotations

import sys

from ..envs.rewards import REWARDS
from .enumerate import TreeWalk, write_down
from .exploit import judge
from .players import strategy_of
from .setting import tiny_tree

BOTS = ("random", "heuristic", "search@1:50visits", "net@any")


def main(bots: list[str]) -> None:
    """Judge bots, all of them unless some are named."""
    tree, root = tiny_tree()
    walk = TreeWalk(tree, REWARDS["share"])
    written = write_down(walk, root)
    print(", ".join(f"{count:,} {sort}" for sort, count in written.counts().items()), flush=True)
    print("\n| bot | what each seat gets | with its best answer | NashConv | a seat gains on average |\n|---|---|---|---|---|")
    for bot in bots or BOTS:
        verdict = judge(written, strategy_of(bot, walk, root))
        values, best = (", ".join(f"{share:.3f}" for share in shares) for shares in (verdict.values, verdict.best))
        print(f"| `{bot}` | {values} | {best} | {verdict.nash_conv:.3f} | {verdict.nash_conv / tree.players:.3f} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
