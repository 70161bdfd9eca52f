"""The rules of a game in words: by number, with the rulings, and every figure with its value and its source.

A game keeps them in `words/rules.<language>.ftl`, in the order in which they are read. `rule-3-5-2` is rule 3.5.2, `ruling-3-5-a`
ruling 3.5-a, `section-3-5` the heading of section 3.5. A figure in the text is a variable that is filled from the sheet, so that
the text stays true when a user replaces the figure.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..core import registry
from ..core.contract import Game
from ..core.errors import HustingsError, UnknownName
from ..core.figures import SOURCES
from ..core.values import Sheet
from .words import LANGUAGES, Catalogue

SECTION, RULE, RULING = "section", "rule", "ruling"
RECONSTRUCTED = SOURCES[-1]
OWN_FILE = "my.toml"
"""The file name in the example of a user's own figures."""

_NUMBERED = re.compile(r"(section|rule|ruling)-(\d+(?:-\d+)*)(?:-([a-z]))?")


@dataclass(frozen=True)
class Rule:
    """A rule, a ruling (our answer where the printed rules fail) or the heading of a section."""

    number: str
    kind: str
    text: str


@dataclass(frozen=True)
class Figure:
    """A figure by its dotted key. `source` is a word of `SOURCES` or the user's file."""

    key: str
    value: Any
    source: str
    entries: tuple[str, ...] = ()  # the source of each entry of a list, where they differ

    @property
    def table(self) -> str:
        """The table of the TOML file that the figure is in; for a figure outside all tables its own name."""
        return self.key.partition(".")[0]

    @property
    def name(self) -> str:
        """Its name in that table."""
        return self.key.partition(".")[2] or self.key

    @property
    def written(self) -> str:
        """The value as written in a TOML file. Numbers, names, flags and lists of them look the same in JSON."""
        return json.dumps(self.value, ensure_ascii=False)

    @property
    def reconstructed(self) -> bool:
        """Whether the figure, or any entry of it, is reconstructed."""
        return RECONSTRUCTED in (self.source, *self.entries)


def languages(game: Game) -> list[str]:
    """The languages in which the rules of a game are written."""
    if game.wording is None:
        return []
    return [lang for lang in LANGUAGES if (game.wording.catalogues / f"rules.{lang}.ftl").is_file()]


@cache
def _read(lang: str, path: Path) -> Catalogue:
    return Catalogue(lang, [path])


def _catalogue(game: Game, lang: str) -> Catalogue:
    """The rules of a game in a language; a game or language without them is refused by name."""
    there = languages(game)
    if not there or game.wording is None:
        known = [other for other in registry.names() if languages(registry.game(other))]
        raise HustingsError(
            f"the rules of {game.name} are not written down here. There are those of: {', '.join(known) or 'no game'}"
        )
    if lang not in there:
        raise UnknownName(f"language for the rules of {game.name}", lang, there)
    return _read(lang, game.wording.catalogues / f"rules.{lang}.ftl")


def variables(game: Game, sheet: Sheet) -> dict[str, Any]:
    """The figures under the names that messages use: the key without its table, so that `board.points."J1"` is `$points_J1`.
    Besides `$meeting_price` there is `$meeting_price_thousands`, the same as money; besides the list `$members_bonus` there are
    its entries, `$members_bonus_1` and so on."""
    unit = 0 if game.wording is None else game.wording.money
    found: dict[str, Any] = {}
    for key, value in sheet.values.items():
        name = (key.partition(".")[2] or key).replace(".", "_").replace('"', "")
        if isinstance(value, str):
            found[name] = value
        elif type(value) is int:
            found[name] = value
            if unit:
                found[f"{name}_thousands"] = unit * value
        elif isinstance(value, list) and all(type(entry) is int for entry in value):
            found[name] = ", ".join(map(str, value)) or "-"
            found |= {f"{name}_{place}": entry for place, entry in enumerate(value, 1)}
    return found


def figures(sheet: Sheet) -> list[Figure]:
    """Every figure of the sheet, table by table."""
    listed = []
    for key, value in sheet.values.items():
        places = range(len(value)) if isinstance(value, list) else ()
        entries = tuple(sheet.sources[at] for at in (f"{key}[{place}]" for place in places) if at in sheet.sources)
        listed.append(Figure(key, value, sheet.sources[key], entries))
    tables = list(dict.fromkeys(figure.table for figure in listed))
    return sorted(listed, key=lambda figure: tables.index(figure.table))


@dataclass(frozen=True)
class Rulebook:
    """The rules of one edition of a game in one language."""

    game: Game
    edition: str
    lang: str
    rules: tuple[Rule, ...]
    figures: tuple[Figure, ...]
    own: str  # the user's file, or empty
    catalogue: Catalogue

    def say(self, key: str, **values: Any) -> str:
        """A label from the same catalogue."""
        return self.catalogue.say(key, values)

    def has(self, key: str) -> bool:
        """Whether the catalogue has such a label."""
        return key in self.catalogue.sources

    def part(self, number: str) -> list[Rule]:
        """A section, a rule or a ruling, with everything below it: 3, 3.5, 3.5.2, 3.5-a."""
        wanted = number.strip().rstrip(".").lower()
        found = [rule for rule in self.rules if rule.number == wanted or rule.number.startswith((f"{wanted}.", f"{wanted}-"))]
        if not found:
            sections = [rule.number for rule in self.rules if rule.kind == SECTION]
            raise UnknownName(f"section of the rules of {self.game.name}", number, sections)
        return found

    def source(self, word: str) -> str:
        """The word for a source in the book's language; for a user's file its name."""
        return self.say(f"source-{word}") if word in SOURCES else word

    @property
    def example(self) -> str:
        """An example of a user's own figures file in three lines, with the first reconstructed figure if there is one."""
        in_tables = [figure for figure in self.figures if "." in figure.key]
        shown = next((figure for figure in in_tables if figure.reconstructed), in_tables[0])
        return f"# {OWN_FILE}\n[{shown.table}]\n{shown.name} = {shown.written}"

    @property
    def check(self) -> str:
        """The command that shows whether a file of figures is read as its author meant it."""
        return f"hustings rules {self.game.name} --edition {self.edition} --figures {OWN_FILE}"

    def as_dict(self, rules: list[Rule] | None = None) -> dict[str, Any]:
        """The book as data for programs. `rules`: the rules to include, by default all."""
        return {
            "game": self.game.name,
            "edition": self.edition,
            "lang": self.lang,
            "rules": [vars(rule) for rule in (self.rules if rules is None else rules)],
            "figures": [_figure_as_dict(figure) for figure in self.figures],
            "how_to_replace": "\n\n".join((self.say("replace-text"), self.example, self.say("replace-check"), self.check)),
        }


def _figure_as_dict(figure: Figure) -> dict[str, Any]:
    named = {"key": figure.key, "value": figure.value, "source": figure.source}
    return named | ({"entry_sources": list(figure.entries)} if figure.entries else {})


def rulebook(game: Game, edition: str, lang: str, sheet: Sheet, own: str = "") -> Rulebook:
    """The rules of a game in a language, with the figures of a sheet. `own` names the user's file, if there is one."""
    catalogue = _catalogue(game, lang)
    rules = tuple(_rules(catalogue, variables(game, sheet)))
    return Rulebook(game, edition, lang, rules, tuple(figures(sheet)), own, catalogue)


def _rules(catalogue: Catalogue, values: Mapping[str, Any]) -> list[Rule]:
    """The numbered messages of the catalogue, in its order."""
    found = []
    for key in catalogue.sources:
        if numbered := _NUMBERED.fullmatch(key):
            kind, digits, letter = numbered.groups()
            number = digits.replace("-", ".") + (f"-{letter}" if letter else "")
            found.append(Rule(number, kind, catalogue.say(key, values)))
    return found


def rule_text(game: Game, lang: str, number: str, sheet: Sheet) -> str:
    """The text of one rule or ruling, e.g. 3.5.2 or 3.5-a."""
    catalogue = _catalogue(game, lang)
    key = f"{RULING if '-' in number else RULE}-{number.replace('.', '-')}"
    if key not in catalogue.sources:
        raise UnknownName(f"rule of {game.name}", number, "those that 'hustings rules' shows")
    return catalogue.say(key, variables(game, sheet))
