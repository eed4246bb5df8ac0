"""Validation of a store's rows. A file may contain anything, so each value must be one that skyhop writes.

The validation reads rows without conversion, because SQLite accepts any type of value in any column.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import fields
from datetime import datetime
from functools import cache
from itertools import chain
from math import isfinite
from typing import NamedTuple, TypedDict, cast, get_args

import sqlalchemy as sa

from skyhop import __version__
from skyhop.engine.chance import SECRET_BYTES
from skyhop.game import registry
from skyhop.game.action import JournalError
from skyhop.game.journal import Header, Journal, read_origin
from skyhop.game.match import replay
from skyhop.i18n import _
from skyhop.server import remarks
from skyhop.server.clocks.clocks import ALL_SPEEDS, Clocks, TimeControl
from skyhop.server.match_record import MOST_SEATS, parse_entry, parse_outcome
from skyhop.server.names import LONGEST, is_readable
from skyhop.server.players.players import PlayerKind
from skyhop.server.players.tokens import Scope
from skyhop.server.ratings.eligibility import ExclusionReason
from skyhop.server.schema import ENTRIES, FLAG, HASH, MATCHES, METADATA, SEATS, TIME
from skyhop.server.seats import LENGTHS, PLAYERS, WIN, Kind
from skyhop.server.shuffle_proof import ClientSeed
from skyhop.server.store.sqlite import create_memory_engine

Row = Mapping[str, object]
Check = Callable[[object], bool]
LONGEST_TIME = 2**45
"""Upper limit of a time in milliseconds: about a thousand years."""
RESTS = {"pause", "pauses"}
"""Fields of stored clocks that are missing if the match had no pause."""
IDENTITY = "[A-Za-z0-9]{1,22}"
FURTHER = re.compile(r"\b(?:CHECK|COLLATE|CONFLICT|GENERATED|AUTOINCREMENT|DEFERRABLE|STRICT|ROWID)\b")
"""Keywords of CREATE TABLE that the structure check must search for.

Some change the rows that a table accepts. No pragma of SQLite reports the others.
"""
STATISTICS = re.compile("sqlite_stat[1-4]")
"""Tables in which the command ANALYZE of SQLite writes statistics about the other tables."""
OF_MATCH = {MATCHES.name, SEATS.name, ENTRIES.name}


class DamagedStore(ValueError):  # noqa: N818  an answer, not an error of the program
    """Error raised if a store contains a value that skyhop does not write.

    The message names the match and the field.
    """


class MatchRow(TypedDict):
    """Validated fields of a match, as SQLite stores them. JSON fields are text."""

    id: str
    game: str
    ruleset: str
    engine: str
    first: int
    titles: str
    begun_from: str | None
    outcome: str | None
    plies: int


class EntryRow(TypedDict):
    """Validated fields of a journal entry."""

    actor: str
    text: str
    seal: str
    elapsed: int | None


class StoreCounts(NamedTuple):
    """Numbers of matches and entries in a store."""

    matches: int
    entries: int


def validate_store(connection: sa.Connection, others: Sequence[str] = (), *, is_replayed: bool = False) -> StoreCounts:
    """Validate each field of a SQLite store that has the present schema.

    Return the numbers of matches and entries. With `is_replayed`, also replay each journal and compare the result
    with the stored outcome.

    Raises:
        DamagedStore: for the first wrong field, or for a table that is neither in the schema nor in `others`.
    """
    _check_tables(connection, {*METADATA.tables, "alembic_version", *others})
    _check_structure(connection)
    matches = [row["id"] for row in _read_rows(connection, "SELECT id FROM matches ORDER BY rowid")]
    journals = ((match, _check_match(connection, match)) for match in matches)
    contents = StoreCounts(len(matches), sum(_count_entries(*found, is_replayed=is_replayed) for found in journals))
    for table in sorted(METADATA.tables.keys() - OF_MATCH):
        for row in _read_rows(connection, f"SELECT * FROM {table}"):  # noqa: S608  a constant name
            _check(row, CHECKS[table])
    return contents


def _check_tables(connection: sa.Connection, known: set[str]) -> None:
    """Refuse a store that lacks a table, or that has triggers, views or unknown tables.

    Triggers and views could run code or hide data in an open store.
    """
    missing = set(METADATA.tables)
    for row in _read_rows(connection, "SELECT type, name, tbl_name FROM sqlite_master"):
        is_known = row["tbl_name"] in known or (row["type"] == "table" and STATISTICS.fullmatch(str(row["name"])))
        if row["type"] not in {"table", "index"} or not is_known:
            problem = _("it contains the database object %(name)s, which is not part of a Skyhop database")
            raise DamagedStore(problem % {"name": repr(row["name"])})
        if row["type"] == "table":
            missing.discard(str(row["name"]))
    if missing:
        raise DamagedStore(_("it is damaged: the table %(table)s is missing") % {"table": min(missing)})


def _check_structure(connection: sa.Connection) -> None:
    """Refuse a table whose structure differs from the schema, even if the table is empty.

    For example, an additional unique index could refuse later rows.
    """
    for table, wanted in _describe_new_store().items():
        found = _describe_table(connection, table)
        if found != wanted:
            nothing = _("nothing")
            surplus, missing = min(found - wanted, default=nothing), min(wanted - found, default=nothing)
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
    """Return the columns, keys, indexes and other constraints of a table, each as an SQL text."""
    query = "SELECT upper(sql) FROM sqlite_master WHERE type = 'table' AND name = ?"
    (sql,) = connection.exec_driver_sql(query, (table,)).scalars()
    columns = connection.exec_driver_sql("SELECT * FROM pragma_table_xinfo(?)", (table,)).all()
    keys = connection.exec_driver_sql("SELECT * FROM pragma_foreign_key_list(?)", (table,)).all()
    indexes = connection.exec_driver_sql("SELECT * FROM pragma_index_list(?)", (table,)).all()
    return frozenset(
        {
            *FURTHER.findall(sql),
            *(
                f"COLUMN {c.name!r} {c.type!r}{' NOT NULL' * c.notnull} {c.dflt_value!r} {c.pk} {c.hidden}"
                for c in columns
            ),
            *(f"REFERENCE {k[3]!r} {k[2]!r} {k[4]!r} {k.on_update} {k.on_delete}" for k in keys),
            *(_describe_index(connection, *index[1:]) for index in indexes),
        }
    )


def _describe_index(connection: sa.Connection, name: str, is_unique: int, origin: str, is_partial: int) -> str:
    """Return the definition of an index as text, for a comparison with the schema.

    SQLite chooses the name of an index that belongs to a constraint. The text therefore contains the origin of such
    an index instead of its name.
    """
    query = 'SELECT name, "desc", coll FROM pragma_index_xinfo(?) WHERE key'
    columns = [tuple(row) for row in connection.exec_driver_sql(query, (name,))]
    return f"{'UNIQUE ' * is_unique}INDEX {(name if origin == 'c' else origin)!r} {columns}{' WHERE' * is_partial}"


def _check_match(connection: sa.Connection, match: object) -> Journal:
    """Validate the fields of one match and the seal of each entry. Return the journal of the match."""
    if not (isinstance(match, str) and _is_match(match)):
        raise DamagedStore(_("a match has an invalid name"))
    (row,) = _read_rows(connection, "SELECT * FROM matches WHERE id = ?", match)
    seats = _read_rows(connection, "SELECT * FROM seats WHERE match = ? ORDER BY seat", match)
    _check(row, CHECKS["matches"], match)
    if [seat["seat"] for seat in seats] != [*range(len(seats))] or not 1 <= len(seats) <= MOST_SEATS:
        raise _make_error(match, "seat")
    for number, seat in enumerate(seats, start=1):
        place, is_free = _("of seat %(number)s") % {"number": number}, seat["kind"] == "open"
        _check(seat, CHECKS["seats"], match, place)
        if (seat["player"] is None) is not is_free:
            raise _make_error(match, "player", place)
        if seat["kept_for"] is not None and not is_free:
            raise _make_error(match, "kept_for", place)
    _check(row, _list_field_checks(seats, is_over=row["ended_at"] is not None), match)
    return _check_seals(connection, cast("MatchRow", row), len(seats))


def _check_seals(connection: sa.Connection, row: MatchRow, seats: int) -> Journal:
    """Check the seal of each entry of a match. Return the journal of the match."""
    match, titles, ruleset = row["id"], json.loads(row["titles"]), json.loads(row["ruleset"])
    origin = read_origin(json.loads(row["begun_from"] or "null"))
    journal = Journal(Header(row["game"], ruleset, row["engine"], 1, row["first"], titles, origin))
    entries = _read_rows(connection, "SELECT * FROM entries WHERE match = ? ORDER BY ply", match)
    if origin is not None and origin.ply > len(entries):
        raise _make_error(match, "begun_from")
    for ply, found in enumerate(entries):
        where = _("at ply %(ply)s") % {"ply": ply}
        if found["ply"] != ply:
            raise DamagedStore(_("match %(match)s was changed at ply %(ply)s") % {"match": match, "ply": ply})
        _check(found, CHECKS["entries"], match, where)
        entry = cast("EntryRow", found)
        if entry["actor"].isdigit() and int(entry["actor"]) >= seats:
            raise _make_error(match, "actor", where)
        read = parse_entry(entry["actor"], entry["text"], entry["seal"], entry["elapsed"])
        if journal.write(read.actor, read.text, read.at) != read:
            raise DamagedStore(_("match %(match)s was changed at ply %(ply)s") % {"match": match, "ply": ply})
    if row["plies"] != len(entries):
        raise _make_error(match, "plies")
    journal.outcome = parse_outcome(json.loads(row["outcome"] or "null"))
    return journal


def _count_entries(match: object, journal: Journal, *, is_replayed: bool) -> int:
    """Count the entries of a match. With `is_replayed`, also replay the match.

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


def _check(row: Row, checks: Mapping[str, Check], match: str | None = None, where: str = "") -> None:
    for field, is_right in checks.items():
        if not is_right(row[field]):
            raise _make_error(match, field, where)


def _make_error(match: str | None, field: str, where: str = "") -> DamagedStore:
    """Return an error that names a field of a match or player. The error omits the value, which may be secret."""
    if match is None:
        problem = _("it is damaged: the field %(field)s of a player has an invalid value")
        return DamagedStore(problem % {"field": field})
    problem = _("it is damaged: in match %(match)s, the field %(field)s %(where)s has an invalid value")
    names = {"match": match, "field": field, "where": where}
    return DamagedStore(" ".join((problem % names).split()))


def _read_rows(connection: sa.Connection, query: str, *values: object) -> list[Row]:
    """Return the rows of a query without type conversion, as SQLite stores them."""
    return [dict(row) for row in connection.exec_driver_sql(query, values).mappings()]


def _can_be_read(is_right: Check) -> Check:
    """Return a check that also refuses values for which `is_right` raises an error."""

    def check(value: object) -> bool:
        try:
            return is_right(value)
        except (RecursionError, TypeError, ValueError):
            return False

    return check


def _check_pattern(pattern: str) -> Check:
    return lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None


def _is_json(is_right: Check) -> Check:
    """Return a check that accepts a JSON text whose parsed value passes the check `is_right`."""
    return _can_be_read(lambda value: isinstance(value, str) and is_right(json.loads(value)))


def _is_text(most: int, least: int = 1) -> Check:
    return lambda value: isinstance(value, str) and least <= len(value) <= most and "\0" not in value


def _is_name(value: object) -> bool:
    return _is_text(LONGEST)(value) and is_readable(str(value))


def _is_number(below: int) -> Check:
    return lambda value: type(value) is int and 0 <= value < below


def _is_series(value: object) -> bool:
    if not isinstance(value, dict) or value.keys() != {"length", "won"}:
        return False
    length, won = value["length"], value["won"]
    is_right = type(length) is int and length in LENGTHS and isinstance(won, list) and len(won) == PLAYERS
    return is_right and all(_is_number(WIN * length)(each) for each in won)


def _is_outcome(seats: int) -> Check:
    """Return a check for an outcome: a list of winners, and a reason."""

    def check(value: object) -> bool:
        if not (isinstance(value, list) and len(value) == 2 and isinstance(value[0], list)):
            return False
        winners, reason = value
        return all(type(seat) is int and 0 <= seat < seats for seat in winners) and isinstance(reason, str)

    return check


def _check_remarks(is_seat: Check) -> Check:
    def are_right(value: object) -> bool:
        read = remarks.parse_remarks(value)
        return [list(one) for one in read] == value and all(one.ply >= 0 and is_seat(one.seat) for one in read)

    return _can_be_read(are_right)


def _check_clocks(seats: int) -> Check:
    """Return a check for clocks: a time for each seat, and the seat that decides."""

    def check(value: object) -> bool:
        needed = {field.name for field in fields(Clocks)} - RESTS
        if not isinstance(value, dict) or not needed <= value.keys() <= needed | RESTS:
            return False
        if not all(_are_rests(each) for each in (value.get("pauses", []), [value.get("pause", [0, 0])])):
            return False
        lists = [value[name] for name in ("left", "quota", "forgiven")]
        numbers = [value["free"], *([] if value["since"] is None else [value["since"]])]
        if not all(isinstance(times, list) and len(times) == seats for times in lists):
            return False
        is_right = all(type(number) is int and 0 <= number < LONGEST_TIME for number in [*numbers, *chain(*lists)])
        return is_right and _is_number(seats)(value["seat"]) and type(value["is_first"]) is bool

    return check


def _are_rests(value: object) -> bool:
    """Return True if a value is a list of pauses: pairs of a start time and an end time."""
    is_time = _is_number(LONGEST_TIME)
    pairs = value if isinstance(value, list) else [None]
    return all(isinstance(each, list) and len(each) == 2 and all(map(is_time, each)) for each in pairs)


def _is_one_of(words: Collection[str]) -> Check:
    return lambda value: isinstance(value, str) and value in words


def _allow_none(is_right: Check) -> Check:
    return lambda value: value is None or is_right(value)


_is_hash, _is_match = _check_pattern("[0-9a-f]{64}"), _check_pattern(IDENTITY)
_is_time = _can_be_read(lambda value: _is_text(32)(value) and bool(datetime.fromisoformat(str(value))))
_is_clock = _can_be_read(lambda value: isinstance(value, str) and str(TimeControl.read(value)) == value)
_is_origin = _can_be_read(lambda value: (origin := read_origin(value)) is not None and _is_match(origin.match))
SPECIAL: Mapping[str, Mapping[str, Check]] = {
    "matches": {
        "ruleset": _is_json(lambda value: isinstance(value, dict) and isinstance(value.get("name"), str)),
        "control": _is_clock,
        "series": _is_json(_is_series),
        "word": _is_json(lambda value: isinstance(value, list) and ClientSeed.read(*value) is not None),
        "begun_from": _is_json(_is_origin),
        "secret": lambda value: isinstance(value, bytes) and len(value) == SECRET_BYTES,
    },
    "seats": {"kind": _is_one_of(get_args(Kind)), "called": _is_name, "owner": _is_name},
    "entries": {
        "actor": lambda value: _is_text(1000)(value) and (not str(value).isdigit() or value in [*"0123456789"]),
        "text": lambda value: isinstance(value, str),
        "seal": lambda value: isinstance(value, str),
    },
    "players": {"kind": _is_one_of([*PlayerKind]), "name": _is_name, "taken": _is_name},
    "reports": {"name": _is_name},
    "verdicts": {"name": _is_name},
    "proofs": {"device": _is_text(80, 0)},
    "tokens": {"scopes": lambda value: isinstance(value, str) and {*value.split()} <= {*Scope}},
    "ratings": {
        "match": _is_match,
        "seat": _is_number(MOST_SEATS),
        "speed": _is_one_of(ALL_SPEEDS),
        "rank": _is_number(MOST_SEATS + 1),
        "annulled": _is_one_of([*ExclusionReason]),
        "mu": lambda value: isinstance(value, float) and isfinite(value),
        "sigma": lambda value: isinstance(value, float) and 0 < value < 100,
    },
    "accounts": {"settings": _is_text(400, 0)},
    "passkeys": {"uses": _is_number(2**32)},
}
"""Checks for columns whose type does not restrict the values enough. Nullable columns also accept NULL."""


def _check_type(kind: sa.types.TypeEngine[object]) -> Check:
    """Return the check for the values of a column type.

    For JSON, this check accepts any value. A complete check would need other values of the row.
    """
    match kind:
        case sa.JSON():
            return lambda _value: True
        case sa.BigInteger():
            return _is_number(2**63)
        case sa.Integer():
            return _is_number(2 if kind is FLAG else 2**31)
        case sa.LargeBinary():
            return lambda value: isinstance(value, bytes)
        case sa.String(length=int(most)):
            return _is_time if kind is TIME else _is_hash if kind is HASH else _is_text(most)
    raise TypeError(kind)


def _list_checks(table: sa.Table) -> dict[str, Check]:
    """Return the check for each column of a table, by column name."""
    special = SPECIAL.get(table.name, {})
    checks = {column.name: special.get(column.name) or _check_type(column.type) for column in table.columns}
    return {name: _allow_none(check) if table.columns[name].nullable else check for name, check in checks.items()}


CHECKS = {table.name: _list_checks(table) for table in METADATA.sorted_tables}


def _list_field_checks(seats: Sequence[Row], *, is_over: bool) -> Mapping[str, Check]:
    """Return the checks for the columns of one match, by column name.

    These checks depend on the seats of the match, and on whether the match is over.
    """
    is_seat = _is_number(len(seats))

    def are_titles(value: object) -> bool:
        if not isinstance(value, list) or len(value) != len(seats):
            return False
        others = ({"guest", "program"} if seat["kind"] == "bot" else () for seat in seats)  # titles of other kinds
        return all(_is_text(40)(title) and title not in wrong for title, wrong in zip(value, others, strict=True))

    def are_given_up(value: object) -> bool:
        if not isinstance(value, list):
            return False
        return all(is_seat(n) and {type(why), type(bot)} == {str} for n, why, bot in value)

    return {
        "first": is_seat,
        "titles": _is_json(are_titles),
        "outcome": _is_json(_is_outcome(len(seats))) if is_over else lambda value: value is None,
        "closed_by": _allow_none(is_seat),
        "clocks": _allow_none(_is_json(_check_clocks(len(seats)))),
        "remarks": _is_json(_check_remarks(is_seat)),
        "to_decide": _allow_none(is_seat),
        "given_up": _is_json(are_given_up),
        "free_seats": lambda value: value == sum(seat["kind"] == "open" for seat in seats),
    }
