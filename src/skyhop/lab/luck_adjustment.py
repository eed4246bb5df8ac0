"""Luck adjustment: an estimate of the part of a player's win share that came from chance.

A value function estimates the player's win share in a state. At each draw from a shuffled pile, the module takes the
value of the state after the draw. It subtracts the mean value over all possible draws. These differences have mean 0
for any value function, so the adjusted share keeps its expectation. A better value function gives a smaller variance.
These are the chance terms of AIVAT (N. Burch and others, AAAI 2018). The module omits the terms for players whose
strategy is known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from skyhop.engine.chance import mix_seed
from skyhop.engine.kernel import Entry
from skyhop.engine.state import State
from skyhop.game.game import Game, count_undrawn, reorder, turn_to
from skyhop.game.match import Match, Ply, plies

SAMPLES = 16
"""Number of sampled orders of a pile if a step draws more than one card.

The mean over these orders is unbiased.
"""
BEGUN = -1
"""Step number of the deal."""

Value = Callable[[State], float]
"""Function that returns the player's expected win share at a decision.

The function ignores the order of the piles.
"""
Orders = dict[str, list[int]]
"""New order of the items of each pile, as indexes into the present order."""


def luck(match: Match, seat: int, value: Value, seed: int) -> float:
    """Return the part of a seat's win share that came from chance in a finished match.

    The function `value` estimates the seat's win share in each state. With the same seed, the function
    samples the same orders of the piles.
    """
    every = list(plies(match.journal))
    places = [ply for ply in every if ply.entry is None or not ply.entry.is_chance]
    shuffled = _Shuffled(match, seat, value)
    deal, chance = LuckStep(every[0].state, None, {}), Random(mix_seed(seed, BEGUN))  # noqa: S311  no secret depends on it
    total = shuffled.win_share(places[0].state) - shuffled.sample_mean(deal, chance)
    for number, (before, after) in enumerate(pairwise(places)):
        total += shuffled.measure_step(before, after, Random(mix_seed(seed, number)))  # noqa: S311
    return total


class LuckStep(NamedTuple):
    """Decision with several possible chance outcomes after it."""

    state: State
    """State before the decision."""
    action: int | None
    """Action of the decision; None for the deal at the beginning."""
    undrawn: Mapping[str, int]
    """Number of items left in each pile before the decision."""


class _Shuffled:
    """Calculation of the luck in each step of a match.

    The calculation replays a step several times. Each time, the items that were not drawn yet have another order.
    """

    def __init__(self, match: Match, seat: int, value: Value) -> None:
        self._match, self._game, self._seat, self._value = match, match.game, seat, value

    def win_share(self, state: State) -> float:
        """Return the expected win share of the seat. After the end of the match, return the actual share."""
        outcome = self._game.outcome(state)
        if outcome is None:
            return self._value(state)
        winners = outcome.winners or range(len(self._match.journal.header.seats))
        return (self._seat in winners) / len(winners)

    def measure_step(self, before: Ply, after: Ply, random: Random) -> float:
        """Return the luck in the step between two plies.

        The luck is the value after the step minus the mean value over all possible results of the step.
        """
        undrawn = count_undrawn(self._game, before.state)
        drawn_items = _count_drawn(undrawn, count_undrawn(self._game, after.state))
        has_shuffled = after.number > before.number + 1
        if not has_shuffled and not drawn_items:
            return 0.0
        entry = before.entry
        state, action = before.state, None
        if entry is not None and isinstance(entry.actor, int):
            turn_to(self._game, state, entry.actor)
            action = self._game.read(state, entry.text, entry.actor)
        step = LuckStep(state, action, undrawn)
        mean = (
            None
            if has_shuffled or drawn_items.total() > 1
            else self._exact_mean(step, next(iter(drawn_items)), before.number)
        )
        return self.win_share(after.state) - (self.sample_mean(step, random) if mean is None else mean)

    def sample_mean(self, step: LuckStep, random: Random) -> float:
        """Return the mean value after a step. The mean is over sampled orders of all items that are not drawn yet."""
        return fmean(
            self.win_share(self._replay_step(step, _orders(step.undrawn, random), random)[0]) for _ in range(SAMPLES)
        )

    def _exact_mean(self, step: LuckStep, pile: str, number: int) -> float | None:
        """Return the mean value after a step that draws one item from `pile`, over all items that it can draw.

        Return None if one of these items causes another draw.
        """
        count, total = step.undrawn[pile], 0.0
        latest = next(
            each for each in reversed(self._match.journal.entries[:number]) if each.is_chance and each.actor == pile
        )
        tokens = latest.text.split()[-count:]
        for token, times in Counter(tokens).items():
            place, order = tokens.index(token), list(range(count))
            order[0], order[place] = place, 0
            state, is_all = self._replay_step(step, {pile: order})
            if not is_all or _count_drawn(step.undrawn, count_undrawn(self._game, state)).total() != 1:
                return None
            total += times * self.win_share(state)
        return total / count

    def _replay_step(self, step: LuckStep, orders: Orders, random: Random | None = None) -> tuple[State, bool]:
        """Return the state after a step that is replayed with other orders of the piles.

        The second value is True if the state includes all chance outcomes of the step. Without `random`, the method
        stops before the first shuffle in the step, and the second value may be False.
        """
        state = step.state.copy()
        for pile, order in orders.items():
            reorder(state, pile, order)
        if step.action is not None:
            self._game.act(state, step.action)
        while (pending := self._game.chance(state)) is not None:
            if random is None:
                return state, False
            self._game.settle(state, random.sample(pending.tokens, len(pending.tokens)))
        return state, True


def _count_drawn(before: Mapping[str, int], after: Mapping[str, int]) -> Counter[str]:
    """Return the number of items drawn from each pile during a step.

    `before` and `after` are the numbers of items in the piles before and after the step.
    """
    return Counter({pile: count - after[pile] for pile, count in before.items() if count != after[pile]})


def _orders(undrawn: Mapping[str, int], random: Random) -> Orders:
    return {pile: random.sample(range(count), count) for pile, count in undrawn.items()}


def load_value(path: Path, match: Match, seat: int) -> Value:
    """Return the value function of a seat from a network file.

    Raises:
        LearnedFileError: if the network does not fit the match.
    """
    from skyhop.search.search import PositionRollouts  # noqa: PLC0415 - as above
    from skyhop.search.value_network import value_network_of  # noqa: PLC0415 - slow to import

    prospect = PositionRollouts(match.game, match.view(seat), 0, value_network_of(match.game, path))
    return lambda state: float(prospect.shares(state.records)[seat])


def entries(game: Game) -> list[Entry]:
    """Return the kernels to compile for luck adjustment."""
    from skyhop.search.compiled_entries import Way, game_entry, prospects  # noqa: PLC0415 - as above

    return [game_entry(prospects, game, Way.JUDGED)]
