"""Puzzles: positions of matches between bots in which one action is clearly the best, mined, measured and explained."""
