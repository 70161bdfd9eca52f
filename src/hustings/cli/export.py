"""`hustings export`: decisions of games as a data set for learners."""

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
    from ..lab.data.folder import Shard
    from ..lab.data.sources import Source

GAMES, BOTS, SEED = 1000, "heuristic", 1
SHOWN = 5  # the most left-out games that are named on the screen


def export(
    game: Annotated[str | None, typer.Argument(help="The game, e.g. die-macher; may be left out with --records.")] = None,
    out: Annotated[Path, typer.Option(help="The folder of the data set.")] = Path("data"),
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each, with commas between: any that plays in 'hustings arena'.")
    ] = BOTS,
    games: Annotated[
        int | None, typer.Option(min=1, help=f"How many games: {GAMES} unless given. More than last time goes on.")
    ] = None,
    records: Annotated[
        list[Path] | None, typer.Option(help="Take games from this record file, or this folder of them; may be repeated.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play; as many as bots are named, or the game's usual number.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="The edition of the rules; the newest unless given.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="A variant of the edition; may be given several times.")] = None,
    figures: Annotated[Path | None, typer.Option(help="A TOML file with figures of your own.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = SEED,
    format: Annotated[str, typer.Option(help="parquet (needs pyarrow), jsonl or jsonl.gz.")] = "parquet",
    split: Annotated[str, typer.Option(help="Percent of the deals for train, validation and test.")] = "90/5/5",
    shard: Annotated[int, typer.Option(min=1, help="Games of a shard: what an interruption can cost.")] = 100,
    forced: Annotated[bool, typer.Option("--forced", help="Include decisions with a single legal option.")] = False,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play. The data set is the same.")] = 1,
    licence: Annotated[
        str | None, typer.Option(help="The licence the data card names: MIT for games of bots, unknown for records.")
    ] = None,
    skip_bad: Annotated[bool, typer.Option("--skip-bad", help="Leave out records that are invalid instead of stopping.")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="Start over: the data set in the folder is deleted.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the data card as JSON.")] = False,
) -> None:
    """Write the decisions of games of bots, or of recorded games, as a data set for learners.

    Each row is a decision as its seat saw the table: the numbers of the game's encoding, the legal slots, the choice, and how the
    game ended for the seat. All games of a deal are in one split. After Ctrl-C the same command goes on at the shard where it
    stopped. card.json and README.md in the folder say what is in it. More: docs/data.md.

    Example: hustings export die-macher --bots heuristic --games 2000 --out data

    Example: hustings export --records games/ --format jsonl --out data
    """
    from ..lab.data.export import ExportPlan, parse_split
    from ..lab.data.export import export as write
    from ..lab.data.folder import read_json
    from ..lab.data.formats import check_format

    check_format(format)
    parts = parse_split(split)
    if records:
        _only_for_bots(bots=bots != BOTS, seed=seed != SEED)
        _only_for_bots(players=players, edition=edition, variant=variant, figures=figures, games=games)
        source, count, usual = *_recorded(game, records, skip_bad, forced), "unknown"
    else:
        source, usual = _self_play(game, bots, players, edition, variant or [], figures, seed, forced), "MIT"
        count = GAMES if games is None else games
    plan = ExportPlan(source, count, format, shard, parts, usual if licence is None else licence)
    with _progress(count, out) as progress:
        shards = write(plan, out, workers=workers, fresh=fresh, progress=progress)
    card = read_json(out / "card.json")
    _tell_skipped(shards)
    for bot, count in card["incidents"].items():
        print(f"hustings: {bot} failed in {count:,} decisions, which were made at random instead", file=sys.stderr)
    if as_json:
        print(json.dumps(card))
        return
    for name, counts in card["counts"].items():
        print(f"{name:10} {counts['games']:>8,} {'game ' if counts['games'] == 1 else 'games'} {counts['rows']:>12,} decisions")
    shards_word = "shard" if card["shards"] == 1 else "shards"
    print(
        f"{card['bytes'] / 1e6:,.1f} MB in {card['shards']} {shards_word}; the data set is in {out}, its card in README.md there"
    )


def _self_play(
    game: str | None, bots: str, players: int | None, edition: str | None, variants: list[str], figures: Path | None, seed: int,
    forced: bool,
) -> Source:  # fmt: skip
    from ..core.errors import HustingsError
    from ..lab.arena.match import make_match
    from ..lab.data.sources import MatchGames

    if game is None:
        raise HustingsError("which game is to be played? Name it, e.g. hustings export die-macher, or give --records")
    names = [bot.strip() for bot in bots.split(",")]
    match = make_match(game, names, players=players, edition=edition, variants=variants, figures=figures, seed=seed)
    return MatchGames(match, forced=forced)


def _recorded(game: str | None, paths: list[Path], skip_bad: bool, forced: bool) -> tuple[Source, int]:
    from ..core.records.read import load
    from ..core.registry import game as find_game
    from ..lab.data.sources import RecordedGames, record_files

    files = record_files(paths)
    found = find_game(game) if game is not None else load(files[0]).game
    return RecordedGames(found, files, skip_bad=skip_bad, forced=forced), len(files)


def _only_for_bots(**options: object) -> None:
    from ..core.errors import HustingsError

    for name, value in options.items():
        if value:
            raise HustingsError(f"--{name} is for games of bots: records say themselves how they were played; leave it out")


def _tell_skipped(shards: list[Shard]) -> None:
    skipped = [why for shard in shards for why in shard.skipped]
    for why in skipped[:SHOWN]:
        print(f"hustings: left out {why}", file=sys.stderr)
    if len(skipped) > SHOWN:
        print(f"hustings: left out {len(skipped) - SHOWN:,} more: shards/*.json in the folder name them", file=sys.stderr)


@contextmanager
def _progress(games: int, out: Path) -> Iterator[Callable[[int, int], None]]:
    """Show a bar. On Ctrl-C the message says what is kept."""
    rows = 0
    with counting_bar("Exporting", games, "games") as move:

        def advance(more: int, found: int) -> None:
            nonlocal rows
            rows += found
            move(advance=more, description=f"{rows:,} decisions")

        try:
            yield advance
        except KeyboardInterrupt:
            raise KeyboardInterrupt(f"within a shard. Whole ones are kept in {out}: the same command goes on") from None
