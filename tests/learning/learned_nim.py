"""Nim with features: the smallest game that can be learned. It compiles quickly."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Many, Record, records
from skyhop.examples.nim import COLUMNS, MOST, ROWS, Table, act, legal, start
from skyhop.game.ai import Feature, FeatureKernels, Features, Inputs, make_reading_kernel
from skyhop.game.capability import Capability
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.record import SimpleRules
from skyhop.game.simple.simple_game import SimpleGame

STONES = ROWS * COLUMNS


class Notes(Record):
    """Record without notes."""

    nothing: int


@kernel
def show(_rules: SimpleRules, state: Table, view: Any, seat: int) -> None:  # noqa: ANN401  a table with a seat
    """Show the whole state, because Nim hides nothing."""
    view.seat = seat
    view.to_act = state.to_act
    view.left = state.left


@kernel
def write(_rules: SimpleRules, views: Many[Any], _notes: Many[Notes], features: Inputs) -> None:
    """Write whether the seat decides, and the number of stones left."""
    view = views[0]
    features[0] = view.to_act == view.seat
    for left in range(STONES + 1):
        features[1 + left] = view.left == left


TABLE = (
    Feature("own decision", "1 where the seat decides"),
    *(Feature(f"left: {left}", "1 where so many stones are left") for left in range(STONES + 1)),
)


class LearnedNim(SimpleGame):
    """Nim that can be learned."""

    capabilities = MappingProxyType(
        {
            Capability.FEATURES: Features(
                TABLE, FeatureKernels(write, make_reading_kernel(show, write)), Notes, lambda: records(Notes, 1)
            )
        }
    )


GAME = LearnedNim(
    "learned-nim", "Learned Nim", Table, Kernels(legal, act, start=start), action_count=MOST, grid="stones", marks=".●"
)
