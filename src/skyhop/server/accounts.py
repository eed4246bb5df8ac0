"""Accounts: sign-in, recovery, renaming, deletion, passkeys, and the merge of a guest into another person.

All functions run inside one transaction of the store. The caller hashes passphrases and codes before the call, and
checks the signature of a passkey. With a passkey, a player signs in without a passphrase. The store keeps only public
keys.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from skyhop.i18n import _, ngettext
from skyhop.server.exceptions import is_duplicate
from skyhop.server.names import CODE_LETTERS, LONGEST, NoName, are_alike, compute_likeness, is_readable, list_likenesses
from skyhop.server.players.friends import list_running_matches
from skyhop.server.players.moderation import NEUTRAL_TITLE, check_not_barred, check_not_restricted, forget_reports
from skyhop.server.players.players import PlayerKind, UnknownPlayer, enter_player, insert_once
from skyhop.server.players.sessions import keep_proof, withdraw_proofs
from skyhop.server.ratings.recorder import recompute_ratings
from skyhop.server.schema import (
    ACCOUNTS,
    FORMER_NAMES,
    PASSKEYS,
    PLAYER_COLUMNS,
    PLAYERS,
    RATINGS,
    RECOVERIES,
    SEATS,
    TOKENS,
    TOURNAMENT_RECORDS,
    TOURNAMENTS,
    Fate,
    list_personal_columns,
    list_player_columns,
)
from skyhop.server.seats import PEOPLE
from skyhop.server.shared_counters import count_attempt
from skyhop.server.timestamps import hours_ahead, now


def merge_players(connection: sa.Connection, guest: str, into: str) -> list[str]:
    """Merge a guest into another person. Return the ids of all matches that the workers must read again.

    These are all matches of the guest, the running matches of the person, and the running matches of all players who
    have blocked the person. The merge moves the blocks that the guest made or received, and blocks decide who may watch
    a match.

    Remarks, offers and actions belong to seats and move with these seats. If guest and person have seats in the same
    match, the person has several seats after the merge. An open draw offer in this match then lapses. The person keeps
    their name. A person without a name takes the guest's name. If the person is a guest too, the sessions of the merged
    guest move to the person. If the person has an account, the guest's sessions end, because other people may have
    copies of the session secrets. If guest and person have ratings, the function recomputes the ratings from the
    matches of both players. If both have answered puzzles, only the answers of the person stay.

    Raises:
        UnknownPlayer: if an id is unknown, or belongs to a bot, a program or an already merged player, or if both ids
            are the same.
    """
    columns = [PLAYERS.c[name] for name in ("id", "kind", "name", "created", "seen", "merged_into")]
    query = sa.select(*columns).where(PLAYERS.c.id.in_((guest, into))).order_by(PLAYERS.c.id)
    found = {row.id: row for row in connection.execute(query.with_for_update())}
    if len(found) < 2 or any(row.kind not in PEOPLE or row.merged_into for row in found.values()):
        raise UnknownPlayer(guest, into)
    old, new = found[guest], found[into]
    own = sa.select(SEATS.c.match).where((SEATS.c.player == guest) | (SEATS.c.kept_for == guest)).distinct()
    matches = list(connection.scalars(own))
    rated = sa.select(RATINGS.c.player).where(RATINGS.c.player.in_((guest, into)) & RATINGS.c.rank.is_not(None))
    is_recounted = len(connection.scalars(rated.distinct()).all()) == len(found)
    times = {"created": min(old.created, new.created), "seen": max(old.seen, new.seen)}
    for change in (
        sa.update(SEATS).where(SEATS.c.player == guest).values(kind=new.kind),
        *_move_all(guest, into, is_account=new.kind == PlayerKind.ACCOUNT),
        sa.update(PLAYERS).where(PLAYERS.c.id == guest).values(merged_into=into),
        sa.update(PLAYERS).where(PLAYERS.c.id == into).values(name=new.name or old.name, **times),
    ):
        connection.execute(change)
    if is_recounted:
        recompute_ratings(connection, into)
    return list(dict.fromkeys([*matches, *list_running_matches(connection, into, with_blockers=True)]))


def _move_all(guest: str, into: str, *, is_account: bool) -> Iterator[sa.Update | sa.Delete]:
    """Yield the SQL statements that move all rows of a guest to another player."""
    moving, ending = list_player_columns("merged", Fate.MOVES, Fate.YIELDS), list_player_columns("merged", Fate.ENDS)
    for column in ending:
        end = sa.update(column.table).where(column == guest)
        yield end.values({"ends": now(), "follows": None} if is_account else {column.name: into})
    for column in moving:
        others = [other for other in moving if other is not column and other.table is column.table]
        for other in others if column.primary_key else []:  # nobody blocks or mutes themselves
            yield sa.delete(column.table).where(column.in_((guest, into)) & other.in_((guest, into)))
    for column in moving:
        yield from _move_column(column, guest, into)


def _move_column(column: sa.Column[str], guest: str, into: str) -> Iterator[sa.Update | sa.Delete]:
    """Yield the SQL statements that replace a guest's id with another player's id in one column of a table.

    If the other player already has a row with the same key, delete the guest's row. With `Fate.YIELDS`, delete the
    guest's rows if the other player has any row in the table.
    """
    table, there, is_mixed = column.table, column.table.alias(), column.info["fates"].merged is Fate.MOVES
    move = sa.update(table).where(column == guest).values({column: into})
    if not column.primary_key:
        yield move
        return
    beside = [there.c[key.name] == key for key in table.primary_key if is_mixed and key is not column]
    yield move.where(~sa.exists().where(there.c[column.name] == into, *beside))
    yield sa.delete(table).where(column == guest)


RECOVERY_CODES = 8
"""Number of recovery codes of a new account. Each code works once."""
GROUPS_PER_CODE, LETTERS_PER_GROUP = 4, 4
"""Number of groups in a recovery code, and number of letters in a group. A code has 79 bits, too many to guess."""
DAY_SECONDS = 86_400
RENAMING_LIMIT = (1, 30 * DAY_SECONDS)
"""Rate limit for renaming an account: count and seconds. The low limit helps others to recognise the player."""
FORMER_NAME_DAYS = 90
"""Days for which an earlier name of an account stays reserved for its owner.

During this time, profile links with this name still work.
"""


class NameTaken(NoName):
    """Error raised if a player chooses the present or a reserved earlier name of another account, or a similar name."""


class RenamedLately(NoName):
    """Error raised if a player renames an account more often than `RENAMING_LIMIT` allows."""

    def __init__(self, seconds: int) -> None:
        days = -(-seconds // DAY_SECONDS)
        problem = ngettext(
            "This account was renamed recently. You can rename it again in %(count)s day.",
            "This account was renamed recently. You can rename it again in %(count)s days.",
            days,
        )
        super().__init__(problem % {"count": days})


class OtherPassphrase(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a passphrase changes between the check of the passphrase and the start of the session."""


class StoredAccount(NamedTuple):
    """Data of an account that the server needs to check a sign-in."""

    player: str
    name: str
    passphrase: str
    """Hash of the passphrase."""
    settings: str | None


def new_codes(draw: Callable[[int], bytes] = lambda _number: secrets.token_bytes(32)) -> list[str]:
    """Return new recovery codes for an account. The page shows these codes to the user only once.

    `draw` returns the random bytes for the code with a given index.
    """
    return [_format_code(int.from_bytes(draw(number))) for number in range(RECOVERY_CODES)]


def _format_code(number: int) -> str:
    """Return a large random number as a recovery code, which consists of groups of letters."""
    groups = []
    for _group in range(GROUPS_PER_CODE):
        number, rest = divmod(number, len(CODE_LETTERS) ** LETTERS_PER_GROUP)
        digits = (rest // len(CODE_LETTERS) ** place % len(CODE_LETTERS) for place in range(LETTERS_PER_GROUP))
        groups.append("".join(CODE_LETTERS[digit] for digit in digits))
    return "-".join(groups)


def hash_code(code: str) -> str:
    """Return the hash of a recovery code, as the store contains it. Letter case and separators have no effect."""
    return sha256("".join(letter for letter in code.lower() if letter.isalnum()).encode()).hexdigest()


def check_name(connection: sa.Connection, name: str, player: str) -> None:
    """Check that a player may take a name. `player` is the id of this player.

    Raises:
        NameTaken: if the name looks like one of these names: the name of an account, a name that the operator removed
            from an account, or an earlier name that is still reserved for its owner.
        NoName: if the name looks like a name that the operator removed from a guest.
    """
    check_not_barred(connection, name)
    like = ACCOUNTS.c.likeness.in_(list_likenesses(name)) | (ACCOUNTS.c.formerly == compute_likeness(name))
    accounts = sa.select(PLAYERS.c.name, ACCOUNTS.c.formerly).join(PLAYERS, PLAYERS.c.id == ACCOUNTS.c.player)
    for called, formerly in connection.execute(accounts.where(like & (ACCOUNTS.c.player != player))):
        if are_alike(name, called) or formerly == compute_likeness(name):
            raise _refuse_name(name)
    # Read former names last. They then include a name that another transaction has just replaced.
    former = sa.select(FORMER_NAMES.c.name).where(FORMER_NAMES.c.likeness.in_(list_likenesses(name)))
    former = former.where((FORMER_NAMES.c.player != player) & (FORMER_NAMES.c.ends > now()))
    if any(are_alike(name, earlier) for earlier in connection.scalars(former)):
        raise _refuse_name(name)


def _refuse_name(name: str) -> NameTaken:
    problem = _(
        "“%(name)s” is the name of an account, or looks like such a name. If it is your account, sign in. Otherwise, "
        "choose another name."
    )
    return NameTaken(problem % {"name": name})


def open_account(
    connection: sa.Connection, guest: str, name: str, passphrase: str, codes: Sequence[str]
) -> tuple[str, list[str]]:
    """Open an account, and merge a guest into it. Return the account's player id and the ids of changed matches.

    Raise the same errors as `check_name`.
    """
    check_name(connection, name, "")
    player = "a" + secrets.token_hex(16)
    enter_player(connection, player, PlayerKind.ACCOUNT, name)
    row = {"player": player, "likeness": compute_likeness(name), "passphrase": passphrase}
    if not insert_once(connection, ACCOUNTS, "likeness", **row):  # another player took the name meanwhile
        raise _refuse_name(name)
    replace_codes(connection, player, codes)
    return player, merge_guest(connection, guest, player)


def merge_guest(connection: sa.Connection, guest: str, player: str) -> list[str]:
    """Merge a guest into an account. Return the ids of changed matches.

    If the guest does not exist, return an empty list.
    """
    try:
        return merge_players(connection, guest, player)
    except UnknownPlayer:
        return []


def read_account(connection: sa.Connection, name: str) -> StoredAccount | None:
    """Return the account whose name looks like `name`, or None if there is no such account.

    If the operator removed such a name from an account, return this account until its owner chooses a new name.
    """
    own = compute_likeness(name[: LONGEST * 4])
    columns = (ACCOUNTS.c.player, PLAYERS.c.name, ACCOUNTS.c.passphrase, ACCOUNTS.c.settings)
    query = sa.select(*columns).join(PLAYERS, PLAYERS.c.id == ACCOUNTS.c.player)
    named = query.where((ACCOUNTS.c.likeness == own) | (ACCOUNTS.c.formerly == own))
    row = connection.execute(named.order_by(ACCOUNTS.c.likeness != own)).first()
    return row and StoredAccount(*row)


def rename(connection: sa.Connection, player: str, name: str | None, key: str) -> list[str]:
    """Give a player a new name. If `name` is None, keep the present name. Return the ids of changed matches.

    After the call, the player no longer sees the notice about a removed name. `key` identifies the player for the
    rate limit. Raise the errors of `check_name`. If an account exceeds the rate limit, raise `RenamedLately`. The limit
    ignores the first new name after the operator removed a name. Raise `PlayerRestricted` for a new name of a paused or
    banned player.
    """
    own, account = PLAYERS.c.id == player, ACCOUNTS.c.player == player
    before = connection.scalar(sa.select(PLAYERS.c.name).where(own).with_for_update())
    found = connection.execute(sa.select(ACCOUNTS.c.formerly).where(account)).first()
    connection.execute(sa.update(PLAYERS).where(own).values(taken=None))
    if name is None or name == before:
        return []
    check_not_restricted(connection, [player])
    check_name(connection, name, player)
    if found is not None and found.formerly is None and (seconds := count_attempt(connection, {key: RENAMING_LIMIT})):
        raise RenamedLately(seconds)
    connection.execute(sa.update(PLAYERS).where(own).values(name=name))
    try:
        connection.execute(sa.update(ACCOUNTS).where(account).values(likeness=compute_likeness(name), formerly=None))
    except IntegrityError as error:
        if not is_duplicate(error, ACCOUNTS.c.likeness):
            raise
        raise _refuse_name(name) from None
    if found is not None:
        connection.execute(sa.delete(FORMER_NAMES).where(FORMER_NAMES.c.likeness == compute_likeness(name)))
        if before is not None and found.formerly is None and compute_likeness(before) != compute_likeness(name):
            _reserve_name(connection, player, before)
    if before is None:
        return []  # players without a name chose to have none
    programs = sa.select(TOKENS.c.program).where(TOKENS.c.owner == player)
    called = (SEATS.c.called == before) & ((SEATS.c.player == player) | (SEATS.c.kept_for == player))
    owned = (SEATS.c.owner == before) & SEATS.c.player.in_(programs)
    matches = list(connection.scalars(sa.select(SEATS.c.match).where(called | owned).distinct()))
    connection.execute(sa.update(SEATS).where(called).values(called=name))
    connection.execute(sa.update(SEATS).where(owned).values(owner=name))
    return matches


def _reserve_name(connection: sa.Connection, player: str, name: str) -> None:
    """Reserve the earlier name of an account for its owner."""
    row = {"likeness": compute_likeness(name), "name": name, "player": player}
    connection.execute(sa.delete(FORMER_NAMES).where(FORMER_NAMES.c.likeness == row["likeness"]))
    ends = hours_ahead(24 * FORMER_NAME_DAYS)
    connection.execute(sa.insert(FORMER_NAMES).values(**row, ends=ends))


def read_former_names(connection: sa.Connection, player: str) -> list[str]:
    """Return the earlier names of an account that are still reserved for its owner."""
    own = sa.select(FORMER_NAMES.c.name).where(FORMER_NAMES.c.player == player)
    return list(connection.scalars(own.order_by(FORMER_NAMES.c.ends)))


def begin_session(
    connection: sa.Connection,
    player: str,
    session: str,
    device: str,
    guest: str | None = None,
    *,
    checked_hash: str | None = None,
) -> list[str]:
    """Start a session of an account in a browser. Merge `guest` into the account, if given.

    Return the ids of changed matches. `checked_hash` is the passphrase hash that the caller has checked. Raise
    `OtherPassphrase` if the account now has another hash. A change of the passphrase ends the sessions of the account.
    A check from before the change must therefore start no session.
    """
    own = sa.select(ACCOUNTS.c.passphrase).where(ACCOUNTS.c.player == player)
    if checked_hash is not None and connection.scalar(own.with_for_update()) != checked_hash:
        raise OtherPassphrase
    moved = [] if guest is None else merge_guest(connection, guest, player)
    keep_proof(connection, session, player, device=device)
    return moved


def set_passphrase(
    connection: sa.Connection, player: str, passphrase: str, kept_proof: str | None = None
) -> Sequence[str]:
    """Replace the passphrase hash of a player, and end the player's sessions, except the session of `kept_proof`.

    `passphrase` is the new hash. Browsers that are then signed out receive no more notices. Return the hash of each
    ended session's secret.
    """
    connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(passphrase=passphrase))
    return withdraw_proofs(connection, player, excluded=kept_proof)


def keep_settings(connection: sa.Connection, player: str, settings: str) -> None:
    """Store a player's page settings. The next sign-in restores them."""
    connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.player == player).values(settings=settings))


def replace_codes(connection: sa.Connection, player: str, codes: Sequence[str]) -> None:
    """Replace all recovery codes of a player."""
    connection.execute(sa.delete(RECOVERIES).where(RECOVERIES.c.player == player))
    connection.execute(sa.insert(RECOVERIES), [{"hash": hash_code(code), "player": player} for code in codes])


def count_codes(connection: sa.Connection, player: str) -> int:
    """Return the number of unused recovery codes of a player."""
    return connection.scalar(sa.select(sa.func.count()).where(RECOVERIES.c.player == player)) or 0


def find_valid_codes(connection: sa.Connection, player: str, codes: Sequence[str]) -> list[str]:
    """Return those of `codes` that are unused recovery codes of a player."""
    valid = set(connection.scalars(sa.select(RECOVERIES.c.hash).where(RECOVERIES.c.player == player)))
    return [code for code in codes if hash_code(code) in valid]


def use_code(connection: sa.Connection, player: str, code: str) -> bool:
    """Mark a recovery code as used, and return True. If the code is not a valid code of the player, return False."""
    used = sa.delete(RECOVERIES).where((RECOVERIES.c.player == player) & (RECOVERIES.c.hash == hash_code(code)))
    return connection.execute(used).rowcount == 1


def withdraw_access(connection: sa.Connection, player: str, kept_proof: str | None) -> tuple[list[str], Sequence[str]]:
    """End a person's sessions, except the session of `kept_proof`. Revoke the API tokens of the person's programs.

    Return two lists: the ids of the person and the programs, and the hashes of the secrets of the ended sessions.
    """
    connection.execute(sa.update(TOKENS).where((TOKENS.c.owner == player) & TOKENS.c.ends.is_(None)).values(ends=now()))
    programs = sa.select(TOKENS.c.program).where(TOKENS.c.owner == player).distinct()
    return [player, *connection.scalars(programs)], withdraw_proofs(connection, player, excluded=kept_proof)


def delete_player(connection: sa.Connection, player: str) -> list[str]:
    """Delete all data of a person except their seats, which become anonymous. Return the ids of changed matches.

    The tournaments that the person opened get a neutral name. The ratings of the opponents do not change. The function
    first locks the row of the person. If another transaction adds data of the person, it waits for this lock. Then its
    call of `check_is_here` raises an error.
    """
    connection.execute(sa.select(PLAYERS.c.id).where(PLAYERS.c.id == player).with_for_update())
    matches = list(connection.scalars(sa.select(SEATS.c.match).where(SEATS.c.player == player).distinct()))
    programs = sa.select(TOKENS.c.program).where(TOKENS.c.owner == player)
    matches += connection.scalars(sa.select(SEATS.c.match).where(SEATS.c.player.in_(programs)).distinct())
    forget_reports(connection, player)
    records = TOURNAMENT_RECORDS.c
    opened = sa.select(records.tournament).where((records.player == player) & (records.kind == "opened"))
    for change in (
        sa.update(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(opened)).values(name=NEUTRAL_TITLE),
        sa.update(SEATS).where(SEATS.c.player.in_(programs)).values(owner=None),
        sa.update(SEATS).where(SEATS.c.player == player).values(kind=PlayerKind.GUEST.value),
        sa.update(PLAYERS)
        .where(PLAYERS.c.id == player)
        .values({"kind": PlayerKind.GONE.value, **dict.fromkeys(list_personal_columns(PLAYERS))}),
        *_list_deletions(player),
    ):
        connection.execute(change)
    return list(dict.fromkeys(matches))


def _list_deletions(player: str) -> Iterator[sa.Update | sa.Delete]:
    """Yield the SQL statements that remove the data of a deleted player.

    The schema declares for each table whether the rows are deleted, get an end time, or stay with cleared columns.
    """
    for column in PLAYER_COLUMNS:
        fate, values = column.info["fates"].deleted, dict.fromkeys(list_personal_columns(column.table))
        if fate is Fate.GOES:
            yield sa.delete(column.table).where(column == player)
            continue
        if fate is Fate.ENDS:
            values["ends"] = now()
        elif fate is Fate.CLEARED:
            values[column.name] = None
        if values:
            yield sa.update(column.table).where(column == player).values(values)


MAX_PASSKEYS, MAX_LABEL_LENGTH = 20, 40
"""Maximum number of passkeys of a player, and maximum number of characters in a passkey's name."""


class NoPasskey(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a passkey cannot be added or named. The message says why, and what to do."""


class LastPasskey(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a player removes the last passkey of an account without confirmation."""


class Passkey(NamedTuple):
    """Passkey in the store: its public key, its site, its name, and the times of its creation and latest use."""

    hash: str
    """Hash of the credential id. The pages for the owner use it as the id of the passkey."""
    credential: bytes
    """Credential id that the browser uses."""
    public_key: bytes
    uses: int
    """Signature counter. 0 if the authenticator has no counter."""
    site: str
    """Domain name of the site where the passkey was created. The passkey works only there."""
    name: str
    is_synced: int
    """1 if the passkey is also on other devices of its owner, else 0."""
    created: str
    seen: str | None
    """Time of the last sign-in with the passkey, or None."""


_PASSKEY_COLUMNS = [PASSKEYS.c[name] for name in Passkey._fields]


def hash_passkey(credential: bytes) -> str:
    """Return the hash by which the store identifies a passkey. `credential` is the credential id of the passkey."""
    return sha256(credential).hexdigest()


def parse_passkey_name(text: str, device: str) -> str:
    """Return the normalized name of a passkey.

    If the player typed no name, return the name of the device or, if it is unknown, a standard name. Raise
    `NoPasskey` if the name is too long or unreadable.
    """
    name = " ".join(text[: MAX_LABEL_LENGTH * 4].split()) or device or _("A passkey")
    if len(name) > MAX_LABEL_LENGTH or not is_readable(name):
        raise NoPasskey(
            _("The name of a passkey may have up to %(most)s visible characters. Choose a shorter name.")
            % {"most": MAX_LABEL_LENGTH}
        )
    return name


def read_passkeys(connection: sa.Connection, player: str) -> list[Passkey]:
    """Return the passkeys of a player, oldest first."""
    query = sa.select(*_PASSKEY_COLUMNS).where(PASSKEYS.c.player == player).order_by(PASSKEYS.c.created)
    return [Passkey(*row) for row in connection.execute(query)]


def read_passkey(connection: sa.Connection, credential: bytes) -> tuple[Passkey, StoredAccount] | None:
    """Return the passkey with the credential id `credential`, and the account of this passkey.

    Return None if the store has no passkey with this id.
    """
    of_account = (ACCOUNTS.c.player, PLAYERS.c.name, ACCOUNTS.c.passphrase, ACCOUNTS.c.settings)
    query = sa.select(*_PASSKEY_COLUMNS, *of_account).join(ACCOUNTS, ACCOUNTS.c.player == PASSKEYS.c.player)
    query = query.join(PLAYERS, PLAYERS.c.id == PASSKEYS.c.player).where(PASSKEYS.c.hash == hash_passkey(credential))
    row = connection.execute(query).first()
    return row and (Passkey(*row[: len(_PASSKEY_COLUMNS)]), StoredAccount(*row[len(_PASSKEY_COLUMNS) :]))


def add_passkey(connection: sa.Connection, player: str, passkey: Passkey) -> None:
    """Add a passkey to an account.

    Raises:
        NoPasskey: if the account has too many passkeys or was deleted meanwhile, or if the store already has the
            passkey.
    """
    if not _hold_account(connection, player):
        raise NoPasskey(_("This account was deleted, so you cannot add a passkey. Open another account."))
    if len(read_passkeys(connection, player)) >= MAX_PASSKEYS:
        problem = _("You have %(most)s passkeys, the maximum. Remove a passkey that you do not use.")
        raise NoPasskey(problem % {"most": MAX_PASSKEYS})
    if connection.scalar(sa.select(PASSKEYS.c.hash).where(PASSKEYS.c.hash == passkey.hash)) is not None:
        raise NoPasskey(_("This passkey is already registered. Create another one."))
    connection.execute(sa.insert(PASSKEYS).values(passkey._asdict() | {"player": player}))


def use_passkey(connection: sa.Connection, passkey: Passkey, uses: int) -> bool:
    """Store the new signature counter of a passkey after a sign-in, and return True.

    Return False if the passkey was removed, or if another sign-in changed the counter meanwhile.
    """
    own = (PASSKEYS.c.hash == passkey.hash) & (PASSKEYS.c.uses == passkey.uses)
    return connection.execute(sa.update(PASSKEYS).where(own).values(uses=uses, seen=now())).rowcount == 1


def remove_passkey(connection: sa.Connection, player: str, passkey_hash: str, *, is_sure: bool) -> None:
    """Remove a passkey from a player's account.

    Raises:
        LastPasskey: if the account has no other passkey, and `is_sure` is False.
    """
    _hold_account(connection, player)
    if not is_sure and [passkey.hash for passkey in read_passkeys(connection, player)] == [passkey_hash]:
        raise LastPasskey
    connection.execute(sa.delete(PASSKEYS).where((PASSKEYS.c.player == player) & (PASSKEYS.c.hash == passkey_hash)))


def _hold_account(connection: sa.Connection, player: str) -> bool:
    """Lock the row of a player's account until the commit. Return True if the account exists."""
    own = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.player == player)
    return connection.scalar(own.with_for_update()) is not None
