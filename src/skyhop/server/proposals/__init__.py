"""Proposals between players: draws, take-backs, pauses and extra time."""
