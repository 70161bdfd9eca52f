"""`hustings simulate`: many games between bots, as fast as the machine allows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from .bar import counting_bar


def simulate(
    game: Annotated[str, typer.Argument(help="The game, e.g. die-macher.")],
    edition: Annotated[str | None, typer.Option(help="The edition of the rules; the newest unless given.")] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play; as many as bots are named, or the game's usual number.")
    ] = None,
    variant: Annotated[list[str] | None, typer.Option(help="A variant of the edition; may be given several times.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    bots: Annotated[
        str,
        typer.Option(help="One bot for all seats, or one for each, with commas between: random, heuristic, heuristic@1, net."),
    ] = "random",
    figures: Annotated[Path | None, typer.Option(help="A TOML file with figures of your own.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play. The result is the same.")] = 1,
    records: Annotated[Path | None, typer.Option(help="A folder for the record of every game; takes longer.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Play many games between bots and show scores and win rates by seat.

    Example: hustings simulate die-macher --edition 1997 --players 4 --games 10000

    Example: hustings simulate die-macher --bots heuristic,random,random
    """
    from ..core.play import make_setup
    from ..core.registry import game as find_game
    from ..lab.simulate import BotTable, check_bots, write_records
    from ..lab.simulate import simulate as play_games

    found = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    setup = make_setup(found, edition=edition, players=check_bots(found, names, players), variants=variant or ())
    sheet = found.sheet(setup, figures)
    table = BotTable(found, setup, sheet, tuple(names))
    table.warm()
    with _progress(games) as progress:
        tally = play_games(table, games=games, seed=seed, workers=workers, progress=progress)
    if records is not None:
        with _progress(games, "Recording") as progress:
            write_records(table, records, seed, games, progress)
    result = {
        "game": found.name,
        "edition": setup.edition,
        "variants": list(setup.variants),
        "players": setup.players,
        "games": tally.games,
        "seed": seed,
        "bots": names if len(names) > 1 else names * setup.players,
        "figures": dict(sheet.own),
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 6),
        "games_per_second": round(tally.games / tally.seconds, 1),
        "decisions_per_second": round(tally.decisions / tally.seconds, 1),
        "mean_score": tally.mean_score(),
        "score_deviation": tally.score_deviation(),
        "win_rate": tally.win_rate(),
    }
    if as_json:
        print(json.dumps(result))
    else:
        _show(found.title, result)


@contextmanager
def _progress(games: int, doing: str = "Playing") -> Iterator[Callable[[int], None]]:
    """Show a bar on standard error, if that is a terminal. On Ctrl-C the message says how far the work has got."""
    done = 0
    with counting_bar(doing, games, "games") as move:

        def advance(more: int) -> None:
            nonlocal done
            done += more
            move(advance=more)

        try:
            yield advance
        except KeyboardInterrupt:
            raise KeyboardInterrupt(f"after {done:,} of {games:,} games") from None


def _show(title: str, result: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    words = [title, result["edition"], *result["variants"], f"{result['players']} players", f"seed {result['seed']}"]
    table = Table(title=", ".join(words), title_justify="left")
    for heading in ("seat", "bot", "win rate", "mean score", "deviation"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    columns = result["bots"], result["win_rate"], result["mean_score"], result["score_deviation"]
    for seat, (bot, won, score, deviation) in enumerate(zip(*columns, strict=True)):
        table.add_row(str(seat), bot, f"{won:.1%}", f"{score:.1f}", f"{deviation:.1f}")
    Console(highlight=False, markup=False, emoji=False).print(table)
    print(
        f"{result['games']:,} games, {result['decisions']:,} decisions in {result['seconds']:.2f} s: "
        f"{result['games_per_second']:,.0f} games and {result['decisions_per_second']:,.0f} decisions a second"
    )
