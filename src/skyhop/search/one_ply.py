"""One ply: what each action is worth to who decides, by what a network says of the worlds that it leads to."""

from __future__ import annotations

from typing import Any

from skyhop.core.chance import Generator
from skyhop.core.features import FeatureKernels
from skyhop.core.kernel import kernel
from skyhop.core.record import Row, Values
from skyhop.core.search_kernels import SearchKernels
from skyhop.search.iteration import draw_world
from skyhop.search.leaf import Judge, chance_of, share_win

WORLDS = 3
"""Worlds that there must be room for: what the view shows, one drawn from it, and one to try an action in."""


@kernel
def add_worth(
    game: SearchKernels,
    features: FeatureKernels,
    judge: Judge,
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

    All actions are tried in the same world and with the same shuffles, so that luck counts alike for each.
    """
    draw_world(game, rules, view, worlds, generator)
    for place in range(count):
        worlds[2] = worlds[1]
        if game.step(rules, worlds[2], actions[place], others) == 0:
            share_win(game.winners(rules, worlds[2]), shares)
            worth[place] += shares[view.seat]
        else:
            worth[place] += chance_of(features, judge, rules, worlds[2], view.seat)
