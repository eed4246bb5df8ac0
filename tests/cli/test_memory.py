"""What threads have freed, other threads use again."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

TAKING = """
import ctypes, re, sys, tempfile, threading
from skyhop.cli._memory import share_arenas

if sys.argv[1] == "shared":
    share_arenas()
library, together = ctypes.CDLL(None), threading.Barrier(8)
library.malloc.restype = library.fopen.restype = ctypes.c_void_p

def take():
    together.wait()
    library.malloc(100_000)
    together.wait()

threads = [threading.Thread(target=take) for _number in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
with tempfile.NamedTemporaryFile() as told:
    file = ctypes.c_void_p(library.fopen(told.name.encode(), b"w"))
    library.malloc_info(0, file)
    library.fclose(file)
    print(len(re.findall(rb"<heap nr=", told.read())))
"""
"""Takes memory in eight threads at once, and prints from how many arenas the C library gave it."""


def arenas(how: str) -> int:
    ended = subprocess.run([sys.executable, "-c", TAKING, how], capture_output=True, text=True, check=True, timeout=60)
    return int(ended.stdout)


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_info"), reason="only this C library has arenas"
)
def test_threads_share_a_few_arenas() -> None:
    assert arenas("own") > 2
    assert arenas("shared") <= 2
