"""Random legal play over all games and configurations, for a given time, with every invariant checked.

    python -m support.fuzz --seconds 60 [--game die-macher] [--seed 7]
    python -m support.fuzz --reproduce failures/x.json

A failing game is saved under failures/ with its entries, and a command is printed that reproduces the failure.
Exit codes: 0 nothing wrong, 1 a failure (found or reproduced), 2 bad input, 130 interrupted.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import secrets
import sys
import time
import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import hustings
from hustings.core import layout
from hustings.core.errors import ActionError, HustingsError
from hustings.core.layout import layout_hash
from support.contract import compiled
from support.contract.tables import Chooser, Table, differing, table, tables

HERE = Path(__file__).resolve()
FAILURES = HERE.parents[2] / "failures"
TWINS_EVERY = 8  # one game in this many is also played by the other engine


class Broken(Exception):
    """A violated invariant."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(message)
        self.check = check


def name_of(error: Exception) -> str:
    """The check that failed, or the kind of exception that a rule raised."""
    return error.check if isinstance(error, Broken) else type(error).__name__


class Walk:
    """One game under way in the chosen engine and, if `twin`, alongside it in the other one."""

    def __init__(self, where: Table, seed: int, plain: bool, twin: bool, outcomes: Sequence[int] | None = None) -> None:
        self.table, self.plain = where, plain
        self.play = self._start(plain, seed, outcomes)
        self.twin = self._start(not plain, seed, outcomes) if twin else None
        self._agree()

    def _start(self, plain: bool, seed: int, outcomes: Sequence[int] | None) -> Any:
        if plain:
            return self.table.play(seed, outcomes=outcomes)
        return compiled.CompiledPlay(self.table, seed, outcomes or ())

    def act(self, seat: int, option: int, outcomes: Sequence[int] | None = None) -> None:
        self.play.act(seat, option, outcomes=outcomes)
        if self.twin is not None:
            self.twin.act(seat, option, outcomes=outcomes)
        self._agree()

    def _agree(self) -> None:
        if self.twin is None:
            return
        for what, one, other in (
            ("position", self.play.position, self.twin.position),
            ("chance", self.play.chances, self.twin.chances),
        ):
            if not layout.same(one, other):
                raise Broken("plain and compiled", f"the {what} differs in {', '.join(differing(one, other))}")

    def same_chance(self, chance: Mapping[str, Sequence[int]]) -> None:
        """Reset chance to where it was before the action that failed, because the outcomes of that action were never recorded."""
        for play in (self.play, self.twin):
            if play is not None:
                for name, numbers in chance.items():
                    play.chances[name][0] = numbers

    def complete(self, observation: Any, eyes: int) -> Any:
        """A position resampled by the chosen engine, always the same one at the same point of the game."""
        seed = len(self.play.entries)
        if self.plain:
            return self.table.complete(observation, eyes, seed)
        return compiled.complete(self.table, observation, eyes, seed)


def check(walk: Walk) -> None:
    """Check what must be true at every decision and at the end."""
    where, play = walk.table, walk.play
    for wrong in where.wrong(play.position):
        raise Broken("invariant", wrong)
    if len(play.entries) - 1 > where.game.longest:
        raise Broken("length", f"more than {where.game.longest} decisions")
    for seat in play.asked:
        options = play.legal(seat)
        if not options:
            raise Broken("dead end", f"seat {seat} is asked and has no legal option")
        if options != sorted(set(options)) or options[0] < 0 or options[-1] >= where.game.options:
            raise Broken("options", f"not ascending numbers of options: {options}")


def check_closely(walk: Walk) -> None:
    """Check what takes longer to check: now and then, and always where a reproduced game stops before its end."""
    where, play = walk.table, walk.play
    f, g = where.figures(), where.position(play.position)
    for seat in play.asked:
        options = play.legal(seat)
        if where.legal(where.observe(play.position, seat), seat) != options:
            raise Broken("legal from an observation", f"seat {seat} has other options there")
        for option in range(where.game.options):
            why = where.game.rules.refusal(f, g, seat, option)
            if (why == 0) != (option in options) or (why and why not in where.game.reasons):
                raise Broken("refusals", f"seat {seat}, option {option}: refusal {why}")
    for eyes in where.everyone:
        observation = where.observe(play.position, eyes)
        completed = walk.complete(observation, eyes)
        if not layout.same(where.observe(completed, eyes), observation):
            unlike = ", ".join(differing(where.observe(completed, eyes), observation))
            raise Broken("resample", f"completed for {eyes}, it looks otherwise in {unlike}")
        for wrong in where.wrong(completed):
            raise Broken("resample", f"completed for {eyes}: {wrong}")
        for seat in play.asked:
            if not where.legal(completed, seat):
                raise Broken("resample", f"completed for {eyes}, seat {seat} has no legal option")


def check_end(walk: Walk) -> None:
    """Check that the parts of every final score add up to it."""
    where, rules, g = walk.table, walk.table.game.rules, walk.table.position(walk.play.position)
    scores = [rules.score(g, seat) for seat in range(where.setup.players)]
    parts = [sum(where.game.score_parts(walk.play.position, seat)) for seat in range(where.setup.players)]
    if scores != parts:
        raise Broken("score", f"the scores are {scores}, their parts add up to {parts}")


class Fuzzer:
    """A run of one game after another; the seed and a game's number determine that game completely."""

    def __init__(self, seed: int, places: Sequence[Table], plain: bool, every: int) -> None:
        self.seed, self.places, self.plain, self.every = seed, places, plain, every
        self.games = self.decisions = 0
        self.kinds: Counter[tuple[str, str]] = Counter()
        self.walk: Walk | None = None
        self.last: tuple[int, int] | None = None  # the action under way; `before`: how many entries came before it
        self.before = 0
        self.chance: dict[str, Any] = {}
        self.where, self.number, self.twin = places[0], seed, False

    def one_game(self) -> None:
        """Play one game and raise whatever goes wrong; `failure` then says how to get there again."""
        where = self.places[self.games % len(self.places)]
        number = self.seed * 1_000_000 + self.games
        chooser, sample = Chooser(number), random.Random(number)
        self.walk, self.last, self.chance = None, None, {}
        self.where, self.number, self.twin = where, number, self.games % TWINS_EVERY == TWINS_EVERY - 1
        walk = self.walk = Walk(where, number, self.plain, self.twin)
        check(walk)
        while not walk.play.over:
            if sample.randrange(self.every) == 0:
                check_closely(walk)
            seat = sample.choice(walk.play.asked)
            option = chooser.option(walk.play.legal(seat))
            kind = where.game.rules.decision(where.sheet.record[0], walk.play.position[0], seat)
            self.kinds[where.game.name, where.game.decisions[kind]] += 1
            self.chance = {name: walk.play.chances[name][0].tolist() for name in ("key", "turn")}
            self.last, self.before = (seat, option), len(walk.play.entries)
            walk.act(seat, option)
            self.last = None
            self.decisions += 1
            check(walk)
        check_end(walk)
        self.games += 1

    def failure(self, error: Exception) -> dict[str, Any]:
        """The failing game, so that it can be played again: its entries with the outcomes of chance, and the action that
        failed."""
        entries = [] if self.walk is None else self.walk.play.entries
        if self.last is not None:
            entries = entries[: self.before]
        setup = self.where.setup
        return {
            "hustings": hustings.__version__,
            "layout": layout_hash(self.where.game.position),
            "game": self.where.game.name,
            "edition": setup.edition,
            "players": setup.players,
            "variants": list(setup.variants),
            "seed": self.number,
            "plain": self.plain,
            "twin": self.twin,
            "entries": [[entry.seat, entry.option, list(entry.outcomes)] for entry in entries],
            "last": self.last,
            "chance": self.chance,
            "check": name_of(error),
            "message": str(error),
            "traceback": traceback.format_exception(error),
        }


def save(failure: dict[str, Any], folder: Path) -> Path:
    """Write the failing game to a file whose name says what it is."""
    folder.mkdir(parents=True, exist_ok=True)
    words = [failure["game"], failure["edition"], *failure["variants"], failure["players"], failure["seed"], failure["check"]]
    path = folder / ("-".join(str(word).replace(" ", "-") for word in words) + ".json")
    path.write_text(json.dumps(failure, indent=1) + "\n", encoding="utf-8")
    return path


def command(path: Path) -> str:
    """The command that reproduces a failure from the user's current folder."""
    return f"python {os.path.relpath(HERE)} --reproduce {os.path.relpath(path)}"


def fuzz(fuzzer: Fuzzer, seconds: float, games: int | None, folder: Path) -> int:
    """Play until the time is up or `games` games are over; stop at the first failure."""
    started = shown = time.monotonic()
    every = 1.0 if sys.stderr.isatty() else 30.0
    code = 0
    try:
        rules = "plain" if fuzzer.plain else "compiled"
        print(f"seed {fuzzer.seed}, {len(fuzzer.places)} tables, {rules} rules", file=sys.stderr)
        while time.monotonic() - started < seconds and (games is None or fuzzer.games < games):
            try:
                fuzzer.one_game()
            except Exception as error:
                path = save(fuzzer.failure(error), folder)
                print(f"\nFAILED: {name_of(error)}: {error}")
                print(f"in {fuzzer.where}, after {fuzzer.games} games. To see it again:\n{command(path)}")
                return 1
            now = time.monotonic()
            if now - shown >= every:
                shown = now
                print(f"{now - started:5.0f} s  {fuzzer.games} games  {fuzzer.decisions} decisions", file=sys.stderr)
    except KeyboardInterrupt:
        print("\ninterrupted", file=sys.stderr)
        code = 130
    print(f"{fuzzer.games} games, {fuzzer.decisions} decisions, nothing wrong")
    names = {place.game.name: place.game.decisions for place in fuzzer.places}
    never = [f"{name} {kind}" for name, kinds in names.items() for kind in kinds if not fuzzer.kinds[name, kind]]
    if never:
        print(f"never asked: {', '.join(never)}")
    return code


def reproduce(path: Path) -> int:
    """Play a saved game again with its recorded outcomes of chance, and check everything where it failed."""
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))
        where = table(saved["game"], saved["edition"], saved["players"], tuple(saved["variants"]))
        entries, last, chance = saved["entries"], saved["last"], saved["chance"]
        seed, plain, twin = saved["seed"], saved["plain"], saved["twin"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"{path}: not a saved game of this command ({type(error).__name__}: {error})", file=sys.stderr)
        return 2
    if saved.get("layout") != layout_hash(where.game.position):
        print("the layout of positions has changed since; trying all the same", file=sys.stderr)
    walk = None
    try:
        walk = Walk(where, seed, plain, twin, entries[0][2] if entries else None)
        check(walk)
        for seat, option, outcomes in entries[1:]:
            try:
                walk.act(seat, option, outcomes)
            except ActionError as error:
                print(f"the saved game cannot be played with the rules as they are now: {error}", file=sys.stderr)
                return 2
            check(walk)
        if last is not None:
            walk.same_chance(chance)
            walk.act(*last)
            check(walk)
        if walk.play.over:
            check_end(walk)
        else:
            check_closely(walk)
    except Exception as error:
        decisions = len(walk.play.entries) - 1 if walk else 0
        if not isinstance(error, Broken):
            traceback.print_exception(error)
        print(f"FAILED again: {name_of(error)}: {error}")
        print(f"in {where}, after {decisions} decisions; saved as: {saved['check']}: {saved['message']}")
        return 1
    print(f"does not fail any more; saved as: {saved['check']}: {saved['message']}")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (default 60)")
    parser.add_argument("--games", type=int, help="stop after so many games")
    parser.add_argument("--game", help="only this game; default all")
    parser.add_argument("--seed", type=int, help="default: another one every time")
    parser.add_argument("--plain", action="store_true", help="plain rules instead of compiled ones")
    parser.add_argument("--every", type=int, default=40, help="look closely at one decision in so many (default 40)")
    parser.add_argument("--failures", type=Path, default=FAILURES, help="where failing games are saved")
    parser.add_argument("--reproduce", type=Path, metavar="FILE", help="show a saved failure again")
    chosen = parser.parse_args(arguments)
    if chosen.every < 1:
        parser.error("--every must be 1 or more")
    try:
        if chosen.reproduce:
            return reproduce(chosen.reproduce)
        seed = secrets.randbits(32) if chosen.seed is None else chosen.seed
        return fuzz(Fuzzer(seed, tables(chosen.game), chosen.plain, chosen.every), chosen.seconds, chosen.games, chosen.failures)
    except HustingsError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
