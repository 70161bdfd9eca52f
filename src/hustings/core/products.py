"""Products of matrices of bytes, a tile at a time: four rows of inputs by 32 outputs.

Weights are kept as bytes from 0 to 255, that is 128 more than they are, in the order in which a tile reads them; inputs are
bytes with a sign. Who multiplies takes 128 times the sum of a row's inputs off again. The plain rule says what a tile is; its
twin is machine code of its own (`compiled/tiles.py`), since compiled loops over bytes are a hundred times slower.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .rule import native, rule

ROWS, BLOCKS, LANES, QUAD = 4, 2, 16, 4
"""Rows of a tile; blocks of outputs in it; outputs of a block; inputs that are taken at a time."""
OUTPUTS = BLOCKS * LANES
ABOVE = 128  # by how much more than the weights their bytes are


def up_to(count: int, step: int) -> int:
    """The next number that a step divides."""
    return -(-count // step) * step


def packed(codes: npt.NDArray[np.int8]) -> npt.NDArray[np.uint8]:
    """A matrix, outputs by inputs, in the order in which tiles read it: blocks of outputs, in each the inputs by fours, of these
    each output's. What is missing to whole tiles is zero."""
    outputs, inputs = codes.shape
    whole = np.zeros((up_to(outputs, OUTPUTS), up_to(inputs, QUAD)), np.int16)
    whole[:outputs, :inputs] = codes
    by_block = (whole + ABOVE).astype(np.uint8).reshape(-1, LANES, whole.shape[1] // QUAD, QUAD)
    return by_block.transpose(0, 2, 1, 3).ravel()


@native("hustings.core.compiled.tiles:tile")
@rule
def tile(codes: Any, q: int, x: Any, p: int, size: int, out: Any, o: int, width: int) -> None:
    """out[o + row * width + i] = the product of output i, whose bytes lie in `codes` from `q` on, and a row of `size` inputs, the
    first of which lies in `x` at `p`: for the rows and outputs of a tile. `size` is a multiple of four."""
    for row in range(ROWS):
        for i in range(OUTPUTS):
            begin, total = q + i // LANES * LANES * size + i % LANES * QUAD, 0
            for k in range(size):
                total += int(codes[begin + k // QUAD * LANES * QUAD + k % QUAD]) * int(x[p + row * size + k])
            out[o + row * width + i] = total
