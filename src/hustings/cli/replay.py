"""`hustings replay`: look at a recorded game, verify it, or print every position."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

EXAMPLE = """
Look at a game:              hustings replay game.json

Through the eyes of seat 0:  hustings replay game.json --seat 0

Verify every entry:          hustings replay game.json --check

All positions, one a line:  hustings replay game.json --positions | jq .votes
"""


def replay(
    file: Annotated[Path, typer.Argument(help="A recorded game.")],
    check: Annotated[bool, typer.Option("--check", help="Play it again and verify every entry and the result.")] = False,
    positions: Annotated[bool, typer.Option("--positions", help="Print every full position, one JSON object a line.")] = False,
    seat: Annotated[int | None, typer.Option(help="Show only what this seat could see (0 is the first).")] = None,
    figures: Annotated[
        Path | None, typer.Option(help="The figures file it was played with, if the record has lost them.")
    ] = None,
    lang: Annotated[str, typer.Option(help="en, de, fr, nl or it.")] = "en",
) -> None:
    """Show a recorded game turn by turn, forwards and backwards. At a pipe, the whole story is printed."""
    from ..core.errors import UnknownName
    from ..core.gate import observe
    from ..core.layout import as_dict
    from ..core.records.replay import load_checked, play_again
    from ..terminal.console import make_console
    from ..terminal.talk import Leave
    from ..terminal.viewer import Viewer
    from ..text.words import Words

    record, play = load_checked(file, figures)
    game = record.game
    if seat is not None and not 0 <= seat < play.seats:
        raise UnknownName("seat", seat, list(range(play.seats)))
    if check:
        end = f"won by {', '.join(record.names[w] for w in play.winners())}" if play.over else "not over"
        print(f"{file}: {len(record.lines) - 1} decisions hold; {end}; scores {play.scores()}")
        return
    if positions:
        for number, at in enumerate(play_again(record)):
            shown = at.position if seat is None else observe(game.position, game.seats, at.position, seat)
            entry, decision = record.lines[number].entry, record.lines[number].decision
            option: int | None = entry.option
            if seat not in (None, entry.seat) and number and game.hidden(list(game.decisions).index(decision), entry.option):
                decision, option = "hidden", None  # which sealed question a seat is answering is secret, too
            head = {"entry": number, "actor": entry.seat, "decision": decision, "option": option}
            print(json.dumps({**head, **as_dict(game.position, shown)}))
        return
    console = make_console()
    viewer = Viewer(record, Words(game, lang), console, seat)
    if not sys.stdin.isatty() or not console.is_terminal:
        viewer.listing()
        return
    try:
        viewer.run()
    except Leave:
        console.print()
    except KeyboardInterrupt:
        console.print()
        raise typer.Exit(130) from None


replay.__doc__ = f"{replay.__doc__}\n\n{EXAMPLE}"
