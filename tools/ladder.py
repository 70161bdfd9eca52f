"""The ladder: real matches between our bots, and a page and a plot of what they say about strength.

    python tools/ladder.py                 play what is missing, then write docs/ladder.md and docs/ladder.svg
    python tools/ladder.py --page          write them from the results there are, and play nothing
    python tools/ladder.py --only levels   only the matches whose name has that in it
    python tools/ladder.py --quick --folder /tmp/ladder   a few tiny matches, to see that it works

Results are kept in docs/ladder/NAME.jsonl, one line a game: whatever stops it, the same command goes on. A match that is complete
is not played again when the program has changed; earlier versions stay on the ladder by what they played. `--again NAME` drops a
match and plays it anew.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from hustings.bots.api import make_bot
from hustings.bots.bot import close_bot
from hustings.bots.levels import LEVELS
from hustings.cli.arena import running
from hustings.core.compiled.play import Fast
from hustings.core.errors import HustingsError
from hustings.core.registry import game as find_game
from hustings.lab.arena.match import GameKey, make_match
from hustings.lab.arena.rating import Ratings
from hustings.lab.arena.result import GameResult, MatchFile
from hustings.lab.arena.run import run
from hustings.lab.arena.statistics import Standings

DOCS = Path(__file__).parents[1] / "docs"


@dataclass(frozen=True)
class Rung:
    """One match of the ladder: a bot against several of another, or a mixed table."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    note: str
    variants: tuple[str, ...] = ()
    edition: str | None = None

    def command(self, games: int) -> str:
        more = [word for variant in self.variants for word in ("--variant", variant)]
        edition = ["--edition", self.edition] if self.edition else []
        words = ["hustings", "arena", self.game, *edition, *more, "--bots", ",".join(self.bots), "--games", str(games)]
        return shlex.join(words)


def one_against(name: str, one: str, four: str, games: int, note: str, **table: Any) -> Rung:
    return Rung(name, "die-macher", (one, *[four] * 4), games, note, **table)


def matches() -> list[Rung]:
    levels = list(LEVELS)
    steps = [
        one_against(f"levels-{upper}", upper, lower, 300, f"one {upper} against four {lower}: at least 27 %")
        for lower, upper in pairwise(levels)
    ]
    return [
        one_against("heuristic-random", "heuristic", "random", 500, "at least 97 %, aim 99.5 %"),
        one_against("heuristic-first", "heuristic", "heuristic@1", 500, "the newest weights against the first"),
        one_against("search-50-first", "search:50ms", "heuristic@1", 200, "at least 35 %, aim 60 %"),
        one_against("search-10-heuristic", "search:10ms", "heuristic", 100, "what 10 ms of thinking give"),
        one_against("search-50-heuristic", "search:50ms", "heuristic", 50, "what 50 ms give"),
        one_against("search-200-heuristic", "search:200ms", "heuristic", 30, "what 200 ms give"),
        one_against("search-200-10", "search:200ms", "search:10ms", 100, "at least 28 %, aim 45 %"),
        Rung(
            "search-1000-10-short",
            "die-macher",
            ("search:1s", "search:10ms", "search:10ms"),
            30,
            "what a second gives: the short game, three players",
            ("short",),
        ),
        one_against("search-10-short", "search:10ms", "heuristic@1", 30, "10 ms in the short game", variants=("short",)),
        one_against("search-200-short", "search:200ms", "heuristic@1", 30, "200 ms in the short game", variants=("short",)),
        one_against(
            "search-1000-short", "search:1s", "heuristic@1", 30, "what a second gives: the short game", variants=("short",)
        ),
        Rung(
            "mixed",
            "die-macher",
            ("search:200ms", "search:50ms", "search:10ms", "heuristic", "heuristic@1"),
            100,
            "all at one table",
        ),
        *steps,
        one_against("search-50-1997", "search:50ms", "heuristic@1", 30, "the 1997 rules", edition="1997"),
        one_against("search-50-short", "search:50ms", "heuristic@1", 30, "the short game", variants=("short",)),
        Rung("search-50-three", "die-macher", ("search:50ms", "heuristic@1", "heuristic@1"), 30, "three players"),
        Rung("search-50-four", "die-macher", ("search:50ms", *["heuristic@1"] * 3), 32, "four players"),
        Rung("helvetiq-heuristic-random", "helvetiq", ("heuristic", *["random"] * 3), 500, "at least 85 %, aim 97 %"),
        Rung("helvetiq-search-50", "helvetiq", ("search:50ms", *["heuristic"] * 3), 200, "at least 40 %, aim 60 %"),
        Rung("helvetiq-search-200-10", "helvetiq", ("search:200ms", *["search:10ms"] * 3), 100, "what time gives"),
    ]


def quick() -> list[Rung]:
    """Enough to see that the tool works."""
    return [
        Rung("quick", "die-macher", ("heuristic", "random", "easy"), 6, "a trial", variants=("short",)),
        Rung("quick-swift", "die-macher", ("heuristic", "random", "random"), 30, "another", variants=("short",)),
        Rung("quick-helvetiq", "helvetiq", ("heuristic", "random"), 10, "a third"),
    ]


@dataclass(frozen=True)
class Played:
    """What a file holds of a match."""

    rung: Rung
    header: dict[str, Any]
    results: list[GameResult]

    @property
    def standings(self) -> Standings:
        table = Standings(self.header["bots"])
        for result in self.results:
            table.add(result)
        return table


def read(rung: Rung, folder: Path) -> Played | None:
    """The results of a match, whichever version of the program played them; None if there are none."""
    path = folder / f"{rung.name}.jsonl"
    if not path.exists():
        return None
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    header = json.loads(head)["match"]
    if header["bots"] != [
        str(bot) for bot in make_match(rung.game, rung.bots, variants=rung.variants, edition=rung.edition).bots
    ]:
        raise HustingsError(f"{path} holds another line-up than the ladder has now: play it anew with --again {rung.name}")
    results: dict[GameKey, GameResult] = {}
    for line in lines:
        try:
            result = GameResult.from_json(json.loads(line), header["players"])
        except ValueError:  # the last line, cut off
            break
        results.setdefault(result.key, result)
    return Played(rung, header, [results[key] for key in sorted(results)]) if results else None


def play(rung: Rung, folder: Path, games: int, workers: int) -> None:
    """Play what is missing of a match."""
    there = read(rung, folder)
    if there is not None and len(there.results) >= games:
        return
    match = make_match(rung.game, rung.bots, variants=rung.variants, edition=rung.edition)
    done = MatchFile(folder / f"{rung.name}.jsonl", match)
    found = find_game(rung.game)
    Fast(found, match.setup, match.sheet)
    for bot in dict.fromkeys(match.bots):  # compiled here, once, before several workers want it
        close_bot(make_bot(bot, found, match.setup, match.sheet, 0, compiled=True))

    def progress(standings: Standings, more: int) -> None:
        print(f"\r{rung.name}: {standings.games}/{games}  {running(standings)}\x1b[K", end="", file=sys.stderr, flush=True)

    run(match, games, done, workers=workers, progress=progress)
    print(file=sys.stderr)


def rated(played: Sequence[Played]) -> dict[str, dict[str, tuple[float, float, int]]]:
    """By game, each bot's rating, its deviation and its number of games, over all matches with the usual table."""
    out: dict[str, dict[str, tuple[float, float, int]]] = {}
    for name in dict.fromkeys(one.rung.game for one in played):
        ratings, games = Ratings(), dict[str, int]()
        usual = [one for one in played if one.rung.game == name and not one.rung.variants and one.rung.edition is None]
        waiting = [
            (place / len(one.results), number, one, result)
            for number, one in enumerate(usual)
            for place, result in enumerate(one.results)
        ]
        for _, _, one, result in sorted(waiting, key=lambda item: item[:2]):  # side by side, so that no match has the last word
            ratings.add(one.header["bots"], result.places)
            for bot in dict.fromkeys(one.header["bots"]):
                games[bot] = games.get(bot, 0) + 1
        table = {bot: (*ratings.of(bot), count) for bot, count in games.items()}
        out[name] = dict(sorted(table.items(), key=lambda item: -item[1][0]))
    return out


# The page


def page(played: Sequence[Played]) -> str:
    lines = [
        "# The ladder",
        "",
        "Made by `make ladder` from real matches; the results, one line a game, are in [ladder/](ladder). Every deal is played",
        "once in each rotation of the line-up. Intervals are of 95 %. How results are counted: see [bots.md](bots.md).",
        "",
        "![win rates](ladder.svg)",
        "",
    ]
    for name, table in rated(played).items():
        if not table:
            continue
        lines += [f"## {find_game(name).title}: ratings", "", "| bot | rating | 95 % | games |", "|---|---|---|---|"]
        for bot, (rating, deviation, games) in table.items():
            low, high = rating - 1.96 * deviation, rating + 1.96 * deviation
            lines.append(f"| `{bot}` | {rating:.1f} | {low:.1f} to {high:.1f} | {games:,} |")
        lines.append("")
    heading = "| match | games | win rate | 95 % | parity | score | the others' | ms, p95 | incidents | what for |"
    lines += ["## Matches", "", heading, "|---|---|---|---|---|---|---|---|---|---|"]
    lines += [row(one) for one in played]
    lines += ["", "The commands:", "", "```", *(one.rung.command(len(one.results)) for one in played), "```"]
    codes = ", ".join(dict.fromkeys(f"{one.header['version']} ({one.header['code']})" for one in played))
    lines += ["", f"Played by hustings {codes}.", ""]
    return "\n".join(lines)


def row(one: Played) -> str:
    """The first bot of the line-up against the others."""
    first, *others = (each.to_json() for each in one.standings.rows.values())
    rest = [bot for bot in one.header["bots"] if bot != first["bot"]]
    against = f"{len(rest)} `{rest[0]}`" if len(set(rest)) == 1 else ", ".join(f"`{bot}`" for bot in rest)
    low, high = first["intervals"]["win_rate"]
    scores = ", ".join(f"{other['mean_score']:.0f}" for other in others)
    p95 = first["decision_ms"]["p95"]
    incidents = sum(sum(each["incidents"].values()) for each in (first, *others))
    cells = [
        f"`{first['bot']}` against {against}",
        f"{first['games']:,}",
        f"**{first['win_rate']:.1%}**",
        f"{low:.1%} to {high:.1%}",
        f"{1 / one.header['players']:.0%}",
        f"{first['mean_score']:.0f}",
        scores,
        "" if p95 is None else f"{p95:.1f}",
        str(incidents),
        one.rung.note,
    ]
    return f"| {' | '.join(cells)} |"


def plot(played: Sequence[Played], path: Path) -> None:
    """Win rate of the first bot of each match with its interval, and parity as a mark."""
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot

    mpl.rcParams.update({"svg.hashsalt": "hustings", "font.family": "sans-serif", "font.size": 9, "svg.fonttype": "none"})
    figure, axes = pyplot.subplots(figsize=(8, 0.9 + 0.32 * len(played)))
    names = []
    for height, one in enumerate(reversed(played)):
        first = next(iter(one.standings.rows.values())).to_json()
        low, high = first["intervals"]["win_rate"]
        parity = 1 / one.header["players"]
        colour = "#2f5d8a" if low > parity else "#8a8a8a" if high >= parity else "#a04030"
        axes.plot([100 * low, 100 * high], [height, height], color=colour, linewidth=2, solid_capstyle="butt")
        axes.plot(100 * first["win_rate"], height, "o", color=colour, markersize=5, clip_on=False)
        axes.plot(100 * parity, height, "|", color="black", markersize=10, markeredgewidth=1)
        others = list(dict.fromkeys(bot for bot in one.header["bots"] if bot != first["bot"]))
        table = "" if one.rung.game == "die-macher" and not one.rung.variants and not one.rung.edition else one.rung.game
        table = " ".join(filter(None, [table if table != "die-macher" else "", one.rung.edition or "", *one.rung.variants]))
        names.append(f"{first['bot']} against {', '.join(others)}" + (f" ({table})" if table else ""))
    axes.set_yticks(range(len(names)), names)
    axes.set_xlim(0, 100)
    axes.set_ylim(-0.7, len(names) - 0.5)
    axes.set_xlabel("games won, %; a bar is the 95 % interval, | is parity")
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    figure.tight_layout()
    figure.savefig(path, format="svg", metadata={"Date": None})
    pyplot.close(figure)
    path.write_text("\n".join(line.rstrip() for line in path.read_text(encoding="utf-8").splitlines()) + "\n", encoding="utf-8")


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="at most so many games a match")
    parser.add_argument("--workers", type=int, default=1, help="one unless given: clocks want a core for each bot that thinks")
    parser.add_argument("--only", default="", help="only matches whose name has this in it")
    parser.add_argument("--again", action="append", default=[], metavar="NAME", help="drop this match and play it anew")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page from what there is")
    parser.add_argument("--quick", action="store_true", help="a few tiny matches instead")
    parser.add_argument("--folder", type=Path, default=DOCS, help="where ladder.md, ladder.svg and ladder/ are")
    asked = parser.parse_args(words)
    ladder = quick() if asked.quick else matches()
    results = asked.folder / "ladder"
    try:
        for name in asked.again:
            (results / f"{name}.jsonl").unlink(missing_ok=True)
        for rung in ladder:
            if asked.only in rung.name and not asked.page:
                play(rung, results, min(rung.games, asked.games or rung.games), asked.workers)
        played = [found for rung in ladder if (found := read(rung, results)) is not None]
        if not played:
            raise HustingsError(f"there are no results in {results}: play first, without --page")
        (asked.folder / "ladder.md").write_text(page(played), encoding="utf-8")
        plot(played, asked.folder / "ladder.svg")
    except HustingsError as error:
        sys.exit(f"ladder: {error}")
    except KeyboardInterrupt:
        sys.exit("ladder: stopped; the same command goes on")


if __name__ == "__main__":
    main()
