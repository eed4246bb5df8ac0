"""What plays many matches of bots at once, compiled whole for a game: entries over buffers that are written in place.

Chance is waited for, and its orders come from outside, so that a match is the one that Python would play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from skyhop.engine.chance import SPARE_WORDS
from skyhop.engine.kernel import entry, kernel
from skyhop.engine.mt19937 import Twister, choice, seed
from skyhop.engine.record import Array1, Array2, Grid, Many, Row, Values
from skyhop.game.ai import NOTHING_DUE, ChanceKernels
from skyhop.game.capability import Capability, missing
from skyhop.game.game import Game
from skyhop.search.game_entry import evaluation_of
from skyhop.search.worlds import Shown, World

Numbers = Array1[np.int64]
Words = Array1[np.uint64]
WordGrid = Array2[np.uint64]


TOO_FEW_WORDS = NOTHING_DUE - 1
"""In the place of a pile's size: it cannot be shuffled, since too many words were rejected."""


class Contest(NamedTuple):
    """Matches that bots play: a row of each array for each match, but of `rules`."""

    rules: Many[World]
    states: Many[World]
    ruleset: Numbers
    """The row of `rules` that a match is played by."""
    chosen: Numbers
    """The action that is to be done."""
    actions: Grid
    """The legal ones in increasing order, of which `counts` says how many there are; none while a shuffle is due."""
    counts: Numbers
    seats: Numbers
    """Who decides, or has decided last."""
    lengths: Numbers
    """Decisions so far."""
    piles: Grid
    """What is to be shuffled, of which `sizes` says how much there is; below 0 no shuffle is due."""
    sizes: Numbers


class Weighing(NamedTuple):
    """Scratch space for an evaluation."""

    views: Many[Shown]
    """Of these the last stays blank."""
    weighed: Many[World]
    values: Values


def awaiting(game: Game) -> Callable[[Contest, int, int], None]:
    """Make what writes down what a match of so many legal actions waits for: a decision, a shuffle, or nothing."""
    kernels, chance = game.search_kernels(), chance_of(game)

    @kernel
    def wait(contest: Contest, match: int, count: int) -> None:
        rules, state = contest.rules[contest.ruleset[match]], contest.states[match]
        contest.counts[match] = count
        contest.sizes[match] = chance.due(rules, state, contest.piles[match])
        sort(contest.actions[match], count)
        contest.seats[match] = kernels.to_decide(rules, state)

    return wait


def begin(game: Game) -> Callable[..., None]:
    """Make what begins matches, each with its own first seat, up to a decision or a shuffle."""
    chance, wait = chance_of(game), awaiting(game)

    def begin(contest: Contest, firsts: Numbers) -> None:
        for match in range(len(firsts)):
            rules, state = contest.rules[contest.ruleset[match]], contest.states[match]
            count = chance.begin(rules, state, firsts[match], contest.actions[match])
            wait(contest, match, count)

    return begin


def step(game: Game) -> Callable[..., None]:
    """Make what does the chosen action in some matches, up to the next decision, shuffle, or the end."""
    chance, wait = chance_of(game), awaiting(game)

    def step(contest: Contest, which: Numbers) -> None:
        for place in range(len(which)):
            match = which[place]
            rules, state = contest.rules[contest.ruleset[match]], contest.states[match]
            count = chance.step(rules, state, contest.chosen[match], contest.actions[match])
            contest.lengths[match] += 1
            wait(contest, match, count)

    return step


def settle(game: Game) -> Callable[..., None]:
    """Make what shuffles the piles that are due in some matches by words, a row for each of them."""
    chance, wait = chance_of(game), awaiting(game)

    def settle(contest: Contest, which: Numbers, words: WordGrid) -> None:
        for place in range(len(which)):
            match = which[place]
            rules, state = contest.rules[contest.ruleset[match]], contest.states[match]
            pile = contest.piles[match][: contest.sizes[match]]
            if not shuffle_by_words(pile, words[place][: len(pile) + SPARE_WORDS]):
                contest.sizes[match] = TOO_FEW_WORDS
                continue
            count = chance.settle(rules, state, pile, contest.actions[match])
            wait(contest, match, count)

    return settle


def choose_best(game: Game) -> Callable[..., None]:
    """Make what chooses in some matches what the evaluation values most in the view of the seat, as `greedy` does."""
    kernels, value = game.search_kernels(), evaluation_of(game).value

    def choose_best(contest: Contest, which: Numbers, twisters: Many[Twister], weighing: Weighing) -> None:
        views = weighing.views
        for place in range(len(which)):
            match = which[place]
            rules, seat = contest.rules[contest.ruleset[match]], contest.seats[match]
            views[0] = views[len(views) - 1]
            kernels.show(rules, contest.states[match], views[0], seat)
            actions = contest.actions[match][: contest.counts[match]]
            values = weighing.values[: len(actions)]
            value(rules, views, weighing.weighed, actions, values)
            best, ties = best_of(values)
            contest.chosen[match] = actions[nth_best(values, best, choice(twisters[match], ties))]

    return choose_best


def chance_of(game: Game) -> ChanceKernels:
    """What lets its matches be shuffled from outside; `MissingCapability` where it has none."""
    chance = game.search_kernels().chance
    if chance is None:
        raise missing(game, Capability.SEARCH)
    return chance


@entry
def seed_all(twisters: Many[Twister], seeds: Words) -> None:
    """Seed a generator for each match."""
    for match in range(len(seeds)):
        seed(twisters[match], seeds[match])


@entry
def choose_any(actions: Grid, counts: Numbers, chosen: Numbers, which: Numbers, twisters: Many[Twister]) -> None:
    """Choose any legal action in some matches, as `random` does."""
    for place in range(len(which)):
        match = which[place]
        chosen[match] = actions[match, choice(twisters[match], counts[match])]


@kernel
def best_of(values: Values) -> tuple[float, int]:
    """The highest value, and how many are as high."""
    best, ties = values[0], 1
    for place in range(1, len(values)):
        if values[place] > best:
            best, ties = values[place], 1
        elif values[place] == best:
            ties += 1
    return best, ties


@kernel
def nth_best(values: Values, best: float, number: int) -> int:
    """The place of the value that is the highest and has `number` others before it; the last where that is none."""
    place = 0
    while place < len(values) - 1 and (number > 0 or values[place] != best):
        number -= values[place] == best
        place += 1
    return place


@kernel
def sort(actions: Row, count: int) -> None:
    """Put the first actions in increasing order; kernels list them nearly so."""
    for place in range(1, count):
        action = actions[place]
        before = place - 1
        while before >= 0 and actions[before] > action:
            actions[before + 1] = actions[before]
            before -= 1
        actions[before + 1] = action


@kernel
def shuffle_by_words(pile: Row, words: Words) -> bool:
    """Put a pile in order as `SecretShuffler.order` does by the words of its stream; say whether they were enough."""
    used = 0
    for last in range(len(pile) - 1, 0, -1):
        bound = np.uint64(last + 1)
        left_over = (~np.uint64(0) % bound + np.uint64(1)) % bound
        while used < len(words) and words[used] > ~left_over:
            used += 1
        if used == len(words):
            return False
        other: int = np.int64(words[used] % bound)  # type: ignore[assignment]  # compiled, both are one
        used += 1
        kept = pile[last]
        pile[last] = pile[other]
        pile[other] = kept
    return True
