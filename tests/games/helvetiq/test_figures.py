"""The figures of Helvetiq: the contents of the record and their sources, what a user may replace, and how errors are refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from hustings.core.errors import BadFigures, UnknownName
from hustings.core.figures import SAVED
from hustings.core.layout import as_dict, fields
from hustings.core.values import Setup, Sheet
from hustings.games.helvetiq.position import ROUTE_FROM, ROUTE_TO, Figures
from hustings.games.helvetiq.sheet import EDITIONS, schema, sheet

FOUR = Setup("2008", 4)
X = -1

# Every field of the record, restated by hand. Squares are J1 L1 E1 J2 L2 E2 J3 L3 E3.
PRINTED: dict[str, Any] = {
    "copies": [2, 2, 3, 2, 3], "laws_per_colour": 5, "pawns": 5, "starting_hands": [3, 4, 5, 6], "cubes": 2, "own_colour": 2,
    "surcharge": 1, "office_cards": [1, 1, 0], "apply_steps": [1, 1, 2], "five_colours": 5, "president": 5,
    "initiative_cards": [1, 1, 2],
    "start": [X, X, X, 0, 3, 1, 4, 2, 5, 1, 4, 2, 5, 1, 2, 4, 5, 7, 8],
    "there": [0, 1, 2, 3, 6, 4, 7, 5, 8, 5, 8, 4, 7, 2, 1, 5, 4, 8, 7],
    "price": [0, 2, 4, 1, 1, 1, 2, 1, 4, 2, X, 1, 2, 1, 1, 1, 1, 1, 1],
    "needs": [X, X, X, 4, X, X, 7, X, 7], "points": [1, 1, 1, 4, 2, 2, 7, 5, 8], "chairs": [5, 5, 7], "drawers": 39,
    "open_drawer": [int(drawer in (6, 11, 17, 22, 28, 33)) for drawer in range(61)], "die": [1, 1, 2, 2, 3, 3],
    "special_draws": [3, 0, 0, 0, 1, 0, 0, 0, 1, 2, 0, 0, 2, 1, 0] + [0] * 10, "leak_takes": 2, "bus_discount": 3,
    "signatures_yes": 1, "special_each": [0] * 15 + [1, 1, 1, 1, 1, 2, 1, 1, 1, 1], "special_most": [0] * 15 + [4] * 10,
}  # fmt: skip


def record(of: Sheet) -> dict[str, Any]:
    return as_dict(Figures, of.record)


def test_every_field_holds_the_printed_figure() -> None:
    assert set(PRINTED) == set(fields(Figures))
    assert record(sheet(FOUR)) == PRINTED
    assert PRINTED["start"] == list(ROUTE_FROM) and PRINTED["there"] == list(ROUTE_TO)


def test_every_declared_key_has_a_value_and_a_source() -> None:
    of = sheet(FOUR)
    assert set(of.values) == set(schema().kinds) == set(of.sources)
    assert set(of.sources.values()) == {"rulebook", "reconstructed"}


def test_sources_are_told_apart() -> None:
    sources = sheet(FOUR).sources
    for key in ('board.entry."J1"', 'board.entry."L1"', "material.pawns", 'board.chairs."E3"', "material.apply_steps"):
        assert sources[key] == "rulebook", key
    for key in ('board.entry."E1"', "board.stairs", "board.die", "special.cards", 'board.needs_a_pawn_on."J2"'):
        assert sources[key] == "reconstructed", key


def test_the_hash_is_that_of_the_record_and_sheets_are_made_once() -> None:
    assert re.fullmatch("[0-9a-f]{16}", sheet(FOUR).hash)
    assert sheet(FOUR, {"board.drawers": 38}).hash != sheet(FOUR).hash
    assert sheet(FOUR) is sheet(Setup("2008", 2)) and EDITIONS == ("2008",)


def test_unknown_edition() -> None:
    with pytest.raises(UnknownName, match=r"unknown edition: 2010\. There is: 2008"):
        sheet(Setup("2010", 4))


OWN = """
[board]
entry = { J1 = 1 }
stairs = [["L2", "E3", 6], ["J1", "J2", 2]]
needs_a_pawn_on = { J2 = "none" }
drawers = 25
open_drawers = [25]
[material]
pawns = 5   # as it was
[special.draws]
fund_raising = 5
"""


def test_a_users_file_replaces_what_it_changes_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN, encoding="utf-8")
    mine = sheet(FOUR, path)
    assert set(mine.own) == {
        'board.entry."J1"', "board.stairs", 'board.needs_a_pawn_on."J2"', "board.drawers", "board.open_drawers",
        "special.draws.fund_raising",
    }  # fmt: skip
    changed = {name: value for name, value in record(mine).items() if value != PRINTED[name]}
    assert changed == {
        "price": [1, 2, 4, 2, X, X, X, X, X, X, 6, X, X, X, X, X, X, X, X],
        "needs": [X, X, X, X, X, X, 7, X, 7],
        "drawers": 25,
        "open_drawer": [int(drawer == 25) for drawer in range(61)],
        "special_draws": [5, *PRINTED["special_draws"][1:]],
    }
    assert mine.sources["board.drawers"] == "mine.toml" and mine.sources["material.pawns"] == "rulebook"
    again = sheet(FOUR, json.loads(json.dumps(mine.own)))
    assert (again.own, again.hash) == (mine.own, mine.hash) and again.sources["board.drawers"] == SAVED


BAD = [
    # wrong keys and types
    ("[board]\ndrawer = 30", "board.drawer: there is no such figure; did you mean board.drawers?"),
    ("drawers = 20", "drawers: there is no such figure; did you mean board.drawers?"),
    ("board = 5", "board: is a table of figures, not a figure; write [board]"),
    ('board.drawers = "many"', 'board.drawers: must be a whole number from 2 to 60, not "many"'),
    ("board.entry.L1 = true", 'board.entry."L1": must be a whole number from 0 to 12, not true'),
    ("board.die = [1, 2, 3]", "board.die: must be a list of 6 entries, not of 3"),
    ("board.die = [1, 2, 3, 4, 5, 7]", "board.die[5]: must be a whole number from 0 to 6, not 7"),
    ("material.pawns = 10", "material.pawns: must be a whole number from 1 to 9, not 10"),
    ("material.initiative_cards = [0, 1, 2]", "material.initiative_cards[0]: must be a whole number from 1 to 3, not 0"),
    ('board.needs_a_pawn_on.J2 = "Z9"', 'board.needs_a_pawn_on."J2": must be one of "J1", "L1"'),
    ("special.draws.party_levy = 1", "special.draws.party_levy: there is no such figure"),
    # built into the program
    ("material.laws_per_colour = 6", "material.laws_per_colour: is fixed by the program at 5; leave it out"),
    ("material.special_cards = 26", "material.special_cards: is fixed by the program at 25"),
    ("material.players = [2, 3]", "material.players: is fixed by the program at [2, 3, 4]"),
    ('special.cards = [["Bribe", "red"]]', "special.cards: is fixed by the program at"),
    # figures that contradict each other or the rules
    ("material.cards_per_colour.yes = 3", "material.cards_per_colour: must be 12 cards together, not 13"),
    ('board.stairs = [["L1", "L3", 2]]', "board.stairs[0]: no stairs can lead from L1 to L3"),
    ('board.stairs = [["L2", "L1", 2]]', "board.stairs[0]: no stairs can lead from L2 to L1"),
    ('board.stairs = [["J1", "L1", 2]]', "board.stairs[0]: no stairs can lead from J1 to L1"),
    ('board.stairs = [["J1", "J2", 0]]', "board.stairs[0][2]: must be a whole number from 1 to 12, not 0"),
    ('board.stairs = [["L1", "L2", 1], ["L1", "L2", 2]]', "board.stairs[1]: L1 to L2 is in the list twice"),
    ("board.chairs.E3 = 2", 'board.chairs."E3": must be more than neutral_cubes_below_four_players, which is 2, not 2'),
    ("board.drawers = 20", "board.open_drawers[3]: must be at most drawers, which is 20, not 22"),
    ("board.open_drawers = [5, 9, 5]", "board.open_drawers[2]: 5 is in the list twice"),
    ("special.most.bern = 0", "special.most.bern: must be at least special.each.bern, which is 1, not 0"),
]


@pytest.mark.parametrize(("text", "words"), BAD, ids=[words[:50] for _, words in BAD])
def test_a_bad_file_is_refused_in_one_line(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFigures) as refused:
        sheet(FOUR, path)
    message = str(refused.value)
    assert message.startswith(f"{path}: ") and words in message and len(message.splitlines()) == 1


def test_replaced_figures_are_played_by() -> None:
    from hustings.games.helvetiq.options import ELECT, OBTAIN
    from hustings.games.helvetiq.refusals import TOO_DEAR
    from support.helvetiq.scene import scene

    s = scene(own={'board.entry."J1"': 3, "board.die": [6] * 6, "board.drawers": 3, "board.open_drawers": []})
    assert s.why(0, ELECT) == TOO_DEAR
    s.act(0, OBTAIN)
    assert s.g.hand_size[0] == 6
    s.act(1, OBTAIN)
    assert s.g.cause == 1
