"""What plays many matches of bots at once, compiled whole for a game: entries over buffers that are written in place.

Chance is waited for, and its orders come from outside, so that a match is the one that Python would play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.chance import SPARE_WORDS, SecretShuffler
from skyhop.engine.kernel import Entry, entry, kernel
from skyhop.engine.mt19937 import Twister, choice, seed
from skyhop.engine.record import Array1, Array2, Grid, Many, Records, Row, Values, records
from skyhop.engine.state import Ruleset, State
from skyhop.game.ai import NOTHING_DUE, ChanceKernels
from skyhop.game.capability import Capability, missing
from skyhop.game.game import Game
from skyhop.search.entry import evaluation_of, game_entry
from skyhop.search.worlds import SearchView, World

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

    views: Many[SearchView]
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


class Contests:
    """Matches of a game, each by a ruleset, with a first seat and a shuffler; those of one shuffler have its orders."""

    def __init__(
        self, game: Game, rulesets: Sequence[Ruleset], firsts: Sequence[int], shufflers: Sequence[SecretShuffler]
    ) -> None:
        count, several = len(rulesets), len({id(each) for each in rulesets}) > 1
        self._rulesets, self._shufflers = rulesets, shufflers
        self._step, self._settle = (game_entry(made, game) for made in (step, settle))
        self._events = [0] * count
        self._words: dict[tuple[int, int], NDArray[np.uint64]] = {}
        used = rulesets if several else rulesets[:1]
        self.contest = Contest(
            rules=np.concatenate([each.record for each in used]),
            states=records(game.state_record, count),
            ruleset=np.arange(count, dtype=np.int64) if several else np.zeros(count, np.int64),
            chosen=np.zeros(count, np.int64),
            actions=np.zeros((count, game.action_count), np.int16),
            counts=np.zeros(count, np.int64),
            seats=np.zeros(count, np.int64),
            lengths=np.zeros(count, np.int64),
            piles=np.zeros((count, chance_of(game).largest), np.int16),
            sizes=np.zeros(count, np.int64),
        )
        game_entry(begin, game)(self.contest, np.array(firsts, np.int64))
        self._shuffle(np.arange(count))

    def waiting(self) -> NDArray[np.int64]:
        """The matches in which somebody is to decide."""
        return np.flatnonzero(self.contest.counts)

    def step(self, which: NDArray[np.int64]) -> None:
        """Do the chosen actions, all of them legal, in these matches, up to the next decisions or the end."""
        self._step(self.contest, which)
        self._shuffle(which)

    def state(self, match: int) -> State:
        """How a match stands."""
        state: Records = self.contest.states[match : match + 1]  # type: ignore[assignment]  # it is numpy's
        return State(self._rulesets[match], state.copy())

    def _shuffle(self, which: NDArray[np.int64]) -> None:
        """Shuffle what is due in some of these matches, and what falls due then."""
        sizes = self.contest.sizes
        while len(which := which[sizes[which] >= 0]):
            words = np.zeros((len(which), int(sizes[which].max()) + SPARE_WORDS), np.uint64)
            for place, (match, size) in enumerate(zip(which.tolist(), sizes[which].tolist(), strict=True)):
                words[place, : size + SPARE_WORDS] = self._next_words(match, size)
            self._settle(self.contest, which, words)
            if (sizes[which] == TOO_FEW_WORDS).any():
                raise OverflowError(f"more than {SPARE_WORDS} words of a shuffle were rejected")

    def _next_words(self, match: int, size: int) -> NDArray[np.uint64]:
        """The words of the next shuffle of a match: enough for so many items."""
        shuffler, event = self._shufflers[match], self._events[match]
        self._events[match] += 1
        needed, key = size + SPARE_WORDS, (id(shuffler), event)
        if len(self._words.get(key, ())) < needed:
            self._words[key] = shuffler.words(event, size)
        return self._words[key][:needed]


def can_be_contested(game: Game) -> bool:
    """Say whether matches of a game can be played so."""
    return game.has(Capability.SEARCH) and game.search_kernels().chance is not None


def entries_of_choice() -> list[Entry]:
    """What is compiled for bots that choose any legal action."""
    return [cast("Entry", made) for made in (seed_all, choose_any)]


def entries_of_best(game: Game) -> list[Entry]:
    """What is compiled for bots that choose what an evaluation values most."""
    return [cast("Entry", seed_all), game_entry(choose_best, game)]


def twisters(seeds: Sequence[int]) -> Records:
    """Make generators that draw as `random.Random` does by these seeds, of 64 bits."""
    made = records(Twister, len(seeds))
    seed_all(made, np.array(seeds, np.uint64))
    return made


def weighing_for(game: Game) -> Weighing:
    """Make scratch space for the evaluation of a game."""
    evaluation = evaluation_of(game)
    return Weighing(evaluation.scratch(game.view_record), evaluation.notes(), np.zeros(game.action_count))


def entries(game: Game) -> list[Entry]:
    """What is compiled for it, besides what the bots need."""
    return [game_entry(made, game) for made in (begin, step, settle)]
