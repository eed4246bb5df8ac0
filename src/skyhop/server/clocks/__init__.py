"""Clocks of matches: time controls, used time, and presence of players."""
