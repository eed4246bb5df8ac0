"""Server: matches between people and bots, with a store that keeps them across restarts and crashes."""
