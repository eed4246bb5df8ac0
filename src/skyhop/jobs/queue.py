"""A lane with its jobs: those that wait, in a fair order, and those at work in its threads."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from skyhop.jobs.job import Asker, Busy, Job, Lane
from skyhop.jobs.shares import Shares
from skyhop.server.metrics import JOB_SECONDS, JOBS


class Line:
    """The jobs of one lane."""

    def __init__(self, lane: Lane, shares: Shares) -> None:
        self._lane = lane
        self._shares = shares
        self._waiting: list[Job[Any]] = []
        self._at_work: list[Job[Any]] = []
        self._threads = ThreadPoolExecutor(lane.at_once, thread_name_prefix=lane.name)

    @property
    def jobs(self) -> list[Job[Any]]:
        """All that are not done."""
        return [*self._at_work, *self._waiting]

    def make_room(self, asker: Asker) -> None:
        """`Busy` where too many wait; but who has asked for much more gives way to who has asked for little."""
        near = [job for job in self.jobs if job.asker.address == asker.address]
        if len(near) >= self._lane.most_of_address:
            self._give_way(near, lambda other: other.guest, asker)
        elif len(self.jobs) >= self._lane.most:
            self._give_way(self.jobs, lambda other: other.address, asker)

    def _give_way(self, jobs: list[Job[Any]], name: Callable[[Asker], str], asker: Asker) -> None:
        """Refuse the last job of whoever has most of these, unless that would only change places."""
        counts = Counter(name(job.asker) for job in jobs)
        refusable = [job for job in jobs if job in self._waiting and job.waiters < 2]
        last = max(refusable, key=lambda job: (counts[name(job.asker)], job.number), default=None)
        if last is None or counts[name(last.asker)] <= counts[name(asker)] + 1:
            raise Busy
        self.drop(last, Busy())

    def add(self, job: Job[Any]) -> None:
        """Have a job done when its turn has come."""
        self._waiting.append(job)
        self._go_on()

    def drop(self, job: Job[Any], error: Exception | None = None) -> None:
        """Let a job be, because of an error if one is given; one that is at work ends when it reports the next time."""
        job.is_wanted = False
        if self.is_waiting(job):
            self._waiting.remove(job)
            if error is None:
                job.done.cancel()
            else:
                job.done.set_exception(error)

    def is_waiting(self, job: Job[Any]) -> bool:
        """Say whether a job has not been begun."""
        return job in self._waiting

    def ahead(self, job: Job[Any]) -> int:
        """About how many jobs are done before this one begins."""
        return self._shares.before(job, self._waiting) + len(self._at_work) if self.is_waiting(job) else 0

    def close(self) -> None:
        """Begin nothing any more, and end what reports."""
        for job in self.jobs:
            self.drop(job)
        self._threads.shutdown(wait=False)

    def _go_on(self) -> None:
        while len(self._at_work) < self._lane.at_once and (job := self._next()) is not None:
            self._waiting.remove(job)
            self._at_work.append(job)
            self._shares.begin(job)
            running = asyncio.get_running_loop().run_in_executor(self._threads, job.run)
            running.add_done_callback(partial(self._end, job, job.seconds))
        JOBS.labels(self._lane.name).set(len(self.jobs))

    def _next(self) -> Job[Any] | None:
        """The job to begin; an address that has all threads but one waits for one of its own."""
        busy = Counter(job.asker.address for job in self._at_work)
        most = max(1, self._lane.at_once - 1)
        return self._shares.first(job for job in self._waiting if busy[job.asker.address] < most)

    def _end(self, job: Job[Any], counted: float, ran: asyncio.Future[Any]) -> None:
        self._at_work.remove(job)
        self._shares.end(job, counted)
        JOB_SECONDS.labels(job.kind.name).inc(job.seconds)
        job.settle(ran)
        self._go_on()
