"""The plan of a network: its sizes, and the parts of a game that it reads and answers for by separate layers.

A plan from a file is checked for everything that compiled code takes for granted, since that code checks no bounds, and for sizes
that fit into memory.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...core.encoding import Alike, Replies

WORD = 8  # a row of features is whole words of this many, each of which the compiled pass compares at once
WIDEST = 65_536  # the limit of all sizes of a network ...
DEEPEST = 4_096  # ... and of those that take memory for every thing, or that no array in the file need have
MOST_BLOCKS = 1_000
MOST_OF_THINGS = 1_000_000  # numbers in the vectors of all things

LEAST = {"features": WORD, "slots": 1, "seats": 1, "width": 1, "hidden": 1, "blocks": 0, "shared": 0, "deep": 0, "rank": 0}
MOST = {"blocks": MOST_BLOCKS, "seats": MOST_BLOCKS, "shared": DEEPEST, "deep": DEEPEST, "rank": DEEPEST}


@dataclass(frozen=True)
class NetworkPlan:
    """The sizes of a network."""

    features: int
    slots: int
    seats: int
    width: int
    hidden: int
    blocks: int
    shared: int
    groups: tuple[tuple[int, int, int], ...]  # repeated blocks of features: first feature, number of copies, features of each
    deep: int = 0  # the length of the vector of a thing
    rank: int = 0  # the length of the vectors by which a whole and a thing are matched
    alike: Alike | None = None  # things that are read by the same layers
    replies: Replies = ()  # slots about one of the repeated blocks

    def shapes(self) -> dict[str, tuple[int, int]]:
        """Every matrix by name: outputs, inputs."""
        found = {"enter": (self.width, self.features)}
        for number, (_, count, each) in enumerate(self.groups):
            found[f"encoder{number}"] = self.shared, each
            found[f"join{number}"] = self.width, count * self.shared
        for number in range(self.blocks):
            found[f"up{number}"], found[f"down{number}"] = (self.hidden, self.width), (self.width, self.hidden)
        return {**found, "slots": (self.slots, self.width), "values": (2 * self.seats, self.width), **self.further()}

    def further(self) -> dict[str, tuple[int, int]]:
        """The additional matrices for things and repeated blocks, by name."""
        if self.alike is None:
            return {}
        deep, width, shared, pairs = self.deep, self.width, self.shared, len(self.alike.pairs)
        found = {
            "read": (deep, self.alike.width), "context0": (deep, width), "pool0": (width, deep),
            "again": (deep, deep), "context1": (deep, width), "pool1": (width, deep),
            "look": (deep, deep), "hear": (deep, width),
            "single": (len(self.alike.single), deep), "whole": (len(self.alike.whole) + pairs, deep), "into": (pairs, deep),
            "query": (pairs * self.rank, deep), "key": (pairs * self.rank, deep),
        }  # fmt: skip
        for number, kinds in enumerate(self.replies):
            found[f"look-at{number}"], found[f"hear-of{number}"] = (shared, shared), (shared, width)
            found[f"answer{number}"] = sum(each for _, each in kinds), shared
        return found

    def read_by_things(self) -> list[int]:
        """Features that only things read."""
        return sorted({place for row in self.alike.source for place in row}) if self.alike else []

    def apart(self) -> dict[str, list[int]]:
        """For each layer that reads features, by name: the inputs that only things read, whose weights are therefore zero. They
        are the same in every copy of a block."""
        places = self.read_by_things()
        found = {"enter": places}
        for number, (first, _, each) in enumerate(self.groups):
            found[f"encoder{number}"] = [place - first for place in places if first <= place < first + each]
        return found


def read_plan(found: Any) -> NetworkPlan:
    """Read the plan in a file. Anything inconsistent is an error."""
    if not isinstance(found, dict):
        raise ValueError("it has no sizes")
    sizes = {name: _whole(found.get(name, 0), least, MOST.get(name, WIDEST), name) for name, least in LEAST.items()}
    groups = tuple((_whole(a, 0), _whole(b, 1), _whole(c, 1)) for a, b, c in found["groups"])
    replies = tuple(tuple((_whole(a, 0), _whole(b, 1)) for a, b in kinds) for kinds in found.get("replies", ()))
    alike = None if found.get("alike") is None else _alike(found["alike"])
    plan = NetworkPlan(**sizes, groups=groups, alike=alike, replies=replies)
    _check_blocks(plan)
    _check_things(plan)
    return plan


def _whole(number: Any, least: int, most: int = WIDEST, name: str = "a place") -> int:
    if type(number) is not int or not least <= number <= most:
        raise ValueError(f"{name} is {number!r:.40}")
    return number


def _alike(found: dict[str, Any]) -> Alike:
    def row(numbers: Any, least: int = 0, most: int = WIDEST) -> tuple[int, ...]:
        return tuple(_whole(number, least, most) for number in numbers)

    return Alike(
        str(found["name"]), _whole(found["sides"], 1), tuple(row(each) for each in found["source"]),
        tuple(row(each, -1, 1) for each in found["sign"]), row(found["single"]), row(found["whole"]), row(found["pairs"]),
    )  # fmt: skip


def _check_blocks(plan: NetworkPlan) -> None:
    """Check that repeated blocks lie within the features."""
    if plan.features % WORD:
        raise ValueError(f"the number of its features is not a multiple of {WORD}")
    if len(plan.groups) > MOST_BLOCKS or (plan.groups and not plan.shared):
        raise ValueError("it has too many blocks, or no size for them")
    if any(first + count * each > plan.features for first, count, each in plan.groups):
        raise ValueError("a block lies outside the features")


def _check_things(plan: NetworkPlan) -> None:
    """Check that things lie within the features and their answers within the slots, without overlaps."""
    if plan.alike is None:
        if plan.replies:
            raise ValueError("it answers for blocks without reading things")
        return
    alike = plan.alike
    if min(plan.deep, plan.rank, plan.blocks) < 1 or alike.count * plan.deep > MOST_OF_THINGS:
        raise ValueError("the size of its things is missing or too large")
    lengths = {len(row) for row in (*alike.source, *alike.sign)}
    if len(lengths) != 1 or 0 in lengths or alike.count % alike.sides or len(alike.sign) != alike.count:
        raise ValueError("the sizes of its things do not match")
    if max(map(max, alike.source)) >= plan.features or any(0 in signs for signs in alike.sign):
        raise ValueError("a thing lies outside the features")
    read = np.zeros(plan.features, bool)
    read[plan.read_by_things()] = True
    for first, count, each in plan.groups:
        copies = read[first : first + count * each].reshape(count, each)
        if (copies != copies[0]).any():
            raise ValueError("things read a feature of a block in some of its copies only")
    if len(plan.replies) > len(plan.groups):
        raise ValueError("it answers for blocks that it does not have")
    ranges = alike.slots()
    for (_, count, _), kinds in zip(plan.groups, plan.replies, strict=False):
        ranges += [(first, count * each) for first, each in kinds]
    ends = [0, *(first + size for first, size in sorted(ranges))]
    if any(first < end for (first, _), end in zip(sorted(ranges), ends, strict=False)) or ends[-1] > plan.slots:
        raise ValueError("an answer lies outside the slots or overlaps another one")
