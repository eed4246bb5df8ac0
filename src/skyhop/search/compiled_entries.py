"""Compiled functions of each game that run a search, try actions in worlds, or evaluate worlds.

A world is one possible state for a view.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from importlib import import_module
from typing import get_type_hints

from skyhop.engine.chance import next_word
from skyhop.engine.kernel import ENTRIES, Entry, kernel
from skyhop.engine.record import Many, Record
from skyhop.game.ai import EvaluationKernel, FeatureKernels, SearchKernels
from skyhop.game.capability import Capability, make_missing_error
from skyhop.game.game import Game
from skyhop.game.simple.author_error import GameCode
from skyhop.search.tree import Sums, Tree, iterate, iterate_guided
from skyhop.search.value_network import ValueNetwork
from skyhop.search.worlds import (
    AFTER_ACTION,
    DRAWN,
    NO_ACTION,
    ONE_PLY,
    TWO_PLIES,
    EvaluatorScratch,
    NetworkEvaluator,
    NoEvaluator,
    Value,
    Worlds,
    draw_world,
    evaluate_by_network,
    evaluate_one_ply,
    evaluate_sole_win,
    evaluate_two_plies,
    reseed,
    select_playout,
)


class Way(Enum):
    """Method by which a compiled function evaluates worlds: random playouts, a network, or only immediate wins."""

    PLAYED_OUT = "played_out"
    JUDGED = "judged"
    """Evaluation by a network."""
    WON = "won"
    """Evaluation by immediate wins only."""


def select_method(judgement: ValueNetwork | None) -> Way:
    """Return the method that evaluates worlds: the network `judgement`, or random playouts if `judgement` is None."""
    return Way.PLAYED_OUT if judgement is None else Way.JUDGED


Maker = Callable[..., Callable[..., int | None]]
"""Function that makes a compiled entry for a game. Some makers also take a `Way`.

The parameters of the entry are numbers, arrays, and named tuples of arrays.
"""
RECORDS: dict[str, Callable[[Game], type[Record]]] = {
    "rules": lambda game: game.rules_record,
    "states": lambda game: game.state_record,
    "shown": lambda game: game.view_record,
    "views": lambda game: game.view_record,
    "notes": lambda game: game.features.note_record,
    "weighed": lambda game: evaluation_of(game).note_record,
    "counted": lambda game: game.hint_features.note_record,
}
"""Functions that return a record type of a game. The key is the name of a parameter or field with that type."""


def evaluation_of(game: Game) -> EvaluationKernel:
    """Return the kernel of a game that evaluates actions. Raise `MissingCapability` if the game has none."""
    if (kernel := game.evaluation.kernel) is None:
        raise make_missing_error(game, Capability.EVALUATION)
    return kernel


def game_entry(make: Maker, game: Game, *methods: Way) -> Entry:
    """Return the compiled function (entry) that `make` creates for a game and these evaluation methods.

    The name of the entry contains the names of the maker, the methods and the game. From this name, a compiling
    process can create the entry (`declare`). Raise `MissingCapability` if the game lacks a kernel.
    """
    maker = "-".join([f"{make.__module__}.{make.__name__}", *(method.value for method in methods)])
    name = f"{maker}@{game.module}.{game.name}"
    found = ENTRIES.get(f"{__name__}:{name}")
    return found or _build_entry(make(game, *methods), name, game, *methods)


class _SearchEntry(Entry):
    """Compiled function that calls the kernels of a game.

    A failed compilation therefore means that a kernel of the game is wrong.
    """

    def __init__(self, function: Callable[..., object], game: Game) -> None:
        super().__init__(function)
        self._of = GameCode(game.module, {})

    def compile(self) -> None:  # compiled only: otherwise nothing calls it
        """Compile the entry. Raise `GameAuthorError` if a kernel of the game does not compile."""
        try:
            super().compile()
        except Exception as error:
            fault = self._of.fault_of_others(error)
            if fault is None:
                raise
            raise fault from error


def declare(name: str) -> None:
    """Create the compiled entry that has this name. A process that compiles entries calls this function."""
    maker, _at, game = name.partition("@")
    path, *methods = maker.split("-")
    module, _dot, function = path.rpartition(".")
    game_entry(
        getattr(import_module(module), function), import_module(game.rpartition(".")[0]).GAME, *map(Way, methods)
    )


def _build_entry(function: Callable[..., int | None], name: str, game: Game, *methods: Way) -> Entry:
    hints = get_type_hints(function, include_extras=True)
    if "room" in hints and Way.JUDGED not in methods:
        hints["room"] = NoEvaluator
    # The compiler reads types from annotations and finds code by module and name, so both must name the game.
    function.__annotations__ = {each: _bind_types(each, hint, game) for each, hint in hints.items() if each != "return"}
    function.__qualname__, function.__module__ = name, __name__
    entry = ENTRIES[f"{__name__}:{name}"] = _SearchEntry(function, game)
    return entry


def _bind_types(name: str, hint: object, game: Game) -> object:
    """Replace general record types in a type hint with the record types of a game. Return other hints unchanged.

    In a named tuple, replace the type of each field.
    """
    if name in RECORDS:
        return Many[RECORDS[name](game)]  # type: ignore[misc]  # known only at run time
    if isinstance(hint, type) and issubclass(hint, tuple):
        fields = get_type_hints(hint, include_extras=True)
        return hint._make(_bind_types(each, fields[each], game) for each in fields)  # type: ignore[attr-defined]  # the hint is a named tuple
    return hint


def search(game: Game, method: Way) -> Callable[..., None]:
    """Return the compiled function that runs iterations of a search in a game.

    `method` selects random playouts or a network.
    """
    kernels, value, features = (
        game.search_kernels.of_search,
        select_evaluator(game, method),
        select_features(game, method),
    )
    learn = iterate_guided if method is Way.JUDGED else iterate

    def search(worlds: Worlds, tree: Tree, room: EvaluatorScratch, iterations: int) -> None:
        judge = NetworkEvaluator(features, room)
        for _iteration in range(iterations):
            learn(kernels, value, judge, worlds, tree)

    return search


def attempts(game: Game, method: Way) -> Callable[..., None]:
    """Return the function that tries actions in sampled worlds and evaluates the results by the method `method`.

    For each action and seat, the function adds up the seat's win shares in all these worlds.
    """
    return get_judged_attempts(game) if method is Way.JUDGED else get_plain_attempts(game, method)


def get_plain_attempts(game: Game, method: Way) -> Callable[..., None]:
    """Return the function that tries actions in sampled worlds and evaluates the results without a network."""
    kernels, value, nothing = (
        game.search_kernels.of_search,
        select_evaluator(game, method),
        select_features(game, method),
    )

    def attempt(worlds: Worlds, room: EvaluatorScratch, count: int, sums: Sums, world_count: int) -> None:
        judge = NetworkEvaluator(nothing, room)
        for _world in range(world_count):
            try_actions(kernels, value, judge, worlds, count, sums)

    return attempt


def get_judged_attempts(game: Game) -> Callable[..., None]:
    """Return the function that tries actions in sampled worlds. A network evaluates the world after each action.

    The function looks ahead by the requested number of plies.
    """
    kernels, features = game.search_kernels.of_search, game.features.kernels

    def attempt(worlds: Worlds, room: EvaluatorScratch, count: int, sums: Sums, world_count: int) -> None:
        judge = NetworkEvaluator(features, room)
        for _world in range(world_count):
            if room.plies == ONE_PLY:
                try_actions(kernels, evaluate_one_ply, judge, worlds, count, sums)
            elif room.plies == TWO_PLIES:
                try_actions(kernels, evaluate_two_plies, judge, worlds, count, sums)
            else:
                try_actions(kernels, evaluate_by_network, judge, worlds, count, sums)

    return attempt


def prospects(game: Game, method: Way) -> Callable[..., None]:
    """Return the compiled function that estimates each seat's win chance in a world, by the method `method`."""
    kernels, value, features = (
        game.search_kernels.of_search,
        select_evaluator(game, method),
        select_features(game, method),
    )

    def expect(worlds: Worlds, room: EvaluatorScratch) -> None:
        reseed(worlds.states[DRAWN], next_word(worlds.luck[0]))
        value(kernels, NetworkEvaluator(features, room), worlds, worlds.states[DRAWN], NO_ACTION)

    return expect


@kernel
def try_actions(
    game: SearchKernels, value: Value, judge: NetworkEvaluator, worlds: Worlds, count: int, sums: Sums
) -> None:
    """Sample a world that the view allows, and try each action in this world.

    Add each seat's win share after each action to `sums`. Because all actions have the same world and the
    same shuffles, luck affects them equally.
    """
    draw_world(game, worlds)
    for place in range(count):
        worlds.states[AFTER_ACTION] = worlds.states[DRAWN]
        value(game, judge, worlds, worlds.states[AFTER_ACTION], worlds.actions[place])
        for seat in range(len(worlds.shares)):
            sums[place, seat] += worlds.shares[seat]


def select_evaluator(game: Game, method: Way) -> Value:
    """Return the kernel that estimates the win shares in worlds of a game, by the method `method`."""
    return {
        Way.PLAYED_OUT: select_playout(game.search_kernels.of_search),
        Way.JUDGED: evaluate_by_network,
        Way.WON: evaluate_sole_win,
    }[method]


def select_features(game: Game, method: Way) -> FeatureKernels:
    """Return the kernels that compute a network's inputs from worlds, or None if `method` needs no network."""
    return game.features.kernels if method is Way.JUDGED else None  # type: ignore[return-value]  # callers use None only if the method needs no network
