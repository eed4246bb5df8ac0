"""Connect Four: two players drop discs into seven columns. Four in a row, in any direction, win."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Grid, Row, Sight, of
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import NOBODY, SimpleState, end_match
from skyhop.game.simple.simple_game import SimpleGame
from skyhop.i18n import N_

ROWS, COLUMNS = 6, 7
EMPTY = 0
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
"""Directions of a line: along a row, down a column, and along both diagonals."""


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    """Cells of the board, row by row from the top: 0 for an empty cell, 1 for a disc of seat 0, 2 for seat 1."""

    cells: Grid = of(ROWS, COLUMNS)


@kernel
def legal(table: Table, actions: Row) -> int:
    """Write the columns with a free cell into `actions`. Return their number."""
    count = 0
    for column in range(COLUMNS):
        if table.cells[0, column] == EMPTY:
            actions[count] = column
            count += 1
    return count


@kernel
def landing(table: Table, column: int) -> int:
    """Return the lowest free row of a column."""
    row = 0
    while row + 1 < ROWS and table.cells[row + 1, column] == EMPTY:
        row += 1
    return row


@kernel
def longest_line(table: Table, row: int, column: int, disc: int) -> int:
    """Return the length of the longest line through a disc in this cell, at most 4."""
    longest = 0
    for down, right in DIRECTIONS:
        line = 1
        for sign in (-1, 1):
            y, x = row + sign * down, column + sign * right
            while 0 <= y < ROWS and 0 <= x < COLUMNS and table.cells[y, x] == disc:
                line += 1
                y, x = y + sign * down, x + sign * right
        longest = max(longest, line)
    return min(longest, 4)


@kernel
def is_full(table: Table) -> bool:
    """Return True if no column has a free cell."""
    for column in range(COLUMNS):
        if table.cells[0, column] == EMPTY:
            return False
    return True


@kernel
def act(table: Table, column: int) -> None:
    """Drop a disc. Then end the match or pass the turn."""
    row, disc = landing(table, column), table.to_act + 1
    table.cells[row, column] = disc
    if longest_line(table, row, column, disc) == 4:
        end_match(table, table.to_act)
    elif is_full(table):
        end_match(table, NOBODY)
    else:
        table.to_act = 1 - table.to_act


@kernel
def evaluate(table: Table, column: int) -> float:
    """Return 10 ** (length of the seat's line) + 9 ** (length of the blocked line)."""
    row, own, other = landing(table, column), table.to_act + 1, 2 - table.to_act
    return 10.0 ** longest_line(table, row, column, own) + 9.0 ** longest_line(table, row, column, other)


class ConnectFour(SimpleGame):
    """Game of Connect Four with its texts."""

    goal = N_("Get four of your discs in a row: across, down or diagonally.")
    rules = N_(
        "Take turns to drop a disc into a column. It falls to the lowest free cell. The first player with four discs "
        "in a row wins. If the board fills up first, the match is a draw."
    )
    action_sentences = {"": N_("Drop a disc into column %(action)s.")}


GAME = ConnectFour(
    "connect-four",
    "Connect Four",
    Table,
    Kernels(legal, act, evaluate=evaluate),
    action_count=COLUMNS,
    grid="cells",
    marks=".●○",
)
