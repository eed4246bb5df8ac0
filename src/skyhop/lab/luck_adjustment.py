"""What chance gave a player in a match, by a value of positions, so that it can be taken off its share of the win.

Wherever cards come from a shuffled pile, what the player can expect after those that came is held against the mean over
all that could have come. These differences are 0 in the mean whatever the value is, so the share without them has the
same expectation, and the less it varies the better the value is. These are the chance terms of AIVAT (N. Burch and
others, AAAI 2018); those of players whose strategy is known are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from skyhop.engine.chance import mixed_seed
from skyhop.engine.kernel import Entry
from skyhop.engine.state import State
from skyhop.game.game import Game
from skyhop.game.match import Match, Ply, plies

SAMPLES = 16
"""Orders that are tried where more than one card comes at once: the mean over them is right in the mean, too."""
BEGUN = -1
"""Stands for the deal where steps are numbered."""

Value = Callable[[State], float]
"""What the player can expect of the win where somebody decides; it does not know in what order piles lie."""
Orders = dict[str, list[int]]
"""By pile, which of its items, counted as they lie, comes first, and so on."""


def luck(match: Match, seat: int, value: Value, seed: int) -> float:
    """Say how much of its share of the win a seat owes to chance in a match that is over, by a value.

    The same seed tries the same orders.
    """
    every = list(plies(match.journal))
    places = [ply for ply in every if ply.entry is None or not ply.entry.is_chance]
    shuffled = _Shuffled(match, seat, value)
    first = every[0].state
    total = shuffled.worth(places[0].state) - shuffled.sampled(
        LuckStep(first, None, {}),
        Random(mixed_seed(seed, BEGUN)),  # noqa: S311  no secret depends on it, here and below
    )
    for number, (before, after) in enumerate(pairwise(places)):
        total += shuffled.given(before, after, Random(mixed_seed(seed, number)))  # noqa: S311
    return total


class LuckStep(NamedTuple):
    """A decision, from which chance may go on in several ways."""

    state: State
    """Before it."""
    action: int | None
    """None at the beginning, where the deal is due."""
    undrawn: Mapping[str, int]
    """How many items of each pile nobody has drawn before it."""


class _Shuffled:
    """What may come of steps of a match by other orders of what nobody has drawn."""

    def __init__(self, match: Match, seat: int, value: Value) -> None:
        self._match, self._game, self._seat, self._value = match, match.game, seat, value

    def worth(self, state: State) -> float:
        """What the seat has got at the end of a match, or can expect before."""
        outcome = self._game.outcome(state)
        if outcome is None:
            return self._value(state)
        winners = outcome.winners or range(len(self._match.journal.header.seats))
        return (self._seat in winners) / len(winners)

    def given(self, before: Ply, after: Ply, random: Random) -> float:
        """How much more a step brought than its mean."""
        undrawn = self._game.undrawn(before.state)
        came = _drawn(undrawn, self._game.undrawn(after.state))
        has_shuffled = after.number > before.number + 1
        if not has_shuffled and not came:
            return 0.0
        entry = before.entry
        action = self._game.read(before.state, entry.text, self._game.to_decide(before.state) or 0) if entry else None
        step = LuckStep(before.state, action, undrawn)
        mean = None if has_shuffled or came.total() > 1 else self._all(step, next(iter(came)), before.number)
        return self.worth(after.state) - (self.sampled(step, random) if mean is None else mean)

    def sampled(self, step: LuckStep, random: Random) -> float:
        """The mean over some orders of everything that nobody has drawn."""
        return fmean(self.worth(self._after(step, _orders(step.undrawn, random), random)[0]) for _ in range(SAMPLES))

    def _all(self, step: LuckStep, pile: str, number: int) -> float | None:
        """The mean over all items of a pile that one is drawn from; None where some would have more drawn."""
        count, total = step.undrawn[pile], 0.0
        latest = next(
            each for each in reversed(self._match.journal.entries[:number]) if each.is_chance and each.actor == pile
        )
        tokens = latest.text.split()[-count:]
        for token, times in Counter(tokens).items():
            place, order = tokens.index(token), list(range(count))
            order[0], order[place] = place, 0
            state, is_all = self._after(step, {pile: order})
            if not is_all or _drawn(step.undrawn, self._game.undrawn(state)).total() != 1:
                return None
            total += times * self.worth(state)
        return total / count

    def _after(self, step: LuckStep, orders: Orders, random: Random | None = None) -> tuple[State, bool]:
        """Take the step with other orders, and shuffle what falls due; without a generator say False of that."""
        state = step.state.copy()
        for pile, order in orders.items():
            self._game.reorder(state, pile, order)
        if step.action is not None:
            self._game.act(state, step.action)
        while (due := self._game.chance(state)) is not None:
            if random is None:
                return state, False
            self._game.settle(state, random.sample(due.tokens, len(due.tokens)))
        return state, True


def _drawn(before: Mapping[str, int], after: Mapping[str, int]) -> Counter[str]:
    """How many items of each pile are gone."""
    return Counter({pile: count - after[pile] for pile, count in before.items() if count != after[pile]})


def _orders(undrawn: Mapping[str, int], random: Random) -> Orders:
    return {pile: random.sample(range(count), count) for pile, count in undrawn.items()}


def value_by(path: Path, match: Match, seat: int) -> Value:
    """What a seat can expect, as a value network of a file says; `LearnedFileError` where it does not fit."""
    from skyhop.search.rollouts import PositionRollouts  # noqa: PLC0415 - as above
    from skyhop.search.value_network import judgement_of  # noqa: PLC0415 - slow to import

    prospect = PositionRollouts(match.game, match.view(seat), 0, judgement_of(match.game, path))
    return lambda state: float(prospect.shares(state.records)[seat])


def entries(game: Game) -> list[Entry]:
    """What is compiled for it."""
    from skyhop.search.entry import (  # noqa: PLC0415 - as above
        Way,
        game_entry,
        prospects,
    )

    return [game_entry(prospects, game, Way.JUDGED)]
