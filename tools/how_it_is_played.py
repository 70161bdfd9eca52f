"""What strong tables say about a game: many games of the network on every seat, counted, a page and its pictures.

    python tools/how_it_is_played.py --games 200          play what is missing of 200 games at each set-up, then write the page
    python tools/how_it_is_played.py --only "2006 5" --games 2000   more games of some set-ups
    python tools/how_it_is_played.py --page               write docs/how-it-is-played.md from what there is, and play nothing

Sums of every twenty games are a line of docs/how-it-is-played/SET-UP.jsonl: whatever stops it, the same command goes on. Games
are numbered, and the same number is the same game on every machine.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from hustings.bots.api import make_bot
from hustings.bots.bot import Bot
from hustings.bots.budget import Budget
from hustings.bots.thinking.policies import win_shares
from hustings.core import loops
from hustings.core.compiled.play import Fast, FastPlay
from hustings.core.errors import HustingsError
from hustings.core.play import make_setup
from hustings.core.registry import game as find_game
from hustings.core.values import Setup, Sheet
from hustings.games.die_macher.options import OPENING_BASE
from hustings.lab.simulate import game_seed
from played.page import page, plot
from played.sums import BLOCK, NAME, OPENINGS, Kind, Sums, kinds

DOCS = Path(__file__).parents[1] / "docs"
SEED = 16
AT_ONCE = Budget(visits=1)


class Table:
    """A table of networks."""

    def __init__(self, kind: Kind) -> None:
        self.game, self.forced = find_game(kind.game), kind.forced
        self.setup: Setup = make_setup(self.game, edition=kind.edition, players=kind.players, variants=kind.variants)
        self.sheet: Sheet = self.game.sheet(self.setup, None)
        self.fast = Fast(self.game, self.setup, self.sheet)
        seats = range(kind.players)
        self.bots: list[Bot] = [make_bot("net", self.game, self.setup, self.sheet, seat, compiled=True) for seat in seats]

    def block(self, number: int) -> dict[str, list[float]]:
        """Twenty games, as sums."""
        sums = Sums()
        for index in range(number * BLOCK, (number + 1) * BLOCK):
            self._game(index, sums)
        return {name: [round(value, 4) for value in told] for name, told in sums.of.items()}

    def _game(self, index: int, sums: Sums) -> None:
        play, rng, first, decisions = self.fast.play(game_seed(SEED, index)), random.Random(index), -1, 0
        rounds, players = self.game.name == "die-macher", self.setup.players
        one, row = index % players, index // players % len(OPENINGS)
        while not play.over:
            if rounds and first < 0 and play.position["round"][0] == 2:
                first = int(play.position["start"][0])  # who began round 1
            seat, legal = play.seat, play.options.tolist()
            if self.forced and seat == one and OPENING_BASE in legal:
                play.step(OPENING_BASE + row)
            else:
                play.step(self.bots[seat].decide(play.observe(seat), legal, rng, AT_ONCE))
            decisions += 1
        points, standings = (np.zeros((1, players), np.int64) for _ in range(2))
        self.fast.kernels[loops.results](play.position, players, points, standings)
        won = win_shares(standings)[0]
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


def read(kind: Kind, folder: Path) -> tuple[Sums, int]:
    """What has been played of a set-up: sums, and how many blocks."""
    sums, blocks, path = Sums(), 0, folder / f"{kind.slug}.jsonl"
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            told = json.loads(line)
        except ValueError:  # the last line, cut off
            break
        sums.add(told)
        blocks += 1
    return sums, blocks


def play(kind: Kind, folder: Path, games: int) -> None:
    """Play what is missing of a set-up."""
    _, blocks = read(kind, folder)
    wanted = math.ceil(games / BLOCK)
    if blocks >= wanted:
        return
    table, path = Table(kind), folder / f"{kind.slug}.jsonl"
    lines = path.read_text("utf-8").splitlines()[:blocks] if path.exists() else []
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    for number in range(blocks, wanted):
        told = json.dumps(table.block(number), separators=(",", ":"))
        with path.open("a", encoding="utf-8") as file:
            file.write(told + "\n")
        print(f"\r{kind.game} {kind.title}: {(number + 1) * BLOCK}/{wanted * BLOCK}\x1b[K", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="so many at each set-up (20,000)")
    parser.add_argument("--only", default="", help='only set-ups whose name has this in it, e.g. "die-macher 2006 5"')
    parser.add_argument("--page", action="store_true", help="play nothing, write the page from what there is")
    parser.add_argument("--folder", type=Path, default=DOCS, help="where the page and its folder are")
    asked = parser.parse_args(words)
    folder = asked.folder / NAME
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [kind for kind in kinds() if asked.only in f"{kind.game} {kind.title}"]
    try:
        if not chosen:
            raise HustingsError(
                f"no set-up has {asked.only!r} in its name; there are {', '.join(kind.title for kind in kinds())}"
            )
        for kind in () if asked.page else chosen:
            play(kind, folder, asked.games)
        found = [(kind, *told) for kind in kinds() if (told := read(kind, folder))[1]]
        if not found:
            raise HustingsError(f"there are no games in {folder}: play first, without --page")
        plot(found, folder)
        (asked.folder / f"{NAME}.md").write_text(page(found), encoding="utf-8")
    except HustingsError as error:
        sys.exit(f"how_it_is_played: {error}")
    except KeyboardInterrupt:
        sys.exit("how_it_is_played: stopped; the same command goes on")


if __name__ == "__main__":
    main()
