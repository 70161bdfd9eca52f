"""ONNX files: a network for other programs, written operator by operator from the file that bots play by. No PyTorch.

Input `features` (32-bit numbers, a row an observation); outputs `logits` (of all slots, legal or not) and `values` (of every seat
from the asked one on: logits of win shares, then points in units of the run). The names of all three, and what the network was
made for, are in the model's metadata.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from ...bots.thinking.network import EPSILON, Network
from ...core.encoding import encoding_of
from ...core.errors import HustingsError
from ...core.registry import game as find_game

OPSET, IR = 17, 8


class _Graph:
    """Operators and constants of a graph in the making. Each method returns the name of what it adds."""

    def __init__(self, onnx: Any) -> None:
        self.onnx = onnx
        self.nodes: list[Any] = []
        self.constants: dict[str, Any] = {}

    def constant(self, name: str, value: Any) -> str:
        self.constants[name] = self.onnx.numpy_helper.from_array(np.ascontiguousarray(value), name)
        return name

    def node(self, operator: str, *inputs: str, name: str = "", **attributes: Any) -> str:
        name = name or f"{operator.lower()}{len(self.nodes)}"
        self.nodes.append(self.onnx.helper.make_node(operator, list(inputs), [name], **attributes))
        return name

    def linear(self, network: Network, layer: str, x: str, name: str = "") -> str:
        matrix = self.constant(f"{layer}.matrix", network.matrices[layer])
        bias = self.constant(f"{layer}.bias", network.biases[layer])
        return self.node("Gemm", x, matrix, bias, name=name, transB=1)

    def norm(self, h: str) -> str:
        square = self.node("ReduceMean", self.node("Mul", h, h), axes=[1], keepdims=1)
        return self.node("Div", h, self.node("Sqrt", self.node("Add", square, "epsilon")))

    def rows_of(self, x: str, width: int) -> str:
        """The same numbers in rows of `width`."""
        return self.node("Reshape", x, self.constant(f"width{len(self.nodes)}", np.array([-1, width], np.int64)))


def graph(network: Network) -> Any:
    """The model, step by step what `Network.__call__` reckons."""
    onnx = _onnx()
    helper, number, plan = onnx.helper, onnx.TensorProto.FLOAT, network.plan
    g = _Graph(onnx)
    g.constant("epsilon", np.float32(EPSILON))
    g.constant("columns", np.array([1], np.int64))
    h = g.linear(network, "enter", "features")
    for index, (first, count, each) in enumerate(plan.groups):
        low, high = (
            g.constant(f"{end}{index}", np.array([at], np.int64)) for end, at in (("low", first), ("high", first + count * each))
        )
        copies = g.rows_of(g.node("Slice", "features", low, high, "columns"), each)
        seen = g.rows_of(g.node("Relu", g.linear(network, f"encoder{index}", copies)), count * plan.shared)
        h = g.node("Add", h, g.linear(network, f"join{index}", seen))
    for index in range(plan.blocks):
        up = g.node("Relu", g.linear(network, f"up{index}", g.norm(h)))
        h = g.node("Add", h, g.linear(network, f"down{index}", up))
    h = g.norm(h)
    g.linear(network, "slots", h, "logits")
    g.linear(network, "values", h, "values")
    made = helper.make_graph(
        g.nodes,
        network.made.game,
        [helper.make_tensor_value_info("features", number, ["rows", plan.features])],
        [helper.make_tensor_value_info("logits", number, ["rows", plan.slots]),
         helper.make_tensor_value_info("values", number, ["rows", 2 * plan.seats])],
        list(g.constants.values()),
    )  # fmt: skip
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR, producer_name="hustings")
    encoding = encoding_of(find_game(network.made.game))
    about: dict[str, Any] = {"made": asdict(network.made)}
    if encoding.hash == network.made.encoding:
        about |= {"features": encoding.names(), "slots": encoding.slot_names()}
    helper.set_model_props(model, {name: json.dumps(value) for name, value in about.items()})
    onnx.checker.check_model(model)
    return model


def write_onnx(path: Path, network: Network) -> None:
    """Write a network as ONNX."""
    model = graph(network)
    try:
        path.write_bytes(model.SerializeToString())
    except OSError as error:
        raise HustingsError(f"{path}: cannot be written: {error.strerror}; choose another place") from None


def _onnx() -> Any:
    try:
        import onnx
        import onnx.helper
        import onnx.numpy_helper
    except ImportError:
        raise HustingsError("ONNX files need the package onnx: pip install 'hustings[train]'") from None
    return onnx
