"""Every rule has a test and code that cites it, every test named by rule names one that exists, and the page agrees."""

from __future__ import annotations

from pathlib import Path

import pytest

import rule_table

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name.replace("_", "-") for path in (ROOT / "tests").glob("games/*/rule_numbers.txt"))


# The games as they are


def test_there_are_games_to_check() -> None:
    assert "die-macher" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_tested_and_cited(game: str) -> None:
    assert rule_table.build(game).problems == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_up_to_date(game: str) -> None:
    page = (ROOT / "docs" / f"rules-{game}.md").read_text(encoding="utf-8")
    assert page == rule_table.render(rule_table.build(game)), f"run: python tools/rule_table.py --game {game}"


@pytest.mark.parametrize("game", GAMES)
def test_few_rules_go_without_code(game: str) -> None:
    """Only definitions may: everything that a game does is done by some function."""
    rules = [rule for rule in rule_table.build(game).rules if rule.needs_test]
    assert sum(not rule.needs_code for rule in rules) <= len(rules) // 10


# The tool itself, on a small game

NUMBERS = """
# a comment
* 0.1  a definition
= 1    a heading
  1.1  one
  1.2  two
  1-a  a ruling
"""
CODE = '''
def one() -> None:
    """Does it (1.1)."""


def two() -> int:
    """1.2 and more."""
    return 2  # as ruled (1-a)
'''
TESTS = """
def test_0_1_what_a_word_means() -> None: ...
def test_1_1_one() -> None: ...
def test_1_2_two() -> None: ...
def test_ruling_1_a_as_ruled() -> None: ...
def test_something_else() -> None: ...
"""


def small_game(root: Path, numbers: str = NUMBERS, code: str = CODE, tests: str = TESTS) -> Path:
    """A repository with one game, whose page is up to date."""
    for name, text in (
        ("tests/games/small_game/rule_numbers.txt", numbers),
        ("src/hustings/games/small_game/rules.py", code),
        ("tests/games/small_game/test_rules.py", tests),
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    rule_table.main(["--game", "small-game"], root)
    return root


def check(root: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code of `--check`, and its output."""
    capsys.readouterr()
    code = rule_table.main(["--game", "small-game", "--check"], root)
    return code, capsys.readouterr().err


def test_all_joined_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(small_game(tmp_path), capsys) == (0, "")
    page = (tmp_path / "docs/rules-small-game.md").read_text(encoding="utf-8")
    assert "| 1.1 | one | [rules.py](../src/hustings/games/small_game/rules.py): `one` |" in page
    assert (
        "| 0.1 | a definition | · | [test_rules.py](../tests/games/small_game/test_rules.py): `test_0_1_what_a_word_means` |"
        in page
    )


@pytest.mark.parametrize("number", ["0.1", "1.1", "1-a"])
def test_a_rule_without_a_test_is_a_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str], number: str) -> None:
    lines = TESTS.splitlines()
    without = "\n".join(line for line in lines if rule_table.number_of(line.removeprefix("def ").partition("(")[0]) != number)
    code, said = check(small_game(tmp_path, tests=without), capsys)
    assert code == 1 and said.startswith(f"rule {number} (") and "has no test" in said


@pytest.mark.parametrize(
    ("name", "number"), [("test_1_3_what", "1.3"), ("test_ruling_1_b_what", "1-b"), ("test_9", "9"), ("test_1_1_1_x", "1.1.1")]
)
def test_a_test_of_a_rule_that_does_not_exist_is_a_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, number: str
) -> None:
    code, said = check(small_game(tmp_path, tests=f"{TESTS}def {name}() -> None: ...\n"), capsys)
    assert code == 1 and f"{name} names rule {number}, which does not exist" in said


def test_a_test_hidden_by_another_of_its_name_is_a_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = check(small_game(tmp_path, tests=f"{TESTS}def test_1_1_one() -> None: ...\n"), capsys)
    assert code == 1 and "two tests called test_1_1_one" in said


def test_a_rule_that_no_function_cites_is_a_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = check(small_game(tmp_path, code=CODE.replace("(1-a)", "")), capsys)
    assert (code, said) == (1, "rule 1-a (a ruling) is cited by no function\n")


def test_a_citation_of_no_rule_is_a_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = check(small_game(tmp_path, code=CODE.replace("(1.1)", "(1.1, 1.7)")), capsys)
    assert code == 1 and said == "rules.py, one: cites 1.7, which is no rule\n"


def test_a_range_cites_what_lies_between(tmp_path: Path) -> None:
    numbers = "2.1.1 a\n2.1.2 b\n2.1-a c\n2.1.3 d\n2.2.1 e\n"
    small_game(tmp_path, numbers, 'def all() -> None:\n    """Three of them (2.1.1 to 2.1.3)."""\n', "")
    assert [rule.number for rule in rule_table.build("small-game", tmp_path).rules if rule.code] == ["2.1.1", "2.1.2", "2.1.3"]


def test_an_old_page_is_a_problem_until_it_is_written_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = small_game(tmp_path)
    page = root / "docs/rules-small-game.md"
    page.write_text("old", encoding="utf-8")
    code, said = check(root, capsys)
    assert code == 1 and said.startswith("rules-small-game.md is out of date") and page.read_text(encoding="utf-8") == "old"
    assert rule_table.main(["--game", "small-game"], root) == 0
    assert check(root, capsys) == (0, "")


def test_an_unknown_game_is_refused_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_table.main(["--game", "chess"], small_game(tmp_path)) == 2
    assert "chess. There is: small-game" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "reason"), [("one 1.1", "write a number"), ("1.1 again", "in the list twice"), ("1.3", "a few words")]
)
def test_a_broken_list_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, reason: str
) -> None:
    small_game(tmp_path, numbers=f"1.1 one\n{line}\n")
    said = capsys.readouterr().err
    assert "line 2" in said and reason in said
