"""Game whose position sets its length and its number of actions. A coin that nobody sees decides it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

import numpy as np

from skyhop.engine.chance import below
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Many, Record, Row, Sight, records
from skyhop.engine.state import View
from skyhop.game.ai import Feature, FeatureKernels, Features, Inputs, make_reading_kernel
from skyhop.game.capability import Capability
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import SimpleRules, SimpleState, end_match
from skyhop.game.simple.simple_game import SimpleGame

MOST = 300
"""Maximum number of actions of a decision."""
COINS = 4
"""Number of coin values. Value 0: nobody wins. Values 1 and 2: a seat wins. Value 3: the last seat to act wins."""


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    """Public fields of the odd game."""

    left: int
    """Number of actions until the end."""
    forced: int
    """While more actions than this number are left, there is no choice."""
    width: int
    """Number of actions of every other decision."""


class Whole(Table):
    """All fields of the odd game, including a hidden coin."""

    coin: int
    random: np.uint64


@kernel
def start(table: Table) -> None:
    """Start with five actions until the end."""
    table.left = 5
    table.forced = 5
    table.width = 3


@kernel
def legal(table: Table, actions: Row) -> int:
    """List one action, or `width` actions. They are the last ones of all actions."""
    count = 1 if table.left > table.forced else table.width
    for place in range(count):
        actions[place] = MOST - 1 - place
    return count


@kernel
def act(table: Whole, action: int) -> None:
    """Reduce the number of actions left. After an odd action, the same seat decides again."""
    table.left -= 1
    if table.left == 0:
        end_match(table, table.to_act if table.coin == COINS - 1 else table.coin - 1)
    elif action % 2 == 0:
        table.to_act = 1 - table.to_act


@kernel
def determinize(table: Whole, _seat: int) -> None:
    """Toss the coin."""
    table.coin = below(table, COINS)


@kernel
def show(_rules: SimpleRules, state: Table, view: Any, seat: int) -> None:  # noqa: ANN401  a table with a seat
    """Show the public fields."""
    view.seat = seat
    view.to_act = state.to_act
    view.left = state.left


@kernel
def write(_rules: SimpleRules, views: Many[Any], _notes: Many[Record], features: Inputs) -> None:
    """Write whether the seat decides, and the number of actions left."""
    features[0] = views[0].to_act == views[0].seat
    features[1] = views[0].left


class Notes(Record):
    """Record without notes."""

    nothing: int


TABLE = (Feature("own decision", "1 where the seat decides"), Feature("left", "actions to the end"))


class OddGame(SimpleGame):
    """Odd game that can be learned."""

    capabilities = MappingProxyType(
        {
            Capability.FEATURES: Features(
                TABLE, FeatureKernels(write, make_reading_kernel(show, write)), Notes, lambda: records(Notes, 1)
            )
        }
    )


GAME = OddGame("odd", "Odd", Whole, Kernels(legal, act, start=start, determinize=determinize), action_count=MOST)


def odd(left: int, forced: int = 0, width: int = 1) -> View:
    """Return the view of a position with `left` actions until the end. Only the last `forced` of them are a choice."""
    position = {"left": left, "forced": forced, "width": width}
    return GAME.view(GAME.positions.from_position(GAME.ruleset({}), position), 0)
