"""Finished rated matches, written directly into the tables without play, for tests of profiles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.server.names import compute_likeness
from skyhop.server.schema import ACCOUNTS, MATCHES, PLAYERS, RATINGS, SEATS
from skyhop.server.timestamps import now

DAY = "2026-03-{:02}T12:00:00.000+00:00"


class RatedMatch(NamedTuple):
    """A match: its players by seat with their ranks, None where it did not count."""

    id: str
    ranks: dict[str, int | None]
    game: str = "balloon-cup"
    ruleset: str = "rio-grande"
    speed: str = "blitz"
    day: int = 1
    closed_by: int | None = None


def add_players(connection: sa.Connection, players: Iterable[str]) -> None:
    """Add accounts."""
    for player in players:
        add_player(connection, player)


def add_player(connection: sa.Connection, player: str, kind: str = "account", *, is_hidden: bool = False) -> None:
    """Add a player, called as their id with a capital; a bot has no name."""
    name = None if kind == "bot" else player.title()
    at = DAY.format(1)
    connection.execute(sa.insert(PLAYERS).values(id=player, kind=kind, name=name, created=at, seen=at))
    if kind == "account":
        row = {"player": player, "likeness": compute_likeness(player), "passphrase": "-", "is_hidden": int(is_hidden)}
        connection.execute(sa.insert(ACCOUNTS).values(row))


def add_match(connection: sa.Connection, match: RatedMatch) -> None:
    """Add a match with its seats and ratings; who wins gains a point of strength."""
    at, players = DAY.format(match.day), {row.id: row for row in connection.execute(sa.select(PLAYERS))}
    fixed = {"engine": "-", "first": 0, "by_lot": 0, "secret": b"-" * 32, "begun_at": at, "ended_at": at, "last_at": at}
    row = {"id": match.id, "game": match.game, "ruleset": {"name": match.ruleset}, "closed_by": match.closed_by}
    connection.execute(sa.insert(MATCHES).values(row | fixed | {"outcome": [[0], "rules"], "is_rated": 1}))
    for seat, (player, rank) in enumerate(match.ranks.items()):
        place: dict[str, object] = {"match": match.id, "seat": seat, "player": player}
        known = players[player]
        connection.execute(sa.insert(SEATS).values(place | {"kind": known.kind, "called": known.name}))
        own = (RATINGS.c.player == player) & (RATINGS.c.game == match.game) & (RATINGS.c.speed == match.speed)
        last = connection.execute(sa.select(RATINGS).where(own).order_by(RATINGS.c.number.desc())).first()
        number, mean = (last.number, last.mu) if last else (0, 25.0)
        counted = {"rank": rank, "annulled": None if rank else "early", "number": number + (rank is not None)}
        rated = {"game": match.game, "speed": match.speed, "at": at, "mu": mean + (rank == 1), "sigma": 4.0}
        connection.execute(sa.insert(RATINGS).values(place | counted | rated))


def add_settled(connection: sa.Connection, players: Iterable[str]) -> None:
    """Add a rating that is well known today to each player, in the usual game and speed."""
    for player in players:
        place = {"match": f"settled{player[:9]}", "seat": 0, "player": player, "game": "balloon-cup", "speed": "blitz"}
        rated = {"number": 99, "at": now(), "rank": 1, "mu": 27.0, "sigma": 3.0}
        connection.execute(sa.insert(RATINGS).values(place | rated))
