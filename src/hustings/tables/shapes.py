"""Shapes of stored values: the form that each JSON value of a table, of its seats and of its log must have. After a disk error or
an edit by hand a database can hold anything; a value that does not fit is reported here, before it gets anywhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, get_type_hints

from . import clock, orders, promises, votes
from .model import EventKind, Extras, SeatExtras

Shape = Callable[[Any], None]
"""Raises Misfit with a message if a value does not fit."""


class Misfit(ValueError):
    """A stored value that does not fit its shape."""


def whole(value: Any) -> None:
    if type(value) is not int:
        raise Misfit(f"{_short(value)} is not a whole number")


def number(value: Any) -> None:
    if type(value) not in (int, float):
        raise Misfit(f"{_short(value)} is not a number")


def text(value: Any) -> None:
    if not isinstance(value, str):
        raise Misfit(f"{_short(value)} is not text")


def truth(value: Any) -> None:
    if not isinstance(value, bool):
        raise Misfit(f"{_short(value)} is neither true nor false")


def listed(of: Shape, value: Any) -> None:
    if not isinstance(value, list | tuple):
        raise Misfit(f"{_short(value)} is not a list")
    for item in value:
        of(item)


def mapping(value: Any) -> None:
    if not isinstance(value, Mapping):
        raise Misfit(f"{_short(value)} is not an object")


def maybe(of: Shape, value: Any) -> None:
    if value is not None:
        of(value)


wholes: Shape = partial(listed, whole)
texts: Shape = partial(listed, text)

_KINDS: dict[Any, Shape] = {bool: truth, int: whole, str: text, float: number}


def _facts(declared: type, value: Any) -> None:
    """Check a TypedDict. Keys that another version has added are not checked."""
    mapping(value)
    for name, kind in get_type_hints(declared).items():
        if name in value:
            _named(name, promised if name == "promises" else _KINDS.get(kind, _turns), value[name])


def _turns(value: Any) -> None:
    mapping(value)
    for seat in value:
        if not (isinstance(seat, str) and seat.isdecimal()):
            raise Misfit(f"{_short(seat)} is no seat")
    wholes(list(value.values()))


def _named(name: str, of: Shape, value: Any) -> None:
    try:
        of(value)
    except Misfit as wrong:
        raise Misfit(f"{name}: {wrong}") from None


def _fields(value: Any, shapes: Mapping[str, Shape]) -> None:
    mapping(value)
    for name, of in shapes.items():
        if name not in value:
            raise Misfit(f"{name} is missing")
        _named(name, of, value[name])


# The columns


extra: Shape = partial(_facts, Extras)
seat_extra: Shape = partial(_facts, SeatExtras)


def ballots(value: Any) -> None:
    def ballot(one: Any) -> None:
        _fields(one, {"what": text, "by": whole, "to": partial(maybe, whole), "agreed": wholes})
        if one["what"] not in list(votes.Motion):
            raise Misfit(f"{_short(one['what'])} is nothing to vote on")

    listed(ballot, value)


def result(value: Any) -> None:
    _fields(value, {"scores": wholes, "winners": wholes})


def clocks(value: Any) -> None:
    pace: dict[str, Shape] = {"kind": text, "move": number, "reserve": number, "bot": text}
    seat: dict[str, Shape] = {"reserve": number, "spent": number, "began": partial(maybe, number)}
    seat |= dict.fromkeys(("turn", "away", "back"), truth)
    _fields(value, {"pace": lambda one: _fields(one, pace), "seats": partial(listed, lambda one: _fields(one, seat))})
    if value["pace"]["kind"] not in clock.MOVE:
        raise Misfit(f"pace: there is no clock {_short(value['pace']['kind'])}")
    _made(clock.of_stored, value)


def standing_orders(value: Any) -> None:
    shapes: dict[str, Shape] = {"id": text, "decision": text, "act": text, "above": partial(maybe, whole), "lasts": text}
    shapes |= {"unless": texts, "given": number, "stage": whole, "bidding": truth, "why": partial(maybe, mapping)}
    listed(lambda one: _fields(one, shapes), value)
    _made(orders.of_stored, value)


def promised(value: Any) -> None:
    """Check offers between seats and their outcomes."""
    moment = partial(_fields, shapes={"seq": whole, "entries": whole, "at": number})
    sign = partial(_fields, shapes={"seat": whole, "said": text, "entries": whole})
    shapes: dict[str, Shape] = dict.fromkeys(("place", "by", "to", "times"), whole)
    shapes |= {"what": text, "public": truth, "stage": text, "made": moment, "signs": partial(listed, sign)}
    shapes |= {"answered": partial(maybe, moment), "settled": partial(maybe, moment), "verdicts": partial(maybe, texts)}
    shapes["gone"] = wholes
    listed(lambda one: _fields(one, shapes), value)
    _made(promises.of_stored, value)


def _made(make: Callable[[Any], object], value: Any) -> None:
    try:
        make(value)
    except (TypeError, LookupError, ValueError):
        raise Misfit("it has other parts than this program knows") from None


def _entry(value: Any) -> None:
    listed(lambda part: None, value)
    if len(value) != 4:
        raise Misfit(f"an entry has four parts, not {len(value)}")
    for part, of in zip(value, (whole, whole, wholes, whole), strict=True):
        of(part)


def event_data(value: Any) -> None:
    mapping(value)
    shapes: dict[str, Shape] = {"entries": partial(listed, _entry), "to": whole}
    shapes |= dict.fromkeys(("stand_in", "seats", "void"), wholes)
    for name, of in shapes.items():
        if name in value:
            _named(name, of, value[name])


def told(value: Any) -> None:
    def line(one: Any) -> None:
        _fields(one, {"seat": whole, "line": lambda said: _fields(said, {"key": text, "things": mapping})})

    _fields(value, {"lines": partial(listed, partial(listed, line)), "readers": wholes})
    if any(not 0 <= place < len(value["lines"]) for place in value["readers"]):
        raise Misfit("readers: a place with no telling")


def answer(value: Any) -> None:
    _fields(value, {"seq": whole})


def analysis(value: Any) -> None:
    mapping(value)
    for name in ("win", "found"):
        if name in value:
            _named(name, partial(listed, lambda one: None), value[name])


# Values that fit one by one, but not together


def misplaced(kind: EventKind, to: int | None, readers: int, players: int) -> str | None:
    """Describe what is wrong with an event as a whole; None if nothing is."""
    if kind.goes_back != (to is not None):
        return f"an event of the kind {kind} names {'no position' if to is None else 'a position'} to go back to"
    if readers not in (0, players + 1):
        return f"told to {readers} readers: there are {players + 1}"
    return None


def wrong_seats(found: Iterable[int], players: int) -> str | None:
    """Describe what is wrong with the numbers of a table's seats; None if nothing is."""
    there = sorted(found)
    missing = [seat for seat in range(players) if seat not in there]
    if missing:
        return f"seat {', '.join(map(str, missing))} of {players} is missing"
    return None if there == list(range(players)) else f"there are seats {', '.join(map(str, there))}, but {players} play"


def _short(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else shown[:57] + "..."
