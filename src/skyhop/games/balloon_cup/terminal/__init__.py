"""Balloon Cup at a terminal: the table in colour, and what a person there types and reads."""
