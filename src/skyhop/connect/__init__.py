"""Bots that play at a table elsewhere, as programs, over its `/api/v1`."""
