"""A lane with its jobs: those that wait, in a fair order, and those at work in its threads."""

from __future__ import annotations

import asyncio
import itertools
import math
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any

from skyhop.jobs.job import Job, JobKind, JobOwner, Lane, Made, QueueFull, Report
from skyhop.server.metrics import JOB_SECONDS, JOBS

HALF_LIFE = 30.0
"""Seconds after which half of what somebody has had is forgotten."""
LEAST = 0.02
"""Seconds that any job counts."""
MOST_KNOWN = 1000
"""Of whom more is remembered than a trace."""


class Used:
    """Seconds of processor by name, of which half is forgotten after a while."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, name: str, now: float) -> float:
        """What somebody has had, to the millisecond."""
        seconds, when = self._used.get(name, (0.0, now))
        return round(seconds * math.exp2((when - now) / HALF_LIFE), 3)

    def add(self, name: str, seconds: float, now: float) -> None:
        """Count what somebody gets, or did not need."""
        self._used[name] = (max(0.0, self.of(name, now) + seconds), now)
        if len(self._used) > MOST_KNOWN:
            self._used = {other: used for other, used in self._used.items() if self.of(other, now) > LEAST}


class FairOrder:
    """The order in which jobs are begun: fair among addresses, within one among its guests, and short kinds first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._addresses, self._guests = Used(), Used()
        self._expected: dict[JobKind, float] = {}

    def first(self, jobs: Iterable[Job[Any]]) -> Job[Any] | None:
        """The job to begin: whoever asks for it will have had least when it is done; None where there are none."""
        now, nearest = self._clock(), dict[str, Job[Any]]()
        for job in jobs:
            other = nearest.setdefault(job.asker.address, job)
            nearest[job.asker.address] = min(other, job, key=lambda each: self._within(each, now))
        return min(nearest.values(), key=lambda each: self._among(each, now), default=None)

    def before(self, job: Job[Any], jobs: Iterable[Job[Any]]) -> int:
        """About how many of these are begun before a job."""
        now = self._clock()
        return sum(self._among(other, now) < self._among(job, now) for other in jobs)

    def _among(self, job: Job[Any], now: float) -> tuple[float, int]:
        return self._addresses.of(job.asker.address, now) + self._cost(job.kind), job.number

    def _within(self, job: Job[Any], now: float) -> tuple[float, int]:
        return self._guests.of(job.asker.guest, now) + self._cost(job.kind), job.number

    def _cost(self, kind: JobKind) -> float:
        return self._expected.get(kind, LEAST)

    def begin(self, job: Job[Any]) -> None:
        """Count a job that is begun as one that takes what its kind took so far."""
        job.seconds = self._cost(job.kind)
        self._add(job.asker, job.seconds)

    def end(self, job: Job[Any], counted: float) -> None:
        """Count what a job has really taken, of which so much was counted when it was begun."""
        seconds = max(LEAST, job.seconds)
        self._add(job.asker, seconds - counted)
        self._expected[job.kind] = self._cost(job.kind) * 0.75 + seconds * 0.25

    def _add(self, asker: JobOwner, seconds: float) -> None:
        now = self._clock()
        self._addresses.add(asker.address, seconds, now)
        self._guests.add(asker.guest, seconds, now)


class LaneQueue:
    """The jobs of one lane."""

    def __init__(self, lane: Lane, shares: FairOrder) -> None:
        self._lane = lane
        self._shares = shares
        self._waiting: list[Job[Any]] = []
        self._at_work: list[Job[Any]] = []
        self._threads = ThreadPoolExecutor(lane.at_once, thread_name_prefix=lane.name)

    @property
    def jobs(self) -> list[Job[Any]]:
        """All that are not done."""
        return [*self._at_work, *self._waiting]

    def make_room(self, asker: JobOwner) -> None:
        """`Busy` where too many wait; but who has asked for much more gives way to who has asked for little."""
        near = [job for job in self.jobs if job.asker.address == asker.address]
        if len(near) >= self._lane.most_of_address:
            self._give_way(near, lambda other: other.guest, asker)
        elif len(self.jobs) >= self._lane.most:
            self._give_way(self.jobs, lambda other: other.address, asker)

    def _give_way(self, jobs: list[Job[Any]], name: Callable[[JobOwner], str], asker: JobOwner) -> None:
        """Refuse the last job of whoever has most of these, unless that would only change places."""
        counts = Counter(name(job.asker) for job in jobs)
        refusable = [job for job in jobs if job in self._waiting and job.waiters < 2]
        last = max(refusable, key=lambda job: (counts[name(job.asker)], job.number), default=None)
        if last is None or counts[name(last.asker)] <= counts[name(asker)] + 1:
            raise QueueFull
        self.drop(last, QueueFull())

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


class JobQueue:
    """The queue: a line for each lane, and what was made under a key."""

    def __init__(self) -> None:
        self._lines: dict[Lane, LaneQueue] = {}
        self._begun: dict[tuple[JobKind, Hashable], Job[Any]] = {}
        self._kept = defaultdict[JobKind, OrderedDict[Hashable, Job[Any]]](OrderedDict)
        self._numbers = itertools.count()

    @property
    def is_idle(self) -> bool:
        """Say whether nothing waits and nothing is at work."""
        return not any(line.jobs for line in self._lines.values())

    def known(self, kind: JobKind, key: Hashable) -> Job[Any] | None:
        """The job that makes something, or made it if it is kept; None where nobody has asked for it."""
        kept = self._kept[kind]
        if key in kept:
            kept.move_to_end(key)
            return kept[key]
        begun = self._begun.get((kind, key))
        return begun if begun is not None and not begun.has_failed else None

    def make_room(self, kind: JobKind, asker: JobOwner) -> None:
        """`Busy` where too many jobs of the lane wait, or too many of the asker's address."""
        self._line(kind).make_room(asker)

    def begin(self, kind: JobKind, asker: JobOwner, work: Callable[[Report], Made], key: Hashable = None) -> Job[Made]:
        """Have something made, of which nobody has asked for the key; whether there is room was asked before."""
        job = Job(kind, asker, work, key, next(self._numbers))
        if key is not None:
            self._begun[kind, key] = job
        job.done.add_done_callback(partial(self._end, job))
        self._line(kind).add(job)
        return job

    async def made(self, job: Job[Made]) -> Made:
        """Wait until something is made."""
        with self.wanted(job):
            return await asyncio.shield(job.done)

    @contextmanager
    def wanted(self, job: Job[Any]) -> Iterator[None]:
        """Count as one who waits for it, at once; where nobody waits any more, it is not begun."""
        job.waiters += 1
        try:
            yield
        finally:
            job.waiters -= 1
            if not job.waiters and self._line(job.kind).is_waiting(job):
                self.drop(job)

    def drop(self, job: Job[Any]) -> None:
        """Let a job be that nobody wants; where it is at work, it ends when it reports the next time."""
        self._line(job.kind).drop(job)

    def ahead(self, job: Job[Any]) -> int:
        """About how many jobs are done before this one begins."""
        return self._line(job.kind).ahead(job)

    def close(self) -> None:
        """Let all be."""
        for line in self._lines.values():
            line.close()
        self._lines.clear()

    def _line(self, kind: JobKind) -> LaneQueue:
        return self._lines.setdefault(kind.lane, LaneQueue(kind.lane, FairOrder()))

    def _end(self, job: Job[Any], done: asyncio.Future[Any]) -> None:
        """Keep what was made."""
        if self._begun.get((job.kind, job.key)) is job:
            del self._begun[job.kind, job.key]
        if done.cancelled() or done.exception() is not None or job.key is None or not job.kind.kept:
            return
        kept = self._kept[job.kind]
        kept[job.key] = job
        while len(kept) > job.kind.kept:
            kept.popitem(last=False)
