"""Saved games that stand where a test wants them: at the first question of each kind that a person is asked."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from hustings.core.records.write import to_text
from hustings.terminal.session import Session
from hustings.terminal.start import begin

SHORT = ("short",)


@cache
def games(people: int = 1) -> tuple[dict[str, str], str]:
    """Records of one game of three seats: unfinished ones, by the kind of decision that seat 0 is asked, and the finished one."""
    session = begin("die-macher", path=Path("unused.json"), players=3, variants=SHORT, people=people, seed=11)
    rng = random.Random(11)
    found: dict[str, str] = {}
    while not session.play.over:
        seat = session.play.asked[0]
        if seat == 0:
            found.setdefault(session.play.decision(seat), to_text(session.record()))
        session.act(seat, [rng.choice(session.play.legal(seat))])
    return found, to_text(session.record())


def at(decision: str, path: Path, people: int = 1) -> Path:
    """Write the game that stands at a kind of decision to a file."""
    path.write_text(games(people)[0][decision], encoding="utf-8")
    return path


def finished(path: Path) -> Path:
    path.write_text(games()[1], encoding="utf-8")
    return path


def session_at(decision: str, path: Path) -> Session:
    """Resume such a game in this process."""
    return Session.resume(at(decision, path))
