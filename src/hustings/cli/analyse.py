"""`hustings analyse`: the win chances over a recorded game, and the decisions that cost most."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .bar import counting_bar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..bots.advice.analyst import Found
    from ..core.layout import Records
    from ..core.records.model import Record
    from ..text.words import Words

EXAMPLE = """
The costliest decisions:     hustings analyse game.json

For a program:               hustings analyse game.json --json | jq .mistakes
"""
ROWS = 8  # rows of win chances that are shown


def analyse(
    file: Annotated[Path, typer.Argument(help="A recorded game that is over.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    figures: Annotated[
        Path | None, typer.Option(help="The figures file it was played with, if the record has lost them.")
    ] = None,
    lang: Annotated[str, typer.Option(help="en, de, fr, nl or it.")] = "en",
) -> None:
    """Analyse every decision of a game by search, from what its seat could know at the time: which were mistakes, what would have
    been better, and how likely everybody was to win. A game of five takes about a minute."""
    from ..bots.advice.analyst import Analyst, Found, biggest, pieces
    from ..core import layout
    from ..core.errors import HustingsError
    from ..core.records.replay import load_checked, play_again
    from ..text.words import Words

    record, _ = load_checked(file, figures)
    if record.result is None:
        raise HustingsError(f"{file}: the game is not over: only a game with a result is looked at")
    words, game = Words(record.game, lang), record.game
    positions = [layout.copy(play.position) for play in play_again(record)]
    analyst = Analyst(game, record.setup, record.sheet())
    win: list[tuple[int, list[float]]] = []
    found: list[Found] = []
    with _progress(len(positions)) as advance:
        entries = [line.entry for line in record.lines]
        for piece in pieces(game, entries, [position.tobytes() for position in positions]):
            look = analyst.look(piece)
            if look.win is not None:
                win.append((piece.number, look.win))
            if look.verdict is not None:
                stage = game.people.stage(positions[piece.number - 1]) if game.people.stage is not None else 0
                found.append(Found(piece.number, piece.seat, record.lines[piece.number].decision, stage, look.verdict))
            advance()
    mistakes = biggest(found)
    if as_json:
        print(json.dumps(_as_json(record, win, mistakes)))
    else:
        _show(record, words, positions, win, mistakes)


analyse.__doc__ = f"{analyse.__doc__}\n\n{EXAMPLE}"


def _as_json(record: Record, win: Sequence[tuple[int, list[float]]], mistakes: Sequence[Found]) -> dict[str, Any]:
    from ..bots.advice.analyst import reasons
    from ..core.records.model import notation

    game = record.game
    return {
        "game": game.name,
        "names": list(record.names),
        "entries": len(record.lines),
        "win": [{"number": number, "win": [round(chance, 3) for chance in chances]} for number, chances in win],
        "mistakes": [
            {
                "number": one.number,
                "seat": one.seat,
                "decision": one.decision,
                "played": notation(game, one.verdict.played),
                "better": notation(game, one.verdict.better),
                "loss": round(one.verdict.loss, 3),
                "error": round(one.verdict.error, 3),
                "points": round(one.verdict.points, 1),
                "others": round(one.verdict.others, 1),
                "why": [{"part": part, "difference": round(gain, 1)} for part, gain in reasons(game, one.verdict)],
            }
            for one in mistakes
        ],
    }


def _show(
    record: Record,
    words: Words,
    positions: Sequence[Records],
    win: Sequence[tuple[int, list[float]]],
    mistakes: Sequence[Found],
) -> None:
    from rich.table import Table

    from ..bots.advice.analyst import reasons
    from ..core.gate import observe
    from ..terminal.console import make_console, printable

    game, sheet, console = record.game, record.sheet(), make_console()
    chances = Table(box=None, padding=(0, 2, 0, 0))
    for heading in (words.say("chances-entry"), *(printable(name) for name in record.names)):
        chances.add_column(heading, justify="right")
    for row in {round(i * (len(win) - 1) / (ROWS - 1)): None for i in range(ROWS)}:
        number, values = win[row]
        chances.add_row(str(number), *(f"{value:.0%}" for value in values))
    console.print(words.say("chances-title"))
    console.print(chances)
    console.print()
    console.print(words.say("mistakes-title") if mistakes else words.say("mistakes-none"))
    for one in mistakes:
        seen = observe(game.position, game.seats, positions[one.number - 1], one.seat)
        told = [words.option(seen, option, one.seat, sheet) for option in (one.verdict.played, one.verdict.better)]
        parts = [
            words.say("part-of", part=words.say(f"part-{part}"), points=f"{gain:+.1f}")
            for part, gain in reasons(game, one.verdict)
        ]
        name, cost = printable(record.names[one.seat]), f"+{100 * one.verdict.loss:.0f} %"
        console.print()
        console.print(words.say("mistake-played", number=one.number, name=name, option=told[0]))
        console.print("  " + words.say("mistake-better", option=told[1], cost=cost))
        if parts:
            console.print("  " + words.say("mistake-why", parts=words.join(parts)))


@contextmanager
def _progress(entries: int) -> Iterator[Callable[[], None]]:
    """Show a bar on standard error, if that is a terminal. On Ctrl-C the message says how far the work has got."""
    done = 0
    with counting_bar("Looking at", entries, "entries") as move:

        def advance() -> None:
            nonlocal done
            done += 1
            move(advance=1)

        try:
            yield advance
        except KeyboardInterrupt:
            raise KeyboardInterrupt(f"after {done:,} of {entries:,} entries") from None
