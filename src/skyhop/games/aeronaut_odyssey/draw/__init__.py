"""Drawings of a match: the map of its board with the marks of the players, and their inventories."""
