"""Ratings from games with several players, by openskill's Plackett-Luce model. The library comes with the extra [arena]."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

MISSING = "no ratings: openskill is not installed (pip install 'hustings[arena]')"


def installed() -> bool:
    return find_spec("openskill") is not None


class Ratings:
    """Ratings of any number of bots over any number of matches. Every bot starts at 25 with a deviation of 25/3."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce

        self._model: Any = PlackettLuce(limit_sigma=True)
        self._bots: dict[str, Any] = {}

    def add(self, bots: Sequence[str], places: Sequence[int]) -> None:
        """Add one game. A bot that sat at several seats gets the mean of the ratings that each of them would give it."""
        for bot in bots:
            if bot not in self._bots:
                self._bots[bot] = self._model.rating(name=bot)
        if len(set(bots)) < 2:  # against itself a bot wins as much as it loses
            return
        teams = [[self._model.rating(mu=self._bots[bot].mu, sigma=self._bots[bot].sigma)] for bot in bots]
        after = [team[0] for team in self._model.rate(teams, ranks=[float(place) for place in places])]
        for bot in dict.fromkeys(bots):
            mine = [rated for rated, name in zip(after, bots, strict=True) if name == bot]
            self._bots[bot].mu = sum(rated.mu for rated in mine) / len(mine)
            self._bots[bot].sigma = sum(rated.sigma for rated in mine) / len(mine)

    def of(self, bot: str) -> tuple[float, float]:
        """A bot's rating and its deviation."""
        rated = self._bots[bot]
        return float(rated.mu), float(rated.sigma)
