"""Client that lets bots play on a remote server, as programs over the HTTP API `/api/v1`."""
