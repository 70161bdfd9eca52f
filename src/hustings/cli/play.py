"""hustings play: a game at the terminal, alone against bots or several people at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

EXAMPLE = """
Alone against four bots:            hustings play die-macher

Three people at one screen, German: hustings play die-macher --people 3 --players 4 --names Ada,Ben,Cleo --lang de

Go on with the last game:           hustings play die-macher --resume
"""


def play(
    game: Annotated[str, typer.Argument(help="Which game, e.g. die-macher.")] = "die-macher",
    edition: Annotated[str | None, typer.Option(help="Which rules, e.g. 1997 or 2006.")] = None,
    players: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="A variant, e.g. short; may be given several times.")] = None,
    people: Annotated[int, typer.Option(help="How many of them are people; the others are bots.", min=0)] = 1,
    bots: Annotated[str, typer.Option(help="The bot at the other seats.")] = "random",
    names: Annotated[str | None, typer.Option(help="The people's names, separated by commas.")] = None,
    lang: Annotated[str, typer.Option(help="en, de, fr, nl or it.")] = "en",
    seed: Annotated[int | None, typer.Option(help="Repeatable chance; without it nobody can foresee anything.")] = None,
    figures: Annotated[Path | None, typer.Option(help="A figures file of your own (TOML).")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where you stopped.")] = False,
    file: Annotated[Path | None, typer.Option(help="Where the game is kept; it is saved after every action.")] = None,
) -> None:
    """Play at the terminal. The game is saved after every action; type help for what you can type."""
    from rich.console import Console

    from ..core.words import Words
    from ..terminal.start import begin, kept_at
    from ..terminal.talk import Leave, Talk

    path = kept_at(game) if file is None else file
    session = begin(
        game, path=path, resume=resume, edition=edition, players=players, variants=variant or [], people=people, bots=bots,
        names=names, seed=seed, figures=figures,
    )  # fmt: skip
    console = Console(highlight=False)
    words = Words(session.play.game, lang)
    talk = Talk(session, words, console)
    left, code = False, 0
    try:
        talk.run()
    except Leave:
        left = True
    except KeyboardInterrupt:
        left, code = True, 130
    if left:
        session.save()
        again = f"hustings play {session.play.game.name} --resume" + ("" if file is None else f" --file {file}")
        console.print()
        console.print(words.say("term-left", path=str(path), again=again), soft_wrap=True)
    raise typer.Exit(code)


play.__doc__ = f"{play.__doc__}\n\n{EXAMPLE}"
