"""The code of the GPU's twin: the rules of a game compiled for CUDA, and kernels in which each thread plays a game."""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
import tempfile
import time
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from numba import cuda

from hustings.core import layout, loops
from hustings.core.binding import Binding, Rule
from hustings.core.chance import Chance
from hustings.core.compiled.pipeline import widen
from hustings.core.contract import Game
from hustings.core.layout import Records
from hustings.core.registry import game as find_game

WAYS = {"place": "records stay in the GPU's memory", "own": "records lie in the thread's own memory while it plays"}
WORD = 8  # bytes
NONE = "none"
ENDLESS = 1 << 40  # decisions: more than any game has


# Records


def padded(cls: type) -> np.dtype[Any]:
    """The record's type with the same fields at the same offsets, padded to whole words."""
    fields = layout.dtype(cls).fields
    assert fields is not None
    names = list(fields)
    whole = -(-layout.dtype(cls).itemsize // WORD) * WORD
    parts = {"names": names, "formats": [fields[n][0] for n in names], "offsets": [fields[n][1] for n in names]}
    return np.dtype((np.record, np.dtype({**parts, "itemsize": whole, "aligned": True})))  # type: ignore[call-overload]


def pad(cls: type, records: Records) -> Records:
    """Pad records to whole words."""
    made = np.zeros(len(records), padded(cls))
    size = records.dtype.itemsize
    made.view(np.uint8).reshape(len(made), -1)[:, :size] = records.view(np.uint8).reshape(-1, size)
    return made


def unpadded_bytes(cls: type, records: Records) -> npt.NDArray[np.uint8]:
    """The bytes of records, a row each, without the padding."""
    return records.view(np.uint8).reshape(len(records), -1)[:, : layout.dtype(cls).itemsize]


# The twin


class CudaTwins(Binding):
    """The rules of a game as functions for the GPU."""

    def finish(self, function: Rule, copy: types.FunctionType) -> Any:
        return widen(cuda.jit(device=True)(copy))


def make_kernel(game: Game, way: str) -> Callable[..., None]:
    """The function of every thread, which plays one game of the batch to its end."""
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
    """A compiled kernel, as machine code or, where ptxas is missing, as PTX, with facts about its compilation."""

    game: str
    way: str
    entry: str
    capability: tuple[int, int]
    versions: dict[str, str]  # of the packages that compiled it
    seconds: float
    ptx_bytes: int
    report: str = ""  # from ptxas: registers, stack, spills
    image: bytes = field(default=b"", repr=False)

    def save(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        about = {name: value for name, value in asdict(self).items() if name != "image"}
        (folder / f"{self.game}-{self.way}.json").write_text(json.dumps(about, indent=1))
        (folder / f"{self.game}-{self.way}.bin").write_bytes(self.image)

    @classmethod
    def load(cls, folder: Path, game: str, way: str) -> Code:
        try:
            about = json.loads((folder / f"{game}-{way}.json").read_text())
            return cls(**about, image=(folder / f"{game}-{way}.bin").read_bytes())
        except FileNotFoundError as error:
            raise SystemExit(f"{error.filename} is missing: make it with --compile {folder} --game {game} --ways {way}") from None


@contextmanager
def capability_of(capability: tuple[int, int]) -> Iterator[None]:
    """Tell Numba the capability of the GPU to compile for, which it would otherwise ask of the GPU for every function."""
    from numba.cuda import dispatcher

    before = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = before


def compile_code(name: str, way: str, capability: tuple[int, int]) -> Code:
    """Compile the kernel of a game for GPUs of a capability."""
    if versions()["numba-cuda"] == NONE:  # Numba's own CUDA target does not fill in default arguments of rules
        raise SystemExit("compiling for a GPU needs numba-cuda: pip install numba-cuda")
    game = find_game(name)
    figures, position, chance = (numba.from_dtype(padded(cls))[::1] for cls in (game.figures, game.position, Chance))
    began = time.perf_counter()
    with capability_of(capability):
        arguments = figures, position, chance, chance, numba.int64[::1]
        ptx, _ = cuda.compile_ptx(make_kernel(game, way), arguments, device=False, cc=capability)
    entry = re.search(r"\.entry\s+(\w+)", ptx)
    assert entry is not None
    code = Code(name, way, entry[1], capability, versions(), 0.0, len(ptx), image=ptx.encode() + b"\0")
    if assembler := shutil.which("ptxas"):
        assemble(code, assembler)
    code.seconds = round(time.perf_counter() - began, 1)
    return code


def assemble(code: Code, assembler: str) -> None:
    """Replace PTX by machine code, so that the GPU's driver need not assemble it."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "twin.ptx", Path(folder) / "twin.cubin"
        source.write_bytes(code.image[:-1])
        command = [assembler, "-arch=sm_{}{}".format(*code.capability), "-v", str(source), "-o", str(made)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"ptxas refused the twin of {code.game}: {done.stderr[-2000:]}")
        code.image = made.read_bytes()
    said = re.search(r"Used .*", done.stderr)
    code.report = said[0] if said else ""


def versions() -> dict[str, str]:
    """The versions of Python and the packages involved."""
    found = {"python": platform.python_version(), "numpy": np.__version__}
    for package in ("numba", "numba-cuda", "llvmlite"):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = NONE
    return found
