"""The same position with the issues at other places and the cards of some of them turned: every field that names either."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from hustings.core import layout
from hustings.core.layout import Records, fields
from hustings.games.die_macher.position import CARDS, GENERATIONS, ISSUES, LYING, Figures, Position
from hustings.games.die_macher.rules.memory import KNEW, REPLACED, SHOWED


class TurnedIssues:
    """Issue `i` becomes `places[i]`; where `turned[i]`, its light card becomes the dark one and the dark one the light."""

    def __init__(self, places: Sequence[int], turned: Sequence[bool]) -> None:
        self.issues, self.stances = np.array(places), np.where(turned, -1, 1)
        self.cards = np.array([2 * places[card // 2] + (card % 2 ^ int(turned[card // 2])) for card in range(CARDS)])

    def position(self, position: Records) -> Records:
        changed = self._record(Position, position)
        new, old = changed[0], position[0]
        new["down"] = self._from(old["down"], LYING)
        for base in (SHOWED, REPLACED, KNEW):
            new["past"] = np.where(
                (old["past"] >= base) & (old["past"] < base + CARDS), self._from(old["past"], base), new["past"]
            )
        new["drawn"] = self._from(old["drawn"], 1)
        oldest = old["opinion_oldest"].reshape(GENERATIONS, CARDS)
        new["opinion_oldest"] = oldest[:, np.argsort(self.cards)].ravel()
        for party, hand in enumerate(new["hand"]):  # ascending, nothing at the end
            order = np.argsort(np.where(hand < 0, CARDS, hand), kind="stable")
            new["hand"][party], new["marked"][party] = hand[order], old["marked"][party][order]
        return changed

    def figures(self, figures: Records) -> Records:
        changed = self._record(Figures, figures)
        issue, stance = figures["imposed_issue"][0], figures["imposed_stance"][0]
        changed["imposed_stance"][0] = np.where(issue >= 0, stance * self.stances[issue], stance)
        return changed

    def _record(self, spec: Any, record: Records) -> Records:
        """Axes of issues and cards, and fields that hold them."""
        changed = layout.copy(record)
        for name, field in fields(spec).items():
            values = record[name][0]
            for axis, what in enumerate(field.axes):
                if what.name == "issue":
                    assert axis == len(field.axes) - 1
                    values = (values * self.stances)[..., np.argsort(self.issues)]
                elif what.name == "card":
                    values = np.take(values, np.argsort(self.cards), axis=axis)
            if field.holds in ("issue", "card"):
                names = self.issues if field.holds == "issue" else self.cards
                values = np.where(values >= 0, names[np.clip(values, 0, len(names) - 1)], values)
            changed[name][0] = values
        return changed

    def _from(self, values: Any, base: int) -> Any:
        """Cards that are noted as `base` + card."""
        return np.where(
            (values >= base) & (values < base + CARDS), base + self.cards[np.clip(values - base, 0, CARDS - 1)], values
        )


def steps_on(steps: int, turned: Sequence[int]) -> TurnedIssues:
    """All issues `steps` places on, one place at a time; `turned`: where cards are turned as an issue leaves a place."""
    places = [(issue + steps) % ISSUES for issue in range(ISSUES)]
    return TurnedIssues(
        places, [sum(turned[(issue + step) % ISSUES] for step in range(steps)) % 2 == 1 for issue in range(ISSUES)]
    )
