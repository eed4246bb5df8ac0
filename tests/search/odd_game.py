"""A game as odd as a position of it says: how long, with how many actions, and decided by a coin that nobody sees."""

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
"""Actions of a decision."""
COINS = 4
"""Number of coin values. Value 0: nobody wins. Values 1 and 2: a seat wins. Value 3: the last seat to act wins."""


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    """Public fields of the odd game."""

    left: int
    """Actions to the end."""
    forced: int
    """While more are left than that, there is no choice."""
    width: int
    """Actions of every other decision."""


class Whole(Table):
    """All fields of the odd game, including a hidden coin."""

    coin: int
    random: np.uint64


@kernel
def start(table: Table) -> None:
    """Begin with some actions to go."""
    table.left = 5
    table.forced = 5
    table.width = 3


@kernel
def legal(table: Table, actions: Row) -> int:
    """List one action, or as many as there are; the last ones of all."""
    count = 1 if table.left > table.forced else table.width
    for place in range(count):
        actions[place] = MOST - 1 - place
    return count


@kernel
def act(table: Whole, action: int) -> None:
    """Come one nearer to the end; an odd action lets the same seat go on."""
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
    """Show what lies open."""
    view.seat = seat
    view.to_act = state.to_act
    view.left = state.left


@kernel
def write(_rules: SimpleRules, views: Many[Any], _notes: Many[Record], features: Inputs) -> None:
    """Mark who decides, and how many actions are left."""
    features[0] = views[0].to_act == views[0].seat
    features[1] = views[0].left


class Notes(Record):
    """Nothing is noted."""

    nothing: int


TABLE = (Feature("own decision", "1 where the seat decides"), Feature("left", "actions to the end"))


class OddGame(SimpleGame):
    """Such a game, which can be learned."""

    capabilities = MappingProxyType(
        {
            Capability.FEATURES: Features(
                TABLE, FeatureKernels(write, make_reading_kernel(show, write)), Notes, lambda: records(Notes, 1)
            )
        }
    )


GAME = OddGame("odd", "Odd", Whole, Kernels(legal, act, start=start, determinize=determinize), action_count=MOST)


def odd(left: int, forced: int = 0, width: int = 1) -> View:
    """See a position with so many actions to the end, of which those before the last `forced` are no choice."""
    position = {"left": left, "forced": forced, "width": width}
    return GAME.view(GAME.positions.from_position(GAME.ruleset({}), position), 0)
