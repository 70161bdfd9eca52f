"""The progress bar for counted work, the same for every command."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any


@contextmanager
def counting_bar(doing: str, total: int, unit: str) -> Iterator[Callable[..., None]]:
    """Show a bar on standard error, if that is a terminal. Yields a function that moves it: `move(advance=1)`,
    `move(completed=7)`, and `description` for the words next to it."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda **moved: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns: list[Any] = [TextColumn(doing), BarColumn(), MofNCompleteColumn(), TextColumn(unit), TimeRemainingColumn()]
    words = TextColumn("{task.description}", markup=False)
    with Progress(*columns, words, console=console, transient=True) as progress:
        yield partial(progress.update, progress.add_task("", total=total))
