"""Records of a match's games. The games are played again by the plain rules, because those keep a log."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ...core.play import Play
from ...core.records.model import LONGEST_NAME
from ...core.records.write import Recorder, save
from ..simulate import game_seed
from .match import GameKey, Match


def record_file(match: Match, key: GameKey, folder: Path) -> Path:
    """The file of a game's record."""
    return folder / f"game-{match.seed}-{key.deal}-{key.rotation}.json"


def write_record(match: Match, key: GameKey, chosen: Sequence[tuple[int, int]], folder: Path) -> None:
    """Write the record of a game. `chosen`: the seat and option of every decision."""
    bots = [match.bots[place] for place in match.places(key.rotation)]
    names = [f"{bot.short[: LONGEST_NAME - 3]} {seat + 1}" for seat, bot in enumerate(bots)]
    extra = {"seats": [str(bot) for bot in bots], "match": {"seed": match.seed, "deal": key.deal, "rotation": key.rotation}}
    play = Play(match.find_game(), match.setup, match.sheet, seed=game_seed(match.seed, key.deal))
    recorder = Recorder(play, names, extra)
    for seat, option in chosen:
        recorder.act(seat, option)
    save(recorder.record(), record_file(match, key, folder))
