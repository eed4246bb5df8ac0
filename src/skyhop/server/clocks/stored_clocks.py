"""Clock states of matches in the store, with their deadlines and recovery after a restart."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.server.clocks.clocks import Clocks, TimeControl
from skyhop.server.schema import ALIVE, MATCHES, SEATS
from skyhop.server.timestamps import add_milliseconds, milliseconds_between, now, seconds_ahead

ALIVE_AGAIN = 30
"""Seconds after a restart until stopped clocks run again, if no player returns earlier."""
MISSED = 5000
"""Milliseconds without a heartbeat after which the server counts as having been down."""
MISSED_BY_DAYS = 120_000
"""Limit of `MISSED` if only clocks by days run: the heartbeat is slower then."""
HAS_FREE_SEAT = sa.exists().where((SEATS.c.match == MATCHES.c.id) & (SEATS.c.kind == "open"))
HAS_BEGUN = MATCHES.c.control.is_not(None) & MATCHES.c.ended_at.is_(None) & ~HAS_FREE_SEAT
"""SQL condition: a clock runs, or would run if the server had not stopped earlier."""
RUNNING = sa.select(
    *(MATCHES.c[name] for name in ("id", "begun_at", "control", "clocks", "deadline")), HAS_BEGUN.label("has_begun")
).where(MATCHES.c.deadline.is_not(None) | HAS_BEGUN)
STOPPED = sa.update(MATCHES).where(MATCHES.c.id == sa.bindparam("name"))


class StoredClocks(NamedTuple):
    """Clocks of a match and the time at which the scheduler must handle it."""

    clocks: Clocks | None
    deadline: str | None

    def columns(self) -> dict[str, object]:
        """Return the values of the match's row, by column name."""
        return {"clocks": self.clocks and self.clocks.serialize(), "deadline": self.deadline}


def write_heartbeat(connection: sa.Connection) -> None:
    """Write a heartbeat: the time at which the server is running."""
    connection.execute(sa.update(ALIVE).values(at=now()))


def stop_clocks(connection: sa.Connection) -> list[str]:
    """Stop the clocks that ran during a downtime, as of its start, and return the ids of their matches.

    Players keep the time they had then, even if the machine's clock was set meanwhile. Clocks run again after a player
    returns, or after `ALIVE_AGAIN` seconds. Offers and pauses last at least that long, too.
    """
    alive = connection.scalar(sa.select(ALIVE.c.at).with_for_update()) or ""
    stopped = []
    for row in connection.execute(RUNNING).mappings().all():
        if (values := _stop_row(row, alive)) is not None:
            connection.execute(STOPPED.values(values), {"name": row["id"]})
            stopped.append(row["id"])
    write_heartbeat(connection)
    return stopped


def _stop_row(row: sa.RowMapping, alive: str) -> dict[str, object] | None:
    """Return the new row values of a match after a downtime that began at `alive`; None if there was none.

    If the machine's clock was set back, the start of the match moves back too, so that its time continues.
    """
    begun_at, again = row["begun_at"], seconds_ahead(ALIVE_AGAIN)
    control, clocks = TimeControl.read(row["control"] or ""), Clocks.read(row["clocks"])
    last = max(clocks.reached if clocks else 0, milliseconds_between(begun_at, max(alive, begun_at)))
    gone = milliseconds_between(begun_at, now()) - last
    is_slow = control is None or control.free or not row["has_begun"]
    is_missed = abs(gone) > (MISSED_BY_DAYS if is_slow else MISSED)
    if gone < 0 and is_missed:
        begun_at = add_milliseconds(begun_at, gone)
    deadline = again if row["has_begun"] else max(add_milliseconds(row["deadline"], gone if is_missed else 0), again)
    clocked = StoredClocks(clocks, deadline)
    if control is not None and clocks is not None and (clocks.pause or clocks.since is not None):
        if not is_missed:
            return None
        if clocks.pause is not None:
            until = max(clocks.pause[1] + max(0, gone), milliseconds_between(begun_at, again))
            clocked = StoredClocks(replace(clocks, pause=(clocks.pause[0], until)), add_milliseconds(begun_at, until))
        else:
            clocked = StoredClocks(clocks.stop(control, last), again)
    return {**clocked.columns(), "begun_at": begun_at}


def list_deadlines(connection: sa.Connection, before: str | None = None) -> list[tuple[str, str]]:
    """Return the time and id of each match that has a deadline, or only of deadlines before a time."""
    due = sa.select(MATCHES.c.deadline, MATCHES.c.id).where(MATCHES.c.deadline.is_not(None))
    if before is not None:
        due = due.where(MATCHES.c.deadline < before)
    return [tuple(row) for row in connection.execute(due)]
