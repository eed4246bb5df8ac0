"""Batches of bot matches: compiled functions of each game that play many matches at once, in shared arrays.

Python supplies the shuffles, so that each match is identical to a match played in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.chance import SPARE_WORDS, SecretShuffler, Twister, choice, seed
from skyhop.engine.kernel import Entry, entry, kernel
from skyhop.engine.record import Array1, Array2, Grid, Many, Records, Row, Values, records
from skyhop.engine.state import Ruleset, State
from skyhop.game.ai import NOTHING_DUE, ChanceKernels
from skyhop.game.capability import Capability, make_missing_error
from skyhop.game.game import Game
from skyhop.search.compiled_entries import evaluation_of, game_entry
from skyhop.search.worlds import SearchView, WorldRecord

Numbers = Array1[np.int64]
Words = Array1[np.uint64]
WordGrid = Array2[np.uint64]


TOO_FEW_WORDS = NOTHING_DUE - 1
"""Value in `Contest.sizes` after a shuffle that had too few random words."""


class Contest(NamedTuple):
    """Arrays for a batch of bot matches.

    The array `rules` has one row per ruleset. All other arrays have one row per match.
    """

    rules: Many[WorldRecord]
    states: Many[WorldRecord]
    ruleset: Numbers
    """Index of the match's ruleset in `rules`."""
    chosen: Numbers
    """Action to play next."""
    actions: Grid
    """Legal actions in increasing order. `counts` has the number of actions, which is 0 before a shuffle."""
    counts: Numbers
    seats: Numbers
    """Seat that must decide. Before a shuffle and after the end, it is the seat that decided last."""
    lengths: Numbers
    """Number of decisions in the match so far."""
    piles: Grid
    """Items of the pile to shuffle. `sizes` has the number of items, which is negative if no shuffle is needed."""
    sizes: Numbers


class Weighing(NamedTuple):
    """Working memory for the evaluation of actions in a batch of matches.

    It contains views, records of the evaluation kernel, and values of actions.
    """

    views: Many[SearchView]
    """Array of views. The last view always stays blank."""
    weighed: Many[WorldRecord]
    values: Values


def make_waiter(game: Game) -> Callable[[Contest, int, int], None]:
    """Return a kernel that records in the arrays of a match what comes next: a decision, a shuffle, or the end."""
    kernels, chance = game.search_kernels, chance_of(game)

    @kernel
    def wait(contest: Contest, match: int, count: int) -> None:
        rules, state = contest.rules[contest.ruleset[match]], contest.states[match]
        contest.counts[match] = count
        contest.sizes[match] = chance.due(rules, state, contest.piles[match])
        sort(contest.actions[match], count)
        contest.seats[match] = kernels.to_decide(rules, state)

    return wait


def begin(game: Game) -> Callable[..., None]:
    """Return a compiled function that starts matches, each with a given first seat.

    Each match stops at its first decision or shuffle.
    """
    chance, wait = chance_of(game), make_waiter(game)

    def begin(contest: Contest, firsts: Numbers) -> None:
        for match in range(len(firsts)):
            rules, state = contest.rules[contest.ruleset[match]], contest.states[match]
            count = chance.begin(rules, state, firsts[match], contest.actions[match])
            wait(contest, match, count)

    return begin


def step(game: Game) -> Callable[..., None]:
    """Return a compiled function that plays the chosen action in each given match.

    The match then continues to its next decision, to a shuffle, or to its end.
    """
    chance, wait = chance_of(game), make_waiter(game)

    def step(contest: Contest, which: Numbers) -> None:
        for place in range(len(which)):
            match = which[place]
            rules, state = contest.rules[contest.ruleset[match]], contest.states[match]
            count = chance.step(rules, state, contest.chosen[match], contest.actions[match])
            contest.lengths[match] += 1
            wait(contest, match, count)

    return step


def settle(game: Game) -> Callable[..., None]:
    """Return a compiled function that does the pending shuffle of each given match.

    The function takes the random words of each match from a separate row.
    """
    chance, wait = chance_of(game), make_waiter(game)

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
    """Return a compiled function that chooses an action with the highest evaluation in each given match.

    The bot `greedy` chooses its actions in the same way.
    """
    kernels, value = game.search_kernels, evaluation_of(game).value

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
    """Return the kernels of a game that accept the order of a shuffle from the caller.

    Raise `MissingCapability` if the game has no such kernels.
    """
    chance = game.search_kernels.chance
    if chance is None:
        raise make_missing_error(game, Capability.SEARCH)
    return chance


@entry
def seed_all(twisters: Many[Twister], seeds: Words) -> None:
    """Seed the random generator of each match in a batch."""
    for match in range(len(seeds)):
        seed(twisters[match], seeds[match])


@entry
def choose_any(actions: Grid, counts: Numbers, chosen: Numbers, which: Numbers, twisters: Many[Twister]) -> None:
    """In each of the matches `which`, write a random legal action into `chosen`, like the bot `random`.

    All legal actions have the same probability.
    """
    for place in range(len(which)):
        match = which[place]
        chosen[match] = actions[match, choice(twisters[match], counts[match])]


@kernel
def best_of(values: Values) -> tuple[float, int]:
    """Return the highest of the values, and the number of times that this value occurs."""
    best, ties = values[0], 1
    for place in range(1, len(values)):
        if values[place] > best:
            best, ties = values[place], 1
        elif values[place] == best:
            ties += 1
    return best, ties


@kernel
def nth_best(values: Values, best: float, number: int) -> int:
    """Return the index of one occurrence of the value `best`. `number` counts the occurrences from 0.

    If there are fewer occurrences, return the last index of `values`.
    """
    place = 0
    while place < len(values) - 1 and (number > 0 or values[place] != best):
        number -= values[place] == best
        place += 1
    return place


@kernel
def sort(actions: Row, count: int) -> None:
    """Sort the first `count` actions in place, by insertion sort.

    Kernels list actions in almost sorted order. Insertion sort is fast for such lists.
    """
    for place in range(1, count):
        action = actions[place]
        before = place - 1
        while before >= 0 and actions[before] > action:
            actions[before + 1] = actions[before]
            before -= 1
        actions[before + 1] = action


@kernel
def shuffle_by_words(pile: Row, words: Words) -> bool:
    """Shuffle a pile like `SecretShuffler.order`, with random words from the shuffler's stream.

    Return False if there are too few words.
    """
    used = 0
    for last in range(len(pile) - 1, 0, -1):
        bound = np.uint64(last + 1)
        left_over = (~np.uint64(0) % bound + np.uint64(1)) % bound
        while used < len(words) and words[used] > ~left_over:
            used += 1
        if used == len(words):
            return False
        other: int = np.int64(words[used] % bound)  # type: ignore[assignment]  # compiled code has one integer type
        used += 1
        last_card = pile[last]
        pile[last] = pile[other]
        pile[other] = last_card
    return True


class Contests:
    """Batch of matches of one game. Each match has a ruleset, a seat that begins, and a shuffler.

    Matches with equal shufflers get equal shuffles.
    """

    def __init__(
        self, game: Game, rulesets: Sequence[Ruleset], firsts: Sequence[int], shufflers: Sequence[SecretShuffler]
    ) -> None:
        count, several = len(rulesets), len({id(each) for each in rulesets}) > 1
        self._rulesets, self._shufflers = rulesets, shufflers
        self._step, self._settle = (game_entry(make, game) for make in (step, settle))
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
        """Return the indexes of the matches that need a decision, as an array."""
        return np.flatnonzero(self.contest.counts)

    def step(self, which: NDArray[np.int64]) -> None:
        """Play the chosen legal actions of the matches `which`. Stop each match at its next decision or its end."""
        self._step(self.contest, which)
        self._shuffle(which)

    def state(self, match: int) -> State:
        """Return the state of a match."""
        state: Records = self.contest.states[match : match + 1]  # type: ignore[assignment]  # numpy has no type for arrays of records
        return State(self._rulesets[match], state.copy())

    def _shuffle(self, which: NDArray[np.int64]) -> None:
        """Do all shuffles that the matches `which` need before their next decision or before their end."""
        sizes = self.contest.sizes
        while len(which := which[sizes[which] >= 0]):
            words = np.zeros((len(which), int(sizes[which].max()) + SPARE_WORDS), np.uint64)
            for place, (match, size) in enumerate(zip(which.tolist(), sizes[which].tolist(), strict=True)):
                words[place, : size + SPARE_WORDS] = self._next_words(match, size)
            self._settle(self.contest, which, words)
            if (sizes[which] == TOO_FEW_WORDS).any():
                raise OverflowError(f"more than {SPARE_WORDS} words of a shuffle were rejected")

    def _next_words(self, match: int, size: int) -> NDArray[np.uint64]:
        """Return random words for the next shuffle of a match, enough for `size` items."""
        shuffler, event = self._shufflers[match], self._events[match]
        self._events[match] += 1
        needed, key = size + SPARE_WORDS, (id(shuffler), event)
        if len(self._words.get(key, ())) < needed:
            self._words[key] = shuffler.words(event, size)
        return self._words[key][:needed]


def can_be_contested(game: Game) -> bool:
    """Return True if matches of a game can be played in batches."""
    return game.has(Capability.SEARCH) and game.search_kernels.chance is not None


def entries_of_choice() -> list[Entry]:
    """Return the compiled functions by which bots choose random actions in batches of matches."""
    return [cast("Entry", entry) for entry in (seed_all, choose_any)]


def list_entries(game: Game) -> list[Entry]:
    """Return the compiled functions of a game for matches between bots that choose actions by an evaluation."""
    return [cast("Entry", seed_all), game_entry(choose_best, game)]


def twisters(seeds: Sequence[int]) -> Records:
    """Return random generators for compiled code, one per seed.

    They draw like `random.Random` with the 64-bit seed.
    """
    generators = records(Twister, len(seeds))
    seed_all(generators, np.array(seeds, np.uint64))
    return generators


def weighing_for(game: Game) -> Weighing:
    """Return working memory for the evaluation of actions of a game."""
    evaluation = evaluation_of(game)
    return Weighing(evaluation.scratch(game.view_record), evaluation.notes(), np.zeros(game.action_count))


def entries(game: Game) -> list[Entry]:
    """Return the compiled functions that play batches of matches of a game.

    The result omits the functions that choose actions for bots.
    """
    return [game_entry(make, game) for make in (begin, step, settle)]
