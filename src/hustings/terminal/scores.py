"""The score sheet at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from ..core.play import Play
from ..text.words import Words


def score_table(play: Play, words: Words, names: Sequence[str]) -> Table:
    """Points by part, a column for each seat, the best first and the winners marked."""
    observation, winners = play.observe(None), play.winners()
    order = sorted(range(play.seats), key=lambda seat: (seat not in winners, -play.scores()[seat]))
    table = Table(box=SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for seat in order:
        head = Text(names[seat] + (" ★" if seat in winners else ""))
        party = words.seat(observation, seat)
        table.add_column(head if party == names[seat] else head + Text(f"\n{party}"), justify="right", overflow="fold")
    parts = {seat: play.game.score_parts(play.position, seat) for seat in order}
    for number, part in enumerate(play.game.parts):
        table.add_row(words.say(f"part-{part}"), *(str(parts[seat][number]) for seat in order))
    table.add_section()
    table.add_row(words.say("term-total"), *(Text(str(play.scores()[seat]), style="bold") for seat in order))
    return table
