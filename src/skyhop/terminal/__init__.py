"""Matches in a terminal, between bots and people who share one keyboard. A file can store the match."""
