"""Keep why a rated match does not count."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Of those that were recorded before, nothing is known."""
    op.add_column("ratings", sa.Column("annulled", sa.String(12)))


def downgrade() -> None:
    """Forget the reasons."""
    with op.batch_alter_table("ratings") as ratings:
        ratings.drop_column("annulled")
