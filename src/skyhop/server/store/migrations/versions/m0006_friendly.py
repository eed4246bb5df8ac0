"""Keep whether hints may be taken in a match between people; remarks can tell of hints from here on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the answer; in matches that have begun nobody was asked."""
    op.add_column("matches", sa.Column("is_friendly", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("matches", "is_friendly")
