"""Migrations, each in one file."""
