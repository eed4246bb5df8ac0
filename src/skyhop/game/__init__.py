"""Interface of games, and the parts that all games share, such as options, matches, journals and the registry."""
