"""The rules on a GPU, a third twin: the same @rule functions through numba-cuda, a thread for each game.

    python tools/gpu_twin.py                         compile, play on this machine's GPU, compare with the processor's twin, time
    python tools/gpu_twin.py --compile build/gpu     compile only, for --capability 9.0: needs CUDA's libNVVM and ptxas, no GPU
    python tools/gpu_twin.py --code build/gpu        play what was compiled so: needs a GPU and its driver only

What a thread runs is `loops.random_games`, bound to the game's rules as `twins.py` binds it for the processor. Games, keys and
bots are those of `hustings simulate --seed 1`; every byte of position and chance is compared. No rule is written anew. What
differs from the processor's twin:

- records are padded to whole words, so that the GPU finds every number where it can read it in one go;
- indexes are not checked, since CUDA's target has no such check: the processor's twin of the same games has it;
- options are listed in numbers of 16 bits instead of 64, since all of a thread's memory is memory that 100,000 others need too.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gpu.code import ENDLESS, WAYS, Code, compile_code, pad, unpadded_bytes, versions
from gpu.driver import Gpu
from hustings.bots.thinking.policies import BOTS_SEED
from hustings.core import layout, loops
from hustings.core.chance import Chance, set_keys
from hustings.core.compiled.kernels import Kernels, ensure_cache_folder
from hustings.core.contract import Game
from hustings.core.layout import Records
from hustings.core.play import make_setup
from hustings.core.registry import game as find_game

GAMES = ("die-macher", "helvetiq")
BATCHES = [4_096, 16_384, 65_536, 262_144]  # games on the GPU at once
BLOCK = 256  # games in a processor's memory at once, as in `lab/simulate.py`
PATIENCE = 5.0  # seconds that a batch may take, estimated from the one before
SECONDS = 3.0  # how long the processors are timed


# Games


@dataclass
class Table:
    """The usual table of a game, which sets up games of a seed."""

    game: Game
    figures: Records
    prepared: Records

    @classmethod
    def of(cls, name: str) -> Table:
        game = find_game(name)
        setup = make_setup(game)
        prepared = layout.blank(game.position)
        game.prepare(prepared, setup)
        return cls(game, game.sheet(setup, None).record, prepared)

    def begin(self, seed: int, first: int, count: int) -> tuple[Records, Records, Records]:
        """Positions, the games' chance and the bots' chance, the same as in `lab/simulate.py`."""
        cs, bs = layout.blank(Chance, count), layout.blank(Chance, count)
        set_keys(cs, seed, first)
        set_keys(bs, seed ^ BOTS_SEED, first)
        cs["said"] = -1  # not begun
        return np.repeat(self.prepared, count), cs, bs


@dataclass
class Batch:
    """Games in the layout of the GPU's memory, before they begin or after they were played."""

    gs: Records
    cs: Records
    bs: Records
    made: npt.NDArray[np.int64]  # decisions
    playing: float = 0.0  # seconds in the kernel
    whole: float = 0.0  # seconds including copying to the GPU and back

    @classmethod
    def of(cls, table: Table, seed: int, count: int) -> Batch:
        """Games 0 to `count - 1` of a seed."""
        gs, cs, bs = table.begin(seed, 0, count)
        return cls(pad(table.game.position, gs), pad(Chance, cs), pad(Chance, bs), np.zeros(count, np.int64))

    @property
    def arrays(self) -> list[npt.NDArray[Any]]:
        return [self.gs, self.cs, self.bs, self.made]

    def like(self, other: Batch) -> bool:
        """Whether the games that both batches have are the same."""
        n = min(len(self.made), len(other.made))
        return all(mine[:n].tobytes() == theirs[:n].tobytes() for mine, theirs in zip(self.arrays, other.arrays, strict=True))


def play_on_gpu(gpu: Gpu, kernel: Any, threads: int, table: Table, begun: Batch) -> Batch:
    """Play the games of a batch."""
    figures = pad(table.game.figures, table.figures)
    arrays, played = [figures, *begun.arrays], [np.empty_like(array) for array in begun.arrays]
    rooms = [gpu.room(array.nbytes) for array in arrays]
    start = time.perf_counter()
    for room, array in zip(rooms, arrays, strict=True):
        gpu.put(room, array)
    there = time.perf_counter()
    gpu.launch(kernel, threads, list(zip(rooms, arrays, strict=True)))
    playing = time.perf_counter() - there
    for room, array in zip(rooms[1:], played, strict=True):
        gpu.get(room, array)
    whole = time.perf_counter() - start
    for room in rooms:
        gpu.free(room)
    gs, cs, bs, made = played
    return Batch(gs, cs, bs, made, playing, whole)


# The processors


class Processors:
    """The compiled twin on all cores. Its loop releases the interpreter's lock, so that threads are enough."""

    def __init__(self, table: Table) -> None:
        ensure_cache_folder()
        began = time.perf_counter()
        self.table, self._play = table, Kernels(table.game)[loops.random_games]
        self.compiling = time.perf_counter() - began

    def play(self, seed: int, first: int, count: int) -> tuple[Records, Records, Records, int]:
        """Play games of a seed to their end. The last value returned is the number of decisions."""
        gs, cs, bs = self.table.begin(seed, first, count)
        out = np.zeros(self.table.game.options + 1, np.int64)
        return gs, cs, bs, self._play(self.table.figures, gs, cs, bs, out, ENDLESS)

    def rate(self, seed: int, cores: int) -> float:
        """Games a second on a number of cores."""
        end = time.perf_counter() + SECONDS

        def work(core: int) -> int:
            games = 0
            while time.perf_counter() < end:
                self.play(seed + core, games, BLOCK)
                games += BLOCK
            return games

        began = time.perf_counter()
        with ThreadPoolExecutor(cores) as pool:
            games = sum(pool.map(work, range(cores)))
        return games / (time.perf_counter() - began)


# The comparison


def equal_games(table: Table, processors: Processors, batch: Batch, seed: int) -> int:
    """The number of games in a batch that equal the processor's byte for byte, in position and both kinds of chance; 0 if the
    total of decisions differs."""
    *records, decisions = processors.play(seed, 0, len(batch.gs))
    same = np.ones(len(batch.gs), np.bool_)
    for cls, theirs, ours in zip((table.game.position, Chance, Chance), (batch.gs, batch.cs, batch.bs), records, strict=True):
        same &= (unpadded_bytes(cls, theirs) == unpadded_bytes(cls, ours)).all(axis=1)
    return int(same.sum()) if int(batch.made.sum()) == decisions else 0


def compare(gpu: Gpu, name: str, options: argparse.Namespace) -> dict[str, Any]:
    """Compare and time one game in all ways of compiling it."""
    table = Table.of(name)
    processors, cores = Processors(table), os.cpu_count() or 1
    told: dict[str, Any] = {"game": name, "processor_compile_s": round(processors.compiling, 1), "cores": cores, "runs": []}
    told["one_core"], told["all_cores"] = (round(processors.rate(options.seed, n)) for n in (1, cores))
    print(f"{name}: {told['one_core']:,} games/s on one core, {told['all_cores']:,} on {cores}", flush=True)
    begun = {size: Batch.of(table, options.seed, size) for size in (options.games, *options.batches)}
    for way in options.ways:
        code = Code.load(options.code, name, way) if options.code else compile_code(name, way, gpu.capability)
        kernel = gpu.load(code.image, code.entry)
        costs = gpu.costs(kernel)
        print(f"{name}, {WAYS[way]}: compiled in {code.seconds} s; {costs}; {code.report}", flush=True)
        first = play_on_gpu(gpu, kernel, options.threads[0], table, begun[options.games])
        equal = equal_games(table, processors, first, options.seed)
        print(f"  {equal:,} of {options.games:,} games are equal byte for byte ({first.playing:.2f} s)", flush=True)
        about = {"way": way, "of": options.games, **costs, "compile_s": code.seconds, "ptx_bytes": code.ptx_bytes}
        for threads in options.threads:
            pace = options.games / first.playing
            for size in options.batches:
                if size / pace > PATIENCE:
                    break
                timed = play_on_gpu(gpu, kernel, threads, table, begun[size])
                pace, whole = size / timed.playing, size / timed.whole
                run = {"threads": threads, "batch": size, "equal": equal if timed.like(first) else 0}
                told["runs"].append({**about, **run, "games_s": round(pace), "whole_s": round(whole)})
                how = f"{size:>9,} at a time, {threads:>3} in a block"
                print(f"  {how}: {pace:>11,.0f} games/s; with copying {whole:>11,.0f}", flush=True)
    return told


def verdict(told: dict[str, Any]) -> str:
    """The result of one game in a line."""
    runs = told["runs"]
    if not runs:
        return f"{told['game']}: no batch ended within {PATIENCE:.0f} s"
    best, cores = max(runs, key=lambda run: run["games_s"]), told["all_cores"]
    equal = "equal byte for byte" if all(run["equal"] == run["of"] for run in runs) else "NOT EQUAL"
    return (
        f"{told['game']}: {equal} on {best['of']:,} games; GPU {best['games_s']:,} games/s ({WAYS[best['way']]}, "
        f"{best['batch']:,} at a time), {told['cores']} cores {cores:,}: "
        f"{best['games_s'] / cores:.2f} times as fast, with copying {best['whole_s'] / cores:.2f} times"
    )


def capability(text: str) -> tuple[int, int]:
    """Parse NVIDIA's number for what a GPU can do, e.g. 9.0."""
    major, minor = map(int, text.split("."))
    return major, minor


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", dest="games_named", choices=GAMES, nargs="+", default=list(GAMES), help="both, unless named")
    parser.add_argument("--games", type=int, default=10_000, help="games that are compared byte for byte (10000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ways", choices=WAYS, nargs="+", default=list(WAYS), help="where records lie; both, unless named")
    parser.add_argument("--batches", type=int, nargs="+", default=BATCHES, help="games at a time that are timed")
    parser.add_argument("--threads", type=int, nargs="+", default=[32, 128], help="threads in a block")
    parser.add_argument("--compile", type=Path, metavar="FOLDER", help="only compile, into this folder")
    parser.add_argument("--capability", type=capability, default="9.0", help="of the GPU to compile for: 9.0 is an H100 or H200")
    parser.add_argument("--code", type=Path, metavar="FOLDER", help="play what --compile left there")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    options = parser.parse_args()
    print(json.dumps(versions()), flush=True)
    if options.compile:
        for name in options.games_named:
            for way in options.ways:
                code = compile_code(name, way, options.capability)
                code.save(options.compile)
                print(f"{name}, {WAYS[way]}: {code.seconds} s, {code.ptx_bytes:,} bytes of PTX; {code.report or 'no ptxas here'}")
        return
    gpu = Gpu()
    print(f"{gpu.name}, {gpu.processors} multiprocessors, capability {gpu.capability}; {os.cpu_count()} cores", flush=True)
    told = {"gpu": gpu.name, "versions": versions(), "seed": options.seed, "games": []}
    for name in options.games_named:
        told["games"].append(compare(gpu, name, options))
        if options.json:
            options.json.write_text(json.dumps(told, indent=1))
    for each in told["games"]:
        print(verdict(each))
    if not all(run["equal"] == run["of"] for each in told["games"] for run in each["runs"]):
        sys.exit(1)


if __name__ == "__main__":
    main()
