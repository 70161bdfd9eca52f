"""Encodings of every game: rows and slots are made from observations alone, in the same way for every seat, and each number has a
name."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import hustings
from hustings.core.binding import Binding
from hustings.core.encoding import Encoding, encoding_of, stand_ins
from hustings.core.layout import Records
from support.contract import compiled
from support.contract.about import about
from support.contract.relabel import relabel, rotation
from support.contract.tables import Table, moments, tables

LEARNED = tuple(table for table in tables() if table.game.thinking.encoding is not None)
NAMES = sorted({table.game.name for table in LEARNED})


class Plain:
    """The encoding of a table by the plain rules, from any position record."""

    def __init__(self, table: Table) -> None:
        self.table, self.encoding, self.figures = table, encoding_of(table.game), table.figures()
        binding = Binding(table.game, stand_ins(table.game))
        self.features_rule, self.slots_rule = binding.bind(self.encoding.features), binding.bind(self.encoding.legal_slots)
        self.option_rule, self.slot_rule = binding.bind(self.encoding.option_of), binding.bind(self.encoding.slot_of)

    def row(self, records: Records, seat: int) -> Any:
        x = np.full(self.encoding.size, 99, np.int8)
        self.features_rule(self.figures, self.table.position(records), seat, x)
        return x

    def slots(self, records: Records, seat: int) -> list[int]:
        out, slots = [0] * (self.table.game.options + 1), [0] * self.encoding.slots
        return slots[: self.slots_rule(self.figures, self.table.position(records), seat, out, slots)]

    def option(self, records: Records, seat: int, slot: int) -> int:
        return int(self.option_rule(self.figures, self.table.position(records), seat, slot))

    def slot(self, records: Records, seat: int, option: int) -> int:
        return int(self.slot_rule(self.figures, self.table.position(records), seat, option))


@cache
def plain(table: Table) -> Plain:
    return Plain(table)


def differing(encoding: Encoding, one: Any, other: Any) -> list[str]:
    """The names of the numbers in which two rows differ."""
    return [name for name, a, b in zip(encoding.names(), one, other, strict=True) if a != b]


def test_every_game_has_an_encoding() -> None:
    assert [name for name in hustings.games.names() if name not in NAMES] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_number_and_every_slot_has_one_name(name: str) -> None:
    own = encoding_of(hustings.game(name))
    assert own.size % 8 == 0 and own.truth_size % 8 == 0 and own.mask_bytes % 8 == 0
    for blocks, size, names in ((own.blocks, own.size, own.names()), (own.slot_blocks, own.slots, own.slot_names())):
        taken = [block.offset + i for block in blocks for i in range(block.size)]
        assert taken == list(range(len(taken))) and size - len(taken) < 8, "blocks follow each other without gaps"
        named = [number for number in names if number]
        assert len(set(named)) == len(named) == len(taken)
        assert all(block.about for block in blocks)


@pytest.mark.parametrize("table", LEARNED, ids=str)
def test_a_row_needs_no_more_than_the_observation(table: Table) -> None:
    """A row filled from the whole position equals the row filled from what the seat may know."""
    own = plain(table)
    for play in moments(table, 40, each=3):
        for seat in play.asked:
            observation = play.observe(seat)
            row = own.row(observation, seat)
            assert differing(own.encoding, own.row(play.position, seat), row) == [], play.decision(seat)
            assert own.slots(play.position, seat) == own.slots(observation, seat)


@pytest.mark.parametrize("table", LEARNED, ids=str)
def test_no_secret_of_another_seat_moves_anything(table: Table) -> None:
    own = plain(table)
    for play in moments(table, 41, each=2):
        for seat in play.asked:
            completed = compiled.complete(table, play.observe(seat), seat, seed=len(play.entries))
            assert differing(own.encoding, own.row(completed, seat), own.row(play.position, seat)) == [], play.decision(seat)
            slots = own.slots(play.position, seat)
            assert own.slots(completed, seat) == slots
            assert [own.option(completed, seat, s) for s in slots] == [own.option(play.position, seat, s) for s in slots]


@pytest.mark.parametrize("table", LEARNED, ids=str)
def test_slots_are_the_legal_options(table: Table) -> None:
    """A slot is legal if the option that it stands for is. Every legal option has a legal slot, its own unless it is a bid."""
    own, shared = plain(table), 0
    for play in moments(table, 42, each=3):
        for seat in play.asked:
            observation, legal = play.observe(seat), play.legal(seat)
            slots = own.slots(observation, seat)
            assert len(set(slots)) == len(slots)
            stands = {slot: own.option(observation, seat, slot) for slot in range(own.encoding.slots)}
            assert sorted(slot for slot, option in stands.items() if option in legal) == sorted(slots), play.decision(seat)
            for slot in slots:
                assert own.slot(observation, seat, stands[slot]) == slot
            for option in legal:
                slot = own.slot(observation, seat, option)
                assert slot in slots and stands[slot] <= option
                if stands[slot] != option:
                    shared += 1
                    assert {table.game.option(n).key for n in (option, stands[slot])} == {"bid"}
            assert (len(slots) == 1) == (len(legal) == 1)
    assert own.option(play.position, 0, -1) == -1 and own.option(play.position, 0, own.encoding.slots) == -1
    assert shared or not any(order.rising for order in table.game.people.orders.values())


@pytest.mark.parametrize("table", LEARNED, ids=str)
def test_rows_and_slots_are_the_same_at_every_seat(table: Table) -> None:
    own, compared = plain(table), 0
    for play in moments(table, 43, each=4):
        if not about(table.game.name).settled(table.numbers(play.position)):
            continue
        for by in range(1, table.setup.players):
            to = rotation(table, by)
            turned = relabel(table, play.position, to)
            for seat in play.asked:
                rows = own.row(turned, to[seat]), own.row(play.position, seat)
                assert differing(own.encoding, *rows) == [], play.decision(seat)
                assert sorted(own.slots(turned, to[seat])) == sorted(own.slots(play.position, seat))
                compared += 1
    assert compared


@pytest.mark.parametrize("table", LEARNED, ids=str)
def test_different_observations_have_different_rows(table: Table) -> None:
    """Decisions that look different mostly have different rows, because a learner must be able to tell them apart."""
    own = plain(table)
    seen: dict[bytes, bytes] = {}
    for play in moments(table, 44):
        seat = play.asked[0]
        seen.setdefault(own.row(play.position, seat).tobytes(), play.observe(seat).tobytes())
    assert len(seen) > 0.97 * len(set(seen.values()))
