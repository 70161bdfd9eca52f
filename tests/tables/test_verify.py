"""Verification of a table: a sound log passes, and any change to it or to the data stored with it is found and named."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hustings.store import Store
from hustings.store.rows import pack, unpack
from hustings.tables.errors import Broken
from hustings.tables.log import Event, Played, entries_of, lineage
from hustings.tables.model import BEFORE_SETUP, EventKind, Seat, SeatKind
from hustings.tables.replay import play_at, replay
from hustings.tables.rules import rules_of
from hustings.tables.stored import Snapshot
from hustings.tables.verify import examine
from support.stored_tables import Game, plain_table


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("die-macher", {"players": 3, "variants": ("short",)}),
        ("die-macher", {"edition": "1997", "players": 4}),
        ("helvetiq", {"players": 2}),
    ],
)
def test_games_with_batches_undo_and_rewind_hold(store: Store, game: str, setup: dict[str, Any]) -> None:
    table = Game(store, game=game, seed=3, **setup).some(70)
    found = examine(store.whole("one"))
    assert (found.differences, found.notes, found.broken) == ([], [], None)
    assert found.play is not None
    assert found.play.position.tobytes() == table.play.position.tobytes()
    assert found.play.entries == table.play.entries
    assert {event.kind for event in store.events("one")} >= {"setup", "act", "undo", "rewind"}


def test_a_game_that_is_over_holds(store: Store) -> None:
    table = Game(store, game="helvetiq", players=2).to_the_end()
    assert table.table().status == "over"
    assert examine(store.whole("one")).first is None


def test_a_table_that_waits_holds(store: Store) -> None:
    game = rules_of(plain_table(engine="x"))
    store.create(plain_table(figures=game.sheet.hash, layout=game.layout), [Seat(seat, SeatKind.OPEN) for seat in range(3)])
    found = examine(store.whole("one"))
    assert (found.differences, found.play, found.table.seq) == ([], None, BEFORE_SETUP)


def test_every_position_of_the_past_can_be_had(store: Store) -> None:
    """Rebuilt from the nearest snapshot or from the set-up, it has the same bytes and the same entries."""
    table = Game(store, seed=5, players=3).some(60)
    loaded, snapshots = store.load("one"), store.snapshots("one")
    assert loaded is not None
    positions = {step.event.seq: step.play.position.tobytes() for step in replay(loaded.table, loaded.events)}
    assert set(positions) == set(range(table.seq + 1))
    for seq in range(0, table.seq + 1, 7):
        near, far = play_at(loaded.table, loaded.events, seq, snapshots), play_at(loaded.table, loaded.events, seq)
        assert near.position.tobytes() == far.position.tobytes() == positions[seq]
        assert near.entries == far.entries == entries_of(lineage(loaded.events, seq))
    current = play_at(loaded.table, loaded.events)
    assert current.position.tobytes() == loaded.position == positions[table.seq]


def test_a_snapshot_in_another_layout_is_not_used(store: Store) -> None:
    Game(store, seed=5, players=3).some(20)
    loaded = store.load("one")
    assert loaded is not None
    old = [Snapshot(s.seq, "old", b"another size") for s in store.snapshots("one")]
    assert play_at(loaded.table, loaded.events, None, old).position.tobytes() == loaded.position


def test_the_way_to_a_position_leaves_out_what_was_taken_back() -> None:
    def event(seq: int, kind: EventKind = EventKind.ACT, to: int | None = None) -> Event:
        return Event(seq, kind, 0, 0.0, (Played(0, seq),) if kind == EventKind.ACT else (), to)

    log = [
        event(0),
        event(1),
        event(2),
        event(3, EventKind.UNDO, 1),
        event(4),
        event(5, EventKind.BACK),
        event(6),
        event(7, EventKind.REWIND, 2),
        event(8),
    ]
    assert [e.seq for e in lineage(log, 6)] == [0, 1, 3, 4, 5, 6]
    assert [e.seq for e in lineage(log)] == [0, 1, 2, 7, 8]
    assert [e.option for e in entries_of(lineage(log))] == [0, 1, 2, 8]
    with pytest.raises(Broken, match="missing"):
        lineage(log[:2] + log[3:])
    with pytest.raises(Broken, match="not before"):
        lineage([*log, event(9, EventKind.UNDO, 9)])


# Changes are found


class Changer:
    """Changes a database behind the store's back."""

    def __init__(self, file: Path) -> None:
        self.raw = sqlite3.connect(file)

    def column(self, table: str, column: str, change: Callable[[Any], Any], where: str = "1 = 1") -> None:
        (value,) = self.raw.execute(f"SELECT {column} FROM {table} WHERE {where} LIMIT 1").fetchone()
        self.raw.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (change(value),))
        self.raw.commit()

    def json(self, table: str, column: str, change: Callable[[Any], Any], where: str = "1 = 1") -> None:
        def changed(text: str) -> str:
            value = json.loads(text)
            change(value)
            return json.dumps(value)

        self.column(table, column, changed, where)

    def run(self, statement: str, *values: Any) -> None:
        self.raw.execute(statement, values)
        self.raw.commit()


def one_byte_more(packed: bytes) -> bytes:
    position = bytearray(unpack(packed))
    position[10] ^= 1
    return pack(bytes(position))


def an_entry(of: Callable[[list[Any]], None]) -> Callable[[Changer], None]:
    return lambda raw: raw.json("events", "data", lambda data: of(data["entries"][0]), "seq = 4")


CHANGES: dict[str, tuple[Callable[[Changer], None], str]] = {
    "position": (lambda raw: raw.column("tables", "position", one_byte_more), r"now, position \w+"),
    "no position": (lambda raw: raw.run("UPDATE tables SET position = NULL"), "now, position: stored there is none"),
    "snapshot": (lambda raw: raw.column("snapshots", "position", one_byte_more, "seq = 0"), r"event 0, position \w+"),
    "told": (
        lambda raw: raw.json("events", "told", lambda told: told["lines"][0].append({"seat": 0}), "seq = 0"),
        "event 0, told to seat 0",
    ),
    "readers": (lambda raw: raw.json("events", "told", lambda told: told["readers"].pop(), "seq = 2"), "event 2, readers"),
    "revealed": (an_entry(lambda entry: entry.__setitem__(3, 5)), "event 4, entry 0, revealed: stored 5"),
    "option": (an_entry(lambda entry: entry.__setitem__(1, 9999)), "event 4, entry 0, action: .*9999"),
    "seat": (an_entry(lambda entry: entry.__setitem__(0, 14)), "event 4, entry 0, action: .*seat 14"),
    "outcomes": (an_entry(lambda entry: entry[2].append(3)), "event 4, entry 0, action: .*outcomes"),
    "missing event": (lambda raw: raw.run("DELETE FROM events WHERE seq = 3"), "event 3, action: .*missing"),
    "last event missing": (lambda raw: raw.run("DELETE FROM events WHERE seq = 12"), "event 12, snapshot|now, seq: stored 12"),
    "second set-up": (lambda raw: raw.run("UPDATE events SET kind = 'setup' WHERE seq = 3"), "event 3, action: .*set-up"),
    "entries": (lambda raw: raw.run("UPDATE tables SET entries = entries + 1"), "now, entries"),
    "status": (lambda raw: raw.run("UPDATE tables SET status = 'over'"), "now, status: stored over, by the rules not over"),
    "result": (lambda raw: raw.run("""UPDATE tables SET result = '{"scores": [1], "winners": [0]}'"""), "now, result"),
    "figures": (lambda raw: raw.run("UPDATE tables SET figures = 'other'"), "now, figures: stored other"),
    "own figures": (lambda raw: raw.run("""UPDATE tables SET own_figures = '{"no.such": 1}'"""), "now, rules: .*no.such"),
    "edition": (lambda raw: raw.run("UPDATE tables SET edition = '1812'"), "now, rules: .*1812"),
    "sealed": (lambda raw: raw.run("INSERT INTO sealed VALUES ('one', 0, '[9999]', NULL)"), "now, sealed by seat 0: .*9999"),
    "undo": (
        lambda raw: raw.run("UPDATE events SET kind = 'undo', data = '{\"to\": 99}' WHERE seq = 5"),
        "event 5, action: .*99",
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_was_changed_is_named(sqlite: Store, tmp_path: Path, what: str) -> None:
    table = Game(sqlite, seed=2, players=3)
    while table.seq < 12:
        table.act(2)
    change, said = CHANGES[what]
    changer = Changer(tmp_path / "tables.db")
    change(changer)
    changer.raw.close()
    first = examine(sqlite.whole("one")).first
    assert first is not None
    assert re.match(said, str(first)), str(first)
