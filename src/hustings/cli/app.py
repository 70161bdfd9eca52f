"""The commands, each from a module of its own that imports nothing heavy before it runs. A new one is one more name here."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

from .. import __version__
from ..core.errors import HustingsError
from . import admin, keeping
from .analyse import analyse
from .arena import arena
from .bench import bench
from .play import play
from .replay import replay
from .rules import rules
from .serve import serve
from .simulate import simulate

COMMANDS = (serve, play, rules, replay, analyse, simulate, arena, bench)

app = typer.Typer(
    name="hustings",
    help="Political board games with the rules enforced.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def guarded(function: Callable[..., Any]) -> Callable[..., Any]:
    """A command that answers a user's mistake with one line and exit code 2, and Ctrl-C with one line and 130."""

    @functools.wraps(function)
    def run(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except HustingsError as error:
            print(f"hustings: {error}", file=sys.stderr)
            raise typer.Exit(2) from None
        except KeyboardInterrupt as stop:
            print(" ".join(["hustings: stopped", *map(str, stop.args)]), file=sys.stderr)
            raise typer.Exit(130) from None

    return run


for command in COMMANDS:
    app.command()(guarded(command))

toolbox = typer.Typer(help="The operator's toolbox: tables in the server's database.", no_args_is_help=True)
for name, tool in {**admin.COMMANDS, **keeping.COMMANDS}.items():
    toolbox.command(name)(guarded(tool))
app.add_typer(toolbox, name="admin")


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"hustings {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def top(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version.", callback=_show_version, is_eager=True)] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
