"""`hustings rules`: the rules by number, the rulings, and every figure with its source."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from ..text.rulebook import Figure, Rule, Rulebook

WIDEST = 100  # longer lines are hard to read
FIGURES = "figures"
MARK = "*"


def rules(
    game: Annotated[str, typer.Argument(help="The game, e.g. die-macher.")],
    lang: Annotated[str, typer.Option(help="The language: en, de, fr, nl or it.")] = "en",
    edition: Annotated[str | None, typer.Option(help="The edition of the rules; the newest unless given.")] = None,
    section: Annotated[str | None, typer.Option(help="Only this section or rule, e.g. 3.5 or 3.5.2; or 'figures'.")] = None,
    figures: Annotated[Path | None, typer.Option(help="A TOML file with figures of your own.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Read the rules, what was decided where they are silent, and every figure with its source.

    Example: hustings rules die-macher --lang de --section 3.5
    """
    from ..core.play import make_setup
    from ..core.registry import game as find_game
    from ..text.rulebook import rulebook

    found = find_game(game)
    setup = make_setup(found, edition=edition)
    book = rulebook(found, setup.edition, lang, found.sheet(setup, figures), figures.name if figures else "")
    only_figures = section is not None and section.strip().lower() == FIGURES
    chosen = [] if only_figures else list(book.rules) if section is None else book.part(section)
    if as_json:
        print(json.dumps(book.as_dict(chosen), indent=2))
        return
    console = _console()
    if section is None:
        _print_opening(console, book)
    _print_rules(console, book, chosen)
    if section is None or only_figures:
        _print_figures(console, book)


def _console() -> Console:
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console


def _print_opening(console: Console, book: Rulebook) -> None:
    console.print(book.say("rules-title", title=book.game.title), style="bold", end="\n\n")
    console.print(book.say("rules-intro"))
    used = "rules-figures-replaced" if book.own else "rules-figures-used"
    console.print(book.say(used, edition=book.edition, file=book.own), end="\n\n")


def _print_rules(console: Console, book: Rulebook, chosen: Iterable[Rule]) -> None:
    """Print headings, and below each the rules in two columns, number and text. Rulings are marked as such."""
    from rich.table import Table
    from rich.text import Text

    from ..text.rulebook import RULING, SECTION

    for heading, block in groupby(chosen, lambda rule: rule.kind == SECTION):
        if heading:
            for rule in block:
                console.print(Text(f"{rule.number}  {rule.text}", style="bold"), end="\n\n")
            continue
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(min_width=5)
        grid.add_column(overflow="fold")
        for rule in block:
            ruling = (f"[{book.say('rules-ruling')}] ", "italic") if rule.kind == RULING else ""
            grid.add_row(rule.number, Text.assemble(ruling, rule.text))
        console.print(grid)
        console.print()


def _print_figures(console: Console, book: Rulebook) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from ..core.figures import SOURCES

    console.print(book.say("figures-title"), style="bold", end="\n\n")
    console.print(book.say("figures-intro", edition=book.edition), book.say("figures-mark", mark=MARK))
    for word in SOURCES:
        console.print(Padding(book.say(f"meaning-{word}"), (0, 0, 0, 2)))
    console.print()
    for table, listed in groupby(book.figures, lambda figure: figure.table):
        _print_table(console, book, table, list(listed))
    console.print(book.say("replace-title"), style="bold", end="\n\n")
    console.print(book.say("replace-text"), end="\n\n")
    console.print(Text(book.example, style="cyan"), end="\n\n")
    console.print(book.say("replace-check"), end="\n\n")
    console.print(Text(book.check, style="cyan"))


def _print_table(console: Console, book: Rulebook, name: str, listed: Sequence[Figure]) -> None:
    """Print one table of the TOML files. Reconstructed figures have a mark, which needs no colour."""
    from rich.table import Table
    from rich.text import Text

    about = f"table-{name}"
    heading = f"[{name}]" if any("." in figure.key for figure in listed) else name
    console.print(Text.assemble((heading, "bold"), f"  {book.say(about)}" if book.has(about) else ""))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="italic")
    table.add_column("")
    table.add_column(book.say("figures-name"), overflow="fold", max_width=34)
    table.add_column(book.say("figures-value"), overflow="fold", min_width=16)
    table.add_column(book.say("figures-source"), overflow="fold", max_width=26)
    for figure in listed:
        style = "yellow" if figure.reconstructed else ""
        mark = MARK if figure.reconstructed else ""
        table.add_row(mark, figure.name, figure.written, "\n".join(_sources(book, figure)), style=style)
    console.print(table)
    console.print()


def _sources(book: Rulebook, figure: Figure) -> list[str]:
    """The source of a figure, or the source of each group of its entries if they differ."""
    if len(set(figure.entries)) < 2:
        return [book.source(figure.source)]
    words = dict.fromkeys(figure.entries)
    places = {word: [place for place, entry in enumerate(figure.entries, 1) if entry == word] for word in words}
    return [book.say("figures-entries", source=book.source(word), entries=_ranges(places[word])) for word in words]


def _ranges(numbers: Sequence[int]) -> str:
    """Write 1, 2, 3, 5 as 1-3, 5."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
