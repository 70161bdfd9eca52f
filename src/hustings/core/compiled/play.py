"""Speed for Python programmers: the compiled rules of one table, and one game driven through them, a call for each decision.

    fast = load(name, players=5)
    play = fast.play(seed=1)
    while not play.over:
        play.step(random.choice(play.options))

The same games as those of `play.py`, byte for byte, about a hundred times as fast. Whoever needs a log of entries, several people
at a table or chance that nobody can work out plays with `Play`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index as whole_number
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .. import gate, layout, loops
from ..chance import Chance, seeded, set_keys
from ..contract import NOT_ASKED, Game
from ..errors import IllegalAction, MalformedAction
from ..layout import Records
from ..play import illegal, make_setup, own_figures
from ..registry import game as find_game
from ..values import Setup, Sheet
from .kernels import ready

Numbers = npt.NDArray[np.int64]


class Fast:
    """The compiled rules of a game with the options and figures of one table."""

    def __init__(self, game: Game, setup: Setup, sheet: Sheet, *, quiet: bool = False) -> None:
        """Compiles first where that was not done before, which takes most of a minute; see `kernels.ready`."""
        self.game, self.setup, self.sheet = game, setup, sheet
        self.kernels = ready(game, quiet=quiet)
        self.figures = sheet.record
        self.copy_position = layout.copier(game.position)
        self._prepared = layout.blank(game.position)
        game.prepare(self._prepared, setup)

    def __repr__(self) -> str:
        return f"<Fast {self.game.name} {self.setup.edition}, {self.setup.players} players>"

    def __deepcopy__(self, memo: object) -> Fast:
        return self  # nothing in it changes

    def __reduce__(self) -> Any:
        """For pickles: compiled rules are found again in the cache of the machine that reads them."""
        return Fast, (self.game, self.setup, self.sheet)

    def blank(self, count: int = 1) -> Records:
        """Positions with the table written in them, for `loops.start` or `loops.random_games` to begin."""
        return np.repeat(self._prepared, count)

    def room(self) -> Numbers:
        """Room for the options of a decision; its last cell is the seat asked next."""
        return np.zeros(self.game.options + 1, np.int64)

    def play(self, seed: int) -> FastPlay:
        """Start a game: the same one that `Play` has with this seed."""
        return FastPlay(self, seed)

    def resample(self, observations: Records, seat: int, seed: int) -> Records:
        """Complete observations of a seat into positions that agree with them, each deal with its probability."""
        if not 0 <= seat < self.setup.players:
            raise MalformedAction(f"seat {seat} does not exist: 0 to {self.setup.players - 1}")
        complete = layout.copy(observations)
        self.kernels[loops.resample_all](self.figures, complete, seeded(seed, 0, len(complete)), seat)
        return complete


class FastPlay:
    """A game under way in compiled code. Every error leaves the position as it was.

    Decisions are asked one seat at a time; of seats that decide in secret at the same time the lowest is asked first.
    """

    count: int
    """How many options the seat that is asked has."""
    seat: int
    """The seat that is asked, -1 when the game is over."""

    def __init__(self, fast: Fast, seed: int) -> None:
        self.fast = fast
        self._limit = fast.game.options
        self._f, self._c, self._out = fast.figures, layout.blank(Chance), fast.room()
        self._g = fast.copy_position(fast._prepared)
        self._step = fast.kernels[loops.step]
        self.restart(seed)

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.seat} has {self.count} options"
        return f"<FastPlay of {self.fast!r}; {asked}>"

    def restart(self, seed: int) -> int:
        """Begin another game in the same memory; how many options the first seat has."""
        self._g.view(np.uint8)[:] = self.fast._prepared.view(np.uint8)
        set_keys(self._c, seed)
        count: int = self.fast.kernels[loops.start](self._f, self._g, self._c, self._out)
        self.count, self.seat = count, self._out.item(-1)
        return count

    # What can be asked of it

    @property
    def position(self) -> Records:
        """The whole truth. What a seat may know of it: `observe`."""
        return self._g

    @property
    def over(self) -> bool:
        return self.seat < 0

    @property
    def options(self) -> Numbers:
        """The options of the seat that is asked, ascending: a view that the next step overwrites."""
        return self._out[: self.count]

    def refusal(self, seat: int, option: int) -> int:
        """Why the seat may not choose the option, by number; 0 if it may."""
        number: int = self.fast.kernels[loops.refusal_of](self._f, self._g, self._seat(seat), self._option(option))
        return number

    def observe(self, seat: int | None) -> Records:
        """What the seat may know, as a record of the same layout; None: what a spectator may know."""
        game = self.fast.game
        return gate.observe(game.position, game.seats, self._g, game.seats if seat is None else self._seat(seat))

    def scores(self) -> list[int]:
        """Points by seat; meaningful when the game is over."""
        return self._results()[0]

    def winners(self) -> list[int]:
        """The seats that won, several when the victory is shared; none before the end."""
        if not self.over:
            return []
        standings = self._results()[1]
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]

    # What can be done with it

    def step(self, option: int) -> int:
        """Carry out an option of the seat that is asked, and all that follows; how many options the next one has, 0 at the
        end."""
        seat = self.seat
        if option.__class__ is not int or not 0 <= option < self._limit:
            option = self._option(option)
        if seat < 0:
            reason = self.fast.game.reasons[NOT_ASKED]
            said = f"nobody is asked, the game is over: {reason.text} (rule {reason.rule})"
            raise IllegalAction(said, reason=NOT_ASKED, key=reason.key, rule=reason.rule)
        count: int = self._step(self._f, self._g, self._c, seat, option, self._out)
        if count < 0:
            raise illegal(self.fast.game, self._kind(seat), seat, option, -count)
        self.count, self.seat = count, self._out.item(-1)
        return count

    def copy(self) -> FastPlay:
        """An independent copy at the same point. It draws the same from its key."""
        twin = object.__new__(FastPlay)
        twin.fast, twin._limit, twin._f, twin._step = self.fast, self._limit, self._f, self._step
        twin._g, twin._c, twin._out = self.fast.copy_position(self._g), layout.copier(Chance)(self._c), self._out.copy()
        twin.count, twin.seat = self.count, self.seat
        return twin

    def __deepcopy__(self, memo: object) -> FastPlay:
        return self.copy()

    def __reduce__(self) -> Any:
        return _unpickled, (self.fast, self._g, self._c, self._out, self.count, self.seat)

    # Inside

    def _results(self) -> tuple[list[int], list[int]]:
        players = self.fast.setup.players
        points, standings = np.zeros((1, players), np.int64), np.zeros((1, players), np.int64)
        self.fast.kernels[loops.results](self._g, players, points, standings)
        return points[0].tolist(), standings[0].tolist()

    def _seat(self, seat: int) -> int:
        return _within(seat, self.fast.setup.players, "seat")

    def _option(self, option: int) -> int:
        return _within(option, self._limit, "option")

    def _kind(self, seat: int) -> int:
        """The kind of decision before a seat, by the plain rules: asked only when something is refused."""
        game = self.fast.game
        return game.rules.decision(layout.plain(game.figures, self._f), layout.plain(game.position, self._g), seat)


def _unpickled(fast: Fast, position: Records, chance: Records, out: Numbers, count: int, seat: int) -> FastPlay:
    play = FastPlay(fast, 0)
    play._g, play._c, play._out, play.count, play.seat = position, chance, out, count, seat
    return play


def _within(number: int, limit: int, what: str) -> int:
    try:
        number = whole_number(number)
    except TypeError:
        raise MalformedAction(f"{what} {number!r} is not a whole number") from None
    if not 0 <= number < limit:
        raise MalformedAction(f"{what} {number} does not exist: 0 to {limit - 1}")
    return number


def load(
    name: str,
    *,
    edition: str | None = None,
    players: int | None = None,
    variants: Sequence[str] = (),
    figures: str | Path | Mapping[str, Any] | None = None,
    choices: Mapping[str, Any] | None = None,
    quiet: bool = False,
) -> Fast:
    """The compiled rules for a table: `load(name, edition="1997", players=4)`."""
    game = find_game(name)
    setup = make_setup(game, edition=edition, players=players, variants=variants, choices=choices)
    return Fast(game, setup, game.sheet(setup, own_figures(figures)), quiet=quiet)
