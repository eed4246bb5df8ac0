"""Keep players, to whom seats refer, and hashes of the proofs by which they are known again."""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

PLAYERS = sa.text(
    "INSERT INTO players (id, kind, name, created, seen) "
    "SELECT player, min(kind), NULL, min(begun_at), max(coalesce(last, begun_at)) "
    "FROM seats JOIN matches ON matches.id = seats.match "
    "LEFT JOIN (SELECT match, max(at) AS last FROM entries GROUP BY match) AS told ON told.match = seats.match "
    "WHERE player IS NOT NULL GROUP BY player"
)
NAMES = sa.text(
    "SELECT player, called FROM seats JOIN matches ON matches.id = seats.match "
    "WHERE called IS NOT NULL ORDER BY begun_at, seats.match, seat"
)
NAMED = sa.text("UPDATE players SET name = :name WHERE id = :id")
GUESTS = sa.text("SELECT id, created, seen FROM players WHERE kind = 'guest'")
PROOF = sa.text("INSERT INTO proofs (hash, player, created, seen) VALUES (:hash, :id, :created, :seen)")
PEOPLE = sa.text("UPDATE seats SET kind = 'guest' WHERE kind = 'account'")


def upgrade() -> None:
    """Make a player of everybody who sits somewhere; the cookies that guests have are their first proofs."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(20)),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.Column("merged_into", sa.String(40)),
    )
    op.create_table(
        "proofs",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.Column("follows", sa.String(64)),
        sa.Column("ends", sa.String(32)),
    )
    op.create_index("ix_proofs_player", "proofs", ["player"])
    connection = op.get_bind()
    connection.execute(PLAYERS)
    for player, called in connection.execute(NAMES).all():
        connection.execute(NAMED, {"id": player, "name": called})
    for guest in connection.execute(GUESTS).mappings().all():
        connection.execute(PROOF, {**guest, "hash": sha256(guest["id"].encode()).hexdigest()})
    with op.batch_alter_table("seats") as seats:
        seats.create_foreign_key("fk_seats_player", "players", ["player"], ["id"])


def downgrade() -> None:
    """Forget them: seats name their players as before, and cookies that were renewed are not known any more."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint("fk_seats_player", type_="foreignkey")
    op.get_bind().execute(PEOPLE)
    op.drop_table("proofs")
    op.drop_table("players")
