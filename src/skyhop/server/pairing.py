"""Quick pairing: which offered match somebody who looks for an opponent sits down at, or that there is none yet.

Whoever looks is paired with the nearest rating, in a window that grows while an offer waits. Two who look at once are
paired, whichever workers they ask: in the commit that offers a new match it is looked once more, one after the other.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.server.clocks.time_control import SECOND, UNTIMED, TimeControl
from skyhop.server.match_record import Offered, read_offers
from skyhop.server.players.blocks import read_strangers
from skyhop.server.ratings.rating import Rating
from skyhop.server.schema import MATCHES, PLAYERS, RATINGS
from skyhop.server.timestamps import between, now

PAIR = 2
WINDOW, GROWS, LARGEST = 150, 10, 5000
"""Points between two ratings: at once, more with each second that an offer waits, and after eight minutes any."""
STILL_THERE = 15
"""Seconds that an offer still waits at least while its host is there, who puts off its end every ten seconds."""
LOCKED = sa.text("SELECT pg_advisory_xact_lock(:key)")


class Search(NamedTuple):
    """Who looks for an opponent, and for what."""

    player: str
    game: str
    ruleset: str
    """Its name."""
    control: TimeControl | None

    @property
    def speed(self) -> str:
        """The speed at which ratings count."""
        return self.control.speed.name if self.control else UNTIMED.name


class Waiting(Exception):  # noqa: N818  an answer, not an error of the program
    """An offer waits that fits, so no other one is made."""


class Found(NamedTuple):
    """Offers that fit, and the one that the player makes already.

    Those of hosts who are there come first, then the nearest rating.
    """

    others: tuple[str, ...] = ()
    own: str | None = None


def find(connection: sa.Connection, search: Search) -> Found:
    """Find what a player may sit down at."""
    control = str(search.control) if search.control else None
    is_same = (MATCHES.c.game == search.game) & (MATCHES.c.is_rated == 1)
    is_same &= (MATCHES.c.control == control) if control else MATCHES.c.control.is_(None)
    offers = [offer for offer in read_offers(connection, is_same) if _fits(offer, search)]
    own = next((offer.id for offer in offers if offer.host == search.player), None)
    strangers = {search.player, *read_strangers(connection, search.player)} if offers else set()
    points = _read_points(connection, {search.player, *(offer.host for offer in offers)}, search) if offers else {}
    near = []
    for offer in offers:
        if strangers.isdisjoint({seat.player for seat in offer.seats}):
            away = abs(points[offer.host] - points[search.player])
            if away <= window(between(offer.begun_at, now()) / SECOND):
                is_left = between(now(), offer.deadline) < STILL_THERE * SECOND
                near.append((is_left, away, offer.begun_at, offer.id))
    return Found(tuple(name for *_order, name in sorted(near)), own)


def window(waited: float) -> float:
    """How far two ratings may be apart, when an offer has waited so many seconds."""
    return min(WINDOW + GROWS * max(0.0, waited), LARGEST)


def check_none(connection: sa.Connection, search: Search) -> None:
    """See that nothing waits that fits; until the commit nobody else who looks for the same offers anything.

    Raises:
        Waiting: where something does.

    """
    if connection.dialect.name == "postgresql":  # elsewhere one writes after the other
        name = f"{search.game} {search.ruleset} {search.control or ''}"
        connection.execute(LOCKED, {"key": int.from_bytes(sha256(name.encode()).digest()[:8], "big", signed=True)})
    if any(find(connection, search)):
        raise Waiting


def _fits(offer: Offered, search: Search) -> bool:
    is_same = (offer.game, offer.ruleset, offer.control) == (search.game, search.ruleset, search.control)
    is_of_person = any(seat.player == offer.host and seat.is_person for seat in offer.seats)
    is_pair = len(offer.seats) == PAIR and offer.free == 1 and offer.series is None
    return is_same and is_of_person and is_pair and offer.is_rated


def _read_points(connection: sa.Connection, players: Collection[str], search: Search) -> dict[str, int]:
    """Read the latest ratings of all these players in one query."""
    is_own = (RATINGS.c.player == PLAYERS.c.id) & (RATINGS.c.game == search.game) & (RATINGS.c.speed == search.speed)
    latest = sa.select(RATINGS.c.mu).where(is_own).order_by(RATINGS.c.number.desc(), RATINGS.c.at.desc()).limit(1)
    query = sa.select(PLAYERS.c.id, latest.scalar_subquery()).where(PLAYERS.c.id.in_(players))
    means = {player: mean for player, mean in connection.execute(query) if mean is not None}
    return {player: (Rating(means[player]) if player in means else Rating()).points for player in players}
