"""Records whose fields are attributes, `record.stage`, for functions that run as they are written.

Numba reads the fields of records so by itself. Numpy's own `recarray` does it in Python, at some microseconds a field,
and most of an uncompiled function went there: the classes made here leave it to numpy's C.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import itemgetter
from typing import Any

import numpy as np

_DTYPES: dict[np.dtype[Any], np.dtype[Any]] = {}


class _Fields(np.void):  # type: ignore[misc]  # numpy's `record` is one too
    """One record, in the memory of its array; fields are written by name whatever they hold."""

    def __setattr__(self, name: str, value: Any) -> None:  # noqa: ANN401  whatever the field takes
        try:
            self[name] = value
        except ValueError:
            if name in (self.dtype.names or ()):
                raise
            raise AttributeError(f"no field of name {name}", name=name, obj=self) from None


class _Part:
    """A field that is an array or a record itself: the same memory each time, so it is looked up once."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, record: _Fields, _owner: type) -> object:
        found = record.__dict__[self._name] = record[self._name]
        return found


def with_attributes(records: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """An array of records, of any shape, in the same memory; its elements have attributes."""
    return records.view(_dtype(records.dtype))


def _dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """A dtype of the same memory whose elements are of a class with properties; made once."""
    found = _DTYPES.get(dtype)
    if found is None:
        found = _DTYPES[dtype] = _made(dtype)
    return found


def _made(dtype: np.dtype[Any]) -> np.dtype[Any]:
    fields: Mapping[str, Any] = dtype.fields or {}
    places = {name: (_part(kind), offset) for name, (kind, offset, *_title) in fields.items()}
    members = {
        name: property(itemgetter(name)) if kind.names is None and kind.shape == () else _Part(name)
        for name, (kind, _offset) in places.items()
    }
    plain = np.dtype(
        {
            "names": list(places),
            "formats": [kind for kind, _offset in places.values()],
            "offsets": [offset for _kind, offset in places.values()],
            "itemsize": dtype.itemsize,
        }
    )
    return np.dtype((type("Fields", (_Fields,), members), plain))


def _part(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The type of a field; records in it have attributes too."""
    if kind.base.names is None:
        return kind
    return np.dtype((_dtype(kind.base), kind.shape))
