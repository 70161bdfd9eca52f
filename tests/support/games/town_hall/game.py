"""The manifest of Town Hall."""

from __future__ import annotations

from pathlib import Path

from hustings.core.contract import FigureSource, Game, People, Rules, Scoring, Setups, Thinking, Wording, later
from hustings.core.layout import Records
from hustings.core.values import Setup

from . import rules
from .options import SPACE
from .position import PART_NAMES, SEATS, Figures, Position
from .sheet import sheet
from .text import telling
from .thinking.heuristic import Weights

HERE = Path(__file__).parent


def prepare(positions: Records, setup: Setup) -> None:
    """Write the table into blank positions."""
    positions["players"] = setup.players
    positions["colour"] = positions["shown"] = positions["bid"] = positions["counted"] = -1
    positions["colour"][:, : setup.players] = [telling.COLOURS.index(name) for name in GAME.setups.seated(setup)]


GAME = Game(
    name="town-hall",
    title="Town Hall",
    position=Position,
    seats=SEATS,
    longest=200,
    setups=Setups(("first",), "first", {}, (2, 3, 4), 3, prepare, telling.COLOURS),
    rules=Rules(
        rules.begin,
        rules.asked,
        rules.decision,
        rules.passing,
        rules.span,
        rules.refusal,
        rules.apply,
        rules.resample,
        rules.total,
        rules.total,
    ),
    choices=SPACE,
    reasons=rules.REASONS,
    figure_source=FigureSource(Figures, sheet),
    scoring=Scoring(PART_NAMES, lambda positions, seat: [int(part) for part in positions["points"][0, seat]]),
    wording=Wording(
        catalogues=HERE / "text" / "words",
        name=telling.name,
        option=telling.option,
        question=telling.question,
        phase=telling.phase,
        story=telling.story,
        rules={"bid": ("2.1", "2.2"), "speak": ("3.1",)},
        headings=frozenset({"story-round"}),
    ),
    thinking=Thinking(
        policy=later(__package__, ".thinking.heuristic:heuristic"),
        weights=Weights,
        versions=HERE / "thinking" / "weights",
        encoding=later(__package__, ".thinking.encoding:ENCODING"),
    ),
    people=People(stage=lambda position: int(position["round"][0])),
)
