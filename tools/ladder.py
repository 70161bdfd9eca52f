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
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from hustings.bots.api import make_bot
from hustings.bots.bot import close_bot
from hustings.bots.levels import LEVELS
from hustings.bots.spec import FLAT, parse_spec
from hustings.bots.thinking.weights import versions
from hustings.cli.arena import running
from hustings.core.compiled.play import Fast
from hustings.core.errors import HustingsError
from hustings.core.manners import manners_of
from hustings.core.registry import game as find_game
from hustings.lab.arena.match import GameKey, make_match
from hustings.lab.arena.on_ray import check_ray
from hustings.lab.arena.plackett_luce import RankedGame, Strength, chance_to_win, ratings
from hustings.lab.arena.result import GameResult, MatchFile
from hustings.lab.arena.run import run
from hustings.lab.arena.statistics import Standings

DOCS = Path(__file__).parents[1] / "docs"
ANCHOR = "heuristic"  # the bot with rating 0
EARLIER = frozenset(
    {
        "0364cde035c7", "841b94b17433", "abb2a1af38d1", "45d50cf6ef26", "33fb323f8457", "8f0df0ca3234", "0dcae75ba0a7",
        "7f41e1314379",
    }
)  # fmt: skip
"""Code stamps of versions with another network for Die Macher. The matches of that network stay on the ladder under another
name."""
REPLACED = "the network before the present one; complete, and kept to rate it by"
BEFORE = "by the visits of 50 and 200 ms before playouts were compiled"
QUICK = "by the visits of 50 ms while a quick network alone played on"
SHORTER = "by the visits of 50 and 200 ms before playouts ended with the round"


@dataclass(frozen=True)
class Rung:
    """A match of the ladder: one bot against several of another, or a mixed table."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    note: str
    variants: tuple[str, ...] = ()
    edition: str | None = None
    past: bool = False  # with a bot that no longer exists: its results are read, but it is not played

    @property
    def usual(self) -> bool:
        """Whether it is played by the game's default rules."""
        return not self.variants and self.edition is None

    def command(self, games: int) -> str:
        more = [word for variant in self.variants for word in ("--variant", variant)]
        edition = ["--edition", self.edition] if self.edition else []
        words = ["hustings", "arena", self.game, *edition, *more, "--bots", ",".join(self.bots), "--games", str(games)]
        return shlex.join(words)


def one_against(name: str, one: str, four: str, games: int, note: str, **table: Any) -> Rung:
    return Rung(name, "die-macher", (one, *[four] * 4), games, note, **table)


def against_net(name: str, bot: str) -> list[Rung]:
    """A bot against the network at every other set-up: at least 1.5 times parity, aim twice."""
    imposed: dict[str, Any] = {"edition": "1997", "variants": ("imposed-stances",)}
    five = "at least 30 %, aim 40 %"
    return [
        Rung(f"{name}-net-three", "die-macher", (bot, *["net"] * 2), 102, "three players: at least 50 %, aim 67 %"),
        Rung(f"{name}-net-four", "die-macher", (bot, *["net"] * 3), 100, "four players: at least 38 %, aim 50 %"),
        one_against(f"{name}-net-1997", bot, "net", 100, f"the 1997 rules: {five}", edition="1997"),
        one_against(f"{name}-net-imposed", bot, "net", 100, f"imposed stances: {five}", **imposed),
        one_against(f"{name}-net-short", bot, "net", 100, f"the short game: {five}", variants=("short",)),
    ]


def matches() -> list[Rung]:
    levels = list(LEVELS)
    steps = [
        one_against(f"levels-{upper}", upper, lower, 300, f"one {upper} against four {lower}: 30 to 60 %")
        for lower, upper in pairwise(levels)
    ]
    steps += [
        Rung(
            f"helvetiq-levels-{upper}",
            "helvetiq",
            (upper, *[lower] * 3),
            300,
            f"one {upper} against three {lower}: 30 to 60 %",
        )
        for lower, upper in pairwise(levels)
    ]
    return [*by_network(), *by_visits(), *over_playouts(), *steps]


def by_network() -> list[Rung]:
    """Matches of the network, and of the search that uses it."""
    return [
        one_against("net-heuristic", "net", "heuristic", 1000, "at least 50 %, aim 80 %"),
        one_against("net-first", "net", "heuristic@1", 1000, "at least 60 %, aim 85 %"),
        one_against("net-heuristic-earlier", "net", "heuristic", 1000, REPLACED, past=True),
        one_against("net-first-earlier", "net", "heuristic@1", 1000, REPLACED, past=True),
        one_against("net-search1-50", "net", "search@1:50ms", 200, "at least 30 %, aim 50 %"),
        one_against("search1-50-net", "search@1:50ms", "net", 200, "at most 8 %, aim 3 %"),
        one_against("search-50-net", "search:50ms", "net", 200, "at least 40 %, aim 60 %"),
        one_against("search-200-net", "search:200ms", "net", 100, "what 200 ms give"),
        one_against("search-50-heuristic", "search:50ms", "heuristic", 100, "what 50 ms give"),
        one_against("search-200-50", "search:200ms", "search:50ms", 100, "at least 30 %, aim 40 %"),
        one_against("search-1000-200", "search:1s", "search:200ms", 60, "at least 30 %, aim 40 %"),
        Rung("net-three", "die-macher", ("net", *["heuristic"] * 2), 300, "three players: at least 50 %, aim 67 %"),
        Rung("net-four", "die-macher", ("net", *["heuristic"] * 3), 300, "four players: at least 38 %, aim 50 %"),
        one_against("net-1997", "net", "heuristic", 300, "the 1997 rules: at least 30 %, aim 40 %", edition="1997"),
        one_against(
            "net-imposed", "net", "heuristic", 300, "imposed stances: at least 30 %, aim 40 %", edition="1997",
            variants=("imposed-stances",),
        ),
        one_against("net-short", "net", "heuristic", 300, "the short game: at least 30 %, aim 40 %", variants=("short",)),
        *against_net("search-50", "search:50ms"),
        Rung(
            "search-50-net-short-earlier", "die-macher", ("search:50ms", "net", "net"), 99,
            "the short game, three players, by the network before the present one", ("short",), past=True,
        ),
        Rung("helvetiq-net-heuristic", "helvetiq", ("net", *["heuristic"] * 3), 400, "at least 50 %, aim 75 %"),
        Rung("helvetiq-search-50-net", "helvetiq", ("search:50ms", *["net"] * 3), 400, "at least 40 %, aim 55 %"),
        Rung("helvetiq-search-200-50", "helvetiq", ("search:200ms", *["search:50ms"] * 3), 100, "what time gives"),
    ]  # fmt: skip


def by_visits() -> list[Rung]:
    """The same with a fixed number of visits, as many as the clock allows on one idle core, for machines that are also used for
    other work."""
    return [
        one_against("search1-220v-net", "search@1:220visits", "net", 200, "as 50 ms: at most 8 %, aim 3 %"),
        one_against("net-search1-220v", "net", "search@1:220visits", 200, "as 50 ms: at least 30 %, aim 50 %"),
        one_against("search-22v-net", "search:22visits", "net", 200, BEFORE, past=True),
        one_against("search-24v-net", "search:24visits", "net", 200, "as 50 ms: at least 40 %, aim 60 %"),
        one_against("search-96v-24v", "search:96visits", "search:24visits", 100, "as 200 and 50 ms: at least 30 %, aim 40 %"),
        one_against("search-480v-96v", "search:480visits", "search:96visits", 60, "as 1 s and 200 ms: at least 30 %, aim 40 %"),
        *against_net("search-24v", "search:24visits"),
        one_against("search-39v-net", "search:39visits", "net", 200, QUICK, past=True),
        one_against("search-40v-net", "search:40visits", "net", 200, SHORTER, past=True),
        one_against("search-65v-22v", "search:65visits", "search:22visits", 100, BEFORE, past=True),
        one_against("search-115v-40v", "search:115visits", "search:40visits", 100, SHORTER, past=True),
        Rung("helvetiq-search-29v-net", "helvetiq", ("search:29visits", *["net"] * 3), 400, BEFORE),
        Rung(
            "helvetiq-search-44v-net",
            "helvetiq",
            ("search:44visits", *["net"] * 3),
            400,
            "as 50 ms: at least 40 %, aim 55 %",
        ),
    ]


def over_playouts() -> list[Rung]:
    """Matches of the heuristics, and of the search over their playouts."""
    return [
        one_against("heuristic-random", "heuristic", "random", 500, "at least 97 %, aim 99.5 %"),
        one_against("heuristic-first", "heuristic", "heuristic@1", 500, "the newest weights against the first"),
        one_against("search1-50-first", "search@1:50ms", "heuristic@1", 200, "at least 35 %, aim 60 %"),
        one_against("search1-10-heuristic", "search@1:10ms", "heuristic", 100, "what 10 ms of thinking give"),
        one_against("search1-50-heuristic", "search@1:50ms", "heuristic", 300, "what 50 ms give"),
        one_against("search1-200-heuristic", "search@1:200ms", "heuristic", 30, "what 200 ms give"),
        one_against("search1-200-10", "search@1:200ms", "search@1:10ms", 100, "at least 28 %, aim 45 %"),
        Rung(
            "search1-1000-10-short",
            "die-macher",
            ("search@1:1s", "search@1:10ms", "search@1:10ms"),
            30,
            "what a second gives: the short game, three players",
            ("short",),
        ),
        one_against("search1-10-short", "search@1:10ms", "heuristic@1", 30, "10 ms in the short game", variants=("short",)),
        one_against("search1-200-short", "search@1:200ms", "heuristic@1", 30, "200 ms in the short game", variants=("short",)),
        one_against(
            "search1-1000-short", "search@1:1s", "heuristic@1", 30, "what a second gives: the short game", variants=("short",)
        ),
        one_against("search1-50-1997", "search@1:50ms", "heuristic@1", 30, "the 1997 rules", edition="1997"),
        one_against("search1-50-short", "search@1:50ms", "heuristic@1", 30, "the short game", variants=("short",)),
        Rung("search1-50-three", "die-macher", ("search@1:50ms", "heuristic@1", "heuristic@1"), 30, "three players"),
        Rung("search1-50-four", "die-macher", ("search@1:50ms", *["heuristic@1"] * 3), 32, "four players"),
        Rung("helvetiq-heuristic-random", "helvetiq", ("heuristic", *["random"] * 3), 500, "at least 85 %, aim 97 %"),
        Rung("helvetiq-search1-50", "helvetiq", ("search@1:50ms", *["heuristic"] * 3), 200, "at least 40 %, aim 60 %"),
    ]


def quick() -> list[Rung]:
    """A few tiny matches, to see that the tool works."""
    return [
        Rung("quick", "die-macher", ("heuristic", "random", "easy"), 6, "a trial", variants=("short",)),
        Rung("quick-swift", "die-macher", ("heuristic", "random", "random"), 30, "another", variants=("short",)),
        Rung("quick-helvetiq", "helvetiq", ("heuristic", "random"), 10, "a third"),
    ]


@dataclass(frozen=True)
class Played:
    """The results of a match from its file."""

    rung: Rung
    header: dict[str, Any]
    results: list[GameResult]

    def called(self, bot: str) -> str:
        """A bot's name on the page, marked as earlier if it played by a network that has been replaced since."""
        spec = parse_spec(as_one(bot, self.rung.game))
        by_network = spec.learned or bot in LEVELS or (spec.name == "search" and spec.version != FLAT)
        earlier = self.rung.game == "die-macher" and self.header["code"] in EARLIER
        return f"{bot} (earlier)" if by_network and earlier else bot

    def rated_as(self, bot: str) -> str:
        """A bot's name for the rating, the same for all bots that play alike."""
        return self.called(bot).replace(bot, as_one(bot, self.rung.game), 1)

    @property
    def standings(self) -> Standings:
        table = Standings(self.header["bots"])
        for result in self.results:
            table.add(result)
        return table


def read(rung: Rung, folder: Path) -> Played | None:
    """Read the results of a match, whichever version of the program played it; None if there are none."""
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


def play(rung: Rung, folder: Path, games: int, workers: int, ray: str | None = None) -> None:
    """Play the missing games of a match."""
    there = read(rung, folder)
    if there is not None and len(there.results) >= games:
        return
    match = make_match(rung.game, rung.bots, variants=rung.variants, edition=rung.edition)
    if there is not None and there.header != match.header():
        print(
            f"{rung.name}: {len(there.results)} of {games} games were played before the program changed and are kept; "
            f"--again {rung.name} plays it anew", file=sys.stderr,
        )  # fmt: skip
        return
    if ray is not None:
        check_ray(ray)
    done = MatchFile(folder / f"{rung.name}.jsonl", match)
    found = find_game(rung.game)
    Fast(found, match.setup, match.sheet)
    for bot in dict.fromkeys(match.bots):  # compiles here, once, before several workers need it
        close_bot(make_bot(bot, found, match.setup, match.sheet, 0, compiled=True))

    def progress(standings: Standings, more: int) -> None:
        print(f"\r{rung.name}: {standings.games}/{games}  {running(standings)}\x1b[K", end="", file=sys.stderr, flush=True)

    run(match, games, done, workers=None if ray else workers, ray=ray, progress=progress)
    print(file=sys.stderr)


def as_one(bot: str, game: str) -> str:
    """A bot by the name that it shares with all bots that play alike: a level without handicaps is the bot behind it, and the
    newest version is the one without a number."""
    spec = parse_spec(bot)
    if spec.level is not None and spec.name not in manners_of(find_game(game)).levels:
        spec = spec.resolved
    if spec.name == "heuristic" and spec.version == versions(find_game(game))[-1]:
        spec = replace(spec, version=None)
    return str(spec)


def rated(played: Sequence[Played]) -> dict[str, dict[str, Strength]]:
    """For each game, each bot's rating from all matches by the default rules, with any number of players."""
    out: dict[str, dict[str, Strength]] = {}
    for name in dict.fromkeys(one.rung.game for one in played):
        games = [
            RankedGame(
                (one.header["seed"], result.key.deal),
                tuple(one.rated_as(bot) for bot in one.header["bots"]),
                result.places,
            )
            for one in played
            for result in one.results
            if one.rung.game == name and one.rung.usual
        ]
        out[name] = ratings(games, ANCHOR)
    return out


# The page


FASTER, SLOWER = "search@1:10ms", "search@1:50ms"
WHY_FASTER_IS_ABOVE = (
    f"A rating depends on whom a bot has met. `{FASTER}` is rated above `{SLOWER}`, although the latter wins more often against",
    f"the same four `{ANCHOR}` (see the matches below): its other rated games were all against `heuristic@1`, where it won less",
    "than that bot's rating lets one expect, and those of the former were all against `search@1:200ms`. Compare two bots by",
    "matches with the same opponents.",
)


def page(played: Sequence[Played]) -> str:
    lines = [
        "# The ladder",
        "",
        "Made by `make ladder` from real matches; the results, one line a game, are in [ladder/](ladder). Every deal is played",
        "once in each rotation of the line-up. Intervals are of 95 %. How results are counted: see [bots.md](bots.md).",
        "Milliseconds are by the clock, in some matches on machines that others used too: `net` takes 0.13 ms of processor time.",
        "",
        f"Ratings are one Plackett-Luce fit over all matches by the usual rules, `{ANCHOR}` at 0; 400 more is ten times as",
        "likely to be ahead. Bots that play alike are one bot: `hard` is `net`. The model knows no styles: what a bot",
        "would win by its rating and what it won in a match differ where one knows the other's habits. `(earlier)`: played",
        "by another network of Die Macher, which has been replaced since.",
        "",
        "![win rates](ladder.svg)",
        "",
    ]
    for name, table in rated(played).items():
        if not table:
            continue
        others = find_game(name).default_players - 1
        heading = f"| bot | rating | 95 % | games | would win against {others} `{ANCHOR}` |"
        lines += [f"## {find_game(name).title}: ratings", "", heading, "|---|---|---|---|---|"]
        for bot, one in table.items():
            interval = "" if one.interval is None else f"{one.interval[0]:+.0f} to {one.interval[1]:+.0f}"
            wins = chance_to_win([one.rating, *[0.0] * others])[0]
            lines.append(f"| `{bot}` | {one.rating:+.0f} | {interval} | {one.games:,} | {wins:.0%} |")
        lines.append("")
        if {FASTER, SLOWER} <= table.keys():
            lines += [*WHY_FASTER_IS_ABOVE, ""]
    heading = "| match | games | win rate | 95 % | parity | score | the others' | ms, p95 | incidents | what for |"
    lines += ["## Matches", "", heading, "|---|---|---|---|---|---|---|---|---|---|"]
    lines += [row(one) for one in played]
    lines += ["", "The commands:", "", "```", *(one.rung.command(len(one.results)) for one in played if not one.rung.past), "```"]
    codes = ", ".join(dict.fromkeys(f"{one.header['version']} ({one.header['code']})" for one in played))
    lines += ["", f"Played by hustings {codes}.", ""]
    return "\n".join(lines)


def row(one: Played) -> str:
    """A row of the table of matches: the first bot of the line-up against the others."""
    first, *others = (each.to_json() for each in one.standings.rows.values())
    rest = [bot for bot in one.header["bots"] if bot != first["bot"]]
    against = f"{len(rest)} `{one.called(rest[0])}`" if len(set(rest)) == 1 else ", ".join(f"`{one.called(bot)}`" for bot in rest)
    low, high = first["intervals"]["win_rate"]
    scores = ", ".join(f"{other['mean_score']:.0f}" for other in others)
    p95 = first["decision_ms"]["p95"]
    incidents = sum(sum(each["incidents"].values()) for each in (first, *others))
    cells = [
        f"`{one.called(first['bot'])}` against {against}",
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
    """Plot the win rate of the first bot of each match with its interval, and a mark at parity."""
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
        names.append(
            f"{one.called(first['bot'])} against {', '.join(map(one.called, others))}" + (f" ({table})" if table else "")
        )
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
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: its address, or local for one on this machine")
    parser.add_argument("--only", default="", help="only matches whose name has this in it")
    parser.add_argument("--again", action="append", default=[], metavar="NAME", help="drop this match and play it anew")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page from what there is")
    parser.add_argument("--quick", action="store_true", help="a few tiny matches instead")
    parser.add_argument("--folder", type=Path, default=DOCS, help="where ladder.md, ladder.svg and ladder/ are")
    asked = parser.parse_args(words)
    ladder = quick() if asked.quick else matches()
    results = asked.folder / "ladder"
    try:
        if gone := {rung.name for rung in ladder if rung.past}.intersection(asked.again):
            raise HustingsError(f"--again {min(gone)}: its bots are no more, so it cannot be played anew; leave it out")
        for name in asked.again:
            (results / f"{name}.jsonl").unlink(missing_ok=True)
        for rung in ladder:
            if asked.only in rung.name and not asked.page and not rung.past:
                play(rung, results, min(rung.games, asked.games or rung.games), asked.workers, asked.ray)
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
