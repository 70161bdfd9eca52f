"""The words that people read, in five languages: Fluent catalogues of the program and of a game, and the names of things.

    words = Words(game, "de")
    words.say("list-and", before="A", last="B")
    words.option(observation, 12, seat, sheet)          # "12.000 bieten"
    words.line(observation, line)                       # a line of the story

Messages use nothing but Fluent itself, so that the page can show the same lines from the same files. A thing that a line names
by number becomes the text of a message. The attributes of that message are passed too, under the thing's name and their own:
besides `$state` there is `$state_in`, besides `$party` there is `$party_number`. Money is given in full, 12000 for 12 thousand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ..core.contract import Game, Wording
from ..core.errors import UnknownName
from ..core.layout import Records
from ..core.values import Line, Sheet

LANGUAGES = ("en", "de", "fr", "nl", "it")
PROGRAM = Path(__file__).parent / "catalogues"

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ \t]*=", re.MULTILINE)


class MissingWords(LookupError):
    """A missing message, or a missing value for one: our own mistake, which tests see and users do not."""


class _References(Visitor):
    """Collects the messages and terms that an entry refers to, and the values that it uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.values: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the visitor's way
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.add("-" + node.id.name)


class Catalogue:
    """The messages of one language. Parsing Fluent is slow in Python, so a message is parsed when it is first used."""

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        self.sources: dict[str, str] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._used: dict[str, frozenset[str]] = {}
        """For each entry that has been parsed: the values that it, and what it refers to, may use."""
        for path in files:
            text = path.read_text(encoding="utf-8")
            starts = list(_ENTRY.finditer(text))
            ends = [entry.start() for entry in starts[1:]] + [len(text)]
            for entry, end in zip(starts, ends, strict=True):
                self.sources.setdefault(entry[1], text[entry.start() : end])

    def _learn(self, key: str) -> None:
        if key in self._used or key not in self.sources:
            return
        self._used[key] = frozenset()
        resource = FluentResource(self.sources[key])
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        for other in references.found:
            self._learn(other)
        self._used[key] = frozenset(references.values).union(*(self._used.get(other, ()) for other in references.found))

    def attributes(self, key: str) -> Sequence[str]:
        """The names of a message's attributes."""
        self._learn(key)
        return list(self._bundle.get_message(key).attributes) if self._bundle.has_message(key) else []

    def say(self, key: str, values: Mapping[str, Any]) -> str:
        """The message `key`, or its attribute if that is `message.attribute`. Raises MissingWords."""
        name, _, attribute = key.partition(".")
        self._learn(name)
        if not self._bundle.has_message(name):
            raise MissingWords(f"no message {name}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"no message {key}")
        # Fluent makes an object of every value, used or not, and a rule is given all figures of its game.
        used = {value: values[value] for value in self._used[name] if value in values}
        text, errors = self._bundle.format_pattern(pattern, used)
        if errors:
            raise MissingWords(f"message {key}: {errors[0]}")
        return str(text)


@cache
def catalogue(lang: str, folders: tuple[Path, ...]) -> Catalogue:
    """The catalogue of a language from all its files in the folders: `de.ftl`, and further ones such as `rules.de.ftl`."""
    found = [path for folder in folders for path in sorted(folder.glob("*.ftl"))]
    return Catalogue(lang, [path for path in found if path.name.split(".")[-2] == lang])


class Words:
    """The words of the program and, if one is given, of a game, in one language. `strict`: a missing message is an error, as
    tests want it, and is not replaced by English or its key."""

    def __init__(self, game: Game | None, lang: str = "en", *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise UnknownName("language", lang, LANGUAGES)
        self.game, self.lang, self._strict = game, lang, strict
        wording = game.wording if game is not None else None
        folders = (PROGRAM,) if wording is None else (PROGRAM, wording.catalogues)
        own, english = catalogue(lang, folders), catalogue("en", folders)
        self._catalogues = (own,) if own is english else (own, english)

    @property
    def wording(self) -> Wording:
        """The wording of the game. Raises MissingWords if there is none."""
        if self.game is None or self.game.wording is None:
            raise MissingWords("no game, or one without words")
        return self.game.wording

    # Messages

    def say(self, key: str, **values: Any) -> str:
        """A message with its values; numbers are formatted for the language. A message missing in the language is given in
        English, and one missing there too is given as its key."""
        for book in self._catalogues:
            try:
                return book.say(key, values)
            except MissingWords:
                if self._strict:
                    raise
        return key

    @property
    def colon(self) -> str:
        """What stands between a heading and what it is about; in French there is a space before it."""
        return self.say("colon")

    def has(self, key: str) -> bool:
        """Whether there is such a message: a game need not have a word for everything that the program could show."""
        return any(key in book.sources for book in self._catalogues)

    def join(self, parts: Sequence[str]) -> str:
        """A list in a sentence: a, b and c."""
        if not parts:
            return self.say("list-empty")
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say("list-comma", before=text, next=part)
        return self.say("list-and", before=text, last=parts[-1]) if len(parts) > 1 else text

    def line(self, observation: Records, line: Line) -> str:
        """The text of a line, of the story or any other. Its things get the names that the observation shows."""
        return self.say(line.key, **self._values(observation, line))

    def named(self, line: Line) -> str:
        """The text of a line in which everything is named already, like lines from the network: its numbers are just numbers."""
        return self.say(line.key, **self._values(None, line))

    def _values(self, observation: Records | None, line: Line) -> dict[str, Any]:
        """`observation`: shows the names of numbered things; without one they are called by their number."""
        values: dict[str, Any] = {}
        for thing, value in line.things.items():
            if observation is not None and isinstance(value, int):
                named: Line | int | str | tuple[Line, ...] = self.wording.name(observation, thing, value)
            else:
                named = value
            if isinstance(named, tuple):
                values[thing] = self.join([self.say(part.key, **self._values(observation, part)) for part in named])
            elif isinstance(named, Line):
                inner = self._values(observation, named)
                values[thing] = self.say(named.key, **inner)
                for attribute in self._catalogues[0].attributes(named.key):
                    values[f"{thing}_{attribute}"] = self.say(f"{named.key}.{attribute}", **inner)
            else:
                values[thing] = named
        return values

    # Words of a game

    def name(self, observation: Records, thing: str, number: int, form: str = "") -> str:
        """The name of a thing, e.g. ("party", 2); `form` asks for an attribute of its name, e.g. "letter"."""
        named = self.wording.name(observation, thing, number)
        if isinstance(named, int):
            return self.say("number", number=named)
        key = f"{named.key}.{form}" if form else named.key
        return self.say(key, **self._values(observation, named))

    def seat(self, observation: Records, seat: int, form: str = "") -> str:
        """The name of a seat in the game, e.g. that of its party."""
        return self.name(observation, self.wording.seat, seat, form)

    def option(self, observation: Records, option: int, seat: int, sheet: Sheet) -> str:
        """An option in words, as `seat` would read it in its decision."""
        return self.line(observation, self.wording.option(sheet, observation, option, seat))

    def question(self, observation: Records, kind: int | str, seat: int, sheet: Sheet) -> str:
        """The question that `seat` is asked, with what it needs to know to answer. `kind`: the decision's number or name."""
        assert self.game is not None
        number = kind if isinstance(kind, int) else list(self.game.decisions).index(kind)
        return self.line(observation, self.wording.question(sheet, observation, number, seat))

    def refusal(self, reason: int, kind: str = "") -> str:
        """Why an option is refused, with the number of the rule that says so in this kind of decision."""
        assert self.game is not None
        found = self.game.reasons[reason]
        rule = found.rule_in(list(self.game.decisions).index(kind)) if kind else found.rule
        text = self.say(f"refusal-{found.key}")
        return text if rule == "0" else self.say("refusal-with-rule", text=text, rule=rule)

    def phase(self, observation: Records) -> str:
        """The phase the game is in."""
        return self.line(observation, self.wording.phase(observation))
