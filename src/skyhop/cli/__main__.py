"""`python -m skyhop.cli` is the command `skyhop`."""

from skyhop.cli.main import run

run()
