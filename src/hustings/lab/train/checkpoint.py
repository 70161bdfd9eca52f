"""Checkpoints of a run: written whole or not at all, in files small enough to be sent, and read back."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import torch

from ...core.errors import HustingsError
from .learner import Learner
from .opponents import Past

LARGEST = 15 * 2**20  # the most bytes in a file
PARTS = "checkpoint-{}-{}.part"  # turn and piece: two checkpoints take turns, so that one is whole at any time
STATE = "run.json"


def write_whole(path: Path, write: Callable[[Path], Any]) -> None:
    """Write a file whole or not at all, because a command may be ended at any time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}")
    write(part)
    os.replace(part, path)


def _write(data: bytes, path: Path) -> None:
    path.write_bytes(data)


def _halves(value: Any, dtype: torch.dtype) -> Any:
    """Copy tensors to the CPU, floating-point ones but scalars as `dtype`, also inside dictionaries and lists."""
    if isinstance(value, torch.Tensor):
        return value.detach().to("cpu", dtype) if value.is_floating_point() and value.dim() else value.detach().cpu()
    if isinstance(value, dict):
        return {key: _halves(each, dtype) for key, each in value.items()}
    if isinstance(value, list):
        return [_halves(each, dtype) for each in value]
    return value


def save(folder: Path, learner: Learner, past: Past, notes: dict[str, Any], *, compact: bool) -> None:
    """Write a checkpoint. `compact`: in half precision, for checkpoints that are sent elsewhere. Half precision is too coarse to
    hold what a few updates change."""
    narrow = torch.float16 if compact else torch.float32
    moments = learner.optimizer.state_dict()
    state = {
        "policy": _halves(learner.policy.state_dict(), narrow),
        "critic": _halves(learner.critic.state_dict(), narrow),
        "average": _halves(learner.average.state_dict(), narrow),
        "moments": _halves(moments["state"], torch.bfloat16 if compact else torch.float32),
        "past": [_halves(network.state_dict(), narrow) for network in past.networks[-1:]],
    }
    data = io.BytesIO()
    torch.save(state, data)
    pieces = [data.getvalue()[low : low + LARGEST] for low in range(0, data.tell(), LARGEST)]
    before = about(folder)
    turn = 1 - before["turn"] if before else 0
    for number, piece in enumerate(pieces):
        write_whole(folder / PARTS.format(turn, number), partial(_write, piece))
    now = {
        "turn": turn,
        "pieces": [len(piece) for piece in pieces],
        "updates": learner.updates,
        "windows": learner.windows,
        "caution": learner.caution,
        "centre": learner.centre,
        "unit": learner.unit,
        "seconds": learner.schedule.seconds,
        "rows": learner.schedule.rows,
        "past": past.taken[-1:],
        **notes,
    }
    write_whole(folder / STATE, lambda path: path.write_text(json.dumps(now), "utf-8"))
    for file in folder.glob(PARTS.format(1 - turn, "*")):
        file.unlink()


def about(folder: Path) -> dict[str, Any] | None:
    """The notes of a checkpoint, or None if there is no checkpoint."""
    file = folder / STATE
    if not file.exists():
        return None
    try:
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return found
    except ValueError as error:
        raise HustingsError(f"{file}: damaged ({error}); start anew with another --out") from None


def restore(folder: Path, learner: Learner, past: Past) -> None:
    """Go on from a checkpoint whose settings the learner already has."""
    found = about(folder)
    assert found is not None
    data = b""
    for number, size in enumerate(found["pieces"]):
        file = folder / PARTS.format(found["turn"], number)
        piece = file.read_bytes() if file.exists() else b""
        if len(piece) != size:
            raise HustingsError(f"{file}: has {len(piece)} bytes instead of {size}; copy the whole folder again")
        data += piece
    state = torch.load(io.BytesIO(data), map_location="cpu", weights_only=True)
    for name in ("policy", "critic", "average"):
        getattr(learner, name).load_state_dict(state[name])
    groups = learner.optimizer.state_dict()["param_groups"]
    for each in state["moments"].values():
        each["step"] = each["step"].float()
    learner.optimizer.load_state_dict({"state": state["moments"], "param_groups": groups})
    for network in state["past"]:
        past.take(learner.policy, found["past"][0])
        past.networks[-1].load_state_dict(network)
    past.taken = [found["past"][0]]
    learner.updates, learner.windows, learner.caution = found["updates"], found["windows"], found["caution"]
    learner.centre, learner.unit = found["centre"], found["unit"]
    learner.schedule.seconds, learner.schedule.rows = found["seconds"], found["rows"]
    learner.publish()
