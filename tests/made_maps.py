"""Maps from a separate process with compilation, for test runs without compilation.

Such runs do not measure the map generator. Without compilation, a map would take half a minute.
"""

from __future__ import annotations

import atexit
import os
import pickle
import subprocess
import sys
from functools import cache

from skyhop.boards import generate
from skyhop.boards.model import Board
from skyhop.boards.settings import Settings


def make_elsewhere() -> None:
    """From now on, generate the maps of this process in another process. Each map is generated only once."""
    generate.generate = cache(_made)


def _made(chosen: Settings) -> Board:
    maker = _maker()
    assert maker.stdin is not None
    assert maker.stdout is not None
    pickle.dump(chosen, maker.stdin)
    maker.stdin.flush()
    board: Board = pickle.load(maker.stdout)
    return board


@cache
def _maker() -> subprocess.Popen[bytes]:
    """Start the process that generates maps. It ends when its input is closed."""
    compiling = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    command = [sys.executable, "-m", __name__]
    maker = subprocess.Popen(command, env=compiling, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    atexit.register(maker.communicate)
    return maker


def _serve() -> None:
    while True:
        try:
            chosen = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        pickle.dump(generate.generate(chosen), sys.stdout.buffer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    _serve()
