"""The lines that a table keeps as long as it is in memory."""

from __future__ import annotations

import tracemalloc

from hustings.tables.log import encoded
from support.stored_tables import plain_event

LINES = 500


def test_what_is_kept_takes_the_room_of_its_letters() -> None:
    """The encoder leaves two thousand unused bytes at the end of each line: a long game would take ten times the memory."""
    lines = [{"seat": 1, "line": {"key": "bids", "things": {"number": number}}} for number in range(LINES)]
    tracemalloc.start()
    try:
        kept = [encoded(line) for line in lines]
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken < 3 * sum(map(len, kept))


def test_readers_who_are_told_the_same_share_it() -> None:
    line = {"seat": 1, "line": {"key": "bids", "things": {}}}
    texts = plain_event(1, told=([line], [dict(line)], [])).texts
    assert texts == ((encoded(line),), (encoded(line),), ()) and texts[0] is texts[1]
