"""The catalogues: every message in every language, none of them unused, none left in English; and everything said with them:
options, questions, refusals, phases, names."""

from __future__ import annotations

import ast as python
import random
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import hustings
from hustings.core import layout, registry
from hustings.core.contract import Game
from hustings.core.errors import UnknownName
from hustings.core.learning import puzzles
from hustings.core.play import Play, start
from hustings.core.values import Line
from hustings.tables import promises
from hustings.tables.promises import Instant, Promise
from hustings.text.words import LANGUAGES, PROGRAM, Catalogue, MissingWords, Words

SOURCE = Path(hustings.__file__).parent
SAME = Path(__file__).with_name("words_same.txt")
PAGE = Path(__file__).parents[2] / "web" / "src"
TALKING = [name for name in registry.names() if registry.game(name).wording is not None]
FOLDERS: Mapping[str, Path] = {"program": PROGRAM, **{name: registry.game(name).wording.catalogues for name in TALKING}}  # type: ignore[union-attr]
TRANSLATIONS = LANGUAGES[1:]


@dataclass(frozen=True)
class Spoken:
    """What a test has to know of a game to meet all its words: how many numbered things of each kind there are, and tables that
    together meet most of its decisions."""

    named: Mapping[str, int]
    tables: Sequence[Mapping[str, Any]]


SPOKEN: Mapping[str, Spoken] = {
    "die-macher": Spoken(
        named={"party": 5, "land": 16, "card": 14, "issue": 7, "cabinet": 7, "phase": 16, "part": 6},
        tables=[{"edition": "2006", "players": 5}, {"edition": "1997", "players": 3}, {"edition": "2006", "variants": ["short"]}],
    ),
    "helvetiq": Spoken(
        named={
            "party": 4, "colour": 5, "card": 25, "face": 5, "special": 25, "square": 9, "level": 3, "phase": 3, "part": 7,
        },
        tables=[{"players": players} for players in (2, 3, 4, 4)],
    ),
}  # fmt: skip
# The attributes of names, which are variables too: `$state_in` belongs to the thing `$state`.
ATTRIBUTES = re.compile(r"_(in|to|from|law|number|full|letter|short|dative)$")
# The rulebook reads these as a whole, in their order: no code names them one by one.
LISTED = ("rule-*", "ruling-*", "section-*")


class Uses(Visitor):
    """The variables and the messages that an entry uses, and its bare text."""

    def __init__(self, entry: Any) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.text = ""
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


def files(folder: Path, lang: str) -> list[Path]:
    return sorted(path for path in folder.glob("*.ftl") if path.name.split(".")[-2] == lang)


@cache
def entries(folder: Path, lang: str) -> Mapping[str, ast.Message]:
    """All messages of a folder in a language, parsed in full."""
    found: dict[str, ast.Message] = {}
    for path in files(folder, lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: cannot be read: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def things(folder: Path, lang: str, key: str) -> set[str]:
    """The things that a message names, including those in the messages it refers to."""
    book = {**entries(PROGRAM, lang), **entries(folder, lang)}
    uses = Uses(book[key])
    found = {ATTRIBUTES.sub("", name) for name in uses.variables}
    return found.union(*(things(folder, lang, other) for other in uses.messages))


def text(entry: ast.Message) -> str:
    """The message as written, without its comment."""
    return FluentSerializer().serialize_entry(ast.Message(entry.id, entry.value, entry.attributes))


folders = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS.keys())
translations = pytest.mark.parametrize("lang", TRANSLATIONS)
languages = pytest.mark.parametrize("lang", LANGUAGES)
talking = pytest.mark.parametrize("name", TALKING)


# The catalogues


@folders
@translations
def test_no_message_or_attribute_is_missing_in_a_language(folder: Path, lang: str) -> None:
    english, own = entries(folder, "en"), entries(folder, lang)
    assert english
    assert set(own) == set(english)
    for key in english:
        assert [a.id.name for a in own[key].attributes] == [a.id.name for a in english[key].attributes], key


@folders
@translations
def test_a_translation_speaks_of_the_same_things(folder: Path, lang: str) -> None:
    different = {k for k in entries(folder, "en") if things(folder, lang, k) != things(folder, "en", k)}
    assert not different


@folders
@languages
def test_nobody_reads_the_names_that_files_have_for_things(folder: Path, lang: str) -> None:
    """Such as "see short_game" or "is true"."""
    spoken = {key: Uses(entry).text for key, entry in entries(folder, lang).items()}
    assert {key: said for key, said in spoken.items() if re.search(r"[a-z]_[a-z]|\b(is|ist|est|è) (true|false)\b", said)} == {}


@folders
def test_no_french_line_begins_with_a_colon_or_ends_with_an_opening_quote(folder: Path) -> None:
    """The space there must not break. A sign after a full stop or a semicolon stands for itself: "! contrôle"."""
    spoken = {key: text(entry) for key, entry in entries(folder, "fr").items()}
    assert {key: said for key, said in spoken.items() if re.search(r"[^\s.;] [:;?!»](\s|[.,)]|$)|« ", said)} == {}


@folders
@languages
def test_how_many_of_a_thing_is_never_parted_from_it(folder: Path, lang: str) -> None:
    """Such as "2 times blue", written with the sign, at the end of a line."""
    spoken = {key: text(entry) for key, entry in entries(folder, lang).items()}
    torn = re.compile(r"\S \N{MULTIPLICATION SIGN}|\N{MULTIPLICATION SIGN} \S")
    assert {key: said for key, said in spoken.items() if torn.search(said)} == {}


@folders
def test_a_game_does_not_reuse_the_names_of_the_program_s_messages(folder: Path) -> None:
    assert folder == PROGRAM or not set(entries(folder, "en")) & set(entries(PROGRAM, "en"))


def may_be_same() -> dict[str, set[str]]:
    """The list of names: patterns of messages, each with the languages in which they may be the same as in English."""
    found: dict[str, set[str]] = defaultdict(set)
    for line in SAME.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            pattern, _, langs = line.partition(" ")
            found[pattern].update(langs.split() or TRANSLATIONS)
    return found


def test_what_is_not_translated_is_on_the_list_of_names_and_nothing_else_is() -> None:
    allowed = may_be_same()
    used: set[tuple[str, str]] = set()
    untranslated = []
    for folder in FOLDERS.values():
        for lang in TRANSLATIONS:
            for key, entry in entries(folder, lang).items():
                if text(entry) != text(entries(folder, "en")[key]):
                    continue
                matching = {(pattern, lang) for pattern, langs in allowed.items() if lang in langs and fnmatch(key, pattern)}
                used |= matching
                if not matching:
                    untranslated.append(f"{key} {lang}")
    assert not untranslated
    assert {(pattern, lang) for pattern, langs in allowed.items() for lang in langs} == used


# Reachable from code


@cache
def spoken() -> tuple[frozenset[str], frozenset[tuple[str, str]]]:
    """Every string in the source of the program and of its page, and the beginnings and ends of formatted strings."""
    literals: set[str] = set()
    frames: set[tuple[str, str]] = set()
    for path in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        source = path.read_text(encoding="utf-8")
        literals.update(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", source))
        frames.update((head, "") for head in re.findall(r"`([a-z][\w-]*-)\$\{", source))
    for path in SOURCE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            if isinstance(node, python.JoinedStr) and node.values:
                frames.add((_constant(node.values[0]), _constant(node.values[-1])))
    return frozenset(literals), frozenset(frame for frame in frames if frame[0].endswith("-") or frame[1].startswith("-"))


def _constant(part: python.expr) -> str:
    return str(part.value) if isinstance(part, python.Constant) else ""


def offered(game: Game) -> Iterator[str]:
    """The messages that people read before they choose a game and its variants."""
    yield from (f"about-{game.name}{part}" for part in ("", "-size", "-course", "-picture"))
    for variant in game.variants:
        yield from (f"about-{game.name}-variant-{variant}", f"about-{game.name}-variant-{variant}-why")


def named(game: Game) -> Iterator[str]:
    """The messages for all numbered things of a game, in every edition, and for the tables of its figures and the fields of its
    position."""
    assert game.wording is not None
    yield from offered(game)
    yield from promises.messages(game)
    yield from (f"puzzle-goal-{one.question}" for one in puzzles.every().values() if one.game == game.name)
    yield from (f"field-{name}" for name in layout.fields(game.position))
    for edition in game.editions:
        play = start(game.name, edition=edition, seed=1)
        yield from (f"table-{key.partition('.')[0]}" for key in play.sheet.values)
        for kind, count in SPOKEN[game.name].named.items():
            for number in range(count):
                found = game.wording.name(play.observe(None), kind, number)
                assert isinstance(found, Line)
                yield found.key
                yield from (part.key for part in found.things.values() if isinstance(part, Line))


def reached(key: str, names: set[str]) -> bool:
    literals, frames = spoken()
    if key in names or key in literals or any(fnmatch(key, pattern) for pattern in LISTED):
        return True
    known = literals | names
    return any(
        key.startswith(head) and key.endswith(tail) and key[len(head) : len(key) - len(tail)] in known for head, tail in frames
    )


@folders
def test_no_message_is_left_over(folder: Path) -> None:
    names = {key for name in TALKING for key in named(registry.game(name))}
    for known in FOLDERS.values():
        for entry in entries(known, "en").values():
            names |= Uses(entry).messages
    assert not [key for key in entries(folder, "en") if not reached(key, names)]


@talking
@languages
def test_every_game_and_variant_is_introduced(name: str, lang: str) -> None:
    words = Words(registry.game(name), lang, strict=True)
    assert all(words.has(key) and words.say(key) for key in offered(registry.game(name)))
    assert not words.has(f"about-{name}-variant-nothing")


@talking
@languages
def test_everything_about_a_promise_can_be_said(name: str, lang: str) -> None:
    game = registry.game(name)
    play, words = start(name, seed=1), Words(game, lang)
    for by, to in ((0, 1), (1, 0)) if promises.messages(game) else ():
        for key in promises.messages(game):
            about = key.removeprefix("promise-coalition").removeprefix("-")
            said = words.line(play.observe(None), promises.line(game, promise(by, to), about))
            assert said and "{" not in said and said[0].isupper()


def promise(by: int, to: int) -> Promise:
    return Promise("coalition", 0, by, to, False, Instant(0, 1))


# What is said


def tables(name: str) -> Iterator[Play]:
    for number, table in enumerate(SPOKEN[name].tables):
        yield start(name, seed=number, **table)


@talking
@languages
def test_every_option_can_be_said_at_any_time(name: str, lang: str) -> None:
    rng = random.Random(3)
    for play in tables(name):
        words = Words(play.game, lang, strict=True)
        for _ in range(150):
            seat = rng.choice(play.asked)
            play.act(seat, rng.choice(play.legal(seat)))
        seat = play.asked[0]
        for option in range(play.game.options):
            assert words.option(play.observe(seat), option, seat, play.sheet)


@talking
def test_the_options_of_a_decision_differ_in_words(name: str) -> None:
    """Every question met on the way has words, too. The languages take turns."""
    rng = random.Random(5)
    asked: set[str] = set()
    for play in tables(name):
        turn = 0
        while not play.over:
            turn += 1
            seat = rng.choice(play.asked)
            words, seen, legal = Words(play.game, LANGUAGES[turn % 5], strict=True), play.observe(seat), play.legal(seat)
            texts = [words.option(seen, option, seat, play.sheet) for option in legal[:40]]
            assert len(set(texts)) == len(texts), texts
            kind = play.decision(seat)
            assert words.question(seen, kind, seat, play.sheet) == words.question(
                seen, list(play.game.decisions).index(kind), seat, play.sheet
            )
            asked.add(kind)
            play.act(seat, rng.choice(legal[:10]))
    assert len(asked) > len(play.game.decisions) / 2


@talking
@languages
def test_every_question_refusal_and_phase_can_be_said(name: str, lang: str) -> None:
    for play in tables(name):
        words = Words(play.game, lang, strict=True)
        seen = play.observe(0)
        for kind in range(len(play.game.decisions)):
            assert words.question(seen, kind, 0, play.sheet)
        for number, reason in play.game.reasons.items():
            said = words.refusal(number)
            assert reason.rule == "0" or said.endswith(f" {reason.rule})")
        assert words.phase(seen)


@talking
def test_every_decision_is_explained_by_rules_that_exist(name: str) -> None:
    game = registry.game(name)
    assert game.wording is not None
    assert set(game.wording.rules) == set(game.decisions)
    for numbers in game.wording.rules.values():
        assert numbers
        for number in numbers:
            kind = "ruling" if "-" in number else "rule"
            assert f"{kind}-{number.replace('.', '-')}" in entries(game.wording.catalogues, "en")


def test_money_is_written_the_language_s_way() -> None:
    play = start("die-macher", seed=1)
    said = [Words(play.game, lang, strict=True).option(play.observe(0), 12, 0, play.sheet) for lang in LANGUAGES]
    assert said == ["Bid 12,000", "12.000 bieten", "Offrir 12\u202f000", "12.000 bieden", "Offrire 12.000"]


def test_verbs_agree_with_the_party() -> None:
    play = start("die-macher", seed=1)
    lines = [Line("story-winner", {"party": party}) for party in (0, 3)]
    said = [[Words(play.game, lang, strict=True).line(play.observe(None), line) for line in lines] for lang in ("en", "de", "fr")]
    assert said == [
        ["CDU has won the game.", "Grüne have won the game."],
        ["CDU hat das Spiel gewonnen.", "Grüne haben das Spiel gewonnen."],
        ["CDU a gagné la partie.", "Grüne ont gagné la partie."],
    ]


def test_names_have_forms() -> None:
    play = start("die-macher", seed=1)
    words = Words(play.game, "de", strict=True)
    assert words.name(play.observe(None), "party", 3) == "Grüne"
    assert words.name(play.observe(None), "party", 3, "full") == "Die Grünen"
    assert words.name(play.observe(None), "card", 1) == "Terrorabwehr (weniger)"
    assert words.name(play.observe(None), "money", 12) == "12.000"


def test_lists_read_like_a_sentence() -> None:
    words = Words(None, "en", strict=True)
    assert [words.join(parts) for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["nothing", "a", "a and b", "a, b and c"]


# What is missing


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match=r"unknown language: es\. There is: en, de, fr, nl, it"):
        Words(None, "es", strict=True)


def book(folder: Path, lang: str, text: str) -> Catalogue:
    path = folder / f"{lang}.ftl"
    path.write_text(text, encoding="utf-8")
    return Catalogue(lang, [path])


def test_what_is_missing_is_an_error_in_tests_and_english_for_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    german = book(tmp_path, "de", "both = beides\nvalue = Wert { $here } { $gone }\n")
    english = book(tmp_path, "en", "both = both\nenglish = only English\nvalue = value { $here }\n")
    strict, lenient = Words(None, "de", strict=True), Words(None, "de")
    for words in (strict, lenient):
        monkeypatch.setattr(words, "_catalogues", (german, english))
    for key in ("english", "nowhere", "value"):
        with pytest.raises(MissingWords):
            strict.say(key, here=1)
    assert [lenient.say(key, here=1) for key in ("both", "english", "value", "nowhere")] == [
        "beides", "only English", "value 1", "nowhere",
    ]  # fmt: skip


def test_messages_that_refer_to_others_find_them(tmp_path: Path) -> None:
    made = book(
        tmp_path,
        "en",
        "-term = T\none = { two } { $x }\n    .form = { -term }\ntwo = { $x ->\n    [0] zero\n   *[other] many\n }\n",
    )
    assert made.say("one", {"x": 0}) == "zero 0"
    assert made.say("one.form", {}) == "T"
    assert made.attributes("one") == ["form"]
    assert made.attributes("nothing") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_point_is_one_point(lang: str) -> None:
    """A deal of the week can end with one point: people read "with 1 points" there, and shared it."""
    many = {"en": "points", "de": "Punkte", "fr": "points", "it": "punti", "nl": "punten"}[lang]
    words = Words(None, lang, strict=True)
    rest: dict[str, Any] = {"place": 3, "players": 3, "behind": 86, "week": 47, "game": "Helvetiq"}
    for key in ("page-you-came", "page-you-win", "page-you-share", "week-shared"):
        assert many in words.say(key, points=2, **rest), key
        assert many not in words.say(key, points=1, **rest), key
