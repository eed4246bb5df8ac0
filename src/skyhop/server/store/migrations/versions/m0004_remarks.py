"""Keep what players say beside the play: that a draw was offered, declined, or the offer taken back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the remarks; of what was said before nothing is known."""
    op.add_column("matches", sa.Column("remarks", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("matches", "remarks")
