"""[AO-12.1] Runs of balloons, each written in the order of the types."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, action_of_balloon, action_of_run
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, WILD
from skyhop.games.aeronaut_odyssey.rules.answers import Answer


@kernel
def is_one_of(run: Answer, types: int) -> bool:
    """Say whether a run is a single balloon of these types (bits)."""
    return run.size == 1 and run.types & ~types == 0


@kernel
def lowest_type(types: int) -> int:
    """The first of these types (bits), a wild where there is none."""
    balloon = 0
    while balloon < WILD and not types >> balloon & 1:
        balloon += 1
    return balloon


@kernel
def list_runs(types: int, length: int, actions: Row) -> int:
    """List the runs of one to three of these types (bits); give their number."""
    count = 0
    for first in range(BALLOONS):
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
    for second in range(first, BALLOONS):
        if not types >> second & 1:
            continue
        if length == 2:
            actions[count] = action_of_run(first, second, NO_BALLOON)
            count += 1
            continue
        for third in range(second, BALLOONS):
            if types >> third & 1:
                actions[count] = action_of_run(first, second, third)
                count += 1
    return count
