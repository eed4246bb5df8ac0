"""Puzzles: positions with one clearly best action, from matches between bots."""
