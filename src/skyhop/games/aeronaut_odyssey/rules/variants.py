"""[AO-10.1] `capital`: the variants that narrow what may be picked."""

from __future__ import annotations

from skyhop.core.kernel import kernel
from skyhop.core.record import Row
from skyhop.games.aeronaut_odyssey.actions import ActionKind
from skyhop.games.aeronaut_odyssey.constants import GRAY
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.answers import Answer, answer_of_run
from skyhop.games.aeronaut_odyssey.ruleset import Rules, Variant


@kernel
def keep_allowed(rules: Rules, flown: int, found: int, actions: Row, count: int) -> int:
    """[AO-10.1] Keep those of the listed runs that the variant lets a player pick; give their number."""
    kept = 0
    for place in range(count):
        run = answer_of_run(ActionKind.RUN, actions[place])
        if refusal_of_variant(rules, flown, found, run) == Code.LEGAL:
            actions[kept] = actions[place]
            kept += 1
    return kept


@kernel
def refusal_of_variant(rules: Rules, flown: int, found: int, run: Answer) -> int:
    """[AO-10.1] Say why the variant lets nobody pick a run out of the types found (bits), or LEGAL."""
    if rules.variant == Variant.TWO_TYPES:
        is_alike = run.size > 1 and run.types & (run.types - 1) == 0
        return Code.TYPES_MUST_DIFFER if is_alike and found & (found - 1) else Code.LEGAL
    forbidden = rules.type_of_route[flown]
    if rules.variant != Variant.NOT_THAT_WAY or forbidden >= GRAY or found == 1 << forbidden:
        return Code.LEGAL
    return Code.NOT_THAT_WAY if run.types >> forbidden & 1 else Code.LEGAL
