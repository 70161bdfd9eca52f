"""`hustings rules`: the rules, the rulings and every figure with its source, as text and as JSON."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from hustings.cli.app import guarded
from hustings.cli.rules import rules
from hustings.core import registry
from hustings.core.errors import HustingsError, UnknownName
from hustings.core.figures import SOURCES
from hustings.core.registry import game as find_game
from hustings.core.values import Setup, Sheet
from hustings.text.rulebook import Rulebook, languages, rulebook
from hustings.text.words import LANGUAGES

GAME = find_game("die-macher")
BOOKS = [(name, edition) for name in ("die-macher", "helvetiq") for edition in find_game(name).editions]
books = pytest.mark.parametrize(("game", "edition"), BOOKS)
all_languages = pytest.mark.parametrize("lang", LANGUAGES)


def default_sheet(game: str, edition: str) -> Sheet:
    found = find_game(game)
    return found.sheet(Setup(edition, found.default_players), None)


@cache
def book(lang: str = "en", edition: str = "2006", game: str = "die-macher") -> Rulebook:
    return rulebook(find_game(game), edition, lang, default_sheet(game, edition))


NUMBERS = [rule.number for rule in book().rules]
SECTIONS = [rule.number for rule in book().rules if rule.kind == "section"]


def run(*args: str, columns: int = 80, game: str = "die-macher") -> Result:
    app = typer.Typer(pretty_exceptions_enable=False)
    app.command()(guarded(rules))
    return CliRunner().invoke(app, [game, *args], env={"COLUMNS": str(columns), "NO_COLOR": "1", "TERM": "dumb"})


@cache
def shown(*args: str, columns: int = 80, game: str = "die-macher") -> str:
    """What the command prints. Cached, because several tests look at the same page."""
    result = run(*args, columns=columns, game=game)
    assert result.exit_code == 0, result.output
    return result.stdout


def flat(text: str) -> str:
    return " ".join(text.split())


def as_json(*args: str, game: str = "die-macher") -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(shown(*args, "--json", game=game))
    return answer


def own(tmp_path: Path, text: str) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


# The command: text


@books
@all_languages
def test_it_fits_80_columns_without_colour(game: str, edition: str, lang: str) -> None:
    text = shown("--lang", lang, "--edition", edition, game=game)
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 80
    for rule in book(lang, edition, game).rules:
        assert flat(rule.text) in flat(text), rule.number


def test_wide_terminals_are_not_filled() -> None:
    assert 80 < max(map(len, shown(columns=200).splitlines())) <= 100


def test_it_fits_a_narrow_terminal() -> None:
    assert max(map(len, shown(columns=60).splitlines())) <= 60


@pytest.mark.parametrize(
    ("lang", "label"), [("en", "Ruling"), ("de", "Festlegung"), ("fr", "Arbitrage"), ("nl", "Uitspraak"), ("it", "Decisione")]
)
@books
def test_rulings_are_marked_and_nothing_else(game: str, edition: str, lang: str, label: str) -> None:
    marked = re.findall(rf"^(\S+) +\[{label}\] ", shown("--lang", lang, "--edition", edition, game=game), re.MULTILINE)
    assert marked == [rule.number for rule in book("en", edition, game).rules if "-" in rule.number]


@pytest.mark.parametrize(
    ("section", "numbers"),
    [
        ("3.5", [number for number in NUMBERS if number.startswith("3.5")]),
        ("3", [number for number in NUMBERS if number.startswith("3")]),
        ("4.3", ["4.3", "4.3.1", "4.3.2", "4.3.3", "4.3-a", "4.3-b", "4.3-c"]),
        ("3.5.2", ["3.5.2"]),
        ("3.7-E", ["3.7-e"]),
        (" 9. ", [number for number in NUMBERS if number.startswith("9")]),
    ],
)
def test_a_section_alone(section: str, numbers: list[str]) -> None:
    assert re.findall(r"^(\d\S*)  ", shown("--section", section), re.MULTILINE) == numbers
    answer = as_json("--section", section)
    assert [rule["number"] for rule in answer["rules"]] == numbers
    assert answer["figures"] == as_json()["figures"]


def test_the_figures_alone() -> None:
    whole, part = shown(), shown("--section", "figures")
    assert part.startswith("The figures\n") and whole.endswith(part)
    assert as_json("--section", "figures")["rules"] == []


@books
@all_languages
def test_every_figure_is_listed_and_the_reconstructed_ones_are_marked(game: str, edition: str, lang: str) -> None:
    sheet = default_sheet(game, edition)
    listed: list[str] = []
    marked, table = set(), ""
    for line in shown("--lang", lang, "--edition", edition, "--section", "figures", columns=100, game=game).splitlines():
        if heading := re.match(r"\[(\w+)\]  ", line):
            table = f"{heading[1]}."
        elif line.startswith("issues  "):
            table = ""
        elif row := re.match(r"(\* )? +(\S+) +\S", line):
            listed.append(table + row[2])
            if row[1]:
                marked.add(table + row[2])
        elif listed and (rest := re.match(r" {2,3}(\w+) *$", line)):  # of a name too long for its column
            listed[-1] += rest[1]
    assert set(sheet.values) <= set(listed)
    assert marked == {re.sub(r"\[\d+\]$", "", key) for key, word in sheet.sources.items() if word == "reconstructed"}


def test_sources_of_single_entries_are_told() -> None:
    text = shown("--section", "figures", columns=100)
    rows = flat(text)
    assert "reconstructed (no. 1-9)" in rows and "published (no. 10)" in rows and "published (no. 1, 3-4)" in rows
    assert re.search(r'^   "Bayern" .* rulebook *$', text, re.MULTILINE)


@books
@all_languages
def test_the_way_to_replace_a_figure_is_shown(game: str, edition: str, lang: str, tmp_path: Path) -> None:
    text = shown("--lang", lang, "--edition", edition, game=game)
    assert f"hustings rules {game} --edition {edition} --figures my.toml" in flat(text)
    example = book(lang, edition, game).example
    assert example in text and len(example.splitlines()) == 3
    with_own = ["--figures", own(tmp_path, example), "--section", "figures"]
    shown("--lang", lang, "--edition", edition, *with_own, game=game)  # it can be read back


# The command: figures of one's own


def test_own_figures_are_shown_with_their_file(tmp_path: Path) -> None:
    path = own(tmp_path, '[components]\nmedia_price = 7\n[seats]\n"Bremen" = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]\n')
    text = shown("--figures", path, columns=100)
    assert re.search(r"^ +media_price +7 +mine\.toml *$", text, re.MULTILINE)
    assert re.search(r'^ +"Bremen" +\[1, 2, 3, 4, 5, 6, 7, 8, 9, 10\] +mine\.toml *$', text, re.MULTILINE)
    assert "with your own from mine.toml" in flat(text)
    assert "one media marker (7,000)" in flat(text)
    figures = {figure["key"]: figure for figure in as_json("--figures", path)["figures"]}
    assert figures["components.media_price"] == {"key": "components.media_price", "value": 7, "source": "mine.toml"}
    assert figures['seats."Bremen"']["source"] == "mine.toml" and "entry_sources" not in figures['seats."Bremen"']
    theirs = {key for key, figure in figures.items() if figure["source"] not in SOURCES}
    assert theirs == {"components.media_price", 'seats."Bremen"'}


# The command: JSON


@books
@all_languages
def test_json(game: str, edition: str, lang: str) -> None:
    answer = as_json("--lang", lang, "--edition", edition, game=game)
    assert list(answer) == ["game", "edition", "lang", "rules", "figures", "how_to_replace"]
    assert (answer["game"], answer["edition"], answer["lang"]) == (game, edition, lang)
    assert [rule["number"] for rule in answer["rules"]] == [rule.number for rule in book("en", edition, game).rules]
    for rule in answer["rules"]:
        assert set(rule) == {"number", "kind", "text"} and rule["kind"] in ("rule", "ruling", "section") and rule["text"]
    sheet = default_sheet(game, edition)
    assert {figure["key"]: figure["value"] for figure in answer["figures"]} == dict(sheet.values)
    for figure in answer["figures"]:
        assert figure["source"] == sheet.sources[figure["key"]] and figure["source"] in SOURCES
        if "entry_sources" in figure:
            assert len(figure["entry_sources"]) == len(figure["value"]) and set(figure["entry_sources"]) <= set(SOURCES)
    shown_how = answer["how_to_replace"]
    assert "--figures my.toml" in shown_how and book(lang, edition, game).example in shown_how


def test_json_defaults_are_english_and_the_default_edition() -> None:
    answer = as_json()
    assert (answer["lang"], answer["edition"]) == ("en", GAME.default_edition)


def test_json_tells_the_sources_of_entries() -> None:
    figures = {figure["key"]: figure for figure in as_json()["figures"]}
    assert figures['seats."Berlin"']["entry_sources"] == ["reconstructed"] * 9 + ["published"]
    assert "entry_sources" not in figures["die.faces"]


# What does not exist


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--edition", "1986"], ["unknown edition of die-macher: 1986", "1997, 2006"]),
        (["--lang", "es"], ["unknown language", "es", "en, de, fr, nl, it"]),
        (["--section", "3.9"], ["unknown section", "3.9", ", ".join(SECTIONS)]),
        (["--section", ""], ["unknown section"]),
        (["--figures", "nowhere.toml"], ["nowhere.toml: there is no such file"]),
    ],
)
@pytest.mark.parametrize("as_json_too", [False, True])
def test_what_does_not_exist_is_refused_by_name(args: list[str], words: list[str], as_json_too: bool) -> None:
    result = run(*args, *(["--json"] if as_json_too else []))
    assert result.exit_code == 2 and result.stdout == ""
    assert all(word in result.stderr for word in words), result.stderr


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match=r"unknown game: chess\. There is: .*die-macher"):
        rules("chess")


def told_in(folder: Path, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Give the games of these names folders of their own for their catalogues."""
    assert GAME.wording is not None
    games = {name: replace(GAME, name=name, wording=replace(GAME.wording, catalogues=folder / name)) for name in names}
    for name in names:
        (folder / name).mkdir()
    monkeypatch.setattr("hustings.core.registry.names", lambda: sorted(games))
    monkeypatch.setattr("hustings.core.registry.game", games.__getitem__)


def test_a_game_without_written_rules_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told_in(tmp_path, monkeypatch, "die-macher", "told")
    (tmp_path / "told" / "rules.en.ftl").touch()
    with pytest.raises(HustingsError, match=r"the rules of die-macher are not written down here\. There are those of: told"):
        rules("die-macher")


def test_a_language_that_a_game_lacks_is_refused_with_those_it_has(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told_in(tmp_path, monkeypatch, "die-macher")
    for lang in ("de", "en"):
        (tmp_path / "die-macher" / f"rules.{lang}.ftl").write_text(
            "section-1 = One\nruling-1-a = So.\nother = No rule\nrule-1-1 = { $media_price }.\n"
        )
    assert languages(registry.game("die-macher")) == ["en", "de"]
    with pytest.raises(UnknownName, match=r"language for the rules of die-macher: fr\. There is: en, de"):
        rules("die-macher", lang="fr")
    small = rulebook(registry.game("die-macher"), "2006", "de", GAME.sheet(Setup("2006", 5), None))
    assert [vars(rule) for rule in small.rules] == [
        {"number": "1", "kind": "section", "text": "One"},
        {"number": "1-a", "kind": "ruling", "text": "So."},
        {"number": "1.1", "kind": "rule", "text": "4."},
    ]
