"""Commands that run a server and maintain its data."""
