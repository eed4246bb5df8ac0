"""Entries that are made for a game where somebody asks for one, each around the game's own kernels and records."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from importlib import import_module
from typing import Any, get_type_hints

from skyhop.engine.kernel import ENTRIES, Entry
from skyhop.engine.record import Many, Record
from skyhop.game.author_error import GameCode
from skyhop.game.capability import Capability, missing
from skyhop.game.evaluation import Evaluation
from skyhop.game.game import Game
from skyhop.search.leaf import Nobody


class Way(Enum):
    """How an entry finds out what worlds are worth."""

    PLAYED_OUT = "played_out"
    JUDGED = "judged"
    """By a network."""
    WON = "won"
    """By nothing but a win at hand."""


Maker = Callable[..., Callable[..., int | None]]
"""Makes the function of an entry, for a game and perhaps for a way; what it takes is numbers, arrays and bundles."""
RECORDS: dict[str, Callable[[Game], type[Record]]] = {
    "rules": lambda game: game.rules_record,
    "states": lambda game: game.state_record,
    "shown": lambda game: game.view_record,
    "views": lambda game: game.view_record,
    "notes": lambda game: game.features().note_record,
    "weighed": lambda game: evaluation_of(game).note_record,
    "counted": lambda game: game.stakes().note_record,
}
"""By the name of a parameter, or of a field of a bundle, what record of the game it has many of."""


def evaluation_of(game: Game) -> Evaluation:
    """The evaluation of a game as a kernel; `MissingCapability` where it has none."""
    found = game.evaluation()
    if found is None:
        raise missing(game, Capability.EVALUATION)
    return found


def game_entry(make: Maker, game: Game, *ways: Way) -> Entry:
    """The entry that `make` makes for a game, made at the first time; `MissingCapability` where the game lacks kernels.

    Its address, by which a process that compiles it has it made (`declare`), names the maker, the way, and the game.
    """
    maker = "-".join([f"{make.__module__}.{make.__name__}", *(way.value for way in ways)])
    name = f"{maker}@{game.module}.{game.name}"
    found = ENTRIES.get(f"{__name__}:{name}")
    return found or _made(make(game, *ways), name, game, *ways)


class _SearchEntry(Entry):
    """An entry around a game's kernels; where one of them is no code for the compiler, that is a fault of the game."""

    def __init__(self, function: Callable[..., Any], game: Game) -> None:
        super().__init__(function)
        self._of = GameCode(game.module, {})

    def compile(self) -> None:
        """Compile as every entry does; `GameFault` where a kernel of the game cannot be."""
        try:
            super().compile()
        except Exception as error:  # compiled only: without a compiler nothing is refused
            fault = self._of.fault_of_others(error)
            if fault is None:
                raise
            raise fault from error


def declare(name: str) -> None:
    """Make the entry of this name, for a process that compiles it."""
    maker, _at, game = name.partition("@")
    path, *ways = maker.split("-")
    module, _dot, function = path.rpartition(".")
    game_entry(getattr(import_module(module), function), import_module(game.rpartition(".")[0]).GAME, *map(Way, ways))


def _made(function: Callable[..., int | None], name: str, game: Game, *ways: Way) -> Entry:
    hints = get_type_hints(function, include_extras=True)
    if "room" in hints and Way.JUDGED not in ways:
        hints["room"] = Nobody
    function.__annotations__ = {each: _of_game(each, hint, game) for each, hint in hints.items() if each != "return"}
    function.__qualname__, function.__module__ = name, __name__
    made = ENTRIES[f"{__name__}:{name}"] = _SearchEntry(function, game)
    return made


def _of_game(name: str, hint: object, game: Game) -> object:
    """Say the types of a bundle one by one, and those of a game's records by the game; others stay as they are."""
    if name in RECORDS:
        return Many[RECORDS[name](game)]  # type: ignore[misc]  # known when it runs
    if isinstance(hint, type) and issubclass(hint, tuple):
        fields = get_type_hints(hint, include_extras=True)
        return hint._make(_of_game(each, fields[each], game) for each in fields)  # type: ignore[attr-defined]  # a bundle
    return hint
