"""Relabelling: what a search found of each action, learned from, not only what it found of the position.

An action should be worth what the iterations through it won in the mean. That is said of many positions for each
decision, and it is what a choice needs: how much better one action is than another. J. Veness, D. Silver, W. Uther and
A. Blair (Bootstrapping from game tree search, 2009) learn from all nodes of a tree; here it is those of the root, whose
visits are many. The prior of a search comes from the same values, so that this relabels the policy too.
"""

from __future__ import annotations

from typing import Any

from skyhop.core.features import FeatureKernels
from skyhop.core.kernel import kernel
from skyhop.core.record import Row, Values
from skyhop.core.search_kernels import SearchKernels
from skyhop.learning.batch import Batch
from skyhop.learning.gradient import add_gradient
from skyhop.learning.searching import Branches, Mind
from skyhop.search.iteration import draw_world
from skyhop.search.leaf import chance_of, share_win
from skyhop.search.network import Network
from skyhop.search.tree import NONE, ROOT

ENOUGH = 8
"""Iterations that went through an action that is learned from, at least."""
WORLDS = 2
"""That an action is tried in; those are the same for all actions."""


@kernel
def relabel(
    game: SearchKernels,
    features: FeatureKernels,
    mind: Mind,
    slope: Network,
    rules: Any,  # noqa: ANN401  the game's own records, here and below
    view: Any,  # noqa: ANN401
    worlds: Any,  # noqa: ANN401
    others: Row,
    branches: Branches,
    shares: Values,
    batch: Batch,
) -> None:
    """Add the gradient of what every action leads to that was searched enough, from the side of each seat.

    What an action leads to depends on luck as well, so it is the mean over some worlds that should be what was found.
    Where it ends the match the result stands for itself: nobody asks the network there, and it learns nothing of it.
    """
    judge = mind.judge
    begun = batch.random
    child = branches.nodes[ROOT].first_child
    while child != NONE:
        each = branches.nodes[child]
        if each.visits >= ENOUGH:
            for seat in range(len(shares)):
                batch.random = begun
                said = 0.0
                for _world in range(WORLDS):
                    if go_on(game, rules, view, worlds, each.action, others, batch):
                        said += chance_of(features, judge, rules, worlds[2], seat)
                    else:
                        share_win(game.winners(rules, worlds[2]), shares)
                        said += shares[seat]
                error = batch.relabelled * (said / WORLDS - branches.values[child, seat] / each.visits) / WORLDS
                batch.random = begun
                for _world in range(WORLDS):
                    if go_on(game, rules, view, worlds, each.action, others, batch):
                        chance_of(features, judge, rules, worlds[2], seat)  # for what its units made of that world
                        add_gradient(judge.network, slope, judge.features, judge.hidden, error)
        child = each.next_sibling


@kernel
def go_on(
    game: SearchKernels,
    rules: Any,  # noqa: ANN401  as above
    view: Any,  # noqa: ANN401
    worlds: Any,  # noqa: ANN401
    action: int,
    others: Row,
    batch: Batch,
) -> bool:
    """Do an action in the next world, which is `worlds[2]` then; say whether the match goes on."""
    draw_world(game, rules, view, worlds, batch)
    worlds[2] = worlds[1]
    return bool(game.step(rules, worlds[2], action, others) > 0)
