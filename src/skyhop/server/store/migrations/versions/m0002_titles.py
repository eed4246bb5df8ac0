"""Keep the words for the seats with which a journal was sealed: a free seat is a guest's later, its seal stays."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Sequence

import sqlalchemy as sa
from alembic import op

from skyhop.game.journal import Header, seal, seal_of_header

revision = "0002"
down_revision = "0001"

MATCHES = sa.text("SELECT id, game, ruleset, engine, first FROM matches")
SEATS = sa.text("SELECT kind, player FROM seats WHERE match = :id ORDER BY seat")
FIRST_ENTRY = sa.text("SELECT actor, text, seal FROM entries WHERE match = :id AND ply = 0")
CHANGE = sa.text("UPDATE matches SET titles = :titles WHERE id = :id")


def upgrade() -> None:
    """Add the words, found by trying which of them the first seal fits."""
    op.add_column("matches", sa.Column("titles", sa.JSON, nullable=False, server_default="[]"))
    connection = op.get_bind()
    for row in connection.execute(MATCHES).mappings().all():
        seats = [(kind, player) for kind, player in connection.execute(SEATS, {"id": row["id"]})]
        titles = _titles(row, seats, connection.execute(FIRST_ENTRY, {"id": row["id"]}).mappings().first())
        connection.execute(CHANGE, {"id": row["id"], "titles": json.dumps(titles)})


def downgrade() -> None:
    """Leave them out again: they were read from the seats before."""
    op.drop_column("matches", "titles")


def _titles(row: sa.RowMapping, seats: Sequence[tuple[str, str]], entry: sa.RowMapping | None) -> list[str]:
    """The words that the first seal fits; as the seats are now where none do, or nothing is sealed yet."""
    present = [player if kind == "bot" else kind for kind, player in seats]
    if entry is None:
        return present
    ruleset = json.loads(row["ruleset"]) if isinstance(row["ruleset"], str) else row["ruleset"]
    for titles in _earlier(present):
        header = Header(row["game"], ruleset, row["engine"], 1, row["first"], titles)
        if seal(seal_of_header(header), entry["actor"], entry["text"]) == entry["seal"]:
            return titles
    return present


def _earlier(present: Sequence[str]) -> Iterator[list[str]]:
    """What may have stood there at the beginning: the same, or that seats of some guests were free, or a program's."""
    choices = [("guest", "open", "program") if title == "guest" else (title,) for title in present]
    return (list(titles) for titles in itertools.product(*choices))
