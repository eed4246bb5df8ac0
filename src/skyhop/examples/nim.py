"""Nim: two players take turns. In each turn, a player takes one, two or three stones.

The player who takes the last stone wins.
"""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Grid, Row, Sight, of
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import SimpleState, end_match
from skyhop.game.simple.simple_game import SimpleGame
from skyhop.i18n import N_

ROWS, COLUMNS = 3, 7
MOST = 3


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    """State of a match. All seats and spectators see all fields."""

    left: int
    """Number of stones that are left."""
    stones: Grid = of(ROWS, COLUMNS)
    """Grid of stones: 1 for a stone, 0 for an empty cell."""


@kernel
def start(table: Table) -> None:
    """Set up the stones at the start of a match."""
    table.left = ROWS * COLUMNS
    for row in range(ROWS):
        for column in range(COLUMNS):
            table.stones[row, column] = 1


@kernel
def legal(table: Table, actions: Row) -> int:
    """Fill `actions` with the legal actions, and return their number.

    Action 0 takes one stone. Its notation is `1`.
    """
    count = min(MOST, table.left)
    for action in range(count):
        actions[action] = action
    return count


@kernel
def act(table: Table, action: int) -> None:
    """Take one, two or three stones from the end of the grid. Pass the turn, or end the match if no stone is left."""
    for _stone in range(action + 1):
        table.left -= 1
        table.stones[table.left // COLUMNS, table.left % COLUMNS] = 0
    if table.left == 0:
        end_match(table, table.to_act)
    else:
        table.to_act = 1 - table.to_act


class Nim(SimpleGame):
    """Game of Nim with its texts."""

    goal = N_("Take one, two or three stones each turn. The player who takes the last stone wins.")
    action_sentences = {"1": N_("Take 1 stone."), "": N_("Take %(action)s stones.")}


GAME = Nim("nim", "Nim", Table, Kernels(legal, act, start=start), action_count=MOST, grid="stones", marks=".●")
