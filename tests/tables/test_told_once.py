"""Lines that several readers share: they are made once, and each reader is told what it would be told alone, byte for byte."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import orjson
import pytest

import hustings
from hustings.core import layout
from hustings.core.contract import Game
from hustings.core.layout import plain
from hustings.core.values import Line
from hustings.games.die_macher.position import OPENING
from hustings.tables.telling import EntryInContext, line_json, tell_all
from hustings.text import story


def alone(game: Game, sheet: Any, players: int, entries: list[EntryInContext]) -> list[bytes]:
    """The lines for each reader made from its own observations only."""
    found = []
    for reader in [*range(players), None]:
        lines = []
        for step in entries:
            seen = story.seen(game, reader, step.after)
            said = story.tell(game, reader, step.before, step.after, step.entry, sheet)
            lines += [{"seat": step.entry.seat, "line": line_json(game, seen, line)} for line in said]
        found.append(orjson.dumps(lines))
    return found


def events(play: Any, seed: int) -> Any:
    """Play random decisions, and yield them as events of one to three entries."""
    rng = random.Random(seed)
    while not play.over:
        entries = []
        for _ in range(rng.randint(1, 3)):
            if play.over:
                break
            seat, before = rng.choice(play.asked), layout.copy(play.position)
            entry = play.act(seat, rng.choice(play.legal(seat)))
            entries.append(EntryInContext(before, layout.copy(play.position), entry))
        yield entries


@pytest.mark.parametrize(
    ("name", "edition", "players"),
    [("die-macher", "1997", 3), ("die-macher", "2006", 5), ("helvetiq", None, 2), ("helvetiq", None, 4)],
)
def test_every_reader_is_told_what_it_would_be_told_alone(name: str, edition: str | None, players: int) -> None:
    play = hustings.start(name, edition=edition, players=players, seed=11)
    first = [EntryInContext(None, layout.copy(play.position), play.entries[0])]
    shared = several = 0
    for entries in [first, *events(play, 11)]:
        told = tell_all(play.game, play.sheet, players, entries)
        assert [orjson.dumps(lines) for lines in told] == alone(play.game, play.sheet, players, entries)
        different = len({id(lines) for lines in told})
        shared += different < players + 1
        several += different > 1
    assert shared > several / 2, "most of what happens is told once to many"
    assert several > 5, "something must be told to some readers only"


def curious(nosy: Any) -> Game:
    """Die Macher with a story that reads fields in an unusual way, or asks who the reader is."""
    game = hustings.start("die-macher", players=3, seed=1).game
    assert game.wording is not None

    def told(sheet: Any, viewer: Any, before: Any, after: Any, seat: int, kind: int, option: int | None) -> list[Line]:
        return [Line("story-nosy", {"number": nosy(viewer, before, after, seat)})]

    return replace(game, wording=replace(game.wording, story=told))


@pytest.mark.parametrize(
    "nosy",
    [
        lambda viewer, before, after, seat: sum(plain(type_of(), after).cash),
        lambda viewer, before, after, seat: int(before["cash"].sum()),
        lambda viewer, before, after, seat: viewer,
        lambda viewer, before, after, seat: int(viewer < 1),
        lambda viewer, before, after, seat: int(viewer == (seat + 1) % 3),
        lambda viewer, before, after, seat: int(viewer in {0, 2}),
        lambda viewer, before, after, seat: plain(type_of(), after).colour[viewer] if viewer < 3 else 9,
        lambda viewer, before, after, seat: viewer + 1,  # cannot be watched: told to each reader alone
        lambda viewer, before, after, seat: len({*after.tobytes()}),
    ],
)
def test_what_tells_readers_apart_is_told_to_each(nosy: Any) -> None:
    game, play = curious(nosy), hustings.start("die-macher", players=3, seed=1)
    for entries in list(events(play, 1))[:30]:
        told = tell_all(game, play.sheet, 3, entries)
        assert [orjson.dumps(lines) for lines in told] == alone(game, play.sheet, 3, entries)


def type_of() -> type:
    position: type = hustings.start("die-macher", players=3, seed=1).game.position
    return position


def test_sealed_decisions_are_told_to_their_seat_and_once_to_all_others() -> None:
    """All parties reveal their openings: each is told once to its own seat and once to everybody else, not for every reader."""
    play, calls, entries = hustings.start("die-macher", players=5, seed=4), 0, []
    wording = play.game.wording
    assert wording is not None

    def counted(*asked: Any) -> list[Line]:
        nonlocal calls
        calls += 1
        return wording.story(*asked)

    for seat in range(5):
        while seat in play.asked and play.position["phase"] == OPENING:
            before = layout.copy(play.position)
            entry = play.act(seat, play.legal(seat)[0])
            entries.append(EntryInContext(before, layout.copy(play.position), entry))
    told = tell_all(replace(play.game, wording=replace(wording, story=counted)), play.sheet, 5, entries)
    assert [orjson.dumps(lines) for lines in told] == alone(play.game, play.sheet, 5, entries)
    assert len(entries) > 20
    assert calls == 2 * len(entries)
