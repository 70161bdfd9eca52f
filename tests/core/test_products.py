"""Products of bytes: the plain rule, NumPy and each form of machine code compute the same whole numbers."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from hustings.core.borrowed import borrowed
from hustings.core.compiled import instructions
from hustings.core.compiled.instructions import FORMS, form
from hustings.core.compiled.twins import Twins
from hustings.core.products import ABOVE, OUTPUTS, QUAD, ROWS, packed, tile, up_to
from hustings.core.registry import game, names
from hustings.processes import environment
from support.patience import PATIENCE

SHAPES = ((32, 4), (64, 36), (33, 5), (1, 1), (96, 130))  # outputs, inputs


def whole(codes: np.ndarray, x: np.ndarray, one_tile: object = tile) -> np.ndarray:
    """The product of all rows, computed by tiles; there are as many rows as in a tile."""
    outputs, inputs = codes.shape
    padded, width = up_to(inputs, QUAD), up_to(outputs, OUTPUTS)
    rows, sums = np.zeros((ROWS, padded), np.int8), np.zeros(ROWS * width, np.int32)
    rows[:, :inputs] = x
    for output in range(0, width, OUTPUTS):
        one_tile(packed(codes), output * padded, rows.ravel(), 0, padded, sums, output, width)  # type: ignore[operator]
    found: np.ndarray = sums.reshape(ROWS, width)[:, :outputs] - ABOVE * x.sum(1, dtype=np.int64)[:, None]
    return found


def some(outputs: int, inputs: int) -> tuple[np.ndarray, np.ndarray]:
    """Random bytes, with extreme values at both ends."""
    rng = np.random.default_rng(outputs)
    codes, x = (rng.integers(-128, 128, shape).astype(np.int8) for shape in ((outputs, inputs), (ROWS, inputs)))
    codes.flat[0], x.flat[0] = -128, -128
    codes.flat[-1], x.flat[-1] = 127, -128
    return codes, x


def check(one_tile: object) -> None:
    for shape in SHAPES:
        codes, x = some(*shape)
        assert (whole(codes, x, one_tile) == x.astype(np.int64) @ codes.T.astype(np.int64)).all(), shape


def compiled() -> object:
    """The twin, called from compiled code as all twins are."""

    import numba

    twin = Twins(game(names()[0]), (tile,)).bind(tile)
    return numba.njit(lambda codes, q, x, p, size, out, o, width: twin(codes, q, x, p, size, out, o, width))


def test_the_plain_rule_multiplies() -> None:
    check(tile)


def test_machine_code_multiplies_too() -> None:
    check(compiled())


@pytest.mark.parametrize("name", [name for name, needed in FORMS.items() if instructions.features().issuperset(needed)])
def test_so_does_each_form_that_this_processor_can_run(name: str) -> None:
    """Including the general form, which other processors use."""
    words = ",".join(f"+{feature}" for feature in ("avx2", "avx", "fma", *FORMS[name]) if feature in instructions.features())
    program = f"import test_products as t; assert t.form() == {name!r}, t.form(); t.check(t.compiled())"
    there = {**environment(), "NUMBA_CPU_FEATURES": words, "PYTHONPATH": os.pathsep.join([os.path.dirname(__file__), *sys.path])}
    done = subprocess.run([sys.executable, "-c", program], env=there, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


def test_the_fastest_form_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for there, expected in (("avx512vnni avx512f avxvnni avx2", "avx512vnni"), ("avxvnni avx2", "avxvnni"), ("avx2", "general")):
        monkeypatch.setattr(instructions, "features", lambda there=there: frozenset(there.split()))
        assert form() == expected


def test_code_for_one_processor_is_not_taken_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = set()
    for there in ("avx512vnni avx512f", "avx2"):
        monkeypatch.setattr(instructions, "features", lambda there=there: frozenset(there.split()))
        keys.add(Twins(game(names()[0]), (tile,)).key(tile))
    assert len(keys) == 2


def test_borrowed_arrays_are_the_same_and_nobody_counts_them() -> None:
    import numba

    twin = Twins(game(names()[0]), (borrowed,)).bind(borrowed)

    @numba.njit
    def fill(arrays, number):  # type: ignore[no-untyped-def]
        one, both = twin(arrays)
        one[0] = number
        both[1][1] = 2 * number

    held = np.zeros(3), (np.zeros(2, np.int8), np.zeros(2))
    before = [sys.getrefcount(part) for part in (held[0], *held[1])]
    for number in range(1000):
        fill(held, number)
    assert held[0][0] == 999 and held[1][1][1] == 1998
    assert [sys.getrefcount(part) for part in (held[0], *held[1])] == before
    assert borrowed(held) is held
