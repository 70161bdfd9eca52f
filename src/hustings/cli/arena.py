"""`hustings arena`: matches between bots, and the strength that follows from them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .bar import counting_bar

if TYPE_CHECKING:
    from ..lab.arena.match import Match
    from ..lab.arena.statistics import Standings


def arena(
    game: Annotated[str, typer.Argument(help="The game, e.g. die-macher.")],
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for all seats, or one for each, with commas between: random, heuristic, heuristic@1, net, search:50ms, "
            "search:200visits, search:1s:all (all cores), beginner, easy, normal, hard, expert, or my_bot.py:Mine, a class "
            "of your own."
        ),
    ],
    players: Annotated[
        int | None, typer.Option(help="How many play; as many as bots are named, or the game's usual number.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games. More than last time goes on from there.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals, whatever the line-up.")] = 1,
    edition: Annotated[str | None, typer.Option(help="The edition of the rules; the newest unless given.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="A variant of the edition; may be given several times.")] = None,
    figures: Annotated[Path | None, typer.Option(help="A TOML file with figures of your own.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many processes play: 1 unless given; with --ray, one for each core.")
    ] = None,
    ray: Annotated[str | None, typer.Option(help="Play on a Ray cluster: its address, or local for one on this machine.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="The file for the results, one JSON line a game. Unless given, one that this match finds again."),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Play all games again; earlier results in the file are dropped.")
    ] = False,
    records: Annotated[Path | None, typer.Option(help="A folder for the record of every game; takes longer.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Play a match between bots and show win rates, scores and ratings with 95 % intervals.

    Every deal is played once in each rotation of the line-up; the deals depend on the seed only. Each result is written to a file
    as soon as its game is over, in $HUSTINGS_HOME/arena (~/.local/share/hustings/arena) unless --out names one: after Ctrl-C the
    same command goes on where it stopped.

    Example: hustings arena die-macher --bots heuristic,random,random --games 500
    """
    from ..lab.arena.match import make_match
    from ..lab.arena.on_ray import check_ray
    from ..lab.arena.rating import MISSING, installed
    from ..lab.arena.result import MatchFile, default_file
    from ..lab.arena.run import run

    match = make_match(
        game, [bot.strip() for bot in bots.split(",")], players=players, edition=edition, variants=variant or (), figures=figures,
        seed=seed,
    )  # fmt: skip
    path = default_file(match) if out is None else out
    if fresh:
        _drop(path)
    done = MatchFile(path, match)
    if ray is not None:
        check_ray(ray)
    _prepare(match)
    before = sum(match.key(index) in done.results for index in range(games))
    if records is not None and before:
        print(f"hustings: {before:,} games were played before, without a record: --fresh plays them again", file=sys.stderr)
    with _progress(games, path, fresh) as progress:
        outcome = run(match, games, done, workers=workers, ray=ray, records=records, progress=progress)
    if installed():
        outcome.standings.rate(outcome.results)
    result = {
        **match.header(),
        "games": outcome.standings.games,
        "file": str(path),
        "played": outcome.played,
        "seconds": round(outcome.seconds, 3),
        "bots": [row.to_json() for row in outcome.standings.rows.values()],
        "line_up": [str(bot) for bot in match.bots],
    }
    if as_json:
        print(json.dumps(result))
    else:
        from ..lab.arena.show import show

        show(match.find_game().title, result, "" if installed() else MISSING)


def _drop(path: Path) -> None:
    from ..core.errors import HustingsError

    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise HustingsError(f"cannot start {path} over: {error.strerror}; choose another --out") from None


def _prepare(match: Match) -> None:
    """Compile here, where progress is shown, what the workers will load, and make each bot once to find errors early."""
    from ..bots.api import make_bot
    from ..bots.bot import close_bot
    from ..core.compiled.play import Fast

    found = match.find_game()
    Fast(found, match.setup, match.sheet)
    for bot in dict.fromkeys(match.bots):
        close_bot(make_bot(bot, found, match.setup, match.sheet, 0, compiled=True))


def running(standings: Standings) -> str:
    """The win rates so far, short enough to fit next to a bar."""
    rows = [row for row in standings.rows.values() if row.wins.count]
    shown = [f"{row.bot.rpartition('/')[2][:16]} {row.wins.mean:.0%}" for row in rows[:3]]
    return "  ".join(shown + ["..."] * (len(rows) > 3))


@contextmanager
def _progress(games: int, path: Path, fresh: bool) -> Iterator[Callable[[Standings, int], None]]:
    """Show a bar with the win rates so far. On Ctrl-C the message says how far the match has got."""
    done = 0
    with counting_bar("Playing", games, "games") as move:

        def advance(standings: Standings, more: int) -> None:
            nonlocal done
            done = standings.games
            move(completed=done, description=running(standings))

        try:
            yield advance
        except KeyboardInterrupt:
            again = "the same command without --fresh goes on" if fresh else "the same command goes on"
            message = f"after {done:,} of {games:,} games. They are kept in {path}: {again}"
            raise KeyboardInterrupt(message) from None
