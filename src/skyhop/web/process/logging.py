"""Logging of the server to standard error, as text or JSON. Each event is one line without secrets.

Lines contain route templates, causes and numbers. For an error, the log contains its class and the code locations,
but not its message. The message could repeat user input or hidden information of a player.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
import traceback
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from structlog.typing import EventDict, Processor

LOG = logging.getLogger("skyhop")
MOST_PLACES = 12
"""Maximum number of code locations that are logged for an error. The log contains the innermost locations."""
FIRST = ("time", "level", "event", "request")
MOST_REPEATED = 10
"""Maximum number of equal lines in a minute. Without this limit, invalid requests could fill the disk."""
MINUTE = 60.0
TOO_FAST = 429


class LogFormat(StrEnum):
    """Format of the lines of the server's log: text or JSON."""

    TEXT = "text"
    JSON = "json"


def configure(form: LogFormat | None) -> None:
    """Log to standard error in this format. If `form` is None, log only warnings and errors as text."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(form or LogFormat.TEXT))
    handler.addFilter(Repeats())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(logging.INFO if form else logging.WARNING)
    logging.captureWarnings(capture=True)


class Repeats(logging.Filter):
    """Filter that limits the number of equal log lines in a minute.

    The first line after this minute contains the number of omitted lines. Two warnings or errors are equal if they
    have the same logging call and the same code location. The filter also limits the lines about requests above a
    rate limit, because clients can cause any number of such lines. It limits no other lines.
    """

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[tuple[object, ...], tuple[float, int]] = {}
        """Start of the current minute and number of lines in it, by kind of line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return True if the logger should write the line.

        Return False if the minute already has too many equal lines.
        """
        if record.levelno < logging.WARNING and getattr(record, "status", None) != TOO_FAST:
            return True
        kind, now = (record.pathname, record.lineno, _place(record.exc_info)), time.monotonic()
        begun, count = self._counts.get(kind, (now, 0))
        if now >= begun + MINUTE:
            if count > MOST_REPEATED:
                record.left_out = count - MOST_REPEATED
            begun, count = now, 0
        self._counts[kind] = begun, count + 1
        return count < MOST_REPEATED


def _place(exc_info: object) -> tuple[object, ...]:
    """Return the class of an error and the code location where it was raised.

    If `exc_info` contains no error, return an empty tuple.
    """
    error = exc_info[1] if isinstance(exc_info, tuple) else None
    if not isinstance(error, BaseException):
        return ()
    places = [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    return type(error), *places[-1:]


def formatter(form: LogFormat) -> logging.Formatter:
    """Return a formatter that writes each event as one line, for all loggers."""
    import structlog  # noqa: PLC0415  takes 0.1 s, and only a server needs it

    renderers: dict[LogFormat, Processor] = {
        LogFormat.JSON: structlog.processors.JSONRenderer(ensure_ascii=False),
        LogFormat.TEXT: structlog.processors.LogfmtRenderer(key_order=FIRST, drop_missing=True),
    }
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.ExtraAdder(), structlog.stdlib.add_log_level, _add_request],
        processors=[
            structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
            structlog.processors.CallsiteParameterAdder([structlog.processors.CallsiteParameter.PROCESS]),
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            _describe_error,
            renderers[form],
        ],
    )


def log_task_error(_loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """Log an unhandled error of an asyncio task.

    Omit the name of the task, since it may contain the id of a match.
    """
    error = context.get("exception")
    LOG.error("Something failed that nobody waited for.", exc_info=error if isinstance(error, BaseException) else None)


def _add_request(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Add the identifier of the current request to a log event."""
    from skyhop.web.http.monitoring import REQUEST  # noqa: PLC0415  as above

    if request := REQUEST.get():
        event["request"] = request
    return event


def _describe_error(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Replace the error in a log event with the classes of the error and its causes, and their code locations."""
    exc_info = event.pop("exc_info", None)
    error = exc_info[1] if isinstance(exc_info, tuple) else exc_info
    if isinstance(error, BaseException):
        event["error"] = " from ".join(type(cause).__name__ for cause in _causes(error))
        frames = traceback.extract_tb(error.__traceback__)[-MOST_PLACES:]
        event["places"] = " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    event.pop("stack_info", None)
    return event


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error, then its cause, then the cause of this cause, and so on."""
    seen: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        yield cause
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
