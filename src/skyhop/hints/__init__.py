"""Hints: what the strong bot would consider in a seat's place, and what is at stake by it."""
