"""Validation of a store's rows. A file may contain anything, so the validation refuses values that Skyhop never writes.

SQLite accepts any type of value in any column. The validation therefore reads the stored values unchanged. It then
converts each value to the type that it derives from the column in the schema.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from itertools import chain, compress
from typing import Annotated, Any, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec import Meta

from skyhop import __version__
from skyhop.engine.document import Part
from skyhop.game import registry
from skyhop.game.action import JournalError
from skyhop.game.ending import TWO_SEATS
from skyhop.game.journal import Count, Header, Journal, Origin
from skyhop.game.match import replay
from skyhop.i18n import _
from skyhop.server.clocks.clocks import ALL_SPEEDS, Clocks, TimeControl
from skyhop.server.match_record import MOST_SEATS, parse_entry, parse_outcome
from skyhop.server.names import is_readable
from skyhop.server.players.moderation import OperatorAction
from skyhop.server.players.players import PlayerKind
from skyhop.server.players.tokens import Scope
from skyhop.server.ratings.eligibility import ExclusionReason
from skyhop.server.remarks import Phrase, RemarkKind
from skyhop.server.schema import (
    ACCOUNTS,
    CONFIRMATIONS,
    ENTRIES,
    FLAG,
    HASH,
    LONGEST_REASON,
    MATCHES,
    METADATA,
    NAME,
    NOTICE_CHOICES,
    OPERATOR_LOG,
    PASSKEYS,
    PLAYERS,
    PROOFS,
    PUZZLE_ANSWERS,
    RATINGS,
    SEATS,
    SUBSCRIPTIONS,
    TIME,
    TOKENS,
    TOURNAMENT_RECORDS,
    TOURNAMENTS,
    TRIES,
)
from skyhop.server.seats import LENGTHS, WIN, Kind
from skyhop.server.shuffle_proof import ClientSeed
from skyhop.server.store.sqlite import create_memory_engine
from skyhop.server.timestamps import EPOCH
from skyhop.server.tournaments import MAX_SWISS_ENTRANTS, MAX_SWISS_ROUNDS, POD_SIZES, Form, RecordKind

Row = dict[str, Any]
IDENTITY = "[A-Za-z0-9]{1,22}"
Check = Callable[..., bool]
NO_NUL = r"\A[^\0]*\Z"
LAST_YEAR = 9000
"""Upper limit for the year of a time in a store. All times are in earlier years."""
LONGEST_TIME = 2**45
"""Upper limit of a time in milliseconds: about a thousand years."""
FURTHER = re.compile(r"\b(?:CHECK|COLLATE|CONFLICT|GENERATED|AUTOINCREMENT|DEFERRABLE|STRICT|ROWID)\b")
"""Keywords of CREATE TABLE that the structure check must search for.

Some of these keywords change which rows a table accepts. The other keywords matter because no pragma of SQLite reports
them.
"""
STATISTICS = re.compile("sqlite_stat[1-4]")
"""Tables in which the command ANALYZE of SQLite writes statistics about the other tables."""
OF_MATCH = {MATCHES, SEATS, ENTRIES}
STRUCTURE = """
SELECT 'COLUMN ' || quote(name) || ' ' || quote(type) || iif("notnull", ' NOT NULL ', ' ') || quote(dflt_value)
       || ' ' || pk || ' ' || hidden FROM pragma_table_xinfo(:name)
UNION ALL SELECT 'REFERENCE ' || quote("from") || ' ' || quote("table") || ' ' || quote("to") || ' ' || on_update
       || ' ' || on_delete FROM pragma_foreign_key_list(:name)
UNION ALL SELECT iif("unique", 'UNIQUE ', '') || 'INDEX ' || quote(iif(origin = 'c', name, origin)) || ' on '
       || (SELECT group_concat(quote(name) || ' ' || "desc" || ' ' || coll, ', ')
           FROM pragma_index_xinfo(list.name) WHERE "key")
       || iif(partial, ' WHERE', '') FROM pragma_index_list(:name) AS list
"""
"""Query for the columns, foreign keys and indexes of a table, each as text.

SQLite chooses the name of an index that belongs to a constraint. The text contains the origin of such an index
instead of its name.
"""


class DamagedStore(ValueError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a store contains something that skyhop does not write, or lacks a table.

    The message names the place, such as the match and the field.
    """


class StoreCounts(NamedTuple):
    """Numbers of matches and entries in a store."""

    matches: int
    entries: int


def validate_store(connection: sa.Connection, others: Sequence[str] = (), *, is_replayed: bool = False) -> StoreCounts:
    """Validate each field of a SQLite store that has the present schema.

    Return the numbers of matches and entries. With `is_replayed`, also replay each journal and compare the result with
    the stored outcome. `others` are the names of tables that the schema lacks and the store may have.

    Raises:
        DamagedStore: for the first wrong field, or for a missing, changed or unknown table.
    """
    _check_tables(connection, {*METADATA.tables, "alembic_version", *others})
    _check_structure(connection)
    matches = [row["id"] for row in _read_rows(connection, "SELECT id FROM matches ORDER BY rowid")]
    journals = ((match, _check_match(connection, match)) for match in matches)
    contents = StoreCounts(len(matches), sum(_count_entries(*found, is_replayed=is_replayed) for found in journals))
    for table in METADATA.sorted_tables:
        if table not in OF_MATCH:
            for row in _read_rows(connection, f"SELECT * FROM {table}"):  # noqa: S608  a constant name
                _check_row(table, row)
    return contents


def _check_tables(connection: sa.Connection, known: set[str]) -> None:
    """Raise an error if a store lacks a table, or has triggers, views or unknown tables.

    Triggers and views could run code or hide data in an open store.
    """
    found = connection.exec_driver_sql("SELECT name, type FROM sqlite_master WHERE type != 'index'").all()
    for name, kind in found:
        if kind != "table" or not (name in known or STATISTICS.fullmatch(str(name))):
            problem = _("it contains the database object %(name)s, which is not part of a Skyhop database")
            raise DamagedStore(problem % {"name": repr(name)})
    if missing := METADATA.tables.keys() - {name for name, _kind in found}:
        raise DamagedStore(_("it is damaged: the table %(table)s is missing") % {"table": min(missing)})


def _check_structure(connection: sa.Connection) -> None:
    """Raise an error if the structure of a table differs from the schema, even if the table is empty.

    For example, an additional unique index could refuse later rows.
    """
    for table, expected in _describe_new_store().items():
        found = _describe_table(connection, table)
        if found != expected:
            nothing = _("nothing")
            surplus, missing = min(found - expected, default=nothing), min(expected - found, default=nothing)
            problem = _(
                "the definition of its table %(table)s is wrong: the table has %(surplus)s instead of %(missing)s"
            )
            raise DamagedStore(problem % {"table": table, "surplus": surplus, "missing": missing})


@cache
def _describe_new_store() -> Mapping[str, frozenset[str]]:
    engine = create_memory_engine()
    with engine.connect() as connection:
        found = {table: _describe_table(connection, table) for table in METADATA.tables}
    engine.dispose()
    return found


def _describe_table(connection: sa.Connection, table: str) -> frozenset[str]:
    """Return the columns, keys, indexes and other constraints of a table as a set of SQL texts."""
    query = "SELECT upper(sql) FROM sqlite_master WHERE type = 'table' AND name = ?"
    (sql,) = connection.exec_driver_sql(query, (table,)).scalars()
    return frozenset({*FURTHER.findall(sql), *connection.exec_driver_sql(STRUCTURE, {"name": table}).scalars()})


def _check_match(connection: sa.Connection, match: object) -> Journal:
    """Validate the fields of one match and the seal of each entry. Return the journal of the match."""
    if not (isinstance(match, str) and re.fullmatch(IDENTITY, match)):
        raise DamagedStore(_("a match has an invalid name"))
    (row,) = _read_rows(connection, "SELECT * FROM matches WHERE id = ?", match)
    seats = _read_rows(connection, "SELECT * FROM seats WHERE match = ? ORDER BY seat", match)
    if [seat["seat"] for seat in seats] != [*range(len(seats))] or not 1 <= len(seats) <= MOST_SEATS:
        raise _make_error(match, "seat")
    for number, seat in enumerate(seats, start=1):
        place, is_free = _("of seat %(number)s") % {"number": number}, seat["kind"] == "open"
        _check_row(SEATS, seat, match, place)
        if (seat["player"] is None) is not is_free:
            raise _make_error(match, "player", place)
        if seat["kept_for"] is not None and not is_free:
            raise _make_error(match, "kept_for", place)
    for field in _list_wrong_fields(found := _check_row(MATCHES, row, match), seats):
        raise _make_error(match, field)
    return _check_seals(connection, found, len(seats))


def _list_wrong_fields(row: Row, seats: Sequence[Row]) -> Iterator[str]:
    """Yield each field of a match whose value contradicts the seats or another field of the match."""
    outcome, clocks, bots = row["outcome"], Clocks.read(row["clocks"]), [seat["kind"] == "bot" for seat in seats]
    numbers = {
        "first": [row["first"]],
        "outcome": outcome[0] if outcome else (),
        "closed_by": [row["closed_by"] or 0],
        "remarks": [seat for _ply, seat, _said in row["remarks"]],
        "to_decide": row["to_decide"],
        "given_up": [seat for seat, _why, _bot in row["given_up"]],
    }
    yield from (field for field, found in numbers.items() if max(found, default=0) >= len(seats))
    are_titles = len(row["titles"]) == len(seats) and {"guest", "program"}.isdisjoint(compress(row["titles"], bots))
    are_right = {
        "outcome": (outcome is None) is (row["ended_at"] is None),
        "free_seats": row["free_seats"] == sum(seat["kind"] == "open" for seat in seats),
        "titles": are_titles,
        "clocks": clocks is None or _are_clocks(clocks, len(seats)),
    }
    yield from (field for field, is_right in are_right.items() if not is_right)


def _check_seals(connection: sa.Connection, row: Row, seats: int) -> Journal:
    """Check the seal of each entry of a match. Return the journal of the match."""
    match, origin = row["id"], row["begun_from"]
    journal = Journal(Header(row["game"], row["ruleset"], row["engine"], 1, row["first"], row["titles"], origin))
    entries = _read_rows(connection, "SELECT * FROM entries WHERE match = ? ORDER BY ply", match)
    if origin is not None and origin.ply > len(entries):
        raise _make_error(match, "begun_from")
    changed, at = _("match %(match)s was changed at ply %(ply)s"), _("at ply %(ply)s")
    for ply, entry in enumerate(entries):
        names = {"match": match, "ply": ply}
        if entry["ply"] != ply:
            raise DamagedStore(changed % names)
        _check_row(ENTRIES, entry, match, at % names)
        if entry["actor"].isdigit() and int(entry["actor"]) >= seats:
            raise _make_error(match, "actor", at % names)
        read = parse_entry(entry["actor"], entry["text"], entry["seal"], entry["elapsed"])
        if journal.write(read.actor, read.text, read.at) != read:
            raise DamagedStore(changed % names)
    if row["plies"] != len(entries):
        raise _make_error(match, "plies")
    journal.outcome = row["outcome"] and parse_outcome([*row["outcome"]])
    return journal


def _count_entries(match: object, journal: Journal, *, is_replayed: bool) -> int:
    """Return the number of entries of a match. With `is_replayed`, also replay the match.

    A replay detects missing entries at the end of the journal, which the seals cannot show. The function does not
    replay a match if another version of skyhop wrote it, or if its game is not installed.
    """
    header = journal.header
    if is_replayed and header.engine == __version__ and header.game in registry.names():
        try:
            replay(journal)
        except JournalError as error:
            problem = _("a replay of match %(match)s does not reach its stored outcome (ply %(ply)s)")
            ply = len(journal.entries) if error.ply is None else error.ply
            raise DamagedStore(problem % {"match": match, "ply": ply}) from None
    return len(journal.entries)


def _make_error(match: str | None, field: str, where: str = "") -> DamagedStore:
    """Return an error that names a field of a match or player.

    The error omits the field's value, because the value may be secret.
    """
    if match is None:
        problem = _("it is damaged: the field %(field)s of a player has an invalid value")
        return DamagedStore(problem % {"field": field})
    problem = _("it is damaged: in match %(match)s, the field %(field)s %(where)s has an invalid value")
    names = {"match": match, "field": field, "where": where}
    return DamagedStore(" ".join((problem % names).split()))


def _read_rows(connection: sa.Connection, query: str, *values: object) -> list[Row]:
    """Return the rows of a query without type conversion, as SQLite stores them."""
    return [dict(row) for row in connection.exec_driver_sql(query, values).mappings()]


def _check_row(table: sa.Table, row: Row, match: str | None = None, where: str = "") -> Row:
    """Convert the values of a row to the types of their columns. Raise `DamagedStore` for the first wrong value."""
    found: Row = {}
    for column in table.columns:
        value, (kind, is_right) = row[column.name], _find_type(column)
        try:
            if isinstance(column.type, sa.JSON) and value is not None:
                value = msgspec.json.decode(msgspec.convert(value, str), type=kind)
            elif value is not None:
                value = msgspec.convert(value, kind, builtin_types=[bytes])  # otherwise msgspec reads text as base64
            is_valid = column.nullable if value is None else is_right(value)
        except (msgspec.MsgspecError, RecursionError, TypeError, ValueError):
            is_valid = False
        if not is_valid:
            raise _make_error(match, column.name, where)
        found[column.name] = value
    return found


@cache
def _find_type(column: sa.Column[object]) -> tuple[object, Check]:
    """Return the type of a column's values, and a further check of a value of this type."""
    is_right = CHECKS.get(column, lambda _value: True)
    if column.type in (NAME, TIME):
        is_right = is_readable if column.type is NAME else _is_time
    return TYPES.get(column) or _derive_type(column.type), is_right


def _derive_type(kind: sa.types.TypeEngine[object]) -> object:
    """Return the type of the values of a column. Raise `TypeError` for JSON, since `TYPES` must declare its type."""
    match kind:
        case sa.BigInteger():
            return _limit_number(2**63)
        case sa.Integer():
            return _limit_number(2 if kind is FLAG else 2**31)
        case sa.LargeBinary(length=most):
            return Annotated[bytes, Meta(min_length=most, max_length=most)]
        case sa.String(length=int(most)):
            return TIME_TYPE if kind is TIME else HASH_TYPE if kind is HASH else _limit_text(most)
        case sa.Text():
            return str
    raise TypeError(kind)


def _is_time(at: datetime) -> bool:
    """Return True if a time is in UTC, and far from the limits of calendars. Calculations near them would fail."""
    return at.utcoffset() == timedelta(0) and EPOCH.year <= at.year < LAST_YEAR


def _are_clocks(clocks: Clocks, seats: int) -> bool:
    """Return True if each seat has a clock, and all times are possible."""
    lists = clocks.left, clocks.quota, clocks.forgiven, clocks.pause or (), *clocks.pauses
    numbers = clocks.free, clocks.since or 0, *chain(*lists)
    is_right = all(len(times) == seats for times in lists[:3]) and 0 <= clocks.seat < seats
    return is_right and all(0 <= each < LONGEST_TIME for each in numbers)


def _limit_text(most: int, least: int = 1) -> object:
    return Annotated[str, Meta(min_length=least, max_length=most, pattern=NO_NUL)]


def _limit_number(below: int) -> object:
    return Annotated[int, Meta(ge=0, le=below - 1)]


def _match_pattern(pattern: str) -> object:
    return Annotated[str, Meta(pattern=rf"\A(?:{pattern})\Z")]


class SeriesFields(Part):
    """Stored fields of a series."""

    length: int
    won: tuple[Count, Count]


EntrantNumber = Annotated[int, Meta(ge=0, lt=MAX_SWISS_ENTRANTS)]
EntrantsOfMatch = Annotated[list[EntrantNumber], Meta(min_length=TWO_SEATS, max_length=POD_SIZES[-1])]
MatchId = Annotated[str, Meta(pattern=rf"\A{IDENTITY}\Z")]


class TournamentData(Part):
    """Content of the column `data` in the journal of a tournament."""

    entrant: EntrantNumber | None = None
    removed: EntrantNumber | None = None
    table: tuple[EntrantNumber, ...] = ()
    pairings: tuple[tuple[EntrantsOfMatch, MatchId], ...] = ()
    byes: tuple[EntrantNumber, ...] = ()
    results: dict[MatchId, tuple[list[Count], list[Count]]] | None = None


REMARKS = {*RemarkKind, *Phrase}
Title = Annotated[str, Meta(min_length=1, max_length=40, pattern=NO_NUL)]
TIME_TYPE, HASH_TYPE = Annotated[datetime, Meta(tz=True)], _match_pattern("[0-9a-f]{64}")
DAY_PATTERN = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
SIGNED = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
TYPES: Mapping[sa.Column[object], object] = {
    MATCHES.c.id: _match_pattern(IDENTITY),
    MATCHES.c.ruleset: dict[str, str | int | bool],
    MATCHES.c.series: SeriesFields,
    MATCHES.c.word: tuple[str, str],
    MATCHES.c.begun_from: Origin,
    MATCHES.c.titles: list[Title],
    MATCHES.c.outcome: tuple[list[Count], str],
    MATCHES.c.remarks: list[tuple[Count, Count, str]],
    MATCHES.c.to_decide: list[Count],
    MATCHES.c.given_up: list[tuple[Count, str, str]],
    MATCHES.c.clocks: dict[str, object],
    SEATS.c.kind: Kind,
    ENTRIES.c.actor: _limit_text(1000),
    PLAYERS.c.kind: PlayerKind,
    PROOFS.c.device: _limit_text(80, 0),
    TOKENS.c.scopes: _limit_text(80, 0),
    MATCHES.c.daily: _match_pattern(DAY_PATTERN),
    MATCHES.c.tournament: _match_pattern(IDENTITY),
    RATINGS.c.match: _match_pattern(IDENTITY),
    RATINGS.c.seat: _limit_number(MOST_SEATS),
    RATINGS.c.speed: _match_pattern("|".join(ALL_SPEEDS)),
    RATINGS.c.rank: _limit_number(MOST_SEATS + 1),
    RATINGS.c.annulled: ExclusionReason,
    **dict.fromkeys((RATINGS.c.mu, PUZZLE_ANSWERS.c.mu), Annotated[float, Meta(gt=-1e9, lt=1e9)]),
    **dict.fromkeys((RATINGS.c.sigma, PUZZLE_ANSWERS.c.sigma), Annotated[float, Meta(gt=0, lt=100)]),
    PUZZLE_ANSWERS.c.puzzle: _match_pattern("[0-9a-f]{8}"),
    PUZZLE_ANSWERS.c.points: SIGNED,
    ACCOUNTS.c.settings: _limit_text(400, 0),
    PASSKEYS.c.uses: _limit_number(2**32),
    TRIES.c.day: _match_pattern(DAY_PATTERN),
    TRIES.c.match: _match_pattern(IDENTITY),
    TRIES.c.won: Annotated[int, Meta(ge=-1, le=1)],
    TRIES.c.points: SIGNED,
    TRIES.c.against: SIGNED,
    TOURNAMENTS.c.id: _match_pattern(IDENTITY),
    TOURNAMENTS.c.form: _match_pattern("|".join(Form)),
    TOURNAMENTS.c.ruleset: dict[str, str | int | bool],
    TOURNAMENTS.c.rounds: _limit_number(MAX_SWISS_ROUNDS + 1),
    TOURNAMENTS.c.minutes: _limit_number(24 * 60),
    TOURNAMENTS.c.seats: _limit_number(POD_SIZES[-1] + 1),
    TOURNAMENTS.c.max_entrants: _limit_number(MAX_SWISS_ENTRANTS + 1),
    TOURNAMENT_RECORDS.c.tournament: _match_pattern(IDENTITY),
    TOURNAMENT_RECORDS.c.kind: _match_pattern("|".join(RecordKind)),
    TOURNAMENT_RECORDS.c.data: TournamentData,
    NOTICE_CHOICES.c.kinds: _limit_text(80, 0),
    NOTICE_CHOICES.c.quiet_from: _limit_number(24 * 60),
    NOTICE_CHOICES.c.quiet_until: _limit_number(24 * 60),
    NOTICE_CHOICES.c.zone: _limit_text(64, 0),
    OPERATOR_LOG.c.action: _match_pattern("|".join(OperatorAction)),
    OPERATOR_LOG.c.reason: _limit_text(LONGEST_REASON, 0),
    SUBSCRIPTIONS.c.channel: _match_pattern("push|webhook|mail"),
    SUBSCRIPTIONS.c.address: _match_pattern("[!-~]{1,1000}"),
    CONFIRMATIONS.c.address: _match_pattern("[!-~]{1,254}"),
}
"""Types of columns whose type in the schema does not restrict the values enough."""
CHECKS: Mapping[sa.Column[object], Check] = {
    MATCHES.c.ruleset: lambda value: isinstance(value.get("name"), str),
    MATCHES.c.control: lambda value: str(TimeControl.read(value)) == value,
    TOURNAMENTS.c.ruleset: lambda value: isinstance(value.get("name"), str),
    TOURNAMENTS.c.control: lambda value: str(TimeControl.read(value)) == value,
    MATCHES.c.series: lambda series: series.length in LENGTHS and max(series.won) < WIN * series.length,
    MATCHES.c.word: lambda value: ClientSeed.read(*value) is not None,
    MATCHES.c.begun_from: lambda origin: re.fullmatch(IDENTITY, origin.match) is not None,
    MATCHES.c.clocks: lambda value: msgspec.convert(value, Clocks).serialize() == value,
    MATCHES.c.remarks: lambda rows: REMARKS.issuperset(word for _ply, _seat, word in rows),
    ENTRIES.c.actor: lambda actor: not actor.isdigit() or actor in [*"0123456789"],
    TOKENS.c.scopes: lambda scopes: {*scopes.split()} <= {*Scope},
}
"""Further checks of values that have the right type."""
