"""Bots: players that are programs. They get views, never states."""
