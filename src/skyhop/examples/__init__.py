"""Example games, each on one page; find them with `--examples`."""
