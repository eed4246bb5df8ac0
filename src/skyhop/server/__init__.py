"""Server: matches between people and bots, in a store that survives restarts and crashes."""
