"""Who is told of what happens at a served table, in this order; nothing else hangs on what happens there.

A page is told last: what it shows of marks and of levels is seen to by then.
"""

from __future__ import annotations

from skyhop.server.events import Began, CaughtUp, Ended, Moved, Opened
from skyhop.server.match_registry import BOTS, PAGES
from skyhop.server.matches.live import Live
from skyhop.server.metrics import ACTIONS
from skyhop.server.ratings.projection import RatingRecorder
from skyhop.server.store.projections import Recorder
from skyhop.server.subscribers import Subscriber
from skyhop.web import levels
from skyhop.web.api_clients.event_stream import Connected
from skyhop.web.pages.match.marks import MarksCounted

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
