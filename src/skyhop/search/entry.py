"""What looks into worlds, compiled whole for each game: a search, attempts at actions, and what a world promises."""

from __future__ import annotations

from collections.abc import Callable

from skyhop.engine.chance import next_word
from skyhop.engine.kernel import kernel
from skyhop.game.ai import SearchKernels
from skyhop.game.features import FeatureKernels
from skyhop.game.game import Game
from skyhop.search.game_entry import Way
from skyhop.search.guided import iterate_guided
from skyhop.search.iteration import iterate
from skyhop.search.leaf import (
    ONE_PLY,
    TWO_PLIES,
    Judge,
    Room,
    Value,
    judged,
    look_one_ply,
    look_two_plies,
    play_out_of,
    won_alone,
)
from skyhop.search.tree import Sums, Tree
from skyhop.search.worlds import DRAWN, NO_ACTION, TRIED, Worlds, draw_world, reseed


def search(game: Game, way: Way) -> Callable[..., None]:
    """Make the search of a game, with random playouts or guided by a network."""
    kernels, value, features = game.search_kernels().of_search, value_by(game, way), features_by(game, way)
    learn = iterate_guided if way is Way.JUDGED else iterate

    def search(worlds: Worlds, tree: Tree, room: Room, iterations: int) -> None:
        judge = Judge(features, room)
        for _iteration in range(iterations):
            learn(kernels, value, judge, worlds, tree)

    return search


def attempts(game: Game, way: Way) -> Callable[..., None]:
    """Make the attempts at so many actions, in so many worlds, whose worth is added up by action and seat."""
    return judged_attempts(game) if way is Way.JUDGED else plain_attempts(game, way)


def plain_attempts(game: Game, way: Way) -> Callable[..., None]:
    """Make attempts that no network judges."""
    kernels, value, nothing = game.search_kernels().of_search, value_by(game, way), features_by(game, way)

    def attempt(worlds: Worlds, room: Room, count: int, worth: Sums, drawn: int) -> None:
        judge = Judge(nothing, room)
        for _world in range(drawn):
            try_actions(kernels, value, judge, worlds, count, worth)

    return attempt


def judged_attempts(game: Game) -> Callable[..., None]:
    """Make attempts that a network judges, by so many plies as it is asked to look ahead."""
    kernels, features = game.search_kernels().of_search, game.features().kernels

    def attempt(worlds: Worlds, room: Room, count: int, worth: Sums, drawn: int) -> None:
        judge = Judge(features, room)
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

    def expect(worlds: Worlds, room: Room) -> None:
        reseed(worlds.states[DRAWN], next_word(worlds.luck[0]))
        value(kernels, Judge(features, room), worlds, worlds.states[DRAWN], NO_ACTION)

    return expect


@kernel
def try_actions(game: SearchKernels, value: Value, judge: Judge, worlds: Worlds, count: int, worth: Sums) -> None:
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
