"""Contests of network files: one seat plays by a file against heuristics or another file, at each set-up that it has learned."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from ...bots.net import load, shipped
from ...bots.spec import parse_spec
from ...bots.thinking.network import Network, check
from ...bots.thinking.reading import views_of
from ...core.contract import Game
from ...core.errors import HustingsError
from ...core.registry import game as find_game
from .evaluate import Chooser, Score, best_slots, match
from .setups import chosen_setups

AGAINST = ("heuristic", "heuristic@1")
COMPILED = ("heuristic", "random")  # bots that the vector environment can play
SEED = 1_000_003  # the same deals for every network


def named(text: str, game: Game | None = None) -> Network:
    """The network that a text names: a file, or `net` for the one that comes with the game."""
    spec = parse_spec(text)
    if not spec.learned or spec.heat:
        raise HustingsError(f"{text}: no network; name a file, e.g. run/net.npz, or net for the one that comes with a game")
    if spec.file is not None:
        return load(spec.file.expanduser())
    if game is None:
        raise HustingsError("net: of which game? Write its name first, e.g. hustings train die-macher --evaluate net")
    return load(shipped(game))


def contest(
    network: Network, name: str, against: Sequence[str], setups: Sequence[str], *, games: int, threads: int = 0,
    say: Callable[[str], None],
) -> Iterator[Score]:  # fmt: skip
    """Play a match against each opponent at each set-up, or at all that the network has learned if none is named. Each score is
    reported with the time that it took."""
    game = find_game(network.made.game)
    opponents = {other: _opponent(other, game, network) for other in against}
    tables = chosen_setups(game, list(setups) or list(network.made.figures))
    for setup in tables:
        check(network, name, game, setup, game.sheet(setup, None))
        for other, opponent in opponents.items():
            if isinstance(opponent, Network):
                check(opponent, other, game, setup, game.sheet(setup, None))
    for setup in tables:
        for other, opponent in opponents.items():
            began = time.monotonic()
            rest: str | Chooser = best_slots(opponent, views_of(game, opponent)) if isinstance(opponent, Network) else opponent
            score = match(
                game,
                setup,
                best_slots(network, views_of(game, network)),
                rest,
                games=games,
                seed=SEED,
                threads=threads,
                name=other,
                bids=network.made.bids,
            )
            say(f"{score}, parity {1 / setup.players:.1%} ({time.monotonic() - began:.0f} s)")
            yield score


def _opponent(text: str, game: Game, network: Network) -> str | Network:
    spec = parse_spec(text)
    if spec.learned:
        other = named(text, game)
        if other.made.bids != network.made.bids:
            raise HustingsError(f"{text}: learned another way of bidding ({other.made.bids}); let them meet in hustings arena")
        return other
    if spec.name not in COMPILED or spec.file is not None:
        raise HustingsError(
            f"{text}: networks are evaluated against random, heuristic, heuristic@1 or another file; others: hustings arena"
        )
    return text
