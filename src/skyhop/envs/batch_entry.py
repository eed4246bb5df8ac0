"""Compiled functions (entries) that step many matches of a game at once and compute payoffs.

The functions update arrays in place. The payoff of each seat is from -1 to 1. The payoffs of all seats add up to 0.
In a solo match, an imaginary rival gets the opposite of the player's payoff.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

import numpy as np

from skyhop.engine.chance import below, next_word
from skyhop.engine.kernel import entry, kernel
from skyhop.engine.record import Array1, Array2, Grid, Many
from skyhop.game.game import Game
from skyhop.search.value_network import Layer
from skyhop.search.worlds import MAX_WINNERS, RandomState, SearchView, WorldRecord, reseed


@kernel
def payoff_of(share: float, seats: int) -> float:
    """Return the payoff of a seat with this win share (0 to 1), in a match with `seats` seats.

    The payoff is 1 for the complete win, and 0 if all seats share the win equally.
    """
    rivals = max(1, seats - 1)
    return (share * (rivals + 1) - 1.0) / rivals


@kernel
def payoff(winners: int, seat: int, seats: int) -> float:
    """Return the payoff of a seat, from -1 to 1.

    The seats in the bitset `winners` share the win. An empty bitset means a draw.
    """
    count = 0
    for each in range(MAX_WINNERS):
        count += winners >> each & 1
    share = (winners >> seat & 1) / count if count > 0 else 1.0 / max(2, seats)
    return payoff_of(share, seats)


def payoffs(winners: Collection[int], seats: int) -> list[float]:
    """Return the payoffs of all seats, given the seats that won the match."""
    bits = sum(1 << seat for seat in winners)
    return [float(payoff(bits, seat, seats)) for seat in range(seats)]


Numbers = Array1[np.int64]
NumberGrid = Array2[np.int64]
Masks = Array2[np.int8]
MATCHES_PER_LOOP = 32
"""Number of matches for which one loop writes the masks of legal actions.

The memory accesses of these matches then overlap.
"""


class MatchArrays(NamedTuple):
    """Arrays of a batch of matches.

    The first three arrays have one row per ruleset. All others have one row per match.
    """

    rules: Many[WorldRecord]
    """Rulesets of the matches."""
    starters: NumberGrid
    """By ruleset: the number of seats that may begin, then these seats."""
    seat_counts: Numbers
    """Number of seats, by ruleset."""
    states: Many[WorldRecord]
    """States of the matches. The last row is empty and belongs to no match."""
    luck: Many[RandomState]
    """Random generator of each match, for deals and for the choice of the first seat."""
    ruleset: Numbers
    """Index of each match's ruleset in `rules`."""
    first: Numbers
    """Seat that begins the next match. If the number is negative, chance chooses the seat."""
    chosen: Numbers
    """Action that the next step applies to the match."""
    actions: Grid
    """Legal actions of each match. `counts` contains their number: 0 after the end of the match."""
    counts: Numbers
    masks: Masks
    """Masks of legal actions: 1 for a legal action, 0 for any other action."""
    seats: Numbers
    """Seat that decides. After the end of the match, the seat that decided last."""
    deciders: Numbers
    """Seat that made the last decision."""
    lengths: Numbers
    """Number of decisions in the match so far."""
    payoffs: Layer
    """Payoffs by seat of the last match in this row that ended."""


class FeatureBuffers(NamedTuple):
    """Working memory for the computation of features of views."""

    views: Many[SearchView]
    """Working memory for views. The last row stays empty."""
    notes: Many[WorldRecord]
    """Working memory for features. If the game keeps results there for later calls, each match has its own row."""


def step(game: Game) -> Callable[..., int]:
    """Return a compiled function that plays the chosen action in each match whose index is in `which`.

    All chosen actions must be legal. The function continues each match to its next decision or its end. It writes
    the indices of ended matches into `ended` and returns their number. `ended` must have the same length as
    `which`.
    """
    kernels = game.search_kernels

    def step(matches: MatchArrays, which: Numbers, ended: Numbers) -> int:
        ended_count = 0
        for first in range(0, len(which), MATCHES_PER_LOOP):
            last = min(first + MATCHES_PER_LOOP, len(which))
            for place in range(first, last):
                unmask(matches, which[place])
            for place in range(first, last):
                match = which[place]
                rules, state = matches.rules[matches.ruleset[match]], matches.states[match]
                matches.lengths[match] += 1
                matches.deciders[match] = matches.seats[match]
                count = kernels.step(rules, state, matches.chosen[match], matches.actions[match])
                matches.counts[match] = count
                if count > 0:
                    matches.seats[match] = kernels.to_decide(rules, state)
                else:
                    pay(matches, match, kernels.winners(rules, state))
                    ended[ended_count] = match
                    ended_count += 1
            for place in range(first, last):
                mask(matches, which[place])
        return ended_count

    return step


def begin(game: Game) -> Callable[..., None]:
    """Return a compiled function that starts new matches of a batch and continues them to their first decision."""
    kernels = game.search_kernels

    def begin(matches: MatchArrays, which: Numbers) -> None:
        for place in range(len(which)):
            match = which[place]
            rules, state, luck = matches.rules[matches.ruleset[match]], matches.states[match], matches.luck[match]
            unmask(matches, match)
            matches.states[match] = matches.states[len(matches.states) - 1]
            reseed(state, next_word(luck))
            starters = matches.starters[matches.ruleset[match]]
            first = starters[1 + below(luck, starters[0])]
            if matches.first[match] >= 0:
                first = matches.first[match]
            matches.lengths[match] = 0
            matches.counts[match] = kernels.begin(rules, state, first, matches.actions[match])
            matches.seats[match] = kernels.to_decide(rules, state)
            mask(matches, match)

    return begin


def show(game: Game) -> Callable[..., None]:
    """Return a compiled function that writes, for each given match, the view of one seat into `views`.

    The function copies the last element of `views` before it writes a view, so this element must stay empty.
    """
    kernels = game.search_kernels

    def show(matches: MatchArrays, which: Numbers, viewers: Numbers, views: Many[SearchView]) -> None:
        for place in range(len(which)):
            match = which[place]
            views[match] = views[len(views) - 1]
            rules = matches.rules[matches.ruleset[match]]
            kernels.show(rules, matches.states[match], views[match], viewers[match])

    return show


def read(game: Game) -> Callable[..., None]:
    """Return a compiled function that computes, for each given match, features from the view of one seat."""
    kernels, write, is_kept = game.search_kernels, game.features.kernels.write, game.features.keeps_results

    def read(matches: MatchArrays, which: Numbers, viewers: Numbers, reading: FeatureBuffers, rows: Layer) -> None:
        views = reading.views
        for place in range(len(which)):
            match = which[place]
            views[0] = views[len(views) - 1]
            rules = matches.rules[matches.ruleset[match]]
            kernels.show(rules, matches.states[match], views[0], viewers[match])
            write(rules, views, reading.notes[match if is_kept else 0 :], rows[match])

    return read


@entry
def choose_randomly(actions: Grid, counts: Numbers, luck: Many[RandomState], which: Numbers, chosen: Numbers) -> None:
    """For each match whose index is in `which`, write a random legal action into `chosen`.

    All legal actions have the same probability.
    """
    for place in range(len(which)):
        match = which[place]
        chosen[match] = actions[match, below(luck[match], counts[match])]


@entry
def first_illegal(masks: Masks, which: Numbers, chosen: Numbers) -> int:
    """Return the index of the first match in `which` whose chosen action is illegal.

    Return -1 if all actions are legal.
    """
    for place in range(len(which)):
        match = which[place]
        if not 0 <= chosen[match] < masks.shape[1] or masks[match, chosen[match]] == 0:
            return int(match)
    return -1


@kernel
def unmask(matches: MatchArrays, match: int) -> None:
    """Set the mask of a match to 0 at its current legal actions. Afterwards, all values of the mask are 0."""
    for place in range(matches.counts[match]):
        matches.masks[match, matches.actions[match, place]] = 0


@kernel
def mask(matches: MatchArrays, match: int) -> None:
    """Set the mask of a match to 1 at its current legal actions."""
    for place in range(matches.counts[match]):
        matches.masks[match, matches.actions[match, place]] = 1


@kernel
def pay(matches: MatchArrays, match: int, winners: int) -> None:
    """When a match has ended, write the payoffs of all seats into the arrays. `winners` is a bitset of seats."""
    seats = matches.seat_counts[matches.ruleset[match]]
    for seat in range(seats):
        matches.payoffs[match, seat] = payoff(winners, seat, seats)
