"""The progress bar on standard error while rules are compiled; a single line if standard error is not a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.compiled.progress import CompileStep, one_line


def show(things: str, steps: Iterable[CompileStep]) -> None:
    """Show the compiler's steps, rule by rule."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        one_line(things, steps)
        return
    what = f"Compiling {things} (only once)"
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("rules"), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=None)
        for step in steps:
            if step.kind == "wait":
                bar.update(task, description=f"Waiting for another process that compiles {things}")
            elif step.kind == "total":
                bar.update(task, description=what, total=step.rules)
            else:
                bar.advance(task)
