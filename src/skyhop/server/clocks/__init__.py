"""Clocks of matches: time controls, charged time, and presence of players."""
