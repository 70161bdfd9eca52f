"""From an observation to JSON, the only place where this happens. Everything starts from `Play.observe`, the one gate for
secrets: what is not in an observation cannot be said here.

What readers are sent is plain dicts and lists that match the models of `wire` (tests hold every push against the models);
nothing is validated at run time, since this is what a move costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt
import orjson

from ...core import layout
from ...core.contract import NO_SUCH_OPTION, Game
from ...core.gate import Bytes, observe
from ...core.layout import EVERYONE, NOBODY_SEES, Records
from ...core.play import Play
from ...core.values import Line
from ...core.watched import Watch, WatchedView
from ...tables.telling import Json as Json
from ...tables.telling import line_json, meaning
from ...tables.telling import parties as parties
from ...tables.telling import party as party
from ...tables.telling import telling_of as telling_of
from ..errors import refusal_line

NOT_SHOWN = -1


def named(game: Game, observation: Records, line: Line) -> Json:
    """A line for the wire: what it calls by number is named, by lines of their own, as `Words` would; a list stays a list."""
    return line_json(game, observation, line)


# Positions


class _ShownField(NamedTuple):
    """A field that views have, its first byte and the one after its last; whether all readers see the same in it."""

    name: str
    start: int
    end: int
    shared: bool


@cache
def _shown(cls: type, counted: bool) -> tuple[_ShownField, ...]:
    """The fields that views have: all that anybody may see but what is only remembered, and those that people must count for
    themselves only where the table shows them."""
    found = layout.dtype(cls).fields
    assert found is not None
    return tuple(
        _ShownField(name, found[name][1], found[name][1] + found[name][0].itemsize, field.audience == EVERYONE)
        for name, field in layout.fields(cls).items()
        if field.audience != NOBODY_SEES and not field.memory and (counted or not field.counted)
    )


def position(game: Game, observation: Records, counted: bool) -> Json:
    """An observation as numbers and lists, by field."""
    return {field.name: observation[field.name][0].tolist() for field in _shown(game.position, counted)}


def changes(game: Game, before: Bytes, after: Bytes, observation: Records, counted: bool, known: Json) -> Json:
    """The fields in which an observation, `after` in bytes, differs from an earlier one, whole. `known`: the fields of the same
    position in which all readers see the same, each encoded once, as far as another reader needed them."""
    places = _places(game.position, counted)[before != after]
    if not len(places):
        return {}
    shown, found = _shown(game.position, counted), {}
    for place in sorted(set(places.tolist())):
        if place == NOT_SHOWN:
            continue
        name, _, _, shared = shown[place]
        if not shared:
            found[name] = observation[name][0].tolist()
            continue
        if name not in known:
            known[name] = orjson.Fragment(orjson.dumps(observation[name][0].tolist()))
        found[name] = known[name]
    return found


@cache
def _places(cls: type, counted: bool) -> npt.NDArray[np.int16]:
    """By byte of a position: the place among the shown fields of the one that it belongs to."""
    places = np.full(layout.dtype(cls).itemsize, NOT_SHOWN, np.int16)
    for place, field in enumerate(_shown(cls, counted)):
        places[field.start : field.end] = place
    return places


def seen_by(game: Game, position: Records, seat: int) -> Records:
    """What a seat sees of a position: of a game that is over, for what is said about its decisions."""
    return observe(game.position, game.seats, position, seat)


def open_position(game: Game, position: Records) -> Json:
    """A whole position with all hands open: only of a game that is over, or of a record that somebody brings along."""
    return {name: position[name][0].tolist() for name, field in layout.fields(game.position).items() if not field.memory}


# What is asked


def _runs(game: Game, options: list[int]) -> list[Json]:
    """Options that are amounts, in runs of amounts and options that both go up by one."""
    runs: list[Json] = []
    for option in options:
        amount = meaning(game, option).things[game.choices.amount]
        last = runs[-1] if runs else None
        if last is not None and amount == last["high"] + 1 and option == last["option"] + amount - last["low"]:
            last["high"] = amount
        else:
            runs.append({"low": amount, "high": amount, "option": option, "beyond": None})
    return runs


def ask(play: Play, seat: int, observation: Records, *, sealed: bool, drafted: list[int]) -> Json:
    """What a seat that is asked may choose from, and what not and why."""
    game, telling = play.game, telling_of(play.game)
    name = play.decision(seat)
    kind = list(game.decisions).index(name)
    span, decline = play.span(seat)
    options: list[Json] = []
    amounts: list[int] = []
    refused: dict[int, list[int]] = {}
    is_amount = game.choices.is_amount
    numbers = [*span, decline] if decline >= 0 and decline not in span else span
    for option, why in zip(numbers, play.refusals(seat, numbers), strict=True):
        if why == 0 and is_amount(option):
            amounts.append(option)
        elif why == 0:
            options.append(_choice(play, seat, observation, option))
        elif why != NO_SUCH_OPTION and not is_amount(option):  # which amounts are too high is plain to see
            refused.setdefault(why, []).append(option)
    runs = _runs(game, amounts)
    if len(runs) == 2 and runs[1]["low"] == runs[0]["high"] + 1:  # the amounts have no gap, only their numbers do
        runs[0]["beyond"] = runs.pop()
    if len(runs) > 1:  # list them
        options += [_choice(play, seat, observation, option) for option in amounts]
    return {
        "kind": name,
        "question": named(game, observation, telling.question(play.sheet, observation, kind, seat)),
        "rules": list(telling.rules.get(name, ())),
        "sealed": sealed,
        "options": options,
        "amounts": runs[0] if len(runs) == 1 else None,
        "refused": [_refused(game, kind, why, numbers) for why, numbers in refused.items()],
        "decline": decline if decline >= 0 else None,
        "drafted": drafted,
    }


def _choice(play: Play, seat: int, observation: Records, option: int) -> Json:
    """An option that a seat may choose."""
    game, means = play.game, meaning(play.game, option)
    line = named(game, observation, telling_of(game).option(play.sheet, observation, option, seat))
    return {"option": option, "key": means.key, "things": dict(means.things), "line": line}


def _refused(game: Game, kind: int, why: int, numbers: list[int]) -> Json:
    reason = game.reasons[why]
    rule = reason.rule_in(kind)
    return {"reason": reason.key, "rule": rule, "line": refusal_line(reason.key, rule), "options": numbers}


def why_not(play: Play, seat: int, option: int) -> Json:
    """Whether a seat may choose an option now, and if not, why."""
    why = play.refusal(seat, option)
    if why == 0:
        return {"legal": True, "rule": None, "line": None}
    reason = play.game.reasons[why]
    rule = reason.rule_in(list(play.game.decisions).index(play.decision(seat))) if seat in play.asked else reason.rule
    return {"legal": False, "rule": rule, "line": refusal_line(reason.key, rule)}


def phase(game: Game, observation: Records) -> Json:
    telling = telling_of(game)
    return named(game, observation, telling.phase(observation))


def common_phase(game: Game, spectators: Records) -> Json | None:
    """The phase, if it says the same to all readers: made from nothing that some of them alone can see. `spectators`: what a
    spectator sees."""
    watch = Watch()
    try:
        found = phase(game, cast(Records, WatchedView(game.position, spectators, watch, 0)))
    except (TypeError, AttributeError, KeyError):  # looked at in a way that cannot be watched
        return None
    return None if watch.looked_at else found


def result(play: Play) -> Json | None:
    """The score sheet, when the game is over. Points are public then."""
    return score_sheet(play.game, play.position, play.scores(), play.winners()) if play.over else None


def score_sheet(game: Game, position: Records, scores: Sequence[int], winners: Sequence[int]) -> Json:
    """`Result` of a last position."""
    by_part = [game.score_parts(position, seat) for seat in range(len(scores))]
    return {"scores": list(scores), "winners": list(winners), "parts": list(game.parts), "by_part": by_part}
