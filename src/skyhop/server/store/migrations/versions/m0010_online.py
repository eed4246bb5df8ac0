"""Keep clocks with their deadlines, which matches are offered to all and which are rated, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

ADDED = ("control", "clocks", "deadline", "offered_by", "is_rated")
ALIVE = sa.text("INSERT INTO alive (id, at) VALUES (1, '1970-01-01T00:00:00.000+00:00')")


def upgrade() -> None:
    """Add them; matches of before have no clock, and are neither offered nor rated."""
    op.add_column("matches", sa.Column("control", sa.String(16)))
    op.add_column("matches", sa.Column("clocks", sa.JSON(none_as_null=True)))
    op.add_column("matches", sa.Column("deadline", sa.String(32)))
    op.add_column("matches", sa.Column("offered_by", sa.String(40)))
    op.add_column("matches", sa.Column("is_rated", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_matches_deadline", "matches", ["deadline"])
    op.create_table(
        "alive", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.String(32), nullable=False)
    )
    op.get_bind().execute(ALIVE)
    op.create_table(
        "ratings",
        sa.Column("match", sa.String(22), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("speed", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("rank", sa.Integer),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_player", "ratings", ["player", "game", "speed", "number"])


def downgrade() -> None:
    """Forget them: matches go on without a clock, and nobody is offered or rated."""
    op.drop_table("ratings")
    op.drop_table("alive")
    op.drop_index("ix_matches_deadline", "matches")
    with op.batch_alter_table("matches") as matches:
        for name in ADDED:
            matches.drop_column(name)
