"""Matches in a terminal: people at one keyboard, bots, and a file that stores the match."""
