"""The manifest of Die Macher: its rules, figures, words, bots and lessons, as the contract wants them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from ...core.contract import Estimate, Game, Rules, Telling
from ...core.errors import HustingsError
from ...core.layout import Records
from ...core.values import Setup
from .options import DECISIONS, OPTIONS, SEALED, hidden, option
from .position import PARTIES, Figures, Position
from .refusals import REASONS
from .resample import resample
from .rules.flow import apply, asked, begin, decision, passing, refusal, span
from .rules.scoring import PART_NAMES, placing, total
from .series import SERIES, scored, stage
from .sheet import sheet
from .standing_orders import ORDERS, SURPRISES
from .text import asking, naming
from .text.story import TO_YOU, story
from .thinking.heuristic_weights import Weights

COLOURS = ("black", "red", "yellow", "green", "blue")


def prepare(positions: Records, setup: Setup) -> None:
    """Write the table into blank positions. `setup.choices["colours"]`: who sits where, clockwise (ruling 0-e)."""
    colours = list(setup.choices.get("colours") or COLOURS[: setup.players])
    if len(colours) != setup.players or len(set(colours)) != len(colours) or not set(colours) <= set(COLOURS):
        raise HustingsError(
            f"colours {', '.join(map(str, colours))}: give {setup.players} different ones of {', '.join(COLOURS)}, "
            "one for each seat"
        )
    positions["parties"] = setup.players
    positions["edition"] = int(setup.edition)
    positions["short"] = int("short" in setup.variants)
    positions["imposed"] = int("imposed-stances" in setup.variants)
    positions["colour"] = -1
    positions["colour"][:, : setup.players] = [COLOURS.index(c) for c in colours]


def score_parts(positions: Records, seat: int) -> list[int]:
    return [int(x) for x in positions["points"][0, seat]]


def policy() -> Callable[..., int]:
    from .thinking.heuristic import heuristic

    return heuristic


def estimate() -> Estimate:
    from .thinking.estimate import ESTIMATE

    return ESTIMATE


def goals() -> Mapping[str, Callable[..., bool]]:
    from .learning.goals import GOALS

    return GOALS


GAME = Game(
    name="die-macher",
    title="Die Macher",
    editions=("1997", "2006"),
    default_edition="2006",
    variants={"short": ("2006",), "imposed-stances": ("1997",)},
    players=(3, 4, 5),
    default_players=5,
    seats=PARTIES,
    options=OPTIONS,
    longest=20_000,
    position=Position,
    figures=Figures,
    rules=Rules(begin, asked, decision, passing, span, refusal, apply, resample, placing, total),
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
