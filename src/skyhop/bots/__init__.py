"""Bots: programs that play. A bot receives views, never states."""
