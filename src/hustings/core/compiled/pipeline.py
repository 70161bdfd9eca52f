"""The pipeline by which Numba compiles rules: to machine code only where Python calls them.

Numba makes every function ready to be called by Python, optimised with all that it calls. Of three hundred rules a handful are
called so. The others need neither a wrapper nor machine code, only a place in the functions that reach them: an `InnerLibrary`
keeps a rule as it was written, and an `OuterLibrary` gathers all that a function reaches and has it optimised once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import NativeLowering

INNER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Options of rules that only other rules call."""


def widen(twin: Any) -> Any:
    """Have a twin compiled once, for integers of full width. Otherwise Numba compiles it for each mixture of widths, and of
    constants, that it is called with: half as many rules again, for the same machine code."""
    template = twin.get_call_template

    def wide_template(args: tuple[Any, ...], kws: Any) -> Any:
        return template(tuple(types.int64 if isinstance(arg, types.Integer) else arg for arg in args), kws)

    twin.get_call_template = wide_template
    return twin


def inner(twin: Any) -> Any:
    """Keep Numba from calling a twin that has no machine code: only callers find it."""

    def add(result: Any) -> None:
        twin.overloads[tuple(result.signature.args)] = result

    twin.add_overload = add
    return twin


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """A rule by itself, without those it calls: never run, only linked into others."""

    def finalize(self) -> None:
        self._finalized = True


class OuterLibrary(JITCodeLibrary):  # type: ignore[misc]
    """A function with every rule that it reaches."""

    def finalize(self) -> None:
        libraries = list(reached(self))
        inner_ones = [library for library in libraries if isinstance(library, InnerLibrary)]
        names: set[str] = set()
        for library in inner_ones:
            names.update(function.name for function in library._final_module.functions if not function.is_declaration)
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._final_module, preserve=True)
        for name in names:  # may be dropped from now on; before, LLVM would leave out what nothing linked so far has called
            self._final_module.get_function(name).linkage = "linkonce_odr"
        self._linking_libraries = [library for library in libraries if not isinstance(library, InnerLibrary)]
        super().finalize()


def reached(library: Any) -> Iterator[Any]:
    """The libraries that a library needs, and those that inner ones among them need."""
    seen, waiting = {library}, [library]
    while waiting:
        for needed in waiting.pop()._linking_libraries:
            if needed not in seen:
                seen.add(needed)
                yield needed
                if isinstance(needed, InnerLibrary):
                    waiting.append(needed)


class StandIn:
    """In place of machine code that Python could call."""

    def __call__(self, *arguments: Any) -> Any:
        raise TypeError("this twin is called by other twins only: name its rule among the entries")


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(NativeLowering):  # type: ignore[misc]
    """Lowering that ends before machine code: a stand-in is what callers know the rule by."""

    _name = "inner_lowering"

    def run_pass(self, state: Any) -> bool:
        state.flags.no_compile = True
        super().run_pass(state)
        lowered, library = state["cr"], state.library
        stand_in = StandIn()
        state.targetctx.insert_user_function(stand_in, lowered.fndesc, [library])
        state["cr"] = lowered._replace(cfunc=stand_in)
        return True


class InnerCompiler(Compiler):  # type: ignore[misc]
    """Compiles a rule that only other rules call."""

    def define_pipelines(self) -> list[PassManager]:
        self.state.library = InnerLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        pipelines: list[PassManager] = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.passes = [(InnerLowering if step is NativeLowering else step, about) for step, about in pipeline.passes]
            pipeline._finalized = False
            pipeline.finalize()
        return pipelines


class OuterCompiler(Compiler):  # type: ignore[misc]
    """Compiles a function that Python calls, or that is kept to be linked into several others."""

    def define_pipelines(self) -> list[PassManager]:
        library = OuterLibrary(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        library.enable_object_caching()
        self.state.library = library
        pipelines: list[PassManager] = super().define_pipelines()
        return pipelines
