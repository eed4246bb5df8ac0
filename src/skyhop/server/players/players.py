"""Players: people, bots and programs. A player keeps the same id after a change of name or a sign-in."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.i18n import _
from skyhop.server.schema import PLAYERS, TOKENS, Fate, list_player_columns
from skyhop.server.seats import Seat
from skyhop.server.timestamps import now

BATCH_SIZE = 1000
"""Maximum number of guests that one commit removes."""


class PlayerKind(StrEnum):
    """Kind of a player, such as guest or program. The kind decides how the server identifies the player."""

    GUEST = "guest"
    """Person identified by a proof in a browser."""
    ACCOUNT = "account"
    """Person identified by an account."""
    BOT = "bot"
    """Bot of this server, identified by its name. Levels are bots too."""
    PROGRAM = "program"
    """External program, identified by a token."""
    GONE = "gone"
    """Person who deleted their data. Journals keep the seats of the person, without a name."""


class UnknownPlayer(LookupError):  # noqa: N818  an expected outcome, not a program error
    """Error raised when no player has this id, or when the player with this id cannot be merged."""


class PlayerGone(LookupError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a command concerns a person who has deleted their data."""

    def __str__(self) -> str:
        return _("This player's account was deleted. Choose another opponent.")


class Player(NamedTuple):
    """Player in the store, with name and kind."""

    id: str
    kind: PlayerKind
    name: str | None
    """Name for the next match. An earlier match keeps the name that the player had when taking the seat.

    Bots have no name here: they have a title in each language.
    """
    created: str
    seen: str
    """Day of the last visit."""
    taken: str | None = None
    """Name that the operator removed. The store keeps it until the server has informed the player."""


_COLUMNS = [PLAYERS.c[name] for name in Player._fields]


def insert_once(connection: sa.Connection, table: sa.Table, unique: str, **row: object) -> bool:
    """Insert a row. Return False, and do nothing, if the table has a row with the same values of the columns `unique`.

    Any other conflict is an error.
    """
    columns, values = ", ".join(row), ", ".join(f":{column}" for column in row)
    once = f"INSERT INTO {table} ({columns}) VALUES ({values}) ON CONFLICT ({unique}) DO NOTHING"  # noqa: S608  our names
    return connection.execute(sa.text(once), row).rowcount > 0


def read_player(connection: sa.Connection, identity: str) -> Player | None:
    """Return the player with an id, or None if the id is unknown.

    If the player was merged into another player, return the other player.
    """
    other = PLAYERS.alias()
    found = sa.func.coalesce(sa.select(other.c.merged_into).where(other.c.id == identity).scalar_subquery(), identity)
    row = connection.execute(sa.select(*_COLUMNS).where(PLAYERS.c.id == found)).first()
    return None if row is None else Player(row[0], PlayerKind(row[1]), *row[2:])


def enter_player(connection: sa.Connection, identity: str, kind: str, name: str | None = None) -> None:
    """Insert a player into the store. If the store already has a player with this id, do nothing."""
    at = now()
    insert_once(connection, PLAYERS, "id", id=identity, kind=kind, name=name, created=at, seen=at)


def check_is_here(connection: sa.Connection, *players: str, is_changed: bool = False) -> dict[str, Player]:
    """Return those of the given players that are in the store, by id. Lock their rows until the commit.

    No other transaction can merge or delete a locked player. If `is_changed` is True, the caller changes the rows.
    The lock is then exclusive. With shared locks, two such callers would wait for each other.

    Raises:
        PlayerGone: if one of the players deleted their data.
    """
    here = sa.select(PLAYERS.c.id).where(PLAYERS.c.id.in_(players)).order_by(PLAYERS.c.id)  # prevents deadlocks
    connection.execute(here.with_for_update(read=not is_changed))
    found = {identity: read_player(connection, identity) for identity in players}
    if any(player is not None and player.kind is PlayerKind.GONE for player in found.values()):
        raise PlayerGone
    return {identity: player for identity, player in found.items() if player is not None}


def check_not_merged(connection: sa.Connection, players: Sequence[str]) -> None:
    """Check that no player was merged or deleted, and lock the players until the commit. Unknown ids pass the check.

    Raises:
        UnknownPlayer: if a player was merged into another player.
        PlayerGone: if a player deleted their data.
    """
    if any(player.id != before for before, player in check_is_here(connection, *players).items()):
        raise UnknownPlayer(*players)


def enter_players(connection: sa.Connection, seats: Sequence[Seat]) -> list[Seat]:
    """Insert the players of these seats, if the store does not have them yet.

    Return the seats with their present players and names. A player may have been merged or renamed since the caller
    read the seat. Raise `PlayerGone` if a player deleted their data.
    """
    by_player = {seat.player: seat for seat in seats if seat.player is not None}
    for identity, seat in sorted(by_player.items()):  # a fixed order prevents deadlocks
        enter_player(connection, identity, seat.kind, seat.called)
    found = check_is_here(connection, *{*by_player, *(seat.kept_for for seat in seats if seat.kept_for is not None)})
    return [_read_seat(connection, seat, found.get(seat.player or seat.kept_for or "")) for seat in seats]


def _read_seat(connection: sa.Connection, seat: Seat, player: Player | None) -> Seat:
    """Return a seat with its present player, and with the name that the store has for this player."""
    if player is None or seat.kind == "bot":
        return seat
    if player.kind is PlayerKind.PROGRAM and seat.kind == "program":
        owners = sa.select(PLAYERS.c.name).select_from(TOKENS.outerjoin(PLAYERS, PLAYERS.c.id == TOKENS.c.owner))
        owner = connection.execute(owners.where(TOKENS.c.program == player.id).limit(1)).first()
        return seat._replace(called=player.name, owner=owner.name if owner else seat.owner)
    called = player.name if seat.called is not None or player.kind is PlayerKind.ACCOUNT else None
    if seat.kind == "open":
        return seat._replace(kept_for=player.id, called=called)
    return seat._replace(
        kind="account" if player.kind is PlayerKind.ACCOUNT else seat.kind, player=player.id, called=called
    )


def forget_guests(connection: sa.Connection, before: str) -> int:
    """Remove one batch of guests whose last visit was before the time `before`.

    Return the number of removed guests. Keep guests whom a match or another stored row still needs. The caller
    repeats the call until the number is 0. The size of a batch is limited for two reasons. A database limits the
    parameters of a query, and other writers wait for each commit.
    """
    needed = [sa.exists().where(column == PLAYERS.c.id) for column in list_player_columns("forgotten", Fate.HOLDS)]
    old = (PLAYERS.c.kind == PlayerKind.GUEST) & (PLAYERS.c.seen < before) & ~sa.or_(*needed)
    some = sa.select(PLAYERS.c.id).where(old).order_by(PLAYERS.c.id).limit(BATCH_SIZE).with_for_update()
    if names := list(connection.scalars(some)):
        for column in list_player_columns("forgotten", Fate.GOES):
            connection.execute(sa.delete(column.table).where(column.in_(names)))
        connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.id.in_(names)))
    return len(names)
