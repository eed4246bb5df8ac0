"""What the leaf of a search is worth: what a random playout brings, or what a network says."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from skyhop.core.callee import Kernel
from skyhop.core.chance import below
from skyhop.core.features import FeatureKernels, Inputs
from skyhop.core.kernel import kernel
from skyhop.core.record import Many, Row, Values
from skyhop.core.search_kernels import SearchKernels
from skyhop.search.network import Layer, Network, win_chance
from skyhop.search.tree import Progress

LONGEST = 100_000
"""Actions after which a match that is played at random counts as a draw."""
MOST_WINNERS = 64
"""Bits of who has won; one may stand for a rival that nobody plays."""
PAIR = 2
"""Seats of which one wins what the other loses."""


class Judge(NamedTuple):
    """A network, the scratch space that its evaluation takes, and who asks it."""

    network: Network
    views: Many[Any]
    """Of these the last stays blank."""
    notes: Many[Any]
    features: Inputs
    hidden: Layer
    seat: int
    """The seat whose view worlds are drawn from."""


@kernel
def asked_by(judge: Judge, seat: int) -> Judge:
    """Let a seat ask."""
    return Judge(judge.network, judge.views, judge.notes, judge.features, judge.hidden, seat)


@kernel
def play_out_by_steps(
    game: SearchKernels,
    _judge: Any,  # noqa: ANN401  nobody judges
    rules: Any,  # noqa: ANN401  the game's own records, here and below
    world: Any,  # noqa: ANN401
    action: int,
    actions: Row,
    progress: Progress,
    shares: Values,
) -> None:
    """Do a legal action, then others at random to the end."""
    for _action in range(LONGEST):
        count = game.step(rules, world, action, actions)
        if count == 0:
            break
        action = actions[below(progress, count)]
    share_win(game.winners(rules, world), shares)


@kernel
def play_out_by_game(
    game: Any,  # noqa: ANN401  kernels, one of which plays out
    _judge: Any,  # noqa: ANN401  as above
    rules: Any,  # noqa: ANN401  as above
    world: Any,  # noqa: ANN401
    action: int,
    actions: Row,
    _progress: Progress,
    shares: Values,
) -> None:
    """Do a legal action, then others at random to the end, as the game does it fastest."""
    game.play_out(rules, world, action, actions)
    share_win(game.winners(rules, world), shares)


def play_out_of(game: SearchKernels) -> Callable[..., None]:
    """The kernel that plays a match to its end at random: by the game's own where it has one, else by its steps."""
    return play_out_by_steps if game.play_out is None else play_out_by_game


@kernel
def share_win(winners: int, shares: Values) -> None:
    """Share one point among the winners, also those who decide nothing; at a draw among all seats."""
    seats = len(shares)
    count = 0
    for seat in range(MOST_WINNERS):
        count += winners >> seat & 1
    for seat in range(seats):
        if winners == 0:
            shares[seat] = 1.0 / seats
        else:
            shares[seat] = (winners >> seat & 1) / count


@kernel
def share_expected(
    features: FeatureKernels,
    judge: Judge,
    rules: Any,  # noqa: ANN401  as above
    world: Any,  # noqa: ANN401
    shares: Values,
) -> None:
    """Share one point as the network says, which is asked from the side of each seat.

    By two it is asked from the side of the judge's seat alone, the same at every leaf, since how it errs depends on
    whose turn it is, and since only from there it reads all that this seat knows (decision 28). What a single seat
    does not win goes to a rival that nobody plays. Where none of several has a chance, all have an equal one.
    """
    if len(shares) == PAIR:
        shares[judge.seat] = chance_of(features, judge, rules, world, judge.seat)
        shares[1 - judge.seat] = 1.0 - shares[judge.seat]
        return
    total = 0.0
    for seat in range(len(shares)):
        shares[seat] = chance_of(features, judge, rules, world, seat)
        total += shares[seat]
    if len(shares) > 1:
        for seat in range(len(shares)):
            shares[seat] = shares[seat] / total if total > 0.0 else 1.0 / len(shares)


@kernel
def chance_of(
    features: FeatureKernels,
    judge: Judge,
    rules: Any,  # noqa: ANN401  as above
    world: Any,  # noqa: ANN401
    seat: int,
) -> float:
    """Say how likely a seat is to win in a world: one half where weights that have gone astray say no number."""
    features.read(rules, world, seat, judge.views, judge.notes, judge.features)
    said = win_chance(judge.network, judge.features, judge.hidden)
    return 0.5 if math.isnan(said) else said


def judge_leaf(features: FeatureKernels) -> Kernel:
    """Make the kernel that evaluates leaves by a network, around those of a game that read its worlds."""

    def judged(
        game: SearchKernels,
        judge: Judge,
        rules: Any,  # noqa: ANN401  as above
        world: Any,  # noqa: ANN401
        action: int,
        actions: Row,
        _progress: Progress,
        shares: Values,
    ) -> None:
        if game.step(rules, world, action, actions) == 0:
            share_win(game.winners(rules, world), shares)
        else:
            share_expected(features, judge, rules, world, shares)

    return Kernel(judged)
