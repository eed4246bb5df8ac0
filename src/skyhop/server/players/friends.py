"""Friends: friend requests, links that create a friendship, presence, and challenges to a named player.

Only accounts have friends. A block ends a friendship, and prevents friendships and challenges in both directions. A
blocked player can still send a request, so that the answer does not reveal the block. The player who blocked the sender
does not see the request. A blocked player may not watch running matches of the player who blocked them. All functions
run inside one transaction of the store.
"""

from __future__ import annotations

import secrets
from enum import StrEnum
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.i18n import _
from skyhop.server.players.moderation import check_not_restricted, read_restriction, read_strangers
from skyhop.server.players.players import Player, PlayerKind, check_is_here, insert_once, read_player
from skyhop.server.players.sessions import hash_secret
from skyhop.server.schema import ACCOUNTS, BLOCKS, FRIEND_LINKS, FRIENDSHIPS, MATCHES, PLAYERS, SEATS, TOKENS
from skyhop.server.timestamps import hours_ahead, now, seconds_ahead

MAX_FRIENDS, MAX_SENT, MAX_RECEIVED = 200, 20, 100
"""Maximum number of friends of a player, and of open requests that a player has sent or received."""
LINK_DAYS, MAX_LINKS = 14, 10
"""Days for which a link is valid, and maximum number of valid links of a player. A further link ends the oldest one."""
HERE_SECONDS = 300
"""Seconds for which a player counts as present after the player's latest HTTP request."""
MAX_CHALLENGES = 10
"""Maximum number of open challenges that a player has sent, and of those that a player has received."""


class FriendRefused(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Refusal of a request, a friendship or a challenge. The message says why, and what to do."""


class Relation(StrEnum):
    """Relation of a player to another player."""

    NONE = "none"
    SENT = "sent"
    """The player has sent a request, and the other player has not accepted it."""
    RECEIVED = "received"
    """The other player has sent a request, and the player has not accepted it."""
    FRIENDS = "friends"
    BLOCKED = "blocked"
    """The player has blocked the other player."""


class Friend(NamedTuple):
    """Friend of a player, or the other player of a request."""

    player: str
    name: str
    """Name of the friend. Empty if the profile is hidden and the friend has not agreed to the request."""
    relation: Relation
    at: str
    """Time at which the friendship or the request began."""
    is_here: bool
    """True if the friend is present, and shows this to friends."""
    is_visible: bool
    """True if other readers may see the profile page of the friend."""


class FriendRequest(NamedTuple):
    """Request that a player has received, and not answered yet: the name of the other player, and the time."""

    name: str
    at: str


def _pair(player: str, other: str) -> sa.ColumnElement[bool]:
    """Return an SQL condition for the row of two players."""
    return (FRIENDSHIPS.c.player == min(player, other)) & (FRIENDSHIPS.c.other == max(player, other))


def _agreement(player: str, other: str) -> str:
    """Return the name of the column with the agreement of `player` in the row of two players."""
    return "player_agrees" if player < other else "other_agrees"


def _has_blocked(player: sa.ColumnElement[str] | str, other: sa.ColumnElement[str] | str) -> sa.Exists:
    """Return an SQL condition: `player` has blocked `other`."""
    return sa.exists().where((BLOCKS.c.player == player) & (BLOCKS.c.other == other))


def read_barred(connection: sa.Connection, match: str) -> frozenset[str]:
    """Return the people whom a player of a match has blocked.

    For a program in the match, the blocks of its owner count. A match in memory caches the result, and blocked people
    can create programs during the match. A cached list of their programs would become outdated. Therefore, the result
    contains only the people.
    """
    here = sa.select(SEATS.c.player).where((SEATS.c.match == match) & SEATS.c.player.is_not(None))
    owners = sa.select(TOKENS.c.owner).where(TOKENS.c.program.in_(here) & TOKENS.c.owner.is_not(None))
    blocked = sa.select(BLOCKS.c.other).where(BLOCKS.c.player.in_(here) | BLOCKS.c.player.in_(owners))
    return frozenset(connection.scalars(blocked))


def list_running_matches(connection: sa.Connection, player: str, *, with_blockers: bool = False) -> list[str]:
    """Return the ids of the running matches in which a person or a program of this person has a seat.

    With `with_blockers`, also return the running matches of everybody who has blocked this person.
    """
    blockers = sa.select(BLOCKS.c.player).where(BLOCKS.c.other == player)
    is_meant = PLAYERS.c.id.in_(blockers) if with_blockers else sa.false()
    people = sa.select(PLAYERS.c.id).where((PLAYERS.c.id == player) | is_meant)
    programs = sa.select(TOKENS.c.program).where(TOKENS.c.owner.in_(people))
    query = sa.select(SEATS.c.match).join(MATCHES, MATCHES.c.id == SEATS.c.match)
    is_own = SEATS.c.player.in_(people) | SEATS.c.player.in_(programs)
    return list(connection.scalars(query.where(is_own & MATCHES.c.ended_at.is_(None)).distinct()))


def read_blockers(connection: sa.Connection, player: str) -> frozenset[str]:
    """Return the people who have blocked a player, and the programs of these people.

    If the player is a program, people who have blocked the owner of the program count too.
    """
    owners = sa.select(TOKENS.c.owner).where((TOKENS.c.program == player) & TOKENS.c.owner.is_not(None))
    blockers = sa.select(BLOCKS.c.player).where((BLOCKS.c.other == player) | BLOCKS.c.other.in_(owners))
    programs = sa.select(TOKENS.c.program).where(TOKENS.c.owner.in_(blockers))
    return frozenset(connection.scalars(blockers.union(programs)))


def read_relation(connection: sa.Connection, player: str, other: str) -> Relation:
    """Return the relation of a player to another player."""
    if connection.scalar(sa.select(_has_blocked(player, other))):
        return Relation.BLOCKED
    row = connection.execute(sa.select(FRIENDSHIPS).where(_pair(player, other))).mappings().first()
    if row is None:
        return Relation.NONE
    return _find_relation(agrees=row[_agreement(player, other)] == 1, other_agrees=row[_agreement(other, player)] == 1)


def _find_relation(*, agrees: bool, other_agrees: bool) -> Relation:
    if agrees and other_agrees:
        return Relation.FRIENDS
    return Relation.SENT if agrees else Relation.RECEIVED


def read_friends(connection: sa.Connection, player: str) -> list[Friend]:
    """Return the friends and the open requests of a player. Friends who are present come first.

    Each group is sorted by name. Leave out requests of players whom the player has blocked.
    """
    is_first = FRIENDSHIPS.c.player == player
    other = sa.case((is_first, FRIENDSHIPS.c.other), else_=FRIENDSHIPS.c.player)
    columns = (FRIENDSHIPS, PLAYERS.c.id, PLAYERS.c.name, ACCOUNTS.c.shows_presence)
    query = sa.select(*columns, ACCOUNTS.c.here_at, ACCOUNTS.c.is_hidden).join(PLAYERS, PLAYERS.c.id == other)
    query = query.outerjoin(ACCOUNTS, ACCOUNTS.c.player == PLAYERS.c.id)
    query = query.where(is_first | (FRIENDSHIPS.c.other == player), ~_has_blocked(player, PLAYERS.c.id))
    since, found = seconds_ahead(-HERE_SECONDS), list[Friend]()
    for row in connection.execute(query).mappings():
        agrees, other_agrees = (row[_agreement(*pair)] == 1 for pair in ((player, row["id"]), (row["id"], player)))
        relation = _find_relation(agrees=agrees, other_agrees=other_agrees)
        is_here = row["shows_presence"] == 1 and row["here_at"] is not None and row["here_at"] >= since
        is_here = is_here and relation is Relation.FRIENDS
        is_visible = row["is_hidden"] == 0
        name = (row["name"] or "") if is_visible or other_agrees else ""
        found.append(Friend(row["id"], name, relation, row["at"], is_here, is_visible))
    return sorted(found, key=lambda friend: (not friend.is_here, friend.name.casefold(), friend.player))


def read_requests(connection: sa.Connection, player: str) -> list[FriendRequest]:
    """Return the requests that wait for an answer of a player, latest first."""
    queries, columns = [], FRIENDSHIPS.c
    for own, other in (("player", "other"), ("other", "player")):
        is_open = (columns[own] == player) & (columns[f"{own}_agrees"] == 0) & (columns[f"{other}_agrees"] == 1)
        query = sa.select(PLAYERS.c.name, columns.at).join(PLAYERS, PLAYERS.c.id == columns[other])
        queries.append(query.where(is_open, ~_has_blocked(player, columns[other])))
    found = [FriendRequest(name or "", at) for name, at in connection.execute(sa.union_all(*queries))]
    return sorted(found, key=lambda request: request.at, reverse=True)


def count_received(connection: sa.Connection, player: str) -> int:
    """Return the number of requests that wait for an answer of a player."""
    return _count_rows(connection, player, is_sent=False, is_received=True)


def count_friends(connection: sa.Connection, player: str) -> int:
    """Return the number of friends of a player."""
    return _count_rows(connection, player, is_sent=True, is_received=True)


def _count_rows(connection: sa.Connection, player: str, *, is_sent: bool, is_received: bool) -> int:
    """Return the number of friendship rows of a player that have these two values.

    `is_sent` is True if the player agrees, and `is_received` is True if the other player agrees. Leave out rows with
    players whom the player has blocked.
    """
    agrees, other_agrees = FRIENDSHIPS.c.player_agrees, FRIENDSHIPS.c.other_agrees
    is_first = (FRIENDSHIPS.c.player == player) & (agrees == int(is_sent)) & (other_agrees == int(is_received))
    is_second = (FRIENDSHIPS.c.other == player) & (other_agrees == int(is_sent)) & (agrees == int(is_received))
    is_first &= ~_has_blocked(player, FRIENDSHIPS.c.other)
    is_second &= ~_has_blocked(player, FRIENDSHIPS.c.player)
    first, second = (sa.select(sa.func.count()).where(own).scalar_subquery() for own in (is_first, is_second))
    return connection.scalar(sa.select(first + second)) or 0


def befriend(connection: sa.Connection, player: str, other: str, *, is_answer: bool = False) -> Relation:
    """Send a request to another player, or accept the request of this player. Return the new relation.

    With `is_answer`, only accept a request. Two requests in opposite directions become a friendship. If the other
    player has blocked `player`, the request waits without an answer.

    Raises:
        FriendRefused: if the two players are not two accounts, if `player` has blocked `other`, if a limit prevents the
            request, or if `is_answer` is True and there is no request.
        PlayerGone: if one of the players deleted their data, or if `player` is paused or banned.
    """
    _lock_accounts(connection, player, other)
    present = read_relation(connection, player, other)
    if present is Relation.BLOCKED:
        raise FriendRefused(describe_own_block())
    if present in {Relation.FRIENDS, Relation.SENT}:
        return present
    if present is Relation.NONE:
        if is_answer:
            raise FriendRefused(_("This request no longer exists. Send a request yourself."))
        if _count_rows(connection, player, is_sent=True, is_received=False) >= MAX_SENT:
            problem = _("You have %(count)s open requests. Withdraw one of them, or wait for an answer.")
            raise FriendRefused(problem % {"count": MAX_SENT})
        if count_received(connection, other) >= MAX_RECEIVED:
            raise FriendRefused(describe_no_requests())
    _check_friends(connection, player, other)
    _agree(connection, player, other)
    return read_relation(connection, player, other)


def describe_no_requests() -> str:
    """Return the message that a player accepts no friend requests now. It does not reveal the reason."""
    return _("This player does not accept friend requests from you now.")


def describe_no_challenges() -> str:
    """Return the message that a player accepts no challenges. It reveals no block."""
    return _("This player does not accept challenges from you now.")


def describe_own_block() -> str:
    """Return the message that the reader has blocked the other player."""
    return _("You blocked this player. Unblock the player first.")


def check_not_blocked(connection: sa.Connection, player: str, other: str, problem: str) -> None:
    """Raise `FriendRefused` if one of two players has blocked the other.

    `problem` is the message if `other` has blocked `player`.
    """
    if read_relation(connection, player, other) is Relation.BLOCKED:
        raise FriendRefused(describe_own_block())
    if other in read_strangers(connection, player):
        raise FriendRefused(problem)


def _lock_accounts(connection: sa.Connection, player: str, other: str) -> None:
    """Lock the rows of two accounts until the commit, for a command of `player`.

    Raise `FriendRefused` if they are not two accounts, and `PlayerRestricted` if `player` is paused or banned.
    """
    found = check_is_here(connection, player, other, is_changed=True)
    check_not_restricted(connection, [player])
    if player == other or any(each.kind is not PlayerKind.ACCOUNT for each in found.values()) or len(found) < 2:
        raise FriendRefused(_("Only two different players with accounts can be friends."))


def _check_friends(connection: sa.Connection, player: str, other: str) -> None:
    """Raise `FriendRefused` if one of two players has too many friends."""
    if _count_rows(connection, player, is_sent=True, is_received=True) >= MAX_FRIENDS:
        problem = _("You have %(count)s friends, which is the maximum. Remove one of them first.")
        raise FriendRefused(problem % {"count": MAX_FRIENDS})
    if _count_rows(connection, other, is_sent=True, is_received=True) >= MAX_FRIENDS:
        raise FriendRefused(describe_no_requests())


def _agree(connection: sa.Connection, player: str, other: str) -> None:
    """Store that `player` agrees to a friendship with `other`."""
    pair, at = {"player": min(player, other), "other": max(player, other)}, now()
    insert_once(connection, FRIENDSHIPS, "player, other", **pair, at=at)
    change = sa.update(FRIENDSHIPS).where(_pair(player, other))
    connection.execute(change.values({_agreement(player, other): 1, "at": at}))


def end_friendship(connection: sa.Connection, player: str, other: str) -> None:
    """End a friendship, decline a request, or withdraw it. The other player gets no message."""
    connection.execute(sa.delete(FRIENDSHIPS).where(_pair(player, other)))


def make_link(connection: sa.Connection, player: str) -> str:
    """Create a link that makes another account a friend of a player. Return its secret, which is not stored.

    Raise `PlayerGone` if the player was deleted meanwhile, or is paused or banned.
    """
    check_is_here(connection, player, is_changed=True)
    check_not_restricted(connection, [player])
    latest = sa.select(FRIEND_LINKS.c.hash).where(FRIEND_LINKS.c.player == player).order_by(FRIEND_LINKS.c.ends.desc())
    recent = list(connection.scalars(latest.limit(MAX_LINKS - 1)))
    connection.execute(
        sa.delete(FRIEND_LINKS).where((FRIEND_LINKS.c.player == player) & FRIEND_LINKS.c.hash.not_in(recent))
    )
    secret = secrets.token_urlsafe(16)
    row = {"hash": hash_secret(secret), "player": player, "ends": hours_ahead(24 * LINK_DAYS)}
    connection.execute(sa.insert(FRIEND_LINKS).values(row))
    return secret


def read_links(connection: sa.Connection, player: str) -> list[str]:
    """Return the times at which the links of a player end, earliest first. Ended links disappear within an hour."""
    own = sa.select(FRIEND_LINKS.c.ends).where(FRIEND_LINKS.c.player == player)
    return list(connection.scalars(own.order_by(FRIEND_LINKS.c.ends)))


def end_links(connection: sa.Connection, player: str) -> None:
    """End all links of a player."""
    connection.execute(sa.delete(FRIEND_LINKS).where(FRIEND_LINKS.c.player == player))


def _select_link(secret: str) -> sa.ColumnElement[bool]:
    return (FRIEND_LINKS.c.hash == hash_secret(secret)) & (FRIEND_LINKS.c.ends > now())


def read_link_owner(connection: sa.Connection, secret: str, reader: str = "") -> Player | None:
    """Return the player who created a link. Return None if the link is used or has ended.

    Also return None if the creator of the link has blocked `reader`, or is paused or banned.
    """
    is_valid = _select_link(secret) & ~_has_blocked(FRIEND_LINKS.c.player, reader)
    owner = connection.scalar(sa.select(FRIEND_LINKS.c.player).where(is_valid))
    if owner is None or read_restriction(connection, owner) is not None:
        return None
    return read_player(connection, owner)


def use_link(connection: sa.Connection, secret: str, player: str) -> str:
    """Make a player a friend of the player who created a link. Return the id of this other player.

    The link then ends. If the two are friends already, the link stays valid.

    Raises:
        FriendRefused: if the link is used or has ended, if it is the player's own link, if its owner is paused or
            banned, or if a block or a limit prevents the friendship.
        PlayerGone: if one of the players deleted their data, or if `player` is paused or banned.
    """
    owner = read_link_owner(connection, secret, player)
    if owner is None:
        raise FriendRefused(describe_dead_link())
    _lock_accounts(connection, player, owner.id)
    if read_relation(connection, player, owner.id) is Relation.FRIENDS:
        return owner.id
    check_not_blocked(connection, player, owner.id, describe_dead_link())
    _check_friends(connection, player, owner.id)
    if connection.execute(sa.delete(FRIEND_LINKS).where(_select_link(secret))).rowcount == 0:
        raise FriendRefused(describe_dead_link())
    _agree(connection, player, owner.id)
    _agree(connection, owner.id, player)
    return owner.id


def describe_dead_link() -> str:
    """Return the message for a link that is used or has ended."""
    return _("This link has already been used, or it has expired. Ask your friend for a new one.")


def show_presence(connection: sa.Connection, player: str, *, is_shown: bool) -> None:
    """Let the friends of a player see when the player is here, or hide it from them."""
    values = {"shows_presence": int(is_shown), "here_at": now() if is_shown else None}
    connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(values))


def is_presence_shown(connection: sa.Connection, player: str) -> bool:
    """Return True if the friends of a player may see when the player is here."""
    return bool(connection.scalar(sa.select(ACCOUNTS.c.shows_presence).where(ACCOUNTS.c.player == player)))


def check_may_challenge(connection: sa.Connection, player: str, other: str) -> None:
    """Check that a player may challenge another player. Lock both players until the commit.

    Raises:
        FriendRefused: if a block or a limit prevents it, or if an earlier challenge is open.
        PlayerGone: if one of the players deleted their data, or if `player` is paused or banned.
    """
    _lock_accounts(connection, player, other)
    check_not_blocked(connection, player, other, describe_no_challenges())
    own, theirs = SEATS.alias(), SEATS.alias()
    is_open = (MATCHES.c.is_challenge == 1) & MATCHES.c.ended_at.is_(None)
    received = sa.select(own.c.player).join(theirs, theirs.c.match == own.c.match)
    received = received.join(MATCHES, MATCHES.c.id == own.c.match)
    received = received.where(is_open & (theirs.c.kept_for == other) & own.c.player.is_not(None))
    senders = list(connection.scalars(received))
    if player in senders:
        raise FriendRefused(_("You have already challenged this player. Wait, or withdraw the challenge."))
    sent = sa.select(sa.func.count()).select_from(own).join(MATCHES, MATCHES.c.id == own.c.match)
    is_sent = (own.c.player == player) & is_open & (MATCHES.c.free_seats > 0)
    if (connection.scalar(sent.where(is_sent)) or 0) >= MAX_CHALLENGES:
        problem = _("You have %(count)s open challenges. Withdraw one of them, or wait for an answer.")
        raise FriendRefused(problem % {"count": MAX_CHALLENGES})
    if len(senders) >= MAX_CHALLENGES:
        raise FriendRefused(describe_no_challenges())
