"""Drawings of a match: the chart of its board, and on it all that the players have done."""
