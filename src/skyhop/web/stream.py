"""News of a match as server-sent events: every step once, in order, whatever the network does.

The id of an event is the version of the picture it brings. A browser that comes back names the last one it got and is
sent all steps since; one that was away for long gets the latest picture only.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from skyhop.table.faults import StoreFault
from skyhop.table.live import Live
from skyhop.table.matches import Matches
from skyhop.web import tables
from skyhop.web.guests import guest_of, token_of
from skyhop.web.limits import limits_of
from skyhop.web.match import place_of

MEDIA_TYPE = "text/event-stream"
HEARTBEAT = 15.0
MOST_STEPS = 12


async def events(request: Request) -> Response:
    """GET /matches/{match}/events: the guest's own table after every step; asked for its head, only that."""
    limits_of(request).check_streams(request)
    await place_of(request)
    if request.method == "HEAD":
        return Response(media_type=MEDIA_TYPE)
    seen = request.headers.get("last-event-id") or request.query_params.get("after", "")
    pictures = Watch(request.app.state.matches, request.path_params["match"], guest_of(request), token_of(request))
    counted = _counted(request, pictures.since(seen))
    return StreamingResponse(counted, media_type=MEDIA_TYPE, headers={"X-Accel-Buffering": "no"})


async def _counted(request: Request, pictures: AsyncGenerator[str]) -> AsyncIterator[str]:
    """Count the stream while it is open."""
    with limits_of(request).stream(request):
        async with contextlib.aclosing(pictures) as open_pictures:
            async for picture in open_pictures:
                yield picture


class Watch(NamedTuple):
    """Somebody who watches a match; the match itself may leave memory meanwhile and is opened when there are news."""

    matches: Matches
    match: str
    guest: str
    token: str

    async def since(self, seen: str) -> AsyncGenerator[str]:
        """Yield the stream of what happens after a version was seen, until the table closes."""
        news = self.matches.news(self.match)
        with news.watched():
            yield "retry: 1000\n\n"
            while not news.is_closed:
                change = news.next
                try:
                    drawn = await self._drawn(seen)
                except StoreFault:
                    return  # the browser comes back by itself
                for version, table in drawn:
                    yield _event(version, table)
                    seen = version
                while not change.is_set():
                    yield await _heartbeat(change)

    async def _drawn(self, seen: str) -> list[tuple[str, str]]:
        live = await self.matches.open(self.match)
        return drawn_since(live, live.seat_of(self.guest), seen, self.token)


def drawn_since(live: Live, seat: int | None, seen: str, token: str) -> list[tuple[str, str]]:
    """Draw what has happened since a version was seen, step by step; give versions and pictures."""
    if seen == live.version:
        return []
    ply = seen.partition(".")[0]
    missed = live.history.steps_after(int(ply)) if ply.isdecimal() and len(ply) < 7 else range(0)
    if not 0 < len(missed) <= MOST_STEPS:
        return [(live.version, tables.latest(live, seat, token))]
    *older, last = missed
    drawn = [(str(live.history.showing(n, seat).ply), tables.after_step(live, seat, n, token)) for n in older]
    return [*drawn, (live.version, tables.after_step(live, seat, last, token))]


async def _heartbeat(change: asyncio.Event) -> str:
    """Wait for a change; give a comment that keeps the connection open, so that a dead one is noticed."""
    try:
        await asyncio.wait_for(change.wait(), HEARTBEAT)
    except TimeoutError:
        return ": still here\n\n"
    return ": news\n\n"


def _event(version: str, table: str) -> str:
    lines = "".join(f"data: {line}\n" for line in table.splitlines())
    return f"id: {version}\nevent: table\n{lines}\n"
