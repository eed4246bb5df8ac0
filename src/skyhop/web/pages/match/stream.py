"""News of a match as server-sent events: every step once, in order, whatever the network does.

The id of an event is the version of the picture it brings. A browser that comes back names the last one it got and is
sent all steps since; one that was away for long gets the latest picture only. Parts that a page has are not sent again,
nor is the picture that it was sent with the answer to its own form.
While nothing happens, the stream says now and then which picture was the last: a page that has another one comes back.
With both comes the time of the server where clocks run: a browser's own clock stands still while its computer sleeps.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection
from functools import partial
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from skyhop.jobs.job import QueueFull
from skyhop.server.clocks.presence import SIGN
from skyhop.server.exceptions import StoreFault, UnknownMatch
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.broadcast import PageVersion
from skyhop.server.matches.live import Live
from skyhop.server.metrics import STREAMS
from skyhop.server.spectator_access import may_watch
from skyhop.server.timestamps import milliseconds
from skyhop.web.http.connections import gzipped, takes_gzip
from skyhop.web.http.fragments import Picture
from skyhop.web.http.limits import limits_of
from skyhop.web.http.sessions import guest_of, has_ended, is_still_known, token_of
from skyhop.web.pages.match import match_text, rendering
from skyhop.web.pages.match.after_game import with_answer
from skyhop.web.pages.match.clocks import named_of
from skyhop.web.pages.match.match import closed_told, page_known, parts_known, place_of

MEDIA_TYPE = "text/event-stream"
SOON, HEARTBEAT = 2.0, 15.0
"""Seconds without news until a stream says which picture was the last: at first, and again and again."""
RETRY = 300
"""Milliseconds until a browser that lost its stream comes back."""
MOST_STEPS = 12
MOST_HELD = 400
"""Parts that a page is believed to have kept; it keeps somewhat more (`MOST` in `static/table/parts.js`)."""
ENDED = "/account?ended"
"""The page that says that a browser was signed out; a table goes there and keeps no hand on its screen."""
NOTHING: frozenset[str] = frozenset()
Draw = Callable[[Live, int | None, str], list[tuple[str, Picture]]]
"""Shows a seat, or a spectator, what has happened since a version: versions and pictures."""


async def events(request: Request) -> Response:
    """GET /matches/{match}/events: the guest's own table after every step; asked for its head, only that."""
    return await _stream(request, drawn_since)


async def text_events(request: Request) -> Response:
    """GET /matches/{match}/text/events: the same in words."""
    return await _stream(request, told_since)


async def _stream(request: Request, draw: Draw) -> Response:
    if has_ended(request) and request.method != "HEAD":
        return streamed(request, _signed_out(), MEDIA_TYPE)
    place = await place_of(request)
    if place.seat is None and request.app.state.connections.are_scarce:
        raise QueueFull
    if request.method == "HEAD":
        return Response(media_type=MEDIA_TYPE)
    matches, match = request.app.state.matches, request.path_params["match"]
    is_known = partial(is_still_known, request)
    watch = Watch(
        matches, match, guest_of(request), token_of(request), draw, page_known(request), is_known, named_of(request)
    )
    return streamed(request, watch.since(*_seen(request)), MEDIA_TYPE)


async def _signed_out() -> AsyncGenerator[str]:
    """Tell a page that its session has ended, so that it shows nothing of a seat any longer."""
    yield f"event: ended\ndata: {ENDED}\n\n"


def streamed(request: Request, texts: AsyncGenerator[str], media_type: str) -> Response:
    """Answer with texts as they come, each compressed by itself where the other side reads that."""
    headers = {"X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    if not takes_gzip(request):
        return CountedStream(texts, media_type=media_type, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return CountedStream(gzipped(texts), media_type=media_type, headers=headers)


class CountedStream(StreamingResponse):
    """A stream that is looked for room for and counted in one step, before it begins, however many ask at once."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the stream; `TooFast` where there are as many as may be."""
        with limits_of(request := Request(scope)).stream(request), STREAMS.track_inprogress():
            await super().__call__(scope, receive, send)


def _seen(request: Request) -> tuple[str, frozenset[str]]:
    """Read the version that a page shows, and the parts that it has.

    A browser that comes back by itself names the last version it got, and repeats what its page had at first.
    """
    last = request.headers.get("last-event-id")
    return (last, NOTHING) if last else (request.query_params.get("after", ""), parts_known(request))


def drawn_since(live: Live, seat: int | None, seen: str) -> list[tuple[str, Picture]]:
    """Draw what has happened since a version was seen, step by step; give versions and pictures."""
    if seen == (version := live.version_for(seat)):
        return []
    ply = _ply_of(seen)
    missed = range(0) if ply is None else live.history.steps_after(ply)
    if not 0 < len(missed) <= MOST_STEPS:
        return [(version, rendering.latest(live, seat))]
    *older, last = missed
    drawn = [(str(live.history.showing(n, seat).ply), rendering.after_step(live, seat, n)) for n in older]
    return [*drawn, (version, rendering.after_step(live, seat, last))]


def told_since(live: Live, seat: int | None, seen: str) -> list[tuple[str, Picture]]:
    """Tell in words what has happened since a version was seen: one picture has all of it."""
    if seen == (version := live.version_for(seat)):
        return []
    return [(version, match_text.picture(live, seat, _ply_of(seen)))]


def _ply_of(version: str) -> int | None:
    """The ply that a version begins with."""
    ply = version.partition(".")[0]
    return int(ply) if ply.isdecimal() and len(ply) < 7 else None


class Watch(NamedTuple):
    """Somebody who watches a match; the match itself may leave memory meanwhile and is opened when there are news."""

    matches: MatchRegistry
    match: str
    guest: str
    token: str
    draw: Draw = drawn_since
    page: str = ""
    """The name that the page gave itself, if it did."""
    is_known: Callable[[], Awaitable[bool]] | None = None
    """Asked before each picture: a stream ends with the proof that it was opened with."""
    named: str | None = None
    """By which name spectators are told of who watches."""

    async def since(self, seen: str, known: Collection[str] = NOTHING) -> AsyncGenerator[str]:
        """Yield the stream of what happens after a version was seen, until the table closes.

        Of each picture only what is new to the page: it has the parts `known`, and those of the pictures before. What
        it was answered while this stream was open is left out once. A page that opens its stream anew says itself what
        it has: an answer that is older may have been lost.
        """
        news, held = self.matches.news(self.match), dict.fromkeys(known)
        counted, proofs = news.answered, self.matches.proofs
        with news.watched(self.guest, self.named):
            yield f"retry: {RETRY}\n\n"
            with contextlib.suppress(StoreFault, UnknownMatch):  # whoever draws it sees the same
                await self.matches.visit(self.match)
            while not news.is_closed:
                change, withdrawals = news.next, proofs.withdrawals
                if not await self._is_still_known():
                    return  # the browser comes back by itself, and is told what has become of it
                try:
                    drawn, is_timed = await self._drawn(seen)
                except StoreFault:
                    return  # the browser comes back by itself
                if drawn is None:
                    yield f"event: closed\ndata: {closed_told()}\n\n"
                    return
                if is_timed:
                    yield _time()
                for version, picture in drawn:
                    if news.answered is not counted and news.answered == PageVersion(self.guest, self.page, version):
                        counted = news.answered
                    else:
                        yield _event(version, picture.beside(held, self.token))
                    seen = version
                    _hold(held, picture.parts)
                quiet = SOON
                while not await changes(change, quiet):
                    if withdrawals != proofs.withdrawals:
                        break  # this session may be among those that have ended
                    yield f"{_time() if is_timed else ''}event: still\ndata: {seen}\n\n"
                    quiet = SIGN if news.presence.is_on else HEARTBEAT

    async def _is_still_known(self) -> bool:
        return self.is_known is None or await self.is_known()

    async def _drawn(self, seen: str) -> tuple[list[tuple[str, Picture]] | None, bool]:
        """Draw all pictures since a version, None for a guest who may not watch; and say whether clocks run."""
        live = await self.matches.open(self.match)
        if not may_watch(live, self.guest):
            return None, False
        drawn = self.draw(live, live.seat_of(self.guest), seen)
        return [
            (version, with_answer(picture, live, self.guest)) for version, picture in drawn
        ], live.clocks is not None


def _hold(held: dict[str, None], parts: Collection[str]) -> None:
    """Note that a page has these parts, which it will not forget before those that it was sent longer ago."""
    for name in parts:
        held.pop(name, None)
        held[name] = None
    for name in list(held)[:-MOST_HELD]:
        del held[name]


async def changes(change: asyncio.Event, seconds: float) -> bool:
    """Wait so long for a change; say whether it came."""
    try:
        async with asyncio.timeout(seconds):
            await change.wait()
    except TimeoutError:
        return False
    return True


def _time() -> str:
    """Write the time of the server, by which a page sets its clocks."""
    return f"event: time\ndata: {milliseconds()}\n\n"


def _event(version: str, table: str) -> str:
    lines = "\ndata: ".join(table.splitlines())
    return f"id: {version}\nevent: table\ndata: {lines}\n\n"
