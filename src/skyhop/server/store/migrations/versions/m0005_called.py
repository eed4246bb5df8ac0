"""Keep what players want to be called."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the names; who sits there already has said none."""
    op.add_column("seats", sa.Column("called", sa.String(20)))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("seats", "called")
