"""The bot `net`: a network's choice from one observation, the best slot or one drawn at random. No PyTorch, one core, under 1 ms.

No decision depends on an earlier one, so any process can take over at any time. In an auction the bot is asked again after each
raise. It bids the least as long as it would bid at all, up to the limit that it would have named at the opening: it has learned
to name a limit when an auction begins, and asked in the middle of one it would go on until its money is gone.
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
    """The file of the small network for playouts, distilled from the shipped one; not every game has one."""
    return weights.folder(game) / QUICK_FILE


@cache
def _loaded(path: Path, stamp: int) -> Network:
    return read(path)


def load(path: Path) -> Network:
    """Load the network in a file. It is read again only if the file has changed."""
    try:
        stamp = path.stat().st_mtime_ns
    except OSError as error:
        raise BadNetwork(f"{path}: cannot be read: {error.strerror}; check the name, or make one with 'hustings train'") from None
    return _loaded(path, stamp)


def check_table(bot: Spec, game: Game, setup: Setup, sheet: Sheet) -> Network:
    """The network that a bot plays by at this table. It is refused if it does not exist, or if it has not learned the table and
    the bot does not say `@any`."""
    path = shipped(game) if bot.file is None else bot.file.expanduser()
    if bot.file is None and not path.exists():
        raise BadNetwork(f"bot {bot}: no network comes with {game.name}; choose another bot, or run 'hustings train {game.name}'")
    network = load(path)
    check(network, f"bot {bot.short}", game, setup, sheet, anyway=bot.version == ANY)
    return network


def quick_of(network: Network, game: Game, setup: Setup, sheet: Sheet) -> Network:
    """The network for the playouts of a search by `network`: the small one if it has learned the same table and bids in the same
    way, otherwise `network` itself."""
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
    """Whether the game comes with a network that has learned this table."""
    try:
        check_table(SHIPPED, game, setup, sheet)
    except HustingsError:
        return False
    return True


class Net:
    """Plays by a network: the one that comes with the game, or one in a user's file."""

    def __init__(
        self, bot: Spec, game: Game, setup: Setup, sheet: Sheet, seat: int, *, ease: Ease = PLAIN, compiled: bool = False
    ) -> None:
        """`ease`: that of a level; without it the bot has only its own temperature. `compiled`: think in compiled code, which is
        ten times faster."""
        from ..core.compiled.sight import Sight

        self.game, self.seat = game, seat
        self.network = check_table(bot, game, setup, sheet)
        temperament = None if bot.temperament is None else temperament_at(game, bot.temperament, seat)
        self.style = Style(game, replace(ease, heat=bot.heat) if ease == PLAIN else ease, temperament)
        self.sight = Sight(game, sheet, plain=not compiled, quiet=True)
        views = views_of(game, self.network) if ease == PLAIN else ()  # a level that overlooks things looks only once
        self._think = compiled_thought(game, self.network, views, quiet=True) if compiled else plain_thought(self.network, views)
        self._opened, self._limit_then = b"", 0

    def __repr__(self) -> str:
        return f"<Net of {self.game.name}, seat {self.seat}>"

    def look(self, observation: Observation) -> tuple[Floats, Floats]:
        """Logits of the legal slots in ascending order, and values by seat, the acting one first. `sight.slots` and
        `sight.options` say which slots and options they are."""
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
        """The limit that the network would have named when the auction was opened. The opening looks the same after each raise,
        so the network is asked only once."""
        sight = self.sight
        count = sight.look_at_opening(array_of_one(observation), self.seat)
        opened = sight.x.tobytes() + sight.slots[:count].tobytes()
        if opened != self._opened:
            logits, _ = self._think(sight.x, sight.slots, count)
            self._opened, self._limit_then = opened, int(sight.options[highest_bid(logits)])
        return self._limit_then

    def _weighed(self, observation: Observation) -> tuple[Floats, Floats]:
        """The network's logits of the legal slots, and this bot's own, which may overlook features and lean towards slots."""
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
