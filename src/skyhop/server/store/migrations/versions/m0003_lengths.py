"""Let entries be as long as they are: SQLite never counted, PostgreSQL refuses what is longer than was said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


LENGTHS = {"text": 400, "actor": 16}


def upgrade() -> None:
    """Say no lengths for what a game may write, where they count."""
    if op.get_bind().dialect.name == "postgresql":
        for name, length in LENGTHS.items():
            op.alter_column("entries", name, type_=sa.Text, existing_type=sa.String(length), existing_nullable=False)


def downgrade() -> None:
    """Say them again; an entry that is longer keeps the store from it."""
    if op.get_bind().dialect.name == "postgresql":
        for name, length in LENGTHS.items():
            op.alter_column("entries", name, type_=sa.String(length), existing_type=sa.Text, existing_nullable=False)
