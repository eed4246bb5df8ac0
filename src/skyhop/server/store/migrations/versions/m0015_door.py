"""Keep of each match whether its players let others watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the seat that has closed it; of those of before none has."""
    op.add_column("matches", sa.Column("closed_by", sa.Integer))


def downgrade() -> None:
    """Forget it: whoever has the address may watch."""
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("closed_by")
