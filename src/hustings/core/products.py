"""Products of matrices of bytes, a tile at a time: four rows of inputs by 32 outputs.

Weights are kept as bytes from 0 to 255, which is 128 more than their values, in the order in which a tile reads them; inputs
are signed bytes. The caller subtracts 128 times the sum of a row's inputs from each product. The plain rule defines a tile; its
twin is handwritten machine code (`compiled/tiles.py`), since compiled loops over bytes are a hundred times slower.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .rule import native, rule

ROWS, BLOCKS, LANES, QUAD = 4, 2, 16, 4
"""Rows of a tile; blocks of outputs in it; outputs of a block; inputs multiplied at a time."""
OUTPUTS = BLOCKS * LANES
ABOVE = 128  # added to each weight to get its byte


def up_to(count: int, step: int) -> int:
    """`count` rounded up to a multiple of `step`."""
    return -(-count // step) * step


def packed(codes: npt.NDArray[np.int8]) -> npt.NDArray[np.uint8]:
    """A matrix, outputs by inputs, in the order in which tiles read it: by block of outputs, within a block by four inputs at a
    time, and within these by output. It is filled up to whole tiles with weights of zero."""
    outputs, inputs = codes.shape
    whole = np.zeros((up_to(outputs, OUTPUTS), up_to(inputs, QUAD)), np.int16)
    whole[:outputs, :inputs] = codes
    by_block = (whole + ABOVE).astype(np.uint8).reshape(-1, LANES, whole.shape[1] // QUAD, QUAD)
    return by_block.transpose(0, 2, 1, 3).ravel()


@native("hustings.core.compiled.tiles:tile")
@rule
def tile(codes: Any, q: int, x: Any, p: int, size: int, out: Any, o: int, width: int) -> None:
    """Compute all rows and outputs of a tile: out[o + row * width + i] = the product of output i, whose bytes lie in `codes` from
    `q` on, and a row of `size` inputs, the first row of which begins at `p` in `x`. `size` is a multiple of four."""
    for row in range(ROWS):
        for i in range(OUTPUTS):
            begin, total = q + i // LANES * LANES * size + i % LANES * QUAD, 0
            for k in range(size):
                total += int(codes[begin + k // QUAD * LANES * QUAD + k % QUAD]) * int(x[p + row * size + k])
            out[o + row * width + i] = total
