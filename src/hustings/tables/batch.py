"""Batches: several decisions of one seat, carried out together or tried.

A batch ends where its seat cannot know what comes next: at the end of its turn, before a decision that several make in secret,
and at the first draw or reveal. A batch that is carried out includes the decision that draws; a preview stops before it, so that
its outcome stays hidden.
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
    """The reason why a batch ends."""

    ALL = "all"  # it had no more decisions
    DRAW = "draw"
    REVEAL = "reveal"
    TURN = "turn"
    SEALED = "sealed"


ShownEnd = Literal["all", "draw", "reveal", "turn"]
"""The same on the wire, where a decision made in secret counts as another turn."""


@dataclass
class DecisionBatch:
    """Decisions carried out on a copy of the game."""

    play: Play
    played: list[Played] = field(default_factory=list)
    parts: list[EntryInContext] = field(default_factory=list)
    ends: BatchEnd = BatchEnd.ALL

    def take(self, seat: int, option: int) -> Played:
        """Carry out one more decision. If this raises ActionError, nothing has changed."""
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
        """Refuse the batch if it ended before all of its decisions were taken."""
        if self.ends != BatchEnd.ALL:
            raise too_long(self.taken, self.ends)


def too_long(taken: int, ends: BatchEnd) -> BatchTooLong:
    """The refusal of a batch that ended after `taken` decisions."""
    why = {
        BatchEnd.TURN: f"after {taken} of these decisions it is no longer your turn: give fewer",
        BatchEnd.SEALED: f"after {taken} of these decisions comes one that all make in secret: decide up to there first",
    }
    return BatchTooLong(why.get(ends, f"something new shows after decision {taken}: decide up to there first"))


def is_sealed(play: Play, seat: int) -> bool:
    """Whether a seat is asked for a decision that several make at once in secret."""
    return list(play.game.decisions).index(play.decision(seat)) in play.game.sealed


EVERY_END = frozenset(BatchEnd)
AT_ONE_SCREEN = EVERY_END - {BatchEnd.SEALED}
"""The ends of a batch where nobody holds anything back: a secret decision is like any other."""
HELD_BACK = frozenset({BatchEnd.TURN})
"""The ends of a batch that a seat holds back: it shows nothing to anybody yet."""


def decide(
    play: Play, seat: int, options: Sequence[int], *, preview: bool = False, until: Collection[BatchEnd] = EVERY_END
) -> DecisionBatch:
    """Decide on a copy of the game, as far as the batch goes. `until`: the reasons that end it. The first decision is always
    tried, so that an illegal one is refused with its reason."""
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
    """The reason that keeps a seat from going on after its last decision, or None."""
    asked = batch.play.asked
    if seat not in asked:
        return BatchEnd.TURN
    if BatchEnd.SEALED in until and len(asked) > 1 and is_sealed(batch.play, seat):
        return BatchEnd.SEALED
    return _news(batch.played[-1], until)


def _news(played: Played, until: Collection[BatchEnd]) -> BatchEnd | None:
    """DRAW or REVEAL if a decision turned up something that its seat could not see before."""
    kind = BatchEnd.DRAW if played.outcomes else BatchEnd.REVEAL
    return kind if played.revealed == SEEN and kind in until else None
