"""What a page has done beside the play: worked out while it waits, or made to last, of which it asks how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from starlette.requests import ClientDisconnect, Request

from skyhop.jobs import limited
from skyhop.jobs.job import Job, JobKind, JobOwner, Lane, Made
from skyhop.jobs.persistent import JobProgress, JobRequest, PersistentJobs, hashed
from skyhop.jobs.queue import JobQueue
from skyhop.web.http.admission import only_waiting
from skyhop.web.http.limits import Limit, address_of, charge
from skyhop.web.http.sessions import guest_of

ASKED = "asked"
"""In an address: whoever asks only wants to know how far it is."""
PARTS_OF_COST = 100
"""So many parts of what is made count once more against the limit."""
PAGES = Lane("pages", at_once=2, most=60, most_of_address=40)
"""What a page waits for: milliseconds mostly, two seconds at most."""


async def made(
    request: Request, kind: JobKind, work: Callable[..., Made], *arguments: object, key: Hashable = None
) -> Made:
    """Have something worked out, in the reader's language, or take what is there under a key.

    Raises `Busy` where too many wait, `TooCostly` where it needs too much memory or time, and
    `ClientDisconnect` where whoever asked has left meanwhile.
    """
    jobs, asker = jobs_of(request), asker_of(request)
    job = None if key is None else jobs.known(kind, key)
    if job is None:
        jobs.make_room(kind, asker)
        called = partial(limited.run, work) if kind.is_limited else work
        job = jobs.begin(kind, asker, lambda _report: called(*arguments), key)
    return await awaited(request, job)


async def awaited(request: Request, job: Job[Made]) -> Made:
    """Wait for a job, unless whoever asks leaves; a form that waits keeps nobody else out meanwhile."""
    with jobs_of(request).wanted(job):
        if not job.done.done():
            await _done_or_left(request, job)
        if not job.done.done():
            raise ClientDisconnect
        return job.done.result()


async def _done_or_left(request: Request, job: Job[Any]) -> None:
    leaving = asyncio.ensure_future(_has_left(request))
    try:
        with only_waiting():
            await asyncio.wait({job.done, leaving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leaving.cancel()


async def _has_left(request: Request) -> None:
    """Wait until whoever asks has left."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def is_question(request: Request) -> bool:
    """Say whether a page only asks how far something is."""
    return ASKED in request.query_params


async def asked_for(request: Request, lasting: PersistentJobs, order: JobRequest, limit: Limit) -> JobProgress | None:
    """Say how far something is; where nobody makes it, begin and charge it, unless that is only a question.

    A question raises what went wrong with it; otherwise that is forgotten, and it is made anew. `Busy` where too
    many wait.
    """
    asker = asker_of(request)
    if is_question(request):
        return lasting.find(order, asker)
    lasting.forgive(order)
    if (progress := lasting.find(order, asker)) is not None:
        return progress
    lasting.make_room(asker)
    await charge(request, limit, 1 + order.parts // PARTS_OF_COST)
    return lasting.find(order, asker) or lasting.begin(order, asker)


def jobs_of(request: Request) -> JobQueue:
    """The jobs of this table."""
    found: JobQueue = request.app.state.jobs
    return found


def asker_of(request: Request) -> JobOwner:
    """Name who asks; whoever keeps no cookies is another guest each time, and is named by the address."""
    guest, address = guest_of(request), address_of(request)
    return JobOwner(hashed(address if request.state.is_new else guest), hashed(address))
