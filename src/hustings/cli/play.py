"""`hustings play`: a game at the terminal, alone against bots or several people at one screen."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

EXAMPLE = """
Alone against four bots:   hustings play die-macher

Three at one screen:       hustings play --people 3 --names Ada,Ben,Cleo

In German, two players:    hustings play helvetiq --players 2 --lang de

Strong bots:               hustings play --bots hard,hard,hard,expert

Go on with the last game:  hustings play die-macher --resume
"""


def play(
    game: Annotated[str, typer.Argument(help="Which game, e.g. die-macher.")] = "die-macher",
    edition: Annotated[str | None, typer.Option(help="Which rules, e.g. 1997 or 2006.")] = None,
    players: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    variant: Annotated[list[str] | None, typer.Option(help="A variant, e.g. short; may be given several times.")] = None,
    people: Annotated[int | None, typer.Option(help="How many of them are people (1); the others are bots.", min=0)] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="How well the bots at the other seats play: beginner, easy, normal (unless given), hard or expert; or any bot, "
            "such as normal:bold, heuristic, net, search:1s or my_bot.py:Mine. One for all of them, or one for each with commas "
            "between."
        ),
    ] = None,
    names: Annotated[str | None, typer.Option(help="The people's names, separated by commas.")] = None,
    lang: Annotated[str, typer.Option(help="en, de, fr, nl or it.")] = "en",
    seed: Annotated[int | None, typer.Option(help="Repeatable chance and bots; without it nobody can foresee anything.")] = None,
    figures: Annotated[Path | None, typer.Option(help="A figures file of your own (TOML).")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where you stopped.")] = False,
    file: Annotated[Path | None, typer.Option(help="Where the game is kept; it is saved after every decision.")] = None,
) -> None:
    """Play at the terminal. The game is saved after every decision of yours; type help for what you can type."""
    from ..core.errors import HustingsError
    from ..terminal import start
    from ..terminal.console import make_console
    from ..terminal.talk import Leave, Talk
    from ..text.words import Words

    path = start.kept_at(game) if file is None else file
    Words(None, lang)  # refuses an unknown language before anything is done
    table = {
        "edition": edition, "players": players, "variants": variant, "people": people, "bots": bots, "names": names,
        "seed": seed, "figures": figures,
    }  # fmt: skip
    given: dict[str, Any] = {name: value for name, value in table.items() if value is not None}
    if resume and given:
        options = " ".join("--variant" if name == "variants" else f"--{name}" for name in given)
        raise HustingsError(f"--resume goes on with the table as it was left: leave out {options}")
    session = start.resume(game, path) if resume else start.begin(game, path=path, lang=lang, **given)
    console = make_console()
    words = Words(session.play.game, lang)
    talk = Talk(session, words, console)
    earlier = None if resume else start.set_aside(path)
    more = "" if lang == "en" else f" --lang {lang}"
    resuming = f"hustings play {session.play.game.name} --resume{more}"
    left, code = False, 0
    if earlier is not None:
        there = shlex.quote(str(earlier))
        again = f"{resuming} --file {there}" if start.can_go_on(earlier) else f"hustings replay {there}{more}"
        console.print(words.say("term-set-aside", path=str(earlier), again=again), soft_wrap=True)
    try:
        talk.run()
    except Leave:
        left = True
    except KeyboardInterrupt:
        left, code = True, 130
    if left:
        again = resuming if file is None else f"{resuming} --file {shlex.quote(str(file))}"
        console.print()
        console.print(words.say("term-left", path=str(path), again=again), soft_wrap=True)
    raise typer.Exit(code)


play.__doc__ = f"{play.__doc__}\n\n{EXAMPLE}"
