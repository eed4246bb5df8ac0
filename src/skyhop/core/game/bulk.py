"""Matches by the thousand: how they ended, and what a benchmark measures of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from skyhop.core.engine.ruleset import Ruleset

Column = np.ndarray[Any, Any]
"""A number, or a few, for each match."""


class Measure(NamedTuple):
    """A figure of a game's own: its title (marked by `N_`), a number for each match, whether it is a share."""

    title: str
    values: Column
    is_share: bool = False


class Endings(NamedTuple):
    """How matches ended, a row for each.

    `won` is each seat's part of the win and `scores` each seat's score, shape (matches, seats), with whoever plays by
    the rules alone; `reasons` says why each ended, `length` how long it was in the game's own measure.
    """

    won: Column
    scores: Column
    reasons: tuple[str, ...]
    length: Measure
    others: tuple[Measure, ...] = ()


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
