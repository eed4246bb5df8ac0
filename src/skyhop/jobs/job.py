"""Job: its work, kind, owner and progress."""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections.abc import Callable, Hashable
from concurrent.futures import Executor
from typing import Generic, NamedTuple, TypeVar

Made = TypeVar("Made")
Made_co = TypeVar("Made_co", covariant=True)
Report = Callable[[int], None]
"""Function that a job calls with the number of parts done; it raises `JobAbandoned` if nobody waits any more."""


class JobAbandoned(Exception):  # noqa: N818  a signal, not an error of the program
    """Error raised when nobody waits for a job any more."""


class QueueFull(Exception):  # noqa: N818  an answer, not an error of the program
    """Error raised when there are too many jobs in the queue."""


class JobOwner(NamedTuple):
    """Owner of a request: a guest and an address, as opaque names of equal length."""

    guest: str
    address: str


class Lane(NamedTuple):
    """Lane of job kinds that take about as long and share threads; jobs of one lane never wait for another lane."""

    name: str
    at_once: int
    """Number of threads; if there are several, jobs of one address never use all of them."""
    most: int
    """Maximum number of unfinished jobs."""
    most_of_address: int


class JobKind(NamedTuple):
    """Kind of job; its cache holds the latest `kept` results of jobs with a key."""

    name: str
    lane: Lane
    kept: int = 0
    is_limited: bool = False
    """True if it runs in a process with limited memory, because user input determines its cost."""


class Job(Generic[Made_co]):
    """Job that runs once for all who wait for it, in the language of the first request."""

    def __init__(
        self, kind: JobKind, asker: JobOwner, work: Callable[[Report], Made_co], key: Hashable = None, number: int = 0
    ) -> None:
        """Create a job that waits for a thread; numbers follow the order of arrival."""
        self.kind, self.asker, self.key, self.number = kind, asker, key, number
        self.done: asyncio.Future[Made_co] = asyncio.get_running_loop().create_future()
        self.waiters = 0
        self.is_wanted = True
        self.made = 0
        """Parts that are done."""
        self.seconds = 0.0
        """Of a processor that it has taken, or is expected to take."""
        self._context = contextvars.copy_context()
        self._work = work

    @property
    def has_failed(self) -> bool:
        """True if the job has failed."""
        return self.done.done() and (self.done.cancelled() or self.done.exception() is not None)

    def start(self, threads: Executor, ended: Callable[[], None]) -> None:
        """Run the job in a thread; then pass the result or error to those who wait, and call `ended`."""

        def settle(ran: asyncio.Future[Made_co]) -> None:
            if ran.cancelled() or self.done.done():
                self.done.cancel()
            elif (error := ran.exception()) is not None:
                self.done.set_exception(error)
            else:
                self.done.set_result(ran.result())
            ended()

        asyncio.get_running_loop().run_in_executor(threads, self._run).add_done_callback(settle)

    def _run(self) -> Made_co:
        """Run the job, in a thread."""
        begun = time.thread_time()
        try:
            self._report(0)
            return self._context.run(self._work, self._report)
        finally:
            self.seconds = time.thread_time() - begun

    def _report(self, made: int) -> None:
        if not self.is_wanted:
            raise JobAbandoned
        self.made = made
