"""What each action is worth to who decides, by what a network says of the worlds that it leads to: one ply ahead."""

from __future__ import annotations

from typing import Any

from skyhop.core.chance import Generator
from skyhop.core.features import FeatureKernels
from skyhop.core.kernel import kernel
from skyhop.core.record import Row, Values
from skyhop.core.search_kernels import SearchKernels
from skyhop.search.iteration import draw_world
from skyhop.search.leaf import Judge, chance_of, share_win


@kernel
def add_worth(
    game: SearchKernels,
    features: FeatureKernels,
    judge: Judge,
    expected: Any,  # noqa: ANN401  a kernel that says what a seat can expect in a world whose match goes on
    rules: Any,  # noqa: ANN401  the game's own records, here and below
    view: Any,  # noqa: ANN401
    worlds: Any,  # noqa: ANN401
    actions: Row,
    count: int,
    others: Row,
    worth: Values,
    shares: Values,
    generator: Generator,
) -> None:
    """Draw a world that the view allows, and add to each action's worth what it brings the seat there.

    All actions are tried in the same world and with the same shuffles, so that luck counts alike for each. `expected`
    is told what is legal after the action, and may use what `worlds` has from its fourth on.
    """
    draw_world(game, rules, view, worlds, generator)
    for place in range(count):
        worlds[2] = worlds[1]
        replies = game.step(rules, worlds[2], actions[place], others)
        if replies == 0:
            share_win(game.winners(rules, worlds[2]), shares)
            worth[place] += shares[view.seat]
        else:
            worth[place] += expected(game, features, judge, rules, worlds, view.seat, others, replies, shares)


@kernel
def as_it_stands(
    _game: SearchKernels,
    features: FeatureKernels,
    judge: Judge,
    rules: Any,  # noqa: ANN401  as above
    worlds: Any,  # noqa: ANN401
    seat: int,
    _others: Row,
    _replies: int,
    _shares: Values,
) -> float:
    """Say what a seat can expect, without looking any further."""
    return chance_of(features, judge, rules, worlds[2], seat)
