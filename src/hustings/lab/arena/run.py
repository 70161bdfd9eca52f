"""The run of a match from its first game to its last: missing games are given out, and their results kept and counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from .match import GameKey, Match
from .result import GameResult, MatchFile
from .statistics import Standings


@dataclass(frozen=True)
class MatchOutcome:
    """A match that has been played, or read back."""

    results: Sequence[GameResult]  # in the order of the games
    standings: Standings
    played: int  # in this run
    seconds: float  # of this run


def missing(match: Match, games: int, done: MatchFile) -> list[GameKey]:
    """The games that have no result yet."""
    keys = (match.key(index) for index in range(games))
    return [key for key in keys if key not in done.results]


def run(
    match: Match,
    games: int,
    done: MatchFile,
    *,
    workers: int | None = None,
    ray: str | None = None,
    records: Path | None = None,
    progress: Callable[[Standings, int], None] = lambda standings, more: None,
) -> MatchOutcome:
    """Play the missing games. `progress` gets the standings and the number of new games whenever results come in."""
    wanted = {match.key(index) for index in range(games)}
    standings = Standings.of(match)
    for key, result in sorted(done.results.items()):
        if key in wanted:
            standings.add(result)
    before, began = standings.games, time.perf_counter()
    progress(standings, before)

    def take(results: Sequence[GameResult]) -> None:
        fresh = [result for result in results if done.add(result)]
        for result in fresh:
            standings.add(result)
        progress(standings, len(fresh))

    keys = missing(match, games, done)
    if keys:
        with done.writing():
            _play(match, keys, take, workers, ray, records)
    results = [done.results[key] for key in sorted(wanted)]
    return MatchOutcome(results, standings, standings.games - before, time.perf_counter() - began)


def _play(
    match: Match,
    keys: list[GameKey],
    take: Callable[[Sequence[GameResult]], None],
    workers: int | None,
    ray: str | None,
    records: Path | None,
) -> None:
    from .compiled_match import Swift, tasks

    if ray is None and workers in (None, 1) and Swift.can(match):  # trusted, and in slices: no separate process is needed
        from .player import Player

        player = Player(match, records)
        for task in tasks(match, keys):
            take(player.play(task))
    elif ray is not None:
        from .on_ray import RayCrew

        RayCrew(match, ray, workers, records).play(tasks(match, keys), take)
    else:
        from .workers import Crew

        Crew(match, workers or 1, records).play(tasks(match, keys), take)
