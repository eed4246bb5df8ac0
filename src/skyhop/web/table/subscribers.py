"""Who is told of what happens at a served table, in this order; nothing else hangs on what happens there.

A page is told last: what it shows of marks and of levels is seen to by then.
"""

from __future__ import annotations

from skyhop.table.events import Began, CaughtUp, Ended, Moved, Opened
from skyhop.table.live import Live
from skyhop.table.matches import BOTS, PAGES
from skyhop.table.metrics import ACTIONS
from skyhop.table.ratings import RatingRecorder
from skyhop.table.recording import Recorder
from skyhop.table.subscribers import Subscriber
from skyhop.web.programs.connected import Connected
from skyhop.web.table import levels
from skyhop.web.table.marks import MarksCounted

ENDS = (Ended, CaughtUp, Opened)
"""At which a match may be over that was not, or was not in memory."""


def _count(live: Live, event: Moved) -> None:
    ACTIONS.labels(live.match.game.name, live.seats[event.seat].kind).inc()


def subscribers(marks: MarksCounted, connected: Connected) -> tuple[Subscriber, ...]:
    """All of them: the marks of solo matches are counted there, and these programs of others are connected."""
    return (
        Subscriber("actions counted", (Moved,), _count),
        BOTS,
        Subscriber("marks", (Began, *ENDS), lambda live, _event: marks.count(live), is_repeatable=True),
        Subscriber("advice on levels", ENDS, lambda live, _event: levels.look_up(live), is_repeatable=True),
        connected.subscriber,
        PAGES,
    )


RECORDERS: tuple[Recorder, ...] = (RatingRecorder(),)
"""Those that write what follows into the store."""
