"""The story that readers have: the lines left after undos, added event by event, or all at once as when a table is opened."""

from __future__ import annotations

import random

import orjson
import pytest

from hustings.tables.log import Event, Played
from hustings.tables.model import EventKind
from hustings.tables.story_log import StoryLog

SEATS = 3


def decided(seq: int, seat: int, lines: int) -> Event:
    told = [[{"seat": seat, "line": seq}] * lines] * (SEATS + 1)
    return Event(seq, EventKind.ACT, seat, 0.0, (Played(seat, 0),), told=told)


def taken_back(seq: int, seat: int, to: int) -> Event:
    return Event(seq, EventKind.UNDO, seat, 0.0, to=to, told=[[{"seat": seat, "line": seq}]] * (SEATS + 1))


@pytest.mark.parametrize("seed", range(20))
def test_opened_at_once_it_stands_as_it_did_when_each_event_came(seed: int) -> None:
    rng, events = random.Random(seed), list[Event]()
    followed, longest = StoryLog(SEATS), 0
    for seq in range(60):
        back = [event.seq for event in events[-3:]]
        if back and rng.random() < 0.3:
            events.append(taken_back(seq, rng.randrange(SEATS), rng.choice(back)))
        else:
            events.append(decided(seq, rng.randrange(SEATS), rng.randint(0, 2)))
        followed.after(events[-1:])
        opened = StoryLog(SEATS)
        opened.after(events)
        assert (opened.counts, opened.since) == (followed.counts, followed.since)
        for seat in range(SEATS):
            assert orjson.dumps(opened.of(seat)) == orjson.dumps(followed.of(seat))
        longest = max(longest, len(opened.blocks))
    assert longest < 60  # something was taken back


def test_whoever_had_acted_before_what_was_taken_back_has_news_since_then() -> None:
    log = StoryLog(SEATS)
    log.after([decided(0, 0, 2), decided(1, 1, 1), decided(2, 0, 1)])
    assert log.since == [4, 3, 0, 0]
    log.after([taken_back(3, 0, 1)])
    assert log.counts == [4] * (SEATS + 1)
    assert log.since == [4, 3, 0, 0]  # taking back counts as acting
    log.after([taken_back(4, 1, 0)])
    assert log.counts == [3] * (SEATS + 1)
    assert log.since == [2, 3, 0, 0]
