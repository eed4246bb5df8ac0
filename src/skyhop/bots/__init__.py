"""Bots: programs that play. They receive views, never states."""
