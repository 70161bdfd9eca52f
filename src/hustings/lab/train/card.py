"""The card of a training run: its settings, commands, curves and matches, as JSON, and the curves as a picture."""

from __future__ import annotations

import hashlib
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ...bots.thinking.network import setup_name
from ...core.contract import Game
from ...core.encoding import encoding_of
from ...core.layout import layout_hash
from ...core.values import Setup
from ...version import __version__
from .checkpoint import write_whole
from .settings import TrainingSettings

PACKAGE = Path(__file__).parents[2]


def code_hash() -> str:
    """A short hash of all source that affects what is learned."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in (".py", ".toml") and path.relative_to(PACKAGE).parts[0] in ("core", "games", "bots", "lab"):
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


@dataclass
class Card:
    """The record of a training run. The curve grows with the run."""

    game: Game
    setups: Sequence[Setup]
    settings: TrainingSettings
    commands: list[dict[str, Any]] = field(default_factory=list)
    curve: list[dict[str, Any]] = field(default_factory=list)
    matches: list[dict[str, Any]] = field(default_factory=list)
    began_with: dict[str, Any] = field(default_factory=dict)  # the short card of the network that the run began with

    def begin(self, device: torch.device, threads: int) -> None:
        """Note the command that now continues the run."""
        name = torch.cuda.get_device_name(device) if device.type == "cuda" else platform.processor() or "cpu"
        self.commands.append({
            "version": __version__, "code": code_hash(), "python": sys.version.split()[0], "torch": torch.__version__,
            "numpy": np.__version__, "device": name, "threads": threads, "arguments": sys.argv[1:],
        })  # fmt: skip

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "encoding": encoding_of(self.game).hash,
            "layout": layout_hash(self.game.position),
            "figures": {setup_name(setup): self.game.sheet(setup, None).hash for setup in self.setups},
            "settings": asdict(self.settings),
            "commands": self.commands,
            "curve": self.curve,
            "matches": self.matches,
            "began with": self.began_with,
        }

    def short(self) -> dict[str, Any]:
        """The part that is kept in a network's file."""
        last = self.curve[-1] if self.curve else {}
        return {
            "version": __version__, "code": code_hash(), "seed": self.settings.seed,
            "rows": last.get("rows", 0), "seconds": last.get("seconds", 0.0),
            **({"began with": self.began_with} if self.began_with else {}),
        }  # fmt: skip

    def write(self, folder: Path) -> None:
        write_whole(folder / "card.json", lambda path: path.write_text(json.dumps(self.to_json(), indent=1) + "\n", "utf-8"))

    def draw(self, path: Path) -> bool:
        """Draw the curves as a picture. False if matplotlib is not installed."""
        try:
            from matplotlib.figure import Figure
        except ImportError:
            return False
        shown = {
            "share": "win share against heuristics / parity", "kl": "change a window (KL)", "entropy": "entropy",
            "explained": "variance the critic explains", "agreement": "agreement with the heuristic",
            "points": "points at self-play",
        }  # fmt: skip
        figure = Figure(figsize=(11, 6), layout="constrained")
        for axes, (name, title) in zip(figure.subplots(2, 3).flat, shown.items(), strict=True):
            rows = [(row["rows"] / 1e6, row[name]) for row in self.curve if row.get(name) is not None]
            axes.plot([x for x, _ in rows], [y for _, y in rows], color="#1f5f8b")
            axes.set_title(title, fontsize=9)
            axes.set_xlabel("million decisions", fontsize=8)
            axes.grid(alpha=0.3)
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, dpi=110)
        return True
