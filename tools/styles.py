"""What a bot does otherwise than others: one of it against the rest of another bot, all deeds counted.

    python tools/styles.py die-macher net:bold net                  one against four, 200 games
    python tools/styles.py helvetiq net:climber net --games 600     one against three
    python tools/styles.py die-macher easy beginner --all           everything, not only what differs beyond chance

A deed is an option chosen at a kind of decision; what it comes to (thousands bid in secret, cubes) is added up beside it. Every
deal is played once from each seat. For each deed: how many of them the one has in a game, how many the others have in the
mean, and the difference with its 95 % interval. Shown are those that differ by more than three standard errors.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rich import print as say
from rich.table import Table

from hustings.bots.api import make_bot
from hustings.bots.bot import close_bot
from hustings.core import layout
from hustings.core.compiled.play import Fast, FastPlay
from hustings.core.contract import Game
from hustings.core.errors import HustingsError
from hustings.core.play import make_setup
from hustings.core.registry import game as find_game
from hustings.lab.simulate import AT_ONCE, game_seed

SEED = 16
CLEAR = 3  # standard errors

Deeds = defaultdict[str, float]


@dataclass
class Difference:
    """One deed over all games: how often the one bot did it, and how much more often than the others in each game."""

    one: float = 0.0
    more: list[float] = field(default_factory=list)

    def told(self, games: int) -> tuple[float, float, float]:
        """The means in a game of the one and of the others, and the standard error of the difference."""
        mean = sum(self.more) / games
        squares = sum(value * value for value in self.more)
        return self.one / games, self.one / games - mean, math.sqrt(max(0.0, squares / games - mean * mean) / max(1, games - 1))


def deed_of(game: Game, kind: int, option: int) -> Iterator[tuple[str, int]]:
    """Yield the names of the counts that a choice adds to, and how much."""
    said, space = game.option(option), game.choices
    name = f"{game.decisions[kind]}: {said.key}"
    yield name, 1
    for thing, value in said.things.items():
        if thing in space.quantities and (thing != space.amount or kind in space.sealed):  # rising auctions name many amounts
            yield f"{name}, {thing}", value


def played(fast: Fast, play: FastPlay, names: Sequence[str], number: int) -> list[Deeds]:
    """Play a game to its end. Returns the deeds of each seat, with its points by part and its share of the victory."""
    game, setup, figures = fast.game, fast.setup, layout.plain(fast.game.figures, fast.figures)
    bots = [make_bot(name, game, setup, fast.sheet, seat, compiled=True) for seat, name in enumerate(names)]
    chance = [random.Random(f"{number} {seat}") for seat in range(len(bots))]
    deeds: list[Deeds] = [defaultdict(float) for _ in bots]
    while not play.over:
        seat, legal = play.seat, play.options.tolist()
        option = legal[0]
        if len(legal) > 1:
            kind = game.rules.decision(figures, layout.plain(game.position, play.position), seat)
            option = bots[seat].decide(play.observe(seat), legal, chance[seat], AT_ONCE)
            for name, much in deed_of(game, kind, option):
                deeds[seat][name] += much
        play.step(option)
    winners = play.winners()
    for seat, bot in enumerate(bots):
        for name, points in zip(game.parts, game.score_parts(play.position, seat), strict=True):
            deeds[seat][f"points: {name}"] += points
        deeds[seat]["won, %"] += 100 * (seat in winners) / len(winners)
        close_bot(bot)
    return deeds


def differences(game: Game, one: str, other: str, games: int, edition: str | None, players: int | None) -> dict[str, Difference]:
    setup = make_setup(game, edition=edition, players=players)
    fast, found = Fast(game, setup, game.sheet(setup, None)), dict[str, Difference]()
    for number in range(games):
        deal, place = divmod(number, setup.players)
        names = [one if seat == place else other for seat in range(setup.players)]
        deeds = played(fast, fast.play(game_seed(SEED, deal)), names, number)
        for name in sorted(set().union(*deeds)):
            mine = deeds[place][name]
            others = sum(done[name] for done in deeds) - mine
            difference = found.setdefault(name, Difference())
            difference.one += mine
            difference.more.append(mine - others / (setup.players - 1))
        print(f"\r{number + 1}/{games}\x1b[K", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one", help="the bot that is looked at, e.g. net:bold")
    parser.add_argument("others", help="the bot on all other seats")
    parser.add_argument("--games", type=int, default=200, help="so many (200)")
    parser.add_argument("--players", type=int, help="as many as the game has by default unless given")
    parser.add_argument("--edition", help="the usual one unless given")
    parser.add_argument("--all", action="store_true", help="show what does not differ, too")
    asked = parser.parse_args(words)
    if asked.games < 2:
        parser.error("--games: two at least, since differences are measured")
    try:
        found = differences(find_game(asked.game), asked.one, asked.others, asked.games, asked.edition, asked.players)
    except HustingsError as error:
        sys.exit(f"styles: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
    table = Table("a game", asked.one, asked.others, "more")
    told = [(name, *difference.told(asked.games)) for name, difference in found.items()]
    for name, mine, theirs, doubt in sorted(told, key=lambda row: -abs(row[1] - row[2]) / max(row[3], 1e-9)):
        if asked.all or name == "won, %" or abs(mine - theirs) > CLEAR * doubt > 0:
            table.add_row(name, f"{mine:.2f}", f"{theirs:.2f}", f"{mine - theirs:+.2f} ± {1.96 * doubt:.2f}")
    say(table)


if __name__ == "__main__":
    main()
