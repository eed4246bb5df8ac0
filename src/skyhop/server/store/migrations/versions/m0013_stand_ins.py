"""Keep which bot was agreed on to play on for who leaves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

RETURNED = "returned"
MATCHES = sa.table("matches", sa.column("id"), sa.column("remarks", sa.JSON))


def upgrade() -> None:
    """Add it: in matches of before, the one that plays where none is named."""
    op.add_column("matches", sa.Column("stand_in", sa.String(40)))


def downgrade() -> None:
    """Forget it, and who has returned to a seat that a bot plays on: earlier versions cannot read that."""
    connection = op.get_bind()
    for name, remarks in connection.execute(sa.select(MATCHES.c.id, MATCHES.c.remarks)).all():
        kept = [remark for remark in remarks or [] if remark[2] != RETURNED]
        if kept != remarks:
            connection.execute(sa.update(MATCHES).where(MATCHES.c.id == name).values(remarks=kept))
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("stand_in")
