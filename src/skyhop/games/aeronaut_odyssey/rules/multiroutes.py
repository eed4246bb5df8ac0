"""[AO-9.5 to AO-9.7] Multiroutes, claimed space by space."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import action_of_space_claim, space_claim_of, space_of
from skyhop.games.aeronaut_odyssey.constants import MIXED, WILD
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.answers import Answer
from skyhop.games.aeronaut_odyssey.rules.claim import follow
from skyhop.games.aeronaut_odyssey.rules.inventory import cross_out
from skyhop.games.aeronaut_odyssey.rules.payment import holds, refusal_of_payment
from skyhop.games.aeronaut_odyssey.rules.routes import enter
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import NOBODY, Open, Seen, StateRecord


@kernel
def refusal_of_space_claim(rules: Layout, state: Seen, seat: int, answer: Answer) -> int:
    """[AO-12.4] Say why a seat may not claim a space of a route so, or LEGAL."""
    route, space = space_of(answer.what)
    if not rules.is_in_play[route]:
        return Code.OUT_OF_PLAY
    if rules.type_of_route[route] != MIXED:
        return Code.SPACE_NAMED
    if not is_free(state, route, space):
        return Code.SPACE_TAKEN
    return refusal_of_payment(state, seat, rules.type_of_space[route, space], 1, answer)


@kernel
def is_free(state: Open, route: int, space: int) -> bool:
    """[AO-9.5] Say whether nobody has claimed a space."""
    return state.claimer[route, space] == NOBODY


@kernel
def has_free_space(rules: Layout, state: Open, route: int) -> bool:
    """[AO-9.5] Say whether a route is a multiroute that is not complete."""
    return rules.type_of_route[route] == MIXED and state.claims[route] < rules.length[route]


@kernel
def can_claim_space(rules: Layout, state: Seen, seat: int) -> bool:
    """[AO-9.5] Say whether there is a space of a multiroute that a seat can claim."""
    for route in range(rules.route_count):
        if has_free_space(rules, state, route):
            for space in range(rules.length[route]):
                balloon = rules.type_of_space[route, space]
                is_paid = holds(state, seat, balloon, 1, 0) or holds(state, seat, balloon, 0, 1)
                if is_paid and is_free(state, route, space):
                    return True
    return False


@kernel
def list_space_claims(rules: Layout, state: Seen, seat: int, actions: Row, count: int) -> int:
    """[AO-9.5] List the claims of spaces that a seat can pay; give the number of actions."""
    for route in range(rules.route_count):
        if not has_free_space(rules, state, route):
            continue
        for space in range(rules.length[route]):
            if not is_free(state, route, space):
                continue
            for is_wild in range(2):
                if holds(state, seat, rules.type_of_space[route, space], 1 - is_wild, is_wild):
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
