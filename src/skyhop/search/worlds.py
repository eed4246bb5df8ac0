"""Worlds of any game, and their evaluation. A world is a complete state that agrees with a view.

The evaluation of a world, or of a world after an action, is a random playout or the estimate of a network. The result
is a *win share* for each seat, a number from 0 to 1. After a finished match, a single winner has the share 1.
Several winners have equal shares.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import numpy as np

from skyhop.engine.chance import below, next_word, seed_word
from skyhop.engine.kernel import kernel, where_field
from skyhop.engine.record import Many, Record, Records, Row, Values, records
from skyhop.engine.state import Ruleset, View, copy_fields
from skyhop.game.ai import FeatureKernels, Inputs, SearchKernels
from skyhop.game.game import Game
from skyhop.search.value_network import HIDDEN_LAYERS, Layer, Network, ValueNetwork, network_of, win_chance

NO_ACTION = -1
"""Number that means "no action". An evaluation with this number leaves the world unchanged."""
VIEW, DRAWN, AFTER_ACTION, AFTER_REPLY = range(4)
"""Indexes in `Worlds.states`: the view, the drawn world, and scratch worlds after an action and after a reply."""
MAX_PLAYOUT_ACTIONS = 100_000
"""Number of actions after which a random playout stops and counts as a draw."""
MAX_WINNERS = 64
"""Number of bits in a set of winners. One bit may represent the imaginary rival of a solo match."""
TWO_SEATS = 2
"""Number of seats in a two-player match. One seat gains the share that the other seat loses."""
ONE_PLY, TWO_PLIES = 1, 2


class WorldRecord(Protocol):
    """Record of a world: a complete state that agrees with a view. Only the game's kernels can read it."""


class SearchView(Protocol):
    """Type of the record of a view. Only the game's kernels can read the record."""

    seat: int


class RandomState(Record):
    """State of a random generator."""

    random: np.uint64


class Worlds(NamedTuple):
    """Arrays of a search: view, worlds and actions. `game_entry` sets the types of the fields that hold records."""

    rules: Many[WorldRecord]
    shown: Many[SearchView]
    states: Many[WorldRecord]
    """States. The first state has the content of the view. The other states are worlds and scratch space."""
    actions: Row
    others: Row
    """Scratch space for two lists of actions, one in each half."""
    shares: Values
    """Each seat's win share in the world that was evaluated last."""
    luck: Many[RandomState]

    @property
    def latest(self) -> Records:
        """World that was sampled last, in its current state; shape (1,)."""
        return self.states[DRAWN : DRAWN + 1]  # type: ignore[return-value]  # numpy has no type for arrays of records


def worlds_of(game: Game, view: View, seed: int, actions: Sequence[int] = ()) -> Worlds:
    """Return the arrays in which kernels sample worlds that agree with a view.

    `actions` lists the actions to try in these worlds.
    """
    worlds = allocate_worlds(game, view.ruleset, view.records, seed)
    worlds.states[VIEW] = copy_fields(view.records, game.state_record, seen_record(game))[0]
    for place, action in enumerate(actions):
        worlds.actions[place] = action
    return worlds


def allocate_worlds(game: Game, ruleset: Ruleset, view: Records, seed: int) -> Worlds:
    """Return the arrays in which kernels sample worlds of a match with this ruleset.

    `view` has the record of the view.
    """
    actions, others = np.zeros(game.action_count, np.int16), np.zeros(2 * game.action_count, np.int16)
    states, shares = records(game.state_record, AFTER_REPLY + 1), np.zeros(game.seat_count(ruleset))
    return Worlds(ruleset.record, view, states, actions, others, shares, generator_of(seed))


def generator_of(seed: int) -> Records:
    """Return a random generator with a seed; shape (1,)."""
    generator = records(RandomState, 1)
    generator["random"] = seed_word(seed)
    return generator


def seen_record(game: Game) -> type[Record]:
    """Return the record class with the fields that a state and a view of the game share."""
    found: type[Record] = next(each for each in game.state_record.__mro__ if issubclass(game.view_record, each))
    return found


@where_field("random")
def reseed(state: WorldRecord, word: np.uint64) -> None:
    """Set the random generator in a state to a new seed `word`, if the state has a generator."""
    state.random = word  # type: ignore[attr-defined]  # called only for records with this field


@kernel
def draw_world(game: SearchKernels, worlds: Worlds) -> None:
    """Sample a world that agrees with the view, and seed the world's own random generator."""
    worlds.states[DRAWN] = worlds.states[VIEW]
    reseed(worlds.states[DRAWN], next_word(worlds.luck[0]))
    game.determinize(worlds.rules[0], worlds.shown[0], worlds.states[DRAWN])


class EvaluatorScratch(NamedTuple):
    """Network with working memory, the seat whose win chance it estimates, and the number of plies to look ahead."""

    network: Network
    views: Many[SearchView]
    """Array of views. The last view always stays blank."""
    notes: Many[WorldRecord]
    inputs: Inputs
    hidden: Layer
    seat: int
    """Requesting seat. The worlds are drawn from its view."""
    plies: int
    """Number of plies to look ahead for the requesting seat. With 0, the network evaluates the world for all seats."""


class NoEvaluator(NamedTuple):
    """Placeholder that replaces an evaluator if no network is used."""

    seat: int


class NetworkEvaluator(NamedTuple):
    """Evaluator of worlds: a network, and the game's kernels that compute the network's inputs.

    Random playouts do not use the network.
    """

    features: FeatureKernels
    room: EvaluatorScratch


def allocate_scratch(game: Game, judgement: ValueNetwork, seat: int = 0, plies: int = 0) -> EvaluatorScratch:
    """Return working memory in which the network of a game evaluates worlds for `seat`."""
    features, sizes = game.features, judgement.sizes
    inputs, hidden = np.zeros(sizes.inputs, np.float32), np.zeros((HIDDEN_LAYERS, sizes.widest), np.float32)
    network, views = network_of(judgement.weights, *sizes), features.scratch(game.view_record)
    return EvaluatorScratch(network, views, features.notes(), inputs, hidden, seat, plies)


def allocate_scratch_for_view(game: Game, judgement: ValueNetwork | None, view: View) -> EvaluatorScratch | NoEvaluator:
    """Return working memory in which a network evaluates worlds for the seat of a view.

    Return a placeholder if `judgement` is None.
    """
    seat = int(view.record["seat"])
    return NoEvaluator(seat) if judgement is None else allocate_scratch(game, judgement, seat)


Value = Callable[[SearchKernels, NetworkEvaluator, Worlds, WorldRecord, int], None]
"""Kernel (game, judge, worlds, world, action) that evaluates a world after a legal action.

With `NO_ACTION`, it evaluates the world without an action. It writes each seat's win share into
`worlds`.
"""


@kernel
def with_seat(judge: NetworkEvaluator, seat: int) -> NetworkEvaluator:
    """Return a copy of the evaluator that estimates the win chance from the perspective of `seat`."""
    room = judge.room
    return NetworkEvaluator(
        judge.features,
        EvaluatorScratch(room.network, room.views, room.notes, room.inputs, room.hidden, seat, room.plies),
    )


@kernel
def write_win_shares(winners: int, shares: Values) -> None:
    """Write each seat's win share into `shares`. `winners` contains the winners as bits.

    All winners get equal shares. After a draw, all seats get equal shares. The winners may include a rival that makes
    no decisions and has no seat. Its share is not stored.
    """
    seats = len(shares)
    count = 0
    for seat in range(MAX_WINNERS):
        count += winners >> seat & 1
    for seat in range(seats):
        if winners == 0:
            shares[seat] = 1.0 / seats
        else:
            shares[seat] = (winners >> seat & 1) / count


@kernel
def draw_action(game: SearchKernels, rules: WorldRecord, world: WorldRecord, actions: Row, luck: RandomState) -> int:
    """Return a random legal action in a world, or `NO_ACTION` if the match is over."""
    count = game.legal(rules, world, actions)
    return actions[below(luck, count)] if count > 0 else NO_ACTION


@kernel
def play_out_by_steps(
    game: SearchKernels, _judge: NetworkEvaluator, worlds: Worlds, world: WorldRecord, action: int
) -> None:
    """Play `action` in a world, and then random actions until the match is over.

    Store each seat's win share in `worlds`. This function plays the actions one by one with the kernels of
    the rules.
    """
    rules = worlds.rules[0]
    if action == NO_ACTION:
        action = draw_action(game, rules, world, worlds.others, worlds.luck[0])
    if action != NO_ACTION:
        for _action in range(MAX_PLAYOUT_ACTIONS):
            count = game.step(rules, world, action, worlds.others)
            if count == 0:
                break
            action = worlds.others[below(worlds.luck[0], count)]
    write_win_shares(game.winners(rules, world), worlds.shares)


@kernel
def play_out_by_game(
    game: SearchKernels, _judge: NetworkEvaluator, worlds: Worlds, world: WorldRecord, action: int
) -> None:
    """Play `action` in a world, and then random actions until the match is over.

    Store each seat's win share in `worlds`. This function calls the game's own fast kernel.
    """
    rules = worlds.rules[0]
    if action == NO_ACTION:
        action = draw_action(game, rules, world, worlds.others, worlds.luck[0])
    if action != NO_ACTION:
        game.play_out(rules, world, action, worlds.others)  # type: ignore[misc]  # called only if the game has this kernel
    write_win_shares(game.winners(rules, world), worlds.shares)


def select_playout(game: SearchKernels) -> Value:
    """Return the kernel for random playouts: the game's own kernel if it exists, otherwise `play_out_by_steps`."""
    return play_out_by_steps if game.play_out is None else play_out_by_game


@kernel
def evaluate_by_network(
    game: SearchKernels, judge: NetworkEvaluator, worlds: Worlds, world: WorldRecord, action: int
) -> None:
    """Play `action`, if any, in a world, and write the win share of each seat into `worlds`.

    If the match is over, the shares are its result. Otherwise, they are the network's estimates.
    """
    rules = worlds.rules[0]
    if action != NO_ACTION and game.step(rules, world, action, worlds.others) == 0:
        write_win_shares(game.winners(rules, world), worlds.shares)
    else:
        write_estimated_shares(judge, rules, world, worlds.shares)


@kernel
def evaluate_one_ply(
    game: SearchKernels, judge: NetworkEvaluator, worlds: Worlds, world: WorldRecord, action: int
) -> None:
    """Play `action` in a world, and write the evaluating seat's win share into `worlds`.

    If the match is over, the share is its result. Otherwise, it is the network's estimate, and the shares of other
    seats stay unchanged.
    """
    rules, seat = worlds.rules[0], worlds.shown[0].seat
    if game.step(rules, world, action, worlds.others) == 0:
        write_win_shares(game.winners(rules, world), worlds.shares)
    else:
        worlds.shares[seat] = estimate_win_chance(judge, rules, world, seat)


@kernel
def evaluate_two_plies(
    game: SearchKernels, judge: NetworkEvaluator, worlds: Worlds, world: WorldRecord, action: int
) -> None:
    """Play `action` and then the best reply in a world. Write the evaluating seat's win share into `worlds`.

    The choice of the reply uses the whole world, including hidden information. Each reply is tried in the same
    world, and the network evaluates the result. The second half of `worlds.others` is working memory for the
    actions after a reply.
    """
    rules, seat = worlds.rules[0], worlds.shown[0].seat
    replies = game.step(rules, world, action, worlds.others)
    if replies == 0:
        write_win_shares(game.winners(rules, world), worlds.shares)
        return
    decider, most, worth = game.to_decide(rules, world), -1.0, 0.0
    rest = worlds.others[len(worlds.others) // 2 :]
    for place in range(replies):
        worlds.states[AFTER_REPLY] = world
        after = worlds.states[AFTER_REPLY]
        if game.step(rules, after, worlds.others[place], rest) == 0:
            write_win_shares(game.winners(rules, after), worlds.shares)
        else:
            write_estimated_shares(judge, rules, after, worlds.shares)
        if worlds.shares[decider] > most:
            most, worth = worlds.shares[decider], worlds.shares[seat]
    worlds.shares[seat] = worth


@kernel
def evaluate_sole_win(
    game: SearchKernels, _judge: NetworkEvaluator, worlds: Worlds, world: WorldRecord, action: int
) -> None:
    """Write 1 into `worlds` if `action` immediately makes the evaluating seat the only winner, otherwise 0."""
    rules, seat = worlds.rules[0], worlds.shown[0].seat
    has_ended = game.step(rules, world, action, worlds.others) == 0
    worlds.shares[seat] = 1.0 if has_ended and game.winners(rules, world) == 1 << seat else 0.0


@kernel
def write_estimated_shares(judge: NetworkEvaluator, rules: WorldRecord, world: WorldRecord, shares: Values) -> None:
    """Divide the win among the seats in proportion to the network's estimate for each seat. Write the shares.

    With two seats, use only the estimate for the evaluating seat, even if the other seat is to move. The network's
    error depends on the seat to move, and only this estimate uses all information of the evaluating seat (decision 20).
    In a match with one player, the rival gets the rest. If no seat has a chance, all seats get equal shares.
    """
    if len(shares) == TWO_SEATS:
        seat = judge.room.seat
        shares[seat] = estimate_win_chance(judge, rules, world, seat)
        shares[1 - seat] = 1.0 - shares[seat]
        return
    total = 0.0
    for seat in range(len(shares)):
        shares[seat] = estimate_win_chance(judge, rules, world, seat)
        total += shares[seat]
    if len(shares) > 1:
        for seat in range(len(shares)):
            shares[seat] = shares[seat] / total if total > 0.0 else 1.0 / len(shares)


@kernel
def estimate_win_chance(judge: NetworkEvaluator, rules: WorldRecord, world: WorldRecord, seat: int) -> float:
    """Return the network's estimate of a seat's win chance in a world.

    If damaged weights lead to NaN, return 0.5.
    """
    judge.features.read(rules, world, seat, judge.room.views, judge.room.notes, judge.room.inputs)
    share = win_chance(judge.room.network, judge.room.inputs, judge.room.hidden)
    return 0.5 if math.isnan(share) else share
