"""Keep when each entry was made, in milliseconds since the beginning; its seal covers it."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from skyhop.game.journal import Header, Journal, read_origin

revision = "0008"
down_revision = "0007"

TIMED = sa.text(
    "SELECT id, game, ruleset, engine, first, titles, begun_from FROM matches"
    " WHERE id IN (SELECT match FROM entries WHERE elapsed IS NOT NULL)"
)
ENTRIES = sa.text("SELECT actor, text FROM entries WHERE match = :id ORDER BY ply")
SEAL = sa.text("UPDATE entries SET seal = :seal WHERE match = :id AND ply = :ply")


def upgrade() -> None:
    """Add the time; of the entries that there are, no seal covers one, so they keep none."""
    op.add_column("entries", sa.Column("elapsed", sa.BigInteger))


def downgrade() -> None:
    """Forget the times, and seal all entries without them, as they were sealed before."""
    connection = op.get_bind()
    for row in connection.execute(TIMED).mappings().all():
        ruleset, titles, begun_from = (
            json.loads(row[name]) if isinstance(row[name], str) else row[name]
            for name in ("ruleset", "titles", "begun_from")
        )
        header = Header(row["game"], ruleset, row["engine"], 1, row["first"], titles, read_origin(begun_from))
        journal = Journal(header)
        for ply, (actor, text) in enumerate(connection.execute(ENTRIES, {"id": row["id"]}).all()):
            entry = journal.write(actor, text)
            connection.execute(SEAL, {"id": row["id"], "ply": ply, "seal": entry.seal})
    op.drop_column("entries", "elapsed")
