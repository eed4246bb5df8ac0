"""The log of a served table: a line for each event on the error stream, as text or JSON, and no secrets in it.

What is logged names templates of addresses, causes and numbers. Of an error there are its kind and the places that it
passed, without its message: that may repeat what somebody sent, or what only one player knows.
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
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from structlog.typing import EventDict, Processor

LOG = logging.getLogger("skyhop")
MOST_PLACES = 12
"""Of an error, the innermost."""
FIRST = ("time", "level", "event", "request")
MOST_REPEATED = 10
"""Lines of one kind in a minute: requests that nobody can read could fill a disk."""
MINUTE = 60.0
TOO_FAST = 429


class LogFormat(StrEnum):
    """How the log is written."""

    TEXT = "text"
    JSON = "json"


def configure(form: LogFormat | None) -> None:
    """Write what this process logs onto the error stream; without a form only what is wrong, as text."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(form or LogFormat.TEXT))
    handler.addFilter(Repeats())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(logging.INFO if form else logging.WARNING)
    logging.captureWarnings(capture=True)


class Repeats(logging.Filter):
    """Lets so many lines of one kind through in a minute; the next one says how many were left out before it.

    What is wrong is counted by the place that tells of it, and the place where it happened. Of what goes well only
    requests that were turned away as too many are, as lines that somebody could have written without end.
    """

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[tuple[object, ...], tuple[float, int]] = {}
        """When the minute of a kind began, and how many lines of it there were."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a line is written."""
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


def _place(found: object) -> tuple[object, ...]:
    """The kind of an error and the innermost place that it passed; nothing where there is none."""
    error = found[1] if isinstance(found, tuple) else None
    if not isinstance(error, BaseException):
        return ()
    places = [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    return type(error), *places[-1:]


def formatter(form: LogFormat) -> logging.Formatter:
    """Make what writes a line for each event, whichever part of the program tells of it."""
    import structlog  # noqa: PLC0415  where something is served only: it takes a tenth of a second

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
            _say_where,
            renderers[form],
        ],
    )


def tell_of_task(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what goes wrong where nobody waits for it; a task's name may be that of a match, and is left out."""
    LOG.error("Something failed that nobody waited for.", exc_info=context.get("exception"))


def _add_request(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Name the request that is being answered."""
    from skyhop.web.http.monitoring import REQUEST  # noqa: PLC0415  as above

    if request := REQUEST.get():
        event["request"] = request
    return event


def _say_where(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Put the kinds of an error and of its causes, and the places that it passed, for the error itself."""
    found = event.pop("exc_info", None)
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["error"] = " from ".join(type(cause).__name__ for cause in _causes(error))
        frames = traceback.extract_tb(error.__traceback__)[-MOST_PLACES:]
        event["places"] = " > ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    event.pop("stack_info", None)
    return event


def _causes(error: BaseException) -> Iterator[BaseException]:
    """Name an error, what it came from, and so on."""
    seen: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        yield cause
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
