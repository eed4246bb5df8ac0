"""Tests of jobs: each runs once while somebody waits for it, in an order that is fair to all clients."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from skyhop.jobs import queue
from skyhop.jobs.queue import (
    HALF_LIFE_SECONDS,
    MAX_OWNERS,
    MIN_JOB_SECONDS,
    FairOrder,
    Job,
    JobAbandoned,
    JobKind,
    JobOwner,
    JobQueue,
    Lane,
    ProcessorTime,
    QueueFull,
    Report,
)
from skyhop.server.metrics import JOBS

ONE = Lane("one", at_once=1, most=8, most_of_address=5)
TWO = Lane("two", at_once=2, most=50, most_of_address=40)
THING, OTHER = JobKind("things", ONE, kept=2), JobKind("other things", ONE)
ANNA, BEN, CARL = JobOwner("anna", "home"), JobOwner("ben", "home"), JobOwner("carl", "elsewhere")


class Work:
    """Jobs that are done when they may be, and what was begun so far."""

    def __init__(self, jobs: JobQueue) -> None:
        self.jobs = jobs
        self.begun: list[str] = []
        self.may_go_on = threading.Semaphore(0)

    def ask(self, name: str, asker: JobOwner, kind: JobKind = OTHER) -> Job[str]:
        """Have something made, where there is room."""
        self.jobs.make_room(kind, asker)
        return self.jobs.begin(kind, asker, self._does(name), name)

    def _does(self, name: str) -> Callable[[Report], str]:
        def work(report: Report) -> str:
            self.begun.append(name)
            self.may_go_on.acquire()
            report(1)
            return name

        return work

    async def go_on(self, *jobs: Job[Any]) -> None:
        """Let as much be done as is needed for these jobs, one after another."""
        while not all(job.done.done() for job in jobs):
            self.may_go_on.release()
            before = len(self.begun)
            async with asyncio.timeout(5):
                while len(self.begun) == before and not all(job.done.done() for job in jobs):  # noqa: ASYNC110
                    await asyncio.sleep(0.001)
        await asyncio.sleep(0)  # what follows on their end is done


@pytest.fixture
async def work() -> AsyncIterator[Work]:
    made = Work(JobQueue())
    yield made
    made.jobs.close()
    for _job in range(100):
        made.may_go_on.release()


@pytest.mark.parametrize("other", [BEN, CARL])
async def test_whoever_asks_for_one_thing_waits_for_one_of_those_of_somebody_who_asks_for_many(
    work: Work, other: JobOwner
) -> None:
    many = [work.ask(f"anna's {number}", ANNA) for number in range(4)]
    one = work.ask("one", other)

    await work.go_on(*many, one)

    assert work.begun == ["anna's 0", "one", "anna's 1", "anna's 2", "anna's 3"]


async def test_one_address_leaves_a_thread_to_others(work: Work) -> None:
    kind = JobKind("wide", TWO)
    for number in range(40):
        work.ask(f"home {number}", (ANNA, BEN)[number % 2], kind)
    one = work.ask("one", CARL, kind)
    async with asyncio.timeout(5):
        while len(work.begun) < 2:  # noqa: ASYNC110  nothing tells it
            await asyncio.sleep(0.001)

    assert {*work.begun} == {"home 0", "one"}
    await work.go_on(one)


async def test_a_lane_starts_its_threads_once(work: Work, monkeypatch: pytest.MonkeyPatch) -> None:
    """Later calls find the queue of the lane."""
    first = work.ask("first", ANNA)
    monkeypatch.setattr(queue, "ThreadPoolExecutor", None)

    await work.go_on(first, work.ask("second", BEN))


async def test_a_dropped_job_leaves_the_metric(work: Work) -> None:
    work.ask("first", ANNA)
    second = work.ask("second", BEN)
    assert JOBS.labels(ONE.name)._value.get() == 2

    work.jobs.drop(second)

    assert JOBS.labels(ONE.name)._value.get() == 1


async def test_where_the_queue_is_full_who_has_most_in_it_gives_way(work: Work) -> None:
    many = [work.ask(f"anna's {number}", ANNA) for number in range(5)]
    with pytest.raises(QueueFull):
        work.ask("one more", ANNA)
    bens = [work.ask(f"ben's {number}", BEN) for number in range(2)]
    with pytest.raises(QueueFull):
        work.ask("ben's 3", BEN)

    assert [job.has_failed for job in many] == [False] * 3 + [True] * 2
    with pytest.raises(QueueFull):
        await many[4].done
    assert not any(job.has_failed for job in bens)


async def test_where_many_addresses_fill_the_queue_a_new_one_gets_in(work: Work) -> None:
    homes = [work.ask(f"home {number}", ANNA) for number in range(5)]
    others = [work.ask(f"other {number}", CARL) for number in range(3)]
    new = work.ask("new", JobOwner("dora", "far"))

    assert [job.has_failed for job in (*homes, *others, new)] == [False] * 4 + [True] + [False] * 4


async def test_what_several_ask_for_is_made_once_and_those_asked_for_last_are_kept(work: Work) -> None:
    first = work.ask("a", ANNA, THING)
    waiting = asyncio.gather(*(work.jobs.wait(first) for _twice in range(2)))
    same = work.jobs.find(THING, "a")
    await work.go_on(first)
    made = await waiting
    await work.go_on(work.ask("b", ANNA, THING))
    known = work.jobs.find(THING, "a")
    await work.go_on(work.ask("c", ANNA, THING))

    assert same is known is first
    assert made == ["a", "a"]
    assert [work.jobs.find(THING, key) is not None for key in "abc"] == [True, False, True]


async def test_what_went_wrong_is_told_and_not_kept() -> None:
    jobs = JobQueue()

    def fail(_report: Report) -> None:
        raise ArithmeticError

    job = jobs.begin(THING, ANNA, fail, "a")
    with pytest.raises(ArithmeticError):
        await jobs.wait(job)

    assert jobs.find(THING, "a") is None


async def test_what_nobody_waits_for_is_not_begun_and_what_is_at_work_is_finished(work: Work) -> None:
    jobs = [work.ask(name, ANNA) for name in "abc"]
    waiting = [asyncio.create_task(work.jobs.wait(job)) for job in jobs]
    another = asyncio.create_task(work.jobs.wait(jobs[2]))
    await asyncio.sleep(0)

    for task in waiting:
        task.cancel()
    await asyncio.wait(waiting)
    await work.go_on(jobs[0], jobs[2])

    assert work.begun == ["a", "c"]
    assert (jobs[1].done.cancelled(), await another) == (True, "c")


async def test_a_job_that_is_dropped_ends_where_it_reports(work: Work) -> None:
    first, second, third = (work.ask(name, ANNA) for name in "abc")
    work.jobs.drop(second)
    work.jobs.drop(first)
    await work.go_on(third)

    assert work.begun[-1] == "c"
    assert "b" not in work.begun
    with pytest.raises(JobAbandoned):
        await first.done


async def test_it_is_said_how_many_are_done_before(work: Work) -> None:
    for number in range(3):
        work.ask(f"anna's {number}", ANNA)
    last, other = work.ask("anna's last", ANNA), work.ask("carl's", CARL)

    assert [work.jobs.count_ahead(job) for job in (other, last)] == [1, 4]
    await work.go_on(last, other)
    assert work.jobs.count_ahead(last) == 0


async def test_a_queue_that_closes_begins_nothing(work: Work) -> None:
    first, second = work.ask("a", ANNA), work.ask("b", ANNA)
    work.jobs.close()
    work.may_go_on.release()

    with pytest.raises(JobAbandoned):
        await first.done
    assert second.done.cancelled()


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def a_job(kind: JobKind, asker: JobOwner, number: int) -> Job[None]:
    return Job(kind, asker, lambda _report: None, number=number)


def done(shares: FairOrder, kind: JobKind, asker: JobOwner, seconds: float) -> None:
    """Count a job that took so long."""
    job = a_job(kind, asker, 0)
    shares.begin(job)
    counted, job.seconds = job.seconds, seconds
    shares.end(job, counted)


async def test_who_has_had_less_of_the_processor_comes_first_however_many_jobs_that_were() -> None:
    shares = FairOrder(clock := Clock())
    for _time in range(5):
        done(shares, THING, CARL, 0.1)
    done(shares, OTHER, ANNA, 2.0)
    jobs = [a_job(THING, ANNA, 1), a_job(THING, BEN, 2), a_job(THING, CARL, 3)]
    order = [shares.choose(jobs), shares.choose(jobs[:2])]
    clock.now = 40 * HALF_LIFE_SECONDS

    assert order == [jobs[2], jobs[1]]
    assert shares.choose(jobs) is jobs[0]
    assert shares.choose([]) is None


async def test_short_kinds_come_before_long_ones_of_the_same_guest() -> None:
    shares = FairOrder(Clock())
    done(shares, OTHER, CARL, 2.0)
    done(shares, THING, CARL, 0.0)
    jobs = [a_job(OTHER, ANNA, 1), a_job(THING, ANNA, 2)]

    assert shares.choose(jobs) is jobs[1]


def test_little_that_was_had_long_ago_is_forgotten() -> None:
    used = ProcessorTime()
    for number in range(MAX_OWNERS):
        used.add(f"{number}", MIN_JOB_SECONDS, 0.0)
    used.add("last", 1.0, 2 * HALF_LIFE_SECONDS)

    assert [used.read(name, 2 * HALF_LIFE_SECONDS) for name in ("0", "last")] == [0.0, 1.0]
    assert len(used._used_seconds) == 1
