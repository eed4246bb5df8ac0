"""News of a match as server-sent events: every step once, in order, whatever the network does.

The id of an event is the version of the picture it brings. A browser that comes back names the last one it got and is
sent all steps since; one that was away for long gets the latest picture only.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from skyhop.table.matches import Live
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
    place = await place_of(request)
    if request.method == "HEAD":
        return Response(media_type=MEDIA_TYPE)
    seen = request.headers.get("last-event-id") or request.query_params.get("after", "")
    pictures = _pictures(place.live, guest_of(request), seen, token_of(request))
    counted = _counted(request, pictures)
    return StreamingResponse(counted, media_type=MEDIA_TYPE, headers={"X-Accel-Buffering": "no"})


async def _counted(request: Request, pictures: AsyncGenerator[str]) -> AsyncIterator[str]:
    """Count the stream while it is open."""
    with limits_of(request).stream(request):
        async with contextlib.aclosing(pictures) as open_pictures:
            async for picture in open_pictures:
                yield picture


async def _pictures(live: Live, guest: str, seen: str, token: str) -> AsyncGenerator[str]:
    live.watchers += 1
    try:
        yield "retry: 1000\n\n"
        while not live.is_closed:
            news = live.next_news
            for version, table in _since(live, live.seat_of(guest), seen, token):
                yield _event(version, table)
                seen = version
            if seen == live.version and not news.is_set():
                yield await _heartbeat(news)
    finally:
        live.watchers -= 1


def _since(live: Live, seat: int | None, seen: str, token: str) -> list[tuple[str, str]]:
    """Draw what has happened since a version, step by step."""
    if seen == live.version:
        return []
    ply = seen.partition(".")[0]
    missed = live.history.steps_after(int(ply)) if ply.isdecimal() and len(ply) < 7 else range(0)
    if not 0 < len(missed) <= MOST_STEPS:
        return [(live.version, tables.latest(live, seat, token))]
    *older, last = missed
    drawn = [(str(live.history.showing(n, seat).ply), tables.after_step(live, seat, n, token)) for n in older]
    return [*drawn, (live.version, tables.after_step(live, seat, last, token))]


async def _heartbeat(news: asyncio.Event) -> str:
    """Wait for news; give a comment that keeps the connection open, so that a dead one is noticed."""
    try:
        await asyncio.wait_for(news.wait(), HEARTBEAT)
    except TimeoutError:
        return ": still here\n\n"
    return ": news\n\n"


def _event(version: str, table: str) -> str:
    lines = "".join(f"data: {line}\n" for line in table.splitlines())
    return f"id: {version}\nevent: table\n{lines}\n"
