"""The table: matches that people and bots play, kept in a store that survives everything but its disk."""
