"""What past matches say of one that is offered: how long it takes, and how often its host has left.

Both are read at most every few minutes: a list of offers is drawn much more often.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from statistics import median
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.core.game.ending import ABORTED, AGREEMENT, LEFT, RESIGNATION, TIME, UNMET
from skyhop.table.aborts import FROM_ELSEWHERE, is_late, is_met
from skyhop.table.records import Offered
from skyhop.table.schema import ENTRIES, MATCHES, SEATS
from skyhop.table.store import Store

FEWEST = 5
"""Matches without which nothing is said."""
LATEST = 200
"""Matches that are looked at, those that ended last."""
OLD = 300.0
"""Seconds for which what was read holds."""
MOST_KEPT = 1000
SHORT = (RESIGNATION.name, AGREEMENT.name, LEFT.name, TIME.name, ABORTED.name, UNMET.name)
"""Endings that cut a match short."""


class Leaving(NamedTuple):
    """Of how many matches somebody left how many, let their time run out, or did not begin."""

    left: int
    of: int


class Told(NamedTuple):
    """What is known of an offer; None where too few matches are over."""

    seconds: float | None
    leaving: Leaving | None


NOTHING = (0.0, Told(None, None))


class Estimates:
    """Reads both, and keeps them for a while."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept = OrderedDict[Hashable, tuple[float, Told]]()
        self._reading = asyncio.Lock()

    async def of(self, offers: Sequence[Offered]) -> dict[str, Told]:
        """What is known of these, by their names."""
        if self._lacking(offers):
            async with self._reading:  # all who have the lobby open ask at once
                if lacking := self._lacking(offers):
                    read = await self._store.read(lambda connection: [_read(connection, each) for each in lacking])
                    for offer, told in zip(lacking, read, strict=True):
                        self._keep(_key(offer), told)
        return {offer.id: self._kept.get(_key(offer), NOTHING)[1] for offer in offers}

    def _lacking(self, offers: Sequence[Offered]) -> list[Offered]:
        """Those of which nothing is known, or nothing of late."""
        oldest = time.monotonic() - OLD
        return [offer for offer in offers if (kept := self._kept.get(_key(offer))) is None or kept[0] < oldest]

    def _keep(self, key: Hashable, told: Told) -> None:
        self._kept[key] = (time.monotonic(), told)
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def _key(offer: Offered) -> Hashable:
    return offer.game, offer.ruleset, len(offer.seats), str(offer.control or ""), offer.host


def _read(connection: sa.Connection, offer: Offered) -> Told:
    return Told(read_length(connection, offer), read_leaving(connection, offer.host))


def read_length(connection: sa.Connection, offer: Offered) -> float | None:
    """The median of seconds that such matches of people took, from the first action to the last; None of too few.

    Those count that were played to their end, under the same rules, with as many seats and the same clock.
    """
    control = str(offer.control) if offer.control else None
    seats = sa.select(sa.func.count()).where(SEATS.c.match == MATCHES.c.id)
    acting = (ENTRIES.c.match == MATCHES.c.id) & ENTRIES.c.actor.in_([str(seat) for seat in range(len(offer.seats))])
    length = sa.select(sa.func.max(ENTRIES.c.elapsed) - sa.func.min(ENTRIES.c.elapsed)).where(acting)
    is_same = (MATCHES.c.game == offer.game) & (MATCHES.c.ruleset["name"].as_string() == offer.ruleset)
    is_same &= (MATCHES.c.control == control) if control else MATCHES.c.control.is_(None)
    is_whole = MATCHES.c.ended_at.is_not(None) & MATCHES.c.begun_from.is_(None)
    is_whole &= MATCHES.c.outcome[1].as_string().not_in(SHORT)
    people = seats.where(SEATS.c.kind.in_(FROM_ELSEWHERE)).scalar_subquery()
    query = sa.select(length.scalar_subquery()).where(is_same & is_whole & (people > 1))
    query = query.where(seats.scalar_subquery() == len(offer.seats)).order_by(MATCHES.c.ended_at.desc()).limit(LATEST)
    lengths = [each / 1000 for each in connection.scalars(query) if each]
    return median(lengths) if len(lengths) >= FEWEST else None


def read_leaving(connection: sa.Connection, player: str) -> Leaving | None:
    """Of a player's latest matches with others, how many they left, lost by time or did not begin; None of too few."""
    words = [ENTRIES.c.text.in_([LEFT.text, TIME.text]), *(ENTRIES.c.text.like(f"{e.text} %") for e in (LEFT, TIME))]
    has_left = sa.exists().where(
        (ENTRIES.c.match == SEATS.c.match) & (ENTRIES.c.actor == sa.cast(SEATS.c.seat, sa.String)) & sa.or_(*words)
    )
    reason = MATCHES.c.outcome[1].as_string()
    query = sa.select(has_left, reason, MATCHES.c.remarks, SEATS.c.seat).join(MATCHES, MATCHES.c.id == SEATS.c.match)
    is_over = MATCHES.c.ended_at.is_not(None) & (reason != UNMET.name)
    query = query.where((SEATS.c.player == player) & is_over & is_met(player))
    rows = connection.execute(query.order_by(MATCHES.c.ended_at.desc()).limit(LATEST)).all()
    late = [is_late(remarks, seat) for _left, why, remarks, seat in rows if why == ABORTED.name]
    left = [bool(has_left) for has_left, why, _remarks, _seat in rows if why != ABORTED.name] + [True] * sum(late)
    return Leaving(sum(left), len(left)) if len(left) >= FEWEST else None
