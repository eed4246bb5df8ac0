"""Players: whoever sits in seats, under an identity that stays, whatever they are called and however they are known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.core.language.i18n import _
from skyhop.table.clock import now
from skyhop.table.schema import BLOCKS, MATCHES, MUTES, PLAYERS, PROOFS, RATINGS, REPORTS, SEATS, TOKENS
from skyhop.table.seats import PEOPLE, Seat


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


def merge_players(connection: sa.Connection, guest: str, into: str) -> list[str]:
    """Make a guest the same as another person: what is the guest's leads there from now on; name the matches.

    What was said, offered and played belongs to seats, and goes with them. Where both sit in a match, the one player
    has several seats, as whoever shares a device; a draw that one of them offered lapses. The other keeps their name,
    or takes the guest's where they have none. The proofs of a guest become those of the other guest, but none ever
    proves an account: whoever may have had a copy is shut out by signing in.

    Raises:
        UnknownPlayer: where either is not known, is no person or was merged already, and where both are one.

    """
    query = sa.select(*_COLUMNS, PLAYERS.c.merged_into).where(PLAYERS.c.id.in_((guest, into))).order_by(PLAYERS.c.id)
    found = {row.id: row for row in connection.execute(query.with_for_update())}
    if len(found) < 2 or any(row.kind not in PEOPLE or row.merged_into for row in found.values()):
        raise UnknownPlayer(guest, into)
    old, new = found[guest], found[into]
    shared = sa.select(SEATS.c.match).where(SEATS.c.player == into)
    is_own = (SEATS.c.player == guest) | (SEATS.c.kept_for == guest)
    matches = list(connection.scalars(sa.select(SEATS.c.match).where(is_own).distinct()))
    both = list(connection.scalars(shared.where(SEATS.c.match.in_(matches))))
    proofs = {"ends": now(), "follows": None} if new.kind == PlayerKind.ACCOUNT else {"player": into}
    times = {"created": min(old.created, new.created), "seen": max(old.seen, new.seen)}
    for change in (
        sa.update(SEATS).where(SEATS.c.player == guest).values(player=into, kind=new.kind),
        sa.update(SEATS).where(SEATS.c.kept_for == guest).values(kept_for=into),
        sa.update(MATCHES).where(MATCHES.c.id.in_(both)).values(offer=None),
        sa.update(MATCHES).where(MATCHES.c.offered_by == guest).values(offered_by=into),
        sa.update(RATINGS).where(RATINGS.c.player == guest).values(player=into),
        sa.update(PROOFS).where(PROOFS.c.player == guest).values(proofs),
        *_moved_pairs(BLOCKS, guest, into),
        *_moved_pairs(MUTES, guest, into),
        *_moved(REPORTS.c.player, REPORTS.c.name, guest, into),
        sa.update(TOKENS).where(TOKENS.c.owner == guest).values(owner=into),
        sa.update(PLAYERS).where(PLAYERS.c.id == guest).values(merged_into=into),
        sa.update(PLAYERS).where(PLAYERS.c.merged_into == guest).values(merged_into=into),
        sa.update(PLAYERS).where(PLAYERS.c.id == into).values(name=new.name or old.name, **times),
    ):
        connection.execute(change)
    return matches


def _moved_pairs(table: sa.Table, guest: str, into: str) -> Iterator[sa.Update | sa.Delete]:
    """Let blocks or mutes by or of a guest be those of another, where these are not there already."""
    player, other = table.c.player, table.c.other
    yield sa.delete(table).where(player.in_((guest, into)) & other.in_((guest, into)))
    yield from _moved(player, other, guest, into)
    yield from _moved(other, player, guest, into)


def _moved(column: sa.Column[str], beside: sa.Column[str], guest: str, into: str) -> Iterator[sa.Update | sa.Delete]:
    """Let rows of a guest be another's, where these have none with the same beside it."""
    table = column.table
    there = table.alias()
    same = sa.exists().where((there.c[column.name] == into) & (there.c[beside.name] == beside))
    yield sa.update(table).where((column == guest) & ~same).values({column: into})
    yield sa.delete(table).where(column == guest)


def forget_guests(connection: sa.Connection, before: str) -> int:
    """Remove guests without seats and programs who were seen before a time last, with their proofs; count them."""
    seated = sa.exists().where(SEATS.c.player == PLAYERS.c.id) | sa.exists().where(TOKENS.c.owner == PLAYERS.c.id)
    gone = sa.select(PLAYERS.c.id).where((PLAYERS.c.kind == PlayerKind.GUEST) & (PLAYERS.c.seen < before) & ~seated)
    names = list(connection.scalars(gone))
    for table in (PROOFS, RATINGS, BLOCKS, MUTES, REPORTS):
        connection.execute(sa.delete(table).where(table.c.player.in_(names)))
    for table in (BLOCKS, MUTES):
        connection.execute(sa.delete(table).where(table.c.other.in_(names)))
    connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.id.in_(names)))
    return len(names)
