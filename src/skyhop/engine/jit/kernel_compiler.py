"""Compiler for kernels and entries, based on numba's: few passes, no memory management (decision 11).

Kernels have no wrappers, and their code is linked into that of entries, except for separately compiled kernels.
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
    """Code of a kernel or an entry."""

    def _optimize_functions(self, module: Any) -> None:  # noqa: ANN401  as above
        """Optimise each defined function; numba would start the passes for mere declarations too."""
        module.data_layout = self._codegen._data_layout  # noqa: SLF001  as numba's own does
        passes, builder = self._codegen._function_pass_manager()  # noqa: SLF001  as above
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)


class _LinkedCode(_Code):
    """Code of a kernel, linked into the code of entries and optimised there only."""

    @property
    def codegen(self) -> _LinkedCode:
        """Owner of environments; only calls from Python have some."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """Do nothing."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


class _EntryCode(_Code):
    """Code of an entry: all code that it calls is linked into it, except separate kernels, and optimised there."""

    def _optimize_final_module(self) -> None:
        """Mark its kernels as internal first, so that LLVM inlines those that are called once.

        Numba refuses code that makes an array, unless this process compiled the same code for others before.
        """
        for function in self._final_module.functions:
            if function.name.startswith("NRT_"):
                raise TypeError(f"{self.name} makes an array, which nobody would free: hand it room")
            if function.linkage is Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


class _ApartCode(_EntryCode):
    """Code of a separate kernel: optimised by itself; callers contain only its name."""

    _shared_module: Any

    def _optimize_final_module(self) -> None:
        """Run LLVM's passes again with SLP vectorisation. It is slow, so other modules do without."""
        super()._optimize_final_module()
        passes, builder = self._codegen._module_pass_manager(slp_vectorize=True)  # noqa: SLF001  as numba's own does
        passes.run(self._final_module, builder)

    def _finalize_dynamic_globals(self) -> None:
        """Refuse addresses: such a kernel could not be cached, and its callers would not find it."""
        super()._finalize_dynamic_globals()
        if self._dynamic_globals:
            raise TypeError(f"{self.name} calls what has an address, and so is no kernel apart")

    def _get_module_for_linking(self) -> Any:  # noqa: ANN401  numba has no types
        self._ensure_finalized()
        if self._shared_module is None:
            self._shared_module = parse_assembly(str(self._codegen._create_empty_module(self.name)))  # noqa: SLF001  as above
        return self._shared_module


class _BeginCode(FunctionPass):  # type: ignore[misc]  # as above
    """Pass that gives a function the code library that it is lowered into."""

    code: ClassVar[type[_Code]]

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:  # noqa: ANN401  as above
        """Replace the code library that lowering would create otherwise."""
        state.library = self.code(state.targetctx.codegen(), state.func_id.func_qualname)
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class _BeginLinkedCode(_BeginCode):
    """Pass that gives a kernel its code library."""

    _name = "begin_linked_code"
    code = _LinkedCode


@register_pass(mutates_CFG=False, analysis_only=False)
class _BeginEntryCode(_BeginCode):
    """Pass that gives an entry its code library, which can be cached."""

    _name = "begin_entry_code"
    code = _EntryCode

    def run_pass(self, state: Any) -> bool:  # noqa: ANN401  as above
        """Enable caching of the code."""
        super().run_pass(state)
        state.library.enable_object_caching()
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class _BeginApartCode(_BeginEntryCode):
    """Pass that gives a separate kernel its code library, and a name that is the same in every process."""

    _name = "begin_apart_code"
    code = _ApartCode

    def run_pass(self, state: Any) -> bool:  # noqa: ANN401  as above
        """Set the name first."""
        called = state.func_id
        called.unique_id = code_key(called.func)
        called.unique_name = f"{called.func_qualname}${called.unique_id}"
        return super().run_pass(state)


class KernelCompiler(CompilerBase):  # type: ignore[misc]  # as above
    """Compiler of kernels: numba's own, with other code libraries and without unused passes."""

    begin: ClassVar[type[_BeginCode]] = _BeginLinkedCode

    def define_pipelines(self) -> list[object]:
        """Return the passes."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [each for each in passes.passes if each[0] not in UNUSED]
        passes.add_pass_after(self.begin, IRProcessing)
        passes.finalize()
        return [passes]


class EntryCompiler(KernelCompiler):
    """Compiler of entries, which Python calls."""

    begin = _BeginEntryCode


class ApartCompiler(KernelCompiler):
    """Compiler of separate kernels."""

    begin = _BeginApartCode


# Each pass rewrites only code that uses its feature, so other code compiles alike without it. Checked with numba 0.68;
# a pass that becomes necessary shows in the tests that compare compiled kernels with the same kernels uncompiled.
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
"""Passes for features that kernels and entries lack: closures, comprehensions, context managers, optional arguments."""
types.Record.mangling_args = property(
    lambda record: ("Record", (hashlib.sha256(record.name.encode()).hexdigest()[:16],))
)
"""Hash of a record's definition, used in names of machine code.

Numba numbers records in order of appearance, which differs between processes.
"""
