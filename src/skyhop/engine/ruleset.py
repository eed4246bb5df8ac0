"""Rulesets: the options under which a match is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from skyhop.engine.record import Records


@dataclass(frozen=True)
class Ruleset:
    """A named, frozen set of parameters, and the record of shape (1,) that kernels read."""

    name: str
    parameters: Mapping[str, str | int | bool]
    record: Records

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Ruleset) and self.parameters == other.parameters)

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        """Leave out the hash: texts have another one in each process."""
        return {name: value for name, value in vars(self).items() if name != "_hash"}

    @cached_property
    def _hash(self) -> int:
        return hash(frozenset(self.parameters.items()))
