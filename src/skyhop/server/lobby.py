"""Lobby: pairing for rated matches, players' own matches, waiting times after no-shows, and estimates for offers.

The lobby computes an estimate at most once every few minutes, although pages show the offers much more often.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Collection, Hashable, Sequence
from functools import partial
from hashlib import sha256
from itertools import chain
from statistics import median
from typing import NamedTuple
from weakref import WeakValueDictionary

import sqlalchemy as sa

from skyhop.game.ending import ABORTED, AGREEMENT, LEFT, RESIGNATION, TIME, UNMET
from skyhop.i18n import ngettext
from skyhop.server.clocks.clocks import MINUTE_MS, SECOND_MS, UNTIMED, TimeControl
from skyhop.server.exceptions import StoreFault
from skyhop.server.match_record import OpenOffer, Summary, read_offers, read_own_matches, read_seats
from skyhop.server.players.friends import FriendRequest, count_friends, read_requests
from skyhop.server.players.moderation import read_strangers, split_for_query
from skyhop.server.players.tokens import list_owner_and_programs
from skyhop.server.ratings.profiles import find_visible
from skyhop.server.ratings.recorder import Rating, RatingKey, read_latest_ratings
from skyhop.server.remarks import RemarkKind
from skyhop.server.schema import ENTRIES, MATCHES, PLAYERS, RATINGS, SEATS
from skyhop.server.seats import PEOPLE, Seat
from skyhop.server.store.store import Store
from skyhop.server.timestamps import days_ago, milliseconds_between, now

PAIR = 2
FIRST_DIFFERENCE, DIFFERENCE_GROWTH, MAX_DIFFERENCE = 150, 10, 5000
"""Largest rating difference of opponents, in points.

The values are the initial difference, its growth per second of waiting, and its maximum.
"""
MIN_REMAINING_SECONDS = 15
"""Minimum seconds until the deadline of an offer. The search for an opponent skips offers with less time.

A present host extends the offer every ten seconds. If less time is left, the host is absent.
"""
LOCKED = sa.text("SELECT pg_advisory_xact_lock(:key)")


class PairingRequest(NamedTuple):
    """Request of a player to be paired with a rated opponent: player, game, ruleset and time control."""

    player: str
    game: str
    ruleset: str
    """Name of the ruleset."""
    control: TimeControl | None

    @property
    def speed(self) -> str:
        """Name of the time control's speed class. Pairing compares the ratings that the players have in this class."""
        return self.control.speed.name if self.control else UNTIMED.name


class OfferAlreadyOpen(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised if an open offer already suits the request, so the player needs no new offer."""


class OfferMatches(NamedTuple):
    """Ids of the open offers that suit a pairing request.

    `others` contains the offers of other players, the nearest rating first. `own` is the player's own offer, or None.
    """

    others: tuple[str, ...] = ()
    own: str | None = None


def find_offers(connection: sa.Connection, search: PairingRequest) -> OfferMatches:
    """Return the open offers that suit a pairing request. Leave out each offer whose host is absent."""
    control = str(search.control) if search.control else None
    is_same = (MATCHES.c.game == search.game) & (MATCHES.c.is_rated == 1)
    is_same &= (MATCHES.c.control == control) if control else MATCHES.c.control.is_(None)
    offers = [offer for offer in read_offers(connection, is_same) if _is_matching(offer, search)]
    own = next((offer.id for offer in offers if offer.host == search.player), None)
    strangers = {search.player, *read_strangers(connection, search.player)} if offers else set()
    points = _read_points(connection, {search.player, *(offer.host for offer in offers)}, search) if offers else {}
    near = []
    for offer in offers:
        is_host_here = milliseconds_between(now(), offer.deadline) >= MIN_REMAINING_SECONDS * SECOND_MS
        if is_host_here and strangers.isdisjoint({seat.player for seat in offer.seats}):
            away = abs(points[offer.host] - points[search.player])
            if away <= compute_rating_window(milliseconds_between(offer.begun_at, now()) / SECOND_MS):
                near.append((away, offer.begun_at, offer.id))
    return OfferMatches(tuple(name for *_order, name in sorted(near)), own)


CACHE_SECONDS = 600.0
"""Seconds for which the matches of a player are cached, if none of them changes."""
MAX_OWN_MATCHES = 50
"""Maximum number of running matches of one player in the cache."""
MAX_INVITATIONS = 10
"""Maximum number of invitations to one player in the cache. Other players create them."""
RESULT_DAYS = 3
"""Number of days for which the latest result of a player is news."""
MAX_CACHED_PLAYERS = 10_000
"""Maximum number of players in the cache."""
MAX_CACHED_ROWS = 100_000
"""Maximum number of matches in all cache entries together. A match of two players takes 1.2 kilobytes."""
MAX_READS = 20
"""Maximum number of reads at a time. After a lost message, all streams read, and the store refuses long queues."""
WAKE_SECONDS = 0.5
"""Seconds between a call of `OwnMatches.wake_soon` and the wake-up. Calls in this time cause no second wake-up."""
OUTDATE_SECONDS, OUTDATE_AGAIN_SECONDS = 0.1, 2.0
"""Seconds from a change of a match to the query for its seats, and seconds from a store fault to the next attempt."""
MAX_CACHED_MATCHES = 10_000
"""Maximum number of matches whose seats are cached."""


class OwnNews(NamedTuple):
    """Matches of a player, the friend requests that wait for an answer of the player, and the number of friends."""

    matches: list[Summary]
    requests: list[FriendRequest]
    friend_count: int = 0


def read_news(connection: sa.Connection, player: str, results: int = 1) -> OwnNews:
    """Return the matches and friend requests of a player, and the number of friends.

    At most `results` of the matches are finished.
    """
    matches = read_own_matches(connection, player, MAX_OWN_MATCHES, MAX_INVITATIONS, RESULT_DAYS, results)
    return OwnNews(matches, read_requests(connection, player), count_friends(connection, player))


class OwnMatches:
    """Cache of running matches, invitations, open offers, friend requests and the latest result, by player.

    After each change of a match, the cached data of its players are outdated, and the cache wakes their streams.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept = OrderedDict[str, tuple[float, OwnNews]]()
        self._row_count = 0
        """Number of matches in all entries."""
        self._players: dict[str, set[str]] = {}
        """Players with a cached entry that contains the match, by match id."""
        self._changes = WeakValueDictionary[str, asyncio.Event]()
        self.woken = asyncio.Event()
        """Event that wakes all streams, so that streams of ended sessions end. It announces no change of a match."""
        self._reading = asyncio.Semaphore(MAX_READS)
        self._waking: asyncio.TimerHandle | None = None
        self._unread = set[str]()
        """Matches that another worker has changed, and whose seats are not yet read."""
        self._outdating: asyncio.Task[None] | None = None
        self._seats = OrderedDict[str, list[Seat]]()
        """Seats of matches that are not in the memory of this worker, by match id. All these seats are taken."""

    def next_change(self, player: str) -> asyncio.Event:
        """Return an event for a player. The next change of the player's matches sets this event."""
        change = self._changes.get(player)
        if change is None:
            change = self._changes[player] = asyncio.Event()
        return change

    async def read(self, player: str) -> list[Summary]:
        """Return the matches of a player. Read the store only if the cached data are outdated."""
        return (await self.read_news(player)).matches

    async def read_news(self, player: str) -> OwnNews:
        """Return the matches and the friend requests of a player, like `read`."""
        if (cached := self._find(player)) is not None:
            return cached
        async with self._reading:
            if (cached := self._find(player)) is not None:  # another stream of the player has just read them
                return cached
            change = self.next_change(player)
            news = await self._store.read(partial(read_news, player=player))
            if not change.is_set():
                self._keep(player, news)
            return news

    def _find(self, player: str) -> OwnNews | None:
        """Return the cached entry of a player, or None if the cache has no recent entry."""
        at, news = self._kept.get(player, (-CACHE_SECONDS, None))
        if news is None or time.monotonic() - at >= CACHE_SECONDS:
            return None
        self._kept.move_to_end(player)
        return news

    def outdate(self, match: str, seats: Sequence[Seat]) -> None:
        """Mark the cached data of a match's players as outdated. `seats` contains the present seats of the match."""
        present = {player for seat in seats for player in (seat.player, seat.kept_for) if player is not None}
        for player in present.union(self._players.get(match, ())):
            self.outdate_player(player)

    def outdate_player(self, player: str) -> None:
        """Mark the cached data of a player as outdated. Wake the player's streams."""
        self._drop(player)
        if (change := self._changes.pop(player, None)) is not None:
            change.set()

    def outdate_all(self) -> None:
        """Mark all cached data as outdated, and wake all streams."""
        for player in {*self._kept, *self._changes}:
            self.outdate_player(player)

    def close(self) -> None:
        """Cancel the running read of seats and the scheduled wake-up."""
        for each in (self._outdating, self._waking):
            if each is not None:
                each.cancel()

    def wake_soon(self) -> None:
        """Wake all streams within `WAKE_SECONDS` seconds. The cached data stay valid."""
        if self._waking is None:
            self._waking = asyncio.get_running_loop().call_later(WAKE_SECONDS, self._wake_all)

    def _wake_all(self) -> None:
        self._waking = None
        self.woken.set()
        self.woken = asyncio.Event()

    async def outdate_unloaded(self, match: str) -> None:
        """Mark the cached data of a match's players as outdated. The match must be outside the memory of this worker.

        Each action of the match leads to a call. To save reads, the method caches the seats of a full match.
        """
        if self._try_outdate(match):
            return
        try:
            await self._read_seats([match])
        except StoreFault:
            self.outdate_unloaded_soon(match)

    def outdate_unloaded_soon(self, match: str) -> None:
        """Mark the cached data of a match's players as outdated, up to `OUTDATE_SECONDS` seconds later.

        All calls in this time share one query for the seats. If the store is unavailable, try again later.
        """
        if self._try_outdate(match):
            return
        self._unread.add(match)
        if self._outdating is None:
            self._outdating = asyncio.create_task(self._outdate_unread())

    def _try_outdate(self, match: str) -> bool:
        """Mark the entries of a match's players as outdated and return True.

        If this needs a read of the store, return False.
        """
        if not self._kept and not self._changes:
            return True
        if (seats := self._seats.get(match)) is None:
            return False
        self.outdate(match, seats)
        return True

    async def _outdate_unread(self) -> None:
        try:
            while self._unread:
                await asyncio.sleep(OUTDATE_SECONDS)
                unread = [*self._unread]
                self._unread.clear()
                try:
                    await self._read_seats(unread)
                except StoreFault:  # the matches may have new players
                    for match in unread:
                        self.outdate(match, ())
                    self._unread.update(unread)
                    await asyncio.sleep(OUTDATE_AGAIN_SECONDS)
        finally:
            self._outdating = None

    async def _read_seats(self, matches: Sequence[str]) -> None:
        """Read the seats of matches, cache those of full matches, and mark the entries of the players as outdated."""
        cache = self._seats
        for match, seats in (await self._store.read(partial(read_seats, matches=matches))).items():
            if seats and all(seat.kind != "open" for seat in seats):
                cache[match] = seats
            self.outdate(match, seats)
        while len(cache) > MAX_CACHED_MATCHES:
            cache.popitem(last=False)

    def forget_seats(self) -> None:
        """Remove all seats from the cache. Call this after a taken seat gets another player, for example by a merge.

        Also mark all cached data with friend requests as outdated, because the sender may have a new name.
        """
        self._seats = OrderedDict()  # a new cache, because a running query may still add old seats to the old cache
        for player in [player for player, (_at, news) in self._kept.items() if news.requests]:
            self.outdate_player(player)  # a player may have a new name, or no account

    def _keep(self, player: str, news: OwnNews) -> None:
        self._drop(player)
        self._kept[player] = (time.monotonic(), news)
        self._row_count += len(news.matches)
        for row in news.matches:
            self._players.setdefault(row.id, set()).add(player)
        while len(self._kept) > MAX_CACHED_PLAYERS or self._row_count > MAX_CACHED_ROWS:
            self._drop(next(iter(self._kept)))

    def _drop(self, player: str) -> None:
        _at, news = self._kept.pop(player, (0.0, OwnNews([], [])))
        self._row_count -= len(news.matches)
        for row in news.matches:
            self._players[row.id].discard(player)
            if not self._players[row.id]:
                del self._players[row.id]


def compute_rating_window(seconds: float) -> float:
    """Return the largest rating difference, in points, that pairing accepts after `seconds` seconds of waiting."""
    return min(FIRST_DIFFERENCE + DIFFERENCE_GROWTH * max(0.0, seconds), MAX_DIFFERENCE)


def check_no_offer(connection: sa.Connection, search: PairingRequest) -> None:
    """Check that no open offer suits a request. Until the commit, other workers cannot create such an offer.

    Raises:
        OfferAlreadyOpen: if an open offer suits the request.
    """
    if connection.dialect.name == "postgresql":  # SQLite has a single writer
        name = f"{search.game} {search.ruleset} {search.control or ''}"
        connection.execute(LOCKED, {"key": int.from_bytes(sha256(name.encode()).digest()[:8], "big", signed=True)})
    if any(find_offers(connection, search)):
        raise OfferAlreadyOpen


def _is_matching(offer: OpenOffer, search: PairingRequest) -> bool:
    is_same = (offer.game, offer.ruleset, offer.control) == (search.game, search.ruleset, search.control)
    is_of_person = any(seat.player == offer.host and seat.is_person for seat in offer.seats)
    is_pair = len(offer.seats) == PAIR and offer.free == 1 and offer.series is None
    return is_same and is_of_person and is_pair and offer.is_rated


def _read_points(connection: sa.Connection, players: Collection[str], search: PairingRequest) -> dict[str, int]:
    """Return the latest rating points of several players, by player. Read all of them in one query."""
    is_own = (RATINGS.c.player == PLAYERS.c.id) & (RATINGS.c.game == search.game) & (RATINGS.c.speed == search.speed)
    latest = sa.select(RATINGS.c.mu).where(is_own).order_by(RATINGS.c.number.desc(), RATINGS.c.at.desc()).limit(1)
    query = sa.select(PLAYERS.c.id, latest.scalar_subquery())
    rows = (connection.execute(query.where(PLAYERS.c.id.in_(part))) for part in split_for_query(players))
    means = {player: mean for player, mean in chain.from_iterable(rows) if mean is not None}
    return {player: (Rating(means[player]) if player in means else Rating()).points for player in players}


NO_SHOW_DAYS = 1
"""Number of days for which a no-show counts."""
FREE_NO_SHOWS = 2
"""Number of no-shows that cause no waiting time. Interruptions happen to all players."""
FIRST_WAIT_MS, WAIT_GROWTH = 10 * MINUTE_MS, 3
"""Waiting time in milliseconds after the first no-show beyond `FREE_NO_SHOWS`, and a factor.

Each further no-show multiplies the waiting time by this factor.
"""
FROM_ELSEWHERE = (*PEOPLE, "program")


class MustWait(LookupError):  # noqa: N818  an expected outcome, not a program error
    """Error raised for a player with too many no-shows.

    The message says when the player may again play timed matches with others.
    """

    def __init__(self, milliseconds: int) -> None:
        minutes = -(-milliseconds // MINUTE_MS)
        text = ngettext(
            "In several matches, you did not take your first turn in time, so the matches were abandoned. Wait "
            "%(count)s minute. Until then, you cannot play matches with a clock against other people.",
            "In several matches, you did not take your first turn in time, so the matches were abandoned. Wait "
            "%(count)s minutes. Until then, you cannot play matches with a clock against other people.",
            minutes,
        )
        super().__init__(text % {"count": minutes})
        self.seconds = -(-milliseconds // SECOND_MS)


def has_opponents() -> sa.ColumnElement[bool]:
    """Return an SQL condition on a seat. It holds if another person or program plays in the match of the seat."""
    others = SEATS.alias()
    is_other = (others.c.match == SEATS.c.match) & (others.c.player != SEATS.c.player)
    return sa.exists().where(is_other & others.c.kind.in_(FROM_ELSEWHERE))


def is_late(remarks: list[list[object]], seat: int) -> bool:
    """Return True if the remarks of a match say that this seat did not take its first turn in time."""
    return any(word == RemarkKind.LATE and number == seat for _ply, number, word in remarks)


def check_may_meet(connection: sa.Connection, player: str) -> None:
    """Raise `MustWait` if a player must wait after too many no-shows.

    The no-shows of the player and of the player's programs count.
    """
    late = sorted(at for each in list_owner_and_programs(connection, player) for at in _list_no_shows(connection, each))
    if len(late) > FREE_NO_SHOWS:
        wait = FIRST_WAIT_MS * WAIT_GROWTH ** (len(late) - FREE_NO_SHOWS - 1)
        if (rest := wait - milliseconds_between(late[-1], now())) > 0:
            raise MustWait(rest)


def _list_no_shows(connection: sa.Connection, player: str) -> list[str]:
    """Return the end times of recent matches that ended because the player did not take the first turn."""
    query = sa.select(MATCHES.c.ended_at, MATCHES.c.remarks, SEATS.c.seat).join(MATCHES, MATCHES.c.id == SEATS.c.match)
    is_possible = MATCHES.c.outcome[1].as_string().in_((ABORTED.name, TIME.name))
    is_possible &= MATCHES.c.ended_at >= days_ago(NO_SHOW_DAYS)
    rows = connection.execute(query.where((SEATS.c.player == player) & is_possible & has_opponents()))
    return [at for at, remarks, seat in rows if is_late(remarks, seat)]


MIN_MATCHES = 5
"""Minimum number of ended matches for an estimate."""
MAX_MATCHES = 200
"""Maximum number of ended matches for an estimate. The estimate uses the matches that ended last."""
ESTIMATE_CACHE_SECONDS = 300.0
"""Seconds for which an estimate is cached."""
MAX_CACHED = 1000
SHORTENING_REASONS = (RESIGNATION.name, AGREEMENT.name, LEFT.name, TIME.name, ABORTED.name, UNMET.name)
"""Reasons of endings that make a match shorter than usual."""


class LeaveRecord(NamedTuple):
    """Number of a player's latest matches that the player left, lost on time or did not start.

    `left` is this number. `of` is the number of latest matches that the server examined.
    """

    left: int
    of: int


class OfferEstimate(NamedTuple):
    """Estimates for an offer: the length of the match in seconds, and how many matches the host left.

    A value is None if too few matches have ended.
    """

    seconds: float | None
    leaving: LeaveRecord | None
    rating: Rating | None = None
    """Rating of the host in the game and speed class of the offer."""
    has_profile: bool = False
    """True if other readers may see the profile page of the host."""


NOTHING = (0.0, OfferEstimate(None, None))


class Estimates:
    """Cache of estimates for offers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cached = OrderedDict[Hashable, tuple[float, OfferEstimate]]()
        self._reading = asyncio.Lock()

    async def read(self, offers: Sequence[OpenOffer]) -> dict[str, OfferEstimate]:
        """Return the estimates for these offers, by match id."""
        if self._list_outdated(offers):
            async with self._reading:  # open lobbies ask at the same moment
                if outdated := self._list_outdated(offers):
                    for key, estimate in (await self._store.read(partial(_read, offers=outdated))).items():
                        self._keep(key, estimate)
        return {offer.id: self._cached.get(_make_key(offer), NOTHING)[1] for offer in offers}

    def _list_outdated(self, offers: Sequence[OpenOffer]) -> list[OpenOffer]:
        """Return those of `offers` for which the cache has no recent estimate."""
        oldest = time.monotonic() - ESTIMATE_CACHE_SECONDS
        return [
            offer for offer in offers if (cached := self._cached.get(_make_key(offer))) is None or cached[0] < oldest
        ]

    def _keep(self, key: Hashable, estimate: OfferEstimate) -> None:
        self._cached[key] = (time.monotonic(), estimate)
        self._cached.move_to_end(key)
        while len(self._cached) > MAX_CACHED:
            self._cached.popitem(last=False)


def _make_key(offer: OpenOffer) -> Hashable:
    return (*classify_offer(offer), offer.host)


def _read(connection: sa.Connection, offers: Sequence[OpenOffer]) -> dict[Hashable, OfferEstimate]:
    lengths = read_lengths(connection, {classify_offer(offer) for offer in offers})
    hosts = split_for_query({offer.host for offer in offers})
    leaving = {player: record for part in hosts for player, record in read_leaving(connection, part).items()}
    ratings = read_latest_ratings(connection, {offer.host for offer in offers})
    visible = find_visible(connection, {offer.host for offer in offers})
    return {
        _make_key(offer): OfferEstimate(
            lengths.get(classify_offer(offer)),
            leaving.get(offer.host),
            ratings.get(RatingKey(offer.host, offer.game, (offer.control.speed if offer.control else UNTIMED).name)),
            offer.host in visible,
        )
        for offer in offers
    }


class OfferKind(NamedTuple):
    """Game, ruleset, number of seats and time control of an offer. Matches of one kind take a similar time."""

    game: str
    ruleset: str
    seats: int
    control: str


def classify_offer(offer: OpenOffer) -> OfferKind:
    """Return the kind of an offer: game, ruleset, number of seats and time control."""
    return OfferKind(offer.game, offer.ruleset, len(offer.seats), str(offer.control or ""))


def read_lengths(connection: sa.Connection, kinds: Collection[OfferKind]) -> dict[OfferKind, float]:
    """Return the median length of matches in seconds for each kind of offer. Read all lengths in one query.

    The length is the time from the first to the last action. Only matches between people or programs count, and
    only if they were played to their end. The result lacks kinds with too few matches.
    """
    if not kinds:
        return {}
    listed = list(kinds)
    lengths = [list[float]() for _kind in listed]
    for number, length in connection.execute(sa.union_all(*map(_select_lengths, range(len(listed)), listed))):
        if length:
            lengths[number].append(length / 1000)
    return {kind: median(found) for kind, found in zip(listed, lengths, strict=True) if len(found) >= MIN_MATCHES}


def _select_lengths(number: int, kind: OfferKind) -> sa.Select[int, int | None]:
    """Return an SQL query for the lengths, in milliseconds, of the latest matches of one kind.

    Each row also contains `number`, by which the caller recognises the kind.
    """
    seats = sa.select(sa.func.count()).where(SEATS.c.match == MATCHES.c.id)
    is_same = (MATCHES.c.game == kind.game) & (MATCHES.c.ruleset["name"].as_string() == kind.ruleset)
    is_same &= (MATCHES.c.control == kind.control) if kind.control else MATCHES.c.control.is_(None)
    is_whole = MATCHES.c.ended_at.is_not(None) & MATCHES.c.begun_from.is_(None)
    is_whole &= MATCHES.c.outcome[1].as_string().not_in(SHORTENING_REASONS)
    people = seats.where(SEATS.c.kind.in_(FROM_ELSEWHERE)).scalar_subquery()
    alike = sa.select(MATCHES.c.id).where(is_same & is_whole & (people > 1) & (seats.scalar_subquery() == kind.seats))
    latest = alike.order_by(MATCHES.c.ended_at.desc()).limit(MAX_MATCHES).subquery()
    acting = (ENTRIES.c.match == latest.c.id) & ENTRIES.c.actor.in_([str(seat) for seat in range(kind.seats)])
    length = sa.select(sa.func.max(ENTRIES.c.elapsed) - sa.func.min(ENTRIES.c.elapsed)).where(acting)
    return sa.select(sa.literal(number), length.scalar_subquery()).select_from(latest)


def read_leaving(connection: sa.Connection, players: Collection[str]) -> dict[str, LeaveRecord]:
    """Return, by player, the number of matches that the player left, lost on time or did not start.

    The function counts only the latest matches with other players. The result lacks players with too few matches.
    """
    words = [ENTRIES.c.text.in_([LEFT.text, TIME.text]), *(ENTRIES.c.text.like(f"{e.text} %") for e in (LEFT, TIME))]
    reason = MATCHES.c.outcome[1].as_string()
    place = sa.func.row_number().over(partition_by=SEATS.c.player, order_by=MATCHES.c.ended_at.desc()).label("place")
    columns = [SEATS.c.player, SEATS.c.match, SEATS.c.seat, reason.label("reason"), MATCHES.c.remarks, place]
    is_over = MATCHES.c.ended_at.is_not(None) & (reason != UNMET.name)
    own_matches = sa.select(*columns).join(MATCHES, MATCHES.c.id == SEATS.c.match)
    over = own_matches.where(SEATS.c.player.in_(players) & is_over & has_opponents()).subquery()
    is_own = (ENTRIES.c.match == over.c.match) & (ENTRIES.c.actor == sa.cast(over.c.seat, sa.String))
    has_left = sa.exists().where(is_own & sa.or_(*words))
    query = sa.select(over.c.player, has_left, over.c.reason, over.c.remarks, over.c.seat)
    found: dict[str, list[bool]] = {}
    for player, left, why, remarks, seat in connection.execute(query.where(over.c.place <= MAX_MATCHES)):
        if why != ABORTED.name:
            found.setdefault(player, []).append(bool(left))
        elif is_late(remarks, seat):
            found.setdefault(player, []).append(True)
    return {player: LeaveRecord(sum(left), len(left)) for player, left in found.items() if len(left) >= MIN_MATCHES}
