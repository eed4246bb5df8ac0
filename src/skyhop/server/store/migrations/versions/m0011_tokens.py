"""Keep hashes of the tokens by which programs prove who they are, and of a program in a seat whose it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

UNSEATED = sa.text("UPDATE seats SET kind = 'guest' WHERE kind = 'program'")
GUESTS = sa.text("UPDATE players SET kind = 'guest' WHERE kind = 'program'")


def upgrade() -> None:
    """Programs were not let in before."""
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("program", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("owner", sa.String(40), sa.ForeignKey("players.id")),
        sa.Column("scopes", sa.String(80), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.Column("stream", sa.String(16)),
        sa.Column("ends", sa.String(32)),
    )
    op.create_index("ix_tokens_program", "tokens", ["program"])
    op.create_index("ix_tokens_owner", "tokens", ["owner"])
    op.add_column("seats", sa.Column("owner", sa.String(20)))


def downgrade() -> None:
    """Forget them: a program that sits somewhere is a guest then who never comes back."""
    connection = op.get_bind()
    connection.execute(UNSEATED)
    connection.execute(GUESTS)
    op.drop_table("tokens")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("owner")
