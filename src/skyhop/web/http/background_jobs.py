"""Background jobs requested by a page: awaited, or persistent with progress."""

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

ASKED = "asked"
"""Query parameter of a page that only asks for the progress."""
PARTS_OF_COST = 100
"""Number of parts of a job that cost one more unit of the rate limit."""
PAGES = Lane("pages", at_once=2, most=60, most_of_address=40)
"""Queue for jobs that a page awaits: mostly milliseconds, two seconds at most."""


async def run_job(
    request: Request, kind: JobKind, work: Callable[..., Made], *arguments: object, key: Hashable = None
) -> Made:
    """Run a job in the reader's locale and return its result, or return the cached result of a key.

    Raises `QueueFull` if too many jobs wait, and `TooCostly` if the job needs too much memory or time. Raises
    `ClientDisconnect` if the client disconnects first.
    """
    jobs, asker = state_of(request).jobs, job_owner(request)
    job = None if key is None else jobs.find(kind, key)
    if job is None:
        jobs.make_room(kind, asker)
        called = partial(limited.run, work) if kind.is_limited else work
        job = jobs.begin(kind, asker, lambda _report: called(*arguments), key)
    return await await_job(request, job)


async def await_job(request: Request, job: Job[Made]) -> Made:
    """Return the result of a job, unless the client disconnects; a waiting request takes no admission place."""
    with state_of(request).jobs.count_waiter(job):
        if not job.done.done():
            leaving = asyncio.ensure_future(_disconnected(request))
            try:
                with leave_while_waiting():
                    await asyncio.wait((job.done, leaving), return_when=asyncio.FIRST_COMPLETED)
            finally:
                leaving.cancel()
        if not job.done.done():
            raise ClientDisconnect
        return job.done.result()


async def _disconnected(request: Request) -> None:
    """Wait until the client disconnects."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def only_asks_for_progress(request: Request) -> bool:
    """Return True if the page only asks for the progress."""
    return ASKED in request.query_params


async def find_or_start_job(
    request: Request, lasting: PersistentJobs, order: JobRequest, limit: Limit
) -> JobProgress | None:
    """Return the progress of a persistent job; start and charge it if it is not running.

    A request that only asks for the progress starts nothing, and raises the error of a failed job. Every other request
    forgets that error and starts the job again. Raises `QueueFull` if too many jobs wait.
    """
    asker = job_owner(request)
    if only_asks_for_progress(request):
        return lasting.find(order, asker)
    lasting.forgive(order)
    if (progress := lasting.find(order, asker)) is not None:
        return progress
    lasting.make_room(asker)
    await charge(request, limit, 1 + order.parts // PARTS_OF_COST)
    return lasting.find(order, asker) or lasting.begin(order, asker)


def job_owner(request: Request) -> JobOwner:
    """Return the job owner of a request; a client without cookies is identified by its address."""
    guest, address = guest_of(request), address_of(request)
    return JobOwner(hash_name(address if sender_of(request).is_new else guest), hash_name(address))
