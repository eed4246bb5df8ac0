"""Tangle: a game of any number of seats. Its positions are numbers, and many ways lead to each position.

The number of a position determines its actions, its seat to decide and its winners. Draws, shared wins and seats that
decide twice in a row are therefore common.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from skyhop.engine.chance import below
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row, Sight
from skyhop.engine.state import View
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import EndState, SimpleState
from skyhop.game.simple.simple_game import SimpleGame

WIDEST = 3
PLACES = 53
"""Number of positions of a depth."""
LUCKY = 7
"""In a game with random draws, one position in `LUCKY` draws the next position."""


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    """Record of a match: the actions left, the current place and the number of seats."""

    left: int
    """Number of actions until the end."""
    place: int
    count: int
    """Number of seats."""


class Lucky(Table):
    """Record of a match with random draws."""

    random: np.uint64


@kernel
def mixed(one: int, other: int) -> int:
    """Mix two numbers."""
    number = (one * 1103 + other * 12289 + 4177) % 30011
    return number * number % 30011 // 7


@kernel
def legal(table: Table, actions: Row) -> int:
    """List one to three actions."""
    count = 1 + mixed(table.place, table.left) % WIDEST
    for action in range(count):
        actions[action] = action
    return count


@kernel
def act(table: Table, action: int) -> None:
    """Go to the place that place and action determine. The last place determines the winners."""
    table.place = mixed(table.place * WIDEST + action, table.left) % PLACES
    arrive(table)


@kernel
def act_with_luck(table: Lucky, action: int) -> None:
    """Act like `act`, but draw the next place at random from some places."""
    table.place = mixed(table.place * WIDEST + action, table.left) % PLACES
    if table.place % LUCKY == 0:
        table.place = below(table, PLACES)
    arrive(table)


@kernel
def arrive(table: Table) -> None:
    """Set the seat that decides at the new place, or the winner."""
    table.left -= 1
    table.to_act = mixed(table.place, table.left + 100) % table.count
    if table.left == 0:
        table.ending = EndState.RULES
        table.winners = mixed(table.place, 1) % (1 << table.count)


@cache
def tangle(seats: int, *, has_luck: bool = False) -> SimpleGame:
    """Return a tangle."""
    record, does = (Lucky, act_with_luck) if has_luck else (Table, act)
    return SimpleGame(
        f"{'lucky' if has_luck else 'plain'}-tangle-{seats}",
        "Tangle",
        record,
        Kernels(legal, does),
        action_count=WIDEST,
        seats=seats,
    )


def position(game: SimpleGame, left: int, place: int) -> View:
    """Return the view of a position for the seat that decides there."""
    seats = game.seats[0]
    seat = mixed(place, left + 100) % seats
    state = game.positions.from_position(
        game.ruleset({}), {"left": left, "place": place, "count": seats, "to_act": seat}
    )
    return game.view(state, seat)
