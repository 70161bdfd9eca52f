"""A player for line-ups of heuristic and random bots only: wholly in compiled code, a thousand games a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np

from ...bots.referee import Conduct
from ...bots.thinking import weights
from ...bots.thinking.policies import BOTS_SEED, POLICIES, RANDOM, PolicyGames, choice_of
from ...core import layout
from ...core.chance import CHOICE, Chance, fresh, roll, seeded
from ...core.compiled.kernels import ready
from ...core.compiled.play import Fast, FastPlay
from ..simulate import game_seed
from .match import GameKey, Match
from .records import write_record
from .result import GameResult, result_of

ROOM = 128  # games in memory at once, and in one task

See = Callable[[FastPlay, int, int], None]
"""A callback that gets a game, a seat and its option before each decision is carried out."""


def unseen(play: FastPlay, seat: int, option: int) -> None:
    """Do nothing: the callback where nobody watches."""


class Swift:
    """A player of any game of a match whose bots are all compiled."""

    def __init__(self, match: Match, fast: Fast) -> None:
        self.match, self.fast = match, fast
        versions = [bot.version for bot in dict.fromkeys(match.bots) if bot.name == "heuristic"]
        self._rows = {version: row for row, version in enumerate(versions)}
        self._weights = np.concatenate([weights.load(fast.game, version) for version in versions or [None]])
        self._games = PolicyGames(fast.game, match.setup, match.sheet, self._weights, ROOM, quiet=True)

    @staticmethod
    def can(match: Match) -> bool:
        return match.find_game().thinking.policy is not None and all(bot.name in ("heuristic", "random") for bot in match.bots)

    def _how(self, rotation: int) -> list[int]:
        """How each seat decides: RANDOM, or the row of its weights."""
        bots = [self.match.bots[place] for place in self.match.places(rotation)]
        return [RANDOM if bot.name == "random" else self._rows[bot.version] for bot in bots]

    def play(self, keys: Sequence[GameKey], records: Path | None) -> list[GameResult]:
        results = []
        for rotation, first, count in runs(keys):
            self._games.play(self.match.seed, first, count, self._how(rotation))
            positions = self._games.positions[:count]
            points, standings = self._games.results(positions)
            places = self.match.places(rotation)
            for i in range(count):
                key, conducts = GameKey(first + i, rotation), [Conduct() for _ in places]
                results.append(result_of(key, places, points[i].tolist(), standings[i].tolist(), conducts))
                if records is not None:
                    write_record(self.match, key, self.decisions(key), records)
        return results

    def decisions(self, key: GameKey) -> list[tuple[int, int]]:
        """The seat and option of every decision of a game."""
        return self.watched(key, unseen)[1]

    def watched(self, key: GameKey, see: See) -> tuple[FastPlay, list[tuple[int, int]]]:
        """Play a game decision by decision, calling `see` before each. Return the finished game and its decisions."""
        how, fs, out = self._how(key.rotation), self.match.sheet.record, self.fast.room()
        choice = ready(self.fast.game, POLICIES, quiet=True)[choice_of]
        bots = seeded(self.match.seed ^ BOTS_SEED, key.deal)
        plain = layout.plain(Chance, bots)
        play = self.fast.play(game_seed(self.match.seed, key.deal))
        chosen: list[tuple[int, int]] = []
        while not play.over:
            seat = play.seat
            if how[seat] == RANDOM:
                fresh(plain)
                option = int(play.options[roll(plain, CHOICE, play.count)])
            else:
                ws = self._weights[how[seat] : how[seat] + 1]
                option = int(choice(fs, ws, play.observe(seat), bots, seat, out))
            chosen.append((seat, option))
            see(play, seat, option)
            play.step(option)
        return play, chosen


def runs(keys: Sequence[GameKey]) -> Iterator[tuple[int, int, int]]:
    """The runs of consecutive deals in `keys`: rotation, first deal and number of deals, at most ROOM in a run."""
    rotation, first, count = -1, 0, 0
    for key in sorted(keys, key=lambda key: (key.rotation, key.deal)):
        if key.rotation == rotation and key.deal == first + count and count < ROOM:
            count += 1
            continue
        if count:
            yield rotation, first, count
        rotation, first, count = key.rotation, key.deal, 1
    if count:
        yield rotation, first, count


def tasks(match: Match, keys: Sequence[GameKey]) -> Iterator[list[GameKey]]:
    """The portions in which games are given to workers: many of one rotation if `Swift` can play them, otherwise one."""
    if not Swift.can(match):
        yield from ([key] for key in keys)
        return
    for rotation, first, count in runs(keys):
        yield [GameKey(first + i, rotation) for i in range(count)]
