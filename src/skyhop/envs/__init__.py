"""Environments: the games as the programs of others expect them."""
