"""Simple games: one file with a record and two kernels. Skyhop generates all other parts of the game."""
