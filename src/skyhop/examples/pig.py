"""Pig: roll the die as often as you dare. A 1 loses the points of the turn. The first seat with enough points wins."""

from __future__ import annotations

import numpy as np

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Record, Row, Sight, of
from skyhop.game.options import NumberOption, Options
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import SimpleRules, SimpleState, await_chance, end_match
from skyhop.game.simple.renderer import Area
from skyhop.game.simple.simple_game import SimpleGame
from skyhop.i18n import N_

MOST_SEATS = 4
HOLD, ROLL = 0, 1
DIE = 0
"""Index of the die in `chance_fields`."""


class Rules(SimpleRules):
    """Rules of a match: the options, and the number of seats."""

    target: int
    """Number of points with which a seat wins."""


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    """State that everybody sees."""

    points: Row = of(MOST_SEATS)
    """Points of each seat, without the points of the current turn."""
    turn_points: int
    die: int
    """Latest roll. It is 0 before the first roll."""


class PigState(Table):
    """Complete state with the generator of simulated rolls."""

    random: np.uint64


@kernel
def legal(table: Table, actions: Row) -> int:
    """List hold and roll. A seat without points in this turn must roll."""
    actions[0] = HOLD
    actions[1] = ROLL
    if table.turn_points == 0:
        actions[0] = ROLL
        return 1
    return 2


@kernel
def pass_turn(rules: Rules, table: Table) -> None:
    """Let the next seat decide."""
    table.turn_points = 0
    table.to_act = (table.to_act + 1) % rules.seats


@kernel
def act(rules: Rules, table: Table, action: int) -> None:
    """Roll the die, or add the points of the turn to the points of the seat."""
    if action == ROLL:
        await_chance(table, DIE)
        return
    table.points[table.to_act] += table.turn_points
    if table.points[table.to_act] >= rules.target:
        end_match(table, table.to_act)
    else:
        pass_turn(rules, table)


@kernel
def settle(rules: Rules, table: Table, _number: int) -> None:
    """Count the roll. A 1 ends the turn without points."""
    if table.die == 1:
        pass_turn(rules, table)
    else:
        table.turn_points += table.die


@kernel
def evaluate(rules: Rules, table: Table, action: int) -> float:
    """Return 1 for the better action, else 0. Hold is better after 20 points in the turn, or with enough to win."""
    is_enough = table.turn_points >= min(20, rules.target - table.points[table.to_act])
    return 1.0 if is_enough == (action == HOLD) else 0.0


class Pig(SimpleGame):
    """Game of Pig with options and readable actions."""

    goal = N_("Roll as often as you dare. A 1 loses the points of the turn. The first player with enough points wins.")
    rules = N_(
        "In your turn, roll the die as often as you like. A roll from 2 to 6 scores its points for this turn. Hold to "
        "keep these points and end your turn. A 1 ends your turn without points."
    )
    rules_record: type[Record] = Rules
    chance_fields = {"die": ("1", "2", "3", "4", "5", "6")}
    action_names = ("hold", "roll")
    action_sentences = {
        "hold": N_("Hold, and keep the points of this turn."),
        "roll": N_("Roll the die."),
    }
    points_field = "points"
    areas = (Area("points", length="target"), Area("turn_points"), Area("die"))
    options = Options(
        options=(NumberOption(name="target", title=N_("Points to win"), default=50, numbers=range(10, 201, 10)),)
    )


KERNELS = Kernels(legal, act, settle=settle, evaluate=evaluate)
GAME = Pig("pig", "Pig", PigState, KERNELS, action_count=2, seats=range(2, MOST_SEATS + 1))
