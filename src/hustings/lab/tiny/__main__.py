"""The tables of docs/tiny.md: `python -m hustings.lab.tiny [SETTING ...] [BOT ...]` enumerates a tree and judges bots by it."""

from __future__ import annotations

import sys

from ...bots.api import check_bot
from ...core.errors import HustingsError
from ..rewards import REWARDS
from .enumerate import TreeWalk, write_down
from .exploit import judge
from .players import strategy_of
from .setting import SETTINGS, tiny_tree

BOTS = ("random", "heuristic", "search@1:50visits", "net@any")


def main(words: list[str]) -> None:
    """Judge the bots named in the settings named; `BOTS` if no bot is named, every setting if no setting is."""
    settings = [word for word in words if word in SETTINGS] or list(SETTINGS)
    bots = [word for word in words if word not in SETTINGS] or list(BOTS)
    for bot in bots:
        check_bot(bot)
    for name in settings:
        table(name, bots)


def table(name: str, bots: list[str]) -> None:
    """Judge bots in one setting."""
    tree, root = tiny_tree(name)
    walk = TreeWalk(tree, REWARDS["share"])
    written = write_down(walk, root)
    print(f"\n{name}:", ", ".join(f"{count:,} {sort}" for sort, count in written.counts().items()), flush=True)
    print("\n| bot | what each seat gets | with its best answer | NashConv | a seat gains on average |\n|---|---|---|---|---|")
    for bot in bots:
        verdict = judge(written, strategy_of(bot, walk, root))
        values, best = (", ".join(f"{share:.3f}" for share in shares) for shares in (verdict.values, verdict.best))
        print(f"| `{bot}` | {values} | {best} | {verdict.nash_conv:.3f} | {verdict.nash_conv / tree.players:.3f} |", flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except HustingsError as error:
        sys.exit(f"error: {error}")
