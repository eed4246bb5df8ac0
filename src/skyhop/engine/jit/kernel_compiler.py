"""Compiler for kernels and entries, derived from the compiler of numba.

It has few passes and no memory management (decision 11). Kernels have no wrappers. The compiler links the code
of kernels into the code of entries, except for separately compiled kernels.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar

from llvmlite.binding import Linkage, parse_assembly
from numba import types
from numba.core import typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.untyped_passes import IRProcessing

from skyhop.engine.jit.code_key import code_key


class _Code(JITCodeLibrary):  # type: ignore[misc]  # numba has no types
    """Code library of a kernel or an entry."""

    def _optimize_functions(self, module: Any) -> None:  # noqa: ANN401  as above
        """Optimise only the functions that the module defines.

        Numba would also process functions that are only declared.
        """
        module.data_layout = self._codegen._data_layout  # noqa: SLF001  the class of numba does the same
        passes, builder = self._codegen._function_pass_manager()  # noqa: SLF001  as above
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)


class _LinkedCode(_Code):
    """Code library of a kernel. The compiler links the kernel's code into entries and optimises it only there."""

    @property
    def codegen(self) -> _LinkedCode:
        """Object in which numba stores the environments of functions. It is this library, because kernels need none."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """Do nothing, because kernels have no environment."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


class _EntryCode(_Code):
    """Code library of an entry. It contains the kernels that the entry calls, without separately compiled kernels."""

    def _optimize_final_module(self) -> None:
        """Mark the kernels as internal, then optimise the code. LLVM then inlines kernels that have a single call.

        Raise `TypeError` if the code creates an array, because no code would free the array.
        """
        for function in self._final_module.functions:
            if function.name.startswith("NRT_"):
                raise TypeError(f"{self.name} makes an array, which nobody would free: hand it room")
            if function.linkage is Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


class _ApartCode(_EntryCode):
    """Code library of a separately compiled kernel, optimised on its own.

    Code that calls it contains only its name.
    """

    _shared_module: Any

    def _optimize_final_module(self) -> None:
        """Run the LLVM passes a second time, with SLP vectorisation.

        For other code libraries, a second run would take too much time.
        """
        super()._optimize_final_module()
        passes, builder = self._codegen._module_pass_manager(slp_vectorize=True)  # noqa: SLF001  the class of numba does the same
        passes.run(self._final_module, builder)

    def _finalize_dynamic_globals(self) -> None:
        """Raise an error for code that contains addresses. The cache cannot store such code."""
        super()._finalize_dynamic_globals()
        if self._dynamic_globals:
            raise TypeError(f"{self.name} calls what has an address, and so is no kernel apart")

    def _get_module_for_linking(self) -> Any:  # noqa: ANN401  numba has no types
        self._ensure_finalized()
        if self._shared_module is None:
            self._shared_module = parse_assembly(str(self._codegen._create_empty_module(self.name)))  # noqa: SLF001  as above
        return self._shared_module


class _BeginCode(FunctionPass):  # type: ignore[misc]  # as above
    """Compiler pass that sets the code library for a function before lowering."""

    code: ClassVar[type[_Code]]

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:  # noqa: ANN401  as above
        """Set the code library of a function. Otherwise, the lowering would create a code library of numba."""
        state.library = self.code(state.targetctx.codegen(), state.func_id.func_qualname)
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class _BeginLinkedCode(_BeginCode):
    """Compiler pass that sets the code library for a kernel."""

    _name = "begin_linked_code"
    code = _LinkedCode


@register_pass(mutates_CFG=False, analysis_only=False)
class _BeginEntryCode(_BeginCode):
    """Compiler pass that sets the code library for an entry and enables its caching."""

    _name = "begin_entry_code"
    code = _EntryCode

    def run_pass(self, state: Any) -> bool:  # noqa: ANN401  as above
        """Set the code library of an entry and enable its caching."""
        super().run_pass(state)
        state.library.enable_object_caching()
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class _BeginApartCode(_BeginEntryCode):
    """Compiler pass that sets the code library and the name of a separately compiled kernel.

    All processes use the same name.
    """

    _name = "begin_apart_code"
    code = _ApartCode

    def run_pass(self, state: Any) -> bool:  # noqa: ANN401  as above
        """Set the name of the kernel, then its code library."""
        called = state.func_id
        called.unique_id = code_key(called.func)
        called.unique_name = f"{called.func_qualname}${called.unique_id}"
        return super().run_pass(state)


class KernelCompiler(CompilerBase):  # type: ignore[misc]  # as above
    """Compiler of kernels: the compiler of numba with other code libraries and without unused passes."""

    begin: ClassVar[type[_BeginCode]] = _BeginLinkedCode

    def define_pipelines(self) -> list[object]:
        """Return a list with one pipeline of the required compiler passes."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [each for each in passes.passes if each[0] not in UNUSED]
        passes.add_pass_after(self.begin, IRProcessing)
        passes.finalize()
        return [passes]


class EntryCompiler(KernelCompiler):
    """Compiler of entries, which Python calls."""

    begin = _BeginEntryCode


class ApartCompiler(KernelCompiler):
    """Compiler of separately compiled kernels. The machine code of each of these kernels has its own file."""

    begin = _BeginApartCode


# Each pass rewrites only code that uses one feature of Python. Kernels use none of these features in numba 0.68. If a
# pass becomes necessary, the tests that compare compiled kernels with uncompiled kernels fail.
UNUSED = {
    untyped_passes.WithLifting,
    untyped_passes.InlineClosureLikes,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.DeadBranchPrune,
    untyped_passes.RewriteDynamicRaises,
    untyped_passes.MakeFunctionToJitFunction,
    untyped_passes.InlineInlinables,
    untyped_passes.FindLiterallyCalls,
    untyped_passes.LiteralUnroll,
    untyped_passes.LiteralPropagationSubPipelinePass,
    typed_passes.InlineOverloads,
}
"""Passes for features that kernels and entries do not use, such as closures and context managers."""
types.Record.mangling_args = property(
    lambda record: ("Record", (hashlib.sha256(record.name.encode()).hexdigest()[:16],))
)
"""Hash of the definition of a record. It identifies the record in the names of machine code.

Numba would number records in the order in which it meets them. This order differs between processes.
"""
