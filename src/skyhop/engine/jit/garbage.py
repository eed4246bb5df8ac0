"""When Python may look for garbage: never while a compiler holds a million objects, at a table seldom."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 250
"""Looks at what has lived for a while before one at what has lived long; Python's own number is 10."""


@contextmanager
def no_collection() -> Iterator[None]:
    """Let no garbage be collected meanwhile: half of the time of compiling went there, and all threads wait for it."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def look_seldom() -> None:
    """Look through what has lived long less often: with 2,000 matches in memory everybody waits for a second."""
    youngest, younger, _oldest = gc.get_threshold()
    gc.set_threshold(youngest, younger, SELDOM)


def keep_all() -> None:
    """Take all that there is for in use from now on, so that collecting garbage later does not look through it."""
    gc.freeze()
