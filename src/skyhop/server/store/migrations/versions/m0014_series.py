"""Keep of which series a match is, and whom players mute."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

KNOWN = ("offered", "declined", "taken back", "hint")
"""What could be said before."""
MATCHES = sa.table("matches", sa.column("id"), sa.column("remarks", sa.JSON))


def upgrade() -> None:
    """Add them; matches of before are of no series."""
    op.add_column("matches", sa.Column("series", sa.JSON(none_as_null=True)))
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("other", sa.String(40), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Forget them, and of what was said beside the play what earlier versions do not know."""
    connection = op.get_bind()
    for match, remarks in connection.execute(sa.select(MATCHES.c.id, MATCHES.c.remarks)).all():
        kept = [remark for remark in remarks if remark[2] in KNOWN]
        if kept != remarks:
            connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(remarks=kept))
    op.drop_table("mutes")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("series")
