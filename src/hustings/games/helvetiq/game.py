"""The manifest of Helvetiq: its rules, figures, words, bots and lessons, as the contract wants them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from ...core.contract import Estimate, Game, Rules, Telling
from ...core.errors import HustingsError
from ...core.layout import Records
from ...core.values import Setup
from .options import DECISIONS, OPTIONS, SEALED, hidden, option
from .position import COLOUR_NAMES, GREY, PLAYERS, Figures, Position
from .refusals import REASONS
from .resample import resample
from .rules.flow import apply, asked, begin, decision, passing, refusal, span
from .rules.scoring import PART_NAMES, total
from .series import SERIES, scored, stage
from .sheet import LONGEST, sheet
from .standing_orders import ORDERS, SURPRISES
from .text import asking, naming
from .text.story import TO_YOU, story
from .thinking.greedy_weights import Weights

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


def policy() -> Callable[..., int]:
    from .thinking.greedy import greedy

    return greedy


def estimate() -> Estimate:
    from .thinking.estimate import ESTIMATE

    return ESTIMATE


def goals() -> Mapping[str, Callable[..., bool]]:
    from .learning.goals import GOALS

    return GOALS


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
        catalogues=Path(__file__).parent / "text" / "words",
        name=naming.name,
        option=asking.option,
        question=asking.question,
        phase=naming.phase,
        story=story,
        rules=asking.RULES,
        to_you=TO_YOU,
    ),
    policy=policy,
    seat_names=COLOURS,
    stage=stage,
    series=SERIES,
    scored=scored,
    goals=goals,
    weights=Weights,
    estimate=estimate,
    orders=ORDERS,
    surprises=SURPRISES,
)
