"""Selection of test cases: an ordinary run tries a share of them, `SKYHOP_THOROUGH=1` tries all."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

from skyhop.engine.kernel import JIT

Found = TypeVar("Found", bound=Collection[object])
IS_THOROUGH = os.environ.get("SKYHOP_THOROUGH") == "1"
SHARE = 6
"""One of so many; a run that compiles nothing tries others."""


def some(count: int) -> range:
    """Number matches, positions or boards: all of them in a thorough run, else a share, at least one."""
    if IS_THOROUGH and JIT:
        return range(count)
    return range(count)[1 if JIT else 3 :: SHARE] or range(1)


def in_turn(cases: Iterable[object], share: int) -> list[ParameterSet]:
    """Parameters of a test: an ordinary run tries one case in so many, the first among them, `make slow` the others."""
    return [
        pytest.param(*(case if type(case) is tuple else (case,)), marks=[pytest.mark.slow] if turn % share else [])
        for turn, case in enumerate(cases)
    ]


def met(found: Found) -> Found:
    """Return the found cases. Fail if there are none, because a test without cases would always pass."""
    assert found, "nothing was found to try"
    return found
