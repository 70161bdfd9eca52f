"""Helvetiq's politics game: two to four politicians climb the Swiss institutions (2008)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from ...core.contract import Game, Rules, Setup, Telling
from ...core.errors import HustingsError
from ...core.layout import Records
from . import asking, naming
from .greedy_weights import Weights
from .options import DECISIONS, OPTIONS, SEALED, hidden, option
from .position import COLOUR_NAMES, GREY, PLAYERS, POWERS, SQUARES, Figures, Position
from .refusals import REASONS
from .resample import resample
from .rules.flow import apply, asked, begin, decision, passing, refusal, span
from .rules.scoring import PART_NAMES, total
from .sheet import LONGEST, sheet
from .story import story

COLOURS = COLOUR_NAMES[:GREY]


def prepare(positions: Records, setup: Setup) -> None:
    """Write the table into blank positions. `setup.choices["colours"]`: who sits where, counter-clockwise (2.4)."""
    colours = list(setup.choices.get("colours") or COLOURS[: setup.players])
    if len(colours) != setup.players or len(set(colours)) != len(colours) or not set(colours) <= set(COLOURS):
        raise HustingsError(
            f"colours {', '.join(map(str, colours))}: give {setup.players} different ones of {', '.join(COLOURS)}, "
            "one for each seat"
        )
    positions["players"] = setup.players
    positions["colour"] = -1
    positions["colour"][:, : setup.players] = [COLOURS.index(c) for c in colours]


def score_parts(positions: Records, seat: int) -> list[int]:
    return [int(x) for x in positions["points"][0, seat]]


SERIES: Mapping[str, Callable[[Records, int], int]] = {
    "points": lambda g, seat: int(g["points"][0, seat].sum()),
    "pawns": lambda g, seat: int(g["pawns"][0, :, seat].sum()),
    "levels": lambda g, seat: int(sum((square // POWERS + 1) * g["pawns"][0, square, seat] for square in range(SQUARES))),
    "applied": lambda g, seat: int(g["aid"][0, seat].sum()),
    "cards": lambda g, seat: int(g["hand_size"][0, seat]),
}
"""What a chart shows by round of turns: pawns on the board, the levels they stand on, laws applied, cards held."""


def policy() -> Callable[..., int]:
    from .greedy import greedy

    return greedy


GAME = Game(
    name="helvetiq",
    title="Helvetiq",
    editions=("2008",),
    default_edition="2008",
    variants={},
    players=(2, 3, 4),
    default_players=4,
    seats=PLAYERS,
    options=OPTIONS,
    longest=LONGEST,
    position=Position,
    figures=Figures,
    rules=Rules(begin, asked, decision, passing, span, refusal, apply, resample, total, total),
    decisions=DECISIONS,
    sealed=SEALED,
    hidden=hidden,
    reasons=REASONS,
    option=option,
    prepare=prepare,
    sheet=sheet,
    parts=PART_NAMES,
    score_parts=score_parts,
    telling=Telling(
        catalogues=Path(__file__).parent / "words",
        name=naming.name,
        option=asking.option,
        question=asking.question,
        phase=naming.phase,
        story=story,
        rules=asking.RULES,
    ),
    policy=policy,
    seat_names=COLOURS,
    stage=lambda g: (int(g["turn"][0]) + int(g["players"][0]) - 1) // int(g["players"][0]),
    series=SERIES,
    weights=Weights,
)
