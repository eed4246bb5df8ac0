"""Numba's compiler for kernels and entries: few passes, no memory of their own (decision 87).

Kernels have no wrappers, and their code is linked into that of entries, but for that of kernels apart.
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
    """The code of a kernel or an entry."""

    def _optimize_functions(self, module: Any) -> None:  # noqa: ANN401  as above
        """Make each function fast by itself, but for those that are only named: numba begins a round for each."""
        module.data_layout = self._codegen._data_layout  # noqa: SLF001  as numba's own does
        passes, builder = self._codegen._function_pass_manager()  # noqa: SLF001  as above
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)


class _LinkedCode(_Code):
    """The code of a kernel: it is linked into that of entries, and made fast and into machine code there, once."""

    @property
    def codegen(self) -> _LinkedCode:
        """What keeps environments: only Python's calls have some."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """Keep nothing."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


class _EntryCode(_Code):
    """The code of an entry: all that it calls is linked into it, but for kernels apart, and made fast there."""

    def _optimize_final_module(self) -> None:
        """Say first that nobody else calls the kernels in it: LLVM takes those into another that are called once.

        Numba refuses what makes an array, unless others in this process have had the same compiled before.
        """
        for function in self._final_module.functions:
            if function.name.startswith("NRT_"):
                raise TypeError(f"{self.name} makes an array, which nobody would free: hand it room")
            if function.linkage is Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


class _ApartCode(_EntryCode):
    """The code of a kernel apart: it is made fast by itself, and what calls it takes in nothing but its name."""

    _shared_module: Any

    def _optimize_final_module(self) -> None:
        """Run LLVM's passes once more with SLP, which calculates with several numbers at once: slow, so only here."""
        super()._optimize_final_module()
        passes, builder = self._codegen._module_pass_manager(slp_vectorize=True)  # noqa: SLF001  as numba's own does
        passes.run(self._final_module, builder)

    def _finalize_dynamic_globals(self) -> None:
        """Refuse addresses: such a kernel could not be kept, and what calls it would look for it in vain."""
        super()._finalize_dynamic_globals()
        if self._dynamic_globals:
            raise TypeError(f"{self.name} calls what has an address, and so is no kernel apart")

    def _get_module_for_linking(self) -> Any:  # noqa: ANN401  numba has no types
        self._ensure_finalized()
        if self._shared_module is None:
            self._shared_module = parse_assembly(str(self._codegen._create_empty_module(self.name)))  # noqa: SLF001  as above
        return self._shared_module


class _BeginCode(FunctionPass):  # type: ignore[misc]  # as above
    """Gives a function the code that it is lowered into."""

    code: ClassVar[type[_Code]]

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:  # noqa: ANN401  as above
        """Take the place of the code that lowering would begin otherwise."""
        state.library = self.code(state.targetctx.codegen(), state.func_id.func_qualname)
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class _BeginLinkedCode(_BeginCode):
    """Gives a kernel its code."""

    _name = "begin_linked_code"
    code = _LinkedCode


@register_pass(mutates_CFG=False, analysis_only=False)
class _BeginEntryCode(_BeginCode):
    """Gives an entry its code, which can be kept."""

    _name = "begin_entry_code"
    code = _EntryCode

    def run_pass(self, state: Any) -> bool:  # noqa: ANN401  as above
        """Have it kept."""
        super().run_pass(state)
        state.library.enable_object_caching()
        return True


@register_pass(mutates_CFG=False, analysis_only=False)
class _BeginApartCode(_BeginEntryCode):
    """Gives a kernel apart its code, and a name that is the same in every process."""

    _name = "begin_apart_code"
    code = _ApartCode

    def run_pass(self, state: Any) -> bool:  # noqa: ANN401  as above
        """Name it first."""
        called = state.func_id
        called.unique_id = code_key(called.func)
        called.unique_name = f"{called.func_qualname}${called.unique_id}"
        return super().run_pass(state)


class KernelCompiler(CompilerBase):  # type: ignore[misc]  # as above
    """Numba's compiler, but for the code that it compiles kernels into, and for what neither they nor entries have."""

    begin: ClassVar[type[_BeginCode]] = _BeginLinkedCode

    def define_pipelines(self) -> list[Any]:
        """Name the passes."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [each for each in passes.passes if each[0] not in UNUSED]
        passes.add_pass_after(self.begin, IRProcessing)
        passes.finalize()
        return [passes]


class EntryCompiler(KernelCompiler):
    """The same, for entries, which Python calls."""

    begin = _BeginEntryCode


class ApartCompiler(KernelCompiler):
    """The same, for kernels apart."""

    begin = _BeginApartCode


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
"""Passes for what neither kernels nor entries have: closures, comprehensions, context managers, optional arguments."""
types.Record.mangling_args = property(
    lambda record: ("Record", (hashlib.sha256(record.name.encode()).hexdigest()[:16],))
)
"""Names of machine code go by what a record is; numba counts records as they come, in each process anew."""
