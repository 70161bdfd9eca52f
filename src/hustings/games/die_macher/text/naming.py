"""Names of things: the messages of the catalogues for parties, states, cards and titles, by number.

The kind of a thing is its name up to an underscore: `party`, `party_2` and `party_winner` are parties. `money` is in thousands
here and is passed to the messages in full; a `change` is written with its sign; any other number stays a number.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ....core.layout import Records, reading
from ....core.values import Line, Setup
from ..position import PHASES, Position
from ..rules.scoring import PART_NAMES
from ..sheet import COLOURS, LAND_NAMES, sheet

THOUSAND = 1000
_PLAIN_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


@cache
def _issues(edition: int) -> list[tuple[str, str, str]]:
    """Each issue of the edition with the stances of its light and its dark card. Users' own figures cannot change them."""
    figures = sheet(Setup(str(edition), 5)).values
    return [tuple(entry) for entry in figures["issues"]]


@cache
def land_key(land: int) -> str:
    return "land-" + LAND_NAMES[land].lower().translate(_PLAIN_LETTERS)


def name(observation: Records, thing: str, number: int) -> Line | int:
    """The message for a thing that a line names by number; a plain number stays a number."""
    kind = thing.partition("_")[0]
    if kind == "money":
        return number * THOUSAND
    if kind not in KINDS:
        return number
    g = reading(Position, observation)
    if kind == "party":
        colour = g.colour[number]
        return _name(g.edition, kind, colour) if colour >= 0 else Line("party-none", {"seat": number + 1})
    if kind == "state":
        land = g.land[number]
        return _name(g.edition, "land", land) if land >= 0 else Line("land-none", {"place": number + 1})
    return _name(g.edition, kind, number)


KINDS = frozenset(("party", "state", "land", "card", "issue", "cabinet", "phase", "part", "change"))
"""Kinds of things that have messages."""


@lru_cache(maxsize=1024)
def _name(edition: int, kind: str, number: int) -> Line:
    """The message for a thing: a party by its colour, a state by its land."""
    match kind:
        case "party":
            return Line(f"party-{edition}-{COLOURS[number]}")
        case "land":
            return Line(land_key(number))
        case "card":
            issue, *stances = _issues(edition)[number // 2]
            return Line("card", {"issue": Line(f"issue-{issue}"), "stance": Line(f"stance-{stances[number % 2]}")})
        case "issue":
            return Line(f"issue-{_issues(edition)[number][0]}")
        case "cabinet":
            return Line(f"cabinet-{edition}-{number + 1}")
        case "phase":
            return Line(f"phase-{PHASES[number]}")
        case "part":
            return Line(f"part-{PART_NAMES[number]}")
    return Line("signed", {"sign": "plus" if number > 0 else "minus" if number < 0 else "zero", "size": abs(number)})


def phase(observation: Records) -> Line:
    """The phase the game is in."""
    g = reading(Position, observation)
    return _name(g.edition, "phase", g.phase)


def several(thing: str, numbers: list[int]) -> tuple[Line, ...]:
    """Lines for a list of things: parties, states or cards."""
    return tuple(Line(f"just-{thing}", {thing: number}) for number in numbers)
