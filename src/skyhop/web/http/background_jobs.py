"""Background jobs that a page requests. The page waits for the result, or reads the progress."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from functools import partial

from starlette.requests import ClientDisconnect, Request

from skyhop.jobs import limited
from skyhop.jobs.persistent import JobProgress, JobRequest, PersistentJobs, hash_name
from skyhop.jobs.queue import Job, JobKind, JobOwner, Lane, Made
from skyhop.web.http.admission import leave_while_waiting
from skyhop.web.http.app_state import sender_of, state_of
from skyhop.web.http.rate_limits import Limit, address_of, charge
from skyhop.web.http.sessions import guest_of

PROGRESS_PARAMETER = "asked"
"""Query parameter of a request that only reads the progress of a job."""
PARTS_PER_COST = 100
"""Number of parts of a job that add one unit to the cost for the rate limit."""
PAGES = Lane("pages", at_once=2, most=60, most_of_address=40)
"""Queue for jobs whose result a page awaits.

Most of these jobs take some milliseconds. A draft with many cities may take a minute.
"""


async def run_job(
    request: Request, kind: JobKind, work: Callable[..., Made], *arguments: object, key: Hashable = None
) -> Made:
    """Run a job in the reader's locale and return its result. If `key` has a cached result, return that result.

    Raises:
        QueueFull: if too many jobs wait.
        TooCostly: if the job needs too much memory or time.
        ClientDisconnect: if the client disconnects before the end of the job.
    """
    jobs, asker = state_of(request).jobs, job_owner(request)
    job = None if key is None else jobs.find(kind, key)
    if job is None:
        jobs.make_room(kind, asker)
        called = partial(limited.run, work) if kind.is_limited else work
        job = jobs.begin(kind, asker, lambda _report: called(*arguments), key)
    return await await_job(request, job)


async def await_job(request: Request, job: Job[Made]) -> Made:
    """Wait for a job and return its result. Meanwhile, the request takes no slot of the concurrency limit.

    Raise `ClientDisconnect` if the client disconnects before the end of the job.
    """
    with state_of(request).jobs.count_waiter(job):
        if not job.done.done():
            leaving = asyncio.ensure_future(_wait_for_disconnect(request))
            try:
                with leave_while_waiting():
                    await asyncio.wait((job.done, leaving), return_when=asyncio.FIRST_COMPLETED)
            finally:
                leaving.cancel()
        if not job.done.done():
            raise ClientDisconnect
        return job.done.result()


async def _wait_for_disconnect(request: Request) -> None:
    """Wait until the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def only_asks_for_progress(request: Request) -> bool:
    """Return True if a request only reads the progress of a job."""
    return PROGRESS_PARAMETER in request.query_params


async def find_or_start_job(
    request: Request, lasting: PersistentJobs, order: JobRequest, limit: Limit
) -> JobProgress | None:
    """Return the progress of a persistent job. If the job does not exist, start it and charge the rate limit.

    A request that only reads the progress starts no job, and raises the error of a failed job. Each other request
    clears this error and starts the failed job again. Raise `QueueFull` if too many jobs wait.
    """
    asker = job_owner(request)
    if only_asks_for_progress(request):
        return lasting.find(order, asker)
    lasting.forgive(order)
    if (progress := lasting.find(order, asker)) is not None:
        return progress
    lasting.make_room(asker)
    await charge(request, limit, 1 + order.parts // PARTS_PER_COST)
    return lasting.find(order, asker) or lasting.begin(order, asker)


def job_owner(request: Request) -> JobOwner:
    """Return the owner of the jobs that a request starts: the guest, or the IP address if the guest is new."""
    guest, address = guest_of(request), address_of(request)
    return JobOwner(hash_name(address if sender_of(request).is_new else guest), hash_name(address))
