"""Work that takes a while: jobs of the queue, with progress, and stopped when nobody waits for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

from mcp.server.mcpserver import Context
from starlette.requests import Request

from skyhop.engine.jit.compilation import Compilation
from skyhop.engine.kernel import Entry
from skyhop.jobs.job import JobKind, JobOwner, Lane, Made, Report
from skyhop.jobs.persistent import hashed
from skyhop.jobs.queue import JobQueue

LONGEST = 100


def client_of(context: Context) -> str:
    """What a client calls itself, or over HTTP the program that it runs on; empty where neither is said."""
    introduced = context.session.client_params
    name: str = introduced.client_info.name if introduced else (context.headers or {}).get("user-agent", "")
    return name[:LONGEST]


def peer_of(context: Context) -> str:
    """Return the address and port of a client over HTTP, which tell clients of the same program apart."""
    asked = context.request_context.request
    return f"{asked.client}" if isinstance(asked, Request) else ""


Told = Callable[[int, int], None]
"""Hears how much is done, and of how much (of nothing, where that is not known); raises where nobody waits any more."""
AT_ONCE = 2
SHORT = Lane("assistants", at_once=AT_ONCE, most=32, most_of_address=8)
LONG = Lane("studies of assistants", at_once=AT_ONCE, most=32, most_of_address=8)
"""Lane of jobs that take minutes, so that no hint waits for one."""
HINT, BOARD = JobKind("hints", SHORT), JobKind("boards", SHORT)
ANALYSIS, BALANCE = JobKind("analyses", LONG), JobKind("balance", LONG)
BREATH = 0.1
"""Seconds between two looks at what is compiled."""


class Work:
    """What a server works out beside its answers; each client has a share."""

    def __init__(self) -> None:
        self._jobs = JobQueue()

    async def done(self, kind: JobKind, work: Callable[[Told], Made], context: Context) -> Made:
        """Have work done; what it tells is reported as progress, and where the request is cancelled it ends there.

        Raises:
            Busy: where too much waits, of this client or of all.

        """
        loop = asyncio.get_running_loop()
        asker = JobOwner(hashed(f"{client_of(context)} {peer_of(context)}"), hashed(client_of(context)))

        def reporting(report: Report) -> Made:
            def told(done: int, total: int) -> None:
                report(done)
                if total:
                    asyncio.run_coroutine_threadsafe(context.report_progress(done, total), loop)

            return work(told)

        self._jobs.make_room(kind, asker)
        job = self._jobs.begin(kind, asker, reporting)
        try:
            return await self._jobs.made(job)
        finally:
            self._jobs.drop(job)

    def close(self) -> None:
        """Let all be."""
        self._jobs.close()


def compile_now(entries: Iterable[Entry], told: Told) -> None:
    """Wait until entries are compiled, which would take minutes as they are written."""
    with Compilation(entries) as compilation:
        while not compilation.is_done:
            told(0, 0)
            time.sleep(BREATH)
