"""Errors of the client: refusals by the server, and a server that cannot be reached."""

from __future__ import annotations

from ..core.errors import HustingsError
from ..wire.play import Problem, View


class Unreachable(HustingsError):
    """No server answers, or not in time."""


class Refused(HustingsError):
    """The server refused a request; `problem` says why, for programs and for people."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.message)
        self.status, self.problem = status, problem


class Stale(Refused):
    """A request for a position that is no longer current; `state` is the new one."""

    @property
    def state(self) -> View | None:
        return self.problem.state


class LinkGone(Refused):
    """The link is not valid any more, or the table is gone."""
