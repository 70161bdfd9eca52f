"""Which rule is carried out where, and which tests speak for it: writes `docs/rules-GAME.md`, or checks it with `--check`.

    python tools/rule_table.py --game die-macher

Three things are joined by a rule's number: the list in `tests/GAME/rule_numbers.txt`, citations in the docstrings and comments
of the functions of `src/hustings/games/GAME`, and tests in `tests/GAME` whose names begin with it (`test_3_5_2_...`,
`test_ruling_3_5_a_...`). Whatever does not join is a problem: the table is still written, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

_NUMBER = r"\d+(?:\.\d+)+(?:-[a-z])?|\d+-[a-z]"  # 3.5.2, 3.5-a, 0-a
_LISTED = re.compile(rf"([*=])?\s*({_NUMBER}|\d+)\s+(\S.*)")
_CITED = re.compile(rf"(?<![\w.-])(?:({_NUMBER}) to )?({_NUMBER})(?![\w-])")
_RULE_TEST = re.compile(r"test_(\d+(?:_\d+)*)(?:_|$)")
_RULING_TEST = re.compile(r"test_ruling_(\d+(?:_\d+)*_[a-z])(?:_|$)")


class Unreadable(Exception):
    """A game or a list of numbers that is missing or malformed."""


@dataclass
class Rule:
    """One row of the table."""

    number: str
    line: str
    needs_test: bool
    needs_code: bool
    code: list[tuple[Path, str]] = field(default_factory=list)
    tests: list[tuple[Path, str]] = field(default_factory=list)


@dataclass(frozen=True)
class Table:
    """A game's rows, and the problems in joining them."""

    game: str
    rules: list[Rule]
    problems: list[str]


def read_numbers(path: Path) -> dict[str, Rule]:
    """Read the list of a game's rule numbers, in order. A number marked `*` need not be cited by code, and one marked `=` needs
    neither code nor test."""
    rules: dict[str, Rule] = {}
    for at, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        line = text.strip()
        if not line or line.startswith("#"):
            continue
        found = _LISTED.fullmatch(line)
        if found is None:
            raise Unreadable(f"{path}, line {at}: write a number and a few words about the rule, not '{line}'")
        mark, number, words = found.groups()
        if number in rules:
            raise Unreadable(f"{path}, line {at}: {number} is in the list twice")
        rules[number] = Rule(number, words, mark != "=", mark is None)
    return rules


def _comments(source: str) -> list[tuple[int, str]]:
    """Every comment with its line number."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]


def _functions(source: str) -> Iterator[tuple[str, str]]:
    """Yield every function with the text of its docstring and comments. A comment above a function belongs to none."""
    comments = _comments(source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            inside = [text for line, text in comments if node.lineno <= line <= (node.end_lineno or node.lineno)]
            yield node.name, "\n".join([ast.get_docstring(node) or "", *inside])


def _cited(text: str, known: Sequence[str]) -> Iterator[str]:
    """Yield the rule numbers in a text. `A to B` means all numbers from A to B in the list, within the same section and without
    rulings."""
    for first, last in _CITED.findall(" ".join(text.split())):
        if first in known and last in known:
            stem = first.rpartition(".")[0]
            between = known[known.index(first) : known.index(last) + 1]
            yield from (number for number in between if number.rpartition(".")[0] == stem and "-" not in number)
        else:
            yield from filter(None, (first, last))


def find_code(folder: Path, rules: dict[str, Rule]) -> list[str]:
    """Note in each rule the functions that cite it. Returns the citations of numbers that do not exist."""
    problems = []
    for path in sorted(folder.rglob("*.py")):
        for name, text in _functions(path.read_text(encoding="utf-8")):
            for number in dict.fromkeys(_cited(text, list(rules))):
                if number in rules:
                    rules[number].code.append((path, name))
                else:
                    problems.append(f"{path.name}, {name}: cites {number}, which is no rule")
    return problems


def number_of(test: str) -> str | None:
    """The rule number that a test's name begins with."""
    if found := _RULING_TEST.match(test):
        *section, letter = found[1].split("_")
        return f"{'.'.join(section)}-{letter}"
    found = _RULE_TEST.match(test)
    return found[1].replace("_", ".") if found else None


def find_tests(folder: Path, rules: dict[str, Rule]) -> list[str]:
    """Note in each rule the tests named after it. Returns tests named after no rule, and tests hidden by a later one of the same
    name."""
    problems = []
    for path in sorted(folder.rglob("test_*.py")):
        names: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef) or (number := number_of(node.name)) is None:
                continue
            if node.name in names:
                problems.append(f"{path.name}: there are two tests called {node.name}")
            names.add(node.name)
            if number in rules:
                rules[number].tests.append((path, node.name))
            else:
                problems.append(f"{path.name}: {node.name} names rule {number}, which does not exist")
    return problems


def build(game: str, root: Path = ROOT) -> Table:
    """Join list, code and tests of a game."""
    folder = game.replace("-", "_")
    numbers, code, tests = (
        root / "tests" / "games" / folder / "rule_numbers.txt",
        root / "src/hustings/games" / folder,
        root / "tests" / "games" / folder,
    )
    if not numbers.is_file() or not code.is_dir():
        there = sorted(path.parent.name.replace("_", "-") for path in (root / "tests").glob("games/*/rule_numbers.txt"))
        raise Unreadable(f"no rule numbers of a game called {game}. There is: {', '.join(there) or 'none'}")
    rules = read_numbers(numbers)
    problems = find_code(code, rules) + find_tests(tests, rules)
    for rule in rules.values():
        if rule.needs_test and not rule.tests:
            problems.append(f"rule {rule.number} ({rule.line}) has no test")
        if rule.needs_code and not rule.code:
            problems.append(f"rule {rule.number} ({rule.line}) is cited by no function")
    return Table(game, list(rules.values()), problems)


def render(table: Table, root: Path = ROOT) -> str:
    """The page, in Markdown."""

    def listed(things: list[tuple[Path, str]]) -> str:
        by_file: dict[Path, list[str]] = {}
        for path, name in things:
            by_file.setdefault(path, []).append(f"`{name}`")
        return "<br>".join(
            f"[{path.name}](../{path.relative_to(root).as_posix()}): {', '.join(by_file[path])}" for path in by_file
        )

    def row(rule: Rule) -> str:
        if not rule.needs_test:  # a section
            return f"| **{rule.number}** | **{rule.line}** | {listed(rule.code)} | {listed(rule.tests)} |"
        return f"| {rule.number} | {rule.line} | {listed(rule.code) or '·'} | {listed(rule.tests)} |"

    return "\n".join(
        [
            f"# {table.game}: rules, code and tests",
            "",
            f"Written by `python tools/rule_table.py --game {table.game}`; do not edit. A letter marks a ruling. A dot: no",
            "single function carries the rule out, because it defines a word, frames the game or leaves something out.",
            "",
            "| rule | about | code | tests |",
            "|---|---|---|---|",
            *map(row, table.rules),
            "",
        ]
    )


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command. Returns 0 if all is well, 1 if anything does not join or is out of date, 2 for a wrong call."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="die-macher", help="the game's name (default: %(default)s)")
    parser.add_argument("--check", action="store_true", help="write nothing, only say whether the table is right and up to date")
    wanted = parser.parse_args(arguments)
    try:
        table = build(wanted.game, root)
    except Unreadable as error:
        print(f"rule_table: {error}", file=sys.stderr)
        return 2
    page, problems = root / "docs" / f"rules-{wanted.game}.md", list(table.problems)
    text = render(table, root)
    if not wanted.check:
        page.parent.mkdir(exist_ok=True)
        page.write_text(text, encoding="utf-8")
    elif not page.is_file() or page.read_text(encoding="utf-8") != text:
        problems.append(f"{page.name} is out of date: run python tools/rule_table.py --game {wanted.game}")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
