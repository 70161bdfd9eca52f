"""Finds puzzles in games that bots have played: positions where few decisions of a seat reach a goal and most do not.

    hustings simulate die-macher --variant short --players 4 --games 100 --seed 11 --bots net --records DIR
    python tools/puzzles.py die-macher DIR --most 14
    python tools/puzzles.py die-macher --check
    python tools/puzzles.py die-macher DIR --replace
    python tools/puzzles.py helvetiq DIR --replace --best turn,last-action,laying

Writes the best of them, one for each kind of question in turn, to the game's puzzles folder, the easier ones first. All that a
puzzle needs is in the seat's knowledge: the goal is checked on positions resampled from its observation as well. No puzzle should
teach a mistake: the search by the network must find its solution better than anything else, see `puzzling/proof.py`. `--check`
says of those there are what it finds; `--replace` puts others of the same kind in the place, and under the names, of those whose
solution is not. `--best` looks for another kind of question as well: decisions of which one is far better than all others. Where
no other of the same kind is clear, `--replace` takes these in turn: of each decision and each thing to do the best.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from hustings.core import layout
from hustings.core.chance import Chance, fresh, seeded
from hustings.core.learning import puzzles
from hustings.core.learning.puzzles import BEST, Puzzle
from hustings.core.play import Play
from hustings.core.records.model import Record
from hustings.core.records.read import load
from hustings.core.registry import game as find_game
from hustings.core.values import Entry
from hustings.games.die_macher.learning.goals import leader
from puzzling.best import Finder, with_worth
from puzzling.proof import promising, proven

MOST_WAYS = 700
"""The most ways to decide that are tried in one position."""
SAMPLES = 8


@dataclass(frozen=True)
class Quest:
    """A question that could be asked in a position."""

    goal: str
    things: dict[str, int]
    kinds: tuple[str, ...]
    moves: int = 1


Found = tuple[float, Puzzle]
"""The quality of a puzzle, and the puzzle."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(QUESTS))
    parser.add_argument("records", type=Path, nargs="*", help="folders of records")
    parser.add_argument("--check", action="store_true", help="find none, but say what the network thinks of those there are")
    parser.add_argument("--replace", action="store_true", help="find others only for those that are not clear")
    parser.add_argument("--best", default="", metavar="KINDS", help="ask for the best decision of these kinds too")
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
    found: dict[str, list[Found]] = defaultdict(list)
    for path in sorted(path for folder in wish.records for path in folder.rglob("*.json")):
        for worth, puzzle in in_record(wish.game, load(path), frozenset(filter(None, wish.best.split(",")))):
            found[group(puzzle)].append((worth, puzzle))
    for kind, list_ in sorted(found.items()):
        list_.sort(key=lambda one: -one[0])
        print(f"{kind}: {len(list_)}")
    if wish.replace:
        replace_some(out, check(out), found)
    else:
        write_anew(out, wish.game, found, wish.most)


def group(puzzle: Puzzle) -> str:
    """The group of similar puzzles: the same question and, if that is for the best decision, the same kind of option."""
    deed = f"-{find_game(puzzle.game).option(puzzle.solutions[0][0]).key}" if puzzle.goal == BEST else ""
    return puzzle.words + deed


def check(folder: Path) -> list[Path]:
    """Print what the solution of each puzzle gains, and return the puzzles whose solution is not clearly the best play."""
    proofs = {}
    for path in sorted(folder.glob("*.json")):
        puzzle = puzzles.read(path)
        proofs[path] = proven(puzzle)
        print(f"{path.stem}: {puzzle.words}: {proofs[path]}", flush=True)
    unclear = [path for path, proof in proofs.items() if not proof.clear]
    print(f"{len(unclear)} of {len(proofs)} are not clear, {sum(proof.costly for proof in proofs.values())} cost too much")
    return unclear


def clear(list_: Iterable[Found]) -> Iterator[Found]:
    """Yield the puzzles whose solution is clearly the best play."""
    for worth, puzzle in list_:
        play = puzzles.begin(puzzle)
        if promising(puzzle, play) and (proof := proven(puzzle, play)).clear:
            print(f"{puzzle.words}: {proof}", flush=True)
            yield worth, with_worth(puzzle, play) if puzzle.goal == BEST else puzzle


def replace_some(folder: Path, poor: Sequence[Path], found: Mapping[str, list[Found]]) -> None:
    """Replace every poor puzzle by the best of the same kind, each from another game, or by a question for the best decision if
    there is none."""
    games = {puzzles.read(path).entries[0] for path in folder.glob("*.json") if path not in poor}
    best = [clear(list_) for _, list_ in sorted(found.items()) if list_[0][1].goal == BEST]
    for place, path in enumerate(poor):
        kind = puzzles.read(path).words
        lists = clear(found.get(kind, ())), *best[place:], *best[:place]
        one = next((one for list_ in lists for one in list_ if one[1].entries[0] not in games), None)
        if one is None:
            print(f"{path.stem}: no other {kind} is clear; look in more games", flush=True)
            continue
        games.add(one[1].entries[0])
        puzzles.write(one[1], path)
        print(f"{path.stem}: {one[1].words} {dict(one[1].things)}, {len(one[1].entries)} entries", flush=True)


def write_anew(folder: Path, game: str, found: Mapping[str, list[Found]], most: int) -> None:
    """Replace all puzzles by the best of every kind."""
    chosen = in_turn([clear(list_) for _, list_ in sorted(found.items(), key=lambda one: len(one[1]))], most)
    chosen.sort(key=lambda one: (len(one[1].solutions[0]), -one[0]))
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for number, (worth, puzzle) in enumerate(chosen, 1):
        path = folder / f"{game}-{number:02d}.json"
        puzzles.write(puzzle, path)
        print(f"{path.name}: {puzzle.words} {dict(puzzle.things)}, {len(puzzle.entries)} entries, worth {worth:.1f}")


def in_turn(lists: Sequence[Iterator[Found]], most: int) -> list[Found]:
    """The best puzzle of every kind, then the second best, and so on; only one from each game."""
    taken: list[Found] = []
    games: set[Entry] = set()
    while len(taken) < most:
        before = len(taken)
        for list_ in lists[: most - len(taken)]:
            one = next((one for one in list_ if one[1].entries[0] not in games), None)
            if one is not None:
                games.add(one[1].entries[0])
                taken.append(one)
        if len(taken) == before:
            break
    return taken


def in_record(game: str, game_record: Record, best: frozenset[str] = frozenset()) -> Iterator[Found]:
    """Yield the puzzles of one game that were solved in it, at most one for each kind of question. `best`: kinds of decision for
    which the question may be which option is best."""
    first, *rest = game_record.lines
    table = {"edition": game_record.setup.edition, "players": game_record.setup.players}
    if game_record.setup.variants:
        table["variants"] = list(game_record.setup.variants)
    play = Play(game_record.game, game_record.setup, game_record.sheet(), seed=puzzles.SEED, begun=first.entry)
    met: set[str] = set()
    finder = Finder(play) if best else None
    for line in rest:
        entry = line.entry
        if finder is not None and len(play.asked) == 1 and play.decision(entry.seat) in best:
            one = finder.puzzle(play, entry.seat, table)
            if one is not None and group(one[1]) not in met:
                met.add(group(one[1]))
                yield one
        for quest in QUESTS[game](play, entry.seat) if len(play.asked) == 1 else ():
            puzzle = Puzzle(
                "", game, table, entry.seat, quest.goal, quest.things, (), quest.kinds, quest.moves, tuple(play.entries)
            )
            if puzzle.words in met:
                continue
            found = judged(play, puzzle)
            if found is not None and entry.option in {way[0] for way in found[1].solutions}:
                met.add(puzzle.words)
                yield found
        play.act(entry.seat, entry.option, outcomes=entry.outcomes)


def ways(play: Play, puzzle: Puzzle, so_far: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Play]]:
    """Yield every way to decide, with the game after it. Ways with outcomes of chance are left out, unless they end the game."""
    for option in play.legal(puzzle.seat):
        trial = play.copy()
        if trial.act(puzzle.seat, option).outcomes and not trial.over:
            continue
        if puzzles.state(puzzle, trial, len(so_far) + 1) == "open":
            yield from ways(trial, puzzle, (*so_far, option))
        else:
            yield (*so_far, option), trial


def judged(play: Play, puzzle: Puzzle) -> Found | None:
    """The quality of a puzzle, and the puzzle with its solutions; None if it is not suitable."""
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
    if solutions[0][0] == play.span(puzzle.seat)[1]:  # declining is not an answer
        return None
    solved = replace(puzzle, solutions=tuple(solutions[:12]))
    if not all(holds(play, solved, seed) for seed in range(SAMPLES)):
        return None
    deeds = {play.game.option(option).key for option in solutions[0]}  # several kinds of action make a better puzzle
    return min(40, others) / len(solutions) + 8 * (len(deeds) - 1) - len(puzzle.entries) / 200, solved


def holds(play: Play, puzzle: Puzzle, seed: int) -> bool:
    """Whether the first solutions are legal and reach the goal in another deal that the seat cannot tell from this one."""
    other = resampled(play, puzzle.seat, seed)
    for way in puzzle.solutions[:3]:
        trial = other.copy()
        try:
            for option in way:
                trial.act(puzzle.seat, option)
        except Exception:  # not even legal there: it depended on what the seat cannot know
            return False
        if not puzzles.reached(puzzle, trial):
            return False
    return True


def resampled(play: Play, seat: int, seed: int) -> Play:
    """The game in a position that the seat cannot tell from this one."""
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
    """Questions of Die Macher: lead a state, win an election, win the game; asked where one decision can change it."""
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
"""More than anybody ever has of anything: with this goal every way is tried to its end."""


def most_members(play: Play, seat: int, kinds: tuple[str, ...]) -> Iterator[Quest]:
    """Ask for as many members as the best placing of opinions brings, if only one way brings them."""
    probe = Puzzle("", "die-macher", {}, seat, "members", {"members": UNREACHED}, (), kinds, 4, ())
    best: list[int] = []
    for number, (_, after) in enumerate(ways(play, probe)):
        if number > MOST_WAYS:
            return
        best.append(int(after.position["members"][0, seat]))
    if best and best.count(max(best)) == 1:
        yield Quest("members", {"members": max(best)}, kinds, 4)


def of_helvetiq(play: Play, seat: int) -> Iterator[Quest]:
    """Questions of Helvetiq: win with the last action."""
    kind = play.decision(seat)
    if kind == "last-action" and int(play.position["actions_left"][0]) == 1:
        yield Quest("wins-game", {}, (kind, "paying-election", "laying"), 6)


QUESTS: dict[str, Callable[[Play, int], Iterator[Quest]]] = {"die-macher": of_macher, "helvetiq": of_helvetiq}


if __name__ == "__main__":
    main()
