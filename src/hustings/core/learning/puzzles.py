"""Puzzles: a position from a real game, a seat, a question, and a goal that the rules themselves decide.

A puzzle is a file of facts in a game's `puzzles` folder: the table, the entries that led to the position, whose turn it is, the
goal and the decisions that reach it. Whether a goal is reached is asked of the game (`Game.goals`), after the decisions have been
carried out by the ordinary rules.

One goal is every game's: to find the best decision. No rule says which that is, so the file has what the search with the network
found each of them to be worth; `tools/puzzling/proof.py` finds it again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from ..contract import Game
from ..errors import HustingsError, MalformedAction, UnknownName
from ..play import Play, make_setup
from ..registry import game as find_game
from ..registry import names
from ..values import SETUP, Entry

SEED = 1
"""Chance in a puzzle says the same to everyone: what was answered once leads to the same position again."""

BEST = "best"
"""The goal that no rule decides: to play what was proven better than everything else."""

State = Literal["open", "solved", "failed"]


@dataclass(frozen=True)
class Worth:
    """What comes of an option where the network plays on for everybody: the seat's chance to win, the points of the best of the
    others, and the parts of the seat's own."""

    option: int
    win: float
    others: float
    parts: tuple[float, ...]


@dataclass(frozen=True)
class Puzzle:
    """A position with a question: which decision reaches the goal."""

    name: str
    game: str
    table: Mapping[str, Any]  # edition, players, variants
    seat: int
    goal: str
    things: Mapping[str, int]  # what the goal speaks of, e.g. the state
    solutions: tuple[tuple[int, ...], ...]  # each a way to the goal, the shortest first
    kinds: tuple[str, ...]  # the decisions that belong to the puzzle
    moves: int  # and how many of them there are at most
    entries: tuple[Entry, ...]
    worth: tuple[Worth, ...] = ()  # where the best decision is asked for: of every option, the best first

    @property
    def words(self) -> str:
        """The kind of question: by its first decision and by its goal."""
        return f"{self.kinds[0]}-{self.goal}"

    @property
    def question(self) -> str:
        """What the message of its question is called. The best decision is asked for by its kind."""
        return f"{BEST}-{self.kinds[0]}" if self.goal == BEST else self.goal


def folder(game: Game) -> Path | None:
    """Where a game keeps its puzzles."""
    return None if game.learning.goals is None else game.learning.puzzles


def read(path: Path) -> Puzzle:
    """A puzzle of a file."""
    try:
        found = json.loads(path.read_text("utf-8"))
        entries = tuple(Entry(seat, option, tuple(outcomes)) for seat, option, *outcomes in found["entries"])
        goal = dict(found["goal"])
        return Puzzle(
            path.stem, found["game"], found["table"], found["seat"], goal.pop("kind"), goal,
            tuple(map(tuple, found["solutions"])), tuple(found["kinds"]), found["moves"], entries,
            tuple(Worth(option, win, others, tuple(parts)) for option, win, others, *parts in found.get("worth", ())),
        )  # fmt: skip
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise HustingsError(f"{path.name}: not a puzzle ({error!r}); make puzzles with tools/puzzles.py") from None


def write(puzzle: Puzzle, path: Path) -> None:
    """The puzzle as a file of facts, a line for each of its parts."""
    content = {
        "game": puzzle.game,
        "table": dict(puzzle.table),
        "seat": puzzle.seat,
        "goal": {"kind": puzzle.goal, **puzzle.things},
        "kinds": list(puzzle.kinds),
        "moves": puzzle.moves,
        "solutions": [list(way) for way in puzzle.solutions],
        "entries": [[entry.seat, entry.option, *entry.outcomes] for entry in puzzle.entries],
    }
    if puzzle.worth:
        content["worth"] = [[one.option, one.win, one.others, *one.parts] for one in puzzle.worth]
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in content.items())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{{\n{lines}\n}}\n", "utf-8")


@cache
def every() -> Mapping[str, Puzzle]:
    """All puzzles by name, those of a game together, the easier ones first: files are named in that order."""
    found: dict[str, Puzzle] = {}
    for name in names():
        where = folder(find_game(name))
        for path in sorted(where.glob("*.json")) if where is not None else ():
            found[path.stem] = read(path)
    return found


def named(name: str) -> Puzzle:
    """The puzzle of that name."""
    if name not in every():
        raise UnknownName("puzzle", name, list(every()))
    return every()[name]


@cache
def _begun(name: str) -> Play:
    return begin(named(name))


def begin(puzzle: Puzzle) -> Play:
    """The game at the puzzle's position, played anew from its entries."""
    game = find_game(puzzle.game)
    setup = make_setup(game, **puzzle.table)
    first, *rest = puzzle.entries
    if first.seat != SETUP:
        raise HustingsError(f"puzzle {puzzle.name}: it does not begin with the set-up")
    play = Play(game, setup, game.sheet(setup, None), seed=SEED, begun=first)
    for entry in rest:
        play.act(entry.seat, entry.option, outcomes=entry.outcomes)
    return play


def at(puzzle: Puzzle) -> Play:
    """A copy of the game at the puzzle's position, worked out once."""
    return _begun(puzzle.name).copy()


def reached(puzzle: Puzzle, play: Play) -> bool:
    """Whether the goal holds in a position."""
    if puzzle.goal == BEST:
        made = tuple(entry.option for entry in play.entries[len(puzzle.entries) :])
        return any(made[: len(way)] == way for way in puzzle.solutions)
    assert play.game.learning.goals is not None
    return bool(play.game.learning.goals()[puzzle.goal](play, puzzle.seat, puzzle.things))


def state(puzzle: Puzzle, play: Play, made: int) -> State:
    """How it stands after so many decisions: solved once the goal is reached, failed when the seat has nothing more to decide
    that belongs to the puzzle."""
    if reached(puzzle, play):
        return "solved"
    more = made < puzzle.moves and puzzle.seat in play.asked and play.decision(puzzle.seat) in puzzle.kinds
    return "open" if more else "failed"


def decided(puzzle: Puzzle, options: Sequence[int]) -> tuple[Play, State]:
    """The game after these decisions, by the rules, and how the puzzle stands then."""
    play = at(puzzle)
    now: State = "open"
    for made, option in enumerate(options, 1):
        if now != "open":
            raise MalformedAction(f"after {made - 1} of these decisions the puzzle is {now}: give no more")
        play.act(puzzle.seat, option)
        now = state(puzzle, play, made)
    return play, now
