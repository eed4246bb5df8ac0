"""Alembic environment. It runs the migrations on the connection that the store opened."""

from __future__ import annotations

from alembic import context

from skyhop.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
