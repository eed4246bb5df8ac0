"""[AO-9.5 to AO-9.7] Multiroutes, claimed space by space."""

from __future__ import annotations

from skyhop.core.event import emit
from skyhop.core.kernel import kernel
from skyhop.core.record import Row
from skyhop.games.aeronaut_odyssey.actions import action_of_space_claim, space_claim_of
from skyhop.games.aeronaut_odyssey.constants import MIXED, WILD
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.rules.claim import follow
from skyhop.games.aeronaut_odyssey.rules.inventory import cross_out
from skyhop.games.aeronaut_odyssey.rules.routes import enter
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import NOBODY, Seen, StateRecord


@kernel
def list_space_claims(rules: Layout, state: Seen, seat: int, actions: Row, count: int) -> int:
    """[AO-9.5] List the claims of spaces that a seat can pay; give the number of actions."""
    for route in range(rules.route_count):
        if rules.type_of_route[route] != MIXED or state.claims[route] == rules.length[route]:
            continue
        for space in range(rules.length[route]):
            if state.claimer[route, space] != NOBODY:
                continue
            for is_wild in range(2):
                if state.held[seat, WILD if is_wild else rules.type_of_space[route, space]] > 0:
                    actions[count] = action_of_space_claim(route, space, is_wild)
                    count += 1
    return count


@kernel
def claim_space(rules: Rules, state: StateRecord, seat: int, action: int) -> None:
    """[AO-9.5, AO-6.4] Pay for a space of a multiroute, and put what follows on the agenda."""
    route, space, is_wild = space_claim_of(action)
    paid = WILD if is_wild else rules.type_of_space[route, space]
    cross_out(state, seat, paid)
    emit(state, Kind.SPACE_CLAIMED, seat, route, space, is_wild)
    if state.claims[route] + 1 == rules.length[route]:
        emit(state, Kind.FINISHED, seat, route)
    enter(rules, state, seat, route, space)
    follow(rules, state, seat, route, space, space, paid)
