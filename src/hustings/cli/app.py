"""The list of commands, each from its own module, which imports nothing heavy before it runs. To add one, add its name here."""

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
    rich_markup_mode=None,  # plain help: colouring it takes longer to load than everything else together
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def guarded(function: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap a command so that a user's mistake ends it with one line and exit code 2, a full disk with one line and 1, and Ctrl-C
    with one line and 130."""

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
    """The text of `--help` for a command: its docstring with each paragraph joined into one line, which the terminal wraps."""
    paragraphs = inspect.cleandoc(function.__doc__ or "").split("\n\n")
    return "\n\n".join(" ".join(line.strip() for line in paragraph.strip().splitlines()) for paragraph in paragraphs)


def shown(function: Callable[..., Any]) -> dict[str, Any]:
    """The help of a command, with examples kept in one line for copying, and its first sentence for the list of commands."""
    paragraphs = told(function).split("\n\n")
    whole = [f"\b\n{paragraph}" if paragraph.startswith("Example:") else paragraph for paragraph in paragraphs]
    return {"help": "\n\n".join(whole), "short_help": re.split(r"(?<=\.) |: ", paragraphs[0])[0].rstrip(".") + "."}


TAKES = {"int": "<number>", "int range": "<number>", "float": "<number>", "float range": "<number>", "str": "<text>"}


class Worded(TyperCommand):
    """A command whose help shows `<number>` or `<text>` for the value of an option instead of the parser's type names."""

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

# The base class of the parser's exceptions. Typer imported it from click, and in later versions has its own copy.
USAGE_ERROR = cast(type[typer.BadParameter], typer.BadParameter.__mro__[1])


def in_words(reason: str) -> str:
    """The parser's message without the names of its types."""
    for kind, name in (("int", "a whole number"), ("float", "a number")):
        reason = re.sub(rf"a valid {kind}(eger)?( range)?$", name, reason)
    return reason


def run() -> int:
    """Run the command line, and return the exit code. A command line that cannot be understood is answered with one line, too."""
    set_watcher(compiling.show)
    try:
        ended = app(prog_name="hustings", standalone_mode=False)
    except USAGE_ERROR as error:
        asked = getattr(error, "ctx", None)
        where = "hustings" if asked is None else asked.command_path
        reason = printable(in_words(" ".join(error.format_message().split()).rstrip(".")))
        print(f"hustings: {reason[:1].lower()}{reason[1:]}; see: {where} --help", file=sys.stderr)
        return 2
    except typer.Abort:  # a question that was answered with Ctrl-C or the end of input
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
