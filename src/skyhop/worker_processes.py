"""Worker processes. Each has the same games as this process, and ends with it."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Protocol, TypeVar

from skyhop.game import registry

STOPPED = 1
"""Exit status of a process that ended because its parent did."""
AHEAD = 3
"""Number of values per process handed out in advance; more would be wasted if the caller stops early."""

Value = TypeVar("Value")
Result = TypeVar("Result")


class Mapper(Protocol):
    """Function that maps another function over values; results have the order of the values."""

    def __call__(self, function: Callable[[Value], Result], values: Iterable[Value], /) -> Generator[Result]:
        """Yield the results; closing the generator stops the work."""


def _mapped_here(function: Callable[[Value], Result], values: Iterable[Value]) -> Generator[Result]:
    yield from map(function, values)


@contextmanager
def mapping(processes: int) -> Iterator[Mapper]:
    """Yield a function that maps over values in `processes` processes; results come in the order of the values.

    The values may be endless: they are consumed as results are requested, in several processes a few ahead.
    """
    if processes == 1:
        yield _mapped_here
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), begin_process) as pool:

        def mapped(function: Callable[[Value], Result], values: Iterable[Value]) -> Generator[Result]:
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
    """Register the games of the parent process, and end as soon as the parent has."""
    registry.include_examples()
    registry.keep_output_apart()
    Thread(target=_end_with, args=[parent_process()], daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """End as soon as the parent ends, even if it is killed."""
    parent.join()
    os._exit(STOPPED)
