"""Entries that are made for a game where somebody asks for one, each around the game's own kernels and records."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from skyhop.core.game import Game
from skyhop.core.kernel import ENTRIES, Entry, declared
from skyhop.core.record import Many, Record

Maker = Callable[[Game], Callable[..., None]]
"""Makes the function of an entry; its parameters that are records of the game have the names of `RECORDS`."""
RECORDS: dict[str, Callable[[Game], type[Record]]] = {
    "rules": lambda game: game.rules_record,
    "states": lambda game: game.state_record,
    "worlds": lambda game: game.state_record,
    "shown": lambda game: game.view_record,
    "views": lambda game: game.view_record,
    "notes": lambda game: game.features().note_record,
    "counted": lambda game: game.stakes().note_record,
}
"""By the name of a parameter, what record of the game it has many of."""


def game_entry(make: Maker, game: Game) -> Entry:
    """The entry of a game that `make` makes, made at the first time."""
    name = f"{make.__name__}.{game.module}.{game.name}"
    found = ENTRIES.get(f"{make.__module__}:{name}")
    return found or _made(make, game, name)


def kind_and_game(name: str) -> tuple[str, Game]:
    """What a process goes by that compiles the entry of this name: the name of its maker, and the game."""
    kind, _dot, rest = name.partition(".")
    game: Game = import_module(rest.rpartition(".")[0]).GAME
    return kind, game


def seen_record(game: Game) -> type[Record]:
    """The record with the fields that state and view have together."""
    found: type[Record] = next(each for each in game.state_record.__mro__ if issubclass(game.view_record, each))
    return found


def _made(make: Maker, game: Game, name: str) -> Entry:
    function: Any = make(game)
    taken = RECORDS.keys() & function.__annotations__.keys()
    function.__annotations__ |= {each: Many[RECORDS[each](game)] for each in taken}  # type: ignore[misc]  # known when it runs
    function.__qualname__ = name
    return declared(function)
