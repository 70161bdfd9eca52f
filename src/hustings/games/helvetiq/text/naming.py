"""Names of things: the messages of the catalogues for players, squares, cards and laws, by number.

The kind of a thing is its name up to an underscore: `party`, `party_2` and `party_winner` are players, who go by their colours. A
number of any other kind stays a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....core.layout import Records
from ....core.values import Line, Sheet
from ..options import FIRST_BALLOT
from ..position import COLOUR_NAMES, FACE_NAMES, FACES, LAST_ACTIONS, OVER, PHASES, SQUARE_NAMES, TURNS
from ..rules.scoring import PART_NAMES

LEVEL_NAMES = ("commune", "canton", "confederation")


def name(observation: Records, thing: str, number: int) -> Line | int:
    """The message for a thing that a line names by number; a plain number stays a number."""
    match thing.split("_")[0]:
        case "party":
            colour = int(observation["colour"][0, number])
            return Line(f"party-{COLOUR_NAMES[colour]}") if colour >= 0 else Line("party-none", {"place": number + 1})
        case "colour":
            return Line(f"colour-{COLOUR_NAMES[number]}")
        case "card":
            return Line("card", {"colour": number // FACES, "face": number % FACES})
        case "face":
            return Line(f"face-{FACE_NAMES[number]}")
        case "special":
            return Line(f"special-{number + 1}")
        case "square":
            return Line(f"square-{SQUARE_NAMES[number]}")
        case "level":
            return Line(f"level-{LEVEL_NAMES[number]}")
        case "phase":
            return Line(f"phase-{PHASES[number]}", {"turn": int(observation["turn"][0])} if number == TURNS else {})
        case "part":
            return Line(f"part-{PART_NAMES[number]}")
    return number


def phase(observation: Records) -> Line:
    """The phase of the game: the turn, a popular vote during it, or the player whose last action it is."""
    number = int(observation["phase"][0])
    if number != OVER and int(observation["ask"][0]) == FIRST_BALLOT:
        return Line("phase-vote")
    named = name(observation, "phase", number)
    assert isinstance(named, Line)
    return Line(named.key, {"party": int(observation["active"][0])}) if number == LAST_ACTIONS else named


def several(thing: str, numbers: Iterable[int]) -> tuple[Line, ...]:
    """Lines for a list of things: players or special cards."""
    return tuple(Line(f"just-{thing}", {thing: number}) for number in numbers)


def colours(counts: Sequence[int]) -> tuple[Line, ...]:
    """Lines for a list of laws, from the count of each colour."""
    return _counted("colour", "colour-times", counts)


def cards(counts: Sequence[int]) -> tuple[Line, ...]:
    """Lines for a list of vote cards, from the count of each kind."""
    return _counted("card", "card-times", counts)


def _counted(thing: str, times: str, counts: Sequence[int]) -> tuple[Line, ...]:
    lines = []
    for number, count in enumerate(counts):
        if count == 1:
            lines.append(Line(f"just-{thing}", {thing: number}))
        elif count > 1:
            lines.append(Line(times, {thing: number, "times": count}))
    return tuple(lines)


def special_text(sheet: Sheet, card: int) -> Line:
    """The text of a special card, with its figures."""
    figures = {key.split(".", 1)[1].replace(".", "_"): v for key, v in sheet.values.items() if key.startswith("special.")}
    return Line(f"special-text-{card + 1}", {key: value for key, value in figures.items() if type(value) is int})
