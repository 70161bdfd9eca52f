"""CUDA graphs: work on fixed buffers, recorded once and replayed as a whole.

An update of a small network takes hundreds of launches, each of which costs the CPU more time than the GPU. Recorded, it is one.
"""

from __future__ import annotations

from collections.abc import Callable

import torch

WARM_UP = 3  # calls before the recording, which the allocator and the optimizer need


def lane(device: torch.device) -> torch.cuda.Stream | None:
    """A stream to record on. Matrix products have one work space for each stream that they were recorded on: graphs that are
    replayed at the same time must have been recorded on different streams, or they wait for each other for ever."""
    return torch.cuda.Stream(device) if device.type == "cuda" else None


class Recorded:
    """A function that reads and writes the same tensors every time, replayed as a graph. Without a lane it is called directly."""

    def __init__(self, function: Callable[[], None], lane: torch.cuda.Stream | None) -> None:
        self.function, self.lane = function, lane
        self.calls = 0
        self.graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if self.lane is None:
            self.function()
        elif self.graph is not None:
            self.graph.replay()
        elif self.calls < WARM_UP:
            self.calls += 1
            here = torch.cuda.current_stream()
            self.lane.wait_stream(here)
            with torch.cuda.stream(self.lane):
                self.function()
            here.wait_stream(self.lane)
        else:
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, stream=self.lane):
                self.function()
            self.graph = graph
            graph.replay()
