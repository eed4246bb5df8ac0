"""What a world is worth, as it stands or after an action: what a random playout brings, or what a network says."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from skyhop.engine.chance import below
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Many, Row, Values
from skyhop.game.ai import FeatureKernels, Inputs, SearchKernels
from skyhop.search.network import Layer, Network, win_chance
from skyhop.search.worlds import NO_ACTION, REPLIED, RandomState, SearchView, World, Worlds

LONGEST = 100_000
"""Actions after which a match that is played at random counts as a draw."""
MOST_WINNERS = 64
"""Bits of who has won; one may stand for a rival that nobody plays."""
PAIR = 2
"""Seats of which one wins what the other loses."""
ONE_PLY, TWO_PLIES = 1, 2


class EvaluatorScratch(NamedTuple):
    """A network, the scratch space that its evaluation takes, who asks it, and for what."""

    network: Network
    views: Many[SearchView]
    """Of these the last stays blank."""
    notes: Many[World]
    inputs: Inputs
    hidden: Layer
    seat: int
    """The seat whose view worlds are drawn from."""
    plies: int
    """So many plies ahead it looks for this seat alone; with 0 it says what all seats can expect."""


class NoEvaluator(NamedTuple):
    """Stands for all this where no network is asked."""

    seat: int


class NetworkEvaluator(NamedTuple):
    """A network with the kernels of a game that read its worlds; where matches are played out there is nothing."""

    features: FeatureKernels
    room: EvaluatorScratch


Value = Callable[[SearchKernels, NetworkEvaluator, Worlds, World, int], None]
"""A kernel (game, judge, worlds, world, action): do a legal action in a world, and share the win as it is worth then.

With `NO_ACTION` it is worth what it is as it stands. The shares are left in `worlds`.
"""


@kernel
def asked_by(judge: NetworkEvaluator, seat: int) -> NetworkEvaluator:
    """Let a seat ask."""
    room = judge.room
    return NetworkEvaluator(
        judge.features,
        EvaluatorScratch(room.network, room.views, room.notes, room.inputs, room.hidden, seat, room.plies),
    )


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
def any_action(game: SearchKernels, rules: World, world: World, actions: Row, luck: RandomState) -> int:
    """Choose any legal action; `NO_ACTION` where the match is over."""
    count = game.legal(rules, world, actions)
    return actions[below(luck, count)] if count > 0 else NO_ACTION


@kernel
def play_out_by_steps(game: SearchKernels, _judge: NetworkEvaluator, worlds: Worlds, world: World, action: int) -> None:
    """Share what random actions to the end bring."""
    rules = worlds.rules[0]
    if action == NO_ACTION:
        action = any_action(game, rules, world, worlds.others, worlds.luck[0])
    if action != NO_ACTION:
        for _action in range(LONGEST):
            count = game.step(rules, world, action, worlds.others)
            if count == 0:
                break
            action = worlds.others[below(worlds.luck[0], count)]
    share_win(game.winners(rules, world), worlds.shares)


@kernel
def play_out_by_game(game: SearchKernels, _judge: NetworkEvaluator, worlds: Worlds, world: World, action: int) -> None:
    """Share what random actions to the end bring, as the game plays them fastest."""
    rules = worlds.rules[0]
    if action == NO_ACTION:
        action = any_action(game, rules, world, worlds.others, worlds.luck[0])
    if action != NO_ACTION:
        game.play_out(rules, world, action, worlds.others)  # type: ignore[misc]  # it is used where there is one
    share_win(game.winners(rules, world), worlds.shares)


def play_out_of(game: SearchKernels) -> Value:
    """The kernel that plays a match to its end at random: by the game's own where it has one, else by its steps."""
    return play_out_by_steps if game.play_out is None else play_out_by_game


@kernel
def judged(game: SearchKernels, judge: NetworkEvaluator, worlds: Worlds, world: World, action: int) -> None:
    """Share as a network says, or as the match has ended."""
    rules = worlds.rules[0]
    if action != NO_ACTION and game.step(rules, world, action, worlds.others) == 0:
        share_win(game.winners(rules, world), worlds.shares)
    else:
        share_expected(judge, rules, world, worlds.shares)


@kernel
def look_one_ply(game: SearchKernels, judge: NetworkEvaluator, worlds: Worlds, world: World, action: int) -> None:
    """Give the seat of the view what a network says that it can expect after an action; others are not asked about."""
    rules, seat = worlds.rules[0], worlds.shown[0].seat
    if game.step(rules, world, action, worlds.others) == 0:
        share_win(game.winners(rules, world), worlds.shares)
    else:
        worlds.shares[seat] = chance_of(judge, rules, world, seat)


@kernel
def look_two_plies(game: SearchKernels, judge: NetworkEvaluator, worlds: Worlds, world: World, action: int) -> None:
    """Likewise after the best reply, where who decides next knows what the world holds and does what is best for it.

    Every reply is tried in that same world. Its actions are listed behind the replies.
    """
    rules, seat = worlds.rules[0], worlds.shown[0].seat
    replies = game.step(rules, world, action, worlds.others)
    if replies == 0:
        share_win(game.winners(rules, world), worlds.shares)
        return
    decider, most, worth = game.to_decide(rules, world), -1.0, 0.0
    rest = worlds.others[len(worlds.others) // 2 :]
    for place in range(replies):
        worlds.states[REPLIED] = world
        after = worlds.states[REPLIED]
        if game.step(rules, after, worlds.others[place], rest) == 0:
            share_win(game.winners(rules, after), worlds.shares)
        else:
            share_expected(judge, rules, after, worlds.shares)
        if worlds.shares[decider] > most:
            most, worth = worlds.shares[decider], worlds.shares[seat]
    worlds.shares[seat] = worth


@kernel
def won_alone(game: SearchKernels, _judge: NetworkEvaluator, worlds: Worlds, world: World, action: int) -> None:
    """Give the seat of the view all where an action ends the match and it alone has won, and nothing else."""
    rules, seat = worlds.rules[0], worlds.shown[0].seat
    has_ended = game.step(rules, world, action, worlds.others) == 0
    worlds.shares[seat] = 1.0 if has_ended and game.winners(rules, world) == 1 << seat else 0.0


@kernel
def share_expected(judge: NetworkEvaluator, rules: World, world: World, shares: Values) -> None:
    """Share one point as the network says, which is asked from the side of each seat.

    By two it is asked from the side of the judge's seat alone, the same at every leaf, since how it errs depends on
    whose turn it is, and since only from there it reads all that this seat knows (decision 28). What a single seat
    does not win goes to a rival that nobody plays. Where none of several has a chance, all have an equal one.
    """
    if len(shares) == PAIR:
        seat = judge.room.seat
        shares[seat] = chance_of(judge, rules, world, seat)
        shares[1 - seat] = 1.0 - shares[seat]
        return
    total = 0.0
    for seat in range(len(shares)):
        shares[seat] = chance_of(judge, rules, world, seat)
        total += shares[seat]
    if len(shares) > 1:
        for seat in range(len(shares)):
            shares[seat] = shares[seat] / total if total > 0.0 else 1.0 / len(shares)


@kernel
def chance_of(judge: NetworkEvaluator, rules: World, world: World, seat: int) -> float:
    """Say how likely a seat is to win in a world: one half where weights that have gone astray say no number."""
    judge.features.read(rules, world, seat, judge.room.views, judge.room.notes, judge.room.inputs)
    said = win_chance(judge.room.network, judge.room.inputs, judge.room.hidden)
    return 0.5 if math.isnan(said) else said
