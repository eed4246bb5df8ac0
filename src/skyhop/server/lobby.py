"""What past matches say of one that is offered: how long it takes, and how often its host has left.

Both are read at most every few minutes: a list of offers is drawn much more often.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Collection, Hashable, Sequence
from functools import partial
from statistics import median
from typing import Any, NamedTuple

import sqlalchemy as sa

from skyhop.game.ending import ABORTED, AGREEMENT, LEFT, RESIGNATION, TIME, UNMET
from skyhop.server.aborts import FROM_ELSEWHERE, is_late, is_met
from skyhop.server.match_record import Offered
from skyhop.server.schema import ENTRIES, MATCHES, SEATS
from skyhop.server.store.store import Store

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
                    for key, told in (await self._store.read(partial(_read, offers=lacking))).items():
                        self._keep(key, told)
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
    return (*kind_of(offer), offer.host)


def _read(connection: sa.Connection, offers: Sequence[Offered]) -> dict[Hashable, Told]:
    lengths = read_lengths(connection, {kind_of(offer) for offer in offers})
    leaving = read_leaving(connection, {offer.host for offer in offers})
    return {_key(offer): Told(lengths.get(kind_of(offer)), leaving.get(offer.host)) for offer in offers}


class OfferKind(NamedTuple):
    """Offers that take about as long: of the same game and rules, with as many seats and the same clock."""

    game: str
    ruleset: str
    seats: int
    control: str


def kind_of(offer: Offered) -> OfferKind:
    """Return the kind of an offer."""
    return OfferKind(offer.game, offer.ruleset, len(offer.seats), str(offer.control or ""))


def read_lengths(connection: sa.Connection, kinds: Collection[OfferKind]) -> dict[OfferKind, float]:
    """Read the median of seconds from the first action to the last, of kinds with enough matches; in one query.

    Matches of people count that were played to their end.
    """
    if not kinds:
        return {}
    listed = list(kinds)
    lengths = [list[float]() for _kind in listed]
    for number, length in connection.execute(sa.union_all(*map(_lengths, range(len(listed)), listed))):
        if length:
            lengths[number].append(length / 1000)
    return {kind: median(found) for kind, found in zip(listed, lengths, strict=True) if len(found) >= FEWEST}


def _lengths(number: int, kind: OfferKind) -> sa.Select[Any]:
    """Select the lengths in milliseconds of the latest matches of a kind, each beside the number of the kind."""
    seats = sa.select(sa.func.count()).where(SEATS.c.match == MATCHES.c.id)
    is_same = (MATCHES.c.game == kind.game) & (MATCHES.c.ruleset["name"].as_string() == kind.ruleset)
    is_same &= (MATCHES.c.control == kind.control) if kind.control else MATCHES.c.control.is_(None)
    is_whole = MATCHES.c.ended_at.is_not(None) & MATCHES.c.begun_from.is_(None)
    is_whole &= MATCHES.c.outcome[1].as_string().not_in(SHORT)
    people = seats.where(SEATS.c.kind.in_(FROM_ELSEWHERE)).scalar_subquery()
    alike = sa.select(MATCHES.c.id).where(is_same & is_whole & (people > 1) & (seats.scalar_subquery() == kind.seats))
    latest = alike.order_by(MATCHES.c.ended_at.desc()).limit(LATEST).subquery()
    acting = (ENTRIES.c.match == latest.c.id) & ENTRIES.c.actor.in_([str(seat) for seat in range(kind.seats)])
    length = sa.select(sa.func.max(ENTRIES.c.elapsed) - sa.func.min(ENTRIES.c.elapsed)).where(acting)
    return sa.select(sa.literal(number), length.scalar_subquery()).select_from(latest)


def read_leaving(connection: sa.Connection, players: Collection[str]) -> dict[str, Leaving]:
    """Read how many of their latest matches with others these players left, lost by time or did not begin.

    Players with too few matches are left out. One query reads all.
    """
    words = [ENTRIES.c.text.in_([LEFT.text, TIME.text]), *(ENTRIES.c.text.like(f"{e.text} %") for e in (LEFT, TIME))]
    reason = MATCHES.c.outcome[1].as_string()
    place = sa.func.row_number().over(partition_by=SEATS.c.player, order_by=MATCHES.c.ended_at.desc()).label("place")
    columns = [SEATS.c.player, SEATS.c.match, SEATS.c.seat, reason.label("reason"), MATCHES.c.remarks, place]
    is_over = MATCHES.c.ended_at.is_not(None) & (reason != UNMET.name)
    met = sa.select(*columns).join(MATCHES, MATCHES.c.id == SEATS.c.match)
    over = met.where(SEATS.c.player.in_(players) & is_over & is_met()).subquery()
    is_own = (ENTRIES.c.match == over.c.match) & (ENTRIES.c.actor == sa.cast(over.c.seat, sa.String))
    has_left = sa.exists().where(is_own & sa.or_(*words))
    query = sa.select(over.c.player, has_left, over.c.reason, over.c.remarks, over.c.seat)
    found: dict[str, list[bool]] = {}
    for player, left, why, remarks, seat in connection.execute(query.where(over.c.place <= LATEST)):
        if why != ABORTED.name:
            found.setdefault(player, []).append(bool(left))
        elif is_late(remarks, seat):
            found.setdefault(player, []).append(True)
    return {player: Leaving(sum(left), len(left)) for player, left in found.items() if len(left) >= FEWEST}
