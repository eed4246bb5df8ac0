"""Tests of memory: freed memory can be used again, and caches have limits."""

from __future__ import annotations

import ctypes
import functools
import importlib
import inspect
import pkgutil
import subprocess
import sys

import pytest

import skyhop

PIECES = """
import ctypes, sys
from skyhop.web.process.server import configure_malloc

class Taken(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in "arena b c d mapped e f g h i".split()]

library = ctypes.CDLL(None)
library.mallinfo2.restype = Taken
library.malloc.restype, library.malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
library.free.argtypes = [ctypes.c_void_p]
if sys.argv[1] == "little":
    configure_malloc()
library.free(library.malloc(30_000_000))
before = library.mallinfo2().mapped
piece = library.malloc(1_000_000)
print(library.mallinfo2().mapped - before >= 1_000_000)
"""
SERVED = {
    *(
        "analysis",
        "boards",
        "bots",
        "engine",
        "game",
        "games",
        "i18n",
        "jobs",
        "print",
        "puzzles",
        "rulebook",
        "search",
    ),
    *("server", "svg", "web"),
}
WITHOUT_BOUND = {
    "skyhop.rulebook.quiz._read",
    "skyhop.web.api.endpoint._read_signature",
    "skyhop.engine.jit.code_key._class_key",
    "skyhop.engine.jit.code_key._part",
    "skyhop.engine.jit.code_key.functions_of",
    "skyhop.engine.jit.compiler._beginning",
    "skyhop.engine.jit.compiler._declared_records",
    "skyhop.engine.jit.compiler._kernel_dispatcher",
    "skyhop.game.registry._find_modules",
    "skyhop.game.registry._is_game",
    "skyhop.game.registry._register",
    "skyhop.svg.outlines",
    "skyhop.games.aeronaut_odyssey.game.workload_ruleset",
    "skyhop.puzzles.collection._index_by_name",
    "skyhop.puzzles.collection._group_by_level",
    "skyhop.puzzles.collection._sort_puzzles",
    "skyhop.server.ratings.puzzles._find_median",
    "skyhop.puzzles.collection._stride",
    "skyhop.puzzles.collection.list_daily",
    "skyhop.web.http.static_files._list_published",
    "skyhop.web.http.static_files._read_minified",
    "skyhop.web.http.static_files.static",
    "skyhop.server.backup.validation._find_type",
    "skyhop.web.http.fragments._page_of",
    "skyhop.web.http.rate_limits._items",
    "skyhop.web.http.templates._environment",
    "skyhop.web.http.fragments._macro",
    "skyhop.web.levels.draw_face",
}
"""Keep one answer for each game, package, file or function of the program; nobody who asks adds to them."""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other systems' C libraries cannot be told")
@pytest.mark.parametrize(("how", "is_apart"), [("as it comes", False), ("little", True)])
def test_what_is_large_is_taken_from_the_system_also_after_something_larger(how: str, *, is_apart: bool) -> None:
    said = subprocess.run([sys.executable, "-c", PIECES, how], capture_output=True, text=True, check=True)

    assert said.stdout.strip() == str(is_apart)


def test_no_cache_of_a_served_table_grows_with_what_is_asked() -> None:
    for found in pkgutil.walk_packages(skyhop.__path__, "skyhop."):
        if found.name.split(".")[1] in SERVED and ".migrations." not in found.name:
            importlib.import_module(found.name)
    names = [name for name in sys.modules if name.startswith("skyhop.") and name.split(".")[1] in SERVED]
    modules = [sys.modules[name] for name in names]
    caches = {
        f"{each.__module__}.{each.__qualname__}"
        for module in modules
        for each in vars(module).values()
        if isinstance(each, functools._lru_cache_wrapper)
        and each.cache_parameters()["maxsize"] is None
        and inspect.signature(each).parameters
    }

    assert caches - WITHOUT_BOUND == set()


TAKING = """
import ctypes, re, sys, tempfile, threading
from skyhop.web.process.server import configure_malloc

if sys.argv[1] == "shared":
    configure_malloc()
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


@pytest.mark.slow
@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_info"), reason="only this C library has arenas"
)
def test_threads_share_a_few_arenas() -> None:
    assert arenas("own") > 2
    assert arenas("shared") <= 2
