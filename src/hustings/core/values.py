"""The values that all parts of a game pass around: set-ups, sheets, entries, options and lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .layout import Records

SETUP = -1
"""The seat of the first entry, which nobody chose."""


@dataclass(frozen=True)
class Setup:
    """Everything about a game that is decided before chance comes in: edition, players, variants."""

    edition: str
    players: int
    variants: tuple[str, ...] = ()
    choices: Mapping[str, Any] = field(default_factory=dict)  # a game's own, e.g. which colours sit where


@dataclass(frozen=True, repr=False)
class Sheet:
    """Figures as a record, with the values and sources they came from."""

    record: Records
    values: Mapping[str, Any]  # by dotted key, as in the TOML files
    sources: Mapping[str, str]  # "rulebook", "published", "reconstructed", or the user's file
    own: Mapping[str, Any]  # what the user's file replaced
    hash: str

    def __repr__(self) -> str:
        return f"<Sheet {self.hash}: {len(self.values)} figures, {len(self.own)} of them replaced>"


@dataclass(frozen=True)
class Entry:
    """An action and the outcomes that chance gave: the unit of every log and record. The set-up is an entry of no seat (-1), and
    its option is the revision of the rules that the game was begun with."""

    seat: int
    option: int
    outcomes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """The result of a game: points by seat, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Option:
    """The meaning of an option number: the key of its words and the things it names, e.g. state=3, card=2."""

    key: str
    things: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Reason:
    """The reason for a refusal: the rule's number and the key of its message in the catalogues."""

    rule: str
    key: str
    text: str  # the English message, for exceptions in library code that has no catalogue at hand
    rules: Mapping[int, str] = field(default_factory=dict)  # the rule to cite instead, by kind of decision

    def rule_in(self, kind: int) -> str:
        """The number of the rule that refuses the option in a kind of decision."""
        return self.rules.get(kind, self.rule)


@dataclass(frozen=True)
class Line:
    """A message and the things it names. A thing is a number (of a party, a card, ...; the kind is the thing's name up to an
    underscore, so `card_old` is a card), another line, several lines to be listed, or a word."""

    key: str
    things: Mapping[str, int | str | Line | tuple[Line, ...]] = field(default_factory=dict)
