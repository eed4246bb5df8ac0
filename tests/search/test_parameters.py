"""Tests of the parameters of kernels and entries of search and learning: few parameters, each with a type."""

from __future__ import annotations

import inspect
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_type_hints

import pytest
from tests.learning.learned_nim import GAME

from skyhop import learning
from skyhop.engine.jit.functions import FieldKernel, Kernel
from skyhop.learning.self_play import loop
from skyhop.search import compiled_entries, solver
from skyhop.search.compiled_entries import Way, game_entry

MOST = 6
PACKAGES = (import_module("skyhop.search"), learning)
KERNELS = {
    f"{module}.{name}": made.py_func
    for package in PACKAGES
    for module in (f"{package.__name__}.{each.name}" for each in iter_modules(package.__path__))
    for name, made in vars(import_module(module)).items()
    if isinstance(made, Kernel | FieldKernel) and made.py_func.__module__ == module
}
ENTRIES = {
    "search": game_entry(compiled_entries.search, GAME, Way.JUDGED),
    "attempts": game_entry(compiled_entries.attempts, GAME, Way.WON),
    "judged attempts": game_entry(compiled_entries.attempts, GAME, Way.JUDGED),
    "prospects": game_entry(compiled_entries.prospects, GAME, Way.PLAYED_OUT),
    "solver": game_entry(solver.make_solver, GAME),
    "loop": game_entry(loop, GAME),
}


@pytest.mark.parametrize("name", KERNELS)
def test_a_kernel_takes_a_few_things_of_known_types(name: str) -> None:
    function = KERNELS[name]

    hints = get_type_hints(function)

    assert len(inspect.signature(function).parameters) <= MOST
    assert hints.keys() >= inspect.signature(function).parameters.keys()
    assert Any not in hints.values()


@pytest.mark.parametrize("name", ENTRIES)
def test_an_entry_takes_a_few_things(name: str) -> None:
    assert len(inspect.signature(ENTRIES[name].py_func).parameters) <= MOST


def test_kernels_are_found() -> None:
    assert {"skyhop.search.tree.iterate", "skyhop.learning.self_play.relabel"} <= KERNELS.keys()
