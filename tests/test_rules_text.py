"""The rules of Die Macher in words: every number in five languages, the same facts in each, and figures that stay true."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hustings.core import rulebook as rulebook_module
from hustings.core.contract import Setup
from hustings.core.errors import UnknownName
from hustings.core.registry import game as find_game
from hustings.core.rulebook import Rulebook, rule_text, rulebook, variables
from hustings.core.words import LANGUAGES

GAME = find_game("die-macher")
EDITIONS = GAME.editions
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

# Every number of the rules, in their order. Section 8 and 9 are lists, numbered here for the first time.
_NUMBERS = """
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
9 9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9
"""
NUMBERS = _NUMBERS.split()
SECTIONS = ["0", "1", "2", "3", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "4", "5", "6", "7", "8", "9"]

# Words that two languages share.
SAME_AS_ENGLISH = {("nl", "section-3-5")}


@cache
def book(lang: str = "en", edition: str = "2006") -> Rulebook:
    return rulebook(GAME, edition, lang, GAME.sheet(Setup(edition, 5), None))


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    path = Path(rulebook_module.__file__).parents[1] / "games" / "die_macher" / "words" / f"rules.{lang}.ftl"
    body = FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Parts(Visitor):
    """The variables of a message, the numbers written in it, and its bare text."""

    def __init__(self, message: ast.Message) -> None:
        self.names: set[str] = set()
        self.numbers: Counter[str] = Counter()
        self.text = ""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the visitor's way
        self.names.add(node.id.name)

    def visit_NumberLiteral(self, node: ast.NumberLiteral) -> None:  # noqa: N802
        self.numbers[node.value] += 1

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.numbers.update(re.findall(r"\d+", node.value))
        self.text += node.value


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_is_there_in_order(lang: str, edition: str) -> None:
    assert [rule.number for rule in book(lang, edition).rules] == NUMBERS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_is_a_section_a_rule_or_a_ruling(lang: str) -> None:
    for rule in book(lang).rules:
        assert rule.kind == ("ruling" if "-" in rule.number else "section" if rule.number in SECTIONS else "rule")


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_messages(lang: str) -> None:
    assert list(messages(lang)) == list(messages("en"))


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_use_the_same_variables(lang: str) -> None:
    for key, message in messages("en").items():
        assert Parts(messages(lang)[key]).names == Parts(message).names, key


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_state_the_same_numbers(lang: str) -> None:
    for key, message in messages("en").items():
        assert Parts(messages(lang)[key]).numbers == Parts(message).numbers, key


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str) -> None:
    same = {key for key, message in messages("en").items() if Parts(messages(lang)[key]).text == Parts(message).text}
    assert {(lang, key) for key in same} == {pair for pair in SAME_AS_ENGLISH if pair[0] == lang}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_short_and_whole(lang: str) -> None:
    for rule in book(lang).rules:
        for sentence in re.split(r"(?<=[.!?])\s", rule.text):
            assert len(sentence.split()) <= 60, f"{rule.number}: {sentence}"
        assert rule.text == rule.text.strip() and "  " not in rule.text and "{" not in rule.text
        if rule.kind != "section":
            assert rule.text[-1] in ".," and (rule.text[-1] == "." or rule.number == "6.4.1")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", ["1.2", "3.1.3", "3.2.1", "3.5.4", "4.4.2", "5.1.3", "6.3.3"])
def test_differences_between_the_editions_name_both(lang: str, number: str) -> None:
    text = next(rule.text for rule in book(lang).rules if rule.number == number)
    assert re.search(r"1997\s?:", text) and re.search(r"2006\s?:", text)


def test_no_figure_of_the_text_is_unknown_in_any_edition() -> None:
    used = {name for key, message in messages("en").items() if key.startswith("rule-") for name in Parts(message).names}
    for edition in EDITIONS:
        assert used <= set(variables(GAME.sheet(Setup(edition, 5), None)))


# A value of its own for every single number that the rules speak of.
OWN = {
    "components.start_money": 31, "components.start_members": 11, "components.start_meetings_per_state": 2,
    "components.meeting_cubes": 17, "components.media_markers": 7, "components.coalition_tiles": 6,
    "components.platform_cards": 42, "components.opinion_cards": 28, "components.key_issue_tiles": 2,
    "components.exchange_pool": 8, "components.meeting_price": 3, "components.meetings_per_state_and_round": 3,
    "components.meeting_spaces": 9, "components.convert_minimum": 6, "components.media_price": 6,
    "components.media_spaces": 8, "components.media_swap_to_victim": 12, "components.media_swap_to_bank": 13,
    "components.vote_track": 45, "components.trend_limit": 4, "contributions.largest_refusal_bonus_dice": 5,
    "polls.publish_at_most": 1, "polls.shelve_dice": 4, "national.secured_bonus": 9, "opening.trend_step": 2,
    "opening.votes_step": 7, "opening.meetings_step": 5,
}  # fmt: skip
IN_MONEY = {"start_money", "meeting_price", "media_price", "media_swap_to_victim", "media_swap_to_bank"}


def own_variables() -> dict[str, int]:
    """What the messages call those figures, money in full."""
    names = {key.partition(".")[2]: value for key, value in OWN.items()}
    return {f"{name}_thousands" if name in IN_MONEY else name: v * (1000 if name in IN_MONEY else 1) for name, v in names.items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replaced_figures_are_told(lang: str) -> None:
    """Exactly the rules that speak of a replaced figure change, and say the new one."""
    told = rulebook(GAME, "2006", lang, GAME.sheet(Setup("2006", 5), OWN))
    news = own_variables()
    keys = [key for key in messages(lang) if re.match(r"(section|rule|ruling)-", key)]
    for key, new, old in zip(keys, told.rules, book(lang).rules, strict=True):
        used = Parts(messages(lang)[key]).names & set(news)
        assert (new.text != old.text) == bool(used), new.number
        digits = re.findall(r"\d+", re.sub(r"(?<=\d)[.,\u202f](?=\d{3})", "", new.text))
        for name in used - {"publish_at_most"}:  # which is said in words
            assert str(news[name]) in digits, f"{new.number}: {name}"


def test_every_figure_in_the_text_is_among_the_replaced_ones() -> None:
    used = {name for key, message in messages("en").items() if key.startswith("rul") for name in Parts(message).names}
    lists = {"membership_rounds", "members_bonus_1", "members_bonus_2"}
    of_labels = {"title", "edition", "file"}
    assert used - lists - of_labels == set(own_variables())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_are_told_too(lang: str) -> None:
    own_figures = {"national.membership_rounds": [2, 4], "national.members_bonus": [17, 13]}
    texts = {rule.number: rule.text for rule in rulebook(GAME, "2006", lang, GAME.sheet(Setup("2006", 5), own_figures)).rules}
    assert "(2, 4)" in texts["4.6"]
    assert "17" in texts["6.3.1"] and "13" in texts["6.3.1"]
    none = rulebook(GAME, "2006", lang, GAME.sheet(Setup("2006", 5), {"national.membership_rounds": []}))
    assert "(-)" in none.part("4.6")[0].text


# One rule


def test_a_rule_or_ruling_by_number() -> None:
    sheet = GAME.sheet(Setup("2006", 5), None)
    for rule in book("de").rules:
        if rule.kind != "section":
            assert rule_text(GAME, "de", rule.number, sheet) == rule.text


@pytest.mark.parametrize("number", ["3.5.9", "3.5-x", "3.5", "", "9-a"])
def test_no_such_rule(number: str) -> None:
    with pytest.raises(UnknownName, match="unknown rule of die-macher"):
        rule_text(GAME, "en", number, GAME.sheet(Setup("2006", 5), None))
