"""A layout declares for every field who may see it, and records survive conversion to plain numbers and back."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import hustings
from hustings.core import gate, layout
from hustings.core.layout import Axis, Grid, Records, fields, layout_hash, owner, public, secret
from support.contract.about import described
from support.contract.steady import steady

SEAT, PLACE = Axis(layout.SEAT, 3), Axis("place", 2)


class Base:
    score: Annotated[Grid, public(SEAT)]
    hand: Annotated[Grid, owner(SEAT, PLACE)]
    deck: Annotated[int, secret()]


class SameAgain:
    score: Annotated[Grid, public(SEAT)]
    hand: Annotated[Grid, owner(SEAT, PLACE)]
    deck: Annotated[int, secret()]


class Renamed:
    points: Annotated[Grid, public(SEAT)]
    hand: Annotated[Grid, owner(SEAT, PLACE)]
    deck: Annotated[int, secret()]


class Reshaped:
    score: Annotated[Grid, public(SEAT, PLACE)]
    hand: Annotated[Grid, owner(SEAT, PLACE)]
    deck: Annotated[int, secret()]


class Widened:
    score: Annotated[Grid, public(SEAT)]
    hand: Annotated[Grid, owner(SEAT, PLACE)]
    deck: Annotated[int, secret(width="<i4")]


class Longer:
    score: Annotated[Grid, public(SEAT)]
    hand: Annotated[Grid, owner(SEAT, PLACE)]
    deck: Annotated[int, secret()]
    more: Annotated[int, public()]


class Moved:
    hand: Annotated[Grid, owner(SEAT, PLACE)]
    score: Annotated[Grid, public(SEAT)]
    deck: Annotated[int, secret()]


class Unsaid:
    score: Annotated[Grid, public(SEAT)]
    hand: int


class SaidTwice:
    hand: Annotated[Grid, owner(SEAT), public(SEAT)]


def test_every_game_is_described_to_the_properties() -> None:
    assert described() == hustings.games.names(), "add tests/support/<game>/about.py"


@pytest.mark.parametrize("cls", [Unsaid, SaidTwice])
def test_a_field_that_does_not_say_who_may_see_it_is_refused(cls: type) -> None:
    with pytest.raises(TypeError, match=f"{cls.__name__}.hand: say who may see it"):
        layout.dtype(cls)


@pytest.mark.parametrize("axes", [(), (PLACE,), (PLACE, SEAT)])
def test_what_its_owner_sees_begins_with_the_seat(axes: tuple[Axis, ...]) -> None:
    with pytest.raises(TypeError, match="seat"):
        owner(*axes)


@pytest.mark.parametrize("other", [Renamed, Reshaped, Widened, Longer, Moved])
def test_another_layout_has_another_hash(other: type) -> None:
    assert layout_hash(other) != layout_hash(Base)
    assert layout_hash(SameAgain) == layout_hash(Base)


def test_the_gate_keeps_to_the_declaration() -> None:
    """A layout of three fields, checked by hand: everyone sees the score, only its owner a hand, nobody the deck."""
    position = layout.blank(Base)
    position["score"], position["hand"], position["deck"] = [[7, 8, 9]], [[[1, 2], [3, 4], [5, 6]]], 10
    nothing = [-1, -1]
    for seat, hands in enumerate(
        [[[1, 2], nothing, nothing], [nothing, [3, 4], nothing], [nothing, nothing, [5, 6]], [nothing] * 3]
    ):
        seen = layout.as_dict(Base, gate.observe(Base, 3, position, seat))
        assert seen == {"score": [7, 8, 9], "hand": hands, "deck": -1}
    for seat in (-1, 4):
        with pytest.raises(IndexError, match=f"seat {seat}"):
            gate.observe(Base, 3, position, seat)


LAYOUTS = [
    Base,
    Widened,
    *(getattr(hustings.game(name), which) for name in hustings.games.names() for which in ("position", "figures")),
]


def filled(cls: type, seed: int) -> Records:
    """A record of random numbers, over the whole range of its fields."""
    records, random = layout.blank(cls), np.random.default_rng(seed)
    for name, field in fields(cls).items():
        ends = np.iinfo(field.width)
        records[name][0] = random.integers(ends.min, ends.max, size=field.shape, endpoint=True)
    return records


@pytest.mark.parametrize("cls", LAYOUTS, ids=lambda cls: f"{cls.__module__.split('.')[-2]}-{cls.__name__}")
@given(seed=st.integers(0, 2**32))
@steady(20)
def test_as_dict_and_from_dict_are_inverse(cls: type, seed: int) -> None:
    records = filled(cls, seed)
    numbers = layout.as_dict(cls, records)
    assert list(numbers) == list(fields(cls))
    assert all(isinstance(number, int) for number in flat(list(numbers.values())))
    assert layout.same(layout.from_dict(cls, numbers), records)


def flat(value: Any) -> list[Any]:
    return [number for item in value for number in flat(item)] if isinstance(value, list) else [value]


@pytest.mark.parametrize("cls", LAYOUTS, ids=lambda cls: f"{cls.__module__.split('.')[-2]}-{cls.__name__}")
def test_plain_records_are_the_same_memory(cls: type) -> None:
    records = layout.blank(cls, 2)
    plain = layout.plain(cls, records, 1)
    for name, field in fields(cls).items():
        if field.shape:
            getattr(plain, name)[tuple(0 for _ in field.shape) if len(field.shape) > 1 else 0] = 7
        else:
            setattr(plain, name, 7)
        assert records[name][1].reshape(-1)[0] == 7
        assert not records[name][0].any()
    assert not layout.same(records[:1], records[1:])
    copy = layout.copy(records)
    assert layout.same(copy, records) and not np.shares_memory(copy, records)


@pytest.mark.parametrize("cls", LAYOUTS, ids=lambda cls: f"{cls.__module__.split('.')[-2]}-{cls.__name__}")
def test_one_record_is_copied_wherever_it_lies(cls: type) -> None:
    """A record with its own bytes, a row of several or of a copy of them, bytes of another object, and rows with gaps between."""
    rng, size = np.random.default_rng(1), layout.dtype(cls).itemsize
    several = layout.blank(cls, 4)
    several.view(np.uint8)[:] = rng.integers(0, 100, 4 * size, np.uint8)
    twins, copy_one = layout.copy(several), layout.copier(cls)
    mine = layout.copy(several[2:3])
    read = np.frombuffer(bytearray(b"before" + mine.tobytes()), layout.dtype(cls), offset=6)
    for one in (mine, several[2:3], twins[2:3], twins[2:], read, np.repeat(several, 2)[4:5], several[::2][1:]):
        copy = copy_one(one)
        assert layout.same(copy, mine) and copy.shape == (1,) and copy.dtype is layout.dtype(cls)
        assert not np.shares_memory(copy, one) and copy.flags.writeable
        assert layout.same(copy_one(copy), mine)
