"""The tables of the store; `migrations` builds the same, and a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Float,
    ForeignKey,
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

from skyhop.core.engine.chance import SECRET_BYTES
from skyhop.table.player_name import LONGEST

METADATA = MetaData()
"""The lengths of texts count in PostgreSQL only; what a game may write has none there."""
NAME = String(20).with_variant(String(LONGEST), "postgresql")
TIME, HASH, FLAG = String(32), String(64), Integer()
"""What a column of such a type holds is known by that (`skyhop.table.damage`)."""

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
    Column("offer", Integer),
    Column("titles", JSON, nullable=False, server_default="[]"),
    Column("remarks", JSON, nullable=False, server_default="[]"),
    Column("is_friendly", FLAG, nullable=False, server_default="0"),
    Column("begun_from", JSON(none_as_null=True)),
    Column("control", String(16)),
    Column("clocks", JSON(none_as_null=True)),
    Column("deadline", TIME),
    Column("offered_by", String(40)),
    Column("is_rated", FLAG, nullable=False, server_default="0"),
    Column("stand_in", String(40)),
    Column("series", JSON(none_as_null=True)),
    Column("closed_by", Integer),
    Column("word", JSON(none_as_null=True)),
    Index("ix_matches_deadline", "deadline"),
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", NAME),
    Column("created", TIME, nullable=False),
    Column("seen", TIME, nullable=False),
    Column("merged_into", String(40)),
    Column("taken", NAME),
)
"""A name that was `taken` away stands there until its player knows."""

PROOFS = Table(
    "proofs",
    METADATA,
    Column("hash", HASH, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("created", TIME, nullable=False),
    Column("seen", TIME, nullable=False),
    Column("follows", HASH),
    Column("ends", TIME),
    Column("browser", String(16)),
    Column("device", String(80)),
    Index("ix_proofs_player", "player"),
)
"""A browser has one proof after another; `browser` is the same for all of these."""

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("likeness", String(100), nullable=False, unique=True),
    Column("passphrase", String(200), nullable=False),
    Column("settings", String(400)),
    Column("formerly", String(100)),
)
"""What a player signs in by: a name that looks like no other's, and the hash of a passphrase.

`formerly` is the likeness of a name that was taken away, until another is chosen.
"""

RECOVERIES = Table(
    "recoveries",
    METADATA,
    Column("hash", HASH, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Index("ix_recoveries_player", "player"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("hash", HASH, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("site", String(253), nullable=False),
    Column("name", String(80), nullable=False),
    Column("is_synced", FLAG, nullable=False),
    Column("created", TIME, nullable=False),
    Column("seen", TIME),
    Index("ix_passkeys_player", "player"),
)
"""What signs for a player in the place of a passphrase: `hash` is that of the credential's name, `uses` how often it
has signed, where it counts, and `site` the name of the table that it was made for.
"""

ATTEMPTS = Table(
    "attempts",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("ends", TIME, nullable=False),
)
"""How often something was done that is limited, such as signing in, by whom and from where; the key tells neither."""

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("other", ForeignKey("players.id"), primary_key=True),
    Column("at", TIME, nullable=False),
)
"""Whom a player does not want to meet."""

MUTES = Table(
    "mutes",
    METADATA,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("other", ForeignKey("players.id"), primary_key=True),
    Column("at", TIME, nullable=False),
)
"""Whose phrases a player does not want to hear."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("name", NAME, primary_key=True),
    Column("at", TIME, nullable=False),
)
"""Which names a player has reported."""

VERDICTS = Table(
    "verdicts",
    METADATA,
    Column("likeness", String(100), primary_key=True),
    Column("name", NAME, nullable=False),
    Column("is_kept", FLAG, nullable=False),
    Column("at", TIME, nullable=False),
)
"""What was decided of names that were reported: they are kept, or nobody may be called so."""

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", HASH, primary_key=True),
    Column("program", ForeignKey("players.id"), nullable=False),
    Column("owner", ForeignKey("players.id")),
    Column("scopes", String(80), nullable=False),
    Column("created", TIME, nullable=False),
    Column("seen", TIME, nullable=False),
    Column("stream", String(16)),
    Column("ends", TIME),
    Index("ix_tokens_program", "program"),
    Index("ix_tokens_owner", "owner"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", ForeignKey("players.id", name="fk_seats_player")),
    Column("called", NAME),
    Column("owner", NAME),
    Column("kept_for", String(40)),
    Index("ix_seats_player", "player"),
    Index("ix_seats_kept_for", "kept_for"),
)
"""A free seat may be kept for a player, who is asked to play again and called so meanwhile."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("actor", String(16).with_variant(Text, "postgresql"), nullable=False),
    Column("text", String(400).with_variant(Text, "postgresql"), nullable=False),
    Column("seal", String(8), nullable=False),
    Column("at", TIME, nullable=False),
    Column("elapsed", BigInteger),
)

ALIVE = Table("alive", METADATA, Column("id", Integer, primary_key=True), Column("at", TIME, nullable=False))
"""One row: when a table that runs clocks was there last."""
BEGUN = text("INSERT INTO alive (id, at) VALUES (1, '1970-01-01T00:00:00.000+00:00')")
listen(ALIVE, "after_create", lambda _table, connection, **_how: connection.execute(BEGUN))

RATINGS = Table(
    "ratings",
    METADATA,
    Column("match", String(22), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("speed", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", TIME, nullable=False),
    Column("rank", Integer),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("annulled", String(12)),
    Index("ix_ratings_player", "player", "game", "speed", "number"),
)
"""What each rated match made of its players' ratings; without a rank it did not count, and changed nothing:
`annulled` says why.

They stay as long as their player, also when the match is forgotten: the last is what the player has.
"""
