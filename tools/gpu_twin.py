"""The rules on a GPU, a third twin: the same @rule functions through Numba's CUDA target, each thread with games of its own.

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
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
import types
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from gpu_driver import Gpu
from numba import cuda

from hustings.bots.thinking.policies import BOTS_SEED
from hustings.core import layout, loops
from hustings.core.binding import Binding, Rule
from hustings.core.chance import Chance, set_keys
from hustings.core.compiled.kernels import Kernels, ensure_cache_folder
from hustings.core.compiled.pipeline import widen
from hustings.core.contract import Game
from hustings.core.layout import Records
from hustings.core.play import make_setup
from hustings.core.registry import game as find_game

GAMES = ("die-macher", "helvetiq")
WAYS = {"place": "records stay in the GPU's memory", "own": "records lie in the thread's own memory while it plays"}
WORD = 8  # bytes
ENDLESS = 1 << 40  # decisions: a game ends before
BATCHES = [4_096, 16_384, 65_536, 262_144]  # games that a GPU has at once
BLOCK = 256  # games in a processor's memory at once, as `lab/simulate.py` has it
PATIENCE = 20.0  # seconds that a batch may take, judged by the one before
SECONDS = 3.0  # for which the processors are timed


# Records and games


def padded(cls: type) -> np.dtype[Any]:
    """The record's type with the same fields at the same bytes, in whole words."""
    fields = layout.dtype(cls).fields
    assert fields is not None
    names = list(fields)
    whole = -(-layout.dtype(cls).itemsize // WORD) * WORD
    parts = {"names": names, "formats": [fields[n][0] for n in names], "offsets": [fields[n][1] for n in names]}
    return np.dtype((np.record, np.dtype({**parts, "itemsize": whole, "aligned": True})))  # type: ignore[call-overload, no-any-return]


def pad(cls: type, records: Records) -> Records:
    """Records in whole words."""
    made = np.zeros(len(records), padded(cls))
    size = records.dtype.itemsize
    made.view(np.uint8).reshape(len(made), -1)[:, :size] = records.view(np.uint8).reshape(-1, size)
    return made


def unpadded_bytes(cls: type, records: Records) -> npt.NDArray[np.uint8]:
    """The bytes of records, a row each, without what was added."""
    return records.view(np.uint8).reshape(len(records), -1)[:, : layout.dtype(cls).itemsize]


@dataclass
class Table:
    """A game with its usual table, and games of a seed that have not begun."""

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
        """Positions, the games' chance and the bots', as `lab/simulate.py` has them for these games."""
        cs, bs = layout.blank(Chance, count), layout.blank(Chance, count)
        set_keys(cs, seed, first)
        set_keys(bs, seed ^ BOTS_SEED, first)
        cs["said"] = -1  # not begun
        return np.repeat(self.prepared, count), cs, bs


# The twin


class CudaTwins(Binding):
    """The rules of a game as functions of the GPU."""

    def finish(self, function: Rule, copy: types.FunctionType) -> Any:
        return widen(cuda.jit(device=True)(copy))


def make_kernel(game: Game, way: str) -> Callable[..., None]:
    """What every thread does: play one game of the batch to its end."""
    play = CudaTwins(game).bind(loops.random_games)
    room, position, chance = game.options + 1, padded(game.position), padded(Chance)
    assert room < 1 << 15

    def in_place(fs: Any, gs: Any, cs: Any, bs: Any, made: Any) -> None:
        i = cuda.grid(1)
        if i < len(gs):
            out = cuda.local.array(room, np.int16)
            made[i] = play(fs, gs[i : i + 1], cs[i : i + 1], bs[i : i + 1], out, ENDLESS)

    def in_own_memory(fs: Any, gs: Any, cs: Any, bs: Any, made: Any) -> None:
        i = cuda.grid(1)
        if i < len(gs):
            out = cuda.local.array(room, np.int16)
            g, c, b = cuda.local.array(1, position), cuda.local.array(1, chance), cuda.local.array(1, chance)
            g[0], c[0], b[0] = gs[i], cs[i], bs[i]
            made[i] = play(fs, g, c, b, out, ENDLESS)
            gs[i], cs[i], bs[i] = g[0], c[0], b[0]

    return in_own_memory if way == "own" else in_place


@dataclass
class Code:
    """A compiled kernel: machine code, or PTX where ptxas is missing, and all there is to know of it."""

    game: str
    way: str
    entry: str
    capability: str
    with_numba: str
    seconds: float
    ptx_bytes: int
    report: str = ""  # of ptxas: registers, stack, spills
    image: bytes = field(default=b"", repr=False)

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        about = {name: value for name, value in asdict(self).items() if name != "image"}
        (folder / f"{self.game}-{self.way}.json").write_text(json.dumps(about, indent=1))
        (folder / f"{self.game}-{self.way}.bin").write_bytes(self.image)

    @classmethod
    def load(cls, folder: Path, game: str, way: str) -> Code:
        about = json.loads((folder / f"{game}-{way}.json").read_text())
        return cls(**about, image=(folder / f"{game}-{way}.bin").read_bytes())


@contextmanager
def capability_of(capability: tuple[int, int]) -> Iterator[None]:
    """Numba asks the GPU what it can do whenever it compiles one of its functions; here it is told."""
    from numba.cuda import dispatcher

    before = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = before


def compile_code(name: str, way: str, capability: tuple[int, int]) -> Code:
    """The kernel of a game, for GPUs of a capability."""
    game = find_game(name)
    figures, position, chance = (numba.from_dtype(padded(cls))[::1] for cls in (game.figures, game.position, Chance))
    began = time.perf_counter()
    with capability_of(capability):
        arguments = figures, position, chance, chance, numba.int64[::1]
        ptx, _ = cuda.compile_ptx(make_kernel(game, way), arguments, device=False, cc=capability)
    entry = re.search(r"\.entry\s+(\w+)", ptx)
    assert entry is not None
    spoken = "{}.{}".format(*capability)
    code = Code(name, way, entry[1], spoken, versions()["numba"], 0.0, len(ptx), image=ptx.encode() + b"\0")
    if assembler := shutil.which("ptxas"):
        assemble(code, assembler)
    code.seconds = round(time.perf_counter() - began, 1)
    return code


def assemble(code: Code, assembler: str) -> None:
    """Machine code in place of PTX, so that the GPU's driver need not make it."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "twin.ptx", Path(folder) / "twin.cubin"
        source.write_bytes(code.image[:-1])
        command = [assembler, f"-arch=sm_{code.capability.replace('.', '')}", "-v", str(source), "-o", str(made)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"ptxas refused the twin of {code.game}: {done.stderr[-2000:]}")
        code.image = made.read_bytes()
    said = re.findall(r"\d+ bytes stack frame.*|Used \d+ registers.*", done.stderr)
    code.report = "; ".join(line.strip() for line in said[-2:])


# Playing on it


@dataclass
class Batch:
    """Games that a GPU played: their last bytes and how long it took."""

    gs: Records
    cs: Records
    bs: Records
    made: npt.NDArray[np.int64]
    playing: float  # seconds in the kernel
    whole: float  # with the way there and back


def play_on_gpu(gpu: Gpu, kernel: Any, threads: int, table: Table, seed: int, count: int, *, times: int = 1) -> Batch:
    """Games 0 to `count - 1` of `seed`; the fastest of so many `times`."""
    gs, cs, bs = table.begin(seed, 0, count)
    begun = (pad(table.game.figures, table.figures), pad(table.game.position, gs), pad(Chance, cs), pad(Chance, bs))
    arrays = [*begun, np.zeros(count, np.int64)]
    rooms = [gpu.room(array.nbytes) for array in arrays]
    best = Batch(*(np.empty_like(array) for array in arrays[1:]), playing=np.inf, whole=np.inf)
    for _ in range(times):
        start = time.perf_counter()
        for room, array in zip(rooms, arrays, strict=True):
            gpu.put(room, array)
        there = time.perf_counter()
        gpu.launch(kernel, threads, list(zip(rooms, arrays, strict=True)))
        played = time.perf_counter()
        for room, array in zip(rooms[1:], (best.gs, best.cs, best.bs, best.made), strict=True):
            gpu.get(room, array)
        best.whole, best.playing = min(best.whole, time.perf_counter() - start), min(best.playing, played - there)
    for room in rooms:
        gpu.free(room)
    return best


# The processors


class Processors:
    """The compiled twin on all cores: its loop lets go of the interpreter, so that threads are enough."""

    def __init__(self, table: Table) -> None:
        ensure_cache_folder()
        began = time.perf_counter()
        self.table, self._play = table, Kernels(table.game)[loops.random_games]
        self.compiling = time.perf_counter() - began

    def play(self, seed: int, first: int, count: int) -> tuple[Records, Records, Records, int]:
        """Games of a seed to their end, and how many decisions were made."""
        gs, cs, bs = self.table.begin(seed, first, count)
        out = np.zeros(self.table.game.options + 1, np.int64)
        return gs, cs, bs, self._play(self.table.figures, gs, cs, bs, out, ENDLESS)

    def rate(self, seed: int, cores: int) -> float:
        """Games a second on so many cores."""
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
    """How many games of a batch are the processor's, byte for byte: position and both kinds of chance, and all decisions."""
    *records, decisions = processors.play(seed, 0, len(batch.gs))
    same = np.ones(len(batch.gs), np.bool_)
    for cls, theirs, ours in zip((table.game.position, Chance, Chance), (batch.gs, batch.cs, batch.bs), records, strict=True):
        same &= (unpadded_bytes(cls, theirs) == unpadded_bytes(cls, ours)).all(axis=1)
    return int(same.sum()) if int(batch.made.sum()) == decisions else 0


def compare(gpu: Gpu, name: str, options: argparse.Namespace) -> dict[str, Any]:
    """All that can be said of one game."""
    table = Table.of(name)
    processors, cores = Processors(table), os.cpu_count() or 1
    told: dict[str, Any] = {"game": name, "processor_compile_s": round(processors.compiling, 1), "cores": cores, "runs": []}
    told["one_core"], told["all_cores"] = (round(processors.rate(options.seed, n)) for n in (1, cores))
    print(f"{name}: {told['one_core']:,} games/s on one core, {told['all_cores']:,} on {cores}", flush=True)
    for way in options.ways:
        code = Code.load(options.code, name, way) if options.code else compile_code(name, way, gpu.capability)
        kernel = gpu.load(code.image, code.entry)
        costs = gpu.costs(kernel)
        print(f"{name}, {WAYS[way]}: compiled in {code.seconds} s; {costs}; {code.report}", flush=True)
        batch = play_on_gpu(gpu, kernel, options.threads[0], table, options.seed, options.games)
        equal = equal_games(table, processors, batch, options.seed)
        print(f"  {equal:,} of {options.games:,} games are equal byte for byte ({batch.playing:.2f} s)", flush=True)
        about = {"way": way, "equal": equal, "of": options.games, **costs, "compile_s": code.seconds, "ptx_bytes": code.ptx_bytes}
        for threads in options.threads:
            pace = options.games / batch.playing
            for size in options.batches:
                if size / pace > PATIENCE:
                    break
                timed = play_on_gpu(gpu, kernel, threads, table, options.seed, size, times=2)
                pace, whole = size / timed.playing, size / timed.whole
                told["runs"].append({**about, "threads": threads, "batch": size, "games_s": round(pace), "whole_s": round(whole)})
                how = f"{size:>9,} at a time, {threads:>3} in a block"
                print(f"  {how}: {pace:>11,.0f} games/s; with copying {whole:>11,.0f}", flush=True)
    return told


def verdict(told: dict[str, Any]) -> str:
    """One line."""
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


def versions() -> dict[str, str]:
    """Versions of all that takes part."""
    found = {"python": platform.python_version(), "numpy": np.__version__}
    for package in ("numba", "numba-cuda", "llvmlite"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "none"
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", dest="games_named", choices=GAMES, nargs="+", default=list(GAMES), help="both, unless named")
    parser.add_argument("--games", type=int, default=10_000, help="games that are compared byte for byte (10000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ways", choices=WAYS, nargs="+", default=list(WAYS), help="where records lie; both, unless named")
    parser.add_argument("--batches", type=int, nargs="+", default=BATCHES, help="games at a time that are timed")
    parser.add_argument("--threads", type=int, nargs="+", default=[32, 128], help="threads in a block")
    parser.add_argument("--compile", type=Path, metavar="FOLDER", help="only compile, into this folder")
    parser.add_argument("--capability", default="9.0", help="of the GPU to compile for: 9.0 is an H100 or H200")
    parser.add_argument("--code", type=Path, metavar="FOLDER", help="play what --compile left there")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    options = parser.parse_args()
    print(json.dumps(versions()), flush=True)
    if options.compile:
        major, _, minor = options.capability.partition(".")
        for name in options.games_named:
            for way in options.ways:
                code = compile_code(name, way, (int(major), int(minor)))
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
