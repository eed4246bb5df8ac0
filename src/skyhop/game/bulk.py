"""Matches by the thousand: the kernels that play them, and what a benchmark measures of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

import numpy as np

from skyhop.engine.record import Records
from skyhop.engine.ruleset import Ruleset

Column = np.ndarray[Any, Any]
"""A number, or a few, for each match."""


class BulkKernels(Protocol):
    """What plays many matches without Python between two actions; arrays of records, actions in scratch space.

    `rules` has shape (1,); `actions` is what `scratch` made, or a row of that length for each match.
    """

    def scratch(self) -> np.ndarray[Any, Any]:
        """Make room for a list of legal actions."""

    def legal(self, rules: Records, states: Records, index: int, actions: np.ndarray[Any, Any]) -> int:
        """Write the legal actions into `actions` and give their number."""

    def step(self, rules: Records, states: Records, index: int, action: int, actions: np.ndarray[Any, Any]) -> int:
        """Do a legal action, let chance act, write the next legal actions into `actions` and give their number."""

    def step_all(
        self,
        rules: Records,
        states: Records,
        chosen: np.ndarray[Any, Any],
        actions: np.ndarray[Any, Any],
        counts: np.ndarray[Any, Any],
    ) -> None:
        """Step every match: do `chosen[i]`, list legal actions in row `i` of `actions`, their number in `counts`."""

    def play_randomly(self, rules: Records, states: Records, actions: np.ndarray[Any, Any]) -> int:
        """Play every match from its start to its end by uniform random actions; give the number of actions."""


class Figure(NamedTuple):
    """Something that benchmarks measure: its name, its title (marked by `N_`), and the value to reach, if any."""

    name: str
    title: str
    target: float | None = None


class Workload(NamedTuple):
    """Rules that are measured, so many matches in a run of random play, and the figures by the benchmark's name."""

    ruleset: Callable[[], Ruleset]
    matches: int
    figures: Mapping[str, Figure]
