"""Keep for whom a free seat is kept: a rematch seats nobody who has not agreed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

INDEX = "ix_seats_kept_for"


def upgrade() -> None:
    """Begin with none that is kept."""
    op.add_column("seats", sa.Column("kept_for", sa.String(40)))
    op.create_index(INDEX, "seats", ["kept_for"])


def downgrade() -> None:
    """Let whoever has the address sit down there; that somebody did not want to is no remark of before."""
    op.execute(sa.text("UPDATE seats SET called = NULL WHERE kept_for IS NOT NULL"))
    op.drop_index(INDEX, "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("kept_for")
