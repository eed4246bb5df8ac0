"""Passkeys: sign-in without a passphrase. The store keeps only public keys.

All functions run inside one transaction of the store. The caller has already checked the signature of the
browser.
"""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.i18n import _
from skyhop.server.accounts import StoredAccount
from skyhop.server.names import is_readable
from skyhop.server.schema import ACCOUNTS, PASSKEYS, PLAYERS
from skyhop.server.timestamps import now

MOST, LONGEST_LABEL = 20, 40
"""Maximum number of passkeys of a player, and maximum number of letters in a passkey's name."""


class NoPasskey(ValueError):  # noqa: N818  an answer, not an error of the program
    """Refusal of a passkey or of its name; the message says why, and what to do."""


class LastPasskey(Exception):  # noqa: N818  an answer, not an error of the program
    """Error raised when the last passkey of an account would be removed without a confirmation."""


class Passkey(NamedTuple):
    """Passkey in the store."""

    hash: str
    """Hash of the credential id; identifies the passkey to its owner."""
    credential: bytes
    """Credential id used by the browser."""
    public_key: bytes
    uses: int
    """Signature counter; 0 if the authenticator does not count."""
    site: str
    """Domain name of the site for which the passkey was made. It works only there."""
    name: str
    is_synced: int
    """True if the passkey is also on other devices of its owner."""
    created: str
    seen: str | None
    """Time of the last signature with the passkey."""


_COLUMNS = [PASSKEYS.c[name] for name in Passkey._fields]


def hash_passkey(credential: bytes) -> str:
    """Return the hash that identifies a passkey."""
    return sha256(credential).hexdigest()


def parse_passkey_name(text: str, device: str) -> str:
    """Return the name of a passkey, or the name of its device if none was typed.

    Raise `NoPasskey` if the name is too long or unreadable.
    """
    name = " ".join(text[: LONGEST_LABEL * 4].split()) or device or _("A passkey")
    if len(name) > LONGEST_LABEL or not is_readable(name):
        raise NoPasskey(
            _("The name of a passkey may have up to %(most)s visible characters. Choose a shorter name.")
            % {"most": LONGEST_LABEL}
        )
    return name


def read_passkeys(connection: sa.Connection, player: str) -> list[Passkey]:
    """List the passkeys of a player, oldest first."""
    rows = connection.execute(sa.select(*_COLUMNS).where(PASSKEYS.c.player == player).order_by(PASSKEYS.c.created))
    return [Passkey(*row) for row in rows]


def read_passkey(connection: sa.Connection, credential: bytes) -> tuple[Passkey, StoredAccount] | None:
    """Return a passkey and its account, or None."""
    of_account = (ACCOUNTS.c.player, PLAYERS.c.name, ACCOUNTS.c.passphrase, ACCOUNTS.c.settings)
    query = sa.select(*_COLUMNS, *of_account).join(ACCOUNTS, ACCOUNTS.c.player == PASSKEYS.c.player)
    query = query.join(PLAYERS, PLAYERS.c.id == PASSKEYS.c.player).where(PASSKEYS.c.hash == hash_passkey(credential))
    row = connection.execute(query).first()
    return row and (Passkey(*row[: len(_COLUMNS)]), StoredAccount(*row[len(_COLUMNS) :]))


def add_passkey(connection: sa.Connection, player: str, passkey: Passkey) -> None:
    """Add a passkey to an account.

    Raises:
        NoPasskey: if the account has too many or was deleted meanwhile, or if the passkey is already known.
    """
    if not _hold_account(connection, player):
        raise NoPasskey(_("This account was deleted, so you cannot add a passkey. Open another account."))
    if len(read_passkeys(connection, player)) >= MOST:
        problem = _("You have %(most)s passkeys, the maximum. Remove a passkey that you do not use.")
        raise NoPasskey(problem % {"most": MOST})
    if connection.scalar(sa.select(PASSKEYS.c.hash).where(PASSKEYS.c.hash == passkey.hash)) is not None:
        raise NoPasskey(_("This passkey is already registered. Create another one."))
    connection.execute(sa.insert(PASSKEYS).values(passkey._asdict() | {"player": player}))


def use_passkey(connection: sa.Connection, passkey: Passkey, uses: int) -> bool:
    """Store the signature counter of a passkey. Return False if the passkey is gone, or the counter was used before."""
    own = (PASSKEYS.c.hash == passkey.hash) & (PASSKEYS.c.uses == passkey.uses)
    return connection.execute(sa.update(PASSKEYS).where(own).values(uses=uses, seen=now())).rowcount == 1


def remove_passkey(connection: sa.Connection, player: str, hashed: str, *, is_sure: bool) -> None:
    """Remove a passkey from a player's account.

    Raises:
        LastPasskey: if it is the last one, and its owner has not confirmed.
    """
    _hold_account(connection, player)
    if not is_sure and [passkey.hash for passkey in read_passkeys(connection, player)] == [hashed]:
        raise LastPasskey
    connection.execute(sa.delete(PASSKEYS).where((PASSKEYS.c.player == player) & (PASSKEYS.c.hash == hashed)))


def _hold_account(connection: sa.Connection, player: str) -> bool:
    """Lock an account's passkeys until the commit; return True if the account exists."""
    own = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.player == player)
    return connection.scalar(own.with_for_update()) is not None
