"""What options are worth by games played to their end, and how much of that the search's playouts tell.

    python tools/worth.py gather build/worth --most 300                 decisions of games by the network
    python tools/worth.py play build/worth --seconds 300 --device cuda  every option to the end of the game, by the network
    python tools/worth.py ask build/worth --seconds 900                 what playouts say of them
    python tools/worth.py tell build/worth                              what the search would gain by them, by settings

Settings of the search that are judged by its own values look the better the more they believe the network. Who won is nobody's
belief. Playing needs PyTorch (extra [train]) and plays more worlds of all decisions, by millions of decisions a minute on a GPU;
asking takes a second a decision. Each goes on where it stopped and can be stopped by Ctrl-C. Auctions are left out.
"""

from __future__ import annotations

import argparse
import math
import pickle
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, cast

import numpy as np

from hustings.bots.api import make_bot
from hustings.bots.budget import Budget
from hustings.bots.net import SHIPPED, check_table
from hustings.bots.net_search import WIDE, NetSearch, tried
from hustings.bots.thinking.foresight import Foresight, Reach
from hustings.bots.thinking.trials import Purse
from hustings.core import layout
from hustings.core.chance import Chance, set_keys
from hustings.core.compiled.play import Fast
from hustings.core.errors import HustingsError
from hustings.core.layout import array_of_one
from hustings.core.play import make_setup
from hustings.core.registry import game as find_game
from hustings.lab.simulate import game_seed

GAME, SEED, PLAYERS = "die-macher", 991, 5
AT_ONCE = Budget(visits=1)
OPTIONS, PLAYOUTS = 16, 160  # the most options of a decision, out of those that a search of 160 playouts would try
REACH = Reach(ticks=1, shares=(1.0, 0.0, 0.0))  # the network judges after each of three rounds
WORLDS = 64  # worlds in which playouts judge options
APART = 25, 45  # decisions between two that are noted: at least, and less than
MANY = 10**9
BLOCK = 40  # worlds that are made at a time
NOTHING = np.zeros(0, [("", np.uint8)])  # an empty observation, for `Replayed`, which does not look at it
FLOORS = 0.1, 0.03, 0.01, 0.005, 0.001, 0.0001, 0.00001  # probabilities of options by the network
CLEAR = 0.12  # share of the games: pairs that differ by more are left out, because a few would outweigh all others


@dataclass
class Noted:
    """A decision: what the seat saw, options with their slots and probabilities, who won, and the judgements of playouts."""

    seat: int
    seen: bytes
    options: list[int]
    slots: list[int]
    likely: list[float]
    won: list[np.ndarray] = field(default_factory=list)  # by option and world: shares of the victory
    said: np.ndarray = field(default_factory=lambda: np.zeros((0, 0, 0)))  # win chances by world, option and round


class Decisions:
    """The decisions in a folder's file."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "decisions.pickle"
        self.noted: list[Noted] = []
        self.games = 0
        if self.path.exists():
            self.games, self.noted = pickle.loads(self.path.read_bytes())

    def keep(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        part.write_bytes(pickle.dumps((self.games, self.noted)))
        part.replace(self.path)


class OneTable:
    """The usual table of the game."""

    def __init__(self) -> None:
        self.game = find_game(GAME)
        self.setup = make_setup(self.game)
        self.sheet = self.game.sheet(self.setup, None)
        self.told = self.game, self.setup, self.sheet


def gather(folder: Path, seconds: float, most: int = MANY) -> None:
    """Note decisions of games that the network plays, at most `most` more."""
    table, kept, end = OneTable(), Decisions(folder), time.monotonic() + seconds
    most += len(kept.noted)
    fast, players = Fast(*table.told), table.setup.players
    bots = [make_bot("net", *table.told, seat, compiled=True) for seat in range(players)]
    searches = [NetSearch(*table.told, seat, AT_ONCE) for seat in range(players)]
    while time.monotonic() < end and len(kept.noted) < most:
        play, rng = fast.play(game_seed(SEED, kept.games)), random.Random(kept.games)
        wait = rng.randrange(APART[1])
        while not play.over and time.monotonic() < end and len(kept.noted) < most:
            if play.count == 1:
                play.step(play.options.item(0))
                continue
            seat, seen, legal = play.seat, array_of_one(play.observe(play.seat)), play.options.tolist()
            wait -= 1
            if wait < 0 and (noted := note(searches[seat].foresight, seat, seen, legal)):
                wait = rng.randrange(*APART)
                kept.noted.append(noted)
                kept.keep()
                print(f"\r{len(kept.noted)} decisions of {kept.games + 1} games\x1b[K", end="", file=sys.stderr, flush=True)
            play.step(bots[seat].decide(play.observe(seat), legal, rng, AT_ONCE))
        kept.games += 1
    kept.keep()
    print(file=sys.stderr)


def note(sight: Foresight, seat: int, seen: Any, legal: Sequence[int]) -> Noted | None:
    """Note a decision, if more than one option is worth considering and it is not an auction."""
    prior = tried(sight.prior(seen, legal), PLAYOUTS, WIDE)[:OPTIONS]
    eye = sight.sight
    count = eye.look(seen, seat)
    if len(prior) < 2 or eye.auction:
        return None
    slot_of = dict(zip(eye.options[:count].tolist(), eye.slots[:count].tolist(), strict=True))
    options = [option for option, _ in prior]
    return Noted(seat, seen.tobytes(), options, [slot_of[option] for option in options], [chance for _, chance in prior])


# To the end


class Ends:
    """Plays options of all decisions on to the end of the game, in the same worlds for all options of a decision."""

    def __init__(self, kept: Decisions, device: str, games: int) -> None:
        import torch

        from hustings.lab.train.network import policy_of
        from hustings.lab.vector import VectorGame

        table = OneTable()
        self.kept, self.device, self.network = kept, torch.device(device), check_table(SHIPPED, *table.told)
        self.policy = policy_of(self.network).to(self.device)
        self.env = VectorGame(table.game, [table.setup], games, seed=SEED, groups=2, bids=self.network.made.bids)
        self.sights = [Foresight(*table.told, seat, self.network) for seat in range(table.setup.players)]
        self.dtype = layout.dtype(table.game.position)
        self.tasks = self._worlds()
        self.found: dict[tuple[int, int], list[float]] = {}
        self.rows = [np.full((group.count, 2), -1) for group in self.env.groups]  # the decision and option of each row, or -1
        self.played = 0

    def _worlds(self) -> Iterator[tuple[int, int, Any, Any]]:
        """Yield decisions and options, each with a block of worlds and their chance."""
        made = min((len(noted.won[0]) if noted.won else 0 for noted in self.kept.noted), default=0)
        while True:
            for number, noted in enumerate(self.kept.noted):
                seed = number * 1_000_003 + made
                seen = np.frombuffer(noted.seen, np.uint8).copy().view(self.dtype)
                worlds = self.sights[noted.seat].worlds(seen, BLOCK, random.Random(seed))
                chances = layout.blank(Chance, BLOCK)
                set_keys(chances, seed)
                for option in range(len(noted.options)):
                    yield number, option, worlds, chances
            made += BLOCK

    def turn(self, place: int) -> None:
        """Note the games of a group that have ended, put new ones in their rows, and decide in all others."""
        import torch

        from hustings.lab.train.network import ABSENT, unpacked

        group, rows = self.env.groups[place], self.rows[place]
        group.wait()
        for row in np.flatnonzero((group.done > 0) & (rows[:, 0] >= 0)):
            number, option = rows[row]
            self.found.setdefault((number, option), []).append(float(group.share[row, self.kept.noted[number].seat]))
            rows[row], self.played = -1, self.played + 1
        with torch.no_grad():
            x, mask = (torch.from_numpy(part).to(self.device) for part in (group.x, group.mask))
            logits = self.policy(x)[0].masked_fill(~unpacked(mask, self.env.encoding.slots), ABSENT)
            group.choice[:] = logits.argmax(-1).to(torch.int16).cpu().numpy()
        free = np.flatnonzero(rows[:, 0] < 0)
        while len(free) >= BLOCK:
            number, option, worlds, chances = next(self.tasks)
            noted, some, free = self.kept.noted[number], free[:BLOCK], free[BLOCK:]
            group.put(some, worlds, chances, np.full(BLOCK, noted.seat), np.full(BLOCK, noted.slots[option]))
            rows[some] = number, option
        group.step()


def play(folder: Path, seconds: float, device: str, games: int, most: int = MANY) -> None:
    """Play more worlds of all decisions to the end, about `most` games at most, `games` at once."""
    kept = Decisions(folder)
    if not kept.noted:
        raise HustingsError(f"there are no decisions in {folder}: gather some first")
    ends, end = Ends(kept, device, games), time.monotonic() + seconds
    try:
        while time.monotonic() < end and ends.played < most:
            for place in range(len(ends.rows)):
                ends.turn(place)
            print(f"\r{ends.played} games\x1b[K", end="", file=sys.stderr, flush=True)
    finally:
        print(file=sys.stderr)
        for number, noted in enumerate(kept.noted):
            more = [np.array(ends.found.get((number, option), ())) for option in range(len(noted.options))]
            noted.won = [np.concatenate([*noted.won[option : option + 1], more[option]]) for option in range(len(more))]
        kept.keep()
        ends.env.close()


# The judgements of playouts


def ask(folder: Path, seconds: float, most: int = MANY) -> None:
    """Let playouts judge the options of at most `most` more decisions."""
    kept, end, table = Decisions(folder), time.monotonic() + seconds, OneTable()
    searches = [NetSearch(*table.told, seat, AT_ONCE) for seat in range(table.setup.players)]
    for number, noted in enumerate(kept.noted):
        if len(noted.said):
            continue
        most -= 1
        if most < 0 or time.monotonic() > end:
            break
        seen = np.frombuffer(noted.seen, np.uint8).copy().view(layout.dtype(table.game.position))
        sight, rng = searches[noted.seat].foresight, random.Random(SEED + number)
        noted.said = sight.judgements(seen, noted.options, WORLDS, REACH, rng)[0].astype(np.float32)
        kept.keep()
        print(f"\r{number + 1} of {len(kept.noted)} decisions\x1b[K", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


# Results


@dataclass(frozen=True)
class Setting:
    """A setting of the search: the number of playouts, and of rounds that they go through."""

    name: str
    playouts: int
    rounds: int


SETTINGS = (
    Setting("25 ms: one round", 12, 1),
    Setting("50 ms: one round", 24, 1),
    Setting("200 ms: one round", 96, 1),
    Setting("50 ms: two rounds", 10, 2),
    Setting("200 ms: two rounds", 40, 2),
    Setting("1 s: two rounds", 200, 2),
    Setting("1 s: three rounds", 130, 3),
)


class Replayed:
    """A replacement for `Foresight` that returns the stored judgements of a decision, in worlds drawn from the stored ones."""

    def __init__(self, noted: Noted, rng: np.random.Generator) -> None:
        self.noted, self.decided, self.cores = noted, 0, 1
        self._left = rng.permutation(len(noted.said)).tolist()

    def side_by_side(self, options: int) -> int:
        return 1

    def play(self, seen: Any, options: Sequence[int], worlds: int, reach: Reach, rng: random.Random) -> tuple[Any, Any]:
        taken, self._left = self._left[:worlds], self._left[worlds:]
        places = [self.noted.options.index(option) for option in options]
        chances = self.noted.said[taken][:, places, : len(reach.shares)] @ np.array(reach.shares)
        return chances, np.zeros((*chances.shape, PLAYERS))


def gains(noted: Sequence[Noted], setting: Setting, rng: np.random.Generator, draws: int = 20) -> np.ndarray:
    """For each decision, by how much more often the seat wins with the search's choice than with the network's own, as the mean
    over some draws of worlds."""
    table, found = OneTable(), np.zeros(len(noted))
    search = NetSearch(*table.told, 0, AT_ONCE, quiet=True)
    reach = search.reach(setting.playouts, setting.rounds)
    reach = Reach(reach.decisions, reach.ticks, reach.shares if setting.rounds < 3 else (0.2, 0.4, 0.4))
    for number, one in enumerate(noted):
        prior = list(zip(one.options, one.likely, strict=True))
        worth = [float(won.mean()) for won in one.won]
        for _ in range(draws):
            search.foresight = cast(Foresight, Replayed(one, rng))
            playouts = min(setting.playouts, len(one.said) * len(prior))
            trial = search.halve(
                NOTHING, tried(prior, playouts, WIDE), Purse(Budget(visits=playouts), 0.0), reach, random.Random(0)
            )
            choice = search.conclude(trial, prior)
            found[number] += (worth[one.options.index(choice)] - worth[0]) / draws
    return found


@dataclass(frozen=True)
class Pairs:
    """Options compared with the network's own choice: by how much more often each wins, and the variance of that."""

    decision: np.ndarray
    better: np.ndarray
    error: np.ndarray
    likely: np.ndarray  # logarithm of the ratio of their probabilities
    of: list[tuple[Noted, int]]


def pairs(noted: Sequence[Noted]) -> Pairs:
    rows: list[tuple[int, float, float, float, tuple[Noted, int]]] = []
    for number, one in enumerate(noted):
        for option in range(1, len(one.options)):
            if len(one.said) and len(one.won) > option and min(len(one.won[0]), len(one.won[option])) > BLOCK:
                first, other = one.won[0], one.won[option]
                better, error = other.mean() - first.mean(), other.var() / len(other) + first.var() / len(first)
                if abs(better) < CLEAR:
                    rows.append((number, better, error, np.log(one.likely[option] / one.likely[0]), (one, option)))
    if len(rows) < 2 * BLOCK:
        raise HustingsError(
            f"{len(rows)} pairs of options were played to the end, {2 * BLOCK} are needed: gather, play and ask more"
        )
    decision, better, error, likely = (np.array([row[column] for row in rows]) for column in range(4))
    return Pairs(decision, better, error, likely, [row[4] for row in rows])


def explained(found: Pairs, worlds: int, rounds: int, rng: np.random.Generator, draws: int = 40) -> tuple[float, np.ndarray]:
    """The share of the variance in options' worth, without chance, that judgements in some worlds explain, and the coefficients
    of the judgements after each round. Fitted to half of the decisions and tested on the others, with new worlds for each
    draw."""
    shares, counts = [], []
    for _ in range(draws):
        columns = []
        for one, option in found.of:
            taken = rng.choice(len(one.said), min(worlds, len(one.said)), replace=False)
            columns.append((one.said[taken, option] - one.said[taken, 0])[:, :rounds].mean(0))
        inputs = np.column_stack([np.clip(columns, -0.2, 0.2), found.likely, np.ones_like(found.likely)])
        numbers = rng.permutation(np.unique(found.decision))
        first = np.isin(found.decision, numbers[: len(numbers) // 2])
        left = 0.0
        for fit, held in ((first, ~first), (~first, first)):
            counted = np.linalg.lstsq(inputs[fit], found.better[fit], rcond=None)[0]
            left += float(((found.better[held] - inputs[held] @ counted) ** 2).mean() - found.error[held].mean()) / 2
        shares.append(1 - left / (found.better.var() - found.error.mean()))
        counts.append(np.linalg.lstsq(inputs, found.better, rcond=None)[0][:rounds])
    return float(np.mean(shares)), np.mean(counts, 0)


def left_to_find(noted: Sequence[Noted], floor: float) -> np.ndarray:
    """For each decision, by how much more often than the network's own choice the option that is best in half of the worlds wins
    in the other half. Options with a probability of no more than `floor` are left out."""
    found = np.zeros(len(noted))
    for number, one in enumerate(noted):
        worlds = min(map(len, one.won))
        won = np.array([won[:worlds] for i, won in enumerate(one.won) if i == 0 or one.likely[i] > floor])
        first, second = won[:, : worlds // 2].mean(1), won[:, worlds // 2 :].mean(1)
        found[number] = (second[first.argmax()] - second[0] + first[second.argmax()] - first[0]) / 2
    return found


def tell(folder: Path) -> str:
    """The tables of all settings."""
    noted = Decisions(folder).noted
    found = pairs(noted)
    spread = np.sqrt(max(0.0, float(found.better.var() - found.error.mean())))
    lines = [f"{len(found.of)} pairs; what another option is worth: standard deviation {spread:.2%} of the games", ""]
    lines += ["| playouts | explained | judgements count |", "|---|---|---|"]
    for rounds, worlds in product((1, 2, 3), (4, 16, WORLDS)):
        share, counts = explained(found, worlds, rounds, np.random.default_rng(1))
        lines.append(f"| {worlds} worlds, {rounds} rounds | {share:.1%} | {', '.join(f'{count:.2f}' for count in counts)} |")
    known = [one for one in noted if len(one.said) and min(map(len, one.won), default=0) > BLOCK]
    lines += ["", "| options of more than | the best of them gain |", "|---|---|"]
    for floor in FLOORS:
        left = left_to_find(known, floor)
        lines.append(f"| {floor:.3%} | {left.mean():.2%} ± {left.std() / math.sqrt(len(left)):.2%} |")
    lines += ["", "| setting | gain a decision | against the first |", "|---|---|---|"]
    first: np.ndarray | None = None
    for setting in SETTINGS:
        gain = gains(known, setting, np.random.default_rng(2))
        first = gain if first is None else first
        error = (gain - first).std() / math.sqrt(len(gain))
        lines.append(f"| {setting.name} | {gain.mean():.2%} | {(gain - first).mean():+.2%} ± {error:.2%} |")
    return "\n".join(lines)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=("gather", "play", "ask", "tell"))
    parser.add_argument("folder", type=Path, help="where decisions are kept")
    parser.add_argument("--seconds", type=float, default=600, help="how long (600)")
    parser.add_argument("--most", type=int, default=MANY, help="at most so many more decisions, or games to their end")
    parser.add_argument("--device", default="cpu", help="where the network plays to the end, e.g. cuda (cpu)")
    parser.add_argument("--games", type=int, default=12_288, help="games at once (12,288)")
    asked = parser.parse_args(words)
    try:
        if asked.step == "gather":
            gather(asked.folder, asked.seconds, asked.most)
        elif asked.step == "play":
            play(asked.folder, asked.seconds, asked.device, asked.games, asked.most)
        elif asked.step == "ask":
            ask(asked.folder, asked.seconds, asked.most)
        else:
            print(tell(asked.folder))
    except HustingsError as error:
        sys.exit(f"worth: {error}")
    except KeyboardInterrupt:
        sys.exit("worth: stopped; the same command goes on")


if __name__ == "__main__":
    main()
