"""Tunes the weights of a game's policy by self-play: evolution strategies on whole games.

    python tools/tune.py die-macher --minutes 20                # goes on where it was interrupted; Ctrl-C keeps what is done
    python tools/tune.py die-macher --write 2                   # writes weights/2.toml from what was found
    python tools/tune.py die-macher --match 2 1 --games 4000    # one of version 2 against all others of version 1
    python tools/tune.py helvetiq --table 2008:4 --table 2008:2

Every seat of every game plays by weights of its own, scattered around the best known ones; each set of games is played again with
all weights mirrored (common random numbers). How the seats' success depends on each weight is fitted to all of it at once, so
every game tells something about every weight; then the centre takes a step. Success is the chance to win that the scores
suggest: smoother than who won. Whether it helped is asked of games that took no part: `--match`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from hustings.bots.thinking import weights
from hustings.bots.thinking.policies import PolicyGames, win_shares
from hustings.core import layout
from hustings.core.contract import Game
from hustings.core.errors import HustingsError
from hustings.core.registry import game as find_game
from hustings.core.values import Setup

Floats = npt.NDArray[np.float64]

TABLES = {
    "die-macher": ("2006:5", "2006:5", "2006:5", "2006:4", "1997:5", "2006:3", "2006:5:short", "1997:4"),
    "helvetiq": ("2008:4", "2008:3", "2008:4", "2008:2"),
}
"""The tables of each game, played in turn; the usual one comes most often."""

FIXED = {"die-macher": ("named_next", "counts_money", "middling"), "helvetiq": ("elections",)}
"""Weights that are not tuned: switches, and scales whose effect other weights can take over."""

AT_MOST = {"joint": 1.0, "stays": 1.0}
"""Limits of weights that are probabilities: tuning might go beyond without harm, but they would lose their meaning."""

SCATTER = 0.25  # how far weights are scattered, in parts of their size
SMALL = 0.25  # the size used for a weight of 0
GAMES = 10  # games of each set of scattered weights, and as many of the mirrored set
SETS = 120  # sets in a step
PACE = 0.12  # length of a step, in scatters, for an effect as large as its error
MEMORY = 0.96  # decay of the moving average of the centres, which evens out the chance in the latest steps
LONGEST = 0.5  # the longest step of a weight, in scatters
WARMTH = {"die-macher": 12.0, "helvetiq": 4.0}  # points that turn a likely win into a likely loss
FIRST_SEED = 1_000_000_000  # first seed of matches, far from the games of tuning


@dataclass
class Course:
    """The progress of tuning, kept in a file."""

    game: str
    seed: int
    steps: int = 0
    games: int = 0
    centre: dict[str, float] = field(default_factory=dict)
    found: dict[str, float] = field(default_factory=dict)  # the moving average of the centres
    speed: dict[str, float] = field(default_factory=dict)  # momentum from earlier steps

    @classmethod
    def begin(cls, game: Game, seed: int, version: str | None) -> Course:
        values = layout.as_dict(weights.layout_of(game), weights.load(game, version))
        centre = {name: float(value) for name, value in values.items()}
        return cls(game.name, seed, centre=centre, found=dict(centre), speed=dict.fromkeys(centre, 0.0))

    def save(self, file: Path) -> None:
        part = file.with_suffix(".part")
        part.write_text(json.dumps(asdict(self), indent=1), "utf-8")
        part.replace(file)


class Tuner:
    """Plays the games of each step, and takes it."""

    def __init__(self, game: Game, tables: Sequence[str], course: Course) -> None:
        self.game, self.course = game, course
        self.layout = weights.layout_of(game)
        self.whole = {name for name, one in layout.fields(self.layout).items() if one.width == layout.WHOLE}
        self.names = [name for name in course.centre if name not in FIXED.get(game.name, ())]
        self.first = layout.as_dict(self.layout, weights.load(game, "1"))
        self.sizes = {name: max(abs(course.centre[name]), abs(float(self.first[name]))) or SMALL for name in self.names}
        self.blocks = {table: block(game, table) for table in dict.fromkeys(tables)}
        self.tables = tables

    def scatter(self, name: str) -> float:
        """The standard deviation with which a weight is scattered; for whole numbers large enough to change them."""
        return max(SCATTER * self.sizes[name], 0.6 if name in self.whole else 0.0)

    def row(self, values: Mapping[str, float]) -> layout.Records:
        """Weights as a record, with whole numbers rounded. No weight is negative, and none becomes 0 that was not 0 in version 1,
        because some are divisors."""
        fit: dict[str, float] = {}
        for name, value in values.items():
            least = 0.0 if self.first[name] == 0 else 1.0 if name in self.whole else 1e-3
            fit[name] = min(AT_MOST.get(name, np.inf), max(least, round(value) if name in self.whole else value))
        return layout.from_dict(self.layout, fit)

    def step(self) -> Floats:
        """Play, fit and move. Returns the effect of one scatter of each weight, as a multiple of its error."""
        course, rng = self.course, np.random.default_rng([self.course.seed, self.course.steps])
        scatters = np.array([self.scatter(name) for name in self.names])
        asked: list[Floats] = []
        answered: list[Floats] = []
        for number in range(SETS):
            games = self.blocks[self.tables[number % len(self.tables)]]
            players = games.setup.players
            noise = rng.normal(size=(players, len(self.names)))
            for mirrored in (1.0, -1.0):
                shift = mirrored * noise * scatters
                rows = [self.row(course.centre | self.moved(one)) for one in shift]
                games.weights = np.concatenate(rows)
                real = np.array([[float(row[name][0]) for name in self.names] for row in rows])
                first = (course.steps * SETS + number) * GAMES
                finished, _ = games.play(course.seed, first, GAMES, range(players))
                success = self.success(games.results(finished)[0])
                for each in range(GAMES):  # the difference from the mean of its table explains a seat's success
                    asked.append((real - real.mean(0)) / scatters)
                    answered.append(success[each] - 1 / players)
            course.games += 2 * GAMES
        x, y = np.concatenate(asked), np.concatenate(answered)
        return self.move(x, y)

    def moved(self, shift: Floats) -> dict[str, float]:
        return {name: self.course.centre[name] + float(by) for name, by in zip(self.names, shift, strict=True)}

    def success(self, points: npt.NDArray[np.int64]) -> Floats:
        """The chance to win that each score suggests."""
        heat = np.exp((points - points.max(axis=1, keepdims=True)) / WARMTH[self.game.name])
        return np.asarray(heat / heat.sum(axis=1, keepdims=True))

    def move(self, x: Floats, y: Floats) -> Floats:
        """Fit the effects, and take one step along them, weighted by how certain they are."""
        inverse = np.linalg.inv(x.T @ x + np.eye(x.shape[1]))
        effect = inverse @ (x.T @ y)
        error = np.sqrt(np.diag(inverse) * (y - x @ effect).var())
        sure = effect / error
        for name, one in zip(self.names, sure, strict=True):
            speed = 0.7 * self.course.speed[name] + 0.3 * float(one)
            self.course.speed[name] = speed
            step = max(-LONGEST, min(LONGEST, PACE * speed))
            moved = self.course.centre[name] + step * self.scatter(name)
            least = 0.02 * self.sizes[name] if self.course.centre[name] > 0 else 0.0
            self.course.centre[name] = min(max(moved, least), AT_MOST.get(name, np.inf))
            self.course.found[name] = MEMORY * self.course.found[name] + (1 - MEMORY) * self.course.centre[name]
        self.course.steps += 1
        return np.asarray(sure)


def setup_of(game: Game, table: str) -> Setup:
    """Parse a table written as `edition:players[:variant]`."""
    edition, players, *variants = [*table.split(":"), ""][: max(2, table.count(":") + 1)]
    if edition not in game.editions or not players.isdecimal() or int(players) not in game.players:
        raise HustingsError(f"table {table}: write edition:players[:variant], e.g. {TABLES[game.name][0]}")
    for variant in variants:
        if edition not in game.variants.get(variant, ()):
            raise HustingsError(f"table {table}: edition {edition} has no variant {variant}")
    return Setup(edition, int(players), tuple(variants))


def block(game: Game, table: str, rows: layout.Records | None = None, room: int = 256) -> PolicyGames:
    setup = setup_of(game, table)
    return PolicyGames(game, setup, game.sheet(setup, None), rows, room)


@dataclass(frozen=True)
class Outcome:
    """The result of one against all others, over all seats."""

    games: int
    rate: float
    width: float  # half of the 95 % interval
    margin: float  # points beyond the mean of the others


def match(game: Game, table: str, one: layout.Records, others: layout.Records, number: int, seed: int) -> Outcome:
    """Play about `number` games of one against the others, from every seat equally often, with the same deals for each seat."""
    games = block(game, table, np.concatenate([one, others]))
    players, wins, margins = games.setup.players, [], []
    for first in range(0, -(-number // players), 200):
        count = min(200, -(-number // players) - first)
        for seat in range(players):
            finished, _ = games.play(FIRST_SEED + seed, first, count, [0 if each == seat else 1 for each in range(players)])
            points, standings = games.results(finished)
            wins.append(win_shares(standings)[:, seat])
            margins.append(points[:, seat] - (points.sum(axis=1) - points[:, seat]) / (players - 1))
    won = np.concatenate(wins)
    return Outcome(len(won), float(won.mean()), float(1.96 * won.std() / len(won) ** 0.5), float(np.concatenate(margins).mean()))


def write(game: Game, course: Course, tuner: Tuner, version: str) -> Path:
    """Write the weights found as a version, with the comments of version 1."""
    place = weights.folder(game)
    values = layout.as_dict(tuner.layout, tuner.row(course.found))
    lines = []
    for line in (place / "1.toml").read_text("utf-8").splitlines():
        name, equals, rest = line.partition(" = ")
        if equals and name in values:
            value = values[name] if name in tuner.whole else float(f"{values[name]:.4g}")
            line = f"{name} = {value}  #{rest.partition('#')[2]}"
        lines.append(line)
    lines[0] = lines[0].replace("Version 1", f"Version {version}")
    lines.insert(
        0, f"# Tuned by self-play with tools/tune.py: {course.games:,} games in {course.steps} steps, seed {course.seed}."
    )
    file = place / f"{version}.toml"
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return file


def tune(tuner: Tuner, file: Path, minutes: float) -> None:
    """Take steps until the time is over, and save the course after each."""
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        began = time.monotonic()
        sure = tuner.step()
        tuner.course.save(file)
        most = sorted(zip(tuner.names, sure.tolist(), strict=True), key=lambda pair: -abs(pair[1]))[:6]
        told = ", ".join(f"{name} {tuner.course.found[name]:.3g} ({by:+.1f})" for name, by in most)
        seconds = time.monotonic() - began
        print(f"step {tuner.course.steps}, {tuner.course.games:,} games, {seconds:.0f} s: {told}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--table", action="append", help="edition:players[:variant]; several are played in turn")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long to tune")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="version", help="the version to begin with; the newest unless given")
    parser.add_argument("--file", type=Path, help="where the course is kept; tune-GAME.json unless given")
    parser.add_argument("--write", metavar="VERSION", help="write the weights found as a version")
    parser.add_argument("--match", nargs=2, metavar=("ONE", "OTHERS"), help="versions to compare; 'tuned': what was found so far")
    parser.add_argument("--games", type=int, default=4000, help="of a match, for each table")
    chosen = parser.parse_args()
    try:
        run(chosen)
    except HustingsError as error:
        print(f"tune: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("tune: interrupted; what was done is kept", file=sys.stderr)
        return 130
    return 0


def run(chosen: Any) -> None:
    game = find_game(chosen.game)
    file = chosen.file or Path(f"tune-{game.name}.json")
    course = Course.begin(game, chosen.seed, chosen.version)
    if file.exists():
        kept = Course(**json.loads(file.read_text("utf-8")))
        if kept.game != game.name or kept.centre.keys() != course.centre.keys():
            raise HustingsError(f"{file} is of other weights; give another --file")
        course = kept
    tables = tuple(chosen.table or TABLES[game.name])
    tuner = Tuner(game, tables, course)
    tune(tuner, file, chosen.minutes)
    if chosen.write:
        print(write(game, course, tuner, chosen.write))
    if chosen.match:
        rows = [tuner.row(course.found) if name == "tuned" else weights.load(game, name) for name in chosen.match]
        for table in dict.fromkeys(tables):
            out = match(game, table, rows[0], rows[1], chosen.games, chosen.seed)
            parity = 1 / setup_of(game, table).players
            print(
                f"{table}: {out.games} games, {out.rate:.1%} ± {out.width:.1%} (parity {parity:.1%}), {out.margin:+.1f} points",
                flush=True,
            )


if __name__ == "__main__":
    sys.exit(main())
