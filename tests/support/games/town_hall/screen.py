"""Town Hall at the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hustings.core.layout import Records
from hustings.core.values import Sheet
from hustings.text.words import Words


def screen(observation: Records, words: Words, sheet: Sheet, seat: int | None) -> RenderableType:
    table = Table()
    for heading in ("", words.say("part-tokens"), words.say("part-votes")):
        table.add_column(heading)
    for each in range(int(observation["players"][0])):
        own = "*" if each == seat else ""
        tokens, votes = observation["tokens"][0, each], observation["points"][0, each, 0]
        table.add_row(words.seat(observation, each) + own, str(tokens), str(votes))
    return Group(Text(words.phase(observation), style="bold"), table)


def legend(words: Words) -> Text:
    return Text(words.say("screen-legend"))


def aside(observation: Records, words: Words, sheet: Sheet, decision: str, seat: int) -> RenderableType | None:
    return None


def effect(before: Records, after: Records, words: Words, seat: int) -> str:
    return ""
