"""The rules of every game in words: each number in five languages, the same facts in each, and figures that stay true."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import hustings
from hustings.core import registry
from hustings.core.contract import Game
from hustings.core.errors import UnknownName
from hustings.core.values import Setup, Sheet
from hustings.text.rulebook import Rulebook, languages, rule_text, rulebook, variables
from hustings.text.words import LANGUAGES

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
GAMES = Path(hustings.__file__).parent / "games"
NUMBERED = re.compile(r"(section|rule|ruling)-\d.*")


@dataclass(frozen=True)
class Told:
    """Expectations of the rules of one game."""

    name: str
    numbers: str  # every number, in order
    sections: str
    same: frozenset[tuple[str, str]]  # messages that have the same words in another language and in English
    own: Mapping[str, Any]  # a replaced value for every figure that the rules mention
    in_words: frozenset[str] = frozenset()  # figures whose number the text spells out in words
    unfinished: frozenset[str] = frozenset()  # rules whose sentence continues in the next one

    @property
    def game(self) -> Game:
        return registry.game(self.name)

    def sheet(self, edition: str = "", own: Mapping[str, Any] | None = None) -> Sheet:
        return self.game.sheet(Setup(edition or self.game.default_edition, self.game.default_players), own)

    def book(self, lang: str = "en", edition: str = "", own: Mapping[str, Any] | None = None) -> Rulebook:
        return rulebook(self.game, edition or self.game.default_edition, lang, self.sheet(edition, own))


DIE_MACHER = Told(
    "die-macher",
    """
    0 0.1 0.2 0-a 0-b 0-c 0-d 0-e
    1 1.1 1.2 1.3 1-a 1.4 1.5 1.6 1.7 1.8
    2 2.1 2.2 2-a 2-b
    3
    3.1 3.1.1 3.1.2 3.1.3 3.1.4 3.1-a 3.1-b
    3.2 3.2.1 3.2.2 3.2-a 3.2-b 3.2-c
    3.3 3.3.1 3.3.2 3.3.3 3.3.4 3.3-a 3.3-b 3.3-c 3.3-d
    3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4-a 3.4-b 3.4-c
    3.5 3.5.1 3.5.2 3.5.3 3.5.4 3.5-a 3.5-b 3.5-c
    3.6 3.6.1
    3.7 3.7.1 3.7.2 3.7.3 3.7.4 3.7.5 3.7-a 3.7-b 3.7-c 3.7-d 3.7-e 3.7-f
    3.8 3.8.1 3.8.2 3.8.3 3.8.4 3.8.5 3.8.6 3.8.7 3.8-a 3.8-b 3.8-c 3.8-d
    4 4.1 4.1-a 4.1-b 4.2 4.2-a
    4.3 4.3.1 4.3.2 4.3.3 4.3-a 4.3-b 4.3-c
    4.4 4.4.1 4.4.2 4.4.3 4.4-a 4.4-b 4.4-c
    4.5 4.5-a 4.6
    5 5.1 5.1.1 5.1.2 5.1.3 5.1-a 5.1-b 5.1-c
    5.2 5.2.1 5.2.2 5.2.3 5.2.4 5.2-a
    6 6.1 6.2 6.3 6.4 6.3.1 6.3.2 6.3.3 6-a 6-b 6.4.1 6.4.2 6-c 6.5 6-d
    7 7.1 7.2
    8 8.1 8.2 8.3 8.4 8.5 8.6 8.7
    9 9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9 9.10 9.11
    """,
    "0 1 2 3 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 4 5 6 7 8 9",
    frozenset({("nl", "section-3-5")}),
    {
        "components.start_money": 31, "components.start_members": 11, "components.start_meetings_per_state": 2,
        "components.meeting_cubes": 17, "components.media_markers": 7, "components.coalition_tiles": 6,
        "components.platform_cards": 42, "components.opinion_cards": 28, "components.key_issue_tiles": 2,
        "components.exchange_pool": 8, "components.meeting_price": 3, "components.meetings_per_state_and_round": 3,
        "components.meeting_spaces": 9, "components.convert_minimum": 6, "components.media_price": 6,
        "components.media_spaces": 8, "components.media_swap_to_victim": 12, "components.media_swap_to_bank": 13,
        "components.vote_track": 45, "components.trend_limit": 4, "contributions.largest_refusal_bonus_dice": 5,
        "polls.publish_at_most": 1, "polls.shelve_dice": 4, "national.secured_bonus": 9, "opening.trend_step": 2,
        "opening.votes_step": 7, "opening.meetings_step": 5, "national.membership_rounds": [2, 4],
        "national.members_bonus": [17, 13],
    },
    frozenset({"publish_at_most"}),
    frozenset({"6.4.1"}),
)  # fmt: skip

# There are twelve cards of a colour in all. The most that a red card gives is no less than what it gives for one thing.
RED_CARDS = (
    "grass_roots", "law_maker", "three_powers", "case_law", "cantonal_roots", "in_office", "bern", "concordance", "opposition",
    "vice_president",
)  # fmt: skip
SQUARES = ("J1", "J2", "J3", "L1", "L2", "L3", "E1", "E2", "E3")
HELVETIQ = Told(
    "helvetiq",
    f"""
    1 1.1 1.2 1.3 1.4 1.5
    2 2.1 2.2 2.3 2.4 2.5 2-a 2-b 2-c 2-d
    3 3-a
    3.1 3.1.1 3.1.2 3.1.3 3.1-a 3.1-b 3.1-c
    3.2
    3.2.1 3.2.2 3.2.3 3.2.4 3.2.5 3.2-a 3.2-b 3.2-c 3.2-j
    3.2.6 3.2.7 3.2-d 3.2-e 3.2-i
    3.2.8 3.2.9 3.2.10 3.2-f 3.2-l 3.2-w
    3.2.11 3.2-g 3.2-k
    3.2.12 3.2-h 3.2-m 3.2-n 3.2-o 3.2-p 3.2-q 3.2-r 3.2-s 3.2-t 3.2-u 3.2-v
    3.3 3.3.1 3.3.2 3.3.3 3.3.4 3.3-a 3.3-b 3.3-c 3.3-d
    4 4.1 4.2 4.3 4.4 4.5 4.6 4-a 4-b 4-c 4-d 4-e 4-f
    5 5.1 5.2 5.3 5.4 5.5 5.6
    6 {" ".join(f"6.{card}" for card in range(1, 26))}
    """,
    "1 2 3 3.1 3.2 3.3 4 5 6",
    frozenset({("fr", "special-5"), ("nl", "special-22"), ("fr", "special-23"), ("de", "special-24"), ("fr", "special-24")}),
    {
        "material.cards_per_colour.yes": 1, "material.cards_per_colour.no": 5, "material.cards_per_colour.blank": 2,
        "material.cards_per_colour.initiative": 4, "material.cards_per_colour.referendum": 0, "material.pawns": 9,
        "material.neutral_cubes_below_four_players": 3, "material.starting_hands": [7, 8, 1, 2],
        "material.own_colour_counts": 12, "material.surcharge": 7, "material.office_cards": [2, 0, 1],
        "material.apply_steps": [21, 22, 23], "material.five_colours_bonus": 19, "material.president_bonus": 18,
        "material.initiative_cards": [2, 3, 1], 'board.entry."J1"': 8, 'board.entry."L1"': 9, 'board.entry."E1"': 10,
        'board.needs_a_pawn_on."J2"': "E2", 'board.needs_a_pawn_on."J3"': "none", 'board.needs_a_pawn_on."E3"': "L2",
        **{f'board.points."{square}"': 31 + place for place, square in enumerate(SQUARES)},
        'board.chairs."E1"': 11, 'board.chairs."E2"': 12, 'board.chairs."E3"': 13,
        "board.drawers": 40, "board.open_drawers": [2, 4], "board.die": [4, 5, 6, 4, 5, 6],
        "special.press_leak_takes": 4, "special.campaign_bus_discount": 8, "special.signature_drive_yes": 6,
        "special.draws.fund_raising": 5, "special.draws.coalition": 4, "special.draws.extra_session": 3,
        "special.draws.recess": 5, "special.draws.early_deadline": 4, "special.draws.rumour": 3,
        **{f"special.each.{card}": 11 + place for place, card in enumerate(RED_CARDS)},
        **{f"special.most.{card}": 51 + place for place, card in enumerate(RED_CARDS)},
    },
    frozenset({"needs_a_pawn_on_J3"}),
)  # fmt: skip

BOOKS = (DIE_MACHER, HELVETIQ)
books = pytest.mark.parametrize("told", BOOKS, ids=[told.name for told in BOOKS])
all_languages = pytest.mark.parametrize("lang", LANGUAGES)
translations = pytest.mark.parametrize("lang", OTHERS)


@cache
def messages(name: str, lang: str) -> dict[str, ast.Message]:
    path = GAMES / name.replace("-", "_") / "text" / "words" / f"rules.{lang}.ftl"
    body = FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Parts(Visitor):
    """The variables of a message and the messages it refers to, the numbers written in it, and its bare text."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.others: set[str] = set()
        self.numbers: Counter[str] = Counter()
        self.text = ""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the visitor's way
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:  # noqa: N802
        self.numbers[node.value] += 1

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.numbers.update(re.findall(r"\d+", node.value))
        self.text += node.value


def figures_of(name: str, lang: str, key: str) -> set[str]:
    """The variables of a message and of those it refers to."""
    parts = Parts(messages(name, lang)[key])
    return parts.names.union(*(figures_of(name, lang, other) for other in parts.others))


def numbered(name: str, lang: str) -> list[str]:
    """The messages that are sections, rules and rulings."""
    return [key for key in messages(name, lang) if NUMBERED.fullmatch(key)]


def test_every_game_with_written_rules_is_here() -> None:
    assert {told.name for told in BOOKS} == {name for name in registry.names() if languages(registry.game(name))}


@books
@all_languages
def test_every_number_is_there_in_order(told: Told, lang: str) -> None:
    for edition in told.game.editions:
        assert [rule.number for rule in told.book(lang, edition).rules] == told.numbers.split()


@books
@all_languages
def test_each_is_a_section_a_rule_or_a_ruling(told: Told, lang: str) -> None:
    sections = told.sections.split()
    for rule in told.book(lang).rules:
        assert rule.kind == ("ruling" if "-" in rule.number else "section" if rule.number in sections else "rule")


@books
@translations
def test_languages_have_the_same_messages(told: Told, lang: str) -> None:
    assert list(messages(told.name, lang)) == list(messages(told.name, "en"))


@books
@translations
def test_languages_use_the_same_variables_and_messages(told: Told, lang: str) -> None:
    for key, message in messages(told.name, "en").items():
        own, english = Parts(messages(told.name, lang)[key]), Parts(message)
        assert (own.names, own.others) == (english.names, english.others), key


@books
@translations
def test_languages_state_the_same_numbers(told: Told, lang: str) -> None:
    for key, message in messages(told.name, "en").items():
        assert Parts(messages(told.name, lang)[key]).numbers == Parts(message).numbers, key


@books
@all_languages
def test_large_numbers_are_grouped_as_the_language_does(told: Told, lang: str) -> None:
    """1,200 or 1 200 or 1.200: only years have no separator."""
    for rule in told.book(lang).rules:
        assert set(re.findall(r"(?<!\d)\d{4,}", rule.text)) <= set(told.game.editions), rule.number


@books
@translations
def test_nothing_is_left_in_english(told: Told, lang: str) -> None:
    english, own = messages(told.name, "en"), messages(told.name, lang)
    same = {key for key in english if Parts(own[key]).text == Parts(english[key]).text}
    assert {(lang, key) for key in same} == {pair for pair in told.same if pair[0] == lang}


@books
@all_languages
def test_sentences_are_short_and_whole(told: Told, lang: str) -> None:
    for rule in told.book(lang).rules:
        for sentence in re.split(r"(?<=[.!?])\s", rule.text):
            assert len(sentence.split()) <= 60, f"{rule.number}: {sentence}"
        assert rule.text == rule.text.strip() and "  " not in rule.text and "{" not in rule.text
        if rule.kind != "section":
            assert rule.text[-1] == ("," if rule.number in told.unfinished else "."), rule.number


QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»", "nl": "\u2018\u2019"}
# A second word for a thing that has one, or a word with two readings ("ritira": rolls again, or gives up).
NOT_OURS = {"fr": ("forcer", "cases médias"), "it": ("forzare", "giocatore iniziale", "ritira")}


@books
@all_languages
def test_quotation_marks_are_the_languages_own(told: Told, lang: str) -> None:
    for key, message in messages(told.name, lang).items():
        used = set(Parts(message).text) & set("“”„«»\u2018")  # \u2019 is an apostrophe, too
        assert used <= set(QUOTES[lang]), key


@books
@pytest.mark.parametrize("lang", NOT_OURS)
def test_one_word_for_one_thing(told: Told, lang: str) -> None:
    for rule in told.book(lang).rules:
        found = [word for word in NOT_OURS[lang] if word in rule.text.lower()]
        assert not found, f"{rule.number}: {found}"


@all_languages
@pytest.mark.parametrize("number", ["1.2", "3.1.3", "3.2.1", "3.5.4", "4.4.2", "4.4-b", "5.1.3", "6.3.3"])
def test_differences_between_the_editions_name_both(lang: str, number: str) -> None:
    text = next(rule.text for rule in DIE_MACHER.book(lang).rules if rule.number == number)
    assert re.search(r"1997\s?:", text) and re.search(r"2006\s?:", text)


@books
def test_what_the_program_cites_is_told(told: Told) -> None:
    """The rule of every reason for a refusal, and every ruling that the game's code names."""
    numbers = set(told.numbers.split())
    reasons = told.game.reasons.values()
    assert {rule for reason in reasons for rule in (reason.rule, *reason.rules.values())} - {"0"} <= numbers
    for path in (GAMES / told.name.replace("-", "_")).rglob("*.py"):
        cited = set(re.findall(r"(?<![\w.-])\d(?:\.\d)?-[a-z](?![\w-])", path.read_text(encoding="utf-8")))
        assert cited <= numbers, path.name


# Figures


@books
def test_no_figure_of_the_text_is_unknown_in_any_edition(told: Told) -> None:
    used = {figure for key in numbered(told.name, "en") for figure in figures_of(told.name, "en", key)}
    for edition in told.game.editions:
        assert used <= set(variables(told.game, told.sheet(edition)))


@books
def test_every_figure_in_the_text_is_among_the_replaced_ones(told: Told) -> None:
    before, after = variables(told.game, told.sheet()), variables(told.game, told.sheet(own=told.own))
    used = {figure for key in numbered(told.name, "en") for figure in figures_of(told.name, "en", key)}
    assert not [figure for figure in sorted(used) if before[figure] == after[figure]]


@books
@all_languages
def test_replaced_figures_are_told(told: Told, lang: str) -> None:
    """Exactly the rules that mention a replaced figure change, and they state the new one."""
    news = variables(told.game, told.sheet(own=told.own))
    replaced, old = told.book(lang, own=told.own), told.book(lang)
    for key, new, before in zip(numbered(told.name, lang), replaced.rules, old.rules, strict=True):
        used = figures_of(told.name, lang, key)
        assert (new.text != before.text) == bool(used), new.number
        plain = re.sub(r"(?<=\d)[.,\u202f](?=\d{3})", "", new.text)
        numbers = re.findall(r"(?<![A-Z])\d+", plain)  # but not the number in the name of a square
        for figure in used - told.in_words:
            found = plain if isinstance(news[figure], str) else numbers
            assert str(news[figure]) in found, f"{new.number}: {figure}"


@all_languages
def test_an_empty_list_is_told_too(lang: str) -> None:
    assert "(-)" in DIE_MACHER.book(lang, own={"national.membership_rounds": []}).part("4.6")[0].text
    assert "(-)" in HELVETIQ.book(lang, own={"board.open_drawers": []}).part("3.1.1")[0].text


# The special cards of Helvetiq


def test_special_cards_are_those_of_the_figures_in_their_order() -> None:
    cards = HELVETIQ.sheet().values["special.cards"]
    frames = {"multicolour": "multicolour", "red": "red, at once", "end": "red, at the end"}
    beginnings = [rule.text.partition(": ")[0] for rule in HELVETIQ.book().part("6")[1:]]
    assert beginnings == [f"{name} ({frames[frame]})" for name, frame in cards]


@all_languages
def test_frames_have_a_word_each(lang: str) -> None:
    frames = [frame for _, frame in HELVETIQ.sheet().values["special.cards"]]
    words = [re.findall(r"\((.*?)\)\s?:", rule.text)[0] for rule in HELVETIQ.book(lang).part("6")[1:]]
    assert len(set(words)) == len(set(zip(frames, words, strict=True))) == len(set(frames)) == 3
    assert len({rule.text.partition(" (")[0] for rule in HELVETIQ.book(lang).part("6")[1:]}) == 25


@all_languages
@pytest.mark.parametrize(
    ("figure", "card"), [("draws.fund_raising", 1), ("press_leak_takes", 3), ("draws.coalition", 5), ("draws.rumour", 14)]
)
def test_one_card_is_said_in_words_and_none_is_not_one(lang: str, figure: str, card: int) -> None:
    texts = {}
    for number in (0, 1, 2) if figure.startswith("draws") else (1, 2):
        texts[number] = HELVETIQ.book(lang, own={f"special.{figure}": number}).part(f"6.{card}")[0].text
        assert (str(number) in re.findall(r"\d+", texts[number])) == (number != 1)
    assert len(set(texts.values())) == len(texts)


# One rule


@books
def test_a_rule_or_ruling_by_number(told: Told) -> None:
    sheet = told.sheet()
    for rule in told.book("de").rules:
        if rule.kind != "section":
            assert rule_text(told.game, "de", rule.number, sheet) == rule.text


@books
@pytest.mark.parametrize("number", ["3.3.9", "3.3-x", "3.3", "", "9-a"])
def test_no_such_rule(told: Told, number: str) -> None:
    with pytest.raises(UnknownName, match=f"unknown rule of {told.name}"):
        rule_text(told.game, "en", number, told.sheet())
