"""Tests that take seconds: `make check` leaves them out, `make test` runs all of them.

Each line says why a quick run loses little without the test: mostly because a test that stays checks the same thing in fewer
games, on one database instead of two, or inside this process instead of in another one. `make check` also uses only those tables
of each game that have all seats, no variants and the usual edition (`support.contract.tables`, `Table.further`).
"""

from __future__ import annotations

import pytest

from support.thinning import ALL, turn

SLOW = {
    # Whole games against bots, networks and searches; a few decisions of each stay
    "bots/test_advice.py::test_a_blunder_put_in_by_hand": "a searched game; legal advice that adds up stays",
    "bots/test_advice.py::test_what_looks_the_same_is_advised_the_same": "whole games; test_fairness stays",
    "bots/test_advice.py::test_what_the_search_would_play": "a searched game, as above",
    "bots/test_puzzle_proof.py": "searches from every puzzle; that each can be answered stays",
    "bots/test_search.py::test_the_number_of_cores_changes_nothing[die-macher": "Helvetiq stays",
    "bots/test_search.py::test_the_same_visits_give_the_same_game": "whole games; the same from what looks the same stays",
    "bots/test_net_search.py::test_the_same_visits_give_the_same_game": "the same",
    "bots/test_net_search.py::test_positions_that_look_the_same_get_the_same_decision[die-macher": "Helvetiq stays",
    "bots/test_style.py::test_each_level_overlooks_features_that_there_are_and_decides_legally[die-macher": "Helvetiq stays",
    "bots/test_style.py::test_no_fortune_is_paid_for_the_first_start_and_ministers_act[beginner": "the level above stays",
    "bots/test_style.py::test_no_fortune_is_paid_for_the_first_start_and_ministers_act[normal": "the level below stays",
    "bots/test_net_playouts.py::test_a_bot_thinks_the_mean_of_all_views[die-macher": "that views are equal stays (test_views)",
    "bots/test_net_search.py::test_the_explanation_counts_every_visit[die-macher": "Helvetiq stays",
    "bots/test_net_search.py::test_what_the_network_would_choose_comes_first[die-macher": "Helvetiq stays",
    "bots/test_net_search.py::test_a_time_is_kept[die-macher": "Helvetiq stays",
    "bots/test_net_search.py::test_the_number_of_cores_changes_nothing[die-macher": "Helvetiq stays",
    "bots/test_net_search.py::test_a_playout_that_reaches_the_end_is_won_shared_or_lost[die-macher": "Helvetiq stays",
    "bots/test_net_search.py::test_few_visits_leave_it_to_the_network[die-macher": "Helvetiq stays",
    "bots/test_search.py::test_the_explanation_counts_every_visit[die-macher": "Helvetiq stays",
    "bots/test_search.py::test_positions_that_look_the_same_get_the_same_decision[die-macher": "Helvetiq stays",
    "bots/test_search.py::test_every_option_is_legal[die-macher": "Helvetiq stays",
    "bots/test_suggester.py::test_it_is_the_networks_choice_beside_something_else_to_do[die-macher": "Helvetiq stays",
    "bots/test_suggester.py::test_secrets_of_others_change_no_suggestion[die-macher": "Helvetiq stays",
    "bots/test_fairness.py::test_no_illegal_option_in_whole_games[die-macher-hard": "the other levels stay",
    "bots/test_fairness.py::test_the_same_to_look_at_is_the_same_to_decide[die-macher-search": "Helvetiq stays",
    "bots/test_advice.py::test_advice_is_of_legal_options_and_adds_up[die-macher": "Helvetiq stays",
    "games/die_macher/test_second_opinion.py::test_the_engine_agrees": "random games; that a wrong rule would be noticed stays",
    "lab/test_how_it_is_played.py::test_it_goes_on": "games in processes of their own",
    "client/test_against_a_server.py::test_bots_at_every_remote_seat_play_to_the_end[die-macher": "Helvetiq stays",
    "client/test_following.py::test_a_mirror_is_the_view_after_every_push_of_a_game": "whole games; single pushes stay",
    "client/test_against_a_server.py::test_the_bot_of_the_readme_plays_at_a_remote_seat[a file": "an instance of it stays",
    "contract/test_chance.py::test_a_game_has_the_same_key_in_whatever_slice": "that keys differ and are told stays",
    "contract/test_relabelling.py::test_rotating_seats_and_told_outcomes_together_rotates_every_result[die-m": "Helvetiq stays",
    "contract/test_twins.py::test_a_compiled_refusal_is_the_plain_one[die-macher": "Helvetiq stays",
    "contract/test_legality.py::test_every_other_option_is_refused_with_a_reason[die-m": "Helvetiq and each rule's refusals stay",
    "contract/test_fuzz.py::test_plain_and_compiled_rules_that_differ": "other faults put in by hand stay",
    "core/test_kernels.py::test_numba_is_loaded_without": "a process; one that loads kept code stays",
    "contract/test_deals.py::test_cards_drawn_late_fall_like_shuffled_ones[face-down cards of three": "two generations stay",
    "contract/test_deals.py::test_cards_drawn_late_fall_like_shuffled_ones[a clash while others": "so do the tests of its rule",
    "contract/test_fuzz.py::test_a_short_run_finds_nothing": "random games of every table; faults put in by hand stay",
    "games/die_macher/test_0_memory.py::test_ruling_0_b_no_deal_contradicts_a_perfect_memory[0.3": "most discards (0.9) stay",
    "games/die_macher/test_0_memory.py::test_ruling_0_b_no_deal_contradicts_a_perfect_memory[0.6": "the same",
    "games/helvetiq/test_5_games.py::test_5_invariants_hold_in_every_position_of_random_games[3": "two players stay",
    "games/helvetiq/test_5_games.py::test_5_invariants_hold_in_every_position_of_random_games[4": "the same",
    "games/helvetiq/test_5_games.py::test_5_more_games_at_their_ends": "more of the same",
    "games/helvetiq/test_5_games.py::test_5_invariants_hold_in_three_thousand_compiled_games[2": "four players stay",
    "games/helvetiq/test_5_games.py::test_5_invariants_hold_in_three_thousand_compiled_games[3": "the same",
    "games/helvetiq/test_perft.py::test_the_first_turns_have_as_many_ways_as_ever[3-2": "two players stay, and all first turns",
    "games/helvetiq/test_perft.py::test_the_first_turns_have_as_many_ways_as_ever[4-2": "the same",
    "games/helvetiq/test_second_opinion.py::test_points_and_votes_agree_with_the_second_opinion[2": "four players stay",
    "games/helvetiq/test_second_opinion.py::test_points_and_votes_agree_with_the_second_opinion[3": "the same",
    "games/die_macher/test_0_memory.py::test_ruling_0_b_no_deal_contradicts_a_perfect_memory[0.9-die-macher-1997": "2006 stays",
    "games/helvetiq/test_screen.py::test_every_table_fits_whoever_looks_at_it": "whole games drawn; single screens stay",
    "lab/test_examples.py::test_an_example_runs[environments.md-4": "the environments have tests of their own",
    "lab/test_examples.py::test_an_example_runs[environments.md-5": "the same",
    "lab/test_features.py::test_rows_and_slots_are_the_same_at_every_seat[die-macher-1997": "the other edition stays",
    "lab/test_contest.py::test_a_network_meets_heuristics_and_another_network[die-macher": "Helvetiq stays",
    "lab/test_vector.py::test_rows_are_the_decisions_of_the_plain_rules[die-macher": "Helvetiq stays",
    "lab/test_openspiel.py::test_random_simulations_with_serialisation[True-die-macher": "Helvetiq stays",
    "lab/test_openspiel.py::test_random_simulations_with_serialisation[False-die-macher": "the same",
    "lab/test_pettingzoo.py::test_the_rendering_suite[die-macher": "the same",
    "lab/test_simulate.py::test_networks_play_the_same_games_whoever_asks[die-macher": "the same",
    "lab/test_smoke.py": "three minutes of learning in small; the learner's parts stay",
    # Commands in processes of their own, killed and interrupted
    "bots/test_readme_bot.py::test_the_command_shown": "a match in processes; the bot itself stays",
    "cli/test_analyse.py::test_ctrl_c": "a real terminal and real signals",
    "cli/test_analyse.py::test_in_words": "an analysis as a command; those of the server stay",
    "client/test_against_a_server.py::test_the_bot_of_the_page": "a bot in a process; one at a remote seat stays",
    "house/test_suite.py::test_a_file_is_run_by_one_worker": "a run of pytest by several workers",
    "house/test_suite.py::test_rare_tests_are_left_out": "three runs of pytest; that each of them exists stays",
    "house/test_suite.py::test_make_looks_for_what_is_needed_first[test-all": "make test and make check stay",
    "house/test_suite.py::test_make_looks_for_what_is_needed_first[coverage": "the same",
    "core/test_kernels.py::test_what_a_game_brings_for_the_contract": "a process that compiles; loading what is kept stays",
    "core/test_kernels.py::test_two_twins_of_one_rule_are_two": "the same",
    "cli/test_cli.py::test_a_simulation_that_is_ended": "the same",
    "cli/test_cli.py::test_ctrl_c_ends_a": "the same",
    "cli/test_no_room.py": "every command in a process that has nowhere to write, or too much to read",
    "lab/arena/test_command.py::test_a_killed_match": "a match in a process that is killed; its file is tested by itself",
    "lab/arena/test_command.py::test_ctrl_c": "the same, interrupted",
    "lab/arena/test_command.py::test_the_same_command_gives_the_same": "matches in processes; one in this process stays",
    "lab/arena/test_ladder.py::test_a_match_of_another": "the tool that plays the ladder, in processes",
    "lab/arena/test_ladder.py::test_a_small_ladder": "the same",
    "lab/arena/test_ladder.py::test_the_page_is_made": "the same",
    "lab/arena/test_ray.py::test_a_worker_killed": "a minute of waiting for Ray",
    "lab/arena/test_workers.py": "workers that hang, die or are interrupted: seconds of waiting each",
    "lab/test_bench.py::test_long_rows": "the benchmark's processes; its rows stay",
    "lab/test_data.py::test_a_full_disk": "an export in a process that runs out of space",
    "lab/test_data.py::test_an_export_that_was_killed": "the same, killed",
    "lab/test_data.py::test_ctrl_c": "the same, interrupted",
    "lab/test_data.py::test_every_format_and_number_of_processes": "exports by several processes; each format stays",
    "lab/test_data.py::test_without_pyarrow": "a process in which a package is hidden",
    "lab/test_openspiel.py::test_the_interface_suite": "OpenSpiel's own suites, in processes; random simulations stay",
    "lab/test_openspiel.py::test_the_simulation_suite": "the same",
    "lab/test_simulate.py::test_ctrl_c": "workers that are interrupted",
    "lab/test_simulate.py::test_a_worker_that_dies": "workers that die",
    "lab/test_simulate.py::test_an_interrupt": "workers that are interrupted",
    "lab/test_simulate.py::test_the_heuristic_wins_where_it_sits": "many workers; one stays",
    "lab/test_simulate.py::test_the_result_does_not_depend_on_workers": "many workers; one stays",
    "house/test_docs.py::test_the_cells_of_the_tour": "every cell of the tour, in a process",
    "house/test_third_game.py::test_learners_see_it": "the tests of all environments once more, for a game of the tests",
    # Servers: whole games, years, crashes, commands that start one
    "server/jobs/test_analyses.py::test_not_too_many": "a server and its bots for one refusal",
    "server/jobs/test_analyses.py::test_a_game_that_was_changed_behind_our_back_fails": "one that is whole stays",
    "server/actions/test_suggestions.py::test_it_is_what_the_network_would_do": "bots that think; the suggester itself stays",
    "server/actions/test_suggestions.py::test_not_too_many": "bots that think for one refusal",
    "server/jobs/test_analyses.py::test_a_record_is_looked_at": "a whole analysis; that of a table stays",
    "server/actions/test_week.py::test_everybody_gets": "two whole games; how results are compared stays",
    "server/actions/test_week.py::test_it_goes_on": "the same, restarted",
    "server/actions/test_what_if.py::test_a_board_played_to_the_end[helvetiq": "the other game stays",
    "server/bots/test_pool.py::test_a_worker_that_takes_too_long": "seconds of waiting",
    "server/http/test_leaks.py::test_hidden_choices_that_look_the_same_are_told_the_same[sqlite-die-macher": "Helvetiq stays",
    "server/http/test_leaks.py::test_positions_are_observations_and_no_field_more[sqlite-helvetiq": "the other game stays",
    "server/http/test_table_states.py::test_whatever_is_wanted_of_a_table[sqlite-away": "a table that is played on stays",
    "server/http/test_table_states.py::test_whatever_is_wanted_of_a_table[sqlite-board": "the same",
    "server/rooms/test_full_disk.py::test_the_health_check": "ten seconds of waiting; bots and people on a full disk stay",
    "server/test_hub.py::test_the_server_runs_without_the_compiler": "a process in which a package is hidden",
    "server/test_metrics.py::test_requests_are_logged_only": "a server in a process",
    "server/http/test_previews.py::test_the_terminal_says": "the same",
    "server/actions/test_puzzles.py::test_the_game_goes_on_from_where_a_puzzle_ends[die-macher": "Helvetiq stays",
    "cli/test_serve.py::test_a_database_that_cannot_be": "four servers that do not start",
    "cli/test_serve.py::test_a_server_that_is_stopped": "servers; the same signal in a command that does nothing stays",
    "server/jobs/test_analyses.py::test_it_goes_on_after_a_crash": "a server that crashes; whole analyses stay",
    "server/jobs/test_stand_in_years.py": "27 years of turns; each rule of the clock has a test that stays",
    "server/actions/test_hints.py::test_not_too_many": "bots that think for seconds",
    "server/http/test_leaks.py::test_every_answer": "whole games; that positions are observations and marked secrets stay",
    "server/http/test_leaks.py::test_who_seals": "the same",
    "server/test_metrics.py::test_a_whole_game_leaves_no_secret_in_the_log": "whole games; figures without links and names stay",
    "server/actions/test_suggestions.py::test_what_looks_the_same": "thinking bots; that of the suggester itself stays",
    "server/rooms/test_memory_and_disk.py::test_memory_pushes_and_disk_agree[sqlite-helvetiq-3-3-2": "another course of it stays",
    "server/rooms/test_memory_and_disk.py::test_memory_pushes_and_disk_agree[sqlite-helvetiq-2-2-2": "the same",
    "server/rooms/test_memory_and_disk.py::test_memory_pushes_and_disk_agree[sqlite-die-macher-3-1-2": "the same",
    "server/bots/test_order_pace.py::test_the_moment_of_an_order_depends_on_the_draw_alone[0.25": "another pace stays",
    "server/notices/test_delivery_years.py::test_ten_thousand_days": "27 years of notices; restarts and processes stay",
    "server/notices/test_leaks.py::test_a_whole_game": "a whole game; the tests of single notices stay",
    "server/http/test_schemathesis.py": "ten made-up requests for each route; every route has a test of its own",
    # Databases of older versions, tables damaged in a hundred ways
    "store/test_before_rooms.py::test_every_table_holds": "every old table verified twice; reading them stays",
    "store/test_before_rooms.py::test_every_table_plays_on": "whole games from old tables; reading them stays",
    "store/test_before_rooms.py::test_everybody_is_answered": "the same",
    "store/test_before_rooms.py::test_a_game_at_the_terminal_goes_on": "whole games, saved by older versions; reading them stays",
    "store/test_before_rooms.py::test_what_was_sent_before": "a server on old tables; reading them stays",
    "store/test_sole.py::test_a_server_does_not_begin_anew": "a command in a process",
    "store/test_move.py::test_there_and_back_again": "every table copied twice; that rows which get lost are noticed stays",
    "store/test_migrations.py::test_several_processes": "several processes at once",
    "store/test_postgres.py::test_several_processes": "the same",
    "store/test_sole.py::test_the_command_says_so": "a command beside a server",
    "store/test_damage.py::test_no_command_ends_in_a_traceback": "commands on each damage; that it is named and repaired stays",
}
"""Prefixes of test names below the folder `tests`, or files all of whose tests are slow, each with the reason."""

FAMILIES = {
    "store/test_damage.py::test_damage_is_named": (4, "sixty ways to damage a table, found and repaired by the same steps"),
    "store/test_damage.py::test_what_keeps_nobody": (2, "the same"),
    "store/test_damage.py::test_random_damage": (4, "at random; the ways above are not"),
    "house/test_house.py::test_scripts_explain": (4, "a process for each script"),
    "house/test_layers.py::test_a_wrong_arrow": (4, "a process for each arrow; that there is no wrong one is looked at before"),
    "cli/test_rules_command.py::test_it_fits_80_columns": (3, "two games in five languages, each text of one make"),
    "cli/test_rules_command.py::test_the_way_to_replace": (3, "two games in five languages, whose texts have tests of their own"),
    "cli/test_rules_command.py::test_every_figure_is_listed": (3, "the same"),
    "contract/test_deals.py::test_every_consistent_deal": (3, "thousands of deals counted for each hidden thing"),
    "games/helvetiq/test_observation.py::test_every_deal": (3, "the same"),
}
"""Families of similar tests, by the prefix of their names: one test in the given number is in every run, for the reason given.
What breaks all of them is seen there, what breaks only one in `make test`."""

ON_POSTGRESQL = ("server/", "store/test_admin.py", "store/test_damage.py")
"""Tests whose PostgreSQL half counts as slow: the store's own reads and writes are tested on both databases in every run."""


def is_slow(name: str) -> bool:
    """Whether the test with this name, as pytest writes it, counts as slow."""
    below = name.removeprefix("tests/")
    family = next((every for first, (every, _) in FAMILIES.items() if below.startswith(first)), 1)
    on_postgresql = below.startswith(ON_POSTGRESQL) and "postgresql" in below.partition("[")[2]
    return below.startswith(tuple(SLOW)) or turn(below) % family > 0 or on_postgresql


def whole_file(place: str) -> bool:
    """Whether all tests of a file are slow. `place`: its path below the folder `tests`."""
    return place in SLOW


def left_out(config: pytest.Config) -> bool:
    """Whether this run leaves slow tests out."""
    return "not slow" in config.getoption("markexpr")


def fewer(games: int, config: pytest.Config) -> int:
    """How many of `games`, which one fixture plays for a whole file, this run plays: a third, a tenth where slow tests are left
    out, or all in `make test-all`. The first games are the same in each."""
    return games // 10 if left_out(config) else games if ALL else games // 3
