"""Many matches of bots at once: what begins, shuffles and steps them together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.chance import SPARE_WORDS, SecretShuffler
from skyhop.engine.kernel import Entry
from skyhop.engine.mt19937 import Twister
from skyhop.engine.record import Records, records
from skyhop.engine.ruleset import Ruleset
from skyhop.engine.state import State
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.search import contest_entry
from skyhop.search.contest_entry import TOO_FEW_WORDS, Contest, Weighing, chance_of, choose_any, choose_best, seed_all
from skyhop.search.game_entry import evaluation_of, game_entry


class Contests:
    """Matches of a game, each by a ruleset, with a first seat and a shuffler; those of one shuffler have its orders."""

    def __init__(
        self, game: Game, rulesets: Sequence[Ruleset], firsts: Sequence[int], shufflers: Sequence[SecretShuffler]
    ) -> None:
        count, several = len(rulesets), len({id(each) for each in rulesets}) > 1
        self._rulesets, self._shufflers = rulesets, shufflers
        self._step, self._settle = (game_entry(made, game) for made in (contest_entry.step, contest_entry.settle))
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
        game_entry(contest_entry.begin, game)(self.contest, np.array(firsts, np.int64))
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
    return [game_entry(made, game) for made in (contest_entry.begin, contest_entry.step, contest_entry.settle)]
