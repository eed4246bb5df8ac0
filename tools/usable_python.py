"""Report if this Python cannot set up the project. The program runs on any version of Python."""

import sys

OLDEST = (3, 11)

if sys.version_info < OLDEST:
    sys.exit(
        "Skyhop needs Python %d.%d or newer; %s is %d.%d. Name another one: make PYTHON=python3.12 ..."  # noqa: UP031
        % (OLDEST[0], OLDEST[1], sys.executable, sys.version_info[0], sys.version_info[1])
    )

try:
    import ensurepip  # noqa: F401
    import venv  # noqa: F401
except ImportError:
    sys.exit(
        "This Python cannot make environments: its module venv is missing (on Debian: apt-get install python3-venv)."
    )
