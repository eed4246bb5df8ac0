"""Migrations of the store, each in its own file."""
