"""Drawings of a match: the map of its board, and on it all that the players have done."""
