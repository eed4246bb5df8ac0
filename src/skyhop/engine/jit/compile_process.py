"""A program that compiles entries onto the disk: it reads their addresses, a line each, and answers each by a line.

The answer is empty when the machine code lies on the disk, else it says why not; it begins with `FAULT` where a game's
own code is the reason. The program ends when its input does, and so with the process that has started it, however that
one ends.
"""

from __future__ import annotations

import gc
import os
import sys
import threading
from queue import SimpleQueue

from skyhop.engine.jit.entries import entry_at
from skyhop.engine.jit.functions import FAULT, CodeFault, keep_all


def main() -> None:  # pragma: no cover  it runs in a process of its own, which tests/core/test_compilation.py starts
    """Compile what is asked for until the input ends; the argument says by how much others go before."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # a game's file may print while it is imported: only answers may stand among the answers
    addresses: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_read, args=(addresses,), daemon=True).start()
    gc.disable()
    while True:
        answers.write(_compiled(addresses.get()) + "\n")
        answers.flush()
        gc.collect()  # the compiler leaves hundreds of megabytes
        keep_all()  # what the compiler itself is made of is looked through once


def _read(addresses: SimpleQueue[str]) -> None:  # pragma: no cover  as above
    """Take addresses in; at the end of the input end at once, whatever is being compiled."""
    for line in sys.stdin:
        addresses.put(line.strip())
    os._exit(0)


def _compiled(address: str) -> str:
    """Compile an entry, or say in one line why that cannot be."""
    try:
        entry_at(address).compile()
    except CodeFault as fault:
        more = f" ({fault.__cause__})" if os.environ.get("SKYHOP_DEBUG") else ""
        return " ".join(f"{FAULT}{fault}{more}".split())
    except Exception as error:  # noqa: BLE001  whoever has asked is told, whatever it is
        return " ".join(f"{type(error).__name__}: {error}".split())
    return ""


if __name__ == "__main__":  # pragma: no cover  as above
    main()
