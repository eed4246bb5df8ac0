"""Lessons and puzzles: positions in which one action is the task."""
