"""Running matches: creation, commands, time, bots, replay and broadcast."""
