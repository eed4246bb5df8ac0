"""Players: accounts, sessions, passkeys, tokens, names and blocks."""
