"""[AO-9.8] Wild winds: what gray routes let a player pick."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.constants import GRAY
from skyhop.games.aeronaut_odyssey.rules.inventory import all_types
from skyhop.games.aeronaut_odyssey.ruleset import Rules


@kernel
def types_to_pick(rules: Rules, city: int, flown: int) -> int:
    """[AO-5.3, AO-9.8] The types found at a city, or all after a flight over gray in `pioneer`; bits."""
    if rules.type_of_route[flown] == GRAY and not rules.is_capital:
        return all_types(rules)
    return rules.types_at[city]


@kernel
def may_pick_wild(rules: Rules, city: int) -> bool:
    """[AO-9.8] `capital`: a gray route at the destination offers a single wild."""
    return rules.is_capital != 0 and rules.has_gray[city] != 0
