"""Spectators: permission to watch a match, closing and opening of a match by its players, and public matches.

All pages call `may_watch`. `Game.view` and `Game.list_visible_events` decide what a spectator sees of a match.

`PublicMatches` lists the matches that everybody may find: at least two people or programs play, and the match is open
to spectators. Daily matches and matches of players with a hidden profile are not public.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import NamedTuple, Protocol

import sqlalchemy as sa

from skyhop.engine.state import Outcome
from skyhop.server.clocks.clocks import UNTIMED, TimeControl
from skyhop.server.match_record import MatchInfo, parse_outcome, read_seats
from skyhop.server.matches.live import Live
from skyhop.server.players.friends import read_blockers
from skyhop.server.ratings.recorder import Rating, RatingKey, read_latest_ratings
from skyhop.server.schema import ACCOUNTS, MATCHES, RATINGS, SEATS
from skyhop.server.seats import PEOPLE, Seat
from skyhop.server.store.store import Store
from skyhop.server.timestamps import days_ago, find_today

MAX_READ = 200
"""Maximum number of running matches, and of finished matches, that one read returns."""
CACHE_SECONDS = 5.0
"""Seconds for which all readers of a worker share a list of public matches."""
QUIET_DAYS = 1
"""Days without an action after which the list leaves out a running match."""


class MatchWriter(Protocol):
    """Writer of stored matches, such as the registry of matches."""

    async def write(self, work: Callable[[sa.Connection], None], list_changed: Callable[[None], Iterable[str]]) -> None:
        """Run `work` in one transaction, then update the matches whose ids `list_changed` returns."""


class SourceClosed(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when a player opens a branch to spectators, but its source match is closed to spectators."""


def may_watch(live: Live, player: str, owner: str | None = None) -> bool:
    """Return True if a player may see a match, on any interface, during the match and after its end.

    If `player` is a program, `owner` is the person who owns the program.

    Present and former players of the match may always see the match. Other players may see the match if it is open
    to spectators. A player who may take a free seat may see even a closed match. Until its day ends, a daily match
    is visible to its player only, because other people can still play the same deal. During the match, people whom
    one of its players has blocked may not see it, and neither may their programs.
    """
    if any(seat.is_of(player) for seat in live.stored_seats):
        return True
    if live.info.is_sealed or (live.match.outcome is None and live.barred & {player, owner}):
        return False
    if live.closed_by is None:
        return True
    return any(seat.is_free_for(player) for seat in live.seats)


def may_close(live: Live, player: str) -> bool:
    """Return True if a player may close the match to spectators.

    The match must be open to spectators, and the player must have a seat.
    """
    return live.closed_by is None and bool(live.seats_of(player))


def may_open(live: Live, player: str) -> bool:
    """Return True if a player may open a closed match to spectators again.

    Only the player who closed the match may open it. If this player has left, each player of the match may open it.
    """
    if live.closed_by is None or not live.seats_of(player):
        return False
    closer = live.seats[live.closed_by]
    return closer.is_of(player) or (not closer.acts_for_itself and closer.kept_for is None)


async def close(matches: MatchWriter, live: Live, player: str) -> None:
    """Close a match to spectators at once.

    Do nothing if the match is already closed, or if the player has no seat.
    """
    if may_close(live, player):
        await _set(matches, live, None, live.seats_of(player)[0])


async def open_again(matches: MatchWriter, live: Live, player: str) -> None:
    """Open a match to spectators again. Do nothing if the player may not open the match.

    Raise `SourceClosed` if the match is a branch of a closed match. In the branch, spectators would see the start of
    the closed match.
    """
    if may_open(live, player):
        await _set(matches, live, live.closed_by, None)


async def _set(matches: MatchWriter, live: Live, before: int | None, after: int | None) -> None:
    """Store `after`: the seat that closed the match to spectators, or None for an open match. Notify all workers.

    `before` is the value that the caller has read. If another player has changed this value meanwhile, change
    nothing.
    """
    await matches.write(partial(_store_closed_by, live.info, before, after), lambda _done: [live.info.id])


def _store_closed_by(info: MatchInfo, before: int | None, after: int | None, connection: sa.Connection) -> None:
    if after is None and info.begun_from is not None:
        source = sa.select(MATCHES.c.closed_by).where(MATCHES.c.id == info.begun_from.match).with_for_update()
        if connection.scalar(source) is not None:
            raise SourceClosed
    is_so = MATCHES.c.closed_by.is_(None) if before is None else MATCHES.c.closed_by == before
    connection.execute(sa.update(MATCHES).where((MATCHES.c.id == info.id) & is_so).values(closed_by=after))


class PublicMatch(NamedTuple):
    """Match that everybody may find and watch."""

    id: str
    game: str
    ruleset: str
    """Name of the ruleset."""
    seats: tuple[Seat, ...]
    points: int | None
    """Lowest rating of the players, in points. None if the match is not rated."""
    outcome: Outcome | None = None


class PublicList(NamedTuple):
    """Public matches: running matches, and rated matches that ended today (UTC).

    Each group begins with the highest ratings.
    """

    running: tuple[PublicMatch, ...] = ()
    finished: tuple[PublicMatch, ...] = ()

    def filter(self, games: Collection[str]) -> PublicList:
        """Return only the matches of these games."""
        return PublicList(*(tuple(each for each in group if each.game in games) for group in self))

    @property
    def best(self) -> PublicMatch | None:
        """Match of the day: the rated match whose weakest player has the highest rating.

        Among equals, prefer a running match.
        """
        rated = [each for group in self for each in group if each.points is not None]
        return max(rated, key=lambda each: each.points or 0, default=None)


class PublicMatches:
    """Cache of the public matches in one worker."""

    def __init__(self) -> None:
        self._kept = (-CACHE_SECONDS, PublicList())
        self._reading = asyncio.Lock()

    async def read(self, store: Store) -> PublicList:
        """Return the public matches, read from the store at most `CACHE_SECONDS` seconds ago."""
        async with self._reading:
            at, found = self._kept
            if time.monotonic() - at >= CACHE_SECONDS:
                found = PublicList(await store.read(read_running), await store.read(read_finished))
                self._kept = time.monotonic(), found
            return found


def read_running(connection: sa.Connection, player: str = "", reader: str = "") -> tuple[PublicMatch, ...]:
    """Return the running public matches. Rated matches come first, in the order of the ratings.

    Unrated matches follow, the latest action first.

    With `player`, return only the matches of this player. With `reader`, leave out the matches of players who have
    blocked this reader.
    """
    query = _select_public(MATCHES.c.control, MATCHES.c.is_rated).where(MATCHES.c.ended_at.is_(None))
    query = query.where(MATCHES.c.last_at >= days_ago(QUIET_DAYS))
    if player:
        query = query.where(MATCHES.c.id.in_(sa.select(SEATS.c.match).where(SEATS.c.player == player)))
    rows = connection.execute(query.order_by(MATCHES.c.last_at.desc(), MATCHES.c.id).limit(MAX_READ)).all()
    seats = read_seats(connection, [row.id for row in rows])
    blockers = read_blockers(connection, reader) if reader else frozenset()
    rows = [row for row in rows if blockers.isdisjoint(seat.player for seat in seats[row.id])]
    people = {str(seat.player) for row in rows if row.is_rated for seat in seats[row.id]}
    ratings = read_latest_ratings(connection, people) if people else {}
    found = []
    for row in rows:
        control, points = TimeControl.read(row.control or ""), None
        if row.is_rated:
            speed = (control.speed if control else UNTIMED).name
            keys = [RatingKey(str(seat.player), row.game, speed) for seat in seats[row.id]]
            points = min(ratings.get(key, Rating()).points for key in keys)
        found.append(PublicMatch(row.id, row.game, row.ruleset, tuple(seats[row.id]), points))
    return tuple(sorted(found, key=lambda each: -(each.points or 0)))


def read_finished(connection: sa.Connection) -> tuple[PublicMatch, ...]:
    """Return the public matches that ended today (UTC) and count for the ratings, the highest rating first."""
    is_of_today = (RATINGS.c.at >= find_today()) & RATINGS.c.rank.is_not(None)
    lowest = sa.select(RATINGS.c.match, sa.func.min(RATINGS.c.mu).label("mean")).where(is_of_today)
    rated = lowest.group_by(RATINGS.c.match).subquery()
    query = _select_public(MATCHES.c.outcome, rated.c.mean).join(rated, rated.c.match == MATCHES.c.id)
    rows = connection.execute(query.order_by(rated.c.mean.desc(), MATCHES.c.id).limit(MAX_READ)).all()
    seats = read_seats(connection, [row.id for row in rows])
    return tuple(
        PublicMatch(
            row.id,
            row.game,
            row.ruleset,
            tuple(seats[row.id]),
            Rating(row.mean).points,
            parse_outcome(row.outcome),
        )
        for row in rows
    )


def _select_public(*columns: sa.ColumnElement[object]) -> sa.Select[tuple[object, ...]]:
    """Return a query for public matches: their ids, games and rulesets, and more columns."""
    seat = SEATS.alias()
    players = sa.select(sa.func.count(sa.distinct(seat.c.player))).where(seat.c.match == MATCHES.c.id)
    players = players.where(seat.c.kind.in_((*PEOPLE, "program")))
    is_hidden = sa.exists().where(
        (seat.c.match == MATCHES.c.id) & (ACCOUNTS.c.player == seat.c.player) & (ACCOUNTS.c.is_hidden == 1)
    )
    query = sa.select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.ruleset["name"].as_string().label("ruleset"), *columns)
    query = query.where(MATCHES.c.closed_by.is_(None), MATCHES.c.daily.is_(None), MATCHES.c.free_seats == 0)
    return query.where(players.scalar_subquery() > 1, ~is_hidden)
