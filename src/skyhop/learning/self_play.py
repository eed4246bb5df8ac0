"""Self-play: matches of a network against itself, remembered, and learned from backwards.

TD(λ) in its forward view: what the network should have said of a position is what it says of the next one from the same
side, mixed by λ with what it should have said of that, and at the end the seat's part of the win (Sutton 1988; for
backgammon Tesauro 1992). Positions are those at decisions, after what chance brought, read from the side of every seat.
"""

from __future__ import annotations

import math
from typing import Any

from skyhop.core.callee import Kernel
from skyhop.core.chance import below
from skyhop.core.features import FeatureKernels
from skyhop.core.kernel import kernel
from skyhop.core.record import Row, Values
from skyhop.core.search_kernels import SearchKernels
from skyhop.learning.batch import Batch, Found, Memory
from skyhop.learning.gradient import add_gradient
from skyhop.learning.relabelling import relabel
from skyhop.learning.searching import Branches, Mind, search_anew, write_visits
from skyhop.search.leaf import Judge, share_win
from skyhop.search.network import Network, win_chance
from skyhop.search.one_ply import add_worth, as_it_stands

FINE = 2**30
"""Into so many parts chances are drawn."""
NO_SEARCH = -1.0
"""Found by no search."""


def player(game: SearchKernels, features: FeatureKernels, copy_seen: Any) -> Kernel:  # noqa: ANN401  a copier
    """Make the kernel that plays a match, around those of a game."""

    def play(
        own: Mind,
        other: Mind,
        rules: Any,  # noqa: ANN401  the game's own records, here and below
        state: Any,  # noqa: ANN401
        shown: Any,  # noqa: ANN401
        worlds: Any,  # noqa: ANN401
        actions: Row,
        others: Row,
        branches: Branches,
        worth: Values,
        shares: Values,
        batch: Batch,
        memory: Memory,
        found: Found,
        slope: Network,
    ) -> int:
        opening = below(batch, batch.opening + 1)
        length = 0
        count = game.legal(rules, state, actions)
        while count > 0 and length < memory.shape[1]:
            chosen = below(batch, count)
            if opening > 0:
                opening -= 1
            else:
                remember(features, own.judge, rules, state, memory, length, len(shares))
                found[:, length] = NO_SEARCH
                if count > 1:
                    seat = game.to_decide(rules, state)
                    mind = other if 0 <= batch.seat != seat else own
                    shown[0] = shown[1]
                    features.show(rules, state, shown[0], seat)
                    copy_seen(shown[0], worlds[0])
                    if mind.iterations > 0:
                        found[seat, length] = search_anew(
                            game, features, mind, rules, shown[0], worlds, others, branches, shares, batch
                        )
                        write_visits(branches.nodes, actions, count, worth)
                        if batch.relabelled > 0.0 and (batch.seat < 0 or batch.seat == seat):
                            relabel(
                                game, features, mind, slope, rules, shown[0], worlds, others, branches, shares, batch
                            )
                    else:
                        worth[:count] = 0.0
                        add_worth(
                            game,
                            features,
                            mind.judge,
                            as_it_stands,
                            rules,
                            shown[0],
                            worlds,
                            actions,
                            count,
                            others,
                            worth,
                            shares,
                            batch,
                        )
                    chosen = softly_best(worth, count, batch)
                length += 1
            count = game.step(rules, state, actions[chosen], actions)
        share_win(game.winners(rules, state) if count == 0 else 0, shares)
        return length

    return Kernel(play)


@kernel
def remember(
    features: FeatureKernels,
    judge: Judge,
    rules: Any,  # noqa: ANN401  as above
    state: Any,  # noqa: ANN401
    memory: Memory,
    decision: int,
    seats: int,
) -> None:
    """Write down what the network reads from the side of every seat."""
    for seat in range(seats):
        features.read(rules, state, seat, judge.views, judge.notes, judge.features)
        memory[seat, decision, :] = judge.features


@kernel
def softly_best(worth: Values, count: int, batch: Batch) -> int:
    """Choose what is worth most after noise was added to each (Gumbel's: then chances are those of a softmax)."""
    best, most = 0, -1e9
    for place in range(count):
        chance = (below(batch, FINE) + 0.5) / FINE
        value = worth[place] - batch.temperature * math.log(-math.log(chance))
        if value > most:
            best, most = place, value
    return best


@kernel
def learn_from(
    network: Network,
    slope: Network,
    judge: Judge,
    memory: Memory,
    found: Found,
    length: int,
    shares: Values,
    batch: Batch,
) -> None:
    """Go through a match backwards from its end, and add the gradient of every position of who learns."""
    for seat in range(len(shares)):
        if 0 <= batch.seat != seat:
            continue
        target = shares[seat]
        for decision in range(length - 1, -1, -1):
            said = win_chance(network, memory[seat, decision], judge.hidden)
            best, part = said, 0.0
            if found[seat, decision] != NO_SEARCH:
                best, part = found[seat, decision], batch.sought
            add_gradient(
                network, slope, memory[seat, decision], judge.hidden, said - (1.0 - part) * target - part * best
            )
            batch.error += (said - shares[seat]) ** 2
            batch.positions += 1
            target = batch.trace * target + (1.0 - batch.trace) * best
