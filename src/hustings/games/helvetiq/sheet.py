"""The figures of Helvetiq's politics game: the limits of each, checks for contradictions, and how they fill the record.

The limits keep every game playable and finite: counts fit the layout, every stair costs something, so that no pawn can go back
and forth for free, and the number of decisions stays below `LONGEST`.
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
from .position import (
    COLOUR_NAMES,
    DIE,
    E1,
    FACE_NAMES,
    LAWS_THERE,
    LEVELS,
    NONE,
    PLAYERS,
    POWERS,
    ROUTE_FROM,
    ROUTE_TO,
    ROUTES,
    SPECIALS,
    SQUARE_NAMES,
    VOTE_CARDS,
    Figures,
)

EDITIONS = ("2008",)
FRAMES = ("multicolour", "red", "end")
SLUGS = (
    "fund_raising", "party_levy", "press_leak", "tacit_election", "coalition", "campaign_bus", "urgency_clause",
    "signature_drive", "extra_session", "recess", "federalism", "decree", "early_deadline", "rumour", "party_row",
    "grass_roots", "law_maker", "three_powers", "case_law", "cantonal_roots", "in_office",
    "bern", "concordance", "opposition", "vice_president",
)  # fmt: skip
DRAWING = ("fund_raising", "coalition", "extra_session", "recess", "early_deadline", "rumour")
SCORING = SLUGS[15:]
ARROWS = ("J2", "J3", "E3")

_PER_COLOUR = VOTE_CARDS // len(COLOUR_NAMES)
_PAIRS = tuple((ROUTE_FROM[route], ROUTE_TO[route]) for route in range(LEVELS, ROUTES))
MOST_DRAWERS, MOST_OPEN, MOST_DIE, MOST_OFFICE, MOST_DRAWS, MOST_HAND, MOST_PAWNS, MOST_TAKES = 60, 12, 6, 2, 5, 8, 9, 5
_PRICE, _POINTS, _CHAIRS = 12, 99, 20

# The longest possible game. MOST_DRAWERS - 1 turns obtain cards. Every other action of a turn uses up a vote card, a special card
# or a pawn of the reserve, and a player gets no more of these than the following. Vote cards: the starting hand, up to MOST_DIE +
# 3 x MOST_OFFICE per turn of obtaining, up to MOST_DRAWS per special card; a popular vote gives no more than it has taken.
# Special cards: one at the start and one per open drawer. The longest action, a proposal put to the people, uses up one card and
# takes these decisions: the choice, the card, two names and an end or three names, two ballots per player; the turn may end after
# it. A special card takes no more decisions.
_STEPS = 1 + 1 + LAWS_THERE + 2 * PLAYERS + 1
_SPECIAL_CARDS = PLAYERS * (1 + MOST_OPEN)
_CARDS = PLAYERS * MOST_HAND + (MOST_DRAWERS - 1) * (MOST_DIE + LEVELS * MOST_OFFICE) + _SPECIAL_CARDS * MOST_DRAWS
LONGEST = MOST_DRAWERS + _STEPS * (_CARDS + _SPECIAL_CARDS + PLAYERS * MOST_PAWNS + PLAYERS)


def _always(number: int) -> Fixed:
    return Fixed(Integer(number, number))


# Figures that are copied to the record unchanged: the field, and the limits of the figure.
_DIRECT: Mapping[str, tuple[str, Kind]] = {
    "material.laws_per_colour": ("laws_per_colour", _always(5)),
    "material.pawns": ("pawns", Integer(1, MOST_PAWNS)),
    "material.starting_hands": ("starting_hands", ListOf(Integer(0, MOST_HAND), PLAYERS)),
    "material.neutral_cubes_below_four_players": ("cubes", Integer(0, _CHAIRS)),
    "material.own_colour_counts": ("own_colour", Integer(1, _PRICE)),
    "material.surcharge": ("surcharge", Integer(0, _PRICE)),
    "material.office_cards": ("office_cards", ListOf(Integer(0, MOST_OFFICE), LEVELS)),
    "material.apply_steps": ("apply_steps", ListOf(Integer(0, _POINTS), LEVELS)),
    "material.five_colours_bonus": ("five_colours", Integer(0, _POINTS)),
    "material.president_bonus": ("president", Integer(0, _POINTS)),
    "material.initiative_cards": ("initiative_cards", ListOf(Integer(1, 3), LEVELS)),
    "board.drawers": ("drawers", Integer(2, MOST_DRAWERS)),
    "board.die": ("die", ListOf(Integer(0, MOST_DIE), DIE)),
    "special.press_leak_takes": ("leak_takes", Integer(1, MOST_TAKES)),
    "special.campaign_bus_discount": ("bus_discount", Integer(0, _PRICE)),
    "special.signature_drive_yes": ("signatures_yes", Integer(0, 9)),
}


def _key(table: str, name: str) -> str:
    return f'{table}."{name}"'


# Other figures: converted for the record by `_fill`, built into its layout, or words.
_OTHERS: Mapping[str, Kind] = {
    "material.players": Fixed(ListOf(Integer(2, PLAYERS), 3)),
    "material.colours": Fixed(ListOf(OneOf(COLOUR_NAMES), len(COLOUR_NAMES))),
    **{f"material.cards_per_colour.{face}": Integer(0, _PER_COLOUR) for face in FACE_NAMES},
    "material.special_cards": _always(SPECIALS),
    "material.laws_per_square": _always(LAWS_THERE),
    **{_key("board.entry", name): Integer(0, _PRICE) for name in SQUARE_NAMES[:POWERS]},
    "board.stairs": ListOf(Fields((OneOf(SQUARE_NAMES), OneOf(SQUARE_NAMES), Integer(1, _PRICE))), len(_PAIRS), least=0),
    **{_key("board.needs_a_pawn_on", name): OneOf((*SQUARE_NAMES, "none")) for name in ARROWS},
    **{_key("board.points", name): Integer(0, _POINTS) for name in SQUARE_NAMES},
    **{_key("board.chairs", name): Integer(1, _CHAIRS) for name in SQUARE_NAMES[E1::POWERS]},
    "board.open_drawers": ListOf(Integer(2, MOST_DRAWERS), MOST_OPEN, least=0),
    "special.cards": Fixed(ListOf(Fields((Name(), OneOf(FRAMES))), SPECIALS)),
    **{f"special.draws.{slug}": Integer(0, MOST_DRAWS) for slug in DRAWING},
    **{f"special.each.{slug}": Integer(0, _POINTS) for slug in SCORING},
    **{f"special.most.{slug}": Integer(0, _POINTS) for slug in SCORING},
}


def _colours_are_full(v: Mapping[str, Any]) -> None:
    cards = sum(v[f"material.cards_per_colour.{face}"] for face in FACE_NAMES)
    if cards != _PER_COLOUR:
        raise FigureError("material.cards_per_colour", f"must be {_PER_COLOUR} cards together, not {cards}")


def _stairs_are_ways(v: Mapping[str, Any]) -> None:
    """Stairs lead up, sideways or diagonally up to a neighbour (3.2.1), in the judiciary only up (3.2.4); no way occurs twice."""
    seen: set[tuple[str, str]] = set()
    for index, (start, there, _) in enumerate(v["board.stairs"]):
        at = f"board.stairs[{index}]"
        if (SQUARE_NAMES.index(start), SQUARE_NAMES.index(there)) not in _PAIRS:
            raise FigureError(
                at, f"no stairs can lead from {start} to {there}: only up, sideways or diagonally up to a neighbour"
            )
        if (start, there) in seen:
            raise FigureError(at, f"{start} to {there} is in the list twice; each way must be different")
        seen.add((start, there))


def _council_has_room(v: Mapping[str, Any]) -> None:
    key, cubes = _key("board.chairs", "E3"), v["material.neutral_cubes_below_four_players"]
    if v[key] <= cubes:
        raise FigureError(key, f"must be more than neutral_cubes_below_four_players, which is {cubes}, not {v[key]}")


def _drawers_exist(v: Mapping[str, Any]) -> None:
    drawers, opened = v["board.drawers"], v["board.open_drawers"]
    for index, drawer in enumerate(opened):
        if drawer > drawers:
            raise FigureError(f"board.open_drawers[{index}]", f"must be at most drawers, which is {drawers}, not {drawer}")
        if drawer in opened[:index]:
            raise FigureError(f"board.open_drawers[{index}]", f"{drawer} is in the list twice; each entry must be different")


def _most_is_most(v: Mapping[str, Any]) -> None:
    for slug in SCORING:
        each, most = v[f"special.each.{slug}"], v[f"special.most.{slug}"]
        if most < each:
            raise FigureError(f"special.most.{slug}", f"must be at least special.each.{slug}, which is {each}, not {most}")


_CHECKS = (_colours_are_full, _stairs_are_ways, _council_has_room, _drawers_exist, _most_is_most)


def _fill(v: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of the record."""
    stairs = {(SQUARE_NAMES.index(start), SQUARE_NAMES.index(there)): price for start, there, price in v["board.stairs"]}
    arrows = {name: v[_key("board.needs_a_pawn_on", name)] for name in ARROWS}
    return {
        **{field: v[key] for key, (field, _) in _DIRECT.items()},
        "copies": [v[f"material.cards_per_colour.{face}"] for face in FACE_NAMES],
        "start": ROUTE_FROM,
        "there": ROUTE_TO,
        "price": [v[_key("board.entry", name)] for name in SQUARE_NAMES[:POWERS]] + [stairs.get(pair, NONE) for pair in _PAIRS],
        "needs": [SQUARE_NAMES.index(arrows[name]) if arrows.get(name, "none") != "none" else NONE for name in SQUARE_NAMES],
        "points": [v[_key("board.points", name)] for name in SQUARE_NAMES],
        "chairs": [v[_key("board.chairs", name)] for name in SQUARE_NAMES[E1::POWERS]],
        "open_drawer": [drawer in v["board.open_drawers"] for drawer in range(MOST_DRAWERS + 1)],
        "special_draws": [v.get(f"special.draws.{slug}", 0) for slug in SLUGS],
        "special_each": [v.get(f"special.each.{slug}", 0) for slug in SLUGS],
        "special_most": [v.get(f"special.most.{slug}", 0) for slug in SLUGS],
    }


@cache
def schema() -> Schema:
    """The schema for the figures."""
    return Schema(Figures, {**{key: kind for key, (_, kind) in _DIRECT.items()}, **_OTHERS}, _CHECKS, _fill, {})


@cache
def _default(edition: str) -> Sheet:
    return defaults(schema(), [Path(__file__).parent / "figures" / f"{edition}.toml"])


def sheet(setup: Setup, own: Path | Mapping[str, Any] | None = None) -> Sheet:
    """The figures of the edition, with the user's own on top, either from a file or as a saved game records them."""
    if setup.edition not in EDITIONS:
        raise UnknownName("edition", setup.edition, EDITIONS)
    default = _default(setup.edition)
    return default if own is None else replaced(schema(), default, own)
