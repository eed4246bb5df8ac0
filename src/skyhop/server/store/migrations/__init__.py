"""Migrations of a store to the present schema. No migration can be undone. To go back, restore a backup."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from skyhop.i18n import _
from skyhop.server.schema import METADATA

STEPS = Path(__file__).parent
SCHEMA_VERSIONS = tuple(sorted(path.name[1:5] for path in (STEPS / "versions").glob("m[0-9]*.py")))
"""All schema versions of the store, the oldest first. The last one is the present version."""
NO_SCHEMA = "base"
"""Schema version of an empty database."""
VERSION = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32)),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Table in which alembic keeps the schema version."""
TOUCHED = sa.text("UPDATE alembic_version SET version_num = version_num")
"""Statement that writes but changes nothing. It fails if the store is not writable."""


class LaterVersion(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when a later version of skyhop wrote the store. This version cannot read the store's schema."""

    def __str__(self) -> str:
        return _("A later version of skyhop wrote this store. Use that version or a later one.")


def read_schema_version(connection: sa.Connection) -> str:
    """Return the schema version of a store.

    A version outside `SCHEMA_VERSIONS` belongs to a later version of skyhop.
    """
    if not sa.inspect(connection).has_table(VERSION.name):
        return NO_SCHEMA
    return connection.scalar(sa.select(VERSION.c.version_num)) or NO_SCHEMA


def migrate(connection: sa.Connection) -> None:
    """Migrate a store to the present schema. Create the tables of a new store directly, without alembic.

    Raises:
        LaterVersion: if the store's schema version is not in `SCHEMA_VERSIONS`.
    """
    present = read_schema_version(connection)
    if present == NO_SCHEMA:
        METADATA.create_all(connection)
        VERSION.create(connection, checkfirst=True)
        connection.execute(sa.insert(VERSION).values(version_num=SCHEMA_VERSIONS[-1]))
    elif present not in SCHEMA_VERSIONS:
        raise LaterVersion
    elif present != SCHEMA_VERSIONS[-1]:
        run_steps(connection)


def run_steps(connection: sa.Connection) -> None:
    """Run the alembic migrations from the schema version of the store to the present version."""
    from alembic import command  # noqa: PLC0415  slow to import and rarely needed
    from alembic.config import Config  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(STEPS))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
