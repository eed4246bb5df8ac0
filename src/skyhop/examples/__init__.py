"""Example games, each on one page. The option `--examples` adds them to the list of games."""
