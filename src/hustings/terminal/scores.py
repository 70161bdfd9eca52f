"""The score sheet at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ..core.play import Play
from ..core.words import Words


def score_table(play: Play, words: Words, names: Sequence[str]) -> Table:
    """Points by part, the winners marked."""
    table = Table(box=SIMPLE_HEAD)
    table.add_column("")
    table.add_column("")
    for part in play.game.parts:
        table.add_column(words.say(f"part-{part}"), justify="right")
    table.add_column(words.say("term-total"), justify="right")
    observation, winners = play.observe(None), play.winners()
    for seat in sorted(range(play.seats), key=lambda s: -play.scores()[s]):
        parts = [str(points) for points in play.game.score_parts(play.position, seat)]
        name = names[seat] + (" ★" if seat in winners else "")
        table.add_row(name, words.name(observation, "party", seat), *parts, str(play.scores()[seat]))
    return table
