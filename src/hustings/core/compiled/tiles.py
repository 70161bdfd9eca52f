"""Tiles of a matrix product of bytes in machine code: what `products.tile` reckons, dozens of products by one instruction.

Numba's loops over bytes do one product after the other. Processors with AVX-512 VNNI or AVX-VNNI add four products of bytes to
a sum in each of 16 or 8 lanes at once; others multiply numbers of 16 bits in pairs, which is what the general form comes to.
All give the same whole numbers.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from ..products import BLOCKS, LANES, QUAD, ROWS
from .instructions import form

BYTE, SHORT, WORD, INDEX = (ir.IntType(bits) for bits in (8, 16, 32, 64))
SUMS, CODES, PAIRS = ir.VectorType(WORD, LANES), ir.VectorType(BYTE, QUAD * LANES), ir.VectorType(SHORT, 2 * LANES)
HALF = LANES // 2


def _every(kind: Any, number: int) -> Any:
    return ir.Constant(kind, [number] * kind.count)


def _taken(builder: Any, vector: Any, places: range) -> Any:
    """Some of a vector's numbers."""
    chosen = ir.Constant(ir.VectorType(WORD, len(places)), list(places))
    return builder.shuffle_vector(vector, ir.Constant(vector.type, ir.Undefined), chosen)


def _added_by_instruction(builder: Any, total: Any, codes: Any, inputs: Any) -> Any:
    """total + the four products of each lane, by AVX-512 VNNI."""
    kind = ir.FunctionType(SUMS, [SUMS, CODES, CODES])
    function = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.avx512.vpdpbusd.512")
    return builder.call(function, [total, *(builder.bitcast(part, CODES) for part in (codes, inputs))])


def _added_by_halves(builder: Any, total: Any, codes: Any, inputs: Any) -> Any:
    """The same by AVX-VNNI, which has half as many lanes."""
    sums, bytes_ = ir.VectorType(WORD, HALF), ir.VectorType(BYTE, QUAD * HALF)
    function = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(sums, [sums, bytes_, bytes_]), "llvm.x86.avx512.vpdpbusd.256"
    )
    halves = []
    for places in (range(HALF), range(HALF, LANES)):
        one, a, b = (_taken(builder, part, places) for part in (total, codes, inputs))
        halves.append(builder.call(function, [one, builder.bitcast(a, bytes_), builder.bitcast(b, bytes_)]))
    return builder.shuffle_vector(*halves, ir.Constant(ir.VectorType(WORD, LANES), list(range(LANES))))


def _added_in_general(builder: Any, total: Any, codes: Any, inputs: Any) -> Any:
    """The same by products of 16 bits: of the bytes at even places and of those at odd ones."""
    low, eight = _every(SUMS, 0x00FF00FF), _every(SUMS, 8)
    short = _every(PAIRS, 8)
    signed = builder.bitcast(inputs, PAIRS)
    even = builder.and_(codes, low), builder.ashr(builder.shl(signed, short), short)
    odd = builder.and_(builder.lshr(codes, eight), low), builder.ashr(signed, short)
    for one, other in (even, odd):
        parts = []
        for first in (0, 1):
            a, b = (_taken(builder, part, range(first, 2 * LANES, 2)) for part in (builder.bitcast(one, PAIRS), other))
            parts.append(builder.mul(builder.sext(a, SUMS), builder.sext(b, SUMS)))
        total = builder.add(total, builder.add(*parts))
    return total


ADDED = {"avx512vnni": _added_by_instruction, "avxvnni": _added_by_halves, "general": _added_in_general}


@intrinsic  # type: ignore[untyped-decorator]
def tile(context: Any, codes: Any, q: Any, x: Any, p: Any, size: Any, out: Any, o: Any, width: Any) -> Any:
    """See `products.tile`."""
    whole = types.int64
    signature = types.void(codes, whole, x, whole, whole, out, whole, whole)
    return signature, _write_tile


def _write_tile(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Write the loop over the inputs, four at a time; all sums of a tile stay in registers."""
    codes, q, x, p, size, out, o, width = arguments
    from_codes, from_x, to = (
        builder.bitcast(context.make_array(kind)(context, builder, array).data, BYTE.as_pointer())
        for kind, array in zip(signature.args[::2][:1] + signature.args[2:3] + signature.args[5:6], (codes, x, out), strict=True)
    )
    added, each = ADDED[form()], INDEX(QUAD * LANES)

    def at(base: Any, place: Any, kind: Any) -> Any:
        return builder.bitcast(builder.gep(base, [place]), kind.as_pointer())

    def load(base: Any, place: Any, kind: Any) -> Any:
        found = builder.load(at(base, place, kind))
        found.align = 1
        return found

    sums = [[cgutils.alloca_once_value(builder, ir.Constant(SUMS, None)) for _ in range(BLOCKS)] for _ in range(ROWS)]
    quads = builder.lshr(size, INDEX(2))
    with cgutils.for_range(builder, quads) as loop:
        blocks = []
        for block in range(BLOCKS):
            begin = builder.add(q, builder.mul(builder.mul(quads, each), INDEX(block)))
            blocks.append(load(from_codes, builder.add(begin, builder.mul(loop.index, each)), SUMS))
        for row in range(ROWS):
            begin = builder.add(p, builder.mul(size, INDEX(row)))
            four = load(from_x, builder.add(begin, builder.mul(loop.index, INDEX(QUAD))), WORD)
            one = builder.insert_element(ir.Constant(SUMS, ir.Undefined), four, WORD(0))
            inputs = builder.shuffle_vector(one, ir.Constant(SUMS, ir.Undefined), _every(SUMS, 0))
            for block in range(BLOCKS):
                builder.store(added(builder, builder.load(sums[row][block]), blocks[block], inputs), sums[row][block])
    for row in range(ROWS):
        for block in range(BLOCKS):
            place = builder.add(o, builder.add(builder.mul(width, INDEX(row)), INDEX(LANES * block)))
            done = builder.store(builder.load(sums[row][block]), at(to, builder.mul(place, INDEX(4)), SUMS))
            done.align = 1
    return context.get_dummy_value()
