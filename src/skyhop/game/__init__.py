"""Concepts that all games share: options, refusals, matches, journals, and the registry of games."""
