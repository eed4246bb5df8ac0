"""Test of jumps of the system clock, for example by an hour forward and two hours back, during real-time matches.

A preloaded library changes the clock, so only the server sees the jumps. The test needs a C compiler. It measures the
error of a running clock of a match, and counts refused requests and ended matches. With one worker, the clock also
jumps while the server is down. With several workers, the test also suspends a worker, as a debugger or a busy host
could do.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

from tests.web.test_workers import workers_of
from tools.reliability.figures import Figure, told
from tools.reliability.guest import Guest, in_a_loop, pair
from tools.reliability.served import DATABASES, SQLITE, Served, served, variables
from tools.reliability.trespass import act

from skyhop.game.ending import ABORTED, TIME
from skyhop.game.journal import JournalEntry
from skyhop.server.store.store import Store, open_store

SOURCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
static long shift(void) {
    long seconds = 0;
    FILE *file = fopen(getenv("SHIFTED_BY"), "r");
    if (file) { if (fscanf(file, "%ld", &seconds) != 1) seconds = 0; fclose(file); }
    return seconds;
}
int clock_gettime(clockid_t clock, struct timespec *at) {
    int (*real)(clockid_t, struct timespec *) = dlsym(RTLD_NEXT, "clock_gettime");
    int code = real(clock, at);
    if (!code && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) at->tv_sec += shift();
    return code;
}
int gettimeofday(struct timeval *at, void *zone) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    at->tv_sec = now.tv_sec; at->tv_usec = now.tv_nsec / 1000;
    return 0;
}
time_t time(time_t *at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}
"""
JUMPS = (3600, -3600, -7200, 86_400)
"""Successive errors of the system clock, in seconds."""
CLOCK = re.compile(r'<span class="left" data-left="(\d+)"(?: data-until="(\d+)")?')
NOW = re.compile(r'data-now="(\d+)"')
MOST = 5_000
"""Maximum error of a seat's clock in milliseconds, on a busy machine."""
BY_ITSELF = frozenset({ABORTED.text, TIME.text})
"""Texts of the journal entries that the server writes if no player continues a match."""
SUSPENDED, LONGEST = 30.0, 10_000
"""Seconds for which a worker is suspended, and maximum milliseconds that a guest may wait for an answer meanwhile."""


def built(folder: Path) -> Path:
    """Compile the library that changes the clock. Return its path."""
    source, made = folder / "shift.c", folder / "shift.so"
    source.write_text(SOURCE)
    subprocess.run(["cc", "-shared", "-fPIC", "-O2", "-o", made, source, "-ldl"], check=True)  # noqa: S607
    return made


async def rests(guest: Guest, path: str) -> dict[int, tuple[int, bool]]:
    """Return the milliseconds left on the clock of each seat, as a page shows them, and True if the clock runs."""
    page = (await guest.ask("GET", path, headers={"Accept": "text/html"})).text
    now = NOW.search(page)
    at = int(now[1]) if now else 0
    clocks = enumerate(CLOCK.findall(page))
    return {seat: (int(until) - at if until else int(left), bool(until)) for seat, (left, until) in clocks}


async def rest(guest: Guest, path: str) -> int:
    """Return the milliseconds left on the running clock of a match. Return 0 if no clock runs."""
    return next((left for left, is_running in (await rests(guest, path)).values() if is_running), 0)


async def jumped(table: Served, set_clock: Callable[[str], object]) -> AsyncIterator[Figure]:
    """Play a match while the clock jumps. Yield the figures."""
    port = table.server.port
    anna, ben, path = await pair(port, clock="60+10")
    offerer = Guest(port)
    await offerer.enter()
    offered = await offerer.begin(offered="true", clock="3d")
    for _turn in range(3):
        for guest in (anna, ben):
            await act(guest, path)
    wrong, refused = 0.0, 0
    for seconds in JUMPS:
        before, begun = await rest(anna, path), time.monotonic()
        set_clock(f"{seconds}")
        await asyncio.sleep(2)
        passed = 1000 * (time.monotonic() - begun)
        wrong = max(wrong, abs(before - passed - await rest(anna, path)))
        new = Guest(port)
        asked = [anna.ask("GET", path), offerer.ask("GET", offered), new.ask("GET", "/"), new.ask("GET", "/ready")]
        refused += sum([answer.status != 200 for answer in await asyncio.gather(*asked)])
        await new.enter()
        refused += (await new.post("/matches", {"game": "balloon-cup", "seat2": "random"})).status != 303
    yield Figure("largest error of a clock after a jump [ms]", wrong, MOST)
    yield Figure("requests that failed after a jump", refused, 0)


async def suspended(table: Served) -> AsyncIterator[Figure]:
    """Suspend a worker while guests play, and while a first turn in another match is overdue. Then resume it."""
    port = table.server.port
    pairs = [await pair(port, clock="60+10") for _number in range(4)]
    _host, _friend, left = await pair(port, clock="1+0")
    for anna, ben, path in pairs:
        for guest in (anna, ben) * 2:
            await act(guest, path)
    worker, begun, longest = workers_of(table.server)[0], time.monotonic(), 0.0
    os.kill(worker, signal.SIGSTOP)
    while time.monotonic() < begun + SUSPENDED:
        for *guests, path in pairs:
            for guest in guests:
                asked = time.monotonic()
                await act(guest, path)
                longest = max(longest, 1000 * (time.monotonic() - asked))
        await asyncio.sleep(0.5)
    with contextlib.suppress(ProcessLookupError):
        os.kill(worker, signal.SIGCONT)
    await asyncio.sleep(2)
    store = await open_store(table.folder, table.database)
    entries = [await entries_of(store, path) for path in (left, *(path for *_guests, path in pairs))]
    await store.close()
    ends, *lost = (sum(entry.text in BY_ITSELF for entry in each) for each in entries)
    yield Figure("longest wait while a worker was suspended [ms]", longest, LONGEST)
    yield Figure("missed first turn: missing or additional ends", abs(ends - 1), 0)
    yield Figure("other matches that ended during the suspension", sum(lost), 0)


async def entries_of(store: Store, path: str) -> Sequence[JournalEntry]:
    """Return all stored entries of a match."""
    stored = await store.load(path.rpartition("/")[2])
    return stored.entries if stored else ()


def run(database: str = SQLITE, workers: int = 1) -> list[Figure]:
    """Start a server whose clock the test can change, and run the test. Return the figures."""
    with tempfile.TemporaryDirectory(prefix="skyhop-jumps-") as made, served(database, workers) as table:
        library, shifted, server = built(Path(made)), Path(made) / "shifted", table.server
        how = {"LD_PRELOAD": str(library), "SHIFTED_BY": str(shifted), **variables(table.database)}
        server.stop()
        shifted.write_text("0")
        server.start(server.port, None, **how)

        async def all_of_it() -> list[Figure]:
            return [figure async for figure in jumped(table, shifted.write_text)]

        async def killed() -> list[Figure]:
            anna, ben, path = await pair(server.port, clock="60+10")
            for guest in (anna, ben) * 2:
                await act(guest, path)
            await asyncio.sleep(1.5)
            before = await rests(anna, path)
            assert any(is_running for _left, is_running in before.values())  # noqa: S101
            server.kill()
            shifted.write_text(f"{-JUMPS[0]}")
            await asyncio.to_thread(server.start, server.port, None, **how)
            anna.leave()
            after = await rests(anna, path)
            differs = max(abs(left - after[seat][0]) for seat, (left, _is_running) in before.items())
            return [Figure("error of a clock after kill -9 and a jump back [ms]", differs, MOST)]

        async def stopped() -> list[Figure]:
            return [figure async for figure in suspended(table)]

        return [*in_a_loop(all_of_it()), *in_a_loop(stopped() if workers > 1 else killed())]


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=DATABASES, default=SQLITE)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    return told(run(chosen.database, chosen.workers))


if __name__ == "__main__":
    sys.exit(main())
