"""The presenter of a match's result on the terminal."""

from __future__ import annotations

from typing import Any

from ...bots.referee import KINDS

HEADINGS = ("win rate", "mean score", "rating", "faults", "ms (p95)")


def show(title: str, result: dict[str, Any], note: str = "") -> None:
    """Print a table with a row for each bot, the incidents by name, and where the results are kept."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    words = [title, result["edition"], *result["variants"], f"{result['players']} players", f"seed {result['seed']}"]
    console = Console(highlight=False, markup=False, emoji=False)  # my_bot.py:Bear:50ms has no bear in it
    table = Table(title=", ".join(words), title_justify="left", box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    table.add_column("bot", overflow="fold", min_width=10)  # so that the widest numbers fit beside it in 80 columns
    for heading in HEADINGS:
        table.add_column(heading, justify="right", no_wrap=True)
    for row in result["bots"]:
        table.add_row(*cells(row))
    console.print(table)
    games, parity = result["games"], 1 / result["players"]
    console.print(f"{games:,} games, 95 % intervals; parity is {parity:.0%}. ms: a decision takes so long (95 % of them at most)")
    for row in result["bots"]:
        for kind, message in row["first_incidents"].items():
            times = f"{row['incidents'][kind]:,} times"
            console.print(f"{row['bot']}: {kind} {times}, decided at random instead; first: {message}", soft_wrap=True)
    console.print(f"Results: {result['file']}", soft_wrap=True)
    if note:
        console.print(note, soft_wrap=True)


def cells(row: dict[str, Any]) -> list[str]:
    """The cells of one bot's row."""
    low, high = row["intervals"]["win_rate"]
    ms = row["decision_ms"]
    return [
        row["bot"] if row["seats"] == 1 else f"{row['bot']} x {row['seats']}",
        f"{row['win_rate']:.1%} ({low * 100:.0f}-{high * 100:.0f})",
        about(row["mean_score"], row["intervals"]["mean_score"]),
        about(row["rating"], row["intervals"]["rating"]),
        str(sum(row["incidents"][kind] for kind in KINDS)),
        "" if ms["mean"] is None else f"{_ms(ms['mean'])} ({_ms(ms['p95'])})",
    ]


def _ms(value: float) -> str:
    return f"{value:.2f}" if value < 10 else f"{value:.0f}"


def about(value: float | None, interval: list[float] | None) -> str:
    """A number with its margin of error."""
    if value is None:
        return ""
    return f"{value:.1f}" if interval is None else f"{value:.1f} ± {interval[1] - value:.1f}"
