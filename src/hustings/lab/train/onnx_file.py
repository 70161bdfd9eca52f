"""ONNX files: a network for other programs, written operator by operator from the file that bots play by, without PyTorch.

The input is `features` (32-bit numbers, a row for each observation), the outputs are `logits` (of all slots, legal or not) and
`values` (of every seat from the asked one on: logits of win shares, then points in units of the run). The model's metadata has
the names of the features and slots, if this program has the network's encoding, and the game and figures it was made for.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from ...bots.thinking.network import EPSILON, Network
from ...core.encoding import Alike, encoding_of
from ...core.errors import HustingsError
from ...core.registry import game as find_game

OPSET, IR = 17, 8


class _Graph:
    """A graph under construction: its operators and constants. Each method returns the name of its output."""

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

    def each(self, network: Network, layer: str, x: str) -> str:
        """Apply a layer to each of several things in a row."""
        matrix = self.constant(f"{layer}.matrix", network.matrices[layer].T)
        return self.node("Add", self.node("MatMul", x, matrix), self.constant(f"{layer}.bias", network.biases[layer]))

    def whole(self, *numbers: int) -> str:
        """A constant of whole numbers."""
        return self.constant(f"whole{len(self.constants)}", np.array(numbers, np.int64))

    def among(self, x: str, context: str) -> str:
        """Add the same context to each thing in a row, and rectify."""
        return self.node("Relu", self.node("Add", x, self.node("Unsqueeze", context, self.whole(1))))

    def summed(self, x: str, axis: int) -> str:
        return self.node("ReduceSum", x, self.whole(axis), keepdims=0)

    def columns(self, x: str, first: int, count: int) -> str:
        """A range of the last axis."""
        return self.node("Slice", x, self.whole(first), self.whole(first + count), self.whole(-1))

    def flat(self, x: str) -> str:
        return self.node("Flatten", x, axis=1)

    def norm(self, h: str) -> str:
        square = self.node("ReduceMean", self.node("Mul", h, h), axes=[1], keepdims=1)
        return self.node("Div", h, self.node("Sqrt", self.node("Add", square, "epsilon")))

    def rows_of(self, x: str, width: int) -> str:
        """The same numbers in rows of `width`."""
        return self.node("Reshape", x, self.constant(f"width{len(self.nodes)}", np.array([-1, width], np.int64)))


def graph(network: Network) -> Any:
    """The model, which computes the same as `Network.__call__`, step by step."""
    onnx = _onnx()
    helper, number, plan = onnx.helper, onnx.TensorProto.FLOAT, network.plan
    g = _Graph(onnx)
    g.constant("epsilon", np.float32(EPSILON))
    g.constant("columns", np.array([1], np.int64))
    h, blocks = g.linear(network, "enter", "features"), []
    for index, (first, count, each) in enumerate(plan.groups):
        low, high = (
            g.constant(f"{end}{index}", np.array([at], np.int64)) for end, at in (("low", first), ("high", first + count * each))
        )
        copies = g.rows_of(g.node("Slice", "features", low, high, "columns"), each)
        encoded = g.node("Relu", g.linear(network, f"encoder{index}", copies))
        if plan.alike is not None:  # they may answer, too
            blocks.append(g.node("Reshape", encoded, g.whole(-1, count, plan.shared)))
        h = g.node("Add", h, g.linear(network, f"join{index}", g.rows_of(encoded, count * plan.shared)))
    things = ""
    if plan.alike is not None:
        source = g.constant("source", np.array(plan.alike.source, np.int64))
        sign = g.constant("sign", np.array(plan.alike.sign, np.float32))
        described = g.node("Mul", g.node("Gather", "features", source, axis=1), sign)
        things = g.among(g.each(network, "read", described), g.linear(network, "context0", g.norm(h)))
        h = g.node("Add", h, g.linear(network, "pool0", g.summed(things, 1)))
    for index in range(plan.blocks):
        up = g.node("Relu", g.linear(network, f"up{index}", g.norm(h)))
        h = g.node("Add", h, g.linear(network, f"down{index}", up))
        if index == 0 and plan.alike is not None:
            more = g.among(g.each(network, "again", things), g.linear(network, "context1", g.norm(h)))
            things = g.node("Add", things, more)
            h = g.node("Add", h, g.linear(network, "pool1", g.summed(things, 1)))
    h = g.norm(h)
    if plan.alike is None:
        g.linear(network, "slots", h, "logits")
    else:
        parts = [*_of_things(g, network, plan.alike, h, things), *_of_blocks(g, network, h, blocks)]
        g.node("Add", g.linear(network, "slots", h), _laid(g, parts, plan.slots), name="logits")
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


def _of_things(g: _Graph, network: Network, alike: Alike, h: str, things: str) -> list[tuple[int, int, str]]:
    """The answers of things: for each part, its first slot, the number of slots and the name of its logits."""
    rank, alone = network.plan.rank, len(alike.whole)
    seen = g.among(g.each(network, "look", things), g.linear(network, "hear", h))
    sides = g.node("Reshape", seen, g.whole(-1, alike.wholes, alike.sides, network.plan.deep))
    wholes = g.summed(sides, 2)
    single, whole, into = g.each(network, "single", seen), g.each(network, "whole", wholes), g.each(network, "into", seen)
    query, key = g.each(network, "query", wholes), g.each(network, "key", seen)
    parts = [(first, alike.count, g.flat(g.columns(single, i, 1))) for i, first in enumerate(alike.single)]
    parts += [(first, alike.wholes, g.flat(g.columns(whole, i, 1))) for i, first in enumerate(alike.whole)]
    for i, first in enumerate(alike.pairs):
        turned = g.node("Transpose", g.columns(key, i * rank, rank), perm=[0, 2, 1])
        both = g.node("Add", g.node("MatMul", g.columns(query, i * rank, rank), turned), g.columns(whole, alone + i, 1))
        both = g.node("Add", both, g.node("Transpose", g.columns(into, i, 1), perm=[0, 2, 1]))
        parts.append((first, alike.wholes * alike.count, g.flat(both)))
    return parts


def _of_blocks(g: _Graph, network: Network, h: str, blocks: list[str]) -> list[tuple[int, int, str]]:
    """The answers of repeated blocks, in the same form."""
    parts = []
    for i, kinds in enumerate(network.plan.replies):
        about = g.among(g.each(network, f"look-at{i}", blocks[i]), g.linear(network, f"hear-of{i}", h))
        answers, at, copies = g.each(network, f"answer{i}", about), 0, network.plan.groups[i][1]
        for first, each in kinds:
            parts.append((first, copies * each, g.flat(g.columns(answers, at, each))))
            at += each
    return parts


def _laid(g: _Graph, parts: list[tuple[int, int, str]], slots: int) -> str:
    """Place parts in a row of all slots that is zero elsewhere."""
    # The number of rows in a batch is not known yet, so zeros are made from an input column.
    one = g.node("Mul", g.node("Slice", "features", g.whole(0), g.whole(1), "columns"), g.constant("zero", np.float32(0)))
    found, end = [], 0
    for first, count, part in sorted(parts):
        if first > end:
            found.append(g.node("Tile", one, g.whole(1, first - end)))
        found.append(part)
        end = first + count
    if end < slots:
        found.append(g.node("Tile", one, g.whole(1, slots - end)))
    return g.node("Concat", *found, axis=1)


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
