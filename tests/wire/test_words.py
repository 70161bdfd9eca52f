"""Words that the wire lists one by one are those of the tables' own enums."""

from __future__ import annotations

from typing import get_args

from hustings.tables.batch import BatchEnd, ShownEnd
from hustings.tables.votes import Motion, MotionWord


def test_motions_are_the_words_of_votes() -> None:
    assert get_args(MotionWord) == tuple(Motion)


def test_a_batch_ends_on_the_wire_as_at_the_table_but_for_secret_decisions() -> None:
    assert get_args(ShownEnd) == tuple(end for end in BatchEnd if end is not BatchEnd.SEALED)
