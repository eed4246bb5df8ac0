"""Who does not begin matches, so that they are broken off: to be dealt something better, perhaps.

The store says how often that was, in the remarks of the matches, and so to all workers. Whoever does it more than now
and then waits before the next match, longer each time.
"""

from __future__ import annotations

import sqlalchemy as sa

from skyhop.game.ending import ABORTED
from skyhop.i18n import ngettext
from skyhop.server.clocks.time_control import MINUTE, SECOND
from skyhop.server.players.tokens import people_behind
from skyhop.server.remarks import Said
from skyhop.server.schema import MATCHES, SEATS
from skyhop.server.seats import PEOPLE
from skyhop.server.timestamps import between, days_ago, now

DAYS = 1
"""In which they are counted."""
ALLOWED = 2
"""Without waiting: a door may ring."""
FIRST, LONGER = 10 * MINUTE, 3
"""How long the next one waits, and how many times as long each one after that."""
FROM_ELSEWHERE = (*PEOPLE, "program")


class MustWait(LookupError):  # noqa: N818  an answer
    """A player did not begin too many matches; the message says for how long none by the clock is begun with others."""

    def __init__(self, milliseconds: int) -> None:
        minutes = -(-milliseconds // MINUTE)
        told = ngettext(
            "You let several matches be broken off by not beginning them. "
            "In %(count)s minute you can play by the clock with others again.",
            "You let several matches be broken off by not beginning them. "
            "In %(count)s minutes you can play by the clock with others again.",
            minutes,
        )
        super().__init__(told % {"count": minutes})
        self.seconds = -(-milliseconds // SECOND)


def is_met() -> sa.ColumnElement[bool]:
    """Return a condition on a seat: somebody else, no bot, sat at the table."""
    others = SEATS.alias()
    is_other = (others.c.match == SEATS.c.match) & (others.c.player != SEATS.c.player)
    return sa.exists().where(is_other & others.c.kind.in_(FROM_ELSEWHERE))


def is_late(remarks: list[list[object]], seat: int) -> bool:
    """Say whether it was this seat that did not begin."""
    return any(said == Said.LATE and number == seat for _ply, number, said in remarks)


def check_may_meet(connection: sa.Connection, player: str) -> None:
    """See that a player, with all their programs, need not wait; `MustWait` else."""
    late = sorted(at for each in people_behind(connection, player) for at in _late(connection, each))
    if len(late) > ALLOWED:
        wait = FIRST * LONGER ** (len(late) - ALLOWED - 1)
        if (rest := wait - between(late[-1], now())) > 0:
            raise MustWait(rest)


def _late(connection: sa.Connection, player: str) -> list[str]:
    """When the matches ended that a player did not begin, of the last days."""
    query = sa.select(MATCHES.c.ended_at, MATCHES.c.remarks, SEATS.c.seat).join(MATCHES, MATCHES.c.id == SEATS.c.match)
    is_broken_off = (MATCHES.c.ended_at >= days_ago(DAYS)) & (MATCHES.c.outcome[1].as_string() == ABORTED.name)
    rows = connection.execute(query.where((SEATS.c.player == player) & is_broken_off & is_met()))
    return [at for at, remarks, seat in rows if is_late(remarks, seat)]
