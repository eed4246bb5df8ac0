"""Passkeys: what signs for a player of an account in the place of a passphrase. The table has the public halves alone.

All are works for one transaction of the store; what a browser has signed is looked at before.
"""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.i18n import _
from skyhop.server.accounts import Account
from skyhop.server.names import is_readable
from skyhop.server.schema import ACCOUNTS, PASSKEYS, PLAYERS
from skyhop.server.timestamps import now

MOST, LONGEST = 20, 40
"""Passkeys of a player, and letters of what one is called."""


class NoPasskey(ValueError):  # noqa: N818  it says what a passkey may be
    """What is no passkey, or cannot be one more; the message says why, and what to do."""


class LastPasskey(Exception):  # noqa: N818  an answer, not an error of the program
    """Without this passkey an account has none; its owner is asked first."""


class Passkey(NamedTuple):
    """A passkey as the store has it."""

    hash: str
    """Of the credential's name: names it to its owner."""
    credential: bytes
    """What the browser names it by."""
    public_key: bytes
    uses: int
    """How often it has signed; 0 for one that does not count."""
    site: str
    """The name of the table that it was made for, and works at."""
    name: str
    is_synced: int
    """Whether other devices of its owner have it, too."""
    created: str
    seen: str | None
    """When it signed last."""


_COLUMNS = [PASSKEYS.c[name] for name in Passkey._fields]


def passkey_hash(credential: bytes) -> str:
    """What a passkey is found by."""
    return sha256(credential).hexdigest()


def passkey_name(text: str, device: str) -> str:
    """Read what its owner calls a passkey, where nothing is said after a device; `NoPasskey` where it cannot be."""
    name = " ".join(text[: LONGEST * 4].split()) or device or _("A passkey")
    if len(name) > LONGEST or not is_readable(name):
        raise NoPasskey(_("What a passkey is called has up to %(most)s letters that can be seen.") % {"most": LONGEST})
    return name


def read_passkeys(connection: sa.Connection, player: str) -> list[Passkey]:
    """List those of a player, the oldest first."""
    rows = connection.execute(sa.select(*_COLUMNS).where(PASSKEYS.c.player == player).order_by(PASSKEYS.c.created))
    return [Passkey(*row) for row in rows]


def read_passkey(connection: sa.Connection, credential: bytes) -> tuple[Passkey, Account] | None:
    """Find a passkey, and the account for which it signs."""
    of_account = (ACCOUNTS.c.player, PLAYERS.c.name, ACCOUNTS.c.passphrase, ACCOUNTS.c.settings)
    query = sa.select(*_COLUMNS, *of_account).join(ACCOUNTS, ACCOUNTS.c.player == PASSKEYS.c.player)
    query = query.join(PLAYERS, PLAYERS.c.id == PASSKEYS.c.player).where(PASSKEYS.c.hash == passkey_hash(credential))
    row = connection.execute(query).first()
    return row and (Passkey(*row[: len(_COLUMNS)]), Account(*row[len(_COLUMNS) :]))


def add_passkey(connection: sa.Connection, player: str, passkey: Passkey) -> None:
    """Let a player have one more.

    Raises:
        NoPasskey: where they have many, somebody has that one, or the account was deleted meanwhile.

    """
    if not _hold_account(connection, player):
        raise NoPasskey(_("This account was deleted, so no passkey can be added to it; open another account."))
    if len(read_passkeys(connection, player)) >= MOST:
        problem = _("You have %(most)s passkeys, and no more can be had; remove one that is not used.")
        raise NoPasskey(problem % {"most": MOST})
    if connection.scalar(sa.select(PASSKEYS.c.hash).where(PASSKEYS.c.hash == passkey.hash)) is not None:
        raise NoPasskey(_("That passkey is known already; make another one."))
    connection.execute(sa.insert(PASSKEYS).values(passkey._asdict() | {"player": player}))


def use_passkey(connection: sa.Connection, passkey: Passkey, uses: int) -> bool:
    """Keep that a passkey has signed so often; say whether it is there, and nobody was quicker with the same count."""
    own = (PASSKEYS.c.hash == passkey.hash) & (PASSKEYS.c.uses == passkey.uses)
    return connection.execute(sa.update(PASSKEYS).where(own).values(uses=uses, seen=now())).rowcount == 1


def remove_passkey(connection: sa.Connection, player: str, hashed: str, *, is_sure: bool) -> None:
    """Let a passkey of a player sign for them no more.

    Raises:
        LastPasskey: where it is the last one by now, and its owner is not sure.

    """
    _hold_account(connection, player)
    if not is_sure and [passkey.hash for passkey in read_passkeys(connection, player)] == [hashed]:
        raise LastPasskey
    connection.execute(sa.delete(PASSKEYS).where((PASSKEYS.c.player == player) & (PASSKEYS.c.hash == hashed)))


def _hold_account(connection: sa.Connection, player: str) -> bool:
    """Keep others from the passkeys of an account until the commit; say whether there is such an account."""
    own = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.player == player)
    return connection.scalar(own.with_for_update()) is not None
