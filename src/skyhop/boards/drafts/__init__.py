"""Boards that a hand draws: the draft and its changes, what is wrong with it, what is missing, what would mend it."""
