"""Puzzles as people see them: a position through the eyes of a seat, with decisions tried and made. Nothing is stored: the
decisions come with every request and are carried out again by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from ...core import layout
from ...core.errors import HustingsError
from ...core.learning import puzzles
from ...core.learning.puzzles import Puzzle
from ...core.play import Play
from ...tables.batch import AT_ONE_SCREEN, decide
from ...tables.model import Seat, SeatKind, Status
from ...tables.telling import EntryInContext, line_json, tell_all
from ..errors import ApiError, ErrorKind
from ..rooms import position_view, presenter
from ..rooms.position_view import Json
from .lobby import DEFAULT_BOT

MOST_WORTH = 4
"""The most decisions that a solver is shown the worth of."""


def find(name: str) -> Puzzle:
    try:
        return puzzles.named(name)
    except HustingsError:
        raise ApiError(ErrorKind.UNKNOWN, f"there is no puzzle {name}: see /api/puzzles") from None


def every() -> list[Json]:
    """The `PuzzleInfo` of all puzzles."""
    return [about(name) for name in puzzles.every()]


@cache
def about(name: str) -> Json:
    """The `PuzzleInfo` of a puzzle."""
    puzzle = find(name)
    play = puzzles.at(puzzle)
    seen, named = play.observe(puzzle.seat), play.game.learning.named

    def said(kind: str, number: int) -> Any:
        found = position_view.telling_of(play.game).name(seen, kind, number)
        return found if isinstance(found, int) else line_json(play.game, seen, found)

    return {
        "name": name,
        "game": puzzle.game,
        "edition": play.setup.edition,
        "variants": list(play.setup.variants),
        "players": play.setup.players,
        "goal": puzzle.question,
        "kind": puzzle.kinds[0],
        "things": {thing: said(named[thing], value) if thing in named else value for thing, value in puzzle.things.items()},
        "numbers": dict(puzzle.things),
        "party": position_view.party(play.game, seen, puzzle.seat),
        "phase": position_view.phase(play.game, seen),
        "moves": puzzle.moves,
    }


def stands(name: str, options: Sequence[int]) -> Json:
    """The `PuzzleView` after these decisions."""
    puzzle = find(name)
    play, state = puzzles.decided(puzzle, options)
    lines = _told(puzzle, options)
    return {
        "puzzle": about(name),
        "state": state,
        "made": list(options),
        "view": _view(puzzle, play, len(options), state),
        "lines": lines,
        "worth": _worth(puzzle, options[0], state) if puzzle.worth and options else [],
    }


def preview(name: str, made: Sequence[int], options: Sequence[int]) -> Json:
    """The `Previewed` of these decisions. As at a table, a decision that draws or shows something new is not carried out."""
    puzzle = find(name)
    shown, _ = puzzles.decided(puzzle, made)
    batch = decide(shown, puzzle.seat, options, preview=True, until=AT_ONE_SCREEN)
    view = _view(puzzle, batch.play, len(made), "open")
    return {"taken": batch.taken, "ends": batch.ends, "lines": [], "state": view}


def why(name: str, made: Sequence[int], option: int) -> Json:
    """The `WhyNot` of an option."""
    puzzle = find(name)
    play, _ = puzzles.decided(puzzle, made)
    return position_view.why_not(play, puzzle.seat, option)


def solution(name: str) -> Json:
    """The `PuzzleSolution`: the shortest way, with each decision in words."""
    puzzle = find(name)
    play, lines = puzzles.at(puzzle), []
    for option in puzzle.solutions[0]:
        seen = play.observe(puzzle.seat)
        telling = position_view.telling_of(play.game)
        lines.append(position_view.named(play.game, seen, telling.option(play.sheet, seen, option, puzzle.seat)))
        play.act(puzzle.seat, option)
    return {"options": list(puzzle.solutions[0]), "lines": lines}


def _worth(puzzle: Puzzle, made: int, state: puzzles.State) -> list[Json]:
    """The `PuzzleWorth` of the decision that was made. The best decision and the next ones are shown only once the best was
    found."""
    play, best = puzzles.at(puzzle), puzzle.worth[0]
    seen, telling = play.observe(puzzle.seat), position_view.telling_of(play.game)
    shown = puzzle.worth[:MOST_WORTH] if state == "solved" else [one for one in puzzle.worth if one.option == made]
    found = []
    for one in shown:
        apart = [round(own - most, 1) for own, most in zip(one.parts, best.parts, strict=True)]
        why = sorted(zip(play.game.parts, apart, strict=True), key=lambda part: -abs(part[1]))
        found.append(
            {
                "option": one.option,
                "line": position_view.named(play.game, seen, telling.option(play.sheet, seen, one.option, puzzle.seat)),
                "win": one.win,
                "loss": round(best.win - one.win, 3),
                "points": round(sum(apart), 1),
                "others": round(one.others - best.others, 1),
                "why": [{"part": part, "difference": difference} for part, difference in why if difference],
            }
        )
    return found


def _told(puzzle: Puzzle, options: Sequence[int]) -> list[Json]:
    """The lines that the seat is told about its decisions."""
    play = puzzles.at(puzzle)
    parts = []
    for option in options:
        before = layout.copy(play.position)
        entry = play.act(puzzle.seat, option)
        parts.append(EntryInContext(before, layout.copy(play.position), entry))
    told = tell_all(play.game, play.sheet, play.setup.players, parts)[puzzle.seat]
    return [{"number": number, "seq": 1, **line} for number, line in enumerate(told)]


def _view(puzzle: Puzzle, play: Play, seq: int, state: puzzles.State) -> Json:
    """The `View`: the position as the seat may know it. The other seats are bots that wait for it."""
    game, seat = play.game, puzzle.seat
    seen = play.observe(seat)
    going_on = state == "open" and seat in play.asked
    stands = presenter.game_state(
        position_view.phase(game, seen),
        seq=seq,
        asked=play.asked if going_on else (),
        ask=position_view.ask(play, seat, seen, sealed=False, drafted=[]) if going_on else None,
        result=position_view.result(play),
    )
    return presenter.view(_table(puzzle, play), position_view.position(game, seen, False), stands, seat=seat)


def _table(puzzle: Puzzle, play: Play) -> Json:
    """The `TableInfo` of a table that is not stored anywhere."""
    game, seen, waiting = play.game, play.observe(puzzle.seat), tuple(play.asked)
    facts = {"id": puzzle.name, "status": Status.PLAYING, "entries": len(play.entries), "waiting": waiting}
    seats = [
        Seat(seat, SeatKind.PERSON) if seat == puzzle.seat else Seat(seat, SeatKind.BOT, bot=DEFAULT_BOT)
        for seat in range(play.setup.players)
    ]
    parties = [position_view.party(game, seen, seat.seat) for seat in seats]
    return presenter.info_of(presenter.head_of(game, play.setup, **facts), seats, [puzzle.seat], parties)
