"""What looks into worlds, compiled whole for each game: a search, attempts at actions, and what a world promises."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from importlib import import_module
from typing import Any, get_type_hints

from skyhop.engine.chance import next_word
from skyhop.engine.kernel import ENTRIES, Entry, kernel
from skyhop.engine.record import Many, Record
from skyhop.game.ai import Evaluation, FeatureKernels, SearchKernels
from skyhop.game.author_error import GameCode
from skyhop.game.capability import Capability, missing
from skyhop.game.game import Game
from skyhop.search.iteration import Sums, Tree, iterate, iterate_guided
from skyhop.search.leaf import (
    ONE_PLY,
    TWO_PLIES,
    EvaluatorScratch,
    NetworkEvaluator,
    NoEvaluator,
    Value,
    judged,
    look_one_ply,
    look_two_plies,
    play_out_of,
    won_alone,
)
from skyhop.search.worlds import DRAWN, NO_ACTION, TRIED, Worlds, draw_world, reseed


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

    def compile(self) -> None:  # compiled only: otherwise nothing asks for it
        """Compile as every entry does; `GameFault` where a kernel of the game cannot be."""
        try:
            super().compile()
        except Exception as error:
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
        hints["room"] = NoEvaluator
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


def search(game: Game, way: Way) -> Callable[..., None]:
    """Make the search of a game, with random playouts or guided by a network."""
    kernels, value, features = game.search_kernels().of_search, value_by(game, way), features_by(game, way)
    learn = iterate_guided if way is Way.JUDGED else iterate

    def search(worlds: Worlds, tree: Tree, room: EvaluatorScratch, iterations: int) -> None:
        judge = NetworkEvaluator(features, room)
        for _iteration in range(iterations):
            learn(kernels, value, judge, worlds, tree)

    return search


def attempts(game: Game, way: Way) -> Callable[..., None]:
    """Make the attempts at so many actions, in so many worlds, whose worth is added up by action and seat."""
    return judged_attempts(game) if way is Way.JUDGED else plain_attempts(game, way)


def plain_attempts(game: Game, way: Way) -> Callable[..., None]:
    """Make attempts that no network judges."""
    kernels, value, nothing = game.search_kernels().of_search, value_by(game, way), features_by(game, way)

    def attempt(worlds: Worlds, room: EvaluatorScratch, count: int, worth: Sums, drawn: int) -> None:
        judge = NetworkEvaluator(nothing, room)
        for _world in range(drawn):
            try_actions(kernels, value, judge, worlds, count, worth)

    return attempt


def judged_attempts(game: Game) -> Callable[..., None]:
    """Make attempts that a network judges, by so many plies as it is asked to look ahead."""
    kernels, features = game.search_kernels().of_search, game.features().kernels

    def attempt(worlds: Worlds, room: EvaluatorScratch, count: int, worth: Sums, drawn: int) -> None:
        judge = NetworkEvaluator(features, room)
        for _world in range(drawn):
            if room.plies == ONE_PLY:
                try_actions(kernels, look_one_ply, judge, worlds, count, worth)
            elif room.plies == TWO_PLIES:
                try_actions(kernels, look_two_plies, judge, worlds, count, worth)
            else:
                try_actions(kernels, judged, judge, worlds, count, worth)

    return attempt


def prospects(game: Game, way: Way) -> Callable[..., None]:
    """Make what shares the win as a world promises that was put in the place of one that is drawn."""
    kernels, value, features = game.search_kernels().of_search, value_by(game, way), features_by(game, way)

    def expect(worlds: Worlds, room: EvaluatorScratch) -> None:
        reseed(worlds.states[DRAWN], next_word(worlds.luck[0]))
        value(kernels, NetworkEvaluator(features, room), worlds, worlds.states[DRAWN], NO_ACTION)

    return expect


@kernel
def try_actions(
    game: SearchKernels, value: Value, judge: NetworkEvaluator, worlds: Worlds, count: int, worth: Sums
) -> None:
    """Draw a world that the view allows, and add to the worth of each action what it brings every seat there.

    All actions are tried in the same world and with the same shuffles, so that luck counts alike for each.
    """
    draw_world(game, worlds)
    for place in range(count):
        worlds.states[TRIED] = worlds.states[DRAWN]
        value(game, judge, worlds, worlds.states[TRIED], worlds.actions[place])
        for seat in range(len(worlds.shares)):
            worth[place, seat] += worlds.shares[seat]


def value_by(game: Game, way: Way) -> Value:
    """The kernel that says what worlds of a game are worth."""
    return {Way.PLAYED_OUT: play_out_of(game.search_kernels().of_search), Way.JUDGED: judged, Way.WON: won_alone}[way]


def features_by(game: Game, way: Way) -> FeatureKernels:
    """The kernels by which a network reads worlds of a game; nothing where none does."""
    return game.features().kernels if way is Way.JUDGED else None  # type: ignore[return-value]  # nobody reads then
