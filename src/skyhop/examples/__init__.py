"""Example games, each in a single file. The option `--examples` adds them to the list of games."""
