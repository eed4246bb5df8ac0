"""Passkeys of accounts in the store. With a passkey, a player signs in without a passphrase.

The store keeps only public keys. All functions run inside one transaction of the store. The caller has already
checked the signature that the browser sent.
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

MAX_PASSKEYS, MAX_LABEL_LENGTH = 20, 40
"""Maximum number of passkeys of a player, and maximum number of characters in a passkey's name."""


class NoPasskey(ValueError):  # noqa: N818  an answer, not an error of the program
    """Error raised if a passkey or its name is not allowed. The message says why, and what to do."""


class LastPasskey(Exception):  # noqa: N818  an answer, not an error of the program
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


_COLUMNS = [PASSKEYS.c[name] for name in Passkey._fields]


def hash_passkey(credential: bytes) -> str:
    """Return the hash by which the store identifies a passkey. `credential` is the credential id of the passkey."""
    return sha256(credential).hexdigest()


def parse_passkey_name(text: str, device: str) -> str:
    """Return the normalized name of a passkey. If the player typed no name, return the name of the device.

    Raise `NoPasskey` if the name is too long or unreadable.
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
    rows = connection.execute(sa.select(*_COLUMNS).where(PASSKEYS.c.player == player).order_by(PASSKEYS.c.created))
    return [Passkey(*row) for row in rows]


def read_passkey(connection: sa.Connection, credential: bytes) -> tuple[Passkey, StoredAccount] | None:
    """Return the passkey with the credential id `credential`, and the account of this passkey.

    Return None if the store has no passkey with this id.
    """
    of_account = (ACCOUNTS.c.player, PLAYERS.c.name, ACCOUNTS.c.passphrase, ACCOUNTS.c.settings)
    query = sa.select(*_COLUMNS, *of_account).join(ACCOUNTS, ACCOUNTS.c.player == PASSKEYS.c.player)
    query = query.join(PLAYERS, PLAYERS.c.id == PASSKEYS.c.player).where(PASSKEYS.c.hash == hash_passkey(credential))
    row = connection.execute(query).first()
    return row and (Passkey(*row[: len(_COLUMNS)]), StoredAccount(*row[len(_COLUMNS) :]))


def add_passkey(connection: sa.Connection, player: str, passkey: Passkey) -> None:
    """Add a passkey to an account.

    Raises:
        NoPasskey: if the account has too many passkeys or was deleted meanwhile. Also if the store already has the
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


def remove_passkey(connection: sa.Connection, player: str, hashed: str, *, is_sure: bool) -> None:
    """Remove a passkey from a player's account.

    Raises:
        LastPasskey: if the account has no other passkey, and `is_sure` is False.
    """
    _hold_account(connection, player)
    if not is_sure and [passkey.hash for passkey in read_passkeys(connection, player)] == [hashed]:
        raise LastPasskey
    connection.execute(sa.delete(PASSKEYS).where((PASSKEYS.c.player == player) & (PASSKEYS.c.hash == hashed)))


def _hold_account(connection: sa.Connection, player: str) -> bool:
    """Lock the row of a player's account until the commit. Return True if the account exists."""
    own = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.player == player)
    return connection.scalar(own.with_for_update()) is not None
