"""Tests that `make test` leaves to `make test-all`, because a test that stays covers the same elsewhere.

Each line says what stays. A test named on the command line (`pytest FILE::TEST`) runs all the same. A test that runs for every
table gets all the usual tables; of the further ones it gets each edition and set of variants with only one number of players,
which differs from test to test.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from support.thinning import ALL, turn

if TYPE_CHECKING:
    from support.contract.tables import Table

OF_THE_STORE = "what is asked of the database is tested on both kinds in tests/store, acts and seals in test_play and two more"
OF_2006 = "of the other edition, whose questions are the same ones, it stays; so do its own variants and both editions' boards"
AT_100 = "all languages stay at 80 columns, where there is least room, and German and English at 100"
OF_SHORT = "the same questions with five parties stay; a short game has fewer rounds, and is played in a window"
RARE = {
    ("server/http/test_leaks.py", "postgresql"): "what is sent is made before and after the database: on SQLite it stays",
    ("server/http/test_table_states.py", "postgresql"): "who may do what is decided in this process: on SQLite it stays",
    ("server/actions/test_chat.py", "postgresql"): OF_THE_STORE,
    ("server/actions/test_finished_games.py", "postgresql"): OF_THE_STORE,
    ("server/actions/test_lobby.py", "postgresql"): OF_THE_STORE,
    ("server/actions/test_seat_changes.py", "postgresql"): OF_THE_STORE,
    ("server/jobs/test_analyses.py::test_it_goes_on_after_a_crash", ""): "test_days_processes.py kills the process of one, too",
    ("e2e/processes/test_restart.py::test_bots_go_on_after", "postgresql"): "on SQLite it stays, and takeovers on PostgreSQL",
    ("e2e/page/test_every_decision.py::test_each_option", "1997]"): OF_2006,
    ("e2e/page/test_symbols.py::test_each_symbol", "1997]"): OF_2006,
    ("e2e/page/test_targets.py::test_every_kind", "1997]"): OF_2006,
    ("e2e/page/test_every_decision.py::test_each_option", "short]"): OF_SHORT,
    ("e2e/page/test_symbols.py::test_each_symbol", "short]"): OF_SHORT,
    ("e2e/page/test_targets.py::test_every_kind", "short]"): OF_SHORT,
    ("e2e/page/test_learning.py::test_the_solution_can", "helvetiq"): "the other game stays, and both in test_every_screen.py",
    ("e2e/page/test_learning.py::test_on_a_phone_the_guide_leaves", "fr-FR"): "German stays, all parts of it, and a Dutch title",
    ("e2e/page/test_whole_words.py::test_a_table_that_was_just", "it-"): "French stays: the browser knows the word",
    ("e2e/page/test_whole_words.py::test_a_table_that_was_just", "nl-"): "French stays: the browser knows the word",
    ("e2e/page/test_whole_game.py::test_every_decision_can_be_made_from_the_list", ""): "test_five_people.py goes by the list",
    ("e2e/page/test_frame.py::test_a_newcomer_is_in_a_game_with_one_click", ""): "test_everyone.py has the same newcomer",
    (
        "e2e/page/test_frame.py::test_a_draft_outlives_the_server",
        "",
    ): "test_bad_luck.py has it in Die Macher, kept drafts in both",
    (
        "e2e/page/test_frame.py::test_a_move_made_elsewhere",
        "",
    ): "test_bad_luck.py has it in Die Macher, test_following.py before the push",
    ("e2e/page/test_frame.py::test_two_people_at_one_screen", ""): "test_following.py and test_bad_luck.py hand a screen over",
    ("e2e/page/test_frame.py::test_the_language_changes_at_the_table", ""): "test_everyone.py and test_every_screen.py change it",
    (
        "e2e/page/test_everyone.py::test_a_table_is_set_up_and_somebody_joins",
        "",
    ): "test_frame.py and test_five_people.py do the same",
    (
        "e2e/page/test_together.py::test_everyone_sees_their_own_secrets",
        "",
    ): "test_five_people.py compares the same in six windows",
    (
        "e2e/page/test_following.py::test_a_pause_stops_the_table",
        "",
    ): "test_together.py pauses and goes on; the server's tests say what stops",
    ("e2e/page/test_keyboard.py::test_numbers_and_enter_are_enough", ""): "test_everyone.py answers by numbers and Enter",
    (
        "e2e/page/test_reveals.py::test_cabinets_polls_and_contributions_too",
        "poll",
    ): "other cards stay; what is on these is a Vitest test",
    ("e2e/page/test_replay.py::test_axe", "#at=200]"): "the same boards stay, two of them side by side",
    ("house/test_third_game.py::test_learners_see_it", ""): "the same tests stay for both games, and the contract's for this one",
    ("lab/arena/test_ray.py::test_a_worker_killed", ""): "workers of this machine are killed in test_workers.py",
    ("lab/test_tiny.py::test_the_tree_is", "ministers"): "the tree of money stays, and the ministers' rules have tests",
    ("lab/test_bench.py::test_long_rows", ""): "the same rows stay, measured in this process",
    ("terminal/test_screen.py::test_every_", "100-fr"): AT_100,
    ("terminal/test_screen.py::test_every_", "100-it"): AT_100,
    ("terminal/test_screen.py::test_every_", "100-nl"): AT_100,
}
"""Prefixes of test names below the folder `tests`, each with a word that the parameters contain ("": any parameters), and what
stays."""


def is_rare(name: str) -> bool:
    """Whether the test with this name, as pytest writes it, is left to `make test-all`."""
    below = name.removeprefix("tests/")
    return any(below.startswith(first) and word in below.partition("[")[2] for first, word in RARE)


def is_met(table: Table, test: str) -> bool:
    """Whether `make test` runs a test with a table."""
    setup = table.setup
    kind = "-".join([table.game.name, setup.edition, *setup.variants])
    return not table.further or (turn(kind) + turn(test) + setup.players) % len(table.game.players) == 0


def _is_left(item: pytest.Item) -> bool:
    given = getattr(item, "callspec", None)
    table = None if given is None else given.params.get("table")
    of_another_turn = table is not None and hasattr(table, "further") and not is_met(table, item.nodeid.partition("[")[0])
    return is_rare(item.nodeid) or of_another_turn


def without_rare(items: list[pytest.Item], config: pytest.Config) -> None:
    """Deselect rare tests, unless all tests are run or the command line names single ones."""
    if ALL or any("::" in argument for argument in config.args):
        return
    rare = [item for item in items if _is_left(item)]
    if rare:
        config.hook.pytest_deselected(items=rare)
        items[:] = [item for item in items if not _is_left(item)]
