"""Parts shared by the tools of `hustings admin`: options, the opened database, progress bars on standard error."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..store.tables import Store

Database = Annotated[
    str | None,
    typer.Option(
        "--db",
        envvar="HUSTINGS_DB",
        help="The database: sqlite:///FILE, a path or postgresql://USER@HOST/NAME; the server's own unless given.",
    ),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as `admin list` shows it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
LeaveOut = Annotated[bool, typer.Option("--leave-out-damaged", help="Copy all tables but those that are damaged.")]


@contextmanager
def opened(db: str | None, *, create: bool = False) -> Iterator[Store]:
    from ..core.errors import HustingsError

    try:
        from ..server.settings import default_database
        from ..store.tables import Store
    except ImportError as error:
        raise HustingsError(f"the server's parts are not installed ({error.name}): pip install 'hustings[server]'") from None
    store = Store.open(db or default_database(), create=create)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def counting(doing: str) -> Iterator[Callable[[str, int, int], None]]:
    """Show a bar for each kind of thing counted, on standard error if that is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bars:
        known: dict[str, Any] = {}

        def progress(kind: str, done: int, of: int) -> None:
            if kind not in known:
                known[kind] = bars.add_task(f"{doing} {kind}", total=of)
            bars.update(known[kind], completed=done)

        yield progress


def bar(tables: Sequence[str], doing: str) -> Iterator[str]:
    """Yield the tables one by one, with a bar on standard error if that is a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    yield from track(tables, doing, console=console, transient=True, disable=not console.is_terminal)
