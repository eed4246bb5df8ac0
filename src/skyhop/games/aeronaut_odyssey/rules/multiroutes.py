"""[AO-9.5 to AO-9.7] Multiroutes, claimed space by space."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import CLAIM_SPACE
from skyhop.games.aeronaut_odyssey.constants import MIXED, SPACES, WILD
from skyhop.games.aeronaut_odyssey.rules.claim import follow
from skyhop.games.aeronaut_odyssey.rules.inventory import cross_out
from skyhop.games.aeronaut_odyssey.rules.routes import enter
from skyhop.games.aeronaut_odyssey.state import NOBODY


@kernel
def list_space_claims(rules: Any, state: Any, seat: int, actions: Any, count: int) -> int:
    """[AO-9.5] List the claims of spaces that a seat can pay; give the number of actions."""
    for route in range(rules.route_count):
        if rules.type_of_route[route] != MIXED or state.claims[route] == rules.length[route]:
            continue
        for space in range(rules.length[route]):
            if state.claimer[route, space] != NOBODY:
                continue
            for is_wild in range(2):
                if state.held[seat, WILD if is_wild else rules.type_of_space[route, space]] > 0:
                    actions[count] = CLAIM_SPACE + 2 * (SPACES * route + space) + is_wild
                    count += 1
    return count


@kernel
def claim_space(rules: Any, state: Any, seat: int, action: int) -> None:
    """[AO-9.5, AO-6.4] Pay for a space of a multiroute, and put what follows on the agenda."""
    place = (action - CLAIM_SPACE) // 2
    route, space = place // SPACES, place % SPACES
    paid = WILD if (action - CLAIM_SPACE) % 2 else rules.type_of_space[route, space]
    cross_out(state, seat, paid)
    enter(rules, state, seat, route, space)
    follow(rules, state, seat, route, space, space, paid)
