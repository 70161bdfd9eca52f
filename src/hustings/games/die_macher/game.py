"""The manifest of Die Macher: its rules, figures, words, bots and lessons, in the form the contract requires."""

from __future__ import annotations

from pathlib import Path

from ...core.contract import FigureSource, Game, Learning, People, Rules, Scoring, Setups, Thinking, Wording, later
from ...core.layout import Records
from ...core.values import Setup
from .constants import CONSTANTS
from .options import SPACE
from .position import PARTIES, Figures, Position
from .promises import COALITION_PROMISE
from .refusals import REASONS
from .resample import resample
from .rules.flow import apply, asked, begin, decision, passing, refusal, span
from .rules.offer import offer
from .rules.scoring import PART_NAMES, placing, total
from .series import SERIES, scored, stage
from .sheet import COLOURS, sheet
from .standing_orders import ORDERS, SURPRISES
from .text import asking, naming
from .text.naming import THOUSAND
from .text.story import story
from .thinking.heuristic_weights import Weights

HERE = Path(__file__).parent


def prepare(positions: Records, setup: Setup) -> None:
    """Write the set-up into blank positions. `setup.choices["colours"]`: the seating, clockwise (ruling 0-e)."""
    colours = GAME.setups.seated(setup)
    positions["parties"] = setup.players
    positions["edition"] = int(setup.edition)
    positions["short"] = int("short" in setup.variants)
    positions["imposed"] = int("imposed-stances" in setup.variants)
    positions["revision"] = GAME.setups.revision
    positions["colour"] = -1
    positions["colour"][:, : setup.players] = [COLOURS.index(c) for c in colours]


def score_parts(positions: Records, seat: int) -> list[int]:
    return [int(x) for x in positions["points"][0, seat]]


GAME = Game(
    name="die-macher",
    title="Die Macher",
    position=Position,
    seats=PARTIES,
    longest=20_000,
    setups=Setups(
        editions=("1997", "2006"),
        default_edition="2006",
        variants={"short": ("2006",), "imposed-stances": ("1997",)},
        players=(3, 4, 5),
        default_players=5,
        prepare=prepare,
        seat_names=COLOURS,
        revision=1,  # since this one 4.4-b holds in 2006, and in 1997 a card seen at the set-up is not shuffled back
    ),
    rules=Rules(begin, asked, decision, passing, span, refusal, apply, resample, placing, total, offer),
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
        money=THOUSAND,
        by_table=frozenset({"state"}),
    ),
    thinking=Thinking(
        policy=later(__package__, ".thinking.heuristic:heuristic"),
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
        named={"state": "state", "other": "state", "party": "party"},
    ),
    people=People(stage, SERIES, scored, ORDERS, SURPRISES, COALITION_PROMISE),
    constants=CONSTANTS,
)
