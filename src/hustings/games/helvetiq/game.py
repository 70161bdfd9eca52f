"""The manifest of Helvetiq: its rules, figures, words, bots and lessons, in the form the contract requires."""

from __future__ import annotations

from pathlib import Path

from ...core.contract import FigureSource, Game, Learning, People, Rules, Scoring, Setups, Thinking, Wording, later
from ...core.layout import Records
from ...core.values import Setup
from .constants import CONSTANTS
from .options import SPACE
from .position import COLOUR_NAMES, GREY, PLAYERS, Figures, Position
from .refusals import REASONS
from .resample import resample
from .rules.flow import apply, asked, begin, decision, passing, refusal, span
from .rules.offer import offer
from .rules.scoring import PART_NAMES, total
from .series import SERIES, scored, stage
from .sheet import LONGEST, sheet
from .standing_orders import ORDERS, SURPRISES
from .text import asking, naming
from .text.story import story
from .thinking.greedy_weights import Weights

HERE = Path(__file__).parent
COLOURS = COLOUR_NAMES[:GREY]


def prepare(positions: Records, setup: Setup) -> None:
    """Write the set-up into blank positions. `setup.choices["colours"]`: the seating, counter-clockwise (2.4)."""
    colours = GAME.setups.seated(setup)
    positions["players"] = setup.players
    positions["colour"] = -1
    positions["colour"][:, : setup.players] = [COLOURS.index(c) for c in colours]


def score_parts(positions: Records, seat: int) -> list[int]:
    return [int(x) for x in positions["points"][0, seat]]


GAME = Game(
    name="helvetiq",
    title="Helvetiq",
    position=Position,
    seats=PLAYERS,
    longest=LONGEST,
    setups=Setups(
        editions=("2008",),
        default_edition="2008",
        variants={},
        players=(2, 3, 4),
        default_players=4,
        prepare=prepare,
        seat_names=COLOURS,
    ),
    rules=Rules(begin, asked, decision, passing, span, refusal, apply, resample, total, total, offer),
    choices=SPACE,
    reasons=REASONS,
    figure_source=FigureSource(Figures, sheet),
    scoring=Scoring(PART_NAMES, score_parts),
    wording=Wording(
        catalogues=HERE / "text" / "words",
        name=naming.name,
        option=asking.option,
        question=asking.question,
        phase=naming.phase,
        story=story,
        rules=asking.RULES,
    ),
    thinking=Thinking(
        policy=later(__package__, ".thinking.greedy:greedy"),
        weights=Weights,
        versions=HERE / "thinking" / "weights",
        estimate=later(__package__, ".thinking.estimate:ESTIMATE"),
        encoding=later(__package__, ".thinking.encoding:ENCODING"),
        manners=later(__package__, ".thinking.manners:MANNERS"),
    ),
    learning=Learning(
        goals=later(__package__, ".learning.goals:GOALS"),
        puzzles=HERE / "learning" / "puzzles",
        examples=HERE / "learning" / "examples",
    ),
    people=People(stage, SERIES, scored, ORDERS, SURPRISES),
    constants=CONSTANTS,
)
