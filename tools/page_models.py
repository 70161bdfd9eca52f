"""The page's types of each game, from the game's own contract: the fields of a position, phases, decisions, numbers of options,
and numbers of the rules.

python tools/page_models.py            # write web/src/games/*/model.gen.ts
python tools/page_models.py --check    # exit 1 if one is out of date
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from hustings.core import layout
from hustings.core.contract import Constant, Game
from hustings.core.layout import NOBODY_SEES, Field
from hustings.core.play import start
from hustings.core.registry import game, names
from hustings.core.values import Line

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
PHASE = "phase"
MOST_PHASES = 64


def camel(name: str) -> str:
    """The TypeScript name for `start-player` or `cabinet card`, in camel case."""
    first, *rest = re.split(r"[^A-Za-z0-9]+", name)
    return first + "".join(word.capitalize() for word in rest)


def constant(name: str, values: Mapping[str, int], about: str) -> str:
    rows = "".join(f"  {camel(key)}: {value},\n" for key, value in values.items())
    return f"/** {about} */\nexport const {name} = {{\n{rows}}} as const;\n"


def rules_constant(name: str, value: Constant) -> str:
    """A constant that the game defines itself."""
    if isinstance(value, Mapping):
        return f"export const {name} = {{ {', '.join(f'{camel(key)}: {number}' for key, number in value.items())} }} as const;\n"
    if isinstance(value, Sequence):
        return f"export const {name} = [{', '.join(json.dumps(one) for one in value)}] as const;\n"
    return f"export const {name} = {value};\n"


def position(fields: Iterable[tuple[str, Field]]) -> str:
    rows = []
    for name, field in fields:
        said = "; ".join(filter(None, [field.about, "only at tables with open money" if field.counted else ""]))
        kind = "number" + "[]" * len(field.axes)
        rows.append((f"  /** {said} */\n" if said else "") + f"  {name}{'?' if field.counted else ''}: {kind};\n")
    about = "A position as this reader may know it. -1 stands for nothing, nobody, or what may not be seen."
    return f"/** {about} */\nexport interface Position {{\n{''.join(rows)}}}\n"


def phases(which: Game) -> list[str]:
    """The names of the game's phases by number, from its wording."""
    assert which.wording is not None
    seen, found = start(which.name, seed=1).observe(None), []
    for number in range(MOST_PHASES):
        try:
            said = which.wording.name(seen, PHASE, number)
        except (IndexError, KeyError):
            break
        if not isinstance(said, Line):
            break
        found.append(said.key.removeprefix(f"{PHASE}-"))
    return found


def kind(begins: int, key: str, things: Iterable[tuple[str, int]]) -> str:
    """A kind of option: its first number, and the things that it names, with how many there are of each."""
    sizes = ", ".join(f"{thing}: {size}" for thing, size in things)
    return f'  {{ begins: {begins}, key: "{key}", things: {{{f" {sizes} " if sizes else ""}}} }},\n'


def model(which: Game) -> str:
    """One game's `model.gen.ts`."""
    fields = {name: field for name, field in layout.fields(which.position).items() if not field.memory}  # not sent to pages
    axes = {axis.name: axis.size for field in fields.values() for axis in field.axes}
    options = which.choices.kinds
    begin: dict[str, int] = {}
    for begins, key, _ in options:
        begin.setdefault(key, begins)  # a kind can have a further range of numbers
    rows = "".join(kind(*one) for one in options)
    own = "".join(rules_constant(*one) for one in which.constants.items())
    decisions = "".join(f'  "{decision}",\n' for decision in which.decisions)
    parts = [
        f"/* Made by tools/page_models.py from the contract of {which.title}. Do not edit. */\n"
        'import { meaningOf } from "../../play/options";\n',
        position((name, field) for name, field in fields.items() if field.audience != NOBODY_SEES),
        constant("SIZE", axes, "How many there are of what the axes of a position's fields count."),
        *(["/* Numbers of the rules. */\n" + own] if own else []),
        constant("PHASE", {name: number for number, name in enumerate(phases(which))}, "Phases by number."),
        f"/** Kinds of decision by number. */\nexport const DECISIONS = [\n{decisions}] as const;\n"
        "export type Decision = (typeof DECISIONS)[number];\n",
        constant("OPTION", begin, "Where the numbers of each kind of option begin."),
        "/** Every kind of option: its first number, its key, and the things it names with how many there are of each; the last\n"
        f" *  one counts fastest. */\nconst KINDS = [\n{rows}] as const;\n",
        "/** What an option means: its kind, and the things it names by number. */\n"
        "export const meaning = (option: number) => meaningOf(KINDS, option);\n",
    ]
    return "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, fail if a file is out of date")
    checking, late = parser.parse_args().check, 0
    for name in names():
        path = GAMES / name / "model.gen.ts"
        if not path.parent.is_dir():  # a game without its own board on the page
            continue
        text = model(game(name))
        if not checking:
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            print(f"out of date: {path.relative_to(GAMES.parents[2])}: run python tools/page_models.py")
            late = 1
    return late


if __name__ == "__main__":
    sys.exit(main())
