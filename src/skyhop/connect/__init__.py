"""Client with which bots play on a remote server, over the HTTP API `/api/v1`."""
