"""Matches in a terminal, for people at one keyboard and bots. A file can store the match."""
