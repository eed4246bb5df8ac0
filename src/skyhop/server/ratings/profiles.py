"""Profiles of accounts: their visibility, rated matches, results, and the history of their ratings.

The owner sees all rated matches. Other readers see no match that is closed to spectators, and no match with a player
who has hidden their own profile.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.server.match_record import StoredMatch, read_seats
from skyhop.server.names import LONGEST, compute_likeness
from skyhop.server.players.moderation import split_for_query
from skyhop.server.ratings import recorder
from skyhop.server.ratings.eligibility import ExclusionReason
from skyhop.server.ratings.recorder import HeadToHead, Rating, read_rating, read_records
from skyhop.server.schema import ACCOUNTS, FORMER_NAMES, MATCHES, PLAYERS, RATINGS, SEATS
from skyhop.server.seats import Seat
from skyhop.server.timestamps import now

MAX_FOUND = 20
"""Maximum number of names that a search returns."""
MAX_HISTORY = 400
"""Maximum number of rating changes in the graphs of one player. The latest ones are shown."""
LAST_CHARACTER = "\U0010ffff"
WON, DRAWN, LOST, NOT_COUNTED = "won", "drawn", "lost", "not-counted"
RESULTS = (WON, DRAWN, LOST, NOT_COUNTED)
"""Results of a player in a rated match. The last one is a match that did not count for the ratings."""


class Profile(NamedTuple):
    """Account whose profile page exists: its player id, name, first day, and visibility."""

    player: str
    name: str
    since: str
    is_hidden: bool
    """True if only the owner may see the page."""


class MatchFilter(NamedTuple):
    """Selection of matches in a profile. An empty field selects all matches."""

    game: str = ""
    ruleset: str = ""
    speed: str = ""
    opponent: str = ""
    """Player id of an opponent."""
    result: str = ""
    first: date | None = None
    """First day, in UTC."""
    last: date | None = None
    """Last day, in UTC."""


class ProfileMatch(NamedTuple):
    """Rated match in a profile, with the player's rating after it."""

    match: str
    game: str
    ruleset: str
    speed: str
    result: str
    annulled: ExclusionReason | None
    is_closed: bool
    """True if the match is closed to spectators. Only the owner of the profile sees such a match."""
    rating: Rating
    opponents: tuple[Seat, ...]


class RatingPoint(NamedTuple):
    """Rating of a player after a match that counted."""

    game: str
    speed: str
    rating: Rating


class SeatRating(NamedTuple):
    """Rating of a seat's player in a match, and the visibility of the player's profile."""

    rating: Rating
    """Rating before the match, or the present rating if the match does not count."""
    after: Rating | None
    """Rating after the match. None if the match does not count, or is not recorded yet."""
    is_visible: bool
    """True if other readers may see the profile page of the player."""


class RatingsOfSeats(NamedTuple):
    """Ratings of all seats of a match at the time of a read."""

    seats: tuple[Seat, ...] = ()
    """Seats of the match at that time."""
    ratings: tuple[SeatRating | None, ...] = ()
    """Rating of each seat. None for a free seat, and for a player whose rating the match does not show."""
    is_recorded: bool = False
    """True if the effect of the match on the ratings is known."""
    annulled: ExclusionReason | None = None
    """Reason why the match does not count."""

    @property
    def stamp(self) -> str:
        """Text that changes whenever the ratings change. Empty if no rating is shown."""
        points = [str(each.rating.points) if each else "" for each in self.ratings]
        return f"rated{'-'.join(points)}{'recorded' * self.is_recorded}" if any(points) else ""


def read_profile(connection: sa.Connection, name: str) -> Profile | None:
    """Return the profile of the account whose name looks like `name`. Return None if there is no such account.

    If no account has such a name now, use the account for which the name is still reserved as an earlier name.
    """
    columns = (PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.created, ACCOUNTS.c.is_hidden)
    query = sa.select(*columns).join(ACCOUNTS, ACCOUNTS.c.player == PLAYERS.c.id)
    likeness = compute_likeness(name[: LONGEST * 4])
    row = connection.execute(query.where(ACCOUNTS.c.likeness == likeness)).first()
    if row is None:
        former = query.join(FORMER_NAMES, FORMER_NAMES.c.player == PLAYERS.c.id)
        is_reserved = (FORMER_NAMES.c.likeness == likeness) & (FORMER_NAMES.c.ends > now())
        row = connection.execute(former.where(is_reserved)).first()
    return row and Profile(row.id, row.name, row.created, bool(row.is_hidden))


def is_profile_hidden(connection: sa.Connection, player: str) -> bool:
    """Return True if a player has an account, and only the player may see its profile."""
    return bool(connection.scalar(sa.select(ACCOUNTS.c.is_hidden).where(ACCOUNTS.c.player == player)))


def set_profile_hidden(connection: sa.Connection, player: str, *, is_hidden: bool) -> None:
    """Hide the profile of an account from other readers, or show it to them."""
    own = sa.update(ACCOUNTS).where(ACCOUNTS.c.player == player)
    connection.execute(own.values(is_hidden=int(is_hidden)))


def find_profiles(connection: sa.Connection, prefix: str) -> list[str]:
    """Return the names of visible profiles that begin with a text, or with a text that looks like it.

    Return at most `MAX_FOUND` names. If `prefix` has no letters or digits, return no name.
    """
    key, likeness = compute_likeness(prefix[:LONGEST]), ACCOUNTS.c.likeness
    if not key:
        return []
    is_found = likeness.startswith(key, autoescape=True)
    if connection.dialect.name == "sqlite":  # its LIKE does not use the index
        is_found = (likeness >= key) & (likeness < key + LAST_CHARACTER)
    query = sa.select(PLAYERS.c.name).join(ACCOUNTS, ACCOUNTS.c.player == PLAYERS.c.id)
    query = query.where(is_found, ACCOUNTS.c.is_hidden == 0).order_by(likeness).limit(MAX_FOUND)
    return list(connection.scalars(query))


def find_visible(connection: sa.Connection, players: Collection[str]) -> frozenset[str]:
    """Return those of the given players whose profiles other readers may see."""
    found = set[str]()
    for part in split_for_query(players):
        query = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.player.in_(part) & (ACCOUNTS.c.is_hidden == 0))
        found.update(connection.scalars(query))
    return frozenset(found)


def _is_shown(player: str, *, is_own: bool) -> sa.ColumnElement[bool]:
    """Return the condition for rows of `RATINGS` whose matches a reader of the player's profile may see."""
    match, seat = MATCHES.alias(), SEATS.alias()
    is_stored = sa.exists().where(match.c.id == RATINGS.c.match)
    if is_own:
        return is_stored
    is_of_hidden = (ACCOUNTS.c.player == seat.c.player) & (ACCOUNTS.c.is_hidden == 1) & (seat.c.player != player)
    is_hidden = sa.exists().where((seat.c.match == RATINGS.c.match) & is_of_hidden)
    return is_stored.where(match.c.closed_by.is_(None)) & ~is_hidden


def read_results(connection: sa.Connection, player: str, *, is_own: bool, opponent: str = "") -> list[HeadToHead]:
    """Return the results of a player against each opponent, as far as the reader may see them.

    `is_own` is True if the reader is the player. Other readers get one result against all people without an account.
    With `opponent`, return only the result against this player.
    """
    is_shown = _is_shown(player, is_own=is_own)
    return read_records(connection, player, is_shown, opponent=opponent, are_guests_joined=not is_own)


def read_played(
    connection: sa.Connection, player: str, chosen: MatchFilter, limit: int, *, offset: int = 0, is_own: bool
) -> list[ProfileMatch]:
    """Return rated matches of a player, as far as the reader may see them. The latest match comes first.

    `is_own` is True if the reader is the player.
    """
    other = RATINGS.alias()
    best = sa.select(sa.func.min(other.c.rank)).where(
        (other.c.match == RATINGS.c.match) & (other.c.seat != RATINGS.c.seat)
    )
    best_of_others = sa.func.coalesce(best.scalar_subquery(), 2)
    rank = RATINGS.c.rank
    result = sa.case((rank.is_(None), NOT_COUNTED), (rank > 1, LOST), (best_of_others == 1, DRAWN), else_=WON)
    columns = [RATINGS.c[name] for name in ("match", "game", "speed", "annulled", "mu", "sigma", "number", "at")]
    ruleset = MATCHES.c.ruleset["name"].as_string()
    query = sa.select(*columns, MATCHES.c.closed_by, ruleset.label("ruleset"), result.label("result"))
    query = query.join(MATCHES, MATCHES.c.id == RATINGS.c.match)
    query = query.where(RATINGS.c.player == player, _is_shown(player, is_own=is_own))
    query = query.where(*_list_conditions(chosen, ruleset, result))
    query = query.order_by(RATINGS.c.at.desc(), RATINGS.c.match).limit(limit).offset(offset)
    rows = connection.execute(query).all()
    seats = read_seats(connection, [row.match for row in rows])
    return [
        ProfileMatch(
            row.match,
            row.game,
            row.ruleset,
            row.speed,
            row.result,
            ExclusionReason(row.annulled) if row.annulled else None,
            row.closed_by is not None,
            Rating(row.mu, row.sigma, row.number, row.at),
            tuple(seat for seat in seats[row.match] if seat.player != player),
        )
        for row in rows
    ]


def _list_conditions(
    chosen: MatchFilter, ruleset: sa.ColumnElement[str], result: sa.ColumnElement[str]
) -> list[sa.ColumnElement[bool]]:
    """Return the conditions of a filter. `ruleset` and `result` are the expressions of these two columns."""
    opponents = RATINGS.alias()
    is_met = sa.exists().where((opponents.c.match == RATINGS.c.match) & (opponents.c.player == chosen.opponent))
    values = [
        (RATINGS.c.game, chosen.game),
        (RATINGS.c.speed, chosen.speed),
        (ruleset, chosen.ruleset),
        (result, chosen.result),
    ]
    found: list[sa.ColumnElement[bool]] = [column == value for column, value in values if value]
    if chosen.opponent:
        found.append(is_met)
    if chosen.first is not None:
        found.append(RATINGS.c.at >= chosen.first.isoformat())
    if chosen.last is not None and chosen.last < date.max:
        found.append(RATINGS.c.at < (chosen.last + timedelta(days=1)).isoformat())
    return found


def read_rating_points(connection: sa.Connection, player: str, *, is_own: bool) -> Sequence[RatingPoint]:
    """Return the ratings of a player after the latest `MAX_HISTORY` matches that counted, the earliest first.

    `is_own` is True if the reader is the player. Other readers get no point of a match that they may not see.
    """
    columns = [RATINGS.c[name] for name in ("game", "speed", "mu", "sigma", "number", "at")]
    query = sa.select(*columns).where((RATINGS.c.player == player) & RATINGS.c.rank.is_not(None))
    query = query if is_own else query.where(_is_shown(player, is_own=False))
    query = query.order_by(RATINGS.c.at.desc(), RATINGS.c.number.desc()).limit(MAX_HISTORY)
    rows = connection.execute(query).all()
    return [RatingPoint(game, speed, Rating(*rating)) for game, speed, *rating in reversed(rows)]


def read_seat_ratings(connection: sa.Connection, stored: StoredMatch) -> RatingsOfSeats:
    """Return the ratings of the seats of a match.

    A rated match shows the ratings of all its players. Another match shows only the ratings of players with a visible
    profile.
    """
    found = recorder.read_seats(connection, stored)
    people = [str(seat.player) for seat in stored.seats if seat.kind == "account"]
    visible = find_visible(connection, people) if people else frozenset()
    ratings = list[SeatRating | None]()
    for seat, each in zip(stored.seats, found, strict=True):
        is_visible = seat.player in visible
        if each is None or not (stored.info.is_rated or is_visible):
            ratings.append(None)
        elif each.rank is None:
            ratings.append(SeatRating(each.rating, None, is_visible))
        else:
            before = read_rating(connection, seat.player, each.game, each.speed, each.rating.matches)
            ratings.append(SeatRating(before, each.rating, is_visible))
    annulled = next((each.annulled for each in found if each is not None and each.annulled), None)
    is_recorded = annulled is not None or any(each is not None and each.rank is not None for each in found)
    return RatingsOfSeats(stored.seats, tuple(ratings), is_recorded, annulled)
