"""Keep accounts, whom players block, and of each proof the browser that has it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

NAMED = sa.text("UPDATE proofs SET browser = substr(hash, 1, 16)")
GUESTS = sa.text("UPDATE players SET kind = 'guest' WHERE kind IN ('account', 'gone')")
SEATS = sa.text("UPDATE seats SET kind = 'guest' WHERE kind = 'account'")


def upgrade() -> None:
    """Add them; what was one proof after another counts as several browsers, for an hour at most."""
    op.add_column("proofs", sa.Column("browser", sa.String(16)))
    op.add_column("proofs", sa.Column("device", sa.String(80)))
    op.get_bind().execute(NAMED)
    op.create_table(
        "accounts",
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("likeness", sa.String(100), nullable=False, unique=True),
        sa.Column("passphrase", sa.String(200), nullable=False),
        sa.Column("settings", sa.String(400)),
    )
    op.create_table(
        "recoveries",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
    )
    op.create_index("ix_recoveries_player", "recoveries", ["player"])
    op.create_table(
        "attempts",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("ends", sa.String(32), nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("other", sa.String(40), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Forget them: an account is a guest then, known by the browsers that are signed in."""
    connection = op.get_bind()
    connection.execute(GUESTS)
    connection.execute(SEATS)
    for name in ("blocks", "attempts", "recoveries", "accounts"):
        op.drop_table(name)
    with op.batch_alter_table("proofs") as proofs:
        proofs.drop_column("browser")
        proofs.drop_column("device")
