"""Program that compiles entries to the disk. For each address on its input, it writes one line.

An empty line means success. Otherwise, the line is the reason for a failure. It begins with `FAULT_PREFIX` if the code
of a game is wrong. The program ends when its input ends, so it never runs longer than its parent process.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from queue import SimpleQueue

from skyhop.engine.jit.compilation import entry_at
from skyhop.engine.jit.functions import FAULT_PREFIX, CodeFault, keep_all


def main() -> None:  # pragma: no cover  runs in a separate process that tests/engine/test_compilation.py starts
    """Compile the entries whose addresses the program reads, until the input ends.

    The command-line argument is the number to add to the niceness of the process.
    """
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # a game's file may print at import; keep its output out of the answers
    addresses: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_read, args=(addresses,), daemon=True).start()
    gc.disable()
    while True:
        answers.write(_compile_entry(addresses.get()) + "\n")
        answers.flush()
        gc.collect()  # the compiler leaves hundreds of megabytes of garbage
        keep_all()  # the garbage collector skips the compiler's own objects from now on


def _read(addresses: SimpleQueue[str]) -> None:  # pragma: no cover  as above
    """Read addresses of entries from standard input into a queue. At the end of the input, exit at once."""
    for line in sys.stdin:
        addresses.put(line.strip())
    os._exit(0)


def _compile_entry(address: str) -> str:
    """Compile the entry with this address.

    Return the reason for a failure in one line, or an empty text after success.
    """
    try:
        entry_at(address).compile()
    except CodeFault as fault:
        more = f" ({fault.__cause__})" if os.environ.get("SKYHOP_DEBUG") else ""
        return " ".join(f"{FAULT_PREFIX}{fault}{more}".split())
    except Exception as error:  # noqa: BLE001  report every error to the caller
        return " ".join(f"{type(error).__name__}: {error}".split())
    return ""


if __name__ == "__main__":  # pragma: no cover  as above
    main()
