"""Hex: two players fill a board of hexagons. Seat 0 connects top and bottom, seat 1 left and right."""

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Grid, Record, Row, Sight, of
from skyhop.engine.state import State, View
from skyhop.game.options import NumberOption, Options, SwitchOption
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import SimpleRules, SimpleState, end_match
from skyhop.game.simple.simple_game import SimpleGame
from skyhop.i18n import N_

MOST, EMPTY, REACHED, OUTSIDE = 11, 0, 3, 3
SWAP = MOST * MOST
SIZE = NumberOption(name="size", title=N_("Rows"), default=7, numbers=range(3, MOST + 1))
SWAP_RULE = SwitchOption(name="swap", title=N_("Swap rule"), default=True)
DIRECTIONS = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))
"""Steps from a cell to its six neighbours, as rows and columns."""


class Rules(SimpleRules):
    """Rules of a match: the number of rows, and 1 for the swap rule."""

    size: int
    swap: int


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    """Board: 1 for a stone of seat 0, 2 for a stone of seat 1. Cells beyond a small board have the number `OUTSIDE`."""

    cells: Grid = of(MOST, MOST)
    stones: int


@kernel
def start(rules: Rules, table: Table) -> None:
    """Remove the cells that a small board does not have."""
    for row in range(MOST):
        for column in range(MOST):
            if max(row, column) >= rules.size:
                table.cells[row, column] = OUTSIDE


@kernel
def legal(rules: Rules, table: Table, actions: Row) -> int:
    """List the empty cells and, for the second stone, the swap."""
    count = 0
    for action in range(SWAP):
        if table.cells[action // MOST, action % MOST] == EMPTY:
            actions[count] = action
            count += 1
    if rules.swap and table.stones == 1:
        actions[count] = SWAP
        count += 1
    return count


@kernel
def is_next_to(table: Table, row: int, column: int, number: int) -> bool:
    """Return True if a neighbour of a cell has this number."""
    for down, right in DIRECTIONS:
        y, x = row + down, column + right
        if 0 <= y < MOST and 0 <= x < MOST and table.cells[y, x] == number:
            return True
    return False


@kernel
def is_connected(table: Table, size: int, stone: int) -> bool:
    """Return True if the stones of a seat connect its two sides. The flood fill marks the cells that it reaches."""
    is_growing, has_crossed, reached = True, False, stone + REACHED
    while is_growing:
        is_growing = False
        for row in range(size):
            for column in range(size):
                along = row if stone == 1 else column
                if table.cells[row, column] == stone and (along == 0 or is_next_to(table, row, column, reached)):
                    table.cells[row, column] = reached
                    is_growing, has_crossed = True, has_crossed or along == size - 1
    for row in range(size):
        for column in range(size):
            if table.cells[row, column] == reached:
                table.cells[row, column] = stone
    return has_crossed


@kernel
def act(rules: Rules, table: Table, action: int) -> None:
    """Place a stone, or take over the first stone. Then end the match if the seat has connected its sides."""
    stone, place = table.to_act + 1, action
    table.stones += 1
    if action == SWAP:
        for cell in range(SWAP):
            row, column = cell // MOST, cell % MOST
            if table.cells[row, column] == 3 - stone:
                table.cells[row, column], place = EMPTY, column * MOST + row
    table.cells[place // MOST, place % MOST] = stone
    if is_connected(table, rules.size, stone):
        end_match(table, table.to_act)
    table.to_act = 1 - table.to_act


class Hex(SimpleGame):
    """Game of Hex with sizes and the swap rule. The notation of an action is a column and a row, such as `c5`."""

    goal = N_("Join your two sides with a chain: plain stones join top and bottom, ringed stones left and right.")
    rules = N_(
        "Take turns to place a stone on an empty cell. The first player with a chain between both sides wins. With the "
        "swap rule, the second player may take over the first stone: it moves to the mirrored cell."
    )
    action_sentences = {"": N_("Place a stone on %(action)s."), "swap": N_("Take over the first stone, mirrored.")}
    rules_record: type[Record] = Rules
    options = Options(options=(SIZE, SWAP_RULE))
    is_hexagonal, sides = True, (0, 1, 0, 1)

    def write(self, position: State | View, action: int) -> str:  # noqa: ARG002  the same in each position
        """Return the column and the row of a cell, or `swap`."""
        return "swap" if action == SWAP else f"{chr(ord('a') + action % MOST)}{action // MOST + 1}"


GAME = Hex("hex", "Hex", Table, Kernels(legal, act, start=start), action_count=SWAP + 1, grid="cells", marks=".●○ ")
