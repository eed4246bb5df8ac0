"""How the clocks of matches stand in the store, and when somebody is to see to them."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.server.clocks.time_control import Clocks, TimeControl
from skyhop.server.schema import ALIVE, MATCHES, SEATS
from skyhop.server.timestamps import between, later, now, seconds_ahead

ALIVE_AGAIN = 30
"""Seconds after which clocks go on that stopped with the table, if nobody comes back before."""
MISSED = 5000
"""Milliseconds without a word of the table after which it was not there."""
MISSED_BY_DAYS = 120_000
"""The same where only clocks by days run: then it says less often that it is there."""
HAS_FREE_SEAT = sa.exists().where((SEATS.c.match == MATCHES.c.id) & (SEATS.c.kind == "open"))
HAS_BEGUN = MATCHES.c.control.is_not(None) & MATCHES.c.ended_at.is_(None) & ~HAS_FREE_SEAT
"""Whether a clock runs, or would if the table had not closed before it did."""
RUNNING = sa.select(
    *(MATCHES.c[name] for name in ("id", "begun_at", "control", "clocks", "deadline")), HAS_BEGUN.label("has_begun")
).where(MATCHES.c.deadline.is_not(None) | HAS_BEGUN)
STOPPED = sa.update(MATCHES).where(MATCHES.c.id == sa.bindparam("name"))


class ClockState(NamedTuple):
    """The clocks of a match, and when it is to be seen to."""

    clocks: Clocks | None
    deadline: str | None

    def columns(self) -> dict[str, object]:
        """What stands in the match's row."""
        return {"clocks": self.clocks and self.clocks.written(), "deadline": self.deadline}


def be_alive(connection: sa.Connection) -> None:
    """Write that the table is there."""
    connection.execute(sa.update(ALIVE).values(at=now()))


def stop_clocks(connection: sa.Connection) -> list[str]:
    """Stop the clocks that ran when no table was there any more, at that moment; name their matches.

    What was left then is left now, whether the machine's clock was set forward or back meanwhile. Whoever comes back
    lets clocks go on, else time does. Offers and pauses wait for half a minute at least.
    """
    alive = connection.scalar(sa.select(ALIVE.c.at).with_for_update()) or ""
    stopped = []
    for row in connection.execute(RUNNING).mappings().all():
        if (values := _stopped(row, alive)) is not None:
            connection.execute(STOPPED.values(values), {"name": row["id"]})
            stopped.append(row["id"])
    be_alive(connection)
    return stopped


def _stopped(row: sa.RowMapping, alive: str) -> dict[str, object] | None:
    """What stands in the row of a match that no table has seen to since it was `alive`; None where one has.

    Where the machine's clock was set back, the match has begun as much earlier: its time goes on where it was.
    """
    begun_at, again = row["begun_at"], seconds_ahead(ALIVE_AGAIN)
    control, clocks = TimeControl.read(row["control"] or ""), Clocks.read(row["clocks"])
    last = max(clocks.reached if clocks else 0, between(begun_at, max(alive, begun_at)))
    gone = between(begun_at, now()) - last
    is_slow = control is None or control.free or not row["has_begun"]
    is_missed = abs(gone) > (MISSED_BY_DAYS if is_slow else MISSED)
    if gone < 0 and is_missed:
        begun_at = later(begun_at, gone)
    deadline = again if row["has_begun"] else max(later(row["deadline"], gone if is_missed else 0), again)
    clocked = ClockState(clocks, deadline)
    if control is not None and clocks is not None and (clocks.pause or clocks.since is not None):
        if not is_missed:
            return None
        if clocks.pause is not None:
            until = max(clocks.pause[1] + max(0, gone), between(begun_at, again))
            clocked = ClockState(replace(clocks, pause=(clocks.pause[0], until)), later(begun_at, until))
        else:
            clocked = ClockState(clocks.stopped(control, last), again)
    return {**clocked.columns(), "begun_at": begun_at}


def deadlines(connection: sa.Connection, before: str | None = None) -> list[tuple[str, str]]:
    """List matches that are to be attended to at a time, or only those before one: the time and the name."""
    due = sa.select(MATCHES.c.deadline, MATCHES.c.id).where(MATCHES.c.deadline.is_not(None))
    if before is not None:
        due = due.where(MATCHES.c.deadline < before)
    return [tuple(row) for row in connection.execute(due)]
