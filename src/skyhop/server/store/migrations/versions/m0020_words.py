"""Keep the word that a player added before the deal, with what the table had drawn for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Begin with none."""
    op.add_column("matches", sa.Column("word", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    """Forget them; the shuffles still follow from the secret."""
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("word")
