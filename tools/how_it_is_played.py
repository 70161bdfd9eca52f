"""What strong tables say about a game: many games of the network on every seat, counted, a page and its pictures.

    python tools/how_it_is_played.py --games 200          play what is missing of 200 games at each set-up, then write the page
    python tools/how_it_is_played.py --only "2006 5" --games 2000   more games of some set-ups
    python tools/how_it_is_played.py --workers 2          all 20,000 of each by two processes: some hours of a processor
    python tools/how_it_is_played.py --page               write docs/how-it-is-played.md from what there is, and play nothing

Sums of some games are a line of docs/how-it-is-played/SET-UP.jsonl: whatever stops it, the same command goes on. Games are
numbered, and the same number is the same deal on every machine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from hustings.core.errors import HustingsError
from hustings.lab.workers import share_out
from played.games import SideBySide, Table
from played.page import page, plot
from played.sums import BLOCK, NAME, Kind, Sums, kinds

DOCS = Path(__file__).parents[1] / "docs"
LINE = 1000  # games that are merged into one line of a file

Told = dict[str, list[float]]
"""Sums in the form that is written."""


def lines_of(kind: Kind, folder: Path) -> list[Told]:
    """The sums of the games played of a set-up, line by line."""
    path, lines = folder / f"{kind.slug}.jsonl", []
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            lines.append(json.loads(line))
        except ValueError:  # the last line, cut off
            break
    return lines


def games_in(lines: Sequence[Told]) -> int:
    return sum(int(line["games"][0]) for line in lines)


def write(kind: Kind, folder: Path, lines: Sequence[Told]) -> None:
    """Write all lines of a set-up, with those of every `LINE` games merged into one."""
    kept: list[Told] = []
    few: list[Told] = []
    for line in lines:
        few.append(line)
        if games_in(few) == LINE:
            kept, few = [*kept, rounded(sum_of(few))], []
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in [*kept, *few])
    if text:
        (folder / f"{kind.slug}.jsonl").write_text(text, "utf-8")


def sum_of(lines: Sequence[Told]) -> Sums:
    sums = Sums()
    for line in lines:
        sums.add(line)
    return sums


def rounded(sums: Sums) -> Told:
    return {name: [round(value, 4) for value in told] for name, told in sums.of.items()}


class Player:
    """Plays parts of the games of any set-up in this process."""

    def __init__(self) -> None:
        self.kind: Kind | None = None

    def play(self, kind: Kind, first: int, games: int) -> tuple[Kind, int, Told]:
        if kind != self.kind:
            self.kind, self.games = kind, SideBySide(Table(kind))
        return kind, first, rounded(self.games.play(range(first, first + games)))


_players: list[Player] = []


def sit_down() -> None:
    """Make the player of a worker process."""
    _players.append(Player())


def play_part(kind: Kind, first: int, games: int) -> tuple[Kind, int, Told]:
    return _players[0].play(kind, first, games)


def play(chosen: Sequence[Kind], folder: Path, games: int, workers: int) -> None:
    """Play the missing games of some set-ups. Lines are written in the order of their games, each as soon as all before it
    are."""
    lines = {kind: lines_of(kind, folder) for kind in chosen}
    parts = [(kind, first, BLOCK) for kind in chosen for first in range(games_in(lines[kind]), games, BLOCK)]
    early: dict[tuple[Kind, int], Told] = {}
    for kind, first, told in results(parts, workers):
        early[kind, first] = told
        while told := early.pop((kind, games_in(lines[kind])), {}):
            lines[kind].append(told)
            with (folder / f"{kind.slug}.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(told, separators=(",", ":")) + "\n")
        print(f"\r{kind.game} {kind.title}: {games_in(lines[kind])}/{games}\x1b[K", end="", file=sys.stderr, flush=True)
    if parts:
        print(file=sys.stderr)
    for kind in chosen:
        write(kind, folder, lines[kind])


def results(parts: Sequence[tuple[Kind, int, int]], workers: int) -> Iterator[tuple[Kind, int, Told]]:
    """Yield the result of each part, in any order if several processes play."""
    if workers > 1 and len(parts) > 1:
        yield from share_out(play_part, parts, workers=workers, set_up=sit_down, about=())
        return
    player = Player()
    for part in parts:
        yield player.play(*part)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="so many at each set-up (20,000)")
    parser.add_argument("--only", default="", help='only set-ups whose name has this in it, e.g. "die-macher 2006 5"')
    parser.add_argument("--workers", type=int, default=1, help="processes that play (1)")
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
        if not asked.page:
            for kind in chosen:
                write(kind, folder, lines_of(kind, folder))  # drops a line that was cut off
            play(chosen, folder, asked.games, asked.workers)
        found = [(kind, sum_of(lines), games_in(lines)) for kind in kinds() if (lines := lines_of(kind, folder))]
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
