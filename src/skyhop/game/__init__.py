"""Interface of games, and everything that all games share: options, refusals, matches, journals, the registry."""
