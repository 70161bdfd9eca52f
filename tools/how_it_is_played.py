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
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
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
from hustings.lab.simulate import game_seed

DOCS = Path(__file__).parents[1] / "docs"
NAME = "how-it-is-played"
BLOCK = 20
SEED = 16
AT_ONCE = Budget(visits=1)
OPENINGS = ("3 media", "2 media, 4 members", "1 media, 8 members", "12 members")


class Sums:
    """Numbers under names: how many, their sum and that of their squares. Sums of sums are sums."""

    def __init__(self, told: Mapping[str, Sequence[float]] | None = None) -> None:
        self.of: dict[str, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])
        if told is not None:
            self.add(told)

    def note(self, name: str, value: float) -> None:
        found = self.of[name]
        found[0] += 1
        found[1] += value
        found[2] += value * value

    def add(self, told: Mapping[str, Sequence[float]]) -> None:
        for name, more in told.items():
            self.of[name] = [a + b for a, b in zip(self.of[name], more, strict=True)]

    def count(self, name: str) -> int:
        return int(self.of[name][0]) if name in self.of else 0

    def mean(self, name: str) -> float:
        count, total, _ = self.of[name]
        return total / count if count else math.nan

    def error(self, name: str) -> float:
        """Half of the 95 % interval of a mean."""
        count, total, squares = self.of[name]
        if count < 2:
            return math.nan
        return 1.96 * math.sqrt(max(0.0, squares - total * total / count) / (count - 1) / count)


@dataclass(frozen=True)
class Kind:
    """A set-up that is played."""

    game: str
    edition: str
    players: int
    variants: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        return " ".join([self.edition, *self.variants, f"{self.players} players"])

    @property
    def slug(self) -> str:
        return "-".join([self.game, self.edition, *self.variants, str(self.players)])


def kinds() -> list[Kind]:
    macher = [("2006", ()), ("2006", ("short",)), ("1997", ()), ("1997", ("imposed-stances",))]
    found = [Kind("die-macher", edition, players, variants) for edition, variants in macher for players in (5, 4, 3)]
    return [*found, *(Kind("helvetiq", "2008", players) for players in (4, 3, 2))]


# Playing

See = Callable[[FastPlay], None]


class Table:
    """A table of networks."""

    def __init__(self, kind: Kind) -> None:
        self.game = find_game(kind.game)
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
        rounds = "round" in play.position.dtype.names
        while not play.over:
            if rounds and first < 0 and play.position["round"][0] == 2:
                first = int(play.position["start"][0])  # who began round 1
            play.step(self.bots[play.seat].decide(play.observe(play.seat), play.options.tolist(), rng, AT_ONCE))
            decisions += 1
        players = self.setup.players
        points, standings = (np.zeros((1, players), np.int64) for _ in range(2))
        self.fast.kernels[loops.results](play.position, players, points, standings)
        won = win_shares(standings)[0]
        sums.note("decisions", decisions)
        sums.note("winner's points", float(points.max()))
        sums.note("last's points", float(points.min()))
        for seat in range(players):
            self._seat(play, seat, float(won[seat]), int(points[0, seat]), sums)
            if first >= 0:
                sums.note(f"place {(seat - first) % players + 1} in round 1: won", float(won[seat]))
        if self.game.name == "die-macher":
            self._macher(play, won, points[0], sums)
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

    def _macher(self, play: FastPlay, won: Any, points: Any, sums: Sums) -> None:
        position, players, figures = play.position, self.setup.players, self.sheet.record
        rounds = int(position["rounds"][0])
        most = sum(int(figures["seats"][0, int(position["land"][0, state])].max()) for state in range(rounds))
        taken = int(position["seats"][0, :rounds, :players].sum())
        sums.note("share of the seats", taken / (most * players))
        for seat in range(players):
            sums.note("money left", int(position["cash"][0, seat]))
            row = int(position["opening_base"][0, seat])
            sums.note(f"opening {OPENINGS[row]}: won", float(won[seat]))
            sums.note(f"opening {OPENINGS[row]}: points", int(points[seat]))
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


# The page

Found = Sequence[tuple[Kind, Sums, int]]


def page(found: Found) -> str:
    macher = [one for one in found if one[0].game == "die-macher"]
    helvetiq = [one for one in found if one[0].game == "helvetiq"]
    games = ", ".join(f"{kind.title}: {blocks * BLOCK:,}" for kind, _, blocks in found)
    lines = [
        "# How it is played",
        "",
        "Made by `tools/how_it_is_played.py` from games of the [network](learning.md) `net` on every seat, which takes what it",
        f"thinks best. Sums of every {BLOCK} games are in [{NAME}/]({NAME}); ± is a 95 % interval. Games: {games}.",
        "",
        "What one network does is not what is best: all seats play alike, and an opening that is seldom taken is taken when it",
        "is good.",
        "",
    ]
    if macher:
        lines += [*_macher_page(macher), ""]
    if helvetiq:
        lines += [*_helvetiq_page(helvetiq), ""]
    return "\n".join(lines).rstrip() + "\n"


def _plus(sums: Sums, name: str, scale: float = 1, digits: int = 0) -> str:
    return "" if not sums.count(name) else f"{scale * sums.mean(name):.{digits}f} ± {scale * sums.error(name):.{digits}f}"


def _macher_page(found: Found) -> list[str]:
    lines = ["## Die Macher", "", f"![Where points come from]({NAME}/points.svg)", ""]
    lines += _table(
        ["set-up", "seats taken, % of attainable", "points", "the winner's", "the last one's", "money left, thousands"],
        (
            [
                kind.title,
                _plus(sums, "share of the seats", 100, 1),
                *(_plus(sums, name) for name in _POINTS),
                _plus(sums, "money left", 1, 1),
            ]
            for kind, sums, _ in found
        ),
    )
    lines += ["", "Points by part, and how many more of them winners have than the others:", ""]
    parts = find_game("die-macher").parts
    lines += _table(
        ["set-up", *(name.replace("-", " ") for name in parts)],
        ([kind.title, *(_apart(sums, name) for name in parts)] for kind, sums, _ in found),
    )
    lines += [
        "",
        "### The turn order",
        "",
        "Games won by the place in the turn order of round 1, in %; parity is 20, 25 and 33.",
        "",
    ]
    lines += _table(
        ["set-up", *(f"place {place}" for place in range(1, 6))],
        ([kind.title, *(_plus(sums, f"place {place} in round 1: won", 100) for place in range(1, 6))] for kind, sums, _ in found),
    )
    lines += ["", "### Openings", "", "Of section 2, how often each is taken, and games won with it, in %:", ""]
    lines += _table(
        ["set-up", *(f"{name}: taken" for name in OPENINGS), *(f"{name}: won" for name in OPENINGS)],
        (
            [kind.title, *_taken(sums), *(_plus(sums, f"opening {name}: won", 100) for name in OPENINGS)]
            for kind, sums, _ in found
        ),
    )
    lines += ["", "### Media and members", "", f"![Media and members]({NAME}/media-and-members.svg)", ""]
    lines += ["Games won, in %, by markers on the national board at the end, and by members:", ""]
    lines += _table(
        ["set-up", *(f"{count} media" for count in range(6)), *(f"{count}+ members" for count in range(20, 100, 10))],
        (
            [
                kind.title,
                *(_plus(sums, f"{count} national media: won", 100) for count in range(6)),
                *(_plus(sums, f"{count} members: won", 100) for count in range(20, 100, 10)),
            ]
            for kind, sums, _ in found
        ),
    )
    return [*lines, "", *_people(found)]


_POINTS = ("points", "winner's points", "last's points")


def _taken(sums: Sums) -> list[str]:
    counts = [sums.count(f"opening {name}: won") for name in OPENINGS]
    return [f"{100 * count / max(1, sum(counts)):.0f}" for count in counts]


def _apart(sums: Sums, part: str) -> str:
    more = sums.mean(f"winner's part {part}") - sums.mean(f"others' part {part}")
    return f"{sums.mean(f'part {part}'):.0f} ({more:+.0f})"


def _people(found: Found) -> list[str]:
    """Beside the published games of people."""
    by = {kind.slug: sums for kind, sums, _ in found}
    five, four, old = (by.get(slug) for slug in ("die-macher-2006-5", "die-macher-2006-4", "die-macher-1997-5"))
    rows = []
    if five is not None:
        rows.append(
            [
                "five, report of 2010",
                "seats taken, % of attainable",
                "57 (687 of 1,215)",
                _plus(five, "share of the seats", 100, 1),
            ]
        )
        rows.append(["five, a forum", "the winner's points", "about 350", _plus(five, "winner's points")])
        rows.append(["five, report of c. 2014", "opening", "12 members", f"{_taken(five)[3]} % of openings"])
    if four is not None:
        rows.append(["four, report of 2011", "points", "289, 352, 356, 368: mean 341", _plus(four, "points")])
        rows.append(["four, report of 2011", "the winner's points", "368", _plus(four, "winner's points")])
    if old is not None:
        rows.append(["five, 1997 rules, report of 2004", "opening", "12 members", f"{_taken(old)[3]} % of openings"])
    return ["### Beside people", "", *_table(["table", "what", "people", "networks"], rows)]


def _helvetiq_page(found: Found) -> list[str]:
    parts = find_game("helvetiq").parts
    lines = ["## Helvetiq", ""]
    lines += _table(
        ["set-up", "points", "the winner's", "the last one's", "decisions", "ended by the Federal Council, %"],
        (
            [
                kind.title,
                *(_plus(sums, name) for name in _POINTS),
                _plus(sums, "decisions"),
                _plus(sums, "ended by the Federal Council", 100),
            ]
            for kind, sums, _ in found
        ),
    )
    lines += ["", "Points by part, and how many more of them winners have than the others:", ""]
    lines += _table(
        ["set-up", *(name.replace("-", " ") for name in parts)],
        ([kind.title, *(_apart(sums, name) for name in parts)] for kind, sums, _ in found),
    )
    lines += ["", "Games won by place in the turn order, in %; parity is 25, 33 and 50.", ""]
    lines += _table(
        ["set-up", *(f"place {seat}" for seat in range(1, 5))],
        ([kind.title, *(_plus(sums, f"seat {seat}: won", 100) for seat in range(1, 5))] for kind, sums, _ in found),
    )
    return [*lines, "", "No published game of people gives numbers to set beside these."]


def _table(head: Sequence[str], rows: Iterator[list[str]] | Sequence[list[str]]) -> list[str]:
    return [f"| {' | '.join(head)} |", "|" + "---|" * len(head), *(f"| {' | '.join(row)} |" for row in rows)]


def plot(found: Found, folder: Path) -> None:
    """Where points come from, and what media and members are worth."""
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot

    mpl.rcParams.update({"svg.hashsalt": "hustings", "font.family": "sans-serif", "font.size": 9, "svg.fonttype": "none"})
    macher = [one for one in found if one[0].game == "die-macher"]
    colours = ("#2f5d8a", "#a04030", "#5d8a4a", "#8a6d3b", "#6d5d8a", "#8a8a8a")
    figure, axes = pyplot.subplots(figsize=(8, 0.9 + 0.3 * len(macher)))
    for height, (_, sums, _) in enumerate(reversed(macher)):
        left = 0.0
        for colour, part in zip(colours, find_game("die-macher").parts, strict=False):
            width = sums.mean(f"part {part}")
            axes.barh(height, width, left=left, color=colour, label=part.replace("-", " ") if height == 0 else None)
            left += width
    axes.set_yticks(range(len(macher)), [kind.title for kind, _, _ in reversed(macher)])
    axes.set_xlabel("points a party, mean")
    figure.legend(*axes.get_legend_handles_labels(), ncols=6, frameon=False, fontsize=8, loc="upper center")
    _keep(figure, folder / "points.svg")
    figure, both = pyplot.subplots(1, 2, figsize=(8, 3), sharey=True)
    for colour, (kind, sums, _) in zip(
        colours, [one for one in macher if one[0].slug.startswith("die-macher-2006-")][:3], strict=False
    ):
        for side, names, places in (
            (both[0], [f"{count} national media: won" for count in range(6)], range(6)),
            (both[1], [f"{count} members: won" for count in range(0, 100, 10)], range(0, 100, 10)),
        ):
            shown = [(place, name) for place, name in zip(places, names, strict=True) if sums.count(name) >= BLOCK]
            means = [100 * sums.mean(name) for _, name in shown]
            side.errorbar([place for place, _ in shown], means, [100 * sums.error(name) for _, name in shown], color=colour,
                          label=kind.title, marker="o", markersize=3, linewidth=1)  # fmt: skip
    both[0].set_xlabel("markers on the national board at the end")
    both[1].set_xlabel("members at the end, in tens")
    both[0].set_ylabel("games won, %")
    both[1].legend(frameon=False, fontsize=8)
    _keep(figure, folder / "media-and-members.svg")


def _keep(figure: Any, path: Path) -> None:
    from matplotlib import pyplot

    for axes in figure.axes:
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
    figure.tight_layout(rect=(0, 0, 1, 0.95))
    figure.savefig(path, format="svg", metadata={"Date": None})
    pyplot.close(figure)
    path.write_text("\n".join(line.rstrip() for line in path.read_text(encoding="utf-8").splitlines()) + "\n", encoding="utf-8")


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
