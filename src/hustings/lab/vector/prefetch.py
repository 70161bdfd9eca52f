"""Prefetching: telling the processor which memory is needed soon. Thousands of games do not fit its caches, and waiting for a
game's memory takes as long as filling its row. Requested while the previous game is stepped, the memory arrives in time."""

from __future__ import annotations

from typing import Any

LINE = 64  # bytes of a cache line


def prefetch(address: int) -> None:
    """Fetch the cache line at an address: one instruction in compiled code, nothing in plain Python."""


def _teach_numba() -> None:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic, overload

    @intrinsic  # type: ignore[untyped-decorator]
    def fetch(context: Any, address: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            byte, word = ir.IntType(8).as_pointer(), ir.IntType(32)
            kind = ir.FunctionType(ir.VoidType(), [byte, word, word, word])
            function = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0i8")
            reading, often, data = (ir.Constant(word, number) for number in (0, 3, 1))
            builder.call(function, [builder.inttoptr(arguments[0], byte), reading, often, data])
            return context.get_dummy_value()

        return types.void(types.intp), code

    @overload(prefetch)
    def _(address):  # type: ignore[no-untyped-def]  # Numba compares the parameters, notes of types included
        return lambda address: fetch(address)


_teach_numba()
