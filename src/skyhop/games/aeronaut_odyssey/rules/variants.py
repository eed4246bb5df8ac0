"""[AO-10.1] `capital`: the variants that narrow what may be picked."""

from __future__ import annotations

from skyhop.core.kernel import kernel
from skyhop.core.record import Row
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, run_of
from skyhop.games.aeronaut_odyssey.constants import GRAY
from skyhop.games.aeronaut_odyssey.ruleset import Rules, Variant


@kernel
def keep_allowed(rules: Rules, flown: int, found: int, actions: Row, count: int) -> int:
    """[AO-10.1] Keep those of the listed runs that the variant lets a player pick; give their number."""
    kept = 0
    for place in range(count):
        if allows(rules, flown, found, actions[place]):
            actions[kept] = actions[place]
            kept += 1
    return kept


@kernel
def allows(rules: Rules, flown: int, found: int, action: int) -> bool:
    """[AO-10.1] Say whether the variant lets a run be picked out of the types found, bits."""
    run = run_of(action)
    if rules.variant == Variant.TWO_TYPES:
        return found & (found - 1) == 0 or run.first != run.second
    forbidden = rules.type_of_route[flown]
    if rules.variant != Variant.NOT_THAT_WAY or forbidden >= GRAY or found == 1 << forbidden:
        return True
    return run.first != forbidden and (run.second == NO_BALLOON or run.second != forbidden)
