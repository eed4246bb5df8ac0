"""Jobs whose results last, such as films: made by one of several workers, kept in a folder, and found there by all.

A page asks again and again how far it is, and so says that somebody waits for it. Where the worker that made it has
died, the one that is asked takes it up.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from skyhop.jobs.folder import PATIENCE, JobFolder, Keeping
from skyhop.jobs.job import Job, JobAbandoned, JobKind, JobOwner, Lane, QueueFull, Report
from skyhop.jobs.queue import JobQueue
from skyhop.server.exceptions import StoreFault

MOST_WAITING = 12
"""Things of one kind that are not done, of all workers; a guest has one of them."""
MOST_OF_ADDRESS = 6
"""Of these, so that guests of one address leave room for others."""


class JobRequest(Protocol):
    """Something that can be made: the same under the same name, whoever asks for it."""

    @property
    def name(self) -> str:
        """What it is called on the disk."""

    @property
    def parts(self) -> int:
        """How many parts it has, for whoever wants to know how far it is."""

    def make(self, report: Report) -> bytes:
        """Make it, in a thread."""


class JobProgress(NamedTuple):
    """How far something is: how many of its parts are done, its bytes once it is there, and what is done before it."""

    made: int
    size: int = 0
    ahead: int = 0
    """About how many others, where it waits for its turn with this worker."""


class PersistentJobs:
    """What a table makes of one kind, as one of its workers sees it."""

    def __init__(self, jobs: JobQueue, folder: Path, keeping: Keeping) -> None:
        """Keep it in a data folder that all workers share; it has a thread of its own."""
        self._jobs = jobs
        self._kind = JobKind(keeping.folder, Lane(keeping.folder, 1, MOST_WAITING, MOST_OF_ADDRESS))
        self._folder = JobFolder(folder, keeping)
        self._begun: dict[str, Job[None]] = {}
        self._failed: dict[str, BaseException] = {}

    def find(self, order: JobRequest, asker: JobOwner) -> JobProgress | None:
        """Say how far something is, None where nobody makes it; what went wrong with it is raised."""
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
        return self._progress(name, note.made)

    def forgive(self, order: JobRequest) -> None:
        """Forget what went wrong with something, so that it is made anew."""
        self._failed.pop(order.name, None)

    def read(self, order: JobRequest) -> bytes | None:
        """What was made, None where it is not there."""
        return self._folder.read(order.name)

    def make_room(self, asker: JobOwner) -> None:
        """`Busy` where too many wait for theirs; what the guest waits for makes room itself."""
        waiting = self._folder.waiting().values()
        others = [{each.address for each in askers if each.guest != asker.guest} for askers in waiting]
        neighbours = [addresses for addresses in others if asker.address in addresses]
        if len([*filter(None, others)]) >= MOST_WAITING or len(neighbours) >= MOST_OF_ADDRESS:
            raise QueueFull

    def begin(self, order: JobRequest, asker: JobOwner) -> JobProgress:
        """Have something made for a guest, instead of anything else that this guest alone waits for."""
        for other, askers in self._folder.waiting().items():
            self._folder.leave(other, asker.guest)
            if {each.guest for each in askers} == {asker.guest}:
                self._drop(other)
        self._folder.sweep()
        self._folder.ask(order.name, asker)
        self._make(order, asker)
        return self._progress(order.name)

    def _progress(self, name: str, made: int = 0) -> JobProgress:
        """How far something is that is being made, by this worker or, as that one noted, by another."""
        job = self._begun.get(name)
        return JobProgress(made) if job is None else JobProgress(job.made, 0, self._jobs.ahead(job))

    def _make(self, order: JobRequest, asker: JobOwner) -> None:
        """Make something, unless another worker that lives does."""
        name = order.name
        if self._folder.claim(name):
            job = self._begun[name] = self._jobs.begin(self._kind, asker, partial(self._made, order))
            job.done.add_done_callback(partial(self._end, name, job))

    def _made(self, order: JobRequest, report: Report) -> None:
        """Make something, in a thread, and keep it; other workers can read how far it is."""

        def note(made: int) -> None:
            report(made)
            if not self._folder.renew(order.name, made):
                raise JobAbandoned

        note(0)
        self._folder.keep(order.name, order.make(note))

    def close(self) -> None:
        """Stop what is being made; the next worker that is asked for it takes it up."""
        for name, job in self._begun.items():
            self._jobs.drop(job)
            self._folder.let_go(name)
        self._begun.clear()

    def _drop(self, name: str) -> None:
        """Have something stopped, by whichever worker makes it."""
        if job := self._begun.pop(name, None):
            self._jobs.drop(job)
        self._folder.release(name)

    def _end(self, name: str, job: Job[None], done: asyncio.Future[None]) -> None:
        """Remove the note of something that is done, and remember for a while what went wrong with it."""
        if self._begun.get(name) is not job:
            return
        del self._begun[name]
        error = None if done.cancelled() else done.exception()
        if error is not None and not isinstance(error, JobAbandoned):
            self._failed[name] = error
            asyncio.get_running_loop().call_later(PATIENCE, self._failed.pop, name, None)
        with contextlib.suppress(StoreFault):
            self._folder.release(name)


def hashed(text: str) -> str:
    """A name for something that tells nothing of it."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]
