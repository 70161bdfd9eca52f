"""The repair of a table after a fix of the rules: it is played again, the first difference is reported, and changes are written
only on request."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import delete, update

import hustings
from hustings.core import registry
from hustings.core.contract import Game as Rulebook
from hustings.store import StaleVersion, Store, schema
from hustings.store.rows import pack
from hustings.tables import log, replay
from hustings.tables import rules as table_rules
from hustings.tables.errors import Unplayable
from hustings.tables.repair import Plan, plan, repair
from hustings.tables.stored import TableArchive
from hustings.tables.verify import examine
from support.stored_tables import Game, change

FIXED = "die-macher"


@pytest.fixture
def fix(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Replace rules of the game for everything that rebuilds tables."""

    def put(**rules: Any) -> None:
        found = registry.game(FIXED)
        fixed: Rulebook = replace(found, rules=found.rules._replace(**rules))
        monkeypatch.setattr(table_rules, "find_game", lambda name: fixed)

    return put


def played(store: Store, seq: int = 20) -> Game:
    table = Game(store, seed=4, players=3)
    while table.seq < seq:
        table.act(2)
    return table


def written(store: Store, whole: TableArchive, found: Plan, *, back: bool = False) -> int:
    repaired = repair(whole, found, at=5000.0, back=back)
    store.rewrite(repaired)
    return repaired.event.seq


def test_a_table_that_holds_needs_no_repair(store: Store) -> None:
    played(store)
    found = plan(store.whole("one"))
    assert (found.needed, found.first) == (False, None)


def test_another_version_of_the_program_is_noted(store: Store) -> None:
    table = played(store)
    change(store, "one", engine="0.0.1")
    whole = store.whole("one")
    found = plan(whole)
    assert (found.needed, found.first) == (True, None)
    assert written(store, whole, found) == table.seq + 1
    after = store.whole("one").loaded
    assert (after.table.engine, after.position) == (hustings.__version__, whole.loaded.position)
    assert (after.events[-1].kind, after.events[-1].more["was"]) == ("repair", "0.0.1")
    assert examine(store.whole("one")).differences == []


def test_a_position_in_another_layout_is_rebuilt(store: Store) -> None:
    table = played(store)
    layout = table.table().layout
    with store.engine.begin() as connection:
        connection.execute(update(schema.snapshots).values(layout="older", position=pack(b"older")))
        connection.execute(update(schema.tables).values(layout="older", position=pack(b"older")))
    whole = store.whole("one")
    found = plan(whole)
    assert (found.needed, found.first) == (True, None)
    assert "another layout (older" in found.examined.notes[0]
    written(store, whole, found)
    after = store.whole("one")
    assert (after.loaded.table.layout, after.loaded.position) == (layout, table.play.position.tobytes())
    assert [(s.seq, s.layout) for s in after.snapshots] == [(s.seq, layout) for s in whole.snapshots]
    found_again = examine(after)
    assert (found_again.differences, found_again.notes) == ([], [])


def test_rules_that_count_otherwise_give_another_position(store: Store, fix: Callable[..., None]) -> None:
    table = played(store)
    before = store.whole("one")
    plain = registry.game(FIXED).rules.apply

    def generous(f: Any, g: Any, c: Any, seat: int, option: int) -> None:
        plain(f, g, c, seat, option)
        g.cash[seat] += 1

    fix(apply=generous)
    whole = store.whole("one")
    found = plan(whole)
    assert found.needed
    assert found.first is not None
    assert "cash" in found.first.field or "told" in found.first.field, str(found.first)
    assert store.whole("one") == before, "planning writes nothing"
    written(store, whole, found)
    after = store.whole("one")
    assert after.loaded.position != before.loaded.position
    assert examine(after).differences == []
    assert [e.entries for e in after.loaded.events[:-1]] == [e.entries for e in before.loaded.events]
    with pytest.raises(StaleVersion):  # a server that still has the old table in memory
        table.act()


def test_rules_that_refuse_an_old_action_break_the_log(store: Store, fix: Callable[..., None]) -> None:
    table = played(store)
    options = [(event.seq, played.option) for event in store.events("one") for played in event.entries]
    broken, option = next((seq, option) for seq, option in options if seq >= 8 and [o for _, o in options].count(option) == 1)
    plain = registry.game(FIXED).rules.refusal
    fix(refusal=lambda f, g, seat, wanted: 1 if wanted == option else plain(f, g, seat, wanted))
    whole = store.whole("one")
    found = plan(whole)
    assert found.first is not None
    assert (found.first.seq, found.first.field) == (broken, "action")
    assert (found.back_to, found.void) == (broken - 1, tuple(range(broken, table.seq + 1)))
    with pytest.raises(Unplayable, match="--back"):
        written(store, whole, found)
    assert store.whole("one") == whole, "a refused repair writes nothing"
    written(store, whole, found, back=True)
    after = store.whole("one")
    assert examine(after).differences == []
    assert after.loaded.position == found.examined.positions[broken - 1]
    assert after.loaded.table.entries == len(replay.play_at(after.loaded.table, after.loaded.events).entries)
    assert log.voided(after.loaded.events) == set(found.void)


def test_what_was_taken_back_may_break_without_loss(store: Store, fix: Callable[..., None]) -> None:
    """Only the undone event becomes void, and the table stays where it is."""
    table = played(store, 10)
    option = table.act().entries[0].option
    table.back(10)
    while table.seq < 18:
        table.act()
    assert option not in {entry.option for entry in log.entries_of(log.lineage(store.events("one")))}
    plain = registry.game(FIXED).rules.refusal
    fix(refusal=lambda f, g, seat, wanted: 1 if wanted == option else plain(f, g, seat, wanted))
    whole = store.whole("one")
    found = plan(whole)
    assert (found.needed, found.back_to) == (True, None)
    assert found.void == (11,)
    written(store, whole, found)
    after = store.whole("one")
    assert after.loaded.position == whole.loaded.position
    assert examine(after).differences == []


def test_sealed_answers_that_no_longer_hold_are_taken_back(store: Store) -> None:
    played(store)
    store.seal("one", 20, 0, [9999])
    whole = store.whole("one")
    found = plan(whole)
    assert found.first is not None
    assert found.first.field == "sealed by seat 0"
    written(store, whole, found)
    assert store.whole("one").loaded.sealed == {}


def test_a_log_with_a_gap_goes_on_before_it(store: Store) -> None:
    played(store)
    with store.engine.begin() as connection:
        connection.execute(delete(schema.events).where(schema.events.c.seq == 9))
    whole = store.whole("one")
    found = plan(whole)
    assert (found.back_to, found.void) == (8, tuple(range(9, 21)))
    written(store, whole, found, back=True)
    assert examine(store.whole("one")).differences == []


def test_a_log_without_its_set_up_cannot_be_repaired(store: Store) -> None:
    played(store)
    with store.engine.begin() as connection:
        connection.execute(delete(schema.events).where(schema.events.c.seq == 0))
    whole = store.whole("one")
    with pytest.raises(Unplayable, match="restore"):
        written(store, whole, plan(whole), back=True)
    assert store.whole("one") == whole


def test_a_table_of_other_figures_cannot_be_repaired(store: Store) -> None:
    played(store, 3)
    change(store, "one", figures="others")
    whole = store.whole("one")
    found = plan(whole)
    assert found.first is not None
    assert found.first.field == "figures"
    with pytest.raises(Unplayable, match="played with figures others"):
        written(store, whole, found)
    assert store.whole("one") == whole
