"""[AO-12.1] Runs of balloons, each written in the order of the types."""

from __future__ import annotations

from skyhop.core.kernel import kernel
from skyhop.core.record import Row
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, action_of_balloon, action_of_run
from skyhop.games.aeronaut_odyssey.constants import TYPES

KINDS = len(TYPES)


@kernel
def list_runs(types: int, length: int, actions: Row) -> int:
    """List the runs of one to three of these types (bits); give their number."""
    count = 0
    for first in range(KINDS):
        if not types >> first & 1:
            continue
        if length == 1:
            actions[count] = action_of_balloon(first)
            count += 1
        elif length > 1:
            count = list_longer_runs(types, length, first, actions, count)
    return count


@kernel
def list_longer_runs(types: int, length: int, first: int, actions: Row, count: int) -> int:
    """List the runs of two or three that begin with a type; give the number of actions."""
    for second in range(first, KINDS):
        if not types >> second & 1:
            continue
        if length == 2:
            actions[count] = action_of_run(first, second, NO_BALLOON)
            count += 1
            continue
        for third in range(second, KINDS):
            if types >> third & 1:
                actions[count] = action_of_run(first, second, third)
                count += 1
    return count
