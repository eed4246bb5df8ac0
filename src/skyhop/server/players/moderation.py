"""Moderation: players block, mute and report other players. The operator decides about names and restricts players.

A paused or banned player cannot start or join anything new, or contact other people. The player can still finish
running matches, and read, download and delete their own data. Commands that start or join something, or that reach
other people, call `check_not_restricted`. The log keeps each action of an operator with its reason.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.i18n import _
from skyhop.server.names import NoName, are_alike, compute_likeness, list_likenesses
from skyhop.server.players.players import (
    Player,
    PlayerGone,
    PlayerKind,
    check_is_here,
    enter_player,
    insert_once,
    read_player,
)
from skyhop.server.schema import (
    ACCOUNTS,
    BLOCKS,
    FORMER_NAMES,
    FRIENDSHIPS,
    MATCHES,
    MUTES,
    OPERATOR_LOG,
    PLAYERS,
    REPORTS,
    RESTRICTIONS,
    SEATS,
    TOKENS,
    TOURNAMENTS,
    VERDICTS,
)
from skyhop.server.timestamps import now

REPLACEMENT_NAME = "Balloonist"
"""Name that replaces a removed name. A number follows it."""
NEUTRAL_TITLE = "Tournament"
"""New name of a tournament whose name was removed, or whose host deleted their data."""
DECIDED = sa.text(
    "INSERT INTO verdicts (likeness, name, is_kept, at) VALUES (:likeness, :name, :is_kept, :at) "
    "ON CONFLICT (likeness) DO UPDATE SET name = :name, is_kept = :is_kept, at = :at"
)


class RemovedName(NamedTuple):
    """Result of the operator's removal of a name."""

    players: int
    """Number of players who lost the name."""
    matches: list[str]
    """Ids of the matches that showed the name."""


class NameReport(NamedTuple):
    """Name that players reported, while the operator's decision is still open."""

    name: str
    reporters: int
    """Number of players who reported the name."""
    first: str
    last: str


def report(connection: sa.Connection, player: str, name: str) -> None:
    """Store that a player has reported a name: the name of another player or of a tournament.

    Ignore the report if no player and no tournament has or had the name, or if the operator has allowed the name. Raise
    `PlayerRestricted` if the player is paused or banned.
    """
    check_not_restricted(connection, [player])
    called = sa.select(PLAYERS.c.id).where(PLAYERS.c.name == name).exists()
    seated = sa.select(SEATS.c.match).where(SEATS.c.called == name).exists()
    titled = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.name == name).exists()
    is_allowed = sa.select(VERDICTS.c.likeness).where((VERDICTS.c.name == name) & (VERDICTS.c.is_kept == 1)).exists()
    if connection.scalar(sa.select((called | seated | titled) & ~is_allowed)):
        enter_player(connection, player, PlayerKind.GUEST)
        check_is_here(connection, player)
        insert_once(connection, REPORTS, "player, name", player=player, name=name, at=now())


def read_reports(connection: sa.Connection) -> list[NameReport]:
    """Return the reported names. The names with the most reports come first."""
    count, at = sa.func.count(), REPORTS.c.at
    query = sa.select(REPORTS.c.name, count, sa.func.min(at), sa.func.max(at)).group_by(REPORTS.c.name)
    return [NameReport(*row) for row in connection.execute(query.order_by(count.desc(), REPORTS.c.name))]


def read_own_reports(connection: sa.Connection, player: str) -> list[str]:
    """Return the names that a player has reported, as far as the operator has not decided on them."""
    return list(connection.scalars(sa.select(REPORTS.c.name).where(REPORTS.c.player == player).order_by(REPORTS.c.at)))


def allow(connection: sa.Connection, name: str) -> None:
    """Allow a reported name: delete the reports of the name, and let players choose it."""
    _decide(connection, name, is_kept=True)


def remove_name(connection: sa.Connection, name: str) -> RemovedName:
    """Give a new name to all players and tournaments with the name `name`.

    Replace the name in matches too. If a player had it only in earlier matches, the player keeps the present name. No
    player can choose the removed name again. Until the owner of an account chooses a new name, the owner can still sign
    in with the removed name.
    """
    _decide(connection, name, is_kept=False)
    connection.execute(sa.delete(FORMER_NAMES).where(FORMER_NAMES.c.likeness == compute_likeness(name)))
    is_shown = (SEATS.c.called == name) | (SEATS.c.owner == name)
    matches = list(connection.scalars(sa.select(SEATS.c.match).where(is_shown).distinct()))
    who = sa.func.coalesce(SEATS.c.player, SEATS.c.kept_for)
    seated = connection.scalars(sa.select(who).where(SEATS.c.called == name))
    players = {*connection.scalars(sa.select(PLAYERS.c.id).where(PLAYERS.c.name == name)), *seated}
    for player in sorted(players):
        new_name = _find_free_name(connection)
        own = sa.update(PLAYERS).where((PLAYERS.c.id == player) & (PLAYERS.c.name == name))
        if connection.execute(own.values(name=new_name, taken=name)).rowcount:
            account = sa.update(ACCOUNTS).where(ACCOUNTS.c.player == player)
            connection.execute(account.values(likeness=compute_likeness(new_name), formerly=ACCOUNTS.c.likeness))
        else:  # the player has another name now; only old matches show this one
            connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player).values(taken=name))
        connection.execute(sa.update(SEATS).where((SEATS.c.called == name) & (who == player)).values(called=new_name))
    connection.execute(sa.update(SEATS).where(SEATS.c.owner == name).values(owner=None))
    connection.execute(sa.update(TOURNAMENTS).where(TOURNAMENTS.c.name == name).values(name=NEUTRAL_TITLE))
    return RemovedName(len(players), matches)


def _decide(connection: sa.Connection, name: str, *, is_kept: bool) -> None:
    connection.execute(sa.delete(REPORTS).where(REPORTS.c.name == name))
    row = {"likeness": compute_likeness(name), "name": name, "is_kept": int(is_kept), "at": now()}
    connection.execute(DECIDED, row)


def _find_free_name(connection: sa.Connection) -> str:
    """Return a random name with a number that no other player has.

    After each failed attempt, the number gets one more digit.
    """
    least = 1000
    while True:
        name = f"{REPLACEMENT_NAME} {secrets.randbelow(9 * least) + least}"
        is_had = sa.exists().where(PLAYERS.c.name == name) | sa.exists().where(
            ACCOUNTS.c.likeness == compute_likeness(name)
        )
        if not connection.scalar(sa.select(is_had)):
            return name
        least *= 10


def check_not_barred(connection: sa.Connection, name: str) -> None:
    """Raise `NoName` if the operator removed this name, or removed a name that looks like this name."""
    found = connection.execute(sa.select(VERDICTS).where(VERDICTS.c.likeness.in_(list_likenesses(name)))).all()
    own = [verdict for verdict in found if verdict.likeness == compute_likeness(name)]
    if any(not verdict.is_kept for verdict in own or found if are_alike(name, verdict.name)):
        problem = _("The operator of this server blocked the name “%(name)s”. Choose another name.")
        raise NoName(problem % {"name": name})


def forget_reports(connection: sa.Connection, player: str) -> None:
    """Delete the reports that a player made, and all reports of the player's name.

    Keep the reports of the name if another player has the same name.
    """
    other = PLAYERS.alias()
    shared = sa.exists().where((other.c.name == PLAYERS.c.name) & (other.c.id != player))
    own = sa.select(PLAYERS.c.name).where((PLAYERS.c.id == player) & PLAYERS.c.name.is_not(None) & ~shared)
    connection.execute(sa.delete(REPORTS).where((REPORTS.c.player == player) | REPORTS.c.name.in_(own)))


MAX_BLOCKS = 200
"""Maximum number of players that one player can block."""
BOUND_AT_ONCE = 1000


class Other(NamedTuple):
    """Player whom another player has blocked or muted."""

    player: str
    name: str | None
    """Name that the player used in a match of the two players. Names from other matches stay private.

    If the two have no match, this is the name of the account, or None if the profile of the account is hidden.
    """


def block(connection: sa.Connection, player: str, other: str) -> bool:
    """Let `player` block the player `other`, and return True. This ends their friendship and their requests.

    If both ids are equal, or if `player` has too many blocks, block nobody and return False.

    Raise `PlayerGone` if either player was deleted meanwhile.
    """
    check_is_here(connection, player, other, is_changed=True)
    count = connection.scalar(sa.select(sa.func.count()).select_from(BLOCKS).where(BLOCKS.c.player == player)) or 0
    if player == other or count >= MAX_BLOCKS:
        return False
    insert_once(connection, BLOCKS, "player, other", player=player, other=other, at=now())
    _end_friendship(connection, player, other)
    return True


def _end_friendship(connection: sa.Connection, player: str, other: str) -> None:
    first, second = sorted((player, other))
    connection.execute(sa.delete(FRIENDSHIPS).where((FRIENDSHIPS.c.player == first) & (FRIENDSHIPS.c.other == second)))


def unblock(connection: sa.Connection, player: str, other: str) -> None:
    """Let `player` unblock the player `other`. Also remove the request that `other` sent during the block."""
    own = (BLOCKS.c.player == player) & (BLOCKS.c.other == other)
    if connection.execute(sa.delete(BLOCKS).where(own)).rowcount:
        _end_friendship(connection, player, other)


def read_others(connection: sa.Connection, player: str, table: sa.Table) -> list[Other]:
    """Return the players whom a player has blocked or muted.

    The player who was blocked or muted last comes first. `table` is `BLOCKS` or `MUTES`.
    """
    own, theirs = SEATS.alias(), SEATS.alias()
    shared = sa.select(theirs.c.called).join(own, own.c.match == theirs.c.match).order_by(theirs.c.match).limit(1)
    named = shared.where((own.c.player == player) & (theirs.c.player == table.c.other) & theirs.c.called.is_not(None))
    is_met = sa.exists().where((own.c.match == theirs.c.match) & (own.c.player == player))
    is_met = is_met.where(theirs.c.player == table.c.other).correlate(table)
    is_visible = (ACCOUNTS.c.player == table.c.other) & (ACCOUNTS.c.is_hidden == 0)
    account = sa.select(PLAYERS.c.name).join(ACCOUNTS, ACCOUNTS.c.player == PLAYERS.c.id)
    account = account.where(is_visible & ~is_met).correlate(table)
    name = sa.func.coalesce(named.correlate(table).scalar_subquery(), account.scalar_subquery())
    query = sa.select(table.c.other, name)
    rows = connection.execute(query.where(table.c.player == player).order_by(table.c.at.desc(), table.c.other))
    return [Other(*row) for row in rows]


def read_strangers(connection: sa.Connection, player: str) -> frozenset[str]:
    """Return the players whom a player never meets.

    These are the people who blocked the player or whom the player blocked, and the programs of all these people.
    For a program, the blocks of its owner also count.
    """
    return read_strangers_by_player(connection, [player])[player]


def split_for_query(values: Collection[str]) -> Iterator[list[str]]:
    """Yield batches of values that are small enough for the parameters of one query.

    The driver of PostgreSQL accepts at most 32,767 parameters.
    """
    listed = list(values)
    for first in range(0, len(listed), BOUND_AT_ONCE):
        yield listed[first : first + BOUND_AT_ONCE]


def read_strangers_by_player(connection: sa.Connection, players: Collection[str]) -> dict[str, frozenset[str]]:
    """Return, by player, the other players whom this player never meets (see `read_strangers`).

    If player A never meets player B, then B never meets A.
    """
    people = {player: {player} for player in players}
    tokens = sa.select(TOKENS.c.program, TOKENS.c.owner).where(TOKENS.c.owner.is_not(None))
    for part in split_for_query(players):
        for program, owner in connection.execute(tokens.where(TOKENS.c.program.in_(part))):
            people[program].add(owner)
    blocks = list[set[str]]()
    for part in split_for_query(set[str]().union(*people.values())):
        is_either = BLOCKS.c.player.in_(part) | BLOCKS.c.other.in_(part)
        blocks += [{*row} for row in connection.execute(sa.select(BLOCKS.c.player, BLOCKS.c.other).where(is_either))]
    if not blocks:
        return dict.fromkeys(players, frozenset())
    strangers = {
        player: set[str]().union(*(each for each in blocks if each & own)) - own for player, own in people.items()
    }
    named = set[str]().union(*strangers.values())
    programs = [
        row for part in split_for_query(named) for row in connection.execute(tokens.where(TOKENS.c.owner.in_(part)))
    ]
    return {
        player: frozenset(others.union(program for program, owner in programs if owner in others))
        for player, others in strangers.items()
    }


MAX_MUTES = 500
"""Maximum number of players that one player can mute. A further mute removes the oldest one."""


def mute(connection: sa.Connection, player: str, other: str, *, is_muted: bool) -> list[str]:
    """Let `player` mute the player `other`, or remove the mute. Return the ids of the matches that both play.

    Raise `PlayerGone` if either player was deleted meanwhile.
    """
    own, theirs = SEATS.alias(), SEATS.alias()
    query = sa.select(own.c.match).join(theirs, own.c.match == theirs.c.match)
    matches = list(connection.scalars(query.where((own.c.player == player) & (theirs.c.player == other)).distinct()))
    connection.execute(sa.delete(MUTES).where((MUTES.c.player == player) & (MUTES.c.other == other)))
    if not is_muted or player == other:
        return matches
    check_is_here(connection, player, other)
    latest = sa.select(MUTES.c.other).where(MUTES.c.player == player).order_by(MUTES.c.at.desc())
    late = list(connection.scalars(latest.offset(MAX_MUTES - 1)))
    connection.execute(sa.delete(MUTES).where((MUTES.c.player == player) & MUTES.c.other.in_(late)))
    insert_once(connection, MUTES, "player, other", player=player, other=other, at=now())
    return matches


def read_mutes(connection: sa.Connection, match: str) -> frozenset[tuple[str, str]]:
    """Return the mutes among the players of a match as pairs of player ids.

    The first player of a pair has muted the second player.
    """
    here = sa.select(SEATS.c.player).where(SEATS.c.match == match)
    rows = sa.select(MUTES.c.player, MUTES.c.other).where(MUTES.c.player.in_(here) & MUTES.c.other.in_(here))
    return frozenset((player, other) for player, other in connection.execute(rows))


class OperatorAction(StrEnum):
    """Action of an operator in the log."""

    SIGN_IN = "sign-in"
    KEEP = "keep"
    REMOVE = "remove"
    PAUSE = "pause"
    BAN = "ban"
    RELEASE = "release"
    END = "end"
    WITHDRAW = "withdraw"


class LogEntry(NamedTuple):
    """Entry of the log: the time, the operator, the action, its subject by name and player id, and the reason."""

    at: str
    operator: str
    action: OperatorAction
    subject: str | None
    """Name of the player or tournament. None for a sign-in, or if the player deleted their data."""
    player: str | None
    reason: str


_LOG_COLUMNS = [OPERATOR_LOG.c[name] for name in LogEntry._fields]


def log_action(
    connection: sa.Connection,
    operator: str,
    action: OperatorAction,
    subject: str | None = None,
    *,
    player: str | None = None,
    reason: str = "",
) -> None:
    """Append an action of an operator to the log."""
    row = LogEntry(now(), operator, action, subject, player, reason)._asdict()
    connection.execute(sa.insert(OPERATOR_LOG).values({**row, "id": secrets.token_hex(8), "action": action.value}))


def read_log(connection: sa.Connection, limit: int, offset: int = 0, *, player: str | None = None) -> list[LogEntry]:
    """Return entries of the log, the latest first. If `player` is given, return only entries about this player."""
    query = sa.select(*_LOG_COLUMNS).order_by(OPERATOR_LOG.c.at.desc(), OPERATOR_LOG.c.id)
    if player is not None:
        query = query.where(OPERATOR_LOG.c.player == player)
    rows = connection.execute(query.limit(limit).offset(offset))
    return [LogEntry(*row)._replace(action=OperatorAction(row.action)) for row in rows]


def has_signed_in(connection: sa.Connection) -> bool:
    """Return True if the log has a sign-in of an operator."""
    signed_in = OPERATOR_LOG.c.action == OperatorAction.SIGN_IN.value
    return connection.scalar(sa.select(OPERATOR_LOG.c.id).where(signed_in).limit(1)) is not None


class Restriction(NamedTuple):
    """Pause or ban of a player. A ban has no end."""

    until: str | None
    reason: str
    at: str


class PlayerRestricted(PlayerGone):
    """Error raised if a paused or banned player tries to start or join something, or to contact other people."""

    def __init__(self, *, is_own: bool) -> None:
        """Create an error. `is_own` is True if only the restricted player reads the text of the error."""
        super().__init__()
        self._is_own = is_own

    def __str__(self) -> str:
        if self._is_own:
            return _(
                "The operator of this server has paused or banned you. You can finish your running matches, but you "
                "cannot start or join anything new, or contact other players. The page “Your account” shows the reason."
            )
        return _(
            "The operator of this server has paused or banned one of these players. If this is you, the page “Your "
            "account” shows the reason."
        )


def restrict(connection: sa.Connection, player: str, until: str | None, reason: str) -> None:
    """Pause a player until a time, or ban the player if `until` is None. This replaces an earlier pause or ban.

    Raise `PlayerGone` if the player deleted their data.
    """
    check_is_here(connection, player, is_changed=True)
    release(connection, player)
    row = {"player": player, "until": until, "reason": reason, "at": now()}
    connection.execute(sa.insert(RESTRICTIONS).values(row))


def release(connection: sa.Connection, player: str) -> None:
    """End the pause or ban of a player."""
    connection.execute(sa.delete(RESTRICTIONS).where(RESTRICTIONS.c.player == player))


def _is_active() -> sa.ColumnElement[bool]:
    return RESTRICTIONS.c.until.is_(None) | (RESTRICTIONS.c.until > now())


def read_restriction(connection: sa.Connection, player: str) -> Restriction | None:
    """Return the present pause or ban of a player, or None."""
    columns = [RESTRICTIONS.c[name] for name in Restriction._fields]
    row = connection.execute(sa.select(*columns).where((RESTRICTIONS.c.player == player) & _is_active())).first()
    return Restriction(*row) if row is not None else None


def check_not_restricted(connection: sa.Connection, players: Collection[str]) -> None:
    """Raise `PlayerRestricted` if one of the players, or the owner of a program among them, is paused or banned.

    Call this in the transaction of each command that starts or joins something, or that reaches other people.
    """
    owners = sa.select(TOKENS.c.owner).where(TOKENS.c.program.in_(players) & TOKENS.c.owner.is_not(None))
    found = sa.select(RESTRICTIONS.c.player).where(
        (RESTRICTIONS.c.player.in_(players) | RESTRICTIONS.c.player.in_(owners)) & _is_active()
    )
    if players and connection.scalar(found.limit(1)) is not None:
        raise PlayerRestricted(is_own=len({*players}) == 1)


MAX_FOUND, MAX_SHOWN_MATCHES = 50, 5
"""Maximum number of players that a search finds, and maximum number of latest matches for each of these players."""


class FoundPlayer(NamedTuple):
    """Player whom an operator looks at, with the present restriction and the ids of the latest matches."""

    player: Player
    restriction: Restriction | None
    matches: list[str]


def find_players(connection: sa.Connection, search: str) -> list[FoundPlayer]:
    """Return the people whose name begins with `search`, or who had this name in a match.

    `search` can also be the id of a person, or the id of a match. Then return this person, or the players of this
    match.
    """
    seated = sa.select(SEATS.c.player).where((SEATS.c.match == search) & SEATS.c.player.is_not(None))
    called = sa.select(SEATS.c.player).where((SEATS.c.called == search) & SEATS.c.player.is_not(None))
    is_named = PLAYERS.c.name.istartswith(search, autoescape=True) | (PLAYERS.c.id == search)
    is_wanted = is_named | PLAYERS.c.id.in_(seated) | PLAYERS.c.id.in_(called)
    people = PLAYERS.c.kind.in_((PlayerKind.GUEST, PlayerKind.ACCOUNT)) & PLAYERS.c.merged_into.is_(None)
    query = sa.select(PLAYERS.c.id).where(is_wanted & people).order_by(PLAYERS.c.seen.desc(), PLAYERS.c.id)
    found = [read_player(connection, name) for name in connection.scalars(query.limit(MAX_FOUND))]
    return [
        FoundPlayer(
            player, read_restriction(connection, player.id), _list_latest(connection, SEATS.c.player, player.id)
        )
        for player in found
        if player is not None
    ]


def _list_latest(connection: sa.Connection, column: sa.Column[str], value: str) -> list[str]:
    """Return the ids of the latest matches with a value in a column of a seat."""
    query = sa.select(MATCHES.c.id).join(SEATS, SEATS.c.match == MATCHES.c.id).where(column == value)
    latest = query.distinct().add_columns(MATCHES.c.begun_at).order_by(MATCHES.c.begun_at.desc(), MATCHES.c.id)
    return list(connection.scalars(latest.limit(MAX_SHOWN_MATCHES)))


class NameUse(NamedTuple):
    """Uses of a reported name: ids of the latest matches, and ids of tournaments."""

    matches: list[str]
    tournaments: list[str]


def find_uses(connection: sa.Connection, name: str) -> NameUse:
    """Return the latest matches and tournaments that show a name."""
    tournaments = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.name == name).order_by(TOURNAMENTS.c.begins_at.desc())
    return NameUse(
        _list_latest(connection, SEATS.c.called, name), list(connection.scalars(tournaments.limit(MAX_SHOWN_MATCHES)))
    )
