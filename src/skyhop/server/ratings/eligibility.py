"""Rules that decide which rated matches count for the ratings.

If a match does not count, pages show the reason to the players. The rules use only stored data: players, actions
and earlier ratings. The store keeps no network addresses.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum

import sqlalchemy as sa

from skyhop.engine.state import Outcome
from skyhop.game.ending import LEFT, OF_TEXT, RESIGNATION, TIME, TWO_SEATS, ending_of
from skyhop.i18n import N_
from skyhop.server.clocks.clocks import BY_DAYS, DAY_MS
from skyhop.server.match_record import StoredMatch, parse_outcome
from skyhop.server.players.tokens import list_owner_and_programs
from skyhop.server.schema import ENTRIES, MATCHES, RATINGS
from skyhop.server.seats import Seat
from skyhop.server.timestamps import add_milliseconds

GIVING_UP = frozenset({RESIGNATION.name, LEFT.name, TIME.name})
"""Endings that the loser of a two-player match causes alone."""
FIRST_ACTIONS = 5
"""Number of actions of a player. If the player gives up after fewer actions, the match counts as an early ending."""
NEW_PLAYER_MATCHES = 5
"""Number of matches that count for the ratings. A player with fewer such matches is new.

An early ending by a new player does not count for the ratings.
"""
EXAMINED_MATCHES, MAX_EARLY_ENDINGS = 6, 2
"""Number of a player's latest matches that are examined, and the limit of early endings among these matches.

After this number of early endings, the next early ending does not count for the ratings.
"""
MAX_GIVEN_UP_PER_DAY = 3
"""Maximum number of counted matches that a player gives up against one opponent in a day."""
MAX_PER_DAY = 10
"""Maximum number of matches between the same players that count in one day."""
ABSENT_DAYS = 7


class ExclusionReason(StrEnum):
    """Reason why a rated match does not count for the ratings."""

    BROKEN_OFF = "broken-off"
    UNPLAYED = "unplayed"
    """Match that ended before each seat had acted."""
    RELATED = "related"
    """Match in which one person played several seats, directly or through programs."""
    DAMAGED = "damaged"
    """Match whose journal cannot be replayed."""
    EARLY = "early"
    """Match given up in its first turns by a new player, or by a player who often gives up early."""
    ABSENT = "absent"
    """Loss on time with a clock in days, a few days after another loss on time with a clock in days.

    The player played no other match with a clock in days between the two losses.
    """
    CHAIN = "chain"
    """Match that a player gave up after reaching the daily limit of given-up matches against this opponent."""
    OFTEN = "often"
    """Match between players who had reached the daily limit of matches with each other."""


TITLES = {
    ExclusionReason.BROKEN_OFF: N_("it was abandoned"),
    ExclusionReason.UNPLAYED: N_("it ended before all players had acted"),
    ExclusionReason.RELATED: N_("one person or their programs played several seats"),
    ExclusionReason.DAMAGED: N_("its stored data is damaged"),
    ExclusionReason.EARLY: N_("the loser, who is new or often gives up early, gave up in the first turns"),
    ExclusionReason.ABSENT: N_("the loser also ran out of time in the previous correspondence match"),
    ExclusionReason.CHAIN: N_("the loser gave up against the same opponent too often within a day"),
    ExclusionReason.OFTEN: N_("the same players had already played too many matches within a day"),
}


def find_exclusion(connection: sa.Connection, stored: StoredMatch, at: str) -> ExclusionReason | None:
    """Return the reason why a finished match does not count for the ratings, or None if the match counts.

    `at` is the time at which the server records the match.
    """
    return next(_list_reasons(connection, stored, at), None)


def _list_reasons(connection: sa.Connection, stored: StoredMatch, at: str) -> Iterator[ExclusionReason]:
    outcome, seats = stored.outcome, stored.seats
    if outcome is None or not ending_of(outcome).counts:
        yield ExclusionReason.BROKEN_OFF
        return
    players = [str(seat.player) for seat in seats]
    if len({*players}) < len(seats) or _are_related(connection, seats):
        yield ExclusionReason.RELATED
    if not {entry.actor for entry in stored.entries if entry.text.partition(" ")[0] not in OF_TEXT} >= {
        *range(len(seats))
    }:
        yield ExclusionReason.UNPLAYED
    loser = find_resigned_seat(outcome, len(seats))
    if loser is not None:
        yield from _list_reasons_of_resignation(connection, stored, loser, at)
    if _count_together(connection, players, at) >= MAX_PER_DAY:
        yield ExclusionReason.OFTEN


def find_resigned_seat(outcome: Outcome, seats: int) -> int | None:
    """Return the seat that lost a two-player match because its player resigned, left or ran out of time.

    Return None if the match ended in another way.
    """
    if seats != TWO_SEATS or outcome.reason not in GIVING_UP or len(outcome.winners) != 1:
        return None
    return 1 - outcome.winners[0]


def _list_reasons_of_resignation(
    connection: sa.Connection, stored: StoredMatch, loser: int, at: str
) -> Iterator[ExclusionReason]:
    player, winner = str(stored.seats[loser].player), str(stored.seats[1 - loser].player)
    acted = sum(entry.actor == loser for entry in stored.entries) - 1
    if acted < FIRST_ACTIONS and (
        _count_counted(connection, player) < NEW_PLAYER_MATCHES or _count_early(connection, player) >= MAX_EARLY_ENDINGS
    ):
        yield ExclusionReason.EARLY
    control = stored.info.control
    is_by_days = control is not None and control.speed is BY_DAYS
    if is_by_days and _is_time(stored.outcome) and _was_absent(connection, player, at):
        yield ExclusionReason.ABSENT
    if _count_given_up(connection, player, winner, at) >= MAX_GIVEN_UP_PER_DAY:
        yield ExclusionReason.CHAIN


def _is_time(outcome: Outcome | None) -> bool:
    """Return True if the match ended by a flag fall."""
    return outcome is not None and outcome.reason == TIME.name


def _are_related(connection: sa.Connection, seats: Sequence[Seat]) -> bool:
    """Return True if one person has several of these seats, directly or through programs."""
    behind = [list_owner_and_programs(connection, str(seat.player))[0] for seat in seats]
    return len({*behind}) < len(behind)


def _count_counted(connection: sa.Connection, player: str) -> int:
    counted = sa.select(sa.func.count()).where((RATINGS.c.player == player) & RATINGS.c.rank.is_not(None))
    return connection.scalar(counted) or 0


def _count_early(connection: sa.Connection, player: str) -> int:
    """Return how many of a player's latest matches this player ended early."""
    latest = sa.select(RATINGS.c.match, RATINGS.c.seat, MATCHES.c.outcome).join(
        MATCHES, MATCHES.c.id == RATINGS.c.match
    )
    latest = latest.where(RATINGS.c.player == player).order_by(RATINGS.c.at.desc(), RATINGS.c.number.desc())
    given_up = [
        (match, seat)
        for match, seat, outcome in connection.execute(latest.limit(EXAMINED_MATCHES))
        if _has_given_up(outcome, seat)
    ]
    return sum(_count_actions(connection, match, seat) - 1 < FIRST_ACTIONS for match, seat in given_up)


def _has_given_up(outcome: object, seat: int) -> bool:
    found = parse_outcome(outcome)
    return found is not None and found.reason in GIVING_UP and seat not in found.winners


def _count_actions(connection: sa.Connection, match: str, seat: int) -> int:
    own = (ENTRIES.c.match == match) & (ENTRIES.c.actor == str(seat))
    return connection.scalar(sa.select(sa.func.count()).where(own)) or 0


def _was_absent(connection: sa.Connection, player: str, at: str) -> bool:
    """Return True if a player ran out of time in the previous rated match with a time control in days.

    The previous match must have ended within the last `ABSENT_DAYS` days before `at`.
    """
    before = sa.select(RATINGS.c.seat, MATCHES.c.outcome).join(MATCHES, MATCHES.c.id == RATINGS.c.match)
    own = (RATINGS.c.player == player) & (RATINGS.c.speed == BY_DAYS.name)
    own &= RATINGS.c.at > add_milliseconds(at, -ABSENT_DAYS * DAY_MS)
    row = connection.execute(before.where(own).order_by(RATINGS.c.at.desc()).limit(1)).first()
    return row is not None and _has_given_up(row[1], row[0]) and _is_time(parse_outcome(row[1]))


def _count_given_up(connection: sa.Connection, player: str, winner: str, at: str) -> int:
    """Return how many two-player matches a player resigned, left or lost on time against this winner.

    The function counts the matches within one day before `at`.
    """
    theirs = RATINGS.alias()
    query = sa.select(RATINGS.c.seat, MATCHES.c.outcome).join(MATCHES, MATCHES.c.id == RATINGS.c.match)
    query = query.join(theirs, (theirs.c.match == RATINGS.c.match) & (theirs.c.player == winner))
    query = query.where((RATINGS.c.player == player) & (RATINGS.c.at > add_milliseconds(at, -DAY_MS)))
    return sum(_has_given_up(outcome, seat) for seat, outcome in connection.execute(query))


def _count_together(connection: sa.Connection, players: Collection[str], at: str) -> int:
    """Return the number of matches between these players that counted for the ratings within one day before `at`."""
    theirs = (
        RATINGS.c.player.in_(players) & RATINGS.c.rank.is_not(None) & (RATINGS.c.at > add_milliseconds(at, -DAY_MS))
    )
    matches = sa.select(RATINGS.c.match).where(theirs).group_by(RATINGS.c.match)
    matches = matches.having(sa.func.count() == len({*players}))
    return connection.scalar(sa.select(sa.func.count()).select_from(matches.subquery())) or 0
