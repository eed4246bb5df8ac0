"""Keep in the row of a match what lists ask of its journal and its seats, and index what lists look for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

ENDS = {"resign": "resignation", "draw": "agreement", "time": "time", "left": "left"} | {
    word: word for word in ("aborted", "unmet", "adjudicated")
}
"""First words of entries that are no action, and the names of these endings."""
OF_MATCH = "FROM entries WHERE entries.match = matches.id"
IS_ACTION = "length(actor) = 1 AND actor BETWEEN '0' AND '9'" + "".join(
    f" AND text != '{word}' AND text NOT LIKE '{word} %'" for word in ENDS
)
FILLED = f"""UPDATE matches SET
    plies = (SELECT count(*) {OF_MATCH}),
    actions = (SELECT count(*) {OF_MATCH} AND {IS_ACTION}),
    last_at = (SELECT max(at) {OF_MATCH}),
    free_seats = (SELECT count(*) FROM seats WHERE seats.match = matches.id AND kind = 'open')"""  # noqa: S608  all of it is ours
AWAITING = """UPDATE matches SET awaits_rating = 1 WHERE is_rated = 1 AND ended_at IS NOT NULL AND free_seats = 0
    AND NOT EXISTS (SELECT 1 FROM ratings WHERE ratings.match = matches.id)"""
MATCHES = sa.table("matches", sa.column("id"), sa.column("given_up", sa.JSON))
ENTRIES = sa.table("entries", *map(sa.column, ("match", "ply", "actor", "text")))
INDEXES = {
    "ix_matches_running": (["id"], "ended_at IS NULL"),
    "ix_matches_ended": (["game", "control", "ended_at"], "ended_at IS NOT NULL"),
    "ix_matches_offered": (["begun_at", "id"], "offered_by IS NOT NULL AND free_seats > 0 AND deadline IS NOT NULL"),
    "ix_matches_awaits_rating": (["ended_at", "id"], "awaits_rating = 1"),
}


def _added() -> list[sa.Column[object]]:
    def count(name: str) -> sa.Column[object]:
        return sa.Column(name, sa.Integer, nullable=False, server_default="0")

    return [
        *map(count, ("revision", "plies", "actions")),
        sa.Column("last_at", sa.String(32)),
        sa.Column("to_decide", sa.Integer),
        sa.Column("given_up", sa.JSON, nullable=False, server_default="[]"),
        *map(count, ("free_seats", "awaits_rating")),
    ]


def upgrade() -> None:
    """Add and fill them. A replay alone tells the seat to decide: a table notes it when it opens the match."""
    for column in _added():
        op.add_column("matches", column)
    connection = op.get_bind()
    connection.execute(sa.text(FILLED))
    connection.execute(sa.text(AWAITING))
    _fill_given_up(connection)
    for name, (columns, condition) in INDEXES.items():
        op.create_index(name, "matches", columns, sqlite_where=sa.text(condition), postgresql_where=sa.text(condition))


def _fill_given_up(connection: sa.Connection) -> None:
    left = sa.select(ENTRIES.c.match, ENTRIES.c.actor, ENTRIES.c.text).order_by(ENTRIES.c.match, ENTRIES.c.ply)
    left = left.where(sa.or_(*(ENTRIES.c.text.like(f"{word} %") for word in ENDS)))
    given_up: dict[str, list[list[object]]] = {}
    for match, actor, text in connection.execute(left):
        word, _blank, bot = text.partition(" ")
        given_up.setdefault(match, []).append([int(actor), ENDS[word], bot])
    for match, seats in given_up.items():
        connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(given_up=seats))


def downgrade() -> None:
    """Forget them: they follow from journals and seats."""
    for name in INDEXES:
        op.drop_index(name, "matches")
    with op.batch_alter_table("matches") as matches:
        for column in _added():
            matches.drop_column(column.name)
