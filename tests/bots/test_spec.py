"""The notation of bots: names, versions, budgets, cores, and files of users' own bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from hustings.bots.budget import Budget
from hustings.bots.levels import LEVELS
from hustings.bots.spec import ALL, BOTS, OWN_BUDGET, Spec, parse_spec
from hustings.core.errors import HustingsError, UnknownName


@pytest.mark.parametrize(
    ("text", "spec", "shown"),
    [
        ("random", Spec("random"), "random"),
        (" heuristic ", Spec("heuristic"), "heuristic"),
        ("heuristic@1", Spec("heuristic", "1"), "heuristic@1"),
        ("search:50ms", Spec("search", budget=Budget(0.05)), "search:50ms"),
        ("search", Spec("search", budget=Budget(0.05)), "search:50ms"),
        ("search:0.2s", Spec("search", budget=Budget(0.2)), "search:200ms"),
        ("search:200visits", Spec("search", budget=Budget(visits=200)), "search:200visits"),
        ("search:1s:all", Spec("search", budget=Budget(1.0), cores=ALL), "search:1s:all"),
        ("search:1s:2", Spec("search", budget=Budget(1.0), cores=2), "search:1s:2"),
        ("search@1:50ms", Spec("search", "1", Budget(0.05)), "search@1:50ms"),
        ("search@2", Spec("search", "2", Budget(0.05)), "search@2:50ms"),
        ("search:1s:1", Spec("search", budget=Budget(1.0)), "search:1s"),
        ("expert", Spec("expert"), "expert"),
        ("easy@1", Spec("easy", "1"), "easy@1"),
        ("normal:bold", Spec("normal", temperament="bold"), "normal:bold"),
        ("my_bot.py:Mine", Spec("Mine", budget=OWN_BUDGET, file=Path("my_bot.py")), "my_bot.py:Mine"),
        ("a:b/my bot.py:Mine:20ms", Spec("Mine", budget=Budget(0.02), file=Path("a:b/my bot.py")), "a:b/my bot.py:Mine:20ms"),
        ("../x.py:B:9visits", Spec("B", budget=Budget(visits=9), file=Path("../x.py")), "../x.py:B:9visits"),
    ],
)
def test_what_is_written_is_meant(text: str, spec: Spec, shown: str) -> None:
    assert parse_spec(text) == spec
    assert str(spec) == shown
    assert parse_spec(shown) == spec, "what is shown can be written again"


@pytest.mark.parametrize("text", ["", "clever", "Random", "@1", ":50ms", "search:50ms:2:9", "my_bot:Mine", "heuristic1"])
def test_an_unknown_bot_is_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(UnknownName, match="unknown bot") as refused:
        parse_spec(text)
    for name in (*BOTS, "my_bot.py:Mine"):
        assert name in str(refused.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("search:0ms", "bot search:0ms: budget 0ms: zero or less"),
        ("search:-1visits", "zero or less"),
        ("search:", "not understood"),
        ("search:soon", "bot search:soon: budget 'soon' is not understood"),
        ("search:50ms:0", "invalid number of cores 0"),
        ("search:50ms:", "invalid number of cores (nothing)"),
        ("search:50ms:many", 'invalid number of cores many: use a positive number or "all"'),
        ("random:50ms", "random takes no budget"),
        ("heuristic:50ms", "leave out :50ms"),
        ("expert:50ms", "its strength is fixed"),
        ("easy:50ms", "its strength is fixed"),
        ("easy:bold:2", "bold:2 is not a temperament"),
        ("easy@1:bold", "easy has no temperament"),
        ("easy@2", "unknown version of easy"),
        ("beginner@1", "beginner has no versions"),
        ("random@1", "random has no versions"),
        ("heuristic@", "a version is missing after @, e.g. heuristic@1"),
        ("search@:1s", "a version is missing after @, e.g. search@1"),
        ("search@3", "unknown version of the search"),
        ("my_bot.py", "which class? Write my_bot.py:Mine"),
        ("my_bot.py:", "which class?"),
        ("my_bot.py:not a name", "which class?"),
        ("my_bot.py:Mine:", "not understood"),
        ("my_bot.py:Mine:0s", "bot my_bot.py:Mine:0s: budget 0ms: zero or less"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(text: str, why: str) -> None:
    with pytest.raises(HustingsError) as refused:
        parse_spec(text)
    assert why in str(refused.value)


def test_a_level_thinks_as_long_as_the_bot_behind_it() -> None:
    for name, level in LEVELS.items():
        assert parse_spec(name).thinks == parse_spec(level.bot).budget
    assert parse_spec("search:7ms").thinks == Budget(0.007)
    assert parse_spec("random").thinks is None


def test_a_name_at_a_table_has_no_folder() -> None:
    assert parse_spec("/a/long/way/my_bot.py:Mine").short == "my_bot.py:Mine"
    assert parse_spec("search:50ms").short == "search:50ms"
