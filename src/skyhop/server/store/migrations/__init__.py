"""Migrations of a store between schema versions."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from skyhop.i18n import _
from skyhop.server.schema import METADATA

STEPS = Path(__file__).parent
SHAPES = tuple(sorted(path.name[1:5] for path in (STEPS / "versions").glob("m[0-9]*.py")))
"""Schema versions that a store has had, oldest first; the last is the present one."""
SHAPELESS = "base"
"""Schema version of a database without a store."""
VERSION = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32)),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Table in which alembic keeps the schema version."""
TOUCHED = sa.text("UPDATE alembic_version SET version_num = version_num")
"""Write without effect, which fails if nothing can be written."""


class LaterVersion(Exception):  # noqa: N818  it names what is the matter
    """Error raised when a later version of skyhop wrote the store, so that its schema is unknown."""

    def __str__(self) -> str:
        return _("A later version of skyhop has kept matches in this store; use that version or a later one.")


def shape(connection: sa.Connection) -> str:
    """Return the schema version of a store; one not in `SHAPES` belongs to a later version."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return SHAPELESS
    return connection.scalar(sa.select(VERSION.c.version_num)) or SHAPELESS


def migrate(connection: sa.Connection, wanted: str = SHAPES[-1]) -> None:
    """Migrate a store to a schema version, up or down; create a new store directly, without alembic.

    Raises:
        LaterVersion: if the store's schema version is not in `SHAPES`.
    """
    present = shape(connection)
    if present == wanted:
        return
    if present not in {SHAPELESS, *SHAPES}:
        raise LaterVersion
    if (present, wanted) == (SHAPELESS, SHAPES[-1]):
        _make(connection)
        return
    from alembic import command  # noqa: PLC0415  see above
    from alembic.config import Config  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(STEPS))
    config.set_main_option("path_separator", "os")
    is_back = wanted == SHAPELESS or wanted < present != SHAPELESS
    (command.downgrade if is_back else command.upgrade)(config, wanted)


def _make(connection: sa.Connection) -> None:
    METADATA.create_all(connection)
    VERSION.create(connection, checkfirst=True)
    connection.execute(sa.insert(VERSION).values(version_num=SHAPES[-1]))
