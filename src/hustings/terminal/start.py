"""Starting a game at the terminal: seats, and where the game is saved."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from pathlib import Path

from ..bots.api import check_bot
from ..bots.levels import DEFAULT
from ..core.errors import HustingsError
from ..core.play import start
from ..core.records.model import LONGEST_NAME
from ..core.records.read import load
from ..places import in_data_folder
from ..text.words import Words
from .session import PERSON, ScreenSeat, Session


def kept_at(game: str) -> Path:
    """The file of the one unfinished game of each kind, in the user's data folder."""
    return in_data_folder(f"{game}.json")


def begin(
    game: str,
    *,
    path: Path,
    edition: str | None = None,
    players: int | None = None,
    variants: Sequence[str] = (),
    people: int = 1,
    bots: str = DEFAULT,
    names: str | None = None,
    lang: str = "en",
    seed: int | None = None,
    figures: Path | None = None,
) -> Session:
    """Start a new game. A file at `path` stays there until the game is saved; see `set_aside`."""
    play = start(game, edition=edition, players=players, variants=variants, seed=seed, figures=figures)
    if people > play.seats:
        raise HustingsError(f"{people} people, but {play.seats} sit at this table: choose --people {play.seats} or fewer")
    named = [name.strip() for name in names.split(",")] if names else []
    if len(named) > people:
        raise HustingsError(f"{len(named)} names for --people {people}: give one name each, or say --people {len(named)}")
    if any(not name.isprintable() or not 0 < len(name) <= LONGEST_NAME for name in named):
        raise HustingsError(f"names: 1 to {LONGEST_NAME} printable characters each, separated by commas")
    words = Words(None, lang)
    default = [words.say("term-player", number=seat + 1) for seat in range(people)]
    seats = [ScreenSeat(name, PERSON) for name in named + default[len(named) :]]
    kinds = _bots(bots, play.seats - people)
    seats += [ScreenSeat(f"Bot {seat + 1}", kinds[seat - people]) for seat in range(people, play.seats)]
    return Session(play, seats, path=path, rng=random.Random(seed))


def _bots(text: str, count: int) -> list[str]:
    """The bots of the seats without a person: `text` names one for all of them, or one for each."""
    kinds = [str(check_bot(bot)) for bot in text.split(",")]
    if len(kinds) not in (1, count):
        raise HustingsError(f"{len(kinds)} bots named for {count} seats without a person: name one for all or one for each")
    return kinds if len(kinds) == count else kinds * count


def resume(game: str, path: Path) -> Session:
    """Resume an unfinished game."""
    if not path.exists():
        raise HustingsError(f"there is no saved game at {path}: start one with: hustings play {game}")
    return Session.resume(path)


def can_go_on(path: Path) -> bool:
    """Whether a file holds a game that is not over."""
    try:
        return load(path).result is None
    except HustingsError:
        return False


def set_aside(path: Path) -> Path | None:
    """Rename a game kept at `path` to the next free number, so that a new game does not overwrite it. Returns where it is now."""
    if not path.exists():
        return None
    if not path.is_file():
        raise HustingsError(f"{path} is not a file: choose another --file to keep the game in")
    number = 1
    while (kept := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    try:
        os.replace(path, kept)
    except OSError as error:
        raise HustingsError(f"cannot move the earlier game {path} aside: {error.strerror}; choose another --file") from None
    return kept
