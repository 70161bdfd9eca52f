"""Who sits down, and where a game at the terminal is kept."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ..bots import make_bot
from ..core.errors import HustingsError
from ..core.play import start
from ..core.record import LONGEST_NAME
from .session import PERSON, Seat, Session


def kept_at(game: str) -> Path:
    """One unfinished game of each kind, in $HUSTINGS_HOME or the user's data folder."""
    home = os.environ.get("HUSTINGS_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "share" / "hustings"
    return folder / f"{game}.json"


def begin(
    game: str,
    *,
    path: Path,
    resume: bool,
    edition: str | None,
    players: int | None,
    variants: Sequence[str],
    people: int,
    bots: str,
    names: str | None,
    seed: int | None,
    figures: Path | None,
) -> Session:
    """A new game, or the one that was left."""
    if resume:
        if not path.exists():
            raise HustingsError(f"there is no saved game at {path}: start one with: hustings play {game}")
        return Session.resume(path)
    if path.exists():
        path = beside(path)
    make_bot(bots)
    play = start(game, edition=edition, players=players, variants=variants, seed=seed, figures=figures)
    if people > play.seats:
        raise HustingsError(f"{people} people, but only {play.seats} sit at the table: choose --players {people} or fewer --people")
    named = [name.strip() for name in names.split(",")] if names else []
    if len(named) > people:
        raise HustingsError(f"{len(named)} names for {people} people: give one each, or say --people {len(named)}")
    if any(not name.isprintable() or not 0 < len(name) <= LONGEST_NAME for name in named):
        raise HustingsError(f"names: 1 to {LONGEST_NAME} printable characters each, separated by commas")
    default = [f"Player {seat + 1}" for seat in range(people)]
    seats = [Seat(name, PERSON) for name in named + default[len(named) :]]
    seats += [Seat(f"Bot {seat + 1}", bots) for seat in range(people, play.seats)]
    return Session(play, seats, path=path)


def beside(path: Path) -> Path:
    """Starting anew must not lose the game that is kept there: it moves aside, the new one takes its place."""
    kept = path.with_name(f"{path.stem}-earlier{path.suffix}")
    os.replace(path, kept)
    return path
