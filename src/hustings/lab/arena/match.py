"""A match: a line-up of bots at one kind of table, and a seed. Its game `deal, rotation` is the same whichever worker plays it.

Every deal is played once in each rotation of the line-up, so that each bot has every seat once. The chance of a deal depends
only on the seed and the deal's number, so that other line-ups with the same seed meet the same deals.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ...bots.api import check_bot
from ...bots.spec import Spec
from ...core.contract import Game
from ...core.errors import HustingsError
from ...core.play import make_setup
from ...core.registry import game as find_game
from ...core.values import Setup, Sheet
from ...places import PACKAGE
from ...version import __version__


class GameKey(NamedTuple):
    """The key of a game within its match."""

    deal: int
    rotation: int


@cache
def code_stamp(game: str) -> str:
    """A short hash of all source that decides how a game between bots goes, so that results of different code are not mixed."""
    digest = hashlib.sha256()
    for folder in (PACKAGE / "core", PACKAGE / "bots", PACKAGE / "games" / game.replace("-", "_")):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml", ".npz"):
                digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


@dataclass(frozen=True)
class Match:
    """The definition of a match: all that a worker needs to know, and all that makes two matches the same."""

    game: str
    setup: Setup
    sheet: Sheet
    bots: tuple[Spec, ...]  # by place in the line-up
    seed: int
    sources: tuple[bytes | None, ...]  # the text of users' own bots, for machines that do not have the file

    @property
    def players(self) -> int:
        return self.setup.players

    def header(self) -> dict[str, Any]:
        """The properties that identify the match, in words a person can compare."""
        own = {str(bot): _digits(text) for bot, text in zip(self.bots, self.sources, strict=True) if text is not None}
        return {
            "game": self.game,
            "edition": self.setup.edition,
            "variants": list(self.setup.variants),
            "players": self.players,
            "figures": self.sheet.hash,
            "bots": [str(bot) for bot in self.bots],
            "files": own,
            "seed": self.seed,
            "version": __version__,
            "code": code_stamp(self.game),
        }

    def hash(self) -> str:
        return _digits(json.dumps(self.header(), sort_keys=True).encode())

    def key(self, index: int) -> GameKey:
        """The key of the `index`-th game. All rotations of a deal come one after another."""
        return GameKey(*divmod(index, self.players))

    def places(self, rotation: int) -> list[int]:
        """The place in the line-up of the bot at each seat."""
        return [(seat + rotation) % self.players for seat in range(self.players)]

    def rng(self, deal: int, place: int, what: str = "bot") -> random.Random:
        """The random numbers of a bot in a deal: the same whatever the other bots do."""
        return random.Random(f"hustings {what} {self.seed} {deal} {place}")

    def find_game(self) -> Game:
        return find_game(self.game)


def make_match(
    game: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    edition: str | None = None,
    variants: Sequence[str] = (),
    figures: Path | None = None,
    seed: int = 1,
) -> Match:
    """Return a match after checking everything about it."""
    found = find_game(game)
    if len(bots) > 1 and players is not None and players != len(bots):
        raise HustingsError(f"{len(bots)} bots named for {players} players: name one for all seats or one for each")
    setup = make_setup(found, edition=edition, players=len(bots) if len(bots) > 1 else players, variants=variants)
    checked = {text: check_bot(text) for text in dict.fromkeys(bots)}
    specs = [checked[text] for text in bots]
    line_up = tuple(specs if len(specs) > 1 else specs * setup.players)
    sources = tuple(None if bot.file is None else bot.file.expanduser().read_bytes() for bot in line_up)
    return Match(found.name, setup, found.sheet(setup, figures), line_up, seed, sources)


def _digits(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]
