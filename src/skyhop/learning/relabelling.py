"""Relabelling: what a search found of each action, learned from, not only what it found of the position.

An action should be worth what the iterations through it won in the mean. That is said of many positions for each
decision, and it is what a choice needs: how much better one action is than another. J. Veness, D. Silver, W. Uther and
A. Blair (Bootstrapping from game tree search, 2009) learn from all nodes of a tree; here it is those of the root, whose
visits are many. The prior of a search comes from the same values, so that this relabels the policy too.
"""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.game.ai import SearchKernels
from skyhop.learning.batch import Lesson
from skyhop.learning.gradient import add_gradient
from skyhop.search.leaf import Judge, chance_of, share_win
from skyhop.search.tree import NONE, ROOT, Tree
from skyhop.search.worlds import DRAWN, TRIED, Worlds, draw_world

ENOUGH = 8
"""Iterations that went through an action that is learned from, at least."""
WORLDS = 2
"""That an action is tried in; those are the same for all actions."""


@kernel
def relabel(game: SearchKernels, judge: Judge, worlds: Worlds, tree: Tree, lesson: Lesson) -> None:
    """Add the gradient of what every action leads to that was searched enough, from the side of each seat.

    What an action leads to depends on luck as well, so it is the mean over some worlds that should be what was found.
    Where it ends the match the result stands for itself: nobody asks the network there, and it learns nothing of it.
    """
    rules, shares, luck, room = worlds.rules[0], worlds.shares, worlds.luck[0], judge.room
    weight, begun = lesson.batch[0].relabelled, luck.random
    child = tree.nodes[ROOT].first_child
    while child != NONE:
        each = tree.nodes[child]
        if each.visits >= ENOUGH:
            for seat in range(len(shares)):
                luck.random = begun
                said = 0.0
                for _world in range(WORLDS):
                    if go_on(game, worlds, each.action):
                        said += chance_of(judge, rules, worlds.states[TRIED], seat)
                    else:
                        share_win(game.winners(rules, worlds.states[TRIED]), shares)
                        said += shares[seat]
                error = weight * (said / WORLDS - tree.values[child, seat] / each.visits) / WORLDS
                luck.random = begun
                for _world in range(WORLDS):
                    if go_on(game, worlds, each.action):
                        chance_of(judge, rules, worlds.states[TRIED], seat)  # for what its units made of that world
                        add_gradient(room.network, lesson.slope, room.inputs, room.hidden, error)
        child = each.next_sibling


@kernel
def go_on(game: SearchKernels, worlds: Worlds, action: int) -> bool:
    """Do an action in the next world that is drawn; say whether the match goes on."""
    draw_world(game, worlds)
    worlds.states[TRIED] = worlds.states[DRAWN]
    return bool(game.step(worlds.rules[0], worlds.states[TRIED], action, worlds.others) > 0)
