"""Events of matches, and their dispatcher. The dispatcher calls the subscribers one after another.

If a subscriber fails, the dispatcher still calls the other subscribers. If the process dies, the event is lost. A
subscriber that writes to the store should therefore be a `Recorder`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from skyhop.server.remarks import Phrase, RemarkKind


@dataclass(frozen=True)
class ServerEvent:
    """Event of a match. `ply` is the number of entries in the journal at the time of the event."""

    match: str
    ply: int


@dataclass(frozen=True)
class MatchBegan(ServerEvent):
    """Event: a match started."""

    after: str | None = None
    """Id of the previous match if this match is a rematch, else None."""


@dataclass(frozen=True)
class SeatTaken(ServerEvent):
    """Event: a seat has a new player."""

    seat: int


@dataclass(frozen=True)
class SeatMoved(ServerEvent):
    """Event: the player of a seat played an action, resigned, or accepted a draw."""

    seat: int


@dataclass(frozen=True)
class RemarkMade(ServerEvent):
    """Event: a seat made a remark outside the journal, such as a proposal, a hint, a gift of time or a phrase."""

    seat: int
    said: RemarkKind | Phrase


@dataclass(frozen=True)
class MatchFinished(ServerEvent):
    """Event: a match ended."""

    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class BotStuck(ServerEvent):
    """Event: the bot that must decide is missing or has failed. Each worker detects this independently."""

    seat: int


@dataclass(frozen=True)
class ClocksStarted(ServerEvent):
    """Event: the clocks of the match started, or an offer was extended."""


@dataclass(frozen=True)
class ResultRecorded(ServerEvent):
    """Event: a recorder wrote the ratings of a finished match. Each worker dispatches it at most once for a match."""


@dataclass(frozen=True)
class CaughtUp(ServerEvent):
    """Event: this worker loaded changes of the match that another worker wrote."""


@dataclass(frozen=True)
class MatchOpened(ServerEvent):
    """Event: a visitor opened a match. If the bot of the match has been idle since a restart, the bot resumes.

    This event may come before or after other events of the same match.
    """


CHANGES = (
    *(MatchBegan, SeatTaken, SeatMoved, RemarkMade, MatchFinished, ResultRecorded),
    *(BotStuck, ClocksStarted, CaughtUp),
)
"""Events that may change a page of the match."""


LOG = logging.getLogger("skyhop")
CALL_SECONDS = 5.0
"""Maximum seconds for one call of a subscriber. After this time, the call counts as failed."""
RETRY_SECONDS = (1.0, 5.0, 25.0)
"""Seconds to wait before each new call of a failed subscriber."""


class Subscriber(NamedTuple):
    """Subscriber to match events: its name for the log, the classes of its events, and the callback.

    The match waits for the callback. The callback must therefore not wait for an action in the same match.
    """

    name: str
    kinds: tuple[type[ServerEvent], ...]
    hear: Callable[..., Awaitable[None] | None]
    """Callback. Its arguments are the `Live` match and an event of the subscribed classes."""
    is_repeatable: bool = False
    """True if the dispatcher may call the callback again with the same event after a failure."""


class Dispatcher:
    """Dispatcher that passes events to subscribers in a fixed order."""

    def __init__(self, subscribers: Sequence[Subscriber] = ()) -> None:
        self._subscribers = subscribers
        self._repeating: set[asyncio.Task[None]] = set()

    async def dispatch(self, live: object, event: ServerEvent) -> None:
        """Pass an event to all subscribers of its class. Log the errors of subscribers, and never raise an error."""
        for subscriber in self._subscribers:
            if not isinstance(event, subscriber.kinds):
                continue
            try:
                await _call_subscriber(subscriber, live, event)
            except Exception:  # after any error, the other subscribers run
                problem = "A subscriber failed: %s, at an event of the kind %s."
                LOG.exception(problem, subscriber.name, type(event).__name__)
                if subscriber.is_repeatable:
                    task = asyncio.create_task(_repeat(subscriber, live, event))
                    self._repeating.add(task)
                    task.add_done_callback(self._repeating.discard)

    def close(self) -> None:
        """Cancel all repeated calls of subscribers that failed."""
        for task in self._repeating:
            task.cancel()


async def _call_subscriber(subscriber: Subscriber, live: object, event: ServerEvent) -> None:
    """Call one subscriber. Raise `TimeoutError` if the call takes more than `CALL_SECONDS` seconds."""
    heard = subscriber.hear(live, event)
    if heard is not None:
        async with asyncio.timeout(CALL_SECONDS):
            await heard


async def _repeat(subscriber: Subscriber, live: object, event: ServerEvent) -> None:
    """Call a failed subscriber again after each pause in `RETRY_SECONDS`. Stop after a success or the last pause.

    The caller has already written the first error to the log.
    """
    for pause in RETRY_SECONDS:
        await asyncio.sleep(pause)
        with contextlib.suppress(Exception):
            await _call_subscriber(subscriber, live, event)
            return
