"""Work that is done by several processes: each knows the games that this one knows, and none outlives it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from skyhop.core.game import registry

STOPPED = 1
"""What a process says that ended because its parent did."""


@contextmanager
def mapping(processes: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """Give what maps a function over values, in this process or in so many; results come in the order of the values."""
    if processes == 1:
        yield map
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), _begin) as pool:
        yield pool.map


def _begin() -> None:
    registry.include_examples()
    Thread(target=_end_with, args=[parent_process()], daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """End as soon as a parent has, however it ended: one that is killed tells nobody."""
    parent.join()
    os._exit(STOPPED)
