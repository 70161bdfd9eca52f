"""The bot `net`: a network's choice from one observation, the best slot or one drawn by chance. No PyTorch, one core, under 1 ms.

No decision depends on an earlier one, so that any process can take over at any time. In an auction it is asked anew
after each raise, and bids the least as long as it would bid at all, up to the limit that it would have named at the opening: it
has learned to name one as an auction begins, and in the heat of one it would go on until its money is gone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from ..core.contract import Game
from ..core.errors import HustingsError
from ..core.layout import Observation, array_of_one
from ..core.manners import PLAIN, Ease
from ..core.values import Setup, Sheet
from .budget import Budget
from .spec import ANY, NET, Spec
from .style import Style, temperament_at
from .thinking import weights
from .thinking.network import BadNetwork, Floats, Network, check, read
from .thinking.reading import LIMIT, compiled_thought, highest_bid, plain_thought, views_of

FILE = "net.npz"
QUICK_FILE = "quick.npz"
SHIPPED = Spec(NET)  # plays by the network that comes with the game


def shipped(game: Game) -> Path:
    """The file of the network that comes with a game."""
    return weights.folder(game) / FILE


def shipped_quick(game: Game) -> Path:
    """The file of the small network that was distilled from that one, for playouts; not every game has one."""
    return weights.folder(game) / QUICK_FILE


@cache
def _loaded(path: Path, stamp: int) -> Network:
    return read(path)


def load(path: Path) -> Network:
    """The network in a file, read once."""
    try:
        stamp = path.stat().st_mtime_ns
    except OSError as error:
        raise BadNetwork(f"{path}: cannot be read: {error.strerror}; check the name, or make one with 'hustings train'") from None
    return _loaded(path, stamp)


def check_table(bot: Spec, game: Game, setup: Setup, sheet: Sheet) -> Network:
    """The network that a bot plays by at this table; refused if there is none, or if it has not learned what is played here."""
    path = shipped(game) if bot.file is None else bot.file.expanduser()
    if bot.file is None and not path.exists():
        raise BadNetwork(f"bot {bot}: no network comes with {game.name}; choose another bot, or run 'hustings train {game.name}'")
    network = load(path)
    check(network, f"bot {bot.short}", game, setup, sheet, anyway=bot.version == ANY)
    return network


def quick_of(network: Network, game: Game, setup: Setup, sheet: Sheet) -> Network:
    """The network that plays on in playouts of a search by `network`: the small one, if it has learned the same table."""
    path = shipped_quick(game)
    if not path.exists():
        return network
    try:
        small = load(path)
        check(small, path.name, game, setup, sheet)
    except HustingsError:
        return network
    return small if small.made.bids == network.made.bids else network


def fits(game: Game, setup: Setup, sheet: Sheet) -> bool:
    """Whether a network comes with the game that has learned what is played at this table."""
    try:
        check_table(SHIPPED, game, setup, sheet)
    except HustingsError:
        return False
    return True


class Net:
    """Plays by a network: the one that comes with the game, or one's own file."""

    def __init__(
        self, bot: Spec, game: Game, setup: Setup, sheet: Sheet, seat: int, *, ease: Ease = PLAIN, compiled: bool = False
    ) -> None:
        """`ease`: of a level; without one the bot's temperature is all. `compiled`: in compiled code, ten times faster."""
        from ..core.compiled.sight import Sight

        self.game, self.seat = game, seat
        self.network = check_table(bot, game, setup, sheet)
        temperament = None if bot.temperament is None else temperament_at(game, bot.temperament, seat)
        self.style = Style(game, replace(ease, heat=bot.heat) if ease == PLAIN else ease, temperament)
        self.sight = Sight(game, sheet, plain=not compiled, quiet=True)
        views = views_of(game, self.network) if ease == PLAIN else ()  # a level that overlooks things does not look twice
        self._think = compiled_thought(game, self.network, views, quiet=True) if compiled else plain_thought(self.network, views)
        self._opened, self._limit_then = b"", 0

    def __repr__(self) -> str:
        return f"<Net of {self.game.name}, seat {self.seat}>"

    def look(self, observation: Observation) -> tuple[Floats, Floats]:
        """Logits of the legal slots, ascending, and values by seat, the acting one first; `slots` and `options` of the sight say
        which they are."""
        count = self.sight.look(array_of_one(observation), self.seat)
        return self._think(self.sight.x, self.sight.slots, count)

    def decide(self, observation: Observation, legal: Sequence[int], rng: random.Random, budget: Budget) -> int:
        thought, seen = self._weighed(observation)
        options = self.sight.options
        if self.sight.auction and self.network.made.bids == LIMIT:
            decline = int(options[0])
            least = min(option for option in legal if option != decline)
            return decline if self.style.passes(thought, seen, rng) or least > self._limit(observation) else least
        return int(options[self.style.drawn(thought, seen, self.sight.slots[: len(thought)], rng)])

    def _limit(self, observation: Observation) -> int:
        """How far the network would go in an auction, as it was opened. That looks the same after each raise, and is thought
        about once."""
        sight = self.sight
        count = sight.look_at_opening(array_of_one(observation), self.seat)
        opened = sight.x.tobytes() + sight.slots[:count].tobytes()
        if opened != self._opened:
            logits, _ = self._think(sight.x, sight.slots, count)
            self._opened, self._limit_then = opened, int(sight.options[highest_bid(logits)])
        return self._limit_then

    def _weighed(self, observation: Observation) -> tuple[Floats, Floats]:
        """What the network thinks of the legal slots, and what this bot does, which may overlook things and lean to some."""
        thought, _ = self.look(observation)
        style, sight = self.style, self.sight
        if not len(style.unseen) and style.leaning is None:
            return thought, thought
        seen = thought = thought.copy()
        if len(style.unseen):
            sight.x[style.unseen] = 0
            seen, _ = self._think(sight.x, sight.slots, len(thought))
        if style.leaning is not None:
            seen = seen + style.leaning[sight.slots[: len(thought)]]
        return thought, seen
