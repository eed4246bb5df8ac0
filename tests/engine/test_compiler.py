"""Tests of the private parts of numba that the compiler uses. They fail if another version of numba changes one.

After a failure, look at the new code of numba, repair `engine.jit.compiler` and `kernel_compiler`, and raise the
bound in pyproject.toml.
"""

from __future__ import annotations

import ast
import contextlib
import ctypes
import importlib
import inspect
import pickle
import platform
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from tests.amount import in_turn

from skyhop.engine.jit import code_key
from skyhop.engine.jit.compiler import signature
from skyhop.engine.kernel import JIT, kernel, kernel_apart
from skyhop.engine.record import Array1, Array2, Array3, Array4, Row, Values

pytestmark = pytest.mark.every_python

ROOT = Path(__file__).parents[2]
SOURCES = sorted(Path(code_key.__file__).parent.glob("*compiler.py"))
TAKEN = {
    "numba.core.cgutils": ["pointer_add", "raw_memcpy"],
    "numba.core.codegen.JITCodeLibrary": [
        "codegen",
        "_finalize_dynamic_globals",
        "_finalized",
        "enable_object_caching",
        "_ensure_finalized",
        "_finalize_final_module",
        "_get_module_for_linking",
        "has_dynamic_globals",
        "_optimize_final_module",
        "_optimize_functions",
    ],
    "numba.core.compiler.CompileResult": ["_rebuild", "_reduce"],
    "numba.core.compiler.CompilerBase": ["define_pipelines"],
    "numba.core.compiler.DefaultPassBuilder": ["define_nopython_pipeline"],
    "numba.core.compiler_lock.global_compiler_lock": ["__enter__", "__exit__"],
    "numba.core.compiler_machinery.FunctionPass": ["run_pass"],
    "numba.core.compiler_machinery.PassManager": ["add_pass_after", "finalize"],
    "numba.core.compiler_machinery": ["register_pass"],
    "numba.core.cpu.CPUContext": ["codegen", "get_constant", "get_dummy_value", "get_value_type", "refresh"],
    "numba.core.datamodel.models": ["OpaqueModel"],
    "numba.core.datamodel": ["register_default"],
    "numba.core.imputils": ["lower_constant"],
    "numba.core.registry.CPUDispatcher": ["add_overload", "compile", "disable_compile", "get_call_template"],
    "numba.core.serialize": ["dumps"],
    "numba.core.registry.cpu_target": ["target_context"],
    "numba.core.typed_passes": ["InlineOverloads"],
    "numba.core.typing": ["make_concrete_template"],
    "numba.core.untyped_passes": [
        "DeadBranchPrune",
        "FindLiterallyCalls",
        "IRProcessing",
        "InlineClosureLikes",
        "InlineInlinables",
        "LiteralPropagationSubPipelinePass",
        "LiteralUnroll",
        "MakeFunctionToJitFunction",
        "RewriteDynamicRaises",
        "RewriteSemanticConstants",
        "WithLifting",
    ],
    "numba.core.codegen.JITCPUCodegen": ["_create_empty_module", "_function_pass_manager", "_module_pass_manager"],
    "numba.core.options.DefaultOptions": ["_nrt"],
    "numba.core.types": ["Dispatcher", "IntEnumMember", "Record", "signed_domain", "unliteral"],
    "numba.core.types.Record": ["mangling_args"],
    "numba.extending": ["intrinsic", "lower_cast", "overload", "typeof_impl"],
}
"""Required names of numba, by module or class."""
TAKE = {
    "numba.core.cgutils.raw_memcpy": ["builder", "dst", "src", "count", "itemsize", "align"],
    "numba.core.codegen.JITCodeLibrary": ["codegen", "name"],
    "numba.core.compiler.CompileResult._reduce": ["self"],
    "numba.core.registry.CPUDispatcher.add_overload": ["self", "cres"],
    "numba.core.registry.CPUDispatcher.get_call_template": ["self", "args", "kws"],
    "numba.core.typing.make_concrete_template": ["name", "key", "signatures"],
}
"""Required parameters of functions of numba, by address."""


def found_at(address: str) -> object:
    """Import the object at an address: a module, or an object in a module."""
    first, *names = address.split(".")
    found: object = importlib.import_module(first)
    for number, name in enumerate(names):
        with contextlib.suppress(ModuleNotFoundError):
            importlib.import_module(".".join((first, *names[: number + 1])))
        found = getattr(found, name)
    return found


@pytest.mark.parametrize("address", TAKEN)
def test_what_is_taken_of_numba_is_there(address: str) -> None:
    assert [name for name in TAKEN[address] if not hasattr(found_at(address), name)] == []


@pytest.mark.parametrize("address", TAKE)
def test_what_is_taken_of_numba_takes_what_it_is_given(address: str) -> None:
    assert list(inspect.signature(found_at(address)).parameters) == TAKE[address]  # type: ignore[arg-type]  # a function


def test_nothing_else_of_numba_is_imported() -> None:
    nodes = (node for source in SOURCES for node in ast.walk(ast.parse(source.read_text("utf-8"))))
    imports = [each for each in nodes if isinstance(each, ast.ImportFrom)]
    inner = [each for each in imports if str(each.module).startswith("numba.")]
    known = {*TAKEN, *(f"{address}.{name}" for address, names in TAKEN.items() for name in names)}

    assert len(inner) > 10
    assert [
        f"{each.module}.{name.name}"
        for each in inner
        for name in each.names
        if f"{each.module}.{name.name}" not in known
    ] == []


def test_the_version_of_numba_is_below_the_bound() -> None:
    (bound,) = re.findall(r'"numba>=[\d.]+,<(\d+)\.(\d+)"', (ROOT / "pyproject.toml").read_text("utf-8"))

    assert tuple(map(int, numba.__version__.split(".")[:2])) < tuple(map(int, bound))


CROSSING = """
import threading, time
import skyhop.engine.jit.compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

other = threading.Thread(target=lambda: cpu_target.target_context, daemon=True)
with global_compiler_lock:
    other.start()
    time.sleep(0.3)
    assert cpu_target.target_context is not None
other.join(10)
print("gone on" if not other.is_alive() else "stuck")
"""
"""Program: a thread with the compiler's lock and a thread without it request numba's target at the same time."""


def test_arrays_of_numpy_s_scalars_are_compiled_for_the_declared_scalar_and_dimensions() -> None:
    def entry(
        weights: Array1[np.float32], sums: Array2[np.float64], counts: Array3[np.int64], words: Array4[np.uint64]
    ) -> None: ...

    assert signature(entry) == (
        numba.types.Array(numba.types.float32, 1, "C"),
        numba.types.Array(numba.types.float64, 2, "C"),
        numba.types.Array(numba.types.int64, 3, "C"),
        numba.types.Array(numba.types.uint64, 4, "C"),
    )


@pytest.mark.skipif(not JIT, reason="without a compiler there are no locks")
def test_two_threads_that_load_machine_code_at_once_do_not_wait_for_each_other() -> None:
    asked = subprocess.run([sys.executable, "-c", CROSSING], timeout=60, capture_output=True, text=True, check=True)

    assert asked.stdout == "gone on\n"


@pytest.mark.skipif(not JIT, reason="without a compiler there is no machine code")
def test_code_that_calls_a_kernel_whose_file_lacks_counts_as_none(tmp_path: Path) -> None:
    compiler = importlib.import_module("skyhop.engine.jit.compiler")
    path = tmp_path / "entry"
    path.write_bytes(compiler._add_checksum(pickle.dumps(compiler._Kept(1.0, ("gone",), None))))

    assert compiler._read_cache_file(path).apart == ("gone",)
    assert compiler._load_code(path) is None


@pytest.mark.skipif(not JIT, reason="as above")
def test_a_kernel_apart_is_taken_from_the_disk_once_by_all_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = importlib.import_module("skyhop.engine.jit.compiler")
    path, taken = Path("kernel"), list[Path]()
    other = threading.Thread(target=compiler._load_kernel, args=(path,))

    def taken_slowly(path: Path) -> object:
        taken.append(path)
        if len(taken) == 1:
            other.start()
            other.join(0.2)  # With a lock, the other thread cannot end here, so the wait times out.
        return object()

    monkeypatch.setattr(compiler, "_LOADED_KERNELS", {})
    monkeypatch.setattr(compiler, "_load_code", taken_slowly)
    first = compiler._load_kernel(path)
    other.join()

    assert taken == [path]
    assert {path.name: first} == compiler._LOADED_KERNELS


ADDRESS: Callable[[int], int] = ctypes.CFUNCTYPE(ctypes.c_long, ctypes.c_long)(abs)
"""Function that exists only in this process."""


@kernel_apart
def _apart_by_address(number: int) -> int:
    return ADDRESS(number)


def _called_by_address(number: int) -> int:
    return _apart_by_address(number)


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Empty folder of machine code."""
    monkeypatch.setenv(code_key.VARIABLE, str(tmp_path))
    code_key.code_folder.cache_clear()
    yield code_key.code_folder()
    code_key.code_folder.cache_clear()


@pytest.mark.skipif(not JIT, reason="as above")
def test_a_kernel_apart_that_no_other_process_could_use_is_refused(empty_folder: Path) -> None:
    compiler = importlib.import_module("skyhop.engine.jit.compiler")

    for _time in range(2):  # The second attempt fails as well.
        with pytest.raises(Exception, match="_apart_by_address calls what has an address"):
            compiler.machine_code(_called_by_address)
    assert list(empty_folder.iterdir()) == []


@kernel
def _long(numbers: Row, other: Row) -> int:
    """Return a sum. The function is too long for LLVM to inline it, unless it has only one caller."""
    total = 0
    for number in range(len(numbers)):
        total += numbers[number] * 3 % (number + 2) + other[0]
    for number in range(len(numbers)):
        total += numbers[number] * 5 % (number + 4) - other[1]
    for number in range(len(numbers)):
        total += numbers[number] * 7 % (number + 6) * other[0]
    for number in range(len(numbers)):
        total += numbers[number] * 11 % (number + 8) + other[1]
    for number in range(len(numbers)):
        total += numbers[number] * 13 % (number + 10) - other[0]
    for number in range(len(numbers)):
        total += numbers[number] * 17 % (number + 12) * other[1]
    return total


def _sum_of_long(numbers: Row) -> int:
    return _long(numbers, numbers[2:]) + numbers[3]


def _assembly(made: Any) -> str:  # noqa: ANN401  a result of numba's
    return str(made.library.get_asm_str())


def _functions(assembly: str) -> list[str]:
    return re.findall(r"^(\w+):", assembly, re.MULTILINE)


@pytest.mark.skipif(not JIT, reason="as above")
@pytest.mark.usefixtures("empty_folder")
def test_a_kernel_is_taken_into_what_calls_it_and_nobody_counts_who_holds_an_array() -> None:
    code = importlib.import_module("skyhop.engine.jit.compiler").machine_code(_sum_of_long)
    numbers = np.array([3, 4, 5, 1], np.int16)
    (made,) = code.overloads.values()
    assembly = _assembly(made)
    names = _functions(assembly)

    assert code(numbers) == _sum_of_long(numbers)
    assert [name for name in names if "_sum_of_long" in name]
    assert [name for name in names if "_long" in name and "_sum_of_long" not in name] == []
    assert "NRT_" not in assembly


@kernel_apart
def _grown(numbers: Values) -> None:
    for number in range(4):
        numbers[number] = numbers[number] * 2.5 + 1.0


def _grows(numbers: Values) -> None:
    _grown(numbers)


@pytest.mark.skipif(not JIT, reason="as above")
@pytest.mark.skipif(platform.machine() != "x86_64", reason="instructions have other names")
@pytest.mark.usefixtures("empty_folder")
def test_a_kernel_apart_calculates_with_several_numbers_at_once() -> None:
    compiler = importlib.import_module("skyhop.engine.jit.compiler")
    compiler.machine_code(_grows)
    (made,) = [made for made in compiler._LOADED_KERNELS.values() if "_grown" in made.fndesc.llvm_func_name]
    instructions = re.findall(r"^\tv?(mul|fmadd\d+)(p|s)d\b", _assembly(made), re.MULTILINE)

    assert {kind for _name, kind in instructions} == {"p"}


@kernel
def _second_of_two(numbers: Row) -> int:
    pair = np.zeros(2, np.int64)
    pair[1] = numbers[1]
    return int(pair[1])


def _made(numbers: Row) -> int:
    return _second_of_two(numbers)


def _given_back(numbers: Row) -> tuple[Row, int]:
    return numbers[1:], 1


def _median(numbers: Values) -> float:
    return float(np.median(numbers))  # type: ignore[call-overload]  # compiled, it is an array


@pytest.mark.skipif(not JIT, reason="as above")
@pytest.mark.usefixtures("empty_folder")
@pytest.mark.parametrize(
    ("function", "problem"),
    in_turn(
        [
            (_median, "_median makes an array, which nobody would free: hand it room"),
            (_made, r"No implementation of function .*zeros"),
            (_given_back, "_given_back gives back an array: an entry writes into what it is given"),
        ],
        3,
    ),
)
def test_who_would_own_memory_is_refused(function: Callable[..., Any], problem: str) -> None:
    compiler = importlib.import_module("skyhop.engine.jit.compiler")
    numba.njit(error_model="numpy")(_median)(np.ones(3))  # After this, numba forgets that it would refuse it.

    with pytest.raises(Exception, match=problem):
        compiler.machine_code(function)
