"""Work that is done by several processes: each knows the games that this one knows, and none outlives it."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeVar

from skyhop.game import registry

STOPPED = 1
"""What a process says that ended because its parent did."""
AHEAD = 3
"""So many values a process are handed out before their turn; of more, much would be done in vain by who stops early."""

Value = TypeVar("Value")
Result = TypeVar("Result")


@contextmanager
def mapping(processes: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """Give what maps a function over values, in this process or in so many; results come in the order of the values.

    The values may be endless: they are taken as results are asked for, in several processes a few ahead.
    """
    if processes == 1:
        yield map
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), begin_process) as pool:

        def mapped(function: Callable[[Value], Result], values: Iterable[Value]) -> Iterator[Result]:
            under_way = deque[Future[Result]]()
            try:
                for value in values:
                    under_way.append(pool.submit(function, value))
                    if len(under_way) == AHEAD * processes:
                        yield under_way.popleft().result()
                while under_way:
                    yield under_way.popleft().result()
            finally:
                for each in under_way:
                    each.cancel()

        yield mapped


def begin_process() -> None:
    """Know the games that the process knows which started this one, and end as soon as that one has."""
    registry.include_examples()
    registry.keep_output_apart()
    Thread(target=_end_with, args=[parent_process()], daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """End as soon as a parent has, however it ended: one that is killed tells nobody."""
    parent.join()
    os._exit(STOPPED)
