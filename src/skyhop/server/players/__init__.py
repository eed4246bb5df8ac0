"""Players: accounts, sessions, passkeys, tokens, names, reports and blocks."""
