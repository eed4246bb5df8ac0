"""Matching Pennies: both seats secretly choose heads or tails.

If the choices are equal, seat 0 wins a point. Otherwise, seat 1 wins a point. This is an example of a game with
hidden information. Each seat sees only its own choice. `determinize` draws the choice of the other seat at
random.
"""

from __future__ import annotations

import numpy as np

from skyhop.engine.chance import below
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row, Sight, of
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import SimpleState, end_match
from skyhop.game.simple.simple_game import SimpleGame

SEATS = 2
SIDES = 2
UNKNOWN = 0
POINTS_TO_WIN = 3
"""Number of points with which a seat wins the match."""


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    """Fields of the state that all seats and spectators see."""

    points: Row = of(SEATS)
    last_round: Row = of(SEATS)
    """Choices of the last round, by seat: 1 is heads, 2 is tails."""
    has_chosen: Row = of(SEATS)


class Seen(Table, seen_by=Sight.IN_PART):
    """Record with the public fields and the choices of both seats. A view shows only the choice of its own seat."""

    chosen: Row = of(SEATS)
    """Choices of the current round, by seat, as in `last_round`. In a view, the choice of another seat is `UNKNOWN`."""


class Whole(Seen):
    """Complete state with its random generator. Only `determinize` uses the generator, and no view contains it."""

    random: np.uint64


@kernel
def legal(table: Table, actions: Row) -> int:  # noqa: ARG001  the same at every time
    """Fill `actions` with the two sides of the penny. Return the number of actions."""
    for side in range(SIDES):
        actions[side] = side
    return SIDES


@kernel
def act(table: Seen, side: int) -> None:
    """Store the side that the deciding seat chooses. If both seats have chosen, one seat gets a point.

    If this seat then has enough points, end the match.
    """
    table.chosen[table.to_act] = side + 1
    table.has_chosen[table.to_act] = 1
    table.to_act = 1 - table.to_act
    if table.has_chosen[table.to_act] == 0:
        return
    winner = 0 if table.chosen[0] == table.chosen[1] else 1
    table.points[winner] += 1
    for seat in range(SEATS):
        table.last_round[seat] = table.chosen[seat]
        table.chosen[seat] = UNKNOWN
        table.has_chosen[seat] = 0
    if table.points[winner] == POINTS_TO_WIN:
        end_match(table, winner)


@kernel
def show_chosen(table: Seen, view: Seen, seat: int) -> None:
    """Copy the choice of `seat` into the view of this seat. The view of a spectator (`seat` below 0) stays empty."""
    if seat >= 0:
        view.chosen[seat] = table.chosen[seat]


@kernel
def show_in_part(table: Seen, view: Seen, seat: int) -> None:
    """Copy the values that only `seat` may see into the view of this seat."""
    show_chosen(table, view, seat)


@kernel
def determinize(table: Whole, seat: int) -> None:
    """For each seat other than `seat` that has chosen a side, choose a random side instead.

    The choice of the other seat is hidden from `seat`.
    """
    for other in range(SEATS):
        if other != seat and table.has_chosen[other] != 0:
            table.chosen[other] = 1 + below(table, SIDES)


GAME = SimpleGame(
    "matching-pennies",
    "Matching Pennies",
    Whole,
    Kernels(legal, act, show=show_in_part, determinize=determinize),
    action_count=SIDES,
)
