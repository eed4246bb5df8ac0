"""Proposals between players: draw, take-back, pause and extra time."""
