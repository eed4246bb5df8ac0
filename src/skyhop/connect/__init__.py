"""Bots that play on a remote server as programs, over its `/api/v1`."""
