"""All jobs of a table, as one of its workers has them: what two ask for is made once, and some of it is kept."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from skyhop.jobs.job import Asker, Job, Kind, Lane, Made, Report
from skyhop.jobs.queue import Line
from skyhop.jobs.shares import Shares


class Jobs:
    """The queue: a line for each lane, and what was made under a key."""

    def __init__(self) -> None:
        self._lines: dict[Lane, Line] = {}
        self._begun: dict[tuple[Kind, Hashable], Job[Any]] = {}
        self._kept = defaultdict[Kind, OrderedDict[Hashable, Job[Any]]](OrderedDict)
        self._numbers = itertools.count()

    @property
    def is_idle(self) -> bool:
        """Say whether nothing waits and nothing is at work."""
        return not any(line.jobs for line in self._lines.values())

    def known(self, kind: Kind, key: Hashable) -> Job[Any] | None:
        """The job that makes something, or made it if it is kept; None where nobody has asked for it."""
        kept = self._kept[kind]
        if key in kept:
            kept.move_to_end(key)
            return kept[key]
        begun = self._begun.get((kind, key))
        return begun if begun is not None and not begun.has_failed else None

    def make_room(self, kind: Kind, asker: Asker) -> None:
        """`Busy` where too many jobs of the lane wait, or too many of the asker's address."""
        self._line(kind).make_room(asker)

    def begin(self, kind: Kind, asker: Asker, work: Callable[[Report], Made], key: Hashable = None) -> Job[Made]:
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

    def _line(self, kind: Kind) -> Line:
        return self._lines.setdefault(kind.lane, Line(kind.lane, Shares()))

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
