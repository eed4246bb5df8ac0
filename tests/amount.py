"""Selection of test cases. An ordinary run tries some cases. With `SKYHOP_THOROUGH=1`, a run tries all cases."""

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
"""Number of cases of which an ordinary run tries one. A run without compilation tries different cases."""


def some(count: int) -> range:
    """Return the numbers of the cases to try, out of `count` cases such as matches or boards.

    A thorough run tries all cases. Another run tries one in `SHARE`, and at least one.
    """
    if IS_THOROUGH and JIT:
        return range(count)
    return range(count)[1 if JIT else 3 :: SHARE] or range(1)


def in_turn(cases: Iterable[object], share: int) -> list[ParameterSet]:
    """Return the cases as parameters of a test. An ordinary run tries one case in `share`, beginning with the first.

    `make slow` tries the other cases.
    """
    return [
        pytest.param(*(case if type(case) is tuple else (case,)), marks=[pytest.mark.slow] if turn % share else [])
        for turn, case in enumerate(cases)
    ]


def met(found: Found) -> Found:
    """Return the found cases. Fail if there are none, because a test without cases would always pass."""
    assert found, "nothing was found to try"
    return found
