"""[AO-10.1] `capital`: the variants that narrow what may be picked."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON
from skyhop.games.aeronaut_odyssey.constants import GRAY
from skyhop.games.aeronaut_odyssey.rules.runs import balloon_of_run
from skyhop.games.aeronaut_odyssey.ruleset import NOT_THAT_WAY, TWO_TYPES


@kernel
def keep_allowed(rules: Any, flown: int, found: int, actions: Any, count: int) -> int:
    """[AO-10.1] Keep those of the listed runs that the variant lets a player pick; give their number."""
    kept = 0
    for place in range(count):
        if allows(rules, flown, found, actions[place]):
            actions[kept] = actions[place]
            kept += 1
    return kept


@kernel
def allows(rules: Any, flown: int, found: int, action: int) -> bool:
    """[AO-10.1] Say whether the variant lets a run be picked out of the types found, bits."""
    first, second = balloon_of_run(action, 0), balloon_of_run(action, 1)
    if rules.variant == TWO_TYPES:
        return found & (found - 1) == 0 or first != second
    forbidden = rules.type_of_route[flown]
    if rules.variant != NOT_THAT_WAY or forbidden >= GRAY or found == 1 << forbidden:
        return True
    return first != forbidden and (second == NO_BALLOON or second != forbidden)
