"""How a store comes from the shape of one version to that of another."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from skyhop.i18n import _
from skyhop.server.schema import METADATA

STEPS = Path(__file__).parent
SHAPES = tuple(sorted(path.name[1:5] for path in (STEPS / "versions").glob("m[0-9]*.py")))
"""Every shape that a store has had, the oldest first; that of this version is the last."""
SHAPELESS = "base"
"""A database in which there is no store yet."""
VERSION = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32)),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where alembic keeps the shape of a store."""
TOUCHED = sa.text("UPDATE alembic_version SET version_num = version_num")
"""Writes, and changes nothing: it fails where nothing can be written."""


class LaterVersion(Exception):  # noqa: N818  it names what is the matter
    """The store has a shape that this version does not know."""

    def __str__(self) -> str:
        return _("A later version of skyhop has kept matches in this store; use that version or a later one.")


def shape(connection: sa.Connection) -> str:
    """The shape of a store; one that is not among `SHAPES` is of a later version."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return SHAPELESS
    return connection.scalar(sa.select(VERSION.c.version_num)) or SHAPELESS


def migrate(connection: sa.Connection, wanted: str = SHAPES[-1]) -> None:
    """Bring a store into a shape, forwards or back; a new one is made as it is today, at once and without alembic.

    Raises:
        LaterVersion: where the store's shape is none of `SHAPES`.

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
