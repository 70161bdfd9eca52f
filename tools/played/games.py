"""Games of networks for `how_it_is_played.py`: several side by side in the compiled loop of playouts, so that the network answers
several decisions at once. A party chooses as the bot `net` would, with two exceptions: in one choice of a hundred, where two
options are practically equal, rounding differs; and in an auction it keeps to the limit that it named first, whereas the bot
decides again after each raise.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from hustings.bots.api import make_bot
from hustings.bots.net import SHIPPED, check_table
from hustings.bots.thinking.crowd import crowd_of
from hustings.bots.thinking.mind import mind_of
from hustings.bots.thinking.net_playouts import (
    FORESIGHT,
    LIMITS,
    OPTION,
    OWN,
    PLAYERS,
    REACH,
    READY,
    SEAT,
    STAGE,
    TASKS,
    TICKS,
    begin_all,
    play_on,
    tables_of,
)
from hustings.bots.thinking.policies import as_words, win_shares
from hustings.bots.thinking.reading import LIMIT
from hustings.core import gate, layout, loops
from hustings.core.chance import set_keys
from hustings.core.compiled.kernels import ready
from hustings.core.compiled.play import Fast
from hustings.core.layout import Records
from hustings.core.play import make_setup
from hustings.core.registry import game as find_game
from hustings.core.values import Setup, Sheet
from hustings.games.die_macher.options import OPENING_BASE
from hustings.lab.simulate import AT_ONCE, game_seed

from .sums import BLOCK, OPENINGS, Kind, Sums

SEED = 16
NEVER = 1_000_000_000

Choice = tuple[int, int, int]
"""The number of a game among those played side by side, the seat that chose, and its option."""


class Table:
    """The table of a set-up."""

    def __init__(self, kind: Kind) -> None:
        self.game, self.forced = find_game(kind.game), kind.forced
        self.setup: Setup = make_setup(self.game, edition=kind.edition, players=kind.players, variants=kind.variants)
        self.sheet: Sheet = self.game.sheet(self.setup, None)
        self.fast = Fast(self.game, self.setup, self.sheet)

    def made_to(self, number: int) -> tuple[int, int]:
        """The seat that is made to take an opening in this game, and the opening's number; seat -1 for none."""
        if not self.forced:
            return -1, 0
        return number % self.setup.players, number // self.setup.players % len(OPENINGS)


class SideBySide:
    """Games of a table, BLOCK of them side by side."""

    def __init__(self, table: Table) -> None:
        game, players = table.game, table.setup.players
        self.table, self.network = table, check_table(SHIPPED, game, table.setup, table.sheet)
        self.kernels = ready(game, FORESIGHT)
        keep, fill = (mask.reshape(-1).view(layout.dtype(game.position)) for mask in gate.masks(game.position, game.seats))
        self.crowd, self.judge = crowd_of(self.network, BLOCK), mind_of(self.network)
        self.tables = tables_of(game, table.sheet.record, as_words(keep), as_words(fill), BLOCK)
        common = self.tables.common
        common[OWN], common[PLAYERS], common[REACH], common[TICKS] = 0, players, NEVER, NEVER
        common[LIMITS] = int(self.network.made.bids == LIMIT)
        self.bots = [make_bot("net", game, table.setup, table.sheet, seat, compiled=True) for seat in range(players)]
        self.positions = self.tables.gs

    def play(self, numbers: Sequence[int]) -> Sums:
        sums = Sums()
        for first in range(0, len(numbers), BLOCK):
            self._block(numbers[first : first + BLOCK], sums)
        return sums

    def choices(self, numbers: Sequence[int]) -> Iterator[list[Choice]]:
        """Play up to BLOCK games to their end. Yields the choices made in them each time that the network was asked, without
        raises up to a limit. Until the next choices are requested, the positions are those before these choices."""
        tables, made, count = self.tables, self.network.made, len(numbers)
        tables = tables._replace(
            worlds=as_words(layout.blank(self.table.game.position, count)), keys=np.zeros((count, 2), np.int64),
            chances=np.zeros((count, 1)), points=np.zeros((count, self.table.setup.players)),
        )  # fmt: skip
        tables.common[TASKS] = count
        self.kernels[begin_all](tables)
        forced = [self.table.made_to(number) for number in numbers]
        for i, number in enumerate(numbers):
            self._open(i, number)
        ended = False
        while not ended:
            state = tables.state[:count]
            going = np.flatnonzero(state[:, STAGE] == READY).tolist()
            for i in going:
                seat, row = forced[i]
                if state[i, SEAT] == seat and OPENING_BASE <= state[i, OPTION] < OPENING_BASE + len(OPENINGS):
                    state[i, OPTION] = OPENING_BASE + row
            yield [(i, int(state[i, SEAT]), int(state[i, OPTION])) for i in going]
            ended = self.kernels[play_on](tables, self.crowd, self.crowd, self.judge, 0.0, made.centre, made.unit, 0)

    def _open(self, i: int, number: int) -> None:
        """Set a game up in its memory, and make its first choice by the bot itself."""
        game, fast, room = self.table.game, self.table.fast, self.table.fast.room()
        told = fast.figures, self.positions[i : i + 1], self.tables.cs[i : i + 1]
        _, position, chance = told
        position[:] = fast.blank()
        set_keys(chance, game_seed(SEED, number))
        count = fast.kernels[loops.start](*told, room)
        while count == 1:
            count = fast.kernels[loops.step](*told, room.item(-1), room.item(0), room)
        seat = room.item(-1)
        seen = gate.observe(game.position, game.seats, position, seat)
        option = self.bots[seat].decide(seen, room[:count].tolist(), random.Random(number), AT_ONCE)
        self.tables.state[i, [SEAT, OPTION]] = seat, option

    def _block(self, numbers: Sequence[int], sums: Sums) -> None:
        count, rounds = len(numbers), self.table.game.name == "die-macher"
        began, choices = np.full(count, -1), np.zeros(count, np.int64)
        positions = self.positions[:count]
        for chosen in self.choices(numbers):
            choices[[i for i, _, _ in chosen]] += 1
            if rounds:
                second = (began < 0) & (positions["round"] == 2)
                began[second] = positions["start"][second]  # who began round 1 is still the start player
        players = self.table.setup.players
        points, standings = (np.zeros((count, players), np.int64) for _ in range(2))
        self.table.fast.kernels[loops.results](positions, players, points, standings)
        won = win_shares(standings)
        for i, number in enumerate(numbers):
            seat, row = self.table.made_to(number)
            sums.note("games", 1)
            if seat >= 0:
                sums.note(f"opening {OPENINGS[row]}: won", float(won[i, seat]))
                sums.note(f"opening {OPENINGS[row]}: ahead", float(points[i, seat] - np.delete(points[i], seat).mean()))
                continue
            sums.note("choices", int(choices[i]))
            self._note(positions[i : i + 1], points[i], won[i], int(began[i]), sums)

    def _note(self, position: Records, points: Any, won: Any, began: int, sums: Sums) -> None:
        """Note the results of a game. `began`: the seat that began round 1, -1 in a game without rounds."""
        players = self.table.setup.players
        sums.note("winner's points", float(points.max()))
        sums.note("last's points", float(points.min()))
        for seat in range(players):
            self._seat(position, seat, float(won[seat]), int(points[seat]), sums)
            if began >= 0:
                sums.note(f"place {(seat - began) % players + 1} in round 1: won", float(won[seat]))
        if self.table.game.name == "die-macher":
            self._macher(position, won, sums)
        else:
            sums.note("ended by the Federal Council", float(position["cause"][0] == 2))

    def _seat(self, position: Records, seat: int, won: float, points: int, sums: Sums) -> None:
        game = self.table.game
        sums.note("points", points)
        sums.note(f"seat {seat + 1}: won", won)
        for name, value in zip(game.parts, game.score_parts(position, seat), strict=True):
            sums.note(f"part {name}", value)
            if won == 1:
                sums.note(f"winner's part {name}", value)
            elif won == 0:
                sums.note(f"others' part {name}", value)

    def _macher(self, position: Records, won: Any, sums: Sums) -> None:
        players, figures = self.table.setup.players, self.table.sheet.record
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
