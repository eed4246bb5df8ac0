"""Records declared as classes. The annotations define the numpy dtype. Type checkers use them to check kernels.

    class Open(Record, seen_by=Sight.EVERYBODY):
        stage: Stage
        lacking: Block = of(TILES, SEATS, COLOURS)
        \"\"\"Number of cards that the side still lacks, by tile, seat and colour.\"\"\"

Do not create instances of the class: `records(Open.dtype, 1)` returns an array, and a kernel with `table: Open`
receives one of its elements. A subclass begins with the fields of its base, byte for byte. No view contains the
fields of a class without `seen_by`.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from enum import Enum, IntEnum
from functools import cache, lru_cache
from itertools import pairwise
from types import ModuleType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
    get_type_hints,
    overload,
)

import numpy as np
from numpy.typing import NDArray

MAX_CACHED_MODULES = 64


def meanings_in(cls: type) -> dict[str, str]:
    """Return the docstrings of a class's fields, by field name.

    For a class created at run time, return no docstrings.
    """
    module = sys.modules.get(cls.__module__)
    definition = None if module is None else _definitions(module).get(cls.__qualname__)
    found = {}
    for field, text in pairwise(definition.body if definition else []):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            found[field.target.id] = inspect.cleandoc(ast.literal_eval(text.value))
    return found


@lru_cache(MAX_CACHED_MODULES)
def _definitions(module: ModuleType) -> Mapping[str, ast.ClassDef]:
    """Return the syntax trees of the classes in a module, by qualified name of the class.

    If the module has no source file, the result is empty.
    """
    try:
        return dict(_classes(ast.parse(inspect.getsource(module)), ""))
    except (OSError, TypeError):
        return {}


def _classes(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.ClassDef]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield f"{prefix}{child.name}", child
            yield from _classes(child, f"{prefix}{child.name}.")
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _classes(child, f"{prefix}{child.name}.<locals>.")


Item_co = TypeVar("Item_co", covariant=True)
Scalar = TypeVar("Scalar", bound=np.generic)

Records = NDArray[np.void]
"""One-dimensional array of records. A single state, view or ruleset has the shape (1,)."""

AnyRecord = np.void
"""Record in Python code. Read a field as `record["stage"]`. Type checkers do not know its fields."""


class Row(Protocol):
    """Type annotation for a one-dimensional array of integers.

    The integers have 16 bits if the field declares no other size.
    """

    @overload
    def __getitem__(self, index: int, /) -> int: ...

    @overload
    def __getitem__(self, index: slice, /) -> Row: ...

    def __setitem__(self, index: int | slice, value: int, /) -> None: ...

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[int]: ...

    def sum(self) -> int:
        """Return the sum of the numbers."""


class Grid(Protocol):
    """Type annotation for a two-dimensional array of integers."""

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> int: ...

    @overload
    def __getitem__(self, index: int, /) -> Row: ...

    def __setitem__(self, index: tuple[int | slice, int | slice], value: int, /) -> None: ...

    def __len__(self) -> int: ...


class Block(Protocol):
    """Type annotation for a three-dimensional array of integers."""

    @overload
    def __getitem__(self, index: tuple[int, int, int], /) -> int: ...

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> Row: ...

    def __setitem__(self, index: tuple[int | slice, int | slice, int | slice], value: int, /) -> None: ...


class Values(Protocol):
    """Type annotation for a one-dimensional array of floats."""

    @overload
    def __getitem__(self, index: int, /) -> float: ...

    @overload
    def __getitem__(self, index: slice, /) -> Values: ...

    def __setitem__(self, index: int | slice, value: float, /) -> None: ...

    def __len__(self) -> int: ...


class ValueGrid(Protocol):
    """Type annotation for a two-dimensional array of floats."""

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> float: ...

    @overload
    def __getitem__(self, index: int, /) -> Values: ...

    def __setitem__(self, index: tuple[int | slice, int | slice], value: float, /) -> None: ...


class ArrayType(Generic[Scalar]):
    """Type of an entry's argument: an array of numpy scalars with a fixed number of dimensions."""

    dimensions: ClassVar[int]


if TYPE_CHECKING:
    Array1: TypeAlias = NDArray[Scalar]
    Array2: TypeAlias = NDArray[Scalar]
    Array3: TypeAlias = NDArray[Scalar]
    Array4: TypeAlias = NDArray[Scalar]
else:  # own classes, because the run-time arguments of `NDArray` differ between numpy 2.4 and 2.5

    class Array1(ArrayType[Scalar]):
        """Array of one dimension: `Array1[np.float64]`."""

        dimensions = 1

    class Array2(ArrayType[Scalar]):
        """Array of two dimensions."""

        dimensions = 2

    class Array3(ArrayType[Scalar]):
        """Array of three dimensions."""

        dimensions = 3

    class Array4(ArrayType[Scalar]):
        """Array of four dimensions."""

        dimensions = 4


class Many(Protocol[Item_co]):
    """Type of an entry's argument: an array of records."""

    @overload
    def __getitem__(self, index: int, /) -> Item_co: ...

    @overload
    def __getitem__(self, index: slice, /) -> Many[Item_co]: ...

    @overload
    def __getitem__(self, field: str, /) -> np.ndarray[tuple[int, ...], np.dtype[np.generic]]: ...

    def __setitem__(self, index: int, value: Any, /) -> None: ...  # noqa: ANN401  the record's fields are copied

    def __len__(self) -> int: ...


class Sight(Enum):
    """Visibility of a field: the viewers whose views contain the field."""

    EVERYBODY = "everybody"
    """Visible to everybody: each view contains an unchanged copy."""
    IN_PART = "in part"
    """Partly visible: a kernel of the game writes the values that a viewer may see into the view."""
    NOBODY = "nobody"


class _Shape(NamedTuple):
    sizes: tuple[int, ...]
    kind: str


def of(*sizes: int, kind: str = "i2") -> Any:  # noqa: ANN401  the annotation of the field gives its type
    """Declare an array field of a record: its size in each dimension, and its number type in numpy notation."""
    return _Shape(sizes, kind)


class Field(NamedTuple):
    """Field of a record: its name, numpy type, sizes by dimension, visibility, and description."""

    name: str
    kind: np.dtype[np.generic]
    sizes: tuple[int, ...]
    sight: Sight
    meaning: str


_DIMENSIONS: dict[Any, int] = {int: 0, float: 0, np.uint64: 0, Row: 1, Values: 1, Grid: 2, ValueGrid: 2, Block: 3}
_KINDS: dict[Any, str] = {float: "f8", Values: "f8", ValueGrid: "f8", np.uint64: "u8"}


class Record:
    """Base class of records. `dtype` is the numpy dtype of the record."""

    dtype: ClassVar[np.dtype[np.void]] = np.dtype([])
    sight: ClassVar[Sight] = Sight.NOBODY

    def __init_subclass__(cls, seen_by: Sight = Sight.NOBODY) -> None:
        """Compute the dtype of the record from its annotations.

        `seen_by` is the visibility of the fields that the subclass adds.
        """
        cls.sight = seen_by
        hints = get_type_hints(cls)
        own = [(name, *_kind_and_sizes(name, hints[name], cls.__dict__.get(name))) for name in _names(cls)]
        inherited = [base.__dict__["dtype"] for base in cls.__bases__]
        first = [(name, dtype[name].base, dtype[name].shape) for dtype in inherited for name in dtype.names or ()]
        cls.dtype = np.dtype([*first, *own])

    @classmethod
    @cache
    def fields(cls) -> tuple[Field, ...]:
        """Return the fields of the record in their order."""
        declared = {
            name: owner for owner in reversed(cls.__mro__) if issubclass(owner, Record) for name in _names(owner)
        }
        return tuple(
            Field(name, cls.dtype[name].base, cls.dtype[name].shape, owner.sight, meanings_in(owner).get(name, ""))
            for name in cls.dtype.names or ()
            for owner in [declared[name]]
        )

    @classmethod
    @cache
    def list_names_with(cls, *sights: Sight) -> tuple[str, ...]:
        """Return the names of all fields that have one of these visibilities."""
        return tuple(field.name for field in cls.fields() if field.sight in sights)


def records(record: type[Record], count: int) -> Records:
    """Return an array of `count` records with shape (count,). All numbers are 0.

    A single record has a `bytearray` as its memory, which `skyhop.engine.state` copies faster than other memory.
    """
    if count == 1:
        return np.ndarray(1, record.dtype, bytearray(record.dtype.itemsize))
    return np.zeros(count, record.dtype)


def record_of(record: type[Record], values: Mapping[str, object]) -> Records:
    """Return one record with these values by field name, as an array of shape (1,). All other fields are 0."""
    result = records(record, 1)
    for name, value in values.items():
        result[name] = value
    return result


def _names(cls: type) -> tuple[str, ...]:
    """Return the names of the fields that a class adds. Class variables are not fields."""
    return tuple(name for name, hint in inspect.get_annotations(cls).items() if not str(hint).startswith("ClassVar"))


def _kind_and_sizes(name: str, hint: Any, shape: _Shape | None) -> tuple[np.dtype[np.generic], tuple[int, ...]]:  # noqa: ANN401  accepts any annotation
    """Return the number type and the sizes of an array field. The annotation determines the number of dimensions."""
    if isinstance(hint, type) and issubclass(hint, Record):
        return hint.dtype, () if shape is None else shape.sizes
    sizes, kind = shape or _Shape((), _KINDS.get(hint, "i2"))
    dimensions = 0 if isinstance(hint, type) and issubclass(hint, IntEnum) else _DIMENSIONS.get(hint)
    if dimensions != len(sizes):
        raise TypeError(_mismatch(name, hint, sizes))
    return np.dtype(_KINDS.get(hint, kind)), sizes


def _mismatch(name: str, hint: object, sizes: tuple[int, ...]) -> str:
    """Return the error text for a record field with an invalid type or shape."""
    kind = getattr(hint, "__name__", str(hint))
    declaration = f"{name}: {kind} = of({', '.join(map(str, sizes))})" if sizes else f"{name}: {kind}"
    kinds = ", ".join(
        f"{each.__name__} with {count} {'size' if count == 1 else 'sizes'}" if count else each.__name__
        for each, count in _DIMENSIONS.items()
    )
    return f"{declaration} is no field; a field is one of {kinds}, such as {name}: Grid = of(6, 7)"


class Emitting(Record):
    """Base class of records for kernels that may emit events. It adds no fields."""
