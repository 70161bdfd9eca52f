"""Batches: several decisions of one seat, carried out together or tried.

A batch ends where its seat cannot know what comes next: at the end of its turn, before a decision that several make in secret,
and at the first draw or reveal. The decision that draws is the last one of a batch that is carried out; a preview stops before
it, so that nothing of it can be seen.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from ..core import layout
from ..core.chance import SEEN
from ..core.play import Play
from .errors import BatchTooLong
from .log import Played
from .telling import EntryInContext


class BatchEnd(StrEnum):
    """Why a batch goes no further."""

    ALL = "all"  # it had no more decisions
    DRAW = "draw"
    REVEAL = "reveal"
    TURN = "turn"
    SEALED = "sealed"


ShownEnd = Literal["all", "draw", "reveal", "turn"]
"""The same on the wire, where a decision that all make in secret is another turn."""


@dataclass
class DecisionBatch:
    """Decisions carried out on a copy of the game."""

    play: Play
    played: list[Played] = field(default_factory=list)
    parts: list[EntryInContext] = field(default_factory=list)
    ends: BatchEnd = BatchEnd.ALL

    def take(self, seat: int, option: int) -> Played:
        """Carry out one decision more. Raises ActionError, and then nothing has happened."""
        before = layout.copy(self.play.position)
        entry = self.play.act(seat, option)
        played = Played(entry.seat, entry.option, entry.outcomes, self.play.revealed)
        self.played.append(played)
        self.parts.append(EntryInContext(before, layout.copy(self.play.position), entry))
        return played

    @property
    def taken(self) -> int:
        return len(self.played)

    def check_all(self) -> None:
        """Refuse a batch that had more decisions."""
        if self.ends != BatchEnd.ALL:
            raise too_long(self.taken, self.ends)


def too_long(taken: int, ends: BatchEnd) -> BatchTooLong:
    """The refusal of decisions after those that could be taken."""
    why = {
        BatchEnd.TURN: f"after {taken} of these decisions it is no longer your turn: give fewer",
        BatchEnd.SEALED: f"after {taken} of these decisions comes one that all make in secret: decide up to there first",
    }
    return BatchTooLong(why.get(ends, f"something new shows after decision {taken}: decide up to there first"))


def is_sealed(play: Play, seat: int) -> bool:
    """Whether the decision before a seat is one that several make at once in secret."""
    return list(play.game.decisions).index(play.decision(seat)) in play.game.sealed


EVERY_END = frozenset(BatchEnd)
AT_ONE_SCREEN = EVERY_END - {BatchEnd.SEALED}
"""Where nobody holds anything back, a secret decision is one like the others."""
HELD_BACK = frozenset({BatchEnd.TURN})
"""What a seat holds back shows nothing to anybody yet."""


def decide(
    play: Play, seat: int, options: Sequence[int], *, preview: bool = False, until: Collection[BatchEnd] = EVERY_END
) -> DecisionBatch:
    """Decide on a copy of the game, as far as the batch goes. `until`: what ends it. The first decision is always tried, so that
    what is wrong with it is said."""
    batch = DecisionBatch(play.copy())
    for option in options:
        if batch.played:
            ends = _end(batch, seat, until)
            if ends is not None:
                batch.ends = ends
                break
        trial = DecisionBatch(batch.play.copy()) if preview else batch
        played = trial.take(seat, option)
        if preview:
            news = _news(played, until)
            if news is not None:
                batch.ends = news
                break
            batch.play, batch.played, batch.parts = trial.play, [*batch.played, played], [*batch.parts, *trial.parts]
    return batch


def _end(batch: DecisionBatch, seat: int, until: Collection[BatchEnd]) -> BatchEnd | None:
    """What keeps a seat from going on after its last decision."""
    asked = batch.play.asked
    if seat not in asked:
        return BatchEnd.TURN
    if BatchEnd.SEALED in until and len(asked) > 1 and is_sealed(batch.play, seat):
        return BatchEnd.SEALED
    return _news(batch.played[-1], until)


def _news(played: Played, until: Collection[BatchEnd]) -> BatchEnd | None:
    """Whether a decision turned up something that its seat could not see before."""
    kind = BatchEnd.DRAW if played.outcomes else BatchEnd.REVEAL
    return kind if played.revealed == SEEN and kind in until else None
