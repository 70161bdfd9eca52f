"""The figures of Die Macher: the contents of the record and their sources, what users may replace, how errors are refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from hustings.core.compiled.play import load
from hustings.core.errors import BadFigures, UnknownName
from hustings.core.figures import SAVED, SOURCES
from hustings.core.layout import as_dict, fields
from hustings.core.play import start
from hustings.core.values import Setup, Sheet
from hustings.games.die_macher.options import ACCEPT, MOST_MONEY, OPTIONS, PASS, REFUSE
from hustings.games.die_macher.position import Figures
from hustings.games.die_macher.sheet import EDITIONS, LAND_NAMES, most_money, schema, sheet

OLD, NEW = Setup("1997", 5), Setup("2006", 5)


def record(of: Sheet) -> dict[str, Any]:
    return as_dict(Figures, of.record)


# Every field of the record, restated by hand. Seats are compared by row below.
BOTH: dict[str, Any] = {
    "start_money": 25, "start_members": 5, "start_meetings": 1, "meeting_cubes": 18, "media_markers": 5, "coalition_tiles": 4,
    "key_issue_tiles": 4, "platform_copies": 4, "opinion_copies": 3, "exchange_pool": 6, "meeting_price": 1, "media_price": 4,
    "media_swap_to_victim": 4, "media_swap_to_bank": 4, "meetings_per_round": 4, "meeting_spaces": 10, "media_spaces": 5,
    "convert_minimum": 5, "vote_track": 50, "trend_limit": 3, "die": [0, 1, 1, 2, 2, 3],
    "cabinet_cost": [25, 15, 10, 5, 5, 3, 1], "cabinet_votes": [10, 10, 8, 8, 8, 5, 3], "cabinet_key": [1, 1, 1, 1, 1, 1, 1],
    "cabinet_media": [1, 1, 1, 1, 1, 1, 0], "cabinet_up": [3, 2, 1, 1, 0, 0, 0], "cabinet_down": [3, 2, 1, 0, 1, 0, 0],
    "cabinet_phone": [1, 1, 1, 0, 0, 1, 0], "gift_amount": [10, 20, 30, 40, 50], "gift_risk": [1, 1, 2, 2, 3],
    "gift_refusal": [1, 1, 2, 2, 3], "gift_bonus_dice": 3, "publish_at_most": 2, "shelve_dice": 2,
    "media_points": [25, 20, 20, 15, 15, 12, 10], "recruits": [3, 3, 2, 2, 1], "opinion_points": [12, 10, 8, 6, 4],
    "secured_bonus": 5, "members_bonus": [10, 6], "membership_round": [1, 0, 1, 0, 1, 0, 0],
    "opening_boon": [[0, 0, 2], [0, 1, 2], [1, 1, 2]], "trend_step": 1, "votes_step": 6, "meetings_step": 6,
    "opening_media": [3, 2, 1, 0], "opening_members": [0, 4, 8, 12], "rounds": 7,
    "poll": [
        [2, -1, -1, 1, -1], [-1, 2, -1, -1, 1], [1, -1, 2, -1, -1], [-1, 1, -1, 2, -1], [-1, -1, 1, -1, 2],
        [1, 1, -2, -1, 0], [0, 1, 1, -2, -1], [-1, 0, 1, 1, -2], [-2, -1, 0, 1, 1], [1, -2, -1, 0, 1],
        [-2, 2, 0, -1, 1], [1, -2, 2, 0, -1], [-1, 1, -2, 2, 0], [0, -1, 1, -2, 2], [2, 0, -1, 1, -2],
        [1, -1, 1, -2, -1], [-1, 1, -1, 1, -2], [-2, -1, 1, -1, 1], [1, -2, -1, 1, -1], [-1, 1, -2, -1, 1],
    ],
}  # fmt: skip
BY_EDITION: dict[str, dict[str, Any]] = {
    "1997": {
        "short_rounds": 0, "cabinet_dropped": [0] * 7, "gift_dropped": [0] * 5, "poll_dropped": [0] * 20,
        "imposed_issue": [5, 6, 2, 0, 4], "imposed_stance": [1, -1, 1, -1, 1],
    },
    "2006": {
        "short_rounds": 5, "cabinet_dropped": [1, 0, 0, 0, 0, 0, 0], "gift_dropped": [0, 0, 0, 0, 1],
        "poll_dropped": [0] * 10 + [1] * 10, "imposed_issue": [-1] * 5, "imposed_stance": [0] * 5,
    },
}  # fmt: skip
SEATS = """
    Nordrhein-Westfalen 16 22 29 36 43 50 57 64 72 80; Bayern 12 17 22 27 32 37 42 48 54 60
    Baden-Württemberg 10 14 19 23 28 33 38 43 48 54; Niedersachsen 9 13 17 21 26 30 35 40 45 50
    Hessen 8 12 16 20 24 28 33 38 43 48; Sachsen 7 10 13 17 21 26 31 36 41 46
    Rheinland-Pfalz 6 9 12 16 20 24 28 32 37 42; Berlin 6 9 12 15 19 23 27 31 35 40
    Sachsen-Anhalt 5 8 11 14 17 20 24 28 32 36; Schleswig-Holstein 5 7 10 13 16 19 22 25 28 32
    Brandenburg 5 7 9 11 13 16 19 22 25 28; Thüringen 4 6 8 10 12 14 17 20 23 26
    Mecklenburg-Vorpommern 4 5 7 9 11 13 15 18 21 24; Hamburg 3 5 7 8 10 12 14 16 19 22
    Saarland 3 4 6 7 9 11 13 15 17 20; Bremen 2 3 4 5 6 8 9 11 13 15
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_field_holds_the_printed_figure(edition: str) -> None:
    rows = [row.split() for row in re.split(r"[;\n]", SEATS.strip())]
    assert tuple(row[0] for row in rows) == LAND_NAMES
    seats = [[int(number) for number in row[1:]] for row in rows]
    expected = BOTH | BY_EDITION[edition] | {"seats": seats}
    assert set(expected) == set(fields(Figures))
    assert record(sheet(Setup(edition, 5))) == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_declared_key_has_a_value_and_a_source(edition: str) -> None:
    of = sheet(Setup(edition, 3))
    assert set(of.values) == set(schema(edition).kinds)
    assert set(of.values) <= set(of.sources)
    assert set(of.sources.values()) == set(SOURCES)
    # An entry's own source names an entry that exists.
    for at in set(of.sources) - set(of.values):
        key, index = at[:-1].rsplit("[", 1)
        assert 0 <= int(index) < len(of.values[key])


def test_sources_are_told_apart() -> None:
    sources = sheet(NEW).sources
    assert sources["components.start_money"] == sources['seats."Bayern"'] == sources["polls.shelve_dice"] == "rulebook"
    assert sources["die.faces"] == sources["national.media_points"] == "published"
    assert sources["polls.patterns"] == sources["cabinet.votes"] == sources['seats."Berlin"'] == "reconstructed"
    assert (sources['seats."Berlin"[0]'], sources['seats."Berlin"[9]']) == ("reconstructed", "published")
    assert (sources["opening.section_1[0]"], sources["opening.section_1[2]"]) == ("rulebook", "reconstructed")
    assert (sources["contributions.amount"], sources["contributions.amount[4]"]) == ("reconstructed", "rulebook")


def test_reported_seats_occur_in_their_row() -> None:
    values = sheet(NEW).values
    reported = {name: values[f'seats_reported."{name}"'] for name in LAND_NAMES}
    assert sum(map(len, reported.values())) == 30
    for name, counts in reported.items():
        assert set(counts) <= set(values[f'seats."{name}"']), name


def test_names_differ_by_edition() -> None:
    old, new = sheet(OLD).values, sheet(NEW).values
    assert (old["parties.blue"], new["parties.blue"]) == ("PDS", "Die Linkspartei")
    assert (old["cabinet.titles"][5], new["cabinet.titles"][5]) == ("Generalsekretär", "Finance minister")
    assert old["issues"][5] == ["euro", "now", "later"]
    assert new["issues"][0] == ["precautions-against-terrorism", "more", "less"]
    for issue, light, dark in old["issues"] + new["issues"]:
        assert re.fullmatch("[a-z]+(-[a-z]+)*", issue) and light != dark


def test_the_hash_is_that_of_the_record() -> None:
    assert re.fullmatch("[0-9a-f]{16}", sheet(NEW).hash)
    assert sheet(NEW).hash != sheet(OLD).hash
    assert sheet(NEW, {"die.faces": [0, 1, 1, 2, 2, 4]}).hash != sheet(NEW).hash
    assert sheet(NEW, {"parties.black": "Union"}).hash == sheet(NEW).hash  # a name is not in the record


def test_default_sheets_are_made_once() -> None:
    assert sheet(NEW) is sheet(Setup("2006", 3, ("short",)))


@pytest.mark.parametrize("edition", ["1997", "2006"])
def test_every_amount_that_a_party_can_have_is_an_option(edition: str) -> None:
    """3.1-a, 3.7-a: with the printed figures money stays below the largest bid option, even if everyone hoards it."""
    play = start("die-macher", edition=edition, players=5, seed=1)
    most = most_money(play.sheet.values)
    assert 1_000 < most <= MOST_MONEY and play.game.option(OPTIONS - 1).things == {"amount": MOST_MONEY}
    richest = 0
    while not play.over:
        seat = play.asked[0]
        options = play.legal(seat)
        accepting = [option for option in options if ACCEPT <= option < REFUSE]
        play.act(seat, PASS if PASS in options else max(accepting) if accepting else options[0])
        richest = max(richest, int(play.position["cash"].max()))
    assert 200 < richest < most


def test_unknown_edition() -> None:
    with pytest.raises(UnknownName, match=r"unknown edition: 1986. There is: 1997, 2006"):
        sheet(Setup("1986", 5))


OWN = """
issues = [["precautions-against-terrorism", "more", "less"], ["genetic-engineering", "for", "against"],
  ["economic-redevelopment", "for", "against"], ["taxes", "more", "less"], ["nuclear-energy", "for", "against"],
  ["minimum-wage", "for", "against"], ["welfare-system", "more", "less"]]   # as it was
seats."Bremen" = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
parties.blue = "Die Linke"
[components]
start_money = 30
meeting_cubes = 18   # as it was
hidden_platform = 3  # fixed, but as it was
[contributions]
[opening]
section_1 = [["votes", "trend", "meetings"], ["trend", "votes", "meetings"], ["votes", "votes", "meetings"]]
"""


def test_a_users_file_replaces_what_it_changes_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("\ufeff" + OWN, encoding="utf-8")
    default, mine = sheet(NEW), sheet(NEW, path)
    own = {
        'seats."Bremen"': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        "parties.blue": "Die Linke",
        "components.start_money": 30,
        "opening.section_1": [["votes", "trend", "meetings"], ["trend", "votes", "meetings"], ["votes", "votes", "meetings"]],
    }
    assert mine.own == own
    assert mine.values == {**default.values, **own}
    changed = {name for name, value in record(mine).items() if value != record(default)[name]}
    assert changed == {"start_money", "seats", "opening_boon"}
    assert record(mine)["seats"][:-1] == record(default)["seats"][:-1]
    assert record(mine)["opening_boon"][0] == [1, 0, 2]
    assert {key for key in mine.values if mine.sources[key] == "mine.toml"} == set(own)
    assert 'seats."Bremen"[0]' not in mine.sources and mine.sources['seats."Berlin"[9]'] == "published"
    assert default.own == {} and sheet(NEW) is default and record(default)["start_money"] == 25


def test_what_was_replaced_survives_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN, encoding="utf-8")
    mine = sheet(NEW, path)
    again = sheet(NEW, json.loads(json.dumps(mine.own)))
    assert (again.own, again.hash, again.values) == (mine.own, mine.hash, mine.values)
    assert again.sources["components.start_money"] == SAVED


def test_imposed_stances_can_be_replaced_in_1997(tmp_path: Path) -> None:
    of = record(sheet(OLD, {"imposed_stances.green": ["spelling-reform", "yes"]}))
    assert (of["imposed_issue"], of["imposed_stance"]) == ([5, 6, 2, 3, 4], [1, -1, 1, 1, 1])


BAD = [
    # wrong keys
    ("[components]\nstart_mony = 30", "components.start_mony: there is no such figure; did you mean components.start_money?"),
    ("start_money = 30", "start_money: there is no such figure; did you mean components.start_money?"),
    ("[qqqqqq]\nzz = 1", "qqqqqq.zz: there is no such figure; 'hustings rules' lists them all"),
    ("[dice]", "dice: there is no such figure"),
    ("seats = 5", "seats: is a table of figures, not a figure; write [seats]"),
    ("[source]\ndie = 'rulebook'", "source.die: says where printed figures come from"),
    ('imposed_stances.red = ["nuclear-energy", "no"]', "imposed_stances.red: is a figure of the 1997 edition only"),
    # wrong types
    ('components.start_money = "much"', 'components.start_money: must be a whole number from 0 to 299, not "much"'),
    ("components.start_money = 2.5", "must be a whole number from 0 to 299, not 2.5"),
    ("components.start_money = true", "must be a whole number from 0 to 299, not true"),
    ("components.start_money = 2006-01-01", 'not "2006-01-01"'),
    ("cabinet.phone = [1, true, true, true, true, true, true]", "cabinet.phone[0]: must be true or false, not 1"),
    ("parties.red = 7", "parties.red: must be a name in quotes"),
    ('parties.red = "a\\nb"', "parties.red: must be a name in quotes, of 1 to 40 characters on one line"),
    ("die.faces = 3", "die.faces: must be a list of 6 entries, not 3"),
    ("[[die.faces]]\none = 1", "die.faces: must be a list of 6 entries, not of 1"),
    ("components.start_money = {}", "components.start_money: must be a whole number from 0 to 299, not {}"),
    # wrong lengths
    ('seats."Bayern" = [1, 2, 3]', 'seats."Bayern": must be a list of 10 entries, not of 3'),
    ("opening.section_2 = [[3, 0], [2], [1, 8], [0, 12]]", "opening.section_2[1]: must be a list of 2 entries, not of 1"),
    ("national.membership_rounds = [1, 2, 3, 4, 5, 6, 7, 7]", "must be a list of 0 to 7 entries, not of 8"),
    # impossible values
    ("components.start_money = 300", "components.start_money: must be a whole number from 0 to 299, not 300"),
    ("components.media_markers = 2", "components.media_markers: must be a whole number from 3 to 9, not 2"),
    ("components.meetings_per_state_and_round = 11", "must be a whole number from 0 to 10, not 11"),
    ("components.start_money = 0x" + "f" * 5000, "not something that large"),
    ("die.faces = [0, 1, 1, 2, 2, 7]", "die.faces[5]: must be a whole number from 0 to 6, not 7"),
    ("polls.patterns = [[1,1,1,1,1], [1,1,1,1,1], [1,1,1,1,1], [1,1,1,1,99]]", "polls.patterns[3][4]: must be"),
    (
        'opening.section_1 = [["trend", "money", "votes"], ["trend", "trend", "trend"], ["votes", "votes", "votes"]]',
        'opening.section_1[0][1]: must be one of "trend", "votes", "meetings", not "money"',
    ),
    # fixed figures
    ("components.hidden_platform = 4", "components.hidden_platform: is fixed by the program at 3; leave it out"),
    ("components.rounds = 6", "components.rounds: is fixed by the program at 7"),
    ("short_game.rounds = 4", "short_game.rounds: is fixed by the program at 5"),
    ("components.players = [3, 4, 5, 6]", "components.players: is fixed by the program at [3, 4, 5]"),
    ('issues = ["peace"]', "issues: is fixed by the program at"),
    # figures that contradict each other
    ("die.faces = [2, 2, 2, 2, 2, 2]", "die.faces: must not all be the same"),
    ('seats."Bayern" = [1, 2, 3, 2, 5, 6, 7, 8, 9, 10]', 'seats."Bayern"[3]: more votes must not give fewer seats: 2 follows 3'),
    ("components.platform_cards = 50", "components.platform_cards: must be a multiple of 14, as many of each card, not 50"),
    ("components.meeting_cubes = 9", "components.meeting_cubes: must be at least 10, not 9"),
    ("components.start_meetings_per_state = 3\ncomponents.meeting_spaces = 2", "must be at most meeting_spaces 2, not 3"),
    ("components.vote_track = 5", "opening.votes_step: must be at most components.vote_track, which is 5, not 6"),
    ("opening.trend_step = 4", "opening.trend_step: must be at most components.trend_limit, which is 3, not 4"),
    ("national.members_bonus = [6, 10]", "national.members_bonus[1]: the second bonus must be at most the first, 6, not 10"),
    ("national.membership_rounds = [1, 3, 1]", "national.membership_rounds[2]: 1 is in the list twice"),
    ('parties.blue = "SPD"', "parties.blue: is the name of parties.red already"),
    ("short_game.poll_patterns_dropped = [true, true, true, true]", "must leave at least one pattern"),
    # not a file of figures
    ("start money is 30", "is not TOML: "),
    ("a = 1\na = 2", "is not TOML: Cannot overwrite a value"),
    ("a" + ".a" * 3000 + " = 1", "is not TOML: "),
    ("a = " + "[" * 3000, "is not TOML: "),
    ("#" * 1_000_001, "is over 1000000 bytes"),
]


@pytest.mark.parametrize(("text", "words"), BAD, ids=[words[:50] for _, words in BAD])
def test_a_bad_file_is_refused_in_one_line(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFigures) as refused:
        sheet(NEW, path)
    message = str(refused.value)
    assert message.startswith(f"{path}: ") and words in message
    assert len(message.splitlines()) == 1


@pytest.mark.parametrize(
    ("stance", "words"),
    [
        (["euro", "never"], "imposed_stances.red[1]: 'never' is no stance on euro; there is now, later"),
        (["taxes", "more"], "imposed_stances.red[0]: 'taxes' is no issue; there is genetic-engineering, health-reform"),
    ],
)
def test_an_imposed_stance_must_exist(stance: list[str], words: str) -> None:
    with pytest.raises(BadFigures, match=re.escape(words)):
        sheet(OLD, {"imposed_stances.red": stance})


def test_the_short_game_is_not_in_1997() -> None:
    with pytest.raises(BadFigures, match=r"short_game.rounds: is a figure of the 2006 edition only"):
        sheet(OLD, {"short_game.rounds": 5})


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadFigures, match=r"nowhere.toml: there is no such file; check the name"):
        sheet(NEW, tmp_path / "nowhere.toml")
    with pytest.raises(BadFigures, match="cannot be read: Is a directory"):
        sheet(NEW, tmp_path)
    with pytest.raises(BadFigures, match="cannot be read: embedded null byte"):
        sheet(NEW, tmp_path / "a\0b")
    path = tmp_path / "latin.toml"
    path.write_bytes('parties.green = "Grüne"'.encode("latin-1"))
    with pytest.raises(BadFigures, match=r"latin.toml: is not UTF-8 text \(byte 19\); save it as UTF-8"):
        sheet(NEW, path)


def test_a_saved_game_is_checked_like_a_file() -> None:
    for own, words in (
        ({"components.start_mony": 30}, "own figures: components.start_mony: there is no such figure"),
        ({"components.start_money": 3000}, "own figures: components.start_money: must be a whole number"),
        ({"die.faces": [1] * 6}, "own figures: die.faces: must not all be the same"),
    ):
        with pytest.raises(BadFigures, match=words):
            sheet(NEW, own)


def test_figures_in_tables_are_those_by_dotted_key() -> None:
    tables = {"components": {"start_money": 40}, "seats": {"Bremen": [4, 6, 9, 12, 15, 18, 21, 24, 27, 30]}}
    dotted = {"components.start_money": 40, 'seats."Bremen"': [4, 6, 9, 12, 15, 18, 21, 24, 27, 30]}
    assert sheet(NEW, tables).own == sheet(NEW, dotted).own == dotted
    for make in (start, load):
        assert make("die-macher", figures=tables).sheet.hash == sheet(NEW, dotted).hash
    with pytest.raises(BadFigures, match=r"own figures: components\.start_mony: there is no such figure"):
        start("die-macher", figures={"components": {"start_mony": 30}})
    deep: dict[str, Any] = {}
    for _ in range(2000):
        deep = {"components": deep}
    with pytest.raises(BadFigures, match="own figures: tables nested too deep"):
        sheet(NEW, deep)


def test_figures_that_allow_more_money_than_can_be_bid_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.games.die_macher.sheet.MOST_MONEY", 900)
    with pytest.raises(BadFigures, match=r"a party could come to have \d+, more than the 900"):
        sheet(Setup("2006", 5), {"components.start_money": 30})
