"""Entry point of the command `skyhop`. An interrupted command ends without a traceback."""

import sys
from collections.abc import Sequence

INTERRUPTED = 130


def run() -> None:
    """Run the command line of this process and exit with its code."""
    sys.exit(main(sys.argv[1:]))


def main(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code. Never raise an exception."""
    try:
        from skyhop.cli.program import run_line  # noqa: PLC0415  handle Ctrl+C during the import too

        return run_line(arguments)
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    run()
