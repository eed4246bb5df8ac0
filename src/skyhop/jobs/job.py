"""A job: what is to be done, of which kind, for whom, and how far it is."""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections.abc import Callable, Hashable
from typing import Any, Generic, NamedTuple, TypeVar

Made = TypeVar("Made")
Report = Callable[[int], None]
"""Hears how many parts are done; raises `Unwanted` where nobody waits for it any more."""


class JobAbandoned(Exception):  # noqa: N818  nothing is wrong
    """Nobody waits for it any more."""


class QueueFull(Exception):  # noqa: N818  an answer, not an error of the program
    """More is asked for than can be done soon."""


class JobOwner(NamedTuple):
    """Who waits for something: a guest of an address, by names that tell nothing and are all of one length."""

    guest: str
    address: str


class Lane(NamedTuple):
    """Kinds that wait for each other, since they take about as long; those of another lane never wait for them."""

    name: str
    at_once: int
    """So many threads work on it; where there are several, one address leaves one of them to others."""
    most: int
    """Jobs that are not done."""
    most_of_address: int


class JobKind(NamedTuple):
    """What sort of job it is; of `kept` jobs that had a key, those asked for last, what was made is kept."""

    name: str
    lane: Lane
    kept: int = 0
    is_limited: bool = False
    """Done in a process with limited memory, since its cost follows from what somebody sent."""


class Job(Generic[Made]):
    """Something that is done once, for however many wait for it, in the language of whoever asked first."""

    def __init__(
        self, kind: JobKind, asker: JobOwner, work: Callable[[Report], Made], key: Hashable = None, number: int = 0
    ) -> None:
        """Wait for a thread; jobs are numbered as they come."""
        self.kind, self.asker, self.key, self.number = kind, asker, key, number
        self.done: asyncio.Future[Made] = asyncio.get_running_loop().create_future()
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
        """Say whether nothing will come of it."""
        return self.done.done() and (self.done.cancelled() or self.done.exception() is not None)

    def run(self) -> Made:
        """Do it, in a thread."""
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

    def settle(self, ran: asyncio.Future[Any]) -> None:
        """Tell those who wait how it went."""
        if ran.cancelled() or self.done.done():
            self.done.cancel()
        elif (error := ran.exception()) is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(ran.result())
