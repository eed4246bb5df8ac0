"""Lessons and puzzles: positions in which the reader must find one action."""
