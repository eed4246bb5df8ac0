"""Tables of the store. The migrations create the same tables, and a test compares both sets of tables."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Float,
    ForeignKey,
    FromClause,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)
from sqlalchemy.event import listen

from skyhop.engine.chance import SECRET_BYTES
from skyhop.server.names import LONGEST

METADATA = MetaData()
"""Tables of the store, with notes about personal data in `info`.

`info["export"]` of a table is the name of the field for its rows in a player's export, or empty. `info["fates"]` of a
column with player ids declares what happens to a row if its player is merged, deleted or forgotten (`RowFates`). If the
player is deleted and the row stays, the `PERSONAL` columns of the row are cleared.
"""
PERSONAL = {"is_personal": True}
LONGEST_REASON = 200
"""Maximum number of characters of the reason for an action of the operator."""
NAME = String(LONGEST)
TIME, HASH, FLAG, DAY = String(32), String(64), Integer(), String(10)
"""Column types. `skyhop.server.backup.validation` derives the valid values of a column from its type."""

IS_OFFERED = "offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL"
"""SQL condition for matches in the lobby. SQLite uses a partial index only if a query repeats the exact condition."""
AWAITS_RATING = "awaits_rating = 1"
IS_RUNNING_TRY = "tries.ended_at IS NULL"


def _make_partial_index(name: str, *columns: str, where: str) -> Index:
    """Return an index of only the rows that meet the SQL condition `where`, for SQLite and PostgreSQL."""
    return Index(name, *columns, sqlite_where=text(where), postgresql_where=text(where))


class Fate(Enum):
    """Change of a stored row that happens if the player in the row is merged, deleted or forgotten."""

    MOVES = "names the other player instead, unless that player has the same row already"
    YIELDS = "names the other player instead, unless that player has rows in the table already"
    STAYS = "stays unchanged, since matches need it"
    GOES = "is deleted"
    ENDS = "becomes invalid"
    CLEARED = "no longer names a player"
    HOLDS = "prevents that the player is forgotten"


class RowFates(NamedTuple):
    """Changes of a stored row for three events: the player in the row is merged, deleted or forgotten."""

    merged: Fate
    deleted: Fate
    forgotten: Fate


OWN = RowFates(Fate.MOVES, Fate.GOES, Fate.GOES)
OWN_CHAIN = RowFates(Fate.YIELDS, Fate.GOES, Fate.GOES)
"""Fates of rows that depend on earlier rows of the same player, so the rows of two players cannot be mixed."""
OF_ACCOUNT = RowFates(Fate.STAYS, Fate.GOES, Fate.GOES)
"""Fates of rows that only accounts have. Accounts are neither merged nor forgotten."""
PROOF = RowFates(Fate.ENDS, Fate.ENDS, Fate.GOES)
"""Fates of proofs.

If a guest is merged into another guest, the proof belongs to the other guest. It never becomes proof of an
account.
"""
PROGRAM = RowFates(Fate.STAYS, Fate.STAYS, Fate.HOLDS)
"""Fates of rows that only programs have. Programs are neither merged nor forgotten."""


def _make_player_column(name: str, fates: RowFates, *, is_key: bool = False, is_required: bool = True) -> Column[str]:
    """Create a column for the id of a player. `fates` declares the changes of a row after events of this player."""
    return Column(name, ForeignKey("players.id"), info={"fates": fates}, primary_key=is_key, nullable=not is_required)


MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ruleset", JSON, nullable=False),
    Column("engine", String(40), nullable=False),
    Column("first", Integer, nullable=False),
    Column("by_lot", FLAG, nullable=False),
    Column("secret", LargeBinary(SECRET_BYTES), nullable=False),
    Column("begun_at", TIME, nullable=False),
    Column("ended_at", TIME),
    Column("outcome", JSON(none_as_null=True)),
    Column("titles", JSON, nullable=False, server_default="[]"),
    Column("remarks", JSON, nullable=False, server_default="[]"),
    Column("is_friendly", FLAG, nullable=False, server_default="0"),
    Column("begun_from", JSON(none_as_null=True)),
    Column("control", String(16)),
    Column("clocks", JSON(none_as_null=True)),
    Column("deadline", TIME),
    Column("offered_by", String(40), info={"fates": RowFates(Fate.MOVES, Fate.CLEARED, Fate.STAYS)}),
    Column("is_rated", FLAG, nullable=False, server_default="0"),
    Column("stand_in", String(40)),
    Column("series", JSON(none_as_null=True)),
    Column("closed_by", Integer),
    Column("word", JSON(none_as_null=True)),
    Column("daily", DAY),
    Column("tournament", String(22)),
    Column("is_challenge", FLAG, nullable=False, server_default="0"),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("plies", Integer, nullable=False, server_default="0"),
    Column("actions", Integer, nullable=False, server_default="0"),
    Column("last_at", TIME),
    Column("to_decide", JSON, nullable=False, server_default="[]"),
    Column("given_up", JSON, nullable=False, server_default="[]"),
    Column("free_seats", Integer, nullable=False, server_default="0"),
    Column("awaits_rating", FLAG, nullable=False, server_default="0"),
    Index("ix_matches_deadline", "deadline"),
    _make_partial_index("ix_matches_running", "id", where="ended_at IS NULL"),
    _make_partial_index("ix_matches_ended", "game", "control", "ended_at", where="ended_at IS NOT NULL"),
    _make_partial_index("ix_matches_offered", "begun_at", "id", where=IS_OFFERED),
    _make_partial_index("ix_matches_awaits_rating", "ended_at", "id", where=AWAITS_RATING),
    _make_partial_index("ix_matches_tournament", "tournament", where="tournament IS NOT NULL"),
    info={"export": "matches"},
)
"""Matches. Each write to a match increments `revision`.

The columns after `revision` derive from journal and seats. Lists of matches use these columns and need no
replay. `plies` counts entries, and `actions` counts actions. `last_at` is the time of the last entry.
`to_decide` contains the seats that may act next. After the end, it is empty. `given_up` contains the seats of players
who have left.
"""

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", NAME, info=PERSONAL),
    Column("created", TIME, nullable=False),
    Column("seen", TIME, nullable=False),
    Column("merged_into", String(40), info={"fates": RowFates(Fate.MOVES, Fate.STAYS, Fate.STAYS)}),
    Column("taken", NAME, info=PERSONAL),
    info={"export": "name"},
)
"""Players. `taken` is a name that the operator removed. It is cleared after the server has informed the player."""

PROOFS = Table(
    "proofs",
    METADATA,
    Column("hash", HASH, primary_key=True),
    _make_player_column("player", PROOF),
    Column("created", TIME, nullable=False),
    Column("seen", TIME, nullable=False),
    Column("follows", HASH, info=PERSONAL),
    Column("ends", TIME),
    Column("browser", String(16)),
    Column("device", String(80), info=PERSONAL),
    Index("ix_proofs_player", "player"),
    info={"export": "devices"},
)
"""Proofs of browsers. `follows` is the hash of the older proof that this proof replaces.

Proofs of one browser have the same value of `browser`.
"""

ACCOUNTS = Table(
    "accounts",
    METADATA,
    _make_player_column("player", OF_ACCOUNT, is_key=True),
    Column("likeness", String(100), nullable=False, unique=True),
    Column("passphrase", String(200), nullable=False),
    Column("settings", String(400)),
    Column("formerly", String(100)),
    Column("is_hidden", FLAG, nullable=False, server_default="0"),
    Column("shows_presence", FLAG, nullable=False, server_default="0"),
    Column("here_at", TIME),
    info={"export": "has_account"},
)
"""Accounts: the unique likeness key of the name, and the hash of the passphrase.

`formerly` is the likeness key of a name that the operator removed, until the owner chooses a new name. `is_hidden` is 1
if only the owner may see the profile page. `shows_presence` is 1 if friends may see when the player is here. In this
case, `here_at` is the time of the latest request, to within a minute. Otherwise, it is NULL.
"""

FORMER_NAMES = Table(
    "former_names",
    METADATA,
    Column("likeness", String(100), primary_key=True),
    Column("name", NAME, nullable=False),
    _make_player_column("player", OF_ACCOUNT),
    Column("ends", TIME, nullable=False),
    Index("ix_former_names_player", "player"),
    info={"export": "former_names"},
)
"""Earlier names of accounts.

Until `ends`, only `player` may have such a name, and the profile address with this name still works.
"""

FRIENDSHIPS = Table(
    "friendships",
    METADATA,
    _make_player_column("player", OF_ACCOUNT, is_key=True),
    _make_player_column("other", OF_ACCOUNT, is_key=True),
    Column("player_agrees", FLAG, nullable=False, server_default="0"),
    Column("other_agrees", FLAG, nullable=False, server_default="0"),
    Column("at", TIME, nullable=False),
    Index("ix_friendships_other", "other"),
    info={"export": "friends"},
)
"""Friendships and requests: one row for two accounts. The smaller id is in `player`.

If both agree, the two are friends. If one agrees, the row is the request of this player. `at` is the time of the
latest change.
"""

FRIEND_LINKS = Table(
    "friend_links",
    METADATA,
    Column("hash", HASH, primary_key=True),
    _make_player_column("player", OF_ACCOUNT),
    Column("ends", TIME, nullable=False),
    Index("ix_friend_links_player", "player"),
    info={"export": "friend_links"},
)
"""Links that make another account a friend of `player`. `hash` is the hash of the secret, which works once."""

RECOVERIES = Table(
    "recoveries",
    METADATA,
    Column("hash", HASH, primary_key=True),
    _make_player_column("player", OF_ACCOUNT),
    Index("ix_recoveries_player", "player"),
    info={"export": ""},
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("hash", HASH, primary_key=True),
    _make_player_column("player", OF_ACCOUNT),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("site", String(253), nullable=False),
    Column("name", String(80), nullable=False),
    Column("is_synced", FLAG, nullable=False),
    Column("created", TIME, nullable=False),
    Column("seen", TIME),
    Index("ix_passkeys_player", "player"),
    info={"export": "passkeys"},
)
"""Passkeys for sign-in without a passphrase.

`hash` is the hash of the credential id. `uses` is the signature counter, or 0. `site` is the domain name of the
site where the passkey was created.
"""

ATTEMPTS = Table(
    "attempts",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("ends", TIME, nullable=False),
    info={"export": ""},
)
"""Counts of rate-limited actions, such as sign-ins. The keys are hashes that reveal no person and no address."""


def _make_pair_table(name: str, export: str) -> Table:
    """Return a table whose rows are pairs of players, with the time at which a pair was added."""
    pair = (_make_player_column(column, OWN, is_key=True) for column in ("player", "other"))
    return Table(name, METADATA, *pair, Column("at", TIME, nullable=False), info={"export": export})


BLOCKS = _make_pair_table("blocks", "blocked")
"""Blocks: `player` does not want to meet the player `other`."""

MUTES = _make_pair_table("mutes", "muted")
"""Mutes: `player` does not want to read the phrases of the player `other`."""

REPORTS = Table(
    "reports",
    METADATA,
    _make_player_column("player", OWN, is_key=True),
    Column("name", NAME, primary_key=True),
    Column("at", TIME, nullable=False),
    info={"export": "reported"},
)
"""Reports of names: the player who reported, and the name."""

VERDICTS = Table(
    "verdicts",
    METADATA,
    Column("likeness", String(100), primary_key=True),
    Column("name", NAME, nullable=False),
    Column("is_kept", FLAG, nullable=False),
    Column("at", TIME, nullable=False),
    info={"export": ""},
)
"""Decisions on reported names: allowed, or barred for all players."""

RESTRICTIONS = Table(
    "restrictions",
    METADATA,
    _make_player_column("player", OWN, is_key=True),
    Column("until", TIME),
    Column("reason", String(LONGEST_REASON), nullable=False),
    Column("at", TIME, nullable=False),
    info={"export": "restriction"},
)
"""Pauses and bans of players by the operator. `until` is NULL for a ban, which has no end."""

OPERATOR_KEYS = Table(
    "operator_keys",
    METADATA,
    Column("hash", HASH, primary_key=True),
    Column("operator", NAME, nullable=False),
    Column("is_session", FLAG, nullable=False),
    Column("ends", TIME, nullable=False),
    info={"export": ""},
)
"""Links that sign in an operator once, and sessions of operators. `hash` is the hash of the secret."""

OPERATOR_LOG = Table(
    "operator_log",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("at", TIME, nullable=False),
    Column("operator", NAME, nullable=False),
    Column("action", String(16), nullable=False),
    Column("subject", NAME, info=PERSONAL),
    Column("player", String(40), info={"fates": RowFates(Fate.MOVES, Fate.STAYS, Fate.STAYS)}),
    Column("reason", String(LONGEST_REASON), nullable=False),
    Index("ix_operator_log_at", "at"),
    Index("ix_operator_log_player", "player"),
    info={"export": "decisions"},
)
"""Actions of operators. `subject` is the name of the player or tournament, and `player` the id of the player."""

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", HASH, primary_key=True),
    _make_player_column("program", PROGRAM),
    _make_player_column("owner", RowFates(Fate.MOVES, Fate.ENDS, Fate.HOLDS), is_required=False),
    Column("scopes", String(80), nullable=False),
    Column("created", TIME, nullable=False),
    Column("seen", TIME, nullable=False),
    Column("stream", String(16)),
    Column("ends", TIME),
    Index("ix_tokens_program", "program"),
    Index("ix_tokens_owner", "owner"),
    info={"export": "programs"},
)

SEATS = Table(
    "seats",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    _make_player_column("player", RowFates(Fate.MOVES, Fate.STAYS, Fate.HOLDS), is_required=False),
    Column("called", NAME, info=PERSONAL),
    Column("owner", NAME, info=PERSONAL),
    Column("kept_for", String(40), info={"fates": RowFates(Fate.MOVES, Fate.STAYS, Fate.STAYS)}),
    Index("ix_seats_player", "player"),
    Index("ix_seats_kept_for", "kept_for"),
    info={"export": "matches"},
)
"""Seats of matches. A free seat may be reserved for a player who was invited to a rematch.

In a reserved seat, `called` is the name of the invited player.
"""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("actor", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("seal", String(8), nullable=False),
    Column("at", TIME, nullable=False),
    Column("elapsed", BigInteger),
    info={"export": "matches"},
)

HEARTBEAT = Table(
    "alive", METADATA, Column("id", Integer, primary_key=True), Column("at", TIME, nullable=False), info={"export": ""}
)
"""Heartbeat in a single row: the last time at which a server was running its clocks."""
BEGUN = text("INSERT INTO alive (id, at) VALUES (1, '1970-01-01T00:00:00.000+00:00')")
listen(HEARTBEAT, "after_create", lambda _table, connection, **_how: connection.execute(BEGUN))

RATINGS = Table(
    "ratings",
    METADATA,
    Column("match", String(22), primary_key=True),
    Column("seat", Integer, primary_key=True),
    _make_player_column("player", RowFates(Fate.MOVES, Fate.STAYS, Fate.GOES)),
    Column("game", String(40), nullable=False),
    Column("speed", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", TIME, nullable=False),
    Column("rank", Integer),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("annulled", String(12)),
    Index("ix_ratings_player", "player", "game", "speed", "number"),
    info={"export": "history"},
)
"""Effect of each rated match on the ratings of its players.

A match that did not count has no rank, and `annulled` is the reason. The latest counted row of a player is the
player's rating. Therefore a row stays after its match is removed, until its player is removed.
"""

TRIES = Table(
    "tries",
    METADATA,
    Column("day", DAY, primary_key=True),
    Column("game", String(40), primary_key=True),
    _make_player_column("player", OWN, is_key=True),
    Column("match", String(22), nullable=False, unique=True),
    Column("is_counted", FLAG, nullable=False),
    Column("ended_at", TIME),
    Column("won", Integer),
    Column("points", Integer),
    Column("against", Integer),
    Column("actions", Integer),
    Index("ix_tries_player", "player", "day"),
    _make_partial_index("ix_tries_running", "match", where=IS_RUNNING_TRY),
    info={"export": "daily"},
)
"""Tries of the daily matches. The primary key allows one try per player, day and game.

`is_counted` is 1 if the player had an account at the start, so the table of the day lists the try. The columns from
`ended_at` on contain the result, after the end of the match. `won` is 1 for a win, 0 for a draw and -1 for a defeat.
`won` and `points` are NULL if the match was not played to its end on its day. `against` contains the points of the best
opponent, or NULL in a solo match. The row stays after its match is removed, because streaks count it.
"""

PUZZLE_ANSWERS = Table(
    "puzzle_answers",
    METADATA,
    _make_player_column("player", OWN_CHAIN, is_key=True),
    Column("puzzle", String(8), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("is_right", FLAG, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", TIME, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    info={"export": "puzzles"},
)
"""First answers of players to puzzles. The primary key allows one answer per player and puzzle.

`number` counts the answers of a player, from 1. `is_right` is 0 if the player chose a wrong move or asked for the
answer. `points` is the rating of the puzzle at that time. `mu` and `sigma` are the puzzle rating of the player in this
game after the answer.
"""

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("name", NAME, nullable=False),
    *(Column(name, String(16), nullable=False) for name in ("form", "control")),
    Column("game", String(40), nullable=False),
    Column("ruleset", JSON, nullable=False),
    *(Column(name, Integer, nullable=False) for name in ("rounds", "minutes", "max_entrants", "seats")),
    Column("has_bots", FLAG, nullable=False),
    Column("begins_at", TIME, nullable=False),
    Column("ended_at", TIME),
    Column("revision", Integer, nullable=False, server_default="0"),
    info={"export": "tournaments"},
)
"""Terms of tournaments. `revision` is the number of records in the journal of the tournament.

Each new record increments it, so two workers cannot write the same record. `ended_at` is the time of the last record
of an ended tournament.
"""

TOURNAMENT_RECORDS = Table(
    "tournament_records",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("at", TIME, nullable=False),
    _make_player_column("player", RowFates(Fate.MOVES, Fate.STAYS, Fate.HOLDS), is_required=False),
    Column("data", JSON, nullable=False),
    Index("ix_tournament_records_player", "player"),
    info={"export": "tournaments"},
)
"""Journals of tournaments. `player` has opened the tournament, entered or withdrawn. `data` names entrants by number.

The records of rounds and of the end also contain the results since the previous such record, because old matches are
removed.
"""

NOTICE_CHOICES = Table(
    "notice_choices",
    METADATA,
    _make_player_column("player", OWN, is_key=True),
    Column("kinds", String(80), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("zone", String(64), nullable=False),
    info={"export": "notices"},
)
"""Choices of players for notices outside the page. `kinds` contains the kinds of notices, with spaces between.

`quiet_from` and `quiet_until` are minutes after midnight in the time zone `zone`, or NULL without quiet hours.
"""

SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", HASH, primary_key=True),
    _make_player_column("player", OWN),
    Column("channel", String(8), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("public_key", LargeBinary),
    Column("secret", LargeBinary, nullable=False),
    Column("language", String(16), nullable=False),
    Column("created", TIME, nullable=False),
    Column("sent", TIME),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("browser", String(16)),
    Index("ix_subscriptions_player", "player"),
    info={"export": "notices"},
)
"""Addresses to which the server sends a player's notices, such as the push service of a browser.

`public_key` is the key of the browser for web push. `secret` is its authentication secret, or the key of the
signatures of a webhook. For e-mail, it is empty. `sent` is the time of the latest success. `failures` counts the failed
notices since then.
`browser` is the id of the subscribed browser, as in `PROOFS`. When this browser signs out, the row is deleted.
"""

CONFIRMATIONS = Table(
    "confirmations",
    METADATA,
    Column("hash", HASH, primary_key=True),
    _make_player_column("player", OWN),
    Column("address", String(254), nullable=False),
    Column("language", String(16), nullable=False),
    Column("seed", String(32), nullable=False),
    Column("ends", TIME, nullable=False),
    Column("due", TIME),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("ix_confirmations_player", "player"),
    info={"export": "notices"},
)
"""E-mail addresses that players have entered, and that their owners have not confirmed.

The mail for confirmation contains a token, which the server derives from `seed` and from its key. `hash` is the hash
of the token. `due` is the time of the next attempt to send the mail. It is NULL after the last attempt.
"""

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", HASH, primary_key=True),
    Column("subscription", HASH, nullable=False),
    Column("match", ForeignKey("matches.id")),
    Column("state", String(24), nullable=False),
    _make_player_column("player", OWN),
    Column("kind", String(16), nullable=False),
    Column("at", TIME, nullable=False),
    Column("due", TIME),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("ix_notices_player", "player"),
    Index("ix_notices_subscription", "subscription"),
    Index("ix_notices_match", "match"),
    _make_partial_index("ix_notices_due", "due", where="due IS NOT NULL"),
    info={"export": "notices"},
)
"""Notices about states of matches: one row for each subscription and state, so no state causes a second notice.

`id` is the hash of subscription, match and state. `match` is NULL for a notice about friend requests. The state is then
the time of the latest request.
`due` is the time of the next attempt. It is NULL for a notice that is sent or no longer necessary.
"""


PLAYER_COLUMNS: tuple[Column[str], ...] = tuple(
    column for table in METADATA.sorted_tables for column in table.columns if "fates" in column.info
)
"""Columns that contain player ids."""


def list_player_columns(event: str, *fates: Fate) -> list[Column[str]]:
    """Return the columns with player ids for which the schema declares one of `fates` for an event.

    `event` is `merged`, `deleted` or `forgotten`. It is an event of the player in the row.
    """
    return [column for column in PLAYER_COLUMNS if getattr(column.info["fates"], event) in fates]


def list_personal_columns(table: FromClause) -> list[str]:
    """Return the names of a table's columns with personal data.

    The deletion of the player in a row clears these columns.
    """
    return [column.name for column in table.columns if "is_personal" in column.info]


def refers_to(table: Table, other: Table) -> bool:
    """Return True if a foreign key of `table` references the table `other`."""
    return any(key.column.table is other for key in table.foreign_keys)
