"""What steps many matches of a game, compiled whole for it: entries over buffers that are written in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from skyhop.engine.chance import below, next_word
from skyhop.engine.kernel import entry, kernel
from skyhop.engine.record import Array1, Array2, Grid, Many
from skyhop.envs.payoff import payoff
from skyhop.game.game import Game
from skyhop.search.network import Layer
from skyhop.search.worlds import RandomState, SearchView, World, reseed

Numbers = Array1[np.int64]
NumberGrid = Array2[np.int64]
Masks = Array2[np.int8]
TOGETHER = 32
"""Matches whose masks are written one after another: while one waits for memory, the next ones ask for theirs."""


class MatchArrays(NamedTuple):
    """A batch of matches: a row of each array for each match, but of the first three."""

    rules: Many[World]
    """The rulesets that occur."""
    starters: NumberGrid
    """By ruleset, how many seats may begin, and then which."""
    seat_counts: Numbers
    """By ruleset."""
    states: Many[World]
    """The last, which is no match, stays blank."""
    luck: Many[RandomState]
    """What deals are drawn from, and who begins."""
    ruleset: Numbers
    """The row of `rules` that a match is played by."""
    first: Numbers
    """Who begins the next match; below 0 chance says."""
    chosen: Numbers
    """The action that is to be done."""
    actions: Grid
    """The legal ones, of which `counts` says how many there are; 0 after the end."""
    counts: Numbers
    masks: Masks
    """By action, 1 where it is legal."""
    seats: Numbers
    """Who decides; after the end, whoever decided last."""
    deciders: Numbers
    """Who decided last."""
    lengths: Numbers
    """Decisions so far."""
    payoffs: Layer
    """By seat, what the latest end was worth."""


class FeatureBuffers(NamedTuple):
    """Scratch space for what reads features."""

    views: Many[SearchView]
    """Of these the last stays blank."""
    notes: Many[World]


def step(game: Game) -> Callable[..., int]:
    """Make what does the chosen action, which is legal, in some matches, up to the next decision or the end.

    Those that have ended are written into `ended`, as long as `which`, and counted.
    """
    kernels = game.search_kernels()

    def step(matches: MatchArrays, which: Numbers, ended: Numbers) -> int:
        over = 0
        for begun in range(0, len(which), TOGETHER):
            last = min(begun + TOGETHER, len(which))
            for place in range(begun, last):
                unmask(matches, which[place])
            for place in range(begun, last):
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
                    ended[over] = match
                    over += 1
            for place in range(begun, last):
                mask(matches, which[place])
        return over

    return step


def begin(game: Game) -> Callable[..., None]:
    """Make what begins some matches anew, up to their first decision."""
    kernels = game.search_kernels()

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
    """Make what shows some matches, each to a seat; the last of the views is blank."""
    kernels = game.search_kernels()

    def show(matches: MatchArrays, which: Numbers, viewers: Numbers, views: Many[SearchView]) -> None:
        for place in range(len(which)):
            match = which[place]
            views[match] = views[len(views) - 1]
            rules = matches.rules[matches.ruleset[match]]
            kernels.show(rules, matches.states[match], views[match], viewers[match])

    return show


def read(game: Game) -> Callable[..., None]:
    """Make what reads features of the view that a seat has of each of some matches."""
    kernels, write = game.search_kernels(), game.features().kernels.write

    def read(matches: MatchArrays, which: Numbers, viewers: Numbers, reading: FeatureBuffers, rows: Layer) -> None:
        views = reading.views
        for place in range(len(which)):
            match = which[place]
            views[0] = views[len(views) - 1]
            rules = matches.rules[matches.ruleset[match]]
            kernels.show(rules, matches.states[match], views[0], viewers[match])
            write(rules, views, reading.notes, rows[match])

    return read


@entry
def choose_randomly(actions: Grid, counts: Numbers, luck: Many[RandomState], which: Numbers, chosen: Numbers) -> None:
    """Choose a legal action in each of some matches, every one equally likely."""
    for place in range(len(which)):
        match = which[place]
        chosen[match] = actions[match, below(luck[match], counts[match])]


@entry
def first_illegal(masks: Masks, which: Numbers, chosen: Numbers) -> int:
    """Find the first of some matches in which what is chosen is not legal; -1 where it is everywhere."""
    for place in range(len(which)):
        match = which[place]
        if not 0 <= chosen[match] < masks.shape[1] or masks[match, chosen[match]] == 0:
            return int(match)
    return -1


@kernel
def unmask(matches: MatchArrays, match: int) -> None:
    """Take the actions that were legal out of the mask."""
    for place in range(matches.counts[match]):
        matches.masks[match, matches.actions[match, place]] = 0


@kernel
def mask(matches: MatchArrays, match: int) -> None:
    """Write those that are."""
    for place in range(matches.counts[match]):
        matches.masks[match, matches.actions[match, place]] = 1


@kernel
def pay(matches: MatchArrays, match: int, winners: int) -> None:
    """Write what the end is worth to every seat."""
    seats = matches.seat_counts[matches.ruleset[match]]
    for seat in range(seats):
        matches.payoffs[match, seat] = payoff(winners, seat, seats)
