"""[AO-12.1] Runs of balloons, each written in the order of the types."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, RUN, run_code
from skyhop.games.aeronaut_odyssey.constants import TYPES
from skyhop.games.aeronaut_odyssey.rules.inventory import receive

KINDS = len(TYPES)


@kernel
def list_runs(types: int, length: int, actions: Any) -> int:
    """List the runs of one to three of these types (bits); give their number."""
    count = 0
    for first in range(KINDS):
        if not types >> first & 1:
            continue
        if length == 1:
            actions[count] = RUN + run_code(first, NO_BALLOON, NO_BALLOON)
            count += 1
        elif length > 1:
            count = list_longer_runs(types, length, first, actions, count)
    return count


@kernel
def list_longer_runs(types: int, length: int, first: int, actions: Any, count: int) -> int:
    """List the runs of two or three that begin with a type; give the number of actions."""
    for second in range(first, KINDS):
        if not types >> second & 1:
            continue
        if length == 2:
            actions[count] = RUN + run_code(first, second, NO_BALLOON)
            count += 1
            continue
        for third in range(second, KINDS):
            if types >> third & 1:
                actions[count] = RUN + run_code(first, second, third)
                count += 1
    return count


@kernel
def balloon_of_run(action: int, place: int) -> int:
    """Give the balloon at a place (0 to 2) of a run, `NO_BALLOON` where there is none."""
    run = action - RUN
    if place == 0:
        return run // 100
    return run // 10 % 10 if place == 1 else run % 10


@kernel
def receive_run(state: Any, seat: int, action: int) -> None:
    """[AO-2.1] Write the balloons of a run into an inventory, in its order."""
    for place in range(3):
        balloon = balloon_of_run(action, place)
        if balloon != NO_BALLOON:
            receive(state, seat, balloon)
