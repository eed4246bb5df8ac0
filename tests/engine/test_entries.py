"""Tests of the search for the entries of a package in its sources, which misses none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from skyhop.engine.jit.compilation import entries_of, entry_at

pytestmark = pytest.mark.every_python

KERNEL_PACKAGES = tuple(
    f"skyhop.{folder}" for folder in ("boards", "bots", "engine", "examples", "game", "games", "learning", "search")
)
ALL_MODULES = f"""
import gc, importlib, pkgutil
from skyhop.engine.kernel import Entry

for name in {KERNEL_PACKAGES}:
    package = importlib.import_module(name)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
print(*sorted(each.address for each in gc.get_objects() if isinstance(each, Entry)))
"""
"""Program that imports all modules and prints the addresses of all entries that then exist."""


def test_no_entry_is_missed() -> None:
    ended = subprocess.run([sys.executable, "-c", ALL_MODULES], capture_output=True, text=True, check=True)

    assert sorted(each.address for each in entries_of(KERNEL_PACKAGES)) == ended.stdout.split()


def test_every_entry_is_found_again_at_its_address() -> None:
    found = entries_of(["skyhop.games", "skyhop.boards", "skyhop.examples"])

    assert len(found) > 20
    assert [entry_at(each.address) for each in found] == found


def test_what_play_needs_comes_before_what_lies_deeper() -> None:
    modules = [each.py_func.__module__ for each in entries_of(["skyhop.games.balloon_cup"])]

    assert modules[0] == "skyhop.games.balloon_cup.kernels"
    assert modules[-1] == "skyhop.games.balloon_cup.ai.evaluation"


def test_a_module_is_a_package_of_its_own() -> None:
    whole = entries_of(["skyhop.games.balloon_cup"])

    assert entries_of(["skyhop.games.balloon_cup.view"]) == [
        each for each in whole if each.py_func.__module__ == "skyhop.games.balloon_cup.view"
    ]


def test_a_plain_game_declares_its_entries_by_its_kernels() -> None:
    names = [each.address for each in entries_of(["skyhop.examples.nim"])]

    assert names == [f"skyhop.examples.nim:nim.{name}" for name in ("legal", "act", "start")]


def test_games_made_of_the_same_functions_have_entries_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = (
        "from skyhop.game.simple.kernels import Kernels\n"
        "from skyhop.game.simple.simple_game import SimpleGame\n"
        "from skyhop.examples.nim import Table, act, legal\n"
    )
    for name in ("short", "long"):
        game = f'GAME = SimpleGame("{name}-nim", "Nim", Table, Kernels(legal, act), action_count=3)\n'
        (tmp_path / f"{name}_nim.py").write_text(own + game)
    monkeypatch.syspath_prepend(tmp_path)

    made = entries_of(["short_nim", "long_nim"])

    expected = [f"{name}_nim:{name}-nim.{function}" for name in ("short", "long") for function in ("legal", "act")]
    assert [each.address for each in made] == expected
    assert [entry_at(address) for address in expected] == made
    assert len({id(each) for each in made}) == 4
    assert entry_at("skyhop.examples.nim:nim.legal") not in made


@pytest.mark.parametrize("package", ["skyhop.games.no_such_game", "skyhop.bots", "skyhop.engine.kernel"])
def test_where_none_is_declared_none_is_found(package: str) -> None:
    assert entries_of([package]) == []


@pytest.mark.parametrize("address", ["skyhop.engine.kernel:no_such", "skyhop.engine.kernel:begin"])
def test_at_other_addresses_there_is_none(address: str) -> None:
    with pytest.raises(LookupError, match=address):
        entry_at(address)
