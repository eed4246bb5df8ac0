"""Keep which names were reported, what was decided of them, and from whom one was taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from skyhop.server.store.migrations.versions.m0017_passkeys import LONGEST

revision = "0019"
down_revision = "0018"

NAME = sa.String(20).with_variant(sa.String(LONGEST), "postgresql")
ADDED = (("players", "taken", NAME), ("accounts", "formerly", sa.String(100)))


def upgrade() -> None:
    """Begin with none."""
    op.create_table(
        "reports",
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("name", NAME, primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "verdicts",
        sa.Column("likeness", sa.String(100), primary_key=True),
        sa.Column("name", NAME, nullable=False),
        sa.Column("is_kept", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    for table, column, kind in ADDED:
        op.add_column(table, sa.Column(column, kind))


def downgrade() -> None:
    """Forget them; whoever was given another name keeps it."""
    for table, column, _kind in ADDED:
        with op.batch_alter_table(table) as changed:
            changed.drop_column(column)
    op.drop_table("verdicts")
    op.drop_table("reports")
