"""Pages of players: account, passkeys, settings, ratings and reports."""
