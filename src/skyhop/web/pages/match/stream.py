"""Match updates as server-sent events. A page receives each step once and in order, even after a reconnection.

The id of an event is the version of its content. A browser that reconnects sends the last id, and receives all
later steps. After many missed steps, the browser receives only the latest content. The server does not send
fragments that a page has. If a page received content in the response to a form, the stream does not send the
content again.

Without a change, the stream regularly repeats the last version. A page with another version then reconnects. If
clocks run, the stream also sends the server's time, because a browser's clock stops while its computer sleeps.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from skyhop.jobs.queue import QueueFull
from skyhop.server.clocks.presence import SIGN_SECONDS
from skyhop.server.exceptions import StoreFault, UnknownMatch
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.broadcast import MatchChannel, PageVersion
from skyhop.server.matches.live import Live
from skyhop.server.matches.spectators import may_watch
from skyhop.server.metrics import STREAMS
from skyhop.server.timestamps import milliseconds, wait_for_event
from skyhop.web.http.app_state import sender_of, state_of
from skyhop.web.http.connections import accepts_gzip, compress_texts
from skyhop.web.http.fragments import RenderedPage
from skyhop.web.http.sessions import guest_of, is_still_known, token_of
from skyhop.web.pages.match import match_text, rendering
from skyhop.web.pages.match.after_game import insert_rematch_form
from skyhop.web.pages.match.clocks import find_spectator_name
from skyhop.web.pages.match.match import (
    describe_barred_spectators,
    find_seat_context,
    read_known_fragments,
    read_page_name,
)

MEDIA_TYPE = "text/event-stream"
FIRST_HEARTBEAT_SECONDS, HEARTBEAT_SECONDS = 2.0, 15.0
"""Seconds without a change before the stream repeats the last version.

The first value is for the first repetition.
"""
RETRY_MS = 300
"""Milliseconds between the loss of a stream and the browser's new attempt to connect."""
MAX_STEPS = 12
MAX_HELD_FRAGMENTS = 400
"""Number of latest fragments that a page surely still has. The server does not send these again.

Pages keep more fragments (`MOST` in `static/table/parts.js`).
"""
SIGNED_OUT_ADDRESS = "/account?ended"
"""Address that a signed-out browser opens instead of the match page. The screen then shows no hidden information."""
NOTHING: frozenset[str] = frozenset()
Draw = Callable[[Live, int | None, str], list[tuple[str, RenderedPage]]]
"""Function that renders the changes of a match for a seat or a spectator.

Its last argument is the version that the page has. The function returns the later versions with their content.
"""


async def events(request: Request) -> Response:
    """GET /matches/{match}/events: stream the board of the guest's own seat after each step.

    HEAD returns only the headers.
    """
    return await _stream(request, render_since)


async def text_events(request: Request) -> Response:
    """GET /matches/{match}/text/events: stream the match in words to the text page."""
    return await _stream(request, render_text_since)


async def _stream(request: Request, draw: Draw) -> Response:
    if sender_of(request).has_ended and request.method != "HEAD":
        return stream_response(request, _stream_sign_out(), MEDIA_TYPE)
    place = await find_seat_context(request)
    if place.seat is None and state_of(request).connections.are_scarce:
        raise QueueFull
    if request.method == "HEAD":
        return Response(media_type=MEDIA_TYPE)
    matches, match = state_of(request).matches, request.path_params["match"]
    is_known = partial(is_still_known, request)
    watch = Watch(
        matches,
        match,
        guest_of(request),
        token_of(request),
        draw,
        read_page_name(request),
        is_known,
        find_spectator_name(request),
    )
    return stream_response(request, watch.since(*_parse_page_state(request)), MEDIA_TYPE)


async def _stream_sign_out() -> AsyncGenerator[str]:
    """Yield one event: the session has ended. The page then hides the private information of its seat."""
    yield f"event: ended\ndata: {SIGNED_OUT_ADDRESS}\n\n"


def stream_response(request: Request, texts: AsyncGenerator[str], media_type: str) -> Response:
    """Return a streaming response. If the client accepts gzip, each text is compressed separately."""
    headers = {"X-Accel-Buffering": "no", "Vary": "Accept-Encoding"}
    if not accepts_gzip(request):
        return CountedStream(texts, media_type=media_type, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return CountedStream(compress_texts(texts), media_type=media_type, headers=headers)


class CountedStream(StreamingResponse):
    """Streaming response that counts for the limit of open streams while it is sent."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the stream. Raise `TooFast` if the guest or the IP address has too many open streams."""
        with state_of(request := Request(scope)).limits.stream(request), STREAMS.track_inprogress():
            await super().__call__(scope, receive, send)


def _parse_page_state(request: Request) -> tuple[str, frozenset[str]]:
    """Return the version that a page shows, and the names of the fragments that the page has.

    If a browser reconnects, it sends the last version that it received. The fragment names in the address are then
    outdated. In this case, the set of names is empty.
    """
    last = request.headers.get("last-event-id")
    return (last, NOTHING) if last else (request.query_params.get("after", ""), read_known_fragments(request))


def render_since(live: Live, seat: int | None, known_version: str) -> list[tuple[str, RenderedPage]]:
    """Return the content after each step since the version `known_version`, as pairs of a version and its content.

    If the page missed many steps, or the match changed without a new step, return only the latest content.
    """
    if known_version == (version := live.version_for(seat)):
        return []
    ply = _ply_of(known_version)
    missed = range(0) if ply is None else live.history.list_steps_after(ply)
    if not 0 < len(missed) <= MAX_STEPS:
        return [(version, rendering.render_latest(live, seat))]
    *older, last = missed
    pages = [(str(live.history.show_step(n, seat).ply), rendering.render_step(live, seat, n)) for n in older]
    return [*pages, (version, rendering.render_step(live, seat, last))]


def render_text_since(live: Live, seat: int | None, known_version: str) -> list[tuple[str, RenderedPage]]:
    """Return the latest version of the text page and its content.

    The content includes all changes since the version `known_version`. Return an empty list if this version is the
    latest one.
    """
    if known_version == (version := live.version_for(seat)):
        return []
    return [(version, match_text.render_text(live, seat, _ply_of(known_version)))]


def _ply_of(version: str) -> int | None:
    """Return the ply at the start of a version, or None if the version is invalid."""
    ply = version.partition(".")[0]
    return int(ply) if ply.isdecimal() and len(ply) < 7 else None


class Watch(NamedTuple):
    """Subscription of a guest to the updates of a match.

    Each update opens the match again, because the server may have removed it from memory.
    """

    matches: MatchRegistry
    match: str
    guest: str
    token: str
    draw: Draw = render_since
    page: str = ""
    """Name of the page that reads the stream. It may be empty."""
    is_known: Callable[[], Awaitable[bool]] | None = None
    """Function that returns True if the session is still valid. The stream calls it before each update.

    If it returns False, the stream ends.
    """
    named: str | None = None
    """Name of the guest in the list of spectators. None for an anonymous guest."""

    async def since(self, known_version: str, known: Collection[str] = NOTHING) -> AsyncGenerator[str]:
        """Yield the events after the version `known_version`, until the server closes or the guest may no longer watch.

        The stream also ends if the session of the guest ends or the store fails. The browser then reconnects by itself.

        Events omit the fragments in `known` and fragments that the stream has already sent. If the page received
        content in the response to a form during this stream, the stream omits this content once. When a page
        reopens its stream, it sends the names of its fragments, because an earlier response may have been lost.
        """
        news, held = self.matches.find_channel(self.match), dict.fromkeys(known)
        counted, proofs = news.answered, self.matches.proofs
        with news.count_watcher(self.guest, self.named):
            yield f"retry: {RETRY_MS}\n\n"
            with contextlib.suppress(StoreFault, UnknownMatch):  # rendering meets the same error and handles it
                await self.matches.visit(self.match)
            while not news.is_closed:
                change, withdrawals = news.next, proofs.withdrawals
                if not await self._is_still_known():
                    return  # the browser reconnects by itself and then gets the reason
                try:
                    pages, is_timed = await self._render_changes(known_version)
                except StoreFault:
                    return  # the browser reconnects by itself
                if pages is None:
                    yield f"event: closed\ndata: {describe_barred_spectators()}\n\n"
                    return
                if is_timed:
                    yield _time()
                for version, picture in pages:
                    if news.answered is not counted and news.answered == PageVersion(self.guest, self.page, version):
                        counted = news.answered
                    else:
                        yield _event(version, picture.render_without(held, self.token))
                    known_version = version
                    _hold(held, picture.parts)
                quiet = FIRST_HEARTBEAT_SECONDS
                while not await wait_for_event(change, quiet):
                    if withdrawals != proofs.withdrawals:
                        break  # check whether this session has ended
                    yield f"{_time() if is_timed else ''}event: still\ndata: {known_version}\n\n"
                    quiet = SIGN_SECONDS if news.presence.is_on else HEARTBEAT_SECONDS

    async def _is_still_known(self) -> bool:
        return self.is_known is None or await self.is_known()

    async def _render_changes(self, known_version: str) -> tuple[list[tuple[str, RenderedPage]] | None, bool]:
        """Return all content since the version `known_version`, and True if the match has clocks.

        Instead of the content, return None if the guest may not watch the match.
        """
        live = await self.matches.open(self.match)
        if not may_watch(live, self.guest):
            return None, False
        pages = self.draw(live, live.seat_of(self.guest), known_version)
        return [
            (version, insert_rematch_form(picture, live, self.guest)) for version, picture in pages
        ], live.clocks is not None


def _hold(held: dict[str, None], parts: Collection[str]) -> None:
    """Record in `held` the fragments that a page has received.

    Remove the oldest records, since the page may no longer have these fragments.
    """
    for name in parts:
        held.pop(name, None)
        held[name] = None
    for name in list(held)[:-MAX_HELD_FRAGMENTS]:
        del held[name]


def _time() -> str:
    """Return an event with the server's time. Pages set their clocks to this time."""
    return f"event: time\ndata: {milliseconds()}\n\n"


async def follow_page(
    request: Request,
    channel: MatchChannel,
    render: Callable[[], Awaitable[Sequence[str]]],
    *,
    pause_seconds: float,
    settle_seconds: float,
) -> AsyncGenerator[str]:
    """Yield events to a page that is not a match page. `render` returns them, now and after each change of a channel.

    The stream ends if the server stops, the session of the reader ends, or the store does not work. Then the browser
    reconnects by itself. `pause_seconds` is the maximum time between two calls of `render`. Without events, the stream
    sends a comment, so that proxies keep the connection. After a change, the stream waits for `settle_seconds`, so that
    several quick changes need one event. During the stream, the reader counts as present.
    """
    with channel.count_watcher(guest_of(request)):
        yield f"retry: {RETRY_MS}\n\n"
        while not channel.is_closed:
            change = channel.next
            if not await is_still_known(request):
                return
            try:
                news = await render()
            except (StoreFault, UnknownMatch):
                return
            for event in news or (": still\n\n",):
                yield event
            if await wait_for_event(change, pause_seconds):
                await asyncio.sleep(settle_seconds)


def format_event(name: str, html: str, version: str = "") -> str:
    """Return a server-sent event. `version` is the id of the event. Browsers send it when they reconnect."""
    event = f"event: {name}\ndata: " + "\ndata: ".join(html.splitlines()) + "\n"
    return event + (f"id: {version}\n\n" if version else "\n")


def _event(version: str, table: str) -> str:
    lines = "\ndata: ".join(table.splitlines())
    return f"id: {version}\nevent: table\ndata: {lines}\n\n"
