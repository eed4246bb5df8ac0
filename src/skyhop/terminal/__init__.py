"""Matches in a terminal, with bots and with people at the same keyboard. A file can store the match."""
