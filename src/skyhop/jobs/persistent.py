"""Persistent jobs, such as films: one of several workers computes a result, and all read it from a folder.

A page polls the progress, which also shows that a guest waits. If the worker of a job dies, the next worker that
receives a poll takes the job over.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from skyhop.jobs.folder import PATIENCE, JobFolder, RetentionLimits
from skyhop.jobs.job import Job, JobAbandoned, JobKind, JobOwner, Lane, QueueFull, Report
from skyhop.jobs.queue import JobQueue
from skyhop.server.exceptions import StoreFault

MOST_WAITING = 12
"""Maximum number of unfinished jobs of one kind, for all workers; each guest has one."""
MOST_OF_ADDRESS = 6
"""Maximum number of unfinished jobs per address, so that others get a share."""


class JobRequest(Protocol):
    """Request for a result; requests with the same name share one result."""

    @property
    def name(self) -> str:
        """Name of the result on the disk."""

    @property
    def parts(self) -> int:
        """Number of parts, for progress."""

    def make(self, report: Report) -> bytes:
        """Compute the result, in a thread."""


class JobProgress(NamedTuple):
    """Progress: the number of parts done, the bytes of a finished result, and the jobs ahead."""

    made: int
    size: int = 0
    ahead: int = 0
    """Approximate number of jobs ahead in this worker's queue."""


class PersistentJobs:
    """Persistent jobs of one kind on a server, as one of its workers sees them."""

    def __init__(self, jobs: JobQueue, folder: Path, keeping: RetentionLimits) -> None:
        """Use a data folder that all workers share; the kind has a thread of its own."""
        self._jobs = jobs
        self._kind = JobKind(keeping.folder, Lane(keeping.folder, 1, MOST_WAITING, MOST_OF_ADDRESS))
        self._folder = JobFolder(folder, keeping)
        self._begun: dict[str, Job[None]] = {}
        self._failed: dict[str, BaseException] = {}

    def find(self, order: JobRequest, asker: JobOwner) -> JobProgress | None:
        """Return the progress of a job, or None if no worker runs it; raise the job's error if it failed."""
        name = order.name
        if error := self._failed.get(name):
            raise error
        if size := self._folder.size(name):
            return JobProgress(order.parts, size)
        note = self._folder.note(name)
        if note is None:
            return None
        self._folder.ask(name, asker)
        if note.is_orphan:
            self._make(order, asker)
        return self._find_progress(name, note.made)

    def forgive(self, order: JobRequest) -> None:
        """Forget the error of a job, so that it can run again."""
        self._failed.pop(order.name, None)

    def read(self, order: JobRequest) -> bytes | None:
        """Return the result, or None if it does not exist."""
        return self._folder.read(order.name)

    def make_room(self, asker: JobOwner) -> None:
        """Raise `QueueFull` if too many jobs wait; a job that only this guest waits for does not count."""
        waiting = self._folder.list_waiting().values()
        others = [{each.address for each in askers if each.guest != asker.guest} for askers in waiting]
        neighbours = [addresses for addresses in others if asker.address in addresses]
        if len([*filter(None, others)]) >= MOST_WAITING or len(neighbours) >= MOST_OF_ADDRESS:
            raise QueueFull

    def begin(self, order: JobRequest, asker: JobOwner) -> JobProgress:
        """Start a job for a guest, and drop any other job that only this guest waits for."""
        for other, askers in self._folder.list_waiting().items():
            self._folder.leave(other, asker.guest)
            if {each.guest for each in askers} == {asker.guest}:
                self._drop(other)
        self._folder.sweep()
        self._folder.ask(order.name, asker)
        self._make(order, asker)
        return self._find_progress(order.name)

    def _find_progress(self, name: str, made: int = 0) -> JobProgress:
        """Return the progress of a job: from this worker's queue, else the count that another worker noted."""
        job = self._begun.get(name)
        return JobProgress(made) if job is None else JobProgress(job.made, 0, self._jobs.count_ahead(job))

    def _make(self, order: JobRequest, asker: JobOwner) -> None:
        """Start a job, unless another live worker runs it."""
        name = order.name
        if self._folder.claim(name):
            job = self._begun[name] = self._jobs.begin(self._kind, asker, partial(self._compute, order))
            job.done.add_done_callback(partial(self._end, name, job))

    def _compute(self, order: JobRequest, report: Report) -> None:
        """Compute a result in a thread and store it; other workers can read the progress."""

        def note(made: int) -> None:
            report(made)
            if not self._folder.renew(order.name, made):
                raise JobAbandoned

        note(0)
        self._folder.keep(order.name, order.make(note))

    def close(self) -> None:
        """Stop the jobs in progress; the next worker that is polled takes them over."""
        for name, job in self._begun.items():
            self._jobs.drop(job)
            self._folder.abandon(name)
        self._begun.clear()

    def _drop(self, name: str) -> None:
        """Stop a job in whichever worker runs it."""
        if job := self._begun.pop(name, None):
            self._jobs.drop(job)
        self._folder.release(name)

    def _end(self, name: str, job: Job[None], done: asyncio.Future[None]) -> None:
        """Remove the note of a finished job, and store its error for a while."""
        if self._begun.get(name) is not job:
            return
        del self._begun[name]
        error = None if done.cancelled() else done.exception()
        if error is not None and not isinstance(error, JobAbandoned):
            self._failed[name] = error
            asyncio.get_running_loop().call_later(PATIENCE, self._failed.pop, name, None)
        with contextlib.suppress(StoreFault):
            self._folder.release(name)


def hash_name(text: str) -> str:
    """Return an opaque name for a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]
