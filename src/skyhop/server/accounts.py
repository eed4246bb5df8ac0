"""Accounts: what a player signs in by, on any device, and how an account is opened, brought back and deleted.

All are works for one transaction of the store; passphrases and codes come here as hashes.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from skyhop.i18n import _, ngettext
from skyhop.server.exceptions import is_duplicate
from skyhop.server.names import LONGEST, NoName, likeness, likenesses, look_alike
from skyhop.server.players.players import PlayerKind, UnknownPlayer, enter_player
from skyhop.server.players.reports import check_not_barred, forget_reports
from skyhop.server.players.sessions import keep_proof, withdraw_proofs
from skyhop.server.ratings.projection import recount
from skyhop.server.schema import (
    ACCOUNTS,
    ATTEMPTS,
    MATCHES,
    PLAYERS,
    PROOFS,
    RATINGS,
    RECOVERIES,
    SEATS,
    TOKENS,
    Fate,
    tied,
)
from skyhop.server.seats import PEOPLE
from skyhop.server.timestamps import between, now, seconds_ahead


def merge_players(connection: sa.Connection, guest: str, into: str) -> list[str]:
    """Make a guest the same as another person: what is the guest's leads there from now on; name the matches.

    What was said, offered and played belongs to seats, and goes with them. Where both sit in a match, the one player
    has several seats, as whoever shares a device; a draw that one of them offered lapses. The other keeps their name,
    or takes the guest's where they have none. The proofs of a guest become those of the other guest, but none ever
    proves an account: whoever may have had a copy is shut out by signing in. Where both have ratings, these are
    recounted from the matches of both.

    Raises:
        UnknownPlayer: where either is not known, is no person or was merged already, and where both are one.

    """
    columns = [PLAYERS.c[name] for name in ("id", "kind", "name", "created", "seen", "merged_into")]
    query = sa.select(*columns).where(PLAYERS.c.id.in_((guest, into))).order_by(PLAYERS.c.id)
    found = {row.id: row for row in connection.execute(query.with_for_update())}
    if len(found) < 2 or any(row.kind not in PEOPLE or row.merged_into for row in found.values()):
        raise UnknownPlayer(guest, into)
    old, new = found[guest], found[into]
    own = sa.select(SEATS.c.match).where((SEATS.c.player == guest) | (SEATS.c.kept_for == guest)).distinct()
    matches = list(connection.scalars(own))
    shared = sa.select(SEATS.c.match).where(SEATS.c.player == into)
    rated = sa.select(RATINGS.c.player).where(RATINGS.c.player.in_((guest, into)) & RATINGS.c.rank.is_not(None))
    is_recounted = len(connection.scalars(rated.distinct()).all()) == len(found)
    times = {"created": min(old.created, new.created), "seen": max(old.seen, new.seen)}
    for change in (
        sa.update(MATCHES).where(MATCHES.c.id.in_(own) & MATCHES.c.id.in_(shared)).values(offer=None),
        sa.update(SEATS).where(SEATS.c.player == guest).values(kind=new.kind),
        *_moved_all(guest, into, is_account=new.kind == PlayerKind.ACCOUNT),
        sa.update(PLAYERS).where(PLAYERS.c.id == guest).values(merged_into=into),
        sa.update(PLAYERS).where(PLAYERS.c.id == into).values(name=new.name or old.name, **times),
    ):
        connection.execute(change)
    if is_recounted:
        recount(connection, into)
    return matches


def _moved_all(guest: str, into: str, *, is_account: bool) -> Iterator[sa.Update | sa.Delete]:
    """Yield the changes by which rows of a guest become those of another player."""
    moving, ending = tied("merged", Fate.MOVES), tied("merged", Fate.ENDS)
    for column in ending:
        end = sa.update(column.table).where(column == guest)
        yield end.values({"ends": now(), "follows": None} if is_account else {column.name: into})
    for column in moving:
        others = [other for other in moving if other is not column and other.table is column.table]
        for other in others if column.primary_key else []:  # nobody blocks or mutes themselves
            yield sa.delete(column.table).where(column.in_((guest, into)) & other.in_((guest, into)))
    for column in moving:
        yield from _moved(column, guest, into)


def _moved(column: sa.Column[Any], guest: str, into: str) -> Iterator[sa.Update | sa.Delete]:
    """Yield the changes by which rows of one column move, but for those that the other player has already."""
    table, there = column.table, column.table.alias()
    move = sa.update(table).where(column == guest).values({column: into})
    if not column.primary_key:
        yield move
        return
    beside = [there.c[key.name] == key for key in table.primary_key if key is not column]
    yield move.where(~sa.exists().where(there.c[column.name] == into, *beside))
    yield sa.delete(table).where(column == guest)


CODES = 8
"""Recovery codes that a player has at first; each can be used once."""
GROUPS, GROUP = 4, 4
"""Letters of a code: 79 bits, which nobody guesses."""
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
DAY = 86_400
RENAMED = (1, 30 * DAY)
"""How often an account is renamed in so many seconds: others recognise whom they have met."""
TRIED = sa.text(
    "INSERT INTO attempts (key, count, ends) VALUES (:key, 1, :ends) ON CONFLICT (key) DO UPDATE SET "
    "count = CASE WHEN attempts.ends <= :now THEN 1 ELSE attempts.count + 1 END, "
    "ends = CASE WHEN attempts.ends <= :now THEN :ends ELSE attempts.ends END RETURNING count, ends"
)


ENTERED = sa.text(
    "INSERT INTO accounts (player, likeness, passphrase) VALUES (:player, :likeness, :passphrase) "
    "ON CONFLICT (likeness) DO NOTHING"
)


class NameTaken(NoName):
    """A name that looks like that of somebody's account."""


class RenamedLately(NoName):
    """An account was renamed a short while ago; others would not know who it is."""

    def __init__(self, seconds: int) -> None:
        days = -(-seconds // DAY)
        problem = ngettext(
            "This account was renamed lately, and others still learn its name. Rename it again in %(count)s day.",
            "This account was renamed lately, and others still learn its name. Rename it again in %(count)s days.",
            days,
        )
        super().__init__(problem % {"count": days})


class OtherPassphrase(Exception):  # noqa: N818  an answer, not an error of the program
    """The passphrase that was compared is that of the account no longer."""


class Account(NamedTuple):
    """What signing in is checked against."""

    player: str
    name: str
    passphrase: str
    """The hash."""
    settings: str | None


def new_codes(draw: Callable[[int], bytes] = lambda _number: secrets.token_bytes(32)) -> list[str]:
    """Make recovery codes, each from 32 bytes that are drawn for its number."""
    return [_code(int.from_bytes(draw(number))) for number in range(CODES)]


def _code(number: int) -> str:
    """Write the first digits of a large number, with letters for digits."""
    groups = []
    for _group in range(GROUPS):
        number, rest = divmod(number, len(LETTERS) ** GROUP)
        groups.append("".join(LETTERS[rest // len(LETTERS) ** place % len(LETTERS)] for place in range(GROUP)))
    return "-".join(groups)


def code_hash(code: str) -> str:
    """What the store keeps of a code, however it was typed."""
    return sha256("".join(letter for letter in code.lower() if letter.isalnum()).encode()).hexdigest()


def check_name(connection: sa.Connection, name: str, player: str) -> None:
    """See whether a player may be called so.

    Raises:
        NameTaken: where it looks like the name of somebody's account, or was one until it was taken away.
        NoName: where it looks like one that was taken away from somebody.

    """
    check_not_barred(connection, name)
    like = ACCOUNTS.c.likeness.in_(likenesses(name)) | (ACCOUNTS.c.formerly == likeness(name))
    accounts = sa.select(PLAYERS.c.name, ACCOUNTS.c.formerly).join(PLAYERS, PLAYERS.c.id == ACCOUNTS.c.player)
    for called, formerly in connection.execute(accounts.where(like & (ACCOUNTS.c.player != player))):
        if look_alike(name, called) or formerly == likeness(name):
            raise _taken(name)


def _taken(name: str) -> NameTaken:
    problem = _("“%(name)s” is, or looks like, the name of an account; sign in if it is yours, or choose another one.")
    return NameTaken(problem % {"name": name})


def open_account(
    connection: sa.Connection, guest: str, name: str, passphrase: str, codes: Sequence[str]
) -> tuple[str, list[str]]:
    """Open an account, to which all moves that a guest has; give its player, and name the matches.

    `NameTaken` as above.
    """
    check_name(connection, name, "")
    player = "a" + secrets.token_hex(16)
    enter_player(connection, player, PlayerKind.ACCOUNT, name)
    row = {"player": player, "likeness": likeness(name), "passphrase": passphrase}
    if not connection.execute(ENTERED, row).rowcount:  # somebody opened one at the same moment
        raise _taken(name)
    replace_codes(connection, player, codes)
    return player, take_along(connection, guest, player)


def take_along(connection: sa.Connection, guest: str, player: str) -> list[str]:
    """Let what a guest has be an account's; name the matches, none where the guest has nothing."""
    try:
        return merge_players(connection, guest, player)
    except UnknownPlayer:
        return []


def read_account(connection: sa.Connection, name: str) -> Account | None:
    """Read the account whose name looks like this one, or did until it was taken away."""
    own = likeness(name[: LONGEST * 4])
    columns = (ACCOUNTS.c.player, PLAYERS.c.name, ACCOUNTS.c.passphrase, ACCOUNTS.c.settings)
    query = sa.select(*columns).join(PLAYERS, PLAYERS.c.id == ACCOUNTS.c.player)
    named = query.where((ACCOUNTS.c.likeness == own) | (ACCOUNTS.c.formerly == own))
    row = connection.execute(named.order_by(ACCOUNTS.c.likeness != own)).first()
    return row and Account(*row)


def rename(connection: sa.Connection, player: str, name: str | None, key: str) -> list[str]:
    """Give a player another name, or leave them the one that they have; name the matches that change.

    Whoever does so knows that a name was taken away. An account is renamed once in a while, counted under the `key`,
    and at once where its name was taken away.

    Raises:
        NoName: as of `check_name`.
        RenamedLately: where the account was renamed a short while ago.

    """
    own, account = PLAYERS.c.id == player, ACCOUNTS.c.player == player
    before = connection.scalar(sa.select(PLAYERS.c.name).where(own).with_for_update())
    found = connection.execute(sa.select(ACCOUNTS.c.formerly).where(account)).first()
    connection.execute(sa.update(PLAYERS).where(own).values(taken=None))
    if name is None or name == before:
        return []
    check_name(connection, name, player)
    if found is not None and found.formerly is None and (seconds := count_attempt(connection, {key: RENAMED})):
        raise RenamedLately(seconds)
    connection.execute(sa.update(PLAYERS).where(own).values(name=name))
    try:
        connection.execute(sa.update(ACCOUNTS).where(account).values(likeness=likeness(name), formerly=None))
    except IntegrityError as error:
        if not is_duplicate(error, ACCOUNTS.c.likeness):
            raise
        raise _taken(name) from None
    if before is None:
        return []  # where they had no name, they wanted none
    programs = sa.select(TOKENS.c.program).where(TOKENS.c.owner == player)
    called = (SEATS.c.called == before) & ((SEATS.c.player == player) | (SEATS.c.kept_for == player))
    owned = (SEATS.c.owner == before) & SEATS.c.player.in_(programs)
    matches = list(connection.scalars(sa.select(SEATS.c.match).where(called | owned).distinct()))
    connection.execute(sa.update(SEATS).where(called).values(called=name))
    connection.execute(sa.update(SEATS).where(owned).values(owner=name))
    return matches


def begin_session(
    connection: sa.Connection,
    player: str,
    session: str,
    device: str,
    guest: str | None = None,
    *,
    compared: str | None = None,
) -> list[str]:
    """Let a browser be signed in by a new session, and take a guest along where one is named; name the matches.

    `OtherPassphrase` where the hash that a passphrase was `compared` with has been replaced meanwhile: whoever did so
    has signed all others out.
    """
    own = sa.select(ACCOUNTS.c.passphrase).where(ACCOUNTS.c.player == player)
    if compared is not None and connection.scalar(own.with_for_update()) != compared:
        raise OtherPassphrase
    moved = [] if guest is None else take_along(connection, guest, player)
    keep_proof(connection, session, player, device=device)
    return moved


def set_passphrase(connection: sa.Connection, player: str, passphrase: str, but: str | None = None) -> Sequence[str]:
    """Keep the hash of another passphrase, and end all sessions but one; give their hashes."""
    connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(passphrase=passphrase))
    return withdraw_proofs(connection, player, but=but)


def keep_settings(connection: sa.Connection, player: str, settings: str) -> None:
    """Keep what a player has chosen of pages, for the next browser."""
    connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(settings=settings))


def replace_codes(connection: sa.Connection, player: str, codes: Sequence[str]) -> None:
    """Let these recovery codes be valid, and no others."""
    connection.execute(sa.delete(RECOVERIES).where(RECOVERIES.c.player == player))
    connection.execute(sa.insert(RECOVERIES), [{"hash": code_hash(code), "player": player} for code in codes])


def count_codes(connection: sa.Connection, player: str) -> int:
    """Count the recovery codes that are left."""
    left = sa.select(sa.func.count()).select_from(RECOVERIES).where(RECOVERIES.c.player == player)
    return connection.scalar(left) or 0


def valid_codes(connection: sa.Connection, player: str, codes: Sequence[str]) -> list[str]:
    """List those of these codes that are recovery codes of a player, and not used up."""
    valid = set(connection.scalars(sa.select(RECOVERIES.c.hash).where(RECOVERIES.c.player == player)))
    return [code for code in codes if code_hash(code) in valid]


def use_code(connection: sa.Connection, player: str, code: str) -> bool:
    """Use a recovery code up; say whether it was one."""
    used = sa.delete(RECOVERIES).where((RECOVERIES.c.player == player) & (RECOVERIES.c.hash == code_hash(code)))
    return connection.execute(used).rowcount == 1


def count_attempt(connection: sa.Connection, keys: Mapping[str, tuple[int, int]]) -> int:
    """Count one attempt for each key, of so many in so many seconds; give the seconds to wait, 0 where it may be made.

    It is counted before it is made, so that many at once are no more than they may be. What one key refuses is not
    counted for those after it: who guesses on and on shuts out nobody else.
    """
    connection.execute(sa.delete(ATTEMPTS).where(ATTEMPTS.c.ends <= now()))
    for key, (most, seconds) in keys.items():
        values = {"key": key, "now": now(), "ends": seconds_ahead(seconds)}
        count, ends = connection.execute(TRIED, values).one()
        if count > most:
            return max(1, between(now(), ends) // 1000)
    return 0


def forget_attempts(connection: sa.Connection, key: str) -> None:
    """Begin to count anew."""
    connection.execute(sa.delete(ATTEMPTS).where(ATTEMPTS.c.key == key))


def withdraw_access(connection: sa.Connection, player: str, but: str | None) -> tuple[list[str], Sequence[str]]:
    """End all sessions of a person but one, and the tokens of their programs.

    Give the person and the programs, then the hashes of the proofs that have ended.
    """
    connection.execute(sa.update(TOKENS).where((TOKENS.c.owner == player) & TOKENS.c.ends.is_(None)).values(ends=now()))
    programs = sa.select(TOKENS.c.program).where(TOKENS.c.owner == player).distinct()
    return [player, *connection.scalars(programs)], withdraw_proofs(connection, player, but=but)


def delete_player(connection: sa.Connection, player: str) -> list[str]:
    """Forget all that is known of a person but their seats, which are nobody's any more; name the matches.

    Ratings stay with the others', under no name. The row is held first: who is about to be seated or given anything
    in this name waits for it, and is refused then (`check_is_here`).
    """
    connection.execute(sa.select(PLAYERS.c.id).where(PLAYERS.c.id == player).with_for_update())
    matches = list(connection.scalars(sa.select(SEATS.c.match).where(SEATS.c.player == player).distinct()))
    programs = sa.select(TOKENS.c.program).where(TOKENS.c.owner == player)
    owned = sa.select(SEATS.c.match).where(SEATS.c.player.in_(programs)).distinct()
    matches += connection.scalars(owned)
    forget_reports(connection, player)
    for change in (
        sa.update(SEATS).where(SEATS.c.player.in_(programs)).values(owner=None),
        *(sa.update(each.table).where(each == player).values(ends=now()) for each in tied("deleted", Fate.ENDS)),
        *(sa.update(each.table).where(each == player).values({each: None}) for each in tied("deleted", Fate.CLEARED)),
        *(sa.delete(each.table).where(each == player) for each in tied("deleted", Fate.GOES)),
        sa.update(SEATS).where(SEATS.c.player == player).values(called=None, kind=PlayerKind.GUEST.value),
        sa.update(SEATS).where(SEATS.c.kept_for == player).values(called=None),
        sa.update(PROOFS).where(PROOFS.c.player == player).values(follows=None, device=None),
        sa.update(PLAYERS).where(PLAYERS.c.id == player).values(name=None, taken=None, kind=PlayerKind.GONE.value),
        sa.update(PLAYERS).where(PLAYERS.c.merged_into == player).values(name=None),
    ):
        connection.execute(change)
    return list(dict.fromkeys(matches))
