"""The commands, each from a module of its own that imports nothing heavy before it runs. A new one is one more name here."""

from __future__ import annotations

import functools
import inspect
import re
import sys
from collections.abc import Callable
from typing import Annotated, Any, cast

import typer
from typer.core import TyperCommand, TyperOption

from ..core.compiled.progress import set_watcher
from ..core.errors import HustingsError
from ..version import __version__
from . import admin, admin_backup, admin_soundness, compiling
from .analyse import analyse
from .arena import arena
from .bench import bench
from .export import export
from .mcp import mcp
from .play import play
from .replay import replay
from .rules import rules
from .serve import serve
from .simulate import simulate
from .streams import WRITE_FAILED, printable, write_failed
from .train import train

TOOLS = {**admin.COMMANDS, **admin_soundness.COMMANDS, **admin_backup.COMMANDS}
COMMANDS = (serve, play, rules, replay, analyse, simulate, arena, bench, train, export, mcp)

app = typer.Typer(
    name="hustings",
    help="Political board games with the rules enforced.",
    add_completion=False,
    rich_markup_mode=None,  # plain help: what would colour it takes longer to load than all else together
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def guarded(function: Callable[..., Any]) -> Callable[..., Any]:
    """A command that answers a user's mistake with one line and exit code 2, a full disk with one line and 1, and Ctrl-C with one
    line and 130."""

    @functools.wraps(function)
    def run(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except HustingsError as error:
            print(f"hustings: {printable(str(error))}", file=sys.stderr)
            raise typer.Exit(2) from None
        except OSError as error:
            said = write_failed(error)
            if said is None:
                raise
            print(f"hustings: {printable(said)}", file=sys.stderr)
            raise typer.Exit(WRITE_FAILED) from None
        except KeyboardInterrupt as stop:
            print(" ".join(["hustings: stopped", *map(str, stop.args)]), file=sys.stderr)
            raise typer.Exit(130) from None

    return run


def told(function: Callable[..., Any]) -> str:
    """What `--help` says of a command: its docstring, each paragraph in one line for the terminal to break where it likes."""
    paragraphs = inspect.cleandoc(function.__doc__ or "").split("\n\n")
    return "\n\n".join(" ".join(line.strip() for line in paragraph.strip().splitlines()) for paragraph in paragraphs)


def shown(function: Callable[..., Any]) -> dict[str, Any]:
    """The help of a command, whose examples stay in one line to be copied, and its first sentence for the list of commands."""
    paragraphs = told(function).split("\n\n")
    whole = [f"\b\n{paragraph}" if paragraph.startswith("Example:") else paragraph for paragraph in paragraphs]
    return {"help": "\n\n".join(whole), "short_help": re.split(r"(?<=\.) |: ", paragraphs[0])[0].rstrip(".") + "."}


TAKES = {"int": "<number>", "int range": "<number>", "float": "<number>", "float range": "<number>", "str": "<text>"}


class Worded(TyperCommand):
    """A command whose help says in words what an option takes, where the parser names its types."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        for option in self.params:
            if isinstance(option, TyperOption) and option.metavar is None:
                option.metavar = TAKES.get(option.type.name)


for command in COMMANDS:
    app.command(cls=Worded, **shown(command))(guarded(command))

toolbox = typer.Typer(
    help="The operator's toolbox: tables in the server's database.\n\nExample: hustings admin list", rich_markup_mode=None
)
for name, tool in TOOLS.items():
    toolbox.command(name, cls=Worded, **shown(tool))(guarded(tool))
app.add_typer(toolbox, name="admin")

# What the parser raises: the class above this one, which typer has had from click, and later as a copy of its own.
USAGE_ERROR = cast(type[typer.BadParameter], typer.BadParameter.__mro__[1])


def in_words(reason: str) -> str:
    """What the parser says, without the names of its types."""
    for kind, name in (("int", "a whole number"), ("float", "a number")):
        reason = re.sub(rf"a valid {kind}(eger)?( range)?$", name, reason)
    return reason


def run() -> int:
    """Do what was typed; how the command ended. What cannot be understood is answered with one line too."""
    set_watcher(compiling.show)
    try:
        ended = app(prog_name="hustings", standalone_mode=False)
    except USAGE_ERROR as error:
        asked = getattr(error, "ctx", None)
        where = "hustings" if asked is None else asked.command_path
        reason = printable(in_words(" ".join(error.format_message().split()).rstrip(".")))
        print(f"hustings: {reason[:1].lower()}{reason[1:]}; see: {where} --help", file=sys.stderr)
        return 2
    except typer.Abort:  # a question that was answered with Ctrl-C or the end of what is typed
        print("hustings: stopped", file=sys.stderr)
        return 130
    return ended if isinstance(ended, int) else 0


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


@toolbox.callback(invoke_without_command=True)
def tools(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
