"""What a game is, and how one play of it goes: options, refusals, match, journal, and the registry that finds games."""
