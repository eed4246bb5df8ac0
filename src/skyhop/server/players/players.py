"""Players: whoever sits in seats, under an identity that stays, whatever they are called and however they are known."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.i18n import _
from skyhop.server.schema import PLAYERS, TOKENS, Fate, tied
from skyhop.server.seats import Seat
from skyhop.server.timestamps import now

FORGOTTEN_AT_ONCE = 1000
"""Guests who are forgotten in one commit."""


class PlayerKind(StrEnum):
    """What a player is, and by what it is known."""

    GUEST = "guest"
    """A person, by the proofs that a browser keeps."""
    ACCOUNT = "account"
    """A person, by more than a browser."""
    BOT = "bot"
    """A program of this table's own, by the name of its file: levels are bots too."""
    PROGRAM = "program"
    """Somebody else's program."""
    GONE = "gone"
    """A person who wanted all of theirs to be deleted; journals keep their seats, without a name."""


class UnknownPlayer(LookupError):  # noqa: N818  it names what was asked for
    """There is no player of this identity, or none who can be merged."""


class PlayerGone(LookupError):  # noqa: N818  an answer, not an error of the program
    """A person who has deleted all of theirs; nobody is seated, invited or given anything in their name any more."""

    def __str__(self) -> str:
        return _("This player has deleted everything of theirs and plays here no more; choose another opponent.")


class Player(NamedTuple):
    """A player as the store has them."""

    id: str
    kind: PlayerKind
    name: str | None
    """What they are called at the next table; who sits at one already is called there as when they sat down.

    A bot has none: it has a title in each language.
    """
    created: str
    seen: str
    """When they last came by, to the day."""
    taken: str | None = None
    """A name that was taken away, of which they are to be told."""


_COLUMNS = [PLAYERS.c[name] for name in Player._fields]
ENTERED = sa.text(
    "INSERT INTO players (id, kind, name, created, seen) VALUES (:id, :kind, :name, :at, :at) "
    "ON CONFLICT (id) DO NOTHING"
)


def read_player(connection: sa.Connection, identity: str) -> Player | None:
    """Read a player; of one who was merged into another, that one. None where there is none."""
    other = PLAYERS.alias()
    found = sa.func.coalesce(sa.select(other.c.merged_into).where(other.c.id == identity).scalar_subquery(), identity)
    row = connection.execute(sa.select(*_COLUMNS).where(PLAYERS.c.id == found)).first()
    return None if row is None else Player(row[0], PlayerKind(row[1]), *row[2:])


def enter_player(connection: sa.Connection, identity: str, kind: str, name: str | None = None) -> None:
    """Write a player who is not known yet."""
    connection.execute(ENTERED, {"id": identity, "kind": kind, "name": name, "at": now()})


def check_is_here(connection: sa.Connection, *players: str) -> dict[str, Player]:
    """Read those of these players who are known; until the commit nobody can merge or delete them.

    Raises:
        PlayerGone: where one of them has deleted all of theirs.

    """
    connection.execute(sa.select(PLAYERS.c.id).where(PLAYERS.c.id.in_(players)).with_for_update(read=True))
    found = {identity: read_player(connection, identity) for identity in players}
    if any(player is not None and player.kind is PlayerKind.GONE for player in found.values()):
        raise PlayerGone
    return {identity: player for identity, player in found.items() if player is not None}


def entered(connection: sa.Connection, seats: Sequence[Seat]) -> list[Seat]:
    """Write who sits in these seats and is not known yet; give the seats with their players as they are by now.

    A player may have been merged into another or renamed since somebody read them. `PlayerGone` as above.
    """
    by_player = {seat.player: seat for seat in seats if seat.player is not None}
    for identity, seat in sorted(by_player.items()):  # in one order, so that no two wait for each other
        enter_player(connection, identity, seat.kind, seat.called)
    found = check_is_here(connection, *{*by_player, *(seat.kept_for for seat in seats if seat.kept_for is not None)})
    return [_as_found(connection, seat, found.get(seat.player or seat.kept_for or "")) for seat in seats]


def _as_found(connection: sa.Connection, seat: Seat, player: Player | None) -> Seat:
    """A seat of whoever its player is by now, under the name that the row of the player has."""
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
    """Remove some guests whom no row holds and who were seen before a time last, with all their rows; count them.

    Repeat it until it removes none. A database binds a limited number of names, and others wait for each commit.
    """
    held = [sa.exists().where(column == PLAYERS.c.id) for column in tied("forgotten", Fate.HOLDS)]
    old = (PLAYERS.c.kind == PlayerKind.GUEST) & (PLAYERS.c.seen < before) & ~sa.or_(*held)
    some = sa.select(PLAYERS.c.id).where(old).order_by(PLAYERS.c.id).limit(FORGOTTEN_AT_ONCE).with_for_update()
    names = list(connection.scalars(some))
    for column in tied("forgotten", Fate.GOES):
        connection.execute(sa.delete(column.table).where(column.in_(names)))
    connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.id.in_(names)))
    return len(names)
