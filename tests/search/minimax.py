"""Plain full minimax in Python, without bounds, memory and kernels of a search. It is slow and correct."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from skyhop.engine.state import State
from skyhop.game.game import Game

Worth = tuple[Fraction, ...]
"""Part of the win of each seat."""


def worth_of_actions(
    game: Game, state: State, asker: int, is_unknown: Callable[[State], bool], unknown: Worth
) -> dict[int, Worth]:
    """Return the result of each legal action under optimal play, with a given value for unknown events.

    Among equally good actions, a seat chooses the worst one for `asker`, then for the other seats in order.
    """
    return {action: _after(game, state, action, asker, is_unknown, unknown) for action in game.legal(state)}


def _after(
    game: Game, state: State, action: int, asker: int, is_unknown: Callable[[State], bool], unknown: Worth
) -> Worth:
    after = state.copy()
    game.act(after, action)
    if game.chance(after) is not None or is_unknown(after):
        return unknown
    outcome = game.outcome(after)
    if outcome is not None:
        seats = range(game.seat_count(state.ruleset))
        winners = outcome.winners or tuple(seats)
        return tuple(Fraction(seat in winners, len(winners)) for seat in seats)
    seat = game.to_decide(after)
    assert seat is not None
    found = worth_of_actions(game, after, asker, is_unknown, unknown).values()
    return max(found, key=lambda worth: (worth[seat], -worth[asker], [-part for part in worth]))
