"""Initial tables of version 1.0.0. The file declares them in full, since later versions change the schema."""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

TIME, NAME, IDENTITY, HASH, DAY = sa.String(32), sa.String(24), sa.String(40), sa.String(64), sa.String(10)
_required, _key = partial(sa.Column, nullable=False), partial(sa.Column, primary_key=True)
_defaulted = partial(sa.Column, nullable=False, server_default="0")
_list = partial(sa.Column, nullable=False, server_default="[]")


def _player(name: str, *, is_key: bool = False, is_optional: bool = False) -> sa.Column[str]:
    return sa.Column(name, IDENTITY, sa.ForeignKey("players.id"), primary_key=is_key, nullable=is_optional)


def upgrade() -> None:
    """Create all tables and indexes."""
    _create_players()
    _create_matches()
    _create_tables_of_players()
    _create_tournaments()
    _create_notices()
    _create_friends()
    _create_tables_of_operators()
    alive = op.create_table("alive", _key("id", sa.Integer), _required("at", TIME))
    op.bulk_insert(alive, [{"id": 1, "at": "1970-01-01T00:00:00.000+00:00"}])
    op.create_table("attempts", _key("key", HASH), _required("count", sa.Integer), _required("ends", TIME))


def _create_players() -> None:
    op.create_table(
        "players",
        _key("id", IDENTITY),
        _required("kind", sa.String(8)),
        sa.Column("name", NAME),
        _required("created", TIME),
        _required("seen", TIME),
        sa.Column("merged_into", IDENTITY),
        sa.Column("taken", NAME),
    )
    op.create_table(
        "verdicts",
        _key("likeness", sa.String(100)),
        _required("name", NAME),
        _required("is_kept", sa.Integer),
        _required("at", TIME),
    )


def _create_matches() -> None:
    op.create_table(
        "matches",
        _key("id", sa.String(22)),
        _required("game", sa.String(40)),
        _required("ruleset", sa.JSON),
        _required("engine", sa.String(40)),
        _required("first", sa.Integer),
        _required("by_lot", sa.Integer),
        _required("secret", sa.LargeBinary(32)),
        _required("begun_at", TIME),
        sa.Column("ended_at", TIME),
        sa.Column("outcome", sa.JSON),
        _list("titles", sa.JSON),
        _list("remarks", sa.JSON),
        _defaulted("is_friendly", sa.Integer),
        sa.Column("begun_from", sa.JSON),
        sa.Column("control", sa.String(16)),
        sa.Column("clocks", sa.JSON),
        sa.Column("deadline", TIME),
        sa.Column("offered_by", IDENTITY),
        _defaulted("is_rated", sa.Integer),
        sa.Column("stand_in", IDENTITY),
        sa.Column("series", sa.JSON),
        sa.Column("closed_by", sa.Integer),
        sa.Column("word", sa.JSON),
        sa.Column("daily", DAY),
        sa.Column("tournament", sa.String(22)),
        _defaulted("is_challenge", sa.Integer),
        _defaulted("revision", sa.Integer),
        _defaulted("plies", sa.Integer),
        _defaulted("actions", sa.Integer),
        sa.Column("last_at", TIME),
        sa.Column("to_decide", sa.JSON, nullable=False, server_default="[]"),
        _list("given_up", sa.JSON),
        _defaulted("free_seats", sa.Integer),
        _defaulted("awaits_rating", sa.Integer),
    )
    op.create_index("ix_matches_deadline", "matches", ["deadline"])
    for name, columns, condition in (
        ("running", ["id"], "ended_at IS NULL"),
        ("ended", ["game", "control", "ended_at"], "ended_at IS NOT NULL"),
        ("offered", ["begun_at", "id"], "offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL"),
        ("awaits_rating", ["ended_at", "id"], "awaits_rating = 1"),
        ("tournament", ["tournament"], "tournament IS NOT NULL"),
    ):
        where = sa.text(condition)
        op.create_index(f"ix_matches_{name}", "matches", columns, sqlite_where=where, postgresql_where=where)
    op.create_table(
        "seats",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        _key("seat", sa.Integer),
        _required("kind", sa.String(8)),
        _player("player", is_optional=True),
        sa.Column("called", NAME),
        sa.Column("owner", NAME),
        sa.Column("kept_for", IDENTITY),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_index("ix_seats_kept_for", "seats", ["kept_for"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        _key("ply", sa.Integer),
        _required("actor", sa.Text),
        _required("text", sa.Text),
        _required("seal", sa.String(8)),
        _required("at", TIME),
        sa.Column("elapsed", sa.BigInteger),
    )


def _create_tables_of_players() -> None:
    op.create_table(
        "proofs",
        _key("hash", HASH),
        _player("player"),
        _required("created", TIME),
        _required("seen", TIME),
        sa.Column("follows", HASH),
        sa.Column("ends", TIME),
        sa.Column("browser", sa.String(16)),
        sa.Column("device", sa.String(80)),
    )
    op.create_table(
        "accounts",
        _player("player", is_key=True),
        sa.Column("likeness", sa.String(100), nullable=False, unique=True),
        _required("passphrase", sa.String(200)),
        sa.Column("settings", sa.String(400)),
        sa.Column("formerly", sa.String(100)),
        _defaulted("is_hidden", sa.Integer),
        _defaulted("shows_presence", sa.Integer),
        sa.Column("here_at", TIME),
    )
    op.create_table("recoveries", _key("hash", HASH), _player("player"))
    op.create_table(
        "passkeys",
        _key("hash", HASH),
        _player("player"),
        _required("credential", sa.LargeBinary),
        _required("public_key", sa.LargeBinary),
        _required("uses", sa.BigInteger),
        _required("site", sa.String(253)),
        _required("name", sa.String(80)),
        _required("is_synced", sa.Integer),
        _required("created", TIME),
        sa.Column("seen", TIME),
    )
    for table in ("proofs", "recoveries", "passkeys"):
        op.create_index(f"ix_{table}_player", table, ["player"])
    for table in ("blocks", "mutes"):
        op.create_table(table, _player("player", is_key=True), _player("other", is_key=True), _required("at", TIME))
    op.create_table("reports", _player("player", is_key=True), _key("name", NAME), _required("at", TIME))
    op.create_table(
        "tokens",
        _key("hash", HASH),
        _player("program"),
        _player("owner", is_optional=True),
        _required("scopes", sa.String(80)),
        _required("created", TIME),
        _required("seen", TIME),
        sa.Column("stream", sa.String(16)),
        sa.Column("ends", TIME),
    )
    op.create_index("ix_tokens_program", "tokens", ["program"])
    op.create_index("ix_tokens_owner", "tokens", ["owner"])
    op.create_table(
        "ratings",
        _key("match", sa.String(22)),
        _key("seat", sa.Integer),
        _player("player"),
        _required("game", sa.String(40)),
        _required("speed", sa.String(16)),
        _required("number", sa.Integer),
        _required("at", TIME),
        sa.Column("rank", sa.Integer),
        _required("mu", sa.Float),
        _required("sigma", sa.Float),
        sa.Column("annulled", sa.String(12)),
    )
    op.create_index("ix_ratings_player", "ratings", ["player", "game", "speed", "number"])
    op.create_table(
        "tries",
        _key("day", DAY),
        _key("game", sa.String(40)),
        _player("player", is_key=True),
        sa.Column("match", sa.String(22), nullable=False, unique=True),
        _required("is_counted", sa.Integer),
        sa.Column("ended_at", TIME),
        sa.Column("won", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("against", sa.Integer),
        sa.Column("actions", sa.Integer),
    )
    op.create_index("ix_tries_player", "tries", ["player", "day"])
    where = sa.text("tries.ended_at IS NULL")
    op.create_index("ix_tries_running", "tries", ["match"], sqlite_where=where, postgresql_where=where)
    op.create_table(
        "puzzle_answers",
        _player("player", is_key=True),
        _key("puzzle", sa.String(8)),
        _required("game", sa.String(40)),
        _required("number", sa.Integer),
        _required("is_right", sa.Integer),
        _required("points", sa.Integer),
        _required("at", TIME),
        _required("mu", sa.Float),
        _required("sigma", sa.Float),
    )


def _create_tournaments() -> None:
    op.create_table(
        "tournaments",
        _key("id", sa.String(22)),
        _required("name", NAME),
        _required("form", sa.String(16)),
        _required("control", sa.String(16)),
        _required("game", sa.String(40)),
        _required("ruleset", sa.JSON),
        _required("rounds", sa.Integer),
        _required("minutes", sa.Integer),
        _required("max_entrants", sa.Integer),
        _required("seats", sa.Integer),
        _required("has_bots", sa.Integer),
        _required("begins_at", TIME),
        sa.Column("ended_at", TIME),
        _defaulted("revision", sa.Integer),
    )
    op.create_table(
        "tournament_records",
        sa.Column("tournament", sa.String(22), sa.ForeignKey("tournaments.id"), primary_key=True),
        _key("number", sa.Integer),
        _required("kind", sa.String(8)),
        _required("at", TIME),
        _player("player", is_optional=True),
        _required("data", sa.JSON),
    )
    op.create_index("ix_tournament_records_player", "tournament_records", ["player"])


def _create_notices() -> None:
    op.create_table(
        "notice_choices",
        _player("player", is_key=True),
        _required("kinds", sa.String(80)),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        _required("zone", sa.String(64)),
    )
    op.create_table(
        "subscriptions",
        _key("id", HASH),
        _player("player"),
        _required("channel", sa.String(8)),
        _required("address", sa.String(1000)),
        sa.Column("public_key", sa.LargeBinary),
        _required("secret", sa.LargeBinary),
        _required("language", sa.String(16)),
        _required("created", TIME),
        sa.Column("sent", TIME),
        _defaulted("failures", sa.Integer),
        sa.Column("browser", sa.String(16)),
    )
    op.create_table(
        "confirmations",
        _key("hash", HASH),
        _player("player"),
        _required("address", sa.String(254)),
        _required("language", sa.String(16)),
        _required("seed", sa.String(32)),
        _required("ends", TIME),
        sa.Column("due", TIME),
        _defaulted("tries", sa.Integer),
    )
    op.create_table(
        "notices",
        _key("id", HASH),
        _required("subscription", HASH),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id")),
        _required("state", sa.String(24)),
        _player("player"),
        _required("kind", sa.String(16)),
        _required("at", TIME),
        sa.Column("due", TIME),
        _defaulted("tries", sa.Integer),
    )
    op.create_index("ix_subscriptions_player", "subscriptions", ["player"])
    op.create_index("ix_confirmations_player", "confirmations", ["player"])
    op.create_index("ix_notices_player", "notices", ["player"])
    op.create_index("ix_notices_subscription", "notices", ["subscription"])
    op.create_index("ix_notices_match", "notices", ["match"])
    where = sa.text("due IS NOT NULL")
    op.create_index("ix_notices_due", "notices", ["due"], sqlite_where=where, postgresql_where=where)


def _create_friends() -> None:
    op.create_table(
        "former_names",
        _key("likeness", sa.String(100)),
        _required("name", NAME),
        _player("player"),
        _required("ends", TIME),
    )
    op.create_table(
        "friendships",
        _player("player", is_key=True),
        _player("other", is_key=True),
        _defaulted("player_agrees", sa.Integer),
        _defaulted("other_agrees", sa.Integer),
        _required("at", TIME),
    )
    op.create_table("friend_links", _key("hash", HASH), _player("player"), _required("ends", TIME))
    op.create_index("ix_friendships_other", "friendships", ["other"])
    for table in ("former_names", "friend_links"):
        op.create_index(f"ix_{table}_player", table, ["player"])


def _create_tables_of_operators() -> None:
    reason = sa.String(200)
    op.create_table(
        "restrictions",
        _player("player", is_key=True),
        sa.Column("until", TIME),
        _required("reason", reason),
        _required("at", TIME),
    )
    op.create_table(
        "operator_keys",
        _key("hash", HASH),
        _required("operator", NAME),
        _required("is_session", sa.Integer),
        _required("ends", TIME),
    )
    op.create_table(
        "operator_log",
        _key("id", sa.String(16)),
        _required("at", TIME),
        _required("operator", NAME),
        _required("action", sa.String(16)),
        sa.Column("subject", NAME),
        sa.Column("player", IDENTITY),
        _required("reason", reason),
    )
    for name in ("at", "player"):
        op.create_index(f"ix_operator_log_{name}", "operator_log", [name])
