"""Pool of processes. Each process registers the games of its parent process, and ends when the parent ends."""

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

# Processes share the cores, so each computes in one thread. With more, the matrix library of numpy would also reserve
# 40 MB for each core. Processes with limited memory would have none left on a machine with twelve cores.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

STOPPED = 1
"""Exit status of a process that ended because its parent ended."""
AHEAD = 3
"""Number of values that each process receives in advance. If the caller stops early, their computation is wasted."""

Value = TypeVar("Value")
Result = TypeVar("Result")


class Mapper(Protocol):
    """Callable that applies a function to each value, and yields the results in the order of the values."""

    def __call__(self, function: Callable[[Value], Result], values: Iterable[Value], /) -> Generator[Result]:
        """Yield the result of `function` for each value. If the caller closes the generator, the work stops."""


def _mapped_here(function: Callable[[Value], Result], values: Iterable[Value]) -> Generator[Result]:
    yield from map(function, values)


@contextmanager
def mapping(processes: int) -> Iterator[Mapper]:
    """Yield a mapper that runs a function in `processes` processes. The results have the order of the values.

    The values may be endless. The mapper reads the next value only when the caller requests a result. With several
    processes, the mapper reads up to three values per process in advance.
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
    """Register the games of the parent process. Start a thread that ends this process when the parent ends."""
    registry.include_examples()
    registry.keep_output_apart()
    Thread(target=_end_with, args=[parent_process()], daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    """Wait until the parent process ends for any reason. Then end this process."""
    parent.join()
    os._exit(STOPPED)
