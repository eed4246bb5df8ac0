"""Keep where a match begins that plays on from another; the seals of its journal cover it."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from skyhop.game.journal import Header, Journal

revision = "0007"
down_revision = "0006"

BRANCHES = sa.text("SELECT id, game, ruleset, engine, first, titles FROM matches WHERE begun_from IS NOT NULL")
ENTRIES = sa.text("SELECT actor, text FROM entries WHERE match = :id ORDER BY ply")
SEAL = sa.text("UPDATE entries SET seal = :seal WHERE match = :id AND ply = :ply")


def upgrade() -> None:
    """Add the place; every match that there is began at its own beginning."""
    op.add_column("matches", sa.Column("begun_from", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    """Make matches like any other of those, and forget the place: their first shuffles follow from no secret then."""
    connection = op.get_bind()
    for row in connection.execute(BRANCHES).mappings().all():
        ruleset, titles = (
            json.loads(row[name]) if isinstance(row[name], str) else row[name] for name in ("ruleset", "titles")
        )
        journal = Journal(Header(row["game"], ruleset, row["engine"], 1, row["first"], titles))
        for ply, (actor, text) in enumerate(connection.execute(ENTRIES, {"id": row["id"]}).all()):
            entry = journal.write(actor, text)
            connection.execute(SEAL, {"id": row["id"], "ply": ply, "seal": entry.seal})
    op.drop_column("matches", "begun_from")
