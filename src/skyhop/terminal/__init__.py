"""The table in a terminal: people at one keyboard, bots, a file in which the match is kept."""
