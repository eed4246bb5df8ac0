"""Each table of the schema says what becomes of its rows when a player is merged, deleted, forgotten or asks for them.

What a backup that follows does with each table, `test_follow` asks; what a restore looks at, `test_backup`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, get_type_hints

import pytest
import sqlalchemy as sa

from skyhop.server.accounts import delete_player, merge_players
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.players.players import enter_player, forget_guests
from skyhop.server.schema import (
    HASH,
    MATCHES,
    METADATA,
    PLAYER_COLUMNS,
    PLAYERS,
    TIME,
    TOURNAMENTS,
    Fate,
    RowFates,
    list_personal_columns,
    refers_to,
)
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store
from skyhop.server.timestamps import days_ago, now
from skyhop.web.pages.accounts.privacy import AccountData, write_data

GUEST, INTO, OTHER = "guest", "into", "other"
EVENTS: dict[str, Callable[[sa.Connection], object]] = {
    "merged": partial(merge_players, guest=GUEST, into=INTO),
    "deleted": partial(delete_player, player=GUEST),
    "forgotten": partial(forget_guests, before=days_ago(1)),
}


def names_a_player(column: sa.Column[Any]) -> bool:
    return any(key.column is PLAYERS.c.id for key in column.foreign_keys)


def test_each_column_that_names_a_player_has_fates() -> None:
    named = {str(column) for table in METADATA.sorted_tables for column in table.columns if names_a_player(column)}

    assert named <= {str(column) for column in PLAYER_COLUMNS}
    assert {str(column) for column in PLAYER_COLUMNS} - named == {
        "matches.offered_by",
        "operator_log.player",
        "players.merged_into",
        "seats.kept_for",
    }


def test_each_table_names_the_field_of_a_players_document_that_has_its_rows() -> None:
    fields = get_type_hints(AccountData)

    assert {table.name: table.info["export"] for table in METADATA.sorted_tables if table.info["export"] in fields} == {
        table.name: table.info["export"] for table in METADATA.sorted_tables if table.info["export"] != ""
    }
    assert {table.name for table in METADATA.sorted_tables if not table.info["export"]} == {
        "alive",
        "attempts",  # their keys tell nobody
        "operator_keys",  # of operators, not of players
        "recoveries",  # hashes alone
        "verdicts",  # of names, not of players
    }


def value(column: sa.Column[Any], match: str, player: str) -> object:
    """Make up a value for a column of a row that names a player."""
    if names_a_player(column):
        return OTHER
    if column.name == "match":
        return match
    if column.type in (TIME, HASH):
        return now() if column.type is TIME else "0" * 64
    if isinstance(column.type, sa.JSON):
        return []
    if isinstance(column.type, sa.LargeBinary):
        return b"0" * 32
    return f"x{player}"[:16] if isinstance(column.type, sa.String) else 7


def add_row(connection: sa.Connection, column: sa.Column[Any], match: str, player: str) -> None:
    """Add a row that names a player in a column, and the tournament of this row."""
    if refers_to(column.table, TOURNAMENTS):
        row = {each.name: value(each, match, player) for each in TOURNAMENTS.columns if not each.nullable}
        connection.execute(sa.insert(TOURNAMENTS).values(row))
    given = {each.name: value(each, match, player) for each in column.table.columns if not each.nullable}
    connection.execute(sa.insert(column.table).values(given | {column.name: player}))


async def prepared(store: Store, matches: MatchRegistry) -> str:
    """Prepare a guest who was here long ago, two others, and a match of others; give its name."""
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", OTHER), Seat("bot", "random")), 0)

    def prepare(connection: sa.Connection) -> None:
        enter_player(connection, GUEST, "guest", "Anna")
        enter_player(connection, INTO, "account", "Ben")
        connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == GUEST).values(seen=days_ago(99)))

    await store.write(prepare)
    return live.info.id


@pytest.mark.parametrize("event", EVENTS)
@pytest.mark.parametrize("column", PLAYER_COLUMNS, ids=str)
async def test_rows_of_a_player_have_the_fate_that_is_declared(
    store: Store, matches: MatchRegistry, column: sa.Column[Any], event: str
) -> None:
    match = await prepared(store, matches)
    await store.write(partial(add_row, column=column, match=match, player=GUEST))
    fates: RowFates = column.info["fates"]
    fate: Fate = getattr(fates, event)
    added = sa.select(column.table).where(column.in_((GUEST, INTO)))

    await store.write(EVENTS[event])

    rows = [dict(row) for row in await store.read(lambda connection: connection.execute(added).mappings().all())] or [
        {}
    ]
    left = await store.read(lambda connection: connection.scalar(sa.select(PLAYERS).where(PLAYERS.c.id == GUEST)))
    names = {row.get(column.name) for row in rows if row.get("id") != GUEST}
    assert names == {Fate.MOVES: {INTO}, Fate.YIELDS: {INTO}, Fate.GOES: {None}, Fate.CLEARED: {None}}.get(
        fate, {GUEST}
    )
    if fate is Fate.ENDS:
        assert all(row["ends"] is not None for row in rows)
    if event == "forgotten":
        assert (left is not None) is (fate is Fate.HOLDS)


OUTLIVING = [
    pytest.param(column, name, id=f"{column}-{name}")
    for column in PLAYER_COLUMNS
    if column.info["fates"].deleted is not Fate.GOES
    for name in list_personal_columns(column.table)
]
"""Columns that name a player in rows which stay, each with a personal value of the row."""


@pytest.mark.parametrize(("column", "personal"), OUTLIVING)
async def test_personal_values_are_cleared_in_rows_that_outlive_the_deletion_of_their_player(
    store: Store, matches: MatchRegistry, column: sa.Column[str], personal: str
) -> None:
    match = await prepared(store, matches)

    def add(connection: sa.Connection) -> None:
        add_row(connection, column, match, GUEST)
        told = "0" * 64 if column.table.c[personal].type is HASH else "Anna"
        connection.execute(sa.update(column.table).where(column == GUEST).values({personal: told}))

    await store.write(add)
    await store.write(EVENTS["deleted"])

    kept = sa.select(column.table.c[personal]).where(column == GUEST)
    assert await store.read(lambda connection: list(connection.scalars(kept))) == [None]


async def test_a_deleted_player_has_no_personal_values(store: Store, matches: MatchRegistry) -> None:
    await prepared(store, matches)
    await store.write(lambda connection: connection.execute(sa.update(PLAYERS).values(taken="Ann")))

    await store.write(EVENTS["deleted"])

    own = sa.select(PLAYERS.c.name, PLAYERS.c.taken, PLAYERS.c.kind).where(PLAYERS.c.id == GUEST)
    assert await store.read(lambda connection: connection.execute(own).one()) == (None, None, "gone")


async def test_a_document_of_a_player_has_the_rows_of_each_table(store: Store, matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (Seat("account", INTO, "Ben"), Seat("guest", OTHER)), 0)
    own = [
        column
        for column in PLAYER_COLUMNS
        if column.table not in (MATCHES, PLAYERS) and column.name in {"player", "owner"}
    ]

    def add(connection: sa.Connection) -> None:
        enter_player(connection, INTO, "account", "Ben")
        for column in own:
            if column.table.name != "seats":
                add_row(connection, column, live.info.id, INTO)
        connection.execute(sa.text("UPDATE tokens SET scopes = 'read'"))
        connection.execute(sa.text("UPDATE operator_log SET action = 'pause'"))
        enter_player(connection, "stranger", "guest")
        connection.execute(sa.text("UPDATE blocks SET other = 'stranger'"))  # blocked players are no friends

    await store.write(add)
    document = json.loads("".join([text async for text in write_data(matches, INTO, "", "")]))

    empty = {table.name for table in METADATA.tables.values() if (of := table.info["export"]) and not document.get(of)}
    assert empty == set()


async def test_guests_are_forgotten_in_parts(
    store: Store, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.players.players.BATCH_SIZE", 2)

    def enter(connection: sa.Connection) -> None:
        for number in range(5):
            enter_player(connection, f"g{number}", "guest")
        connection.execute(sa.update(PLAYERS).values(seen=days_ago(99)))

    await store.write(enter)
    once = await store.write(partial(forget_guests, before=days_ago(60)))
    await matches.retention.forget_old()

    count = sa.select(sa.func.count()).select_from(PLAYERS)
    assert once == 2
    assert await store.read(lambda connection: connection.scalar(count)) == 0
