"""Users' own bots for tests, written as files where a test wants them."""

from __future__ import annotations

import textwrap
from pathlib import Path

from hustings.bots.own.parent import OwnBot
from hustings.bots.spec import parse_spec
from hustings.core.play import Play, start


def written(folder: Path, code: str, name: str = "my_bot.py") -> Path:
    path = folder / name
    path.write_text(textwrap.dedent(code), encoding="utf-8")
    return path


def deciding(body: str) -> str:
    """The source of a bot whose `decide` has this body."""
    return (
        "import os, random, sys, time\nclass Mine:\n    def decide(self, observation, legal, rng, budget):\n"
        + textwrap.indent(textwrap.dedent(body), " " * 8)
    )


def table() -> Play:
    return start("die-macher", players=3, seed=1)


def own_bot(path: Path, budget: str = "", name: str = "Mine", seat: int = 0) -> OwnBot:
    play = table()
    return OwnBot(parse_spec(f"{path}:{name}{budget}"), play.game, play.setup, play.sheet, seat)
