"""A bar for work that is counted, the same for every command."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any


@contextmanager
def counting_bar(doing: str, total: int, unit: str) -> Iterator[Callable[..., None]]:
    """A bar on standard error, if that is a terminal. It is moved by what this yields: `move(advance=1)`, `move(completed=7)`,
    and `description` for words beside it."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda **moved: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns: list[Any] = [TextColumn(doing), BarColumn(), MofNCompleteColumn(), TextColumn(unit), TimeRemainingColumn()]
    words = TextColumn("{task.description}")
    with Progress(*columns, words, console=console, transient=True) as progress:
        yield partial(progress.update, progress.add_task("", total=total))
