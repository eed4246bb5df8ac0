"""Daily matches: in each game, all players of a UTC day get the same deal. Each player has one try.

The server derives the secret of a day from its signing key, so nobody outside can compute the secret of a later day. A
try is stored in the commit that starts its match, before the player sees the deal. The secret and all private
information stay hidden until the day ends (`MatchInfo.is_sealed`).
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from datetime import date, timedelta
from functools import partial
from itertools import islice, takewhile
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from skyhop.bots.bot import default_opponent
from skyhop.engine.chance import SecretShuffler
from skyhop.engine.state import Outcome
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.ending import RULES, TWO_SEATS, ending_of
from skyhop.game.game import Game
from skyhop.game.match import Match, replay
from skyhop.game.options import MultipleChoiceOption
from skyhop.server.events import MatchFinished, ServerEvent
from skyhop.server.exceptions import is_duplicate
from skyhop.server.match_record import StoredMatch, parse_outcome, read_match
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.create import DailyDeal, Terms, new_match_id
from skyhop.server.matches.live import Live
from skyhop.server.players.friends import Relation, read_friends
from skyhop.server.players.players import check_is_here, read_player
from skyhop.server.schema import ACCOUNTS, IS_RUNNING_TRY, MATCHES, PLAYERS, TRIES
from skyhop.server.seats import PEOPLE, Seat
from skyhop.server.store.store import Store
from skyhop.server.timestamps import find_today, milliseconds_between, now

AT_ONCE = 20
"""Maximum number of results that the recorder reads at once."""
CACHE_SECONDS = 10.0
"""Seconds for which a worker caches the table of a day. All its readers share this table."""
MAX_CACHED_TABLES = 16
"""Maximum number of tables in memory. Readers of the archive can ask for all days."""
MAX_STREAK_DAYS = 400
"""Maximum number of days that a streak counts."""


def shift_day(day: str, days: int) -> str:
    """Return the day that is `days` days after a day."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def milliseconds_left(day: str) -> int:
    """Return the milliseconds until a UTC day ends. The number is negative after its end."""
    return milliseconds_between(now(), f"{shift_day(day, 1)}T00:00:00.000+00:00")


class DailyTask(NamedTuple):
    """Daily match of a game: its UTC day, and the secret that determines its map, its deal and its bot's choices."""

    day: str
    game: Game
    secret: bytes

    @property
    def is_solo(self) -> bool:
        """True if the player plays alone. Otherwise, the opponent is the default level."""
        return self.game.seats[0] == 1

    @property
    def commitment(self) -> str:
        """Hash of the secret, as 64 hex digits. Pages show it before the deal."""
        return SecretShuffler(self.secret, "").commitment

    def make_ruleset(self) -> Mapping[str, object]:
        """Return the parameters of the match: the first published ruleset, with the map of the day.

        All other options have the value that the form for a new match proposes. If the function must generate a map, it
        takes a second.
        """
        options = self.game.options
        proposed = {
            option.name: option.proposed
            for option in options.rules
            if isinstance(option, MultipleChoiceOption) and option.proposed is not None
        }
        of_players = options.choose_for_players(1 if self.is_solo else TWO_SEATS)
        chosen = options.resolve({**proposed, **options.rulesets[0].values, **of_players}).parameters
        return options.resolve(options.renew_documents(chosen, int.from_bytes(self.secret[:8], "big"))).parameters

    def list_seats(self, own: Seat) -> tuple[Seat, ...]:
        """Return the seats of the match. The player has the seat `own`."""
        return (own,) if self.is_solo else (own, Seat("bot", default_opponent(self.game).name))


def has_daily(game: Game) -> bool:
    """Return True if a game has daily matches: one person can play it alone or against a level."""
    return game.seats[0] == 1 or (game.seats[0] <= TWO_SEATS and game.has(Capability.SEARCH))


def list_tasks(day: str, derive_secret: Callable[[str], bytes]) -> tuple[DailyTask, ...]:
    """Return the daily matches of a day, one for each game that has them.

    `derive_secret` returns secret bytes for a text. Nobody outside the server can compute them.
    """
    games = filter(has_daily, map(registry.game, registry.names()))
    return tuple(DailyTask(day, game, derive_secret(f"daily {day} {game.name}")) for game in games)


class Try(NamedTuple):
    """Try of a player at a daily match, with its result after the end of the match."""

    day: str
    game: str
    match: str
    is_counted: bool
    """True if the player had an account at the start. The table of the day lists only these tries."""
    ended_at: str | None = None
    won: int | None = None
    """1 for a win, 0 for a draw and -1 for a defeat. None if `points` is None."""
    points: int | None = None
    """Points of the player. None if the match was not played to its end on its day."""
    against: int | None = None
    """Points of the best opponent, or of the rival of a solo match. None if there is no opponent."""
    actions: int | None = None
    """Number of actions of all seats."""

    @property
    def order(self) -> tuple[int, int, int, int]:
        """Sort key of results: a win, then more points, then fewer points of the opponent, then fewer actions."""
        return -(self.won or 0), -(self.points or 0), self.against or 0, self.actions or 0


class DayOver(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised if the day of a daily match ended before the try began."""


COLUMNS = [TRIES.c[name] for name in Try._fields]


async def begin_try(
    matches: MatchRegistry, task: DailyTask, own: Seat, ruleset: Mapping[str, object], *, is_counted: bool
) -> Live:
    """Start a player's try at a daily match. If the player has a try already, return its match.

    Raise `DayOver` if the day of the task has ended, for example while the server generated the map.

    One commit stores the try and its match. Two clicks at the same moment therefore give one try.
    """
    player, name = str(own.player), new_match_id()
    first = 0 if task.is_solo else None
    terms = Terms(daily=DailyDeal(task.day, task.secret, name))
    record = partial(_insert_try, new_try=Try(task.day, task.game.name, name, is_counted), player=player)
    known = await matches.store.read(partial(_read_match, task=task, player=player))
    if known is None:
        try:
            return await matches.start(task.game.name, ruleset, task.list_seats(own), first, terms, record)
        except IntegrityError as error:
            if not is_duplicate(error, *TRIES.primary_key):
                raise
        known = await matches.store.read(partial(_read_match, task=task, player=player))
    return await matches.open(str(known), is_fresh=True)


def _insert_try(connection: sa.Connection, new_try: Try, player: str) -> None:
    if new_try.day != find_today():
        raise DayOver
    found = check_is_here(connection, player)  # a merge after the request may have replaced the player
    present = found[player].id if player in found else player
    row = {"day": new_try.day, "game": new_try.game, "match": new_try.match, "is_counted": int(new_try.is_counted)}
    connection.execute(sa.insert(TRIES).values(**row, player=present))


def _read_match(connection: sa.Connection, task: DailyTask, player: str) -> str | None:
    found = read_player(connection, player)
    present = found.id if found else player
    own = (TRIES.c.day == task.day) & (TRIES.c.game == task.game.name) & (TRIES.c.player == present)
    return connection.scalar(sa.select(TRIES.c.match).where(own))


def read_tries(connection: sa.Connection, player: str, since: str = "") -> list[Try]:
    """Return the tries of a player since a day, the latest day first."""
    own = (TRIES.c.player == player) & (TRIES.c.day >= since)
    rows = connection.execute(sa.select(*COLUMNS).where(own).order_by(TRIES.c.day.desc(), TRIES.c.game))
    return [_make_try(row) for row in rows]


def _make_try(row: Iterable[object]) -> Try:
    found = Try(*row)  # type: ignore[arg-type]  # the columns have the types of the fields
    return found._replace(is_counted=bool(found.is_counted))


def count_streak(days: Collection[str], today: str) -> int:
    """Return the number of successive days with a result, counted back from today.

    If today has no result yet, count back from yesterday.
    """
    day, count = today if today in days else shift_day(today, -1), 0
    while day in days:
        day, count = shift_day(day, -1), count + 1
    return count


class Ranked(NamedTuple):
    """Result in the table of a day: the player's name, the try, and the place from 1. Equal results share a place."""

    name: str | None
    result: Try
    place: int
    is_replayable: bool = False
    """True if the store still has the match, and its player did not close it to spectators."""
    player: str = ""


def rank(results: Iterable[Ranked]) -> tuple[Ranked, ...]:
    """Return results in order, the best first, with their places."""
    rows = list[Ranked]()
    for row in sorted(results, key=lambda each: each.result.order):
        is_equal = bool(rows) and rows[-1].result.order == row.result.order
        rows.append(row._replace(place=rows[-1].place if is_equal else len(rows) + 1))
    return tuple(rows)


class DayTable(NamedTuple):
    """Table of the counted results of a day in one game, the best first."""

    rows: tuple[Ranked, ...] = ()

    @property
    def best(self) -> Ranked | None:
        """Best result of the day."""
        return next(iter(self.rows), None)

    @property
    def best_play(self) -> Ranked | None:
        """Best result whose match people may replay after the day."""
        return next((row for row in self.rows if row.is_replayable), None)

    @property
    def median(self) -> Ranked | None:
        """Result in the middle of the table. With an even number of results, the lower of the two middle results."""
        return self.rows[len(self.rows) // 2] if self.rows else None

    def list_friends(self, own: Try | None, friends: Collection[str]) -> tuple[Ranked, ...]:
        """Return the results of the reader's friends and the reader's own result, the best first.

        In the row of the reader, the player is None. If no friend has a result, return an empty tuple. The function
        adds the reader's own result, because the table may not contain it yet.
        """
        rows = [row for row in self.rows if row.player in friends]
        if rows and own is not None and own.is_counted and own.points is not None:
            rows.append(Ranked(None, own, 0))
        return rank(rows)

    def find_place(self, own: Try | None) -> tuple[int, int] | None:
        """Return the place of the reader's try and the number of results, or None if the try does not count.

        The table may not contain the reader's try yet if it has just ended. It never contains the try of a player with
        a hidden profile.
        """
        if own is None or not own.is_counted or own.points is None:
            return None
        before = bisect_left(self.rows, own.order, key=lambda row: row.result.order)
        equal = takewhile(lambda row: row.result.order == own.order, islice(self.rows, before, None))
        is_listed = any(row.result.match == own.match for row in equal)
        return before + 1, len(self.rows) + (not is_listed)


def read_table(connection: sa.Connection, day: str, game: str) -> DayTable:
    """Return the table of a day in one game, without players who have hidden their profile."""
    is_listed = (TRIES.c.day == day) & (TRIES.c.game == game) & (TRIES.c.is_counted == 1) & TRIES.c.points.is_not(None)
    is_hidden = sa.exists().where((ACCOUNTS.c.player == TRIES.c.player) & (ACCOUNTS.c.is_hidden == 1))
    is_replayable = MATCHES.c.id.is_not(None) & MATCHES.c.closed_by.is_(None)
    query = sa.select(PLAYERS.c.name, is_replayable, PLAYERS.c.id, *COLUMNS)
    query = query.join(PLAYERS, PLAYERS.c.id == TRIES.c.player)
    query = query.outerjoin(MATCHES, MATCHES.c.id == TRIES.c.match).where(is_listed & ~is_hidden)
    found = connection.execute(query)
    return DayTable(rank(Ranked(row[0], _make_try(row[3:]), 0, bool(row[1]), row[2]) for row in found))


def read_first_day(connection: sa.Connection) -> str | None:
    """Return the day of the earliest try that counts for a table, or None without such a try."""
    first: str | None = connection.scalar(sa.select(sa.func.min(TRIES.c.day)).where(TRIES.c.is_counted == 1))
    return first


class DayTables:
    """Cache of the tables of days in one worker. All readers share a table for some seconds."""

    def __init__(self) -> None:
        self._kept = dict[tuple[str, str], tuple[float, DayTable]]()
        self._reading = asyncio.Lock()

    async def read(self, store: Store, day: str, game: str) -> DayTable:
        """Return the table of a day in one game, read from the store at most `CACHE_SECONDS` seconds ago."""
        async with self._reading:
            at, table = self._kept.get((day, game), (-CACHE_SECONDS, DayTable()))
            if time.monotonic() - at >= CACHE_SECONDS:
                table = await store.read(partial(read_table, day=day, game=game))
                self._kept.pop((day, game), None)
                self._kept[day, game] = time.monotonic(), table
                if len(self._kept) > MAX_CACHED_TABLES:
                    del self._kept[next(iter(self._kept))]
            return table


class DailyOverview(NamedTuple):
    """Daily matches as one player sees them: the player's tries, the latest first, and tables of days."""

    tries: Sequence[Try]
    tables: Mapping[tuple[str, str], DayTable]
    """Tables by day and name of the game."""
    friends: frozenset[str] = frozenset()
    """Friends of the player."""

    def find_try(self, day: str, game: str) -> Try | None:
        """Return the player's try at a daily match, or None."""
        return next((each for each in self.tries if (each.day, each.game) == (day, game)), None)

    def list_friends(self, day: str, game: str, today: str) -> tuple[Ranked, ...]:
        """Return the results of the player and the player's friends, the best first, for one game and day.

        Until the day ends, a player without a finished counted try gets an empty tuple. The results could otherwise
        reveal something about the deal.
        """
        own = self.find_try(day, game)
        if day >= today and (own is None or not own.is_counted or own.ended_at is None):
            return ()
        return self.tables[day, game].list_friends(own, self.friends)

    def find_place(self, day: str, game: str) -> tuple[int, int] | None:
        """Return the place of the player's try in the table, and the number of results.

        Return None if the try does not count.
        """
        return self.tables[day, game].find_place(self.find_try(day, game))

    def count_streak(self, today: str) -> int:
        """Return the number of successive days with a result of the player."""
        return count_streak({each.day for each in self.tries if each.points is not None}, today)


async def read_overview(
    store: Store, known: DayTables, player: str, games: Collection[str], days: Collection[str]
) -> DailyOverview:
    """Return the tries of a player, and a table for each of `games` on each of `days`."""
    tables = {(day, game): await known.read(store, day, game) for day in days for game in games}
    since = shift_day(max(days), -MAX_STREAK_DAYS)
    friends = await store.read(partial(read_friends, player=player))
    return DailyOverview(
        await store.read(partial(read_tries, player=player, since=since)),
        tables,
        frozenset(friend.player for friend in friends if friend.relation is Relation.FRIENDS),
    )


class DailyRecorder:
    """Recorder of the results of daily matches. It writes the result of a finished match into the row of its try."""

    name = "daily"
    kinds: tuple[type[ServerEvent], ...] = (MatchFinished,)
    key = tuple(TRIES.primary_key)

    def find_missing(self, connection: sa.Connection, excluded: Collection[str] = ()) -> Sequence[ServerEvent]:
        """Return an event for each finished daily match whose try has no result. Skip the matches in `excluded`."""
        is_known = sa.text(IS_RUNNING_TRY) & TRIES.c.game.in_(registry.names())
        is_over = MATCHES.c.id.in_(sa.select(TRIES.c.match).where(is_known)) & MATCHES.c.ended_at.is_not(None)
        rows = sa.select(MATCHES.c.id, MATCHES.c.plies, MATCHES.c.outcome).where(
            is_over & MATCHES.c.id.not_in(excluded)
        )
        found = connection.execute(rows.order_by(MATCHES.c.ended_at, MATCHES.c.id).limit(AT_ONCE))
        return [_make_event(*row) for row in found]

    def record(self, connection: sa.Connection, event: ServerEvent) -> None:
        """Write the result of one match within the transaction of `connection`."""
        stored = read_match(connection, event.match)
        ended_at = connection.scalar(sa.select(MATCHES.c.ended_at).where(MATCHES.c.id == event.match))
        if stored is None or ended_at is None:
            return
        result: dict[str, object] = {"ended_at": ended_at}
        if (found := compute_result(stored, ended_at)) is not None:
            result |= found._asdict()
        connection.execute(sa.update(TRIES).where(TRIES.c.match == event.match).values(result))


def _make_event(match: str, ply: int, stored: object) -> ServerEvent:
    outcome = parse_outcome(stored) or Outcome((), "")
    return MatchFinished(match, ply, outcome.winners, outcome.reason)


class DailyResult(NamedTuple):
    """Counted result of a daily match. The fields have the same meaning as in `Try`."""

    won: int
    points: int
    against: int | None
    actions: int


def compute_result(stored: StoredMatch, ended_at: str) -> DailyResult | None:
    """Return the result of a daily match.

    Return None if the rules of the game did not end the match, or if it ended after its day.
    """
    outcome, day = stored.outcome, stored.info.daily
    if outcome is None or day is None or ending_of(outcome) is not RULES or ended_at[: len(day)] != day:
        return None
    match = replay(stored.journal())
    own = next(number for number, seat in enumerate(stored.seats) if seat.kind in PEOPLE)
    totals = _read_totals(match)
    return DailyResult(
        _compare_winners(outcome.winners, own, len(stored.seats)),
        totals.get(own, 0),
        max((points for seat, points in totals.items() if seat != own), default=None),
        sum(isinstance(entry.actor, int) for entry in stored.entries),
    )


def _compare_winners(winners: Collection[int], own: int, seats: int) -> int:
    """Return 1 if the seat `own` won alone, 0 for a draw, and -1 for a defeat.

    A solo match without a winner is a defeat.
    """
    if own in winners:
        return 0 if len(winners) > 1 else 1
    return 0 if not winners and seats > 1 else -1


def _read_totals(match: Match) -> dict[int, int]:
    """Return the total points of each seat, and of a rival without a seat, at the end of a match.

    If the renderer of the game lists no totals, return the points that the rules give each seat.
    """
    lines = match.game.renderer.score(match.view(None))
    totals = {line.seat: line.points or 0 for line in lines if line.is_total and line.seat is not None}
    return totals or dict(enumerate(map(int, match.game.points(match.state))))
