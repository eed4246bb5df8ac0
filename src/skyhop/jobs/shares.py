"""What everybody has had of the threads of late: who has had least comes first."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from typing import Any

from skyhop.jobs.job import Asker, Job, Kind

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


class Shares:
    """The order in which jobs are begun: fair among addresses, within one among its guests, and short kinds first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._addresses, self._guests = Used(), Used()
        self._expected: dict[Kind, float] = {}

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

    def _cost(self, kind: Kind) -> float:
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

    def _add(self, asker: Asker, seconds: float) -> None:
        now = self._clock()
        self._addresses.add(asker.address, seconds, now)
        self._guests.add(asker.guest, seconds, now)
