"""Arrays of which nobody counts who holds them, in machine code: `core/borrowed.py` says what for."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic


@intrinsic  # type: ignore[untyped-decorator]
def borrowed(context: Any, arrays: Any) -> Any:
    """The same without what counts references."""

    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _without(context, builder, signature.args[0], arguments[0])

    return arrays(arrays), write


def _without(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, types.Array):
        array = context.make_array(kind)(context, builder, value)
        array.meminfo = ir.Constant(array.meminfo.type, None)
        array.parent = ir.Constant(array.parent.type, None)
        return array._getvalue()
    if isinstance(kind, types.BaseTuple):  # type: ignore[attr-defined]
        for place, part in enumerate(kind):
            value = builder.insert_value(value, _without(context, builder, part, builder.extract_value(value, place)), place)
    return value
