"""The clocks of a match as pages show them: as text, which a script lets run."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from skyhop.figures import decimal
from skyhop.i18n import _, ngettext
from skyhop.server.clocks.time_control import DAY, SECOND
from skyhop.server.matches.live import Live
from skyhop.server.timestamps import between, later

EPOCH = "1970-01-01T00:00:00.000+00:00"


class Clock(NamedTuple):
    """The clock of a seat: whose, what is left when its turn begins, and until when, where it runs."""

    name: str
    left: int
    text: str
    is_running: bool
    until: int
    """Milliseconds since 1970, by the clock of the server."""
    ends: str
    is_first: bool
    """Whether what runs is the time for the first turn, and not yet the clock."""
    forgiven: str


def shown(live: Live, names: Sequence[str]) -> tuple[Clock, ...]:
    """The clocks of all seats; none where nobody has one."""
    control, clocks = live.info.control, live.clocks
    if control is None or clocks is None:
        return ()
    due = clocks.due(control)
    ends = later(live.info.begun_at, due) if due is not None else ""
    told = []
    for seat, name in enumerate(names):
        is_running = due is not None and seat == clocks.seat
        is_first = is_running and clocks.is_first and not control.free
        left = control.speed.first * SECOND if is_first else clocks.left[seat]
        told.append(
            Clock(
                name,
                left,
                span(left),
                is_running,
                between(EPOCH, ends) if is_running else 0,
                _ends(ends, is_first=is_first) if is_running else "",
                is_first,
                _forgiven(clocks.forgiven[seat]),
            )
        )
    return tuple(told)


def span(milliseconds: int) -> str:
    """Write how long something is: minutes and seconds, or of what is long days and hours."""
    seconds = max(0, milliseconds) // SECOND
    if milliseconds < DAY:
        hours, rest = divmod(seconds, 3600)
        minutes = f"{rest // 60:02}" if hours else f"{rest // 60}"
        return f"{hours}:{minutes}:{rest % 60:02}" if hours else f"{minutes}:{rest % 60:02}"
    days, hours = divmod(seconds // 3600, 24)
    told = ngettext("%(count)s day", "%(count)s days", days) % {"count": days}
    return told if not hours else f"{told} " + ngettext("%(count)s hour", "%(count)s hours", hours) % {"count": hours}


def _ends(written: str, *, is_first: bool) -> str:
    at = {"time": f"{datetime.fromisoformat(written):%Y-%m-%d %H:%M:%S} UTC"}
    return _("first turn until %(time)s") % at if is_first else _("until %(time)s") % at


def _forgiven(milliseconds: int) -> str:
    if not milliseconds:
        return ""
    return _("%(seconds)s s on the way forgiven") % {"seconds": decimal(milliseconds / SECOND, 1)}
