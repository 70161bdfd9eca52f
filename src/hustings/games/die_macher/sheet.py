"""The figures of Die Macher: the limits of each, checks for contradictions between them, and how they fill the record.

The limits keep every game playable: counts fit the layout and the option numbers, money and members stay far below what a field
can hold, and no rule can wait forever for tied dice to differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ...core.errors import UnknownName
from ...core.figures import (
    Fields,
    FigureError,
    Fixed,
    Flag,
    Integer,
    Kind,
    ListOf,
    Name,
    OneOf,
    Schema,
    defaults,
    replaced,
)
from ...core.values import Setup, Sheet
from .options import AMOUNTS, CUBES_ROOM, MEETINGS_ROOM, MOST_MONEY
from .position import (
    BOARDS,
    BOONS,
    CABINET,
    CARDS,
    GIFTS,
    HAND,
    ISSUES,
    LANDS,
    NATIONAL,
    NONE,
    OPEN,
    OPINION_ROOM,
    PARTIES,
    PLATFORM_ROOM,
    POLLS,
    STATES,
    Figures,
)

EDITIONS = ("1997", "2006")
COLOURS = ("black", "red", "yellow", "green", "blue")
LAND_NAMES = (
    "Nordrhein-Westfalen", "Bayern", "Baden-Württemberg", "Niedersachsen", "Hessen", "Sachsen", "Rheinland-Pfalz", "Berlin",
    "Sachsen-Anhalt", "Schleswig-Holstein", "Brandenburg", "Thüringen", "Mecklenburg-Vorpommern", "Hamburg", "Saarland", "Bremen",
)  # fmt: skip
BOON_WORDS = ("trend", "votes", "meetings")
PATTERNS = POLLS // PARTIES

_SEATS = tuple(f'seats."{name}"' for name in LAND_NAMES)
_TRENDS, _POINTS, _DICE, _PRICE, _MOST_SEATS, _MOST_MEMBERS = 9, 99, 6, 99, 200, 99


def _always(number: int) -> Fixed:
    return Fixed(Integer(number, number))


# Figures that are copied to the record unchanged: the field, and the limits of the figure.
_DIRECT: Mapping[str, tuple[str, Kind]] = {
    "components.rounds": ("rounds", _always(STATES)),
    "components.start_money": ("start_money", Integer(0, AMOUNTS - 1)),
    "components.start_members": ("start_members", Integer(0, _MOST_MEMBERS)),
    "components.start_meetings_per_state": ("start_meetings", Integer(0, 4)),
    "components.meeting_cubes": ("meeting_cubes", Integer(4, CUBES_ROOM - 1)),
    "components.media_markers": ("media_markers", Integer(BOONS, 9)),
    "components.coalition_tiles": ("coalition_tiles", Integer(0, CABINET)),
    "components.key_issue_tiles": ("key_issue_tiles", Integer(0, STATES)),
    "components.exchange_pool": ("exchange_pool", Integer(1, 10)),
    "components.meeting_price": ("meeting_price", Integer(0, _PRICE)),
    "components.meetings_per_state_and_round": ("meetings_per_round", Integer(0, MEETINGS_ROOM - 1)),
    "components.meeting_spaces": ("meeting_spaces", Integer(1, CUBES_ROOM - 1)),
    "components.convert_minimum": ("convert_minimum", Integer(1, CUBES_ROOM - 1)),
    "components.media_price": ("media_price", Integer(0, _PRICE)),
    "components.media_spaces": ("media_spaces", Integer(0, 9 * PARTIES)),
    "components.media_swap_to_victim": ("media_swap_to_victim", Integer(0, _PRICE)),
    "components.media_swap_to_bank": ("media_swap_to_bank", Integer(0, _PRICE)),
    "components.vote_track": ("vote_track", Integer(5, 50)),
    "components.trend_limit": ("trend_limit", Integer(1, _TRENDS)),
    "die.faces": ("die", ListOf(Integer(0, 6), 6)),
    "cabinet.cost": ("cabinet_cost", ListOf(Integer(0, AMOUNTS - 1), CABINET)),
    "cabinet.votes": ("cabinet_votes", ListOf(Integer(0, 50), CABINET)),
    "cabinet.key": ("cabinet_key", ListOf(Flag(), CABINET)),
    "cabinet.media": ("cabinet_media", ListOf(Flag(), CABINET)),
    "cabinet.up": ("cabinet_up", ListOf(Integer(0, _TRENDS), CABINET)),
    "cabinet.down": ("cabinet_down", ListOf(Integer(0, _TRENDS), CABINET)),
    "cabinet.phone": ("cabinet_phone", ListOf(Flag(), CABINET)),
    "contributions.amount": ("gift_amount", ListOf(Integer(0, AMOUNTS - 1), GIFTS)),
    "contributions.risk_dice": ("gift_risk", ListOf(Integer(0, _DICE), GIFTS)),
    "contributions.refusal_dice": ("gift_refusal", ListOf(Integer(0, _DICE), GIFTS)),
    "contributions.largest_refusal_bonus_dice": ("gift_bonus_dice", Integer(0, _DICE)),
    "polls.publish_at_most": ("publish_at_most", Integer(1, 2)),
    "polls.shelve_dice": ("shelve_dice", Integer(0, _DICE)),
    "national.media_points": ("media_points", ListOf(Integer(0, _POINTS), STATES)),
    "national.opinion_recruits": ("recruits", ListOf(Integer(0, 20), NATIONAL)),
    "national.opinion_points": ("opinion_points", ListOf(Integer(0, _POINTS), NATIONAL)),
    "national.secured_bonus": ("secured_bonus", Integer(0, _POINTS)),
    "national.members_bonus": ("members_bonus", ListOf(Integer(0, _POINTS), 2)),
    "opening.trend_step": ("trend_step", Integer(0, _TRENDS)),
    "opening.votes_step": ("votes_step", Integer(0, 50)),
    "opening.meetings_step": ("meetings_step", Integer(0, CUBES_ROOM - 1)),
}

# Other figures that both editions have: converted for the record by `_fill`, built into its layout, or words.
_COMMON: Mapping[str, Kind] = {
    "components.players": Fixed(ListOf(Integer(3, PARTIES), 3)),
    "components.cabinet_cards": _always(CABINET),
    "components.contribution_cards": _always(GIFTS),
    "components.open_platform": _always(OPEN),
    "components.hidden_platform": _always(HAND),
    "components.platform_cards": Integer(3 * CARDS, PLATFORM_ROOM),  # five parties are dealt 40
    "components.opinion_cards": Integer(2 * CARDS, OPINION_ROOM),  # the boards take 16, the pool up to 10
    "components.poll_cards": _always(POLLS),
    "components.state_cards": _always(LANDS),
    "components.national_opinion_slots": _always(NATIONAL),
    **{key: ListOf(Integer(0, _MOST_SEATS), 10) for key in _SEATS},
    **{key.replace("seats", "seats_reported", 1): ListOf(Integer(0, _MOST_SEATS), 10, least=0) for key in _SEATS},
    "cabinet.titles": ListOf(Name(), CABINET),
    "issues": Fixed(ListOf(Fields((Name(), Name(), Name())), ISSUES)),  # the catalogues have words for them
    **{f"parties.{colour}": Name() for colour in COLOURS},
    "polls.patterns": ListOf(ListOf(Integer(-_TRENDS, _TRENDS), PARTIES), PATTERNS),
    "national.membership_rounds": ListOf(Integer(1, STATES), STATES, least=0),
    "opening.section_1": ListOf(ListOf(OneOf(BOON_WORDS), BOONS), 3),
    "opening.section_2": ListOf(Fields((Integer(0, BOONS), Integer(0, _MOST_MEMBERS))), 4),
}

# Figures that only one edition has. Every key begins with the name of its TOML table.
_ONLY: Mapping[str, Mapping[str, Kind]] = {
    "1997": {f"imposed_stances.{colour}": Fields((Name(), Name())) for colour in COLOURS},
    "2006": {
        "short_game.rounds": _always(5),
        "short_game.cabinet_dropped": ListOf(Flag(), CABINET),
        "short_game.contributions_dropped": ListOf(Flag(), GIFTS),
        "short_game.poll_patterns_dropped": ListOf(Flag(), PATTERNS),
    },
}


def _die_can_decide(v: Mapping[str, Any]) -> None:
    if len(set(v["die.faces"])) == 1:
        raise FigureError("die.faces", "must not all be the same, since ties are rolled off with this die")


def _seats_never_fall(v: Mapping[str, Any]) -> None:
    for key in _SEATS:
        for step in range(1, len(v[key])):
            if v[key][step] < v[key][step - 1]:
                raise FigureError(
                    f"{key}[{step}]", f"more votes must not give fewer seats: {v[key][step]} follows {v[key][step - 1]}"
                )


def _decks_are_even(v: Mapping[str, Any]) -> None:
    for key in ("components.platform_cards", "components.opinion_cards"):
        if v[key] % CARDS:
            raise FigureError(key, f"must be a multiple of {CARDS}, as many of each card, not {v[key]}")


def _cubes_suffice(v: Mapping[str, Any]) -> None:
    """Before a party buys any cubes, it needs at most its starting cubes and the meetings of one row of the opening."""
    cubes, spaces = v["components.meeting_cubes"], v["components.meeting_spaces"]
    start, step = v["components.start_meetings_per_state"], v["opening.meetings_step"]
    most = BOARDS * start + step * max(row.count("meetings") for row in v["opening.section_1"])
    if most > cubes:
        raise FigureError(
            "components.meeting_cubes",
            f"must be at least {most}, not {cubes}: {BOARDS} states x start_meetings_per_state {start}, and meetings_step {step} "
            "for each 'meetings' of a row of section_1",
        )
    if start > spaces:
        raise FigureError("components.start_meetings_per_state", f"must be at most meeting_spaces {spaces}, not {start}")


def _steps_fit(v: Mapping[str, Any]) -> None:
    for step, limit in (("opening.votes_step", "components.vote_track"), ("opening.trend_step", "components.trend_limit")):
        if v[step] > v[limit]:
            raise FigureError(step, f"must be at most {limit}, which is {v[limit]}, not {v[step]}")


def _second_is_not_first(v: Mapping[str, Any]) -> None:
    first, second = v["national.members_bonus"]
    if second > first:
        raise FigureError("national.members_bonus[1]", f"the second bonus must be at most the first, {first}, not {second}")


def _nothing_twice(v: Mapping[str, Any]) -> None:
    """No round pays twice, and no two parties or cabinet cards have the same name."""
    named: dict[str, Any] = {}
    for key in (f"parties.{colour}" for colour in COLOURS):
        if v[key] in named:
            raise FigureError(key, f"is the name of {named[v[key]]} already; parties need five different names")
        named[v[key]] = key
    for key in ("cabinet.titles", "national.membership_rounds"):
        for index, entry in enumerate(v[key]):
            if entry in v[key][:index]:
                raise FigureError(f"{key}[{index}]", f"{entry} is in the list twice; each entry must be different")


def _stances_exist(v: Mapping[str, Any]) -> None:
    stances = {issue: (light, dark) for issue, light, dark in v["issues"]}
    for key in _ONLY["1997"]:
        issue, stance = v[key]
        if issue not in stances:
            raise FigureError(f"{key}[0]", f"'{issue}' is no issue; there is {', '.join(stances)}")
        if stance not in stances[issue]:
            raise FigureError(f"{key}[1]", f"'{stance}' is no stance on {issue}; there is {', '.join(stances[issue])}")


def _polls_remain(v: Mapping[str, Any]) -> None:
    if all(v["short_game.poll_patterns_dropped"]):
        raise FigureError(
            "short_game.poll_patterns_dropped", "must leave at least one pattern, so that there are polls to auction"
        )


def most_money(v: Mapping[str, Any]) -> int:
    """An upper bound for the money of a party when it bids: every income at its highest, all to one party, and nothing spent.
    Seats and members pay until the last campaign begins."""
    rounds, face = v["components.rounds"] - 1, max(v["die.faces"])
    seats = sorted((max(v[key]) for key in _SEATS), reverse=True)
    members = v["components.start_members"] + max(members for _, members in v["opening.section_2"])
    refused = face * (max(v["contributions.refusal_dice"]) + v["contributions.largest_refusal_bonus_dice"])
    money: int = v["components.start_money"] + sum(v["contributions.amount"])
    money += v["components.media_swap_to_victim"] * sum(v["cabinet.media"]) * (PARTIES - 1)
    for number in range(1, rounds):
        members += BOARDS * v["polls.shelve_dice"] * face + sum(v["national.opinion_recruits"])
        money += seats[number - 1]
        if number in v["national.membership_rounds"]:
            money += members
        members += refused
    return money


def _money_can_be_bid(v: Mapping[str, Any]) -> None:
    """Every amount that a party can have must be an option (3.1-a, 3.7-a)."""
    if most_money(v) > MOST_MONEY:
        raise FigureError(
            "components.start_money",
            f"with all incomes of these figures a party could come to have {most_money(v)}, more than the {MOST_MONEY} that can "
            "be bid: lower it, or the seats, recruits, members or contributions",
        )


_CHECKS = (
    _money_can_be_bid,
    _die_can_decide, _seats_never_fall, _decks_are_even, _cubes_suffice, _steps_fit, _second_is_not_first, _nothing_twice,
)  # fmt: skip
_ONLY_CHECKS = {"1997": (_stances_exist,), "2006": (_polls_remain,)}


def _fill(v: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of the record. Figures that an edition lacks are never used there: no issue (-1), no rounds, nothing dropped."""
    patterns = v["polls.patterns"]
    patterns_dropped = v.get("short_game.poll_patterns_dropped", [False] * PATTERNS)
    issues = [issue for issue, _, _ in v["issues"]]
    imposed = [v.get(f"imposed_stances.{colour}") for colour in COLOURS]
    where = [NONE if stance is None else issues.index(stance[0]) for stance in imposed]
    return {
        **{field: v[key] for key, (field, _) in _DIRECT.items()},
        "platform_copies": v["components.platform_cards"] // CARDS,
        "opinion_copies": v["components.opinion_cards"] // CARDS,
        "seats": [v[key] for key in _SEATS],
        "poll": [[pattern[(k - turn) % PARTIES] for k in range(PARTIES)] for pattern in patterns for turn in range(PARTIES)],
        "poll_dropped": [dropped for dropped in patterns_dropped for _ in range(PARTIES)],
        "membership_round": [round in v["national.membership_rounds"] for round in range(1, STATES + 1)],
        "opening_boon": [[BOON_WORDS.index(word) for word in row] for row in v["opening.section_1"]],
        "opening_media": [media for media, _ in v["opening.section_2"]],
        "opening_members": [members for _, members in v["opening.section_2"]],
        "short_rounds": v.get("short_game.rounds", 0),
        "cabinet_dropped": v.get("short_game.cabinet_dropped", [False] * CABINET),
        "gift_dropped": v.get("short_game.contributions_dropped", [False] * GIFTS),
        "imposed_issue": where,
        "imposed_stance": [
            0 if s is None else 1 if s[1] == v["issues"][at][1] else -1 for s, at in zip(imposed, where, strict=True)
        ],
    }


@cache
def schema(edition: str) -> Schema:
    """The schema for the figures of an edition."""
    kinds = {**{key: kind for key, (_, kind) in _DIRECT.items()}, **_COMMON, **_ONLY[edition]}
    tables = {key.partition(".")[0]: f"the {other} edition" for other in EDITIONS if other != edition for key in _ONLY[other]}
    return Schema(Figures, kinds, _CHECKS + _ONLY_CHECKS[edition], _fill, tables)


@cache
def _default(edition: str) -> Sheet:
    folder = Path(__file__).parent / "figures"
    return defaults(schema(edition), [folder / "common.toml", folder / f"{edition}.toml"])


def sheet(setup: Setup, own: Path | Mapping[str, Any] | None = None) -> Sheet:
    """The figures of the edition, with the user's own on top, either from a file or as a saved game records them."""
    if setup.edition not in EDITIONS:
        raise UnknownName("edition", setup.edition, EDITIONS)
    default = _default(setup.edition)
    return default if own is None else replaced(schema(setup.edition), default, own)
