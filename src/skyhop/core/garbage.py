"""When Python may look for garbage: never while a compiler that holds a million objects is at work."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


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


def keep_all() -> None:
    """Take all that there is for in use from now on, so that collecting garbage later does not look through it."""
    gc.freeze()
