"""Finds puzzles in games that bots have played: positions where few decisions of a seat reach a goal and most do not.

    hustings simulate die-macher --variant short --players 4 --games 30 --seed 11 --bots heuristic --records DIR
    python tools/puzzles.py die-macher DIR --most 14
    python tools/puzzles.py die-macher --check

Writes the best of them, one for each kind of question in turn, to the game's puzzles folder, the easier ones first. All that a
puzzle needs is in the seat's knowledge: the goal is checked on positions resampled from its observation as well. `--check` asks
the search by the network what the solution costs, in the chance to win, beside its own choice: no puzzle should teach a mistake.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from hustings.bots.advice.judges import NetJudge, mean_and_error
from hustings.bots.budget import Budget
from hustings.core import layout
from hustings.core.chance import Chance, fresh, seeded
from hustings.core.learning import puzzles
from hustings.core.learning.puzzles import Puzzle
from hustings.core.play import Play
from hustings.core.records.model import Record
from hustings.core.records.read import load
from hustings.core.registry import game as find_game
from hustings.core.values import Entry
from hustings.games.die_macher.learning.goals import leader

MOST_WAYS = 700
"""Ways to decide that are tried in one position."""
SAMPLES = 8
THOUGHT, COSTLY = Budget(visits=100), 0.01
"""How long the search thinks about a puzzle, and what its solution may cost of the chance to win, as in analyses."""


@dataclass(frozen=True)
class Quest:
    """A question that could be asked in a position."""

    goal: str
    things: dict[str, int]
    kinds: tuple[str, ...]
    moves: int = 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(QUESTS))
    parser.add_argument("records", type=Path, nargs="*", help="folders of records")
    parser.add_argument("--check", action="store_true", help="find none, but say what the network thinks of those there are")
    parser.add_argument("--most", type=int, default=14, help="how many puzzles to keep")
    parser.add_argument("--out", type=Path, help="where to write them; without it, the game's own folder")
    wish = parser.parse_args()
    out = wish.out or puzzles.folder(find_game(wish.game))
    assert out is not None
    if wish.check:
        check(out)
        return
    if not wish.records:
        parser.error("name a folder of records, or --check")
    found: dict[str, list[tuple[float, Puzzle]]] = defaultdict(list)
    for path in sorted(path for folder in wish.records for path in folder.rglob("*.json")):
        for worth, puzzle in in_record(wish.game, load(path)):
            found[puzzle.words].append((worth, puzzle))
    for kind, list_ in sorted(found.items()):
        print(f"{kind}: {len(list_)}")
    chosen = in_turn(
        [sorted(list_, key=lambda one: -one[0]) for _, list_ in sorted(found.items(), key=lambda one: len(one[1]))], wish.most
    )
    chosen.sort(key=lambda one: (len(one[1].solutions[0]), -one[0]))
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.json"):
        old.unlink()
    for number, (worth, puzzle) in enumerate(chosen, 1):
        path = out / f"{wish.game}-{number:02d}.json"
        puzzles.write(puzzle, path)
        print(f"{path.name}: {puzzle.words} {dict(puzzle.things)}, {len(puzzle.entries)} entries, worth {worth:.1f}")


def check(folder: Path) -> None:
    """Say of each puzzle what the first move of its solution costs, beside the search's own choice in the same new worlds."""
    costly = 0
    for path in sorted(folder.glob("*.json")):
        puzzle, rng = puzzles.read(path), random.Random(1)
        play, move = puzzles.begin(puzzle), puzzle.solutions[0][0]
        judge = NetJudge(play.game, play.setup, play.sheet, puzzle.seat)
        seen, legal = play.observe(puzzle.seat), play.legal(puzzle.seat)
        choice, _ = judge.ranked(seen, legal, rng, THOUGHT)
        won, _ = judge.compared(layout.array_of_one(seen), [choice, move], rng)
        cost, error = mean_and_error(won[:, 0] - won[:, 1])
        wrong = choice != move and cost > COSTLY and cost > 3 * error
        costly += wrong
        said = "the search's own choice" if choice == move else f"costs {100 * cost:.1f} ± {100 * error:.1f} % of the games"
        print(f"{path.stem}: {puzzle.words}: {said}{', too much' if wrong else ''}")
    print(f"{costly} cost too much")


def in_turn(lists: Sequence[list[tuple[float, Puzzle]]], most: int) -> list[tuple[float, Puzzle]]:
    """The best of every kind, then the second best, and so on; of each game only one."""
    taken: list[tuple[float, Puzzle]] = []
    games: set[Entry] = set()
    while len(taken) < most and any(lists):
        for list_ in lists:
            while list_ and list_[0][1].entries[0] in games:
                list_.pop(0)
            if list_ and len(taken) < most:
                games.add(list_[0][1].entries[0])
                taken.append(list_.pop(0))
    return taken


def in_record(game: str, game_record: Record) -> Iterator[tuple[float, Puzzle]]:
    """The puzzles of one game, at most one for each kind of question."""
    first, *rest = game_record.lines
    table = {"edition": game_record.setup.edition, "players": game_record.setup.players}
    if game_record.setup.variants:
        table["variants"] = list(game_record.setup.variants)
    play = Play(game_record.game, game_record.setup, game_record.sheet(), seed=puzzles.SEED, begun=first.entry)
    met: set[str] = set()
    for line in rest:
        entry = line.entry
        for quest in QUESTS[game](play, entry.seat) if len(play.asked) == 1 else ():
            puzzle = Puzzle(
                "", game, table, entry.seat, quest.goal, quest.things, (), quest.kinds, quest.moves, tuple(play.entries)
            )
            if puzzle.words in met:
                continue
            worth = judged(play, puzzle)
            if worth is not None:
                met.add(puzzle.words)
                yield worth
        play.act(entry.seat, entry.option, outcomes=entry.outcomes)


def ways(play: Play, puzzle: Puzzle, so_far: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Play]]:
    """Every way to decide, with where it leads. Ways on which chance speaks are left out."""
    for option in play.legal(puzzle.seat):
        trial = play.copy()
        if trial.act(puzzle.seat, option).outcomes and not trial.over:
            continue
        if puzzles.state(puzzle, trial, len(so_far) + 1) == "open":
            yield from ways(trial, puzzle, (*so_far, option))
        else:
            yield (*so_far, option), trial


def judged(play: Play, puzzle: Puzzle) -> tuple[float, Puzzle] | None:
    """How good a puzzle is, with its solutions; None where it is none."""
    if puzzles.reached(puzzle, play):
        return None
    solutions, others = [], 0
    for number, (way, after) in enumerate(ways(play, puzzle)):
        if number > MOST_WAYS:
            return None
        if puzzles.reached(puzzle, after):
            solutions.append(way)
        else:
            others += 1
    if not solutions or others < 3 or len(solutions) > max(1, (others + len(solutions)) // 8):
        return None
    solutions.sort(key=lambda way: (len(way), way))
    if solutions[0][0] == play.span(puzzle.seat)[1]:  # to do nothing is no answer
        return None
    solved = replace(puzzle, solutions=tuple(solutions[:12]))
    if not all(holds(play, solved, seed) for seed in range(SAMPLES)):
        return None
    deeds = {play.game.option(option).key for option in solutions[0]}  # several things to think of make a better puzzle
    return min(40, others) / len(solutions) + 8 * (len(deeds) - 1) - len(puzzle.entries) / 200, solved


def holds(play: Play, puzzle: Puzzle, seed: int) -> bool:
    """Whether the solutions reach the goal in another deal that the seat cannot tell from this one, and the rest does not."""
    other = resampled(play, puzzle.seat, seed)
    for way in puzzle.solutions[:3]:
        trial = other.copy()
        try:
            for option in way:
                trial.act(puzzle.seat, option)
        except Exception:  # not even legal there: it hung on what the seat cannot know
            return False
        if not puzzles.reached(puzzle, trial):
            return False
    return True


def resampled(play: Play, seat: int, seed: int) -> Play:
    """A game in a position that the seat cannot tell from this one."""
    other = play.copy()
    chances = seeded(seed)
    position = play.observe(seat)
    g, c = layout.plain(play.game.position, position), layout.plain(Chance, chances)
    fresh(c)
    play.game.rules.resample(layout.plain(play.game.figures, play.sheet.record), g, c, seat)
    other.position.view(np.uint8)[:] = position.view(np.uint8)
    other.chances = seeded(1000 + seed)
    other._c = layout.plain(Chance, other.chances)
    other.seed = seed
    return other


# Questions by game


def of_macher(play: Play, seat: int) -> Iterator[Quest]:
    """Lead a state, win an election, win the game: asked where one decision can change it."""
    g = play.position
    kind, phase, here, now = play.decision(seat), int(g["phase"][0]), int(g["state"][0]), int(g["round"][0]) - 1
    states = [s for s in range(now, min(now + 4, int(g["rounds"][0]))) if int(g["land"][0, s]) >= 0]
    if kind in ("cabinet-action", "poll-use", "opinion-swap"):
        if kind == "opinion-swap" and phase == CONVERSION and here == now:
            yield Quest("wins-state", {"state": here}, (kind,))
        else:
            yield Quest("leads", {"state": here}, (kind,))
            first, _ = leader(play, here)
            if first >= 0 and first != seat and kind != "opinion-swap":
                yield Quest("stops", {"state": here, "party": first}, (kind,))
    elif kind == "platform-swap":
        yield Quest("leads", {"state": now}, (kind,))
        yield from (Quest("leads-both", {"state": now, "other": s}, (kind,)) for s in states[1:])
    elif kind == "coalition":
        yield Quest("leads", {"state": now}, (kind,))
    elif kind == "converting" and here == now:
        yield Quest("wins-state", {"state": now}, (kind,))
    elif kind == "meetings" and here == now and 3 <= int(g["cash"][0, seat]) <= 9:
        yield from (Quest("leads-both", {"state": now, "other": s}, (kind,), len(states)) for s in states[1:])
    elif kind == "opinion-placing":
        if int(g["round"][0]) == int(g["rounds"][0]):
            yield Quest("wins-game", {}, (kind, "opinion-space"), 4)
        else:
            yield from most_members(play, seat, (kind, "opinion-space"))


CONVERSION = 10
UNREACHED = 10_000
"""More than anybody has of anything: a goal that lets every way be tried to its end."""


def most_members(play: Play, seat: int, kinds: tuple[str, ...]) -> Iterator[Quest]:
    """As many members as the best placing of opinions brings, where one way alone does."""
    probe = Puzzle("", "die-macher", {}, seat, "members", {"members": UNREACHED}, (), kinds, 4, ())
    best: list[int] = []
    for number, (_, after) in enumerate(ways(play, probe)):
        if number > MOST_WAYS:
            return
        best.append(int(after.position["members"][0, seat]))
    if best and best.count(max(best)) == 1:
        yield Quest("members", {"members": max(best)}, kinds, 4)


def of_helvetiq(play: Play, seat: int) -> Iterator[Quest]:
    """Win with the last action; climb as high as it goes, or be elected, with few cards."""
    g = play.position
    kind = play.decision(seat)
    kinds = (kind, "paying-election", "laying")
    if kind == "last-action" and int(g["actions_left"][0]) == 1:
        yield Quest("wins-game", {}, kinds, 6)
    elif kind == "turn" and int(g["acted"][0]) == 0 and 2 <= int(g["hand_size"][0, seat]) <= 4 and int(g["turn"][0]) > 12:
        probe = Puzzle("", "helvetiq", {}, seat, "points", {"points": UNREACHED}, (), kinds, 6, ())
        before = int(g["points"][0, seat].sum())
        most, squares = before, set()
        for number, (_, after) in enumerate(ways(play, probe)):
            if number > MOST_WAYS:
                return
            most = max(most, int(after.position["points"][0, seat].sum()))
            squares |= {
                square for square in (8, 6, 7, 3) if after.position["pawns"][0, square, seat] > g["pawns"][0, square, seat]
            }
        if most > before + 1:
            yield Quest("points", {"points": most}, kinds, 6)
        yield from (
            Quest("square", {"square": square, "pawns": int(g["pawns"][0, square, seat]) + 1}, kinds, 6) for square in squares
        )


QUESTS: dict[str, Callable[[Play, int], Iterator[Quest]]] = {"die-macher": of_macher, "helvetiq": of_helvetiq}


if __name__ == "__main__":
    main()
