"""Errors worded so that a user can act on them. The command line shows the message and exits with 2; a server maps the
class to a status. None of them stands for a bug of ours: bugs stay ordinary exceptions."""

from __future__ import annotations


class HustingsError(Exception):
    """A request of the user that cannot be met; the message names the thing, the reason and the remedy."""


class UnknownName(HustingsError):
    """A game, edition, variant, bot or player count that does not exist."""

    def __init__(self, what: str, name: object, known: object) -> None:
        listed = ", ".join(str(k) for k in known) if isinstance(known, (list, tuple)) else str(known)
        super().__init__(f"unknown {what}: {name}. There is: {listed}")


class BadFigures(HustingsError):
    """A figures file with a wrong key, type, length or value."""


class ActionError(HustingsError):
    """An action that cannot be applied; the position is unchanged."""


class MalformedAction(ActionError):
    """A value that is no action at all: not a whole number, or a number that no option has."""


class IllegalAction(ActionError):
    """An action that the rules refuse now."""

    def __init__(self, message: str, *, reason: int, key: str, rule: str) -> None:
        super().__init__(message)
        self.reason, self.key, self.rule = reason, key, rule
