"""Queue for slow tools. Jobs report their progress. If the client cancels the request, the job stops."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

from mcp.server.mcpserver import Context
from starlette.requests import Request

from skyhop.engine.jit.compilation import Compilation
from skyhop.engine.kernel import Entry
from skyhop.jobs.persistent import hash_name
from skyhop.jobs.queue import JobKind, JobOwner, JobQueue, Lane, Made, Report

LONGEST = 100


def identify_client(context: Context) -> str:
    """Return the name that a client gave. Without a name, return its HTTP header User-Agent or, if absent, ""."""
    introduced = context.session.client_params
    name: str = introduced.client_info.name if introduced else (context.headers or {}).get("user-agent", "")
    return name[:LONGEST]


def identify_peer(context: Context) -> str:
    """Return the network address and port of an HTTP client, to distinguish two clients that run the same program."""
    request = context.request_context.request
    return f"{request.client}" if isinstance(request, Request) else ""


Progress = Callable[[int, int], None]
"""Function that receives the number of finished steps and the total number of steps, which is 0 if unknown.

The function raises an exception if the client has cancelled the request.
"""
AT_ONCE = 2
SHORT = Lane("assistants", at_once=AT_ONCE, most=32, most_of_address=8)
LONG = Lane("studies of assistants", at_once=AT_ONCE, most=32, most_of_address=8)
"""Lane for jobs that take minutes. Hints have another lane and do not wait for these jobs."""
HINT, BOARD = JobKind("hints", SHORT), JobKind("boards", SHORT)
ANALYSIS, BALANCE = JobKind("analyses", LONG), JobKind("balance", LONG)
BREATH = 0.1
"""Seconds between two checks that the kernels have been compiled."""


class ToolJobs:
    """Job queue of a server. Clients share its time fairly."""

    def __init__(self) -> None:
        self._jobs = JobQueue()

    async def run(self, kind: JobKind, work: Callable[[Progress], Made], context: Context) -> Made:
        """Run a job and report its progress to the client. Stop the job if the client cancels the request.

        Raises:
            QueueFull: if too many jobs of this client, or too many jobs in total, are waiting.
        """
        loop = asyncio.get_running_loop()
        asker = JobOwner(
            hash_name(f"{identify_client(context)} {identify_peer(context)}"), hash_name(identify_client(context))
        )

        def run_reporting(report: Report) -> Made:
            def progress(done: int, total: int) -> None:
                report(done)
                if total:
                    asyncio.run_coroutine_threadsafe(context.report_progress(done, total), loop)

            return work(progress)

        self._jobs.make_room(kind, asker)
        job = self._jobs.begin(kind, asker, run_reporting)
        try:
            return await self._jobs.wait(job)
        finally:
            self._jobs.drop(job)

    def close(self) -> None:
        """Stop all jobs of the queue."""
        self._jobs.close()


def compile_now(entries: Iterable[Entry], progress: Progress) -> None:
    """Compile the kernels and wait. Without compiled kernels, a job would take minutes."""
    with Compilation(entries) as compilation:
        while not compilation.is_done:
            progress(0, 0)
            time.sleep(BREATH)
