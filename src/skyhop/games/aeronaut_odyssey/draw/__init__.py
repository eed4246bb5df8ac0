"""Drawings of a match: the map of its board, with everything that the players have done."""
