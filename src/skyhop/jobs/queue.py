"""Job queues, which share the threads fairly among the guests who request jobs.

Each lane (a group of job kinds with similar duration) has its own queue and its own threads.
"""

from __future__ import annotations

import asyncio
import contextvars
import itertools
import math
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from skyhop.jobs.limited import read_processor_time
from skyhop.server.metrics import JOB_SECONDS, JOBS

Made = TypeVar("Made")
Made_co = TypeVar("Made_co", covariant=True)
Report = Callable[[int], None]
"""Function that a job calls with the number of finished parts.

The function raises `JobAbandoned` if no guest waits for the job.
"""


class JobAbandoned(Exception):  # noqa: N818  a signal, not a program error
    """Error raised in a job to stop it, because no guest waits for the job or another worker runs it."""


class QueueFull(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised for a new job or request while the server has too many of its kind."""


class JobOwner(NamedTuple):
    """Guest who requests a job, and the guest's network address. Both are opaque names of equal length."""

    guest: str
    address: str


class Lane(NamedTuple):
    """Group of job kinds with similar duration. The jobs of a lane share threads.

    Jobs of one lane never wait for jobs of another lane.
    """

    name: str
    at_once: int
    """Number of threads.

    If a lane has several threads, one address cannot use all of them: one thread stays free for other addresses.
    """
    most: int
    """Maximum number of unfinished jobs."""
    most_of_address: int


class JobKind(NamedTuple):
    """Kind of job. The cache keeps the `kept` most recent results of those jobs that have a key."""

    name: str
    lane: Lane
    kept: int = 0
    is_limited: bool = False
    """True if jobs run in a process with limited memory, because user input determines their cost."""


class Job(Generic[Made_co]):
    """Job that runs once for all requests that wait for its result.

    The job uses the language of the first request.
    """

    def __init__(
        self, kind: JobKind, asker: JobOwner, work: Callable[[Report], Made_co], key: Hashable = None, number: int = 0
    ) -> None:
        """Create a job that waits for a thread. A job that is created later has a higher `number`."""
        self.kind, self.asker, self.key, self.number = kind, asker, key, number
        self.done: asyncio.Future[Made_co] = asyncio.get_running_loop().create_future()
        self.waiters = 0
        self.is_wanted = True
        self.finished = 0
        """Number of finished parts."""
        self.seconds = 0.0
        """Processor seconds of the job: an estimate until the job ends, then the real time."""
        self._context = contextvars.copy_context()
        self._work = work

    @property
    def has_failed(self) -> bool:
        """True if the job has failed."""
        return self.done.done() and (self.done.cancelled() or self.done.exception() is not None)

    def start(self, threads: Executor, handle_end: Callable[[], None]) -> None:
        """Run the job in a thread.

        At the end, deliver the result or the error to all waiting requests, and call `handle_end`.
        """

        def settle(future: asyncio.Future[Made_co]) -> None:
            if future.cancelled() or self.done.done():
                self.done.cancel()
            elif (error := future.exception()) is not None:
                self.done.set_exception(error)
            else:
                self.done.set_result(future.result())
            handle_end()

        asyncio.get_running_loop().run_in_executor(threads, self._run).add_done_callback(settle)

    def _run(self) -> Made_co:
        """Do the work of the job in the current thread, and return the result.

        Measure the processor time of the job.
        """
        begun = read_processor_time()
        try:
            self._report(0)
            return self._context.run(self._work, self._report)
        finally:
            self.seconds = read_processor_time() - begun

    def _report(self, finished: int) -> None:
        if not self.is_wanted:
            raise JobAbandoned
        self.finished = finished


HALF_LIFE_SECONDS = 30.0
"""Time after which used processor time counts half, in seconds."""
MIN_JOB_SECONDS = 0.02
"""Minimum processor time counted for a job, in seconds."""
MAX_OWNERS = 1000
"""Maximum number of names of guests and addresses in the table of used time.

If the table has more names, names with almost no used time are removed.
"""


class ProcessorTime:
    """Processor seconds that each guest and each network address has used.

    Older seconds count less: they halve every `HALF_LIFE_SECONDS` seconds.
    """

    def __init__(self) -> None:
        self._used_seconds: dict[str, tuple[float, float]] = {}

    def read(self, name: str, now: float) -> float:
        """Return the decayed processor seconds that a guest or an address has used, rounded to milliseconds.

        `now` is the current time in seconds, from a monotonic clock.
        """
        seconds, when = self._used_seconds.get(name, (0.0, now))
        return round(seconds * math.exp2((when - now) / HALF_LIFE_SECONDS), 3)

    def add(self, name: str, seconds: float, now: float) -> None:
        """Add processor seconds to the seconds of a guest or an address.

        `seconds` is negative if a job needed less time than estimated.
        """
        self._used_seconds[name] = (max(0.0, self.read(name, now) + seconds), now)
        if len(self._used_seconds) > MAX_OWNERS:
            self._used_seconds = {
                other: used for other, used in self._used_seconds.items() if self.read(other, now) > MIN_JOB_SECONDS
            }


class FairOrder:
    """Fair order of jobs.

    Network addresses share the time equally, and guests with the same address share its time. Short jobs come
    before long jobs.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._addresses, self._guests = ProcessorTime(), ProcessorTime()
        self._expected_seconds: dict[JobKind, float] = {}

    def choose(self, jobs: Iterable[Job[object]]) -> Job[object] | None:
        """Return the job whose owner will have used the least processor time after the job.

        If `jobs` is empty, return None.
        """
        now, nearest = self._clock(), dict[str, Job[object]]()
        for job in jobs:
            other = nearest.setdefault(job.asker.address, job)
            nearest[job.asker.address] = min(other, job, key=lambda each: self._rank_guest(each, now))
        return min(nearest.values(), key=lambda each: self._rank_address(each, now), default=None)

    def count_before(self, job: Job[object], jobs: Iterable[Job[object]]) -> int:
        """Return the approximate number of jobs in `jobs` that will start before `job`."""
        now = self._clock()
        return sum(self._rank_address(other, now) < self._rank_address(job, now) for other in jobs)

    def _rank_address(self, job: Job[object], now: float) -> tuple[float, int]:
        return self._addresses.read(job.asker.address, now) + self._estimate_cost(job.kind), job.number

    def _rank_guest(self, job: Job[object], now: float) -> tuple[float, int]:
        return self._guests.read(job.asker.guest, now) + self._estimate_cost(job.kind), job.number

    def _estimate_cost(self, kind: JobKind) -> float:
        return self._expected_seconds.get(kind, MIN_JOB_SECONDS)

    def begin(self, job: Job[object]) -> None:
        """Record the start of a job: add the usual duration of such jobs to the used time of the job's owner."""
        job.seconds = self._estimate_cost(job.kind)
        self._add(job.asker, job.seconds)

    def end(self, job: Job[object], added_seconds: float) -> None:
        """Correct the used time of the job's owner after the job.

        Replace `added_seconds`, the seconds that were added before, with the real time of the job.
        """
        seconds = max(MIN_JOB_SECONDS, job.seconds)
        self._add(job.asker, seconds - added_seconds)
        self._expected_seconds[job.kind] = self._estimate_cost(job.kind) * 0.75 + seconds * 0.25

    def _add(self, asker: JobOwner, seconds: float) -> None:
        now = self._clock()
        self._addresses.add(asker.address, seconds, now)
        self._guests.add(asker.guest, seconds, now)


class LaneQueue:
    """Queue of the waiting and running jobs of one lane."""

    def __init__(self, lane: Lane, shares: FairOrder) -> None:
        self._lane = lane
        self._shares = shares
        self._waiting: list[Job[object]] = []
        self._at_work: list[Job[object]] = []
        self._threads = ThreadPoolExecutor(lane.at_once, thread_name_prefix=lane.name)

    @property
    def jobs(self) -> list[Job[object]]:
        """Unfinished jobs of the lane, waiting or running."""
        return [*self._at_work, *self._waiting]

    def make_room(self, asker: JobOwner) -> None:
        """Make room for a job of `asker` if the lane is full, or if the address of `asker` has too many jobs.

        Drop a waiting job of an owner with many more jobs. If there is no such owner, raise `QueueFull`.
        """
        near = [job for job in self.jobs if job.asker.address == asker.address]
        if len(near) >= self._lane.most_of_address:
            self._give_way(near, lambda other: other.guest, asker)
        elif len(self.jobs) >= self._lane.most:
            self._give_way(self.jobs, lambda other: other.address, asker)

    def _give_way(self, jobs: list[Job[object]], name: Callable[[JobOwner], str], asker: JobOwner) -> None:
        """Drop one waiting job to make room: the newest job of the owner with the most jobs.

        Raise `QueueFull` if this owner has at most one job more than `asker`. An owner is a guest or an address:
        `name` returns one of the two, and jobs with the same name are counted together.
        """
        counts = Counter(name(job.asker) for job in jobs)
        refusable = [job for job in jobs if job in self._waiting and job.waiters < 2]
        last = max(refusable, key=lambda job: (counts[name(job.asker)], job.number), default=None)
        if last is None or counts[name(last.asker)] <= counts[name(asker)] + 1:
            raise QueueFull
        self.drop(last, QueueFull())

    def add(self, job: Job[object]) -> None:
        """Add a job to the waiting jobs of the lane.

        The job starts when a thread is free and no other waiting job comes before this job.
        """
        self._waiting.append(job)
        self._start_next()

    def drop(self, job: Job[object], error: Exception | None = None) -> None:
        """Drop a job of the lane. If `error` is given, deliver the error to the requests that wait for the job.

        A job that is running ends at its next progress report.
        """
        job.is_wanted = False
        if self.is_waiting(job):
            self._waiting.remove(job)
            if error is None:
                job.done.cancel()
            else:
                job.done.set_exception(error)
            self._count_jobs()

    def is_waiting(self, job: Job[object]) -> bool:
        """Return True if a job of the lane has not started."""
        return job in self._waiting

    def count_ahead(self, job: Job[object]) -> int:
        """Return the approximate number of jobs of the lane that will run before this job."""
        return self._shares.count_before(job, self._waiting) + len(self._at_work) if self.is_waiting(job) else 0

    def close(self) -> None:
        """Start no more jobs of this lane. Running jobs end at their next progress report."""
        for job in self.jobs:
            self.drop(job)
        self._threads.shutdown(wait=False)

    def _start_next(self) -> None:
        while len(self._at_work) < self._lane.at_once and (job := self._choose_next()) is not None:
            self._waiting.remove(job)
            self._at_work.append(job)
            self._shares.begin(job)
            job.start(self._threads, partial(self._end, job, job.seconds))
        self._count_jobs()

    def _count_jobs(self) -> None:
        """Set the metric that shows the number of unfinished jobs of the lane."""
        JOBS.labels(self._lane.name).set(len(self.jobs))

    def _choose_next(self) -> Job[object] | None:
        """Return the waiting job to start next, or None if no job can start.

        A job must wait if its address already uses all threads except one.
        """
        busy = Counter(job.asker.address for job in self._at_work)
        most = max(1, self._lane.at_once - 1)
        return self._shares.choose(job for job in self._waiting if busy[job.asker.address] < most)

    def _end(self, job: Job[object], added_seconds: float) -> None:
        self._at_work.remove(job)
        self._shares.end(job, added_seconds)
        JOB_SECONDS.labels(job.kind.name).inc(job.seconds)
        self._start_next()


class JobQueue:
    """Queue of all jobs, with one queue for each lane, and a cache of results by key."""

    def __init__(self) -> None:
        self._lanes: dict[Lane, LaneQueue] = {}
        self._unfinished_jobs: dict[tuple[JobKind, Hashable], Job[object]] = {}
        self._finished_jobs = defaultdict[JobKind, OrderedDict[Hashable, Job[object]]](OrderedDict)
        self._numbers = itertools.count()

    @property
    def is_idle(self) -> bool:
        """True if no job waits or runs."""
        return not any(lane.jobs for lane in self._lanes.values())

    def count_by_lane(self) -> dict[str, int]:
        """Return the number of unfinished jobs of each lane."""
        return {lane.name: len(queue.jobs) for lane, queue in self._lanes.items()}

    def find(self, kind: JobKind, key: Hashable) -> Job[Any] | None:
        """Return the unfinished or cached job that has a key, or None if there is none."""
        cached = self._finished_jobs[kind]
        if key in cached:
            cached.move_to_end(key)
            return cached[key]
        begun = self._unfinished_jobs.get((kind, key))
        return begun if begun is not None and not begun.has_failed else None

    def make_room(self, kind: JobKind, asker: JobOwner) -> None:
        """Make sure that the lane of a kind has room for a job.

        If the lane is full, drop a waiting job of an owner with many more jobs than `asker`. If there is no such
        owner, raise `QueueFull`.
        """
        self._find_lane(kind).make_room(asker)

    def begin(self, kind: JobKind, asker: JobOwner, work: Callable[[Report], Made], key: Hashable = None) -> Job[Made]:
        """Add a new job to the queue and return the job.

        The caller must call `find` and `make_room` first.
        """
        job = Job(kind, asker, work, key, next(self._numbers))
        if key is not None:
            self._unfinished_jobs[kind, key] = job
        job.done.add_done_callback(lambda _done: self._end(job))
        self._find_lane(kind).add(job)
        return job

    async def wait(self, job: Job[Made]) -> Made:
        """Wait until a job ends, and return its result."""
        with self.count_waiter(job):
            return await asyncio.shield(job.done)

    @contextmanager
    def count_waiter(self, job: Job[object]) -> Iterator[None]:
        """Count one more request that waits for a job, inside the block.

        After the block, drop the job if it has not started and no other request waits for it.
        """
        job.waiters += 1
        try:
            yield
        finally:
            job.waiters -= 1
            if not job.waiters and self._find_lane(job.kind).is_waiting(job):
                self.drop(job)

    def drop(self, job: Job[object]) -> None:
        """Drop a job of the queue.

        If the job is running, it ends at its next progress report.
        """
        self._find_lane(job.kind).drop(job)

    def count_ahead(self, job: Job[object]) -> int:
        """Return the approximate number of jobs of the same lane that will run before this job."""
        return self._find_lane(job.kind).count_ahead(job)

    def close(self) -> None:
        """Drop all waiting jobs of all lanes.

        Running jobs end at their next progress report.
        """
        for lane in self._lanes.values():
            lane.close()
        self._lanes.clear()

    def _find_lane(self, kind: JobKind) -> LaneQueue:
        if kind.lane not in self._lanes:
            self._lanes[kind.lane] = LaneQueue(kind.lane, FairOrder())
        return self._lanes[kind.lane]

    def _end(self, job: Job[object]) -> None:
        """Store the result of a finished job in the cache."""
        if self._unfinished_jobs.get((job.kind, job.key)) is job:
            del self._unfinished_jobs[job.kind, job.key]
        if job.has_failed or job.key is None or not job.kind.kept:
            return
        cached = self._finished_jobs[job.kind]
        cached[job.key] = job
        while len(cached) > job.kind.kept:
            cached.popitem(last=False)
