"""Keep passkeys, and names of 24 letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

BEFORE, LONGEST = 20, 24
NAMES = {"players": ("name",), "seats": ("called", "owner")}


def upgrade() -> None:
    """Begin with no passkey."""
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("site", sa.String(253), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("is_synced", sa.Integer, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32)),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player"])
    _let_names_have(LONGEST, BEFORE)


def downgrade() -> None:
    """Forget them; the passphrase of an account is there as before. Longer names lose their end."""
    op.drop_table("passkeys")
    for table, columns in NAMES.items():
        for column in columns:
            op.execute(sa.text(f"UPDATE {table} SET {column} = substr({column}, 1, {BEFORE})"))  # noqa: S608  no input
    _let_names_have(BEFORE, LONGEST)


def _let_names_have(most: int, before: int) -> None:
    """Say how long names may be, where lengths count."""
    if op.get_bind().dialect.name == "postgresql":
        for table, columns in NAMES.items():
            for column in columns:
                op.alter_column(table, column, type_=sa.String(most), existing_type=sa.String(before))
