"""Games of networks for `how_it_is_played.py`: each one asks for its decisions and notes what came of it."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterable
from typing import Any

import numpy as np

from hustings.bots.api import make_bot
from hustings.bots.bot import Bot
from hustings.bots.budget import Budget
from hustings.bots.thinking.policies import win_shares
from hustings.core import loops
from hustings.core.compiled.play import Fast, FastPlay
from hustings.core.play import make_setup
from hustings.core.registry import game as find_game
from hustings.core.values import Setup, Sheet
from hustings.games.die_macher.options import OPENING_BASE
from hustings.lab.simulate import game_seed

from .sums import OPENINGS, Kind, Sums

SEED = 16
AT_ONCE = Budget(visits=1)

GameUnderWay = Generator[FastPlay, int, None]
"""A game that hands out its play wherever a seat has a choice, and is told which option the seat takes."""


class Table:
    """A table of a set-up."""

    def __init__(self, kind: Kind) -> None:
        self.game, self.forced = find_game(kind.game), kind.forced
        self.setup: Setup = make_setup(self.game, edition=kind.edition, players=kind.players, variants=kind.variants)
        self.sheet: Sheet = self.game.sheet(self.setup, None)
        self.fast = Fast(self.game, self.setup, self.sheet)

    def under_way(self, index: int, sums: Sums) -> GameUnderWay:
        """The game of this number; what comes of it is noted at its end."""
        play, first, decisions = self.fast.play(game_seed(SEED, index)), -1, 0
        rounds, players = self.game.name == "die-macher", self.setup.players
        one, row = index % players, index // players % len(OPENINGS)
        while not play.over:
            if rounds and first < 0 and play.position["round"][0] == 2:
                first = int(play.position["start"][0])  # who began round 1
            decisions += 1
            if self.forced and play.seat == one and OPENING_BASE in play.options:
                play.step(OPENING_BASE + row)
            elif play.count == 1:
                play.step(play.options.item(0))
            else:
                play.step((yield play))
        points, standings = (np.zeros((1, players), np.int64) for _ in range(2))
        self.fast.kernels[loops.results](play.position, players, points, standings)
        won = win_shares(standings)[0]
        sums.note("games", 1)
        if self.forced:
            sums.note(f"opening {OPENINGS[row]}: won", float(won[one]))
            sums.note(f"opening {OPENINGS[row]}: ahead", float(points[0, one] - np.delete(points[0], one).mean()))
            return
        sums.note("decisions", decisions)
        sums.note("winner's points", float(points.max()))
        sums.note("last's points", float(points.min()))
        for seat in range(players):
            self._seat(play, seat, float(won[seat]), int(points[0, seat]), sums)
            if first >= 0:
                sums.note(f"place {(seat - first) % players + 1} in round 1: won", float(won[seat]))
        if self.game.name == "die-macher":
            self._macher(play, won, sums)
        else:
            sums.note("ended by the Federal Council", float(play.position["cause"][0] == 2))

    def _seat(self, play: FastPlay, seat: int, won: float, points: int, sums: Sums) -> None:
        sums.note("points", points)
        sums.note(f"seat {seat + 1}: won", won)
        for name, value in zip(self.game.parts, self.game.score_parts(play.position, seat), strict=True):
            sums.note(f"part {name}", value)
            if won == 1:
                sums.note(f"winner's part {name}", value)
            elif won == 0:
                sums.note(f"others' part {name}", value)

    def _macher(self, play: FastPlay, won: Any, sums: Sums) -> None:
        position, players, figures = play.position, self.setup.players, self.sheet.record
        rounds = int(position["rounds"][0])
        most = sum(int(figures["seats"][0, int(position["land"][0, state])].max()) for state in range(rounds))
        taken = int(position["seats"][0, :rounds, :players].sum())
        sums.note("share of the seats", taken / (most * players))
        for seat in range(players):
            sums.note("money left", int(position["cash"][0, seat]))
            row = int(position["opening_base"][0, seat])
            sums.note(f"opening {OPENINGS[row]}: taken", 1)
            markers = int(position["national_media"][0, :, seat].sum())
            sums.note(f"{markers} national media: won", float(won[seat]))
            members = min(9, int(position["members"][0, seat]) // 10)
            sums.note(f"{10 * members} members: won", float(won[seat]))


class OneByOne:
    """Games one after the other, each decision by the bot `net` in compiled code."""

    def __init__(self, table: Table) -> None:
        self.table = table
        told = (table.game, table.setup, table.sheet)
        self.bots: list[Bot] = [make_bot("net", *told, seat, compiled=True) for seat in range(table.setup.players)]

    def play(self, numbers: Iterable[int]) -> Sums:
        sums = Sums()
        for number in numbers:
            game, rng = self.table.under_way(number, sums), random.Random(number)
            play = next(game, None)
            while play is not None:
                legal = play.options.tolist()
                play = told(game, self.bots[play.seat].decide(play.observe(play.seat), legal, rng, AT_ONCE))
        return sums


def told(game: GameUnderWay, option: int) -> FastPlay | None:
    """What a game asks next once it is told an option; None at its end."""
    try:
        return game.send(option)
    except StopIteration:
        return None
