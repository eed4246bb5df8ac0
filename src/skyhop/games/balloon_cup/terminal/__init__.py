"""Balloon Cup in the terminal: the table in colour, input and texts."""
