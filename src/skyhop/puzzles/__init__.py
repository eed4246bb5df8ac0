"""Puzzles: positions from matches between bots in which one action is clearly the best."""
