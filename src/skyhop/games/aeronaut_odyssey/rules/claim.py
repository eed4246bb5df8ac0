"""[AO-6, AO-9.5, AO-9.9, AO-9.10] Claims: payment, ownership and consequences, with thieves and spies."""

from __future__ import annotations

from typing import NamedTuple

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import (
    NAME,
    NO_BALLOON,
    Payment,
    action_of_claim,
    action_of_share,
    action_of_space_claim,
    claim_of,
    space_claim_of,
    space_of,
)
from skyhop.games.aeronaut_odyssey.constants import GRAY, MIXED, TYPES, WILD
from skyhop.games.aeronaut_odyssey.events import EventKind
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE, Layout
from skyhop.games.aeronaut_odyssey.refusals import RefusalCode
from skyhop.games.aeronaut_odyssey.rules.agenda import WILDS, ActionRequest, drop, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import NO_CELL, cross_out, cross_out_cell, lowest_type, receive
from skyhop.games.aeronaut_odyssey.rules.rewards import push_bonus
from skyhop.games.aeronaut_odyssey.rules.routes import enter, is_at, is_open, next_seat, owns, refusal_of_route
from skyhop.games.aeronaut_odyssey.state import NOBODY, Cell, Due, Open, Rules, Seen, StateRecord

BALLOONS_NUMBERED = 10
"""Base of a number with one digit for each balloon. A digit encodes a type, a wild or `NO_BALLOON`."""


@kernel
def send_thief(rules: Rules, state: Open) -> None:
    """[AO-9.9, AO-2.5] After a claim, let the claimer choose a space of the victim's inventory to rob.

    Push this decision to the stack. If `victim_of` finds no victim, or if the claimer has no free space, do nothing.
    """
    seat, route = seat_due(state), number_due(state)
    drop(state)
    if rules.has_thieves and state.free[seat] > 0:
        victim = victim_of(rules, state, seat, route)
        if victim != NOBODY:
            push(state, Due.THIEF, seat, victim)


@kernel
def victim_of(rules: Rules, state: Open, claimer: int, route: int) -> int:
    """[AO-9.9] Return the seat that the claimer of a route may rob, or `NOBODY`.

    The victim is the first claimer of the other route of a double route. A match of two players has another rule.
    There, the victim is the opponent if the opponent owns another route at each end of the claimed route.
    """
    if rules.seats == 2:
        other = 1 - claimer
        is_beside = owns_at(rules, state, other, 0, route) and owns_at(rules, state, other, 1, route)
        return other if is_beside else NOBODY
    partner = rules.partner[route]
    if partner == NO_ROUTE or state.claims[partner] == 0 or state.claimer[partner, 0] == claimer:
        return NOBODY
    return state.claimer[partner, 0]


@kernel
def owns_at(rules: Layout, state: Open, seat: int, end: int, route: int) -> bool:
    """[AO-9.9] Return True if the seat owns a route other than `route` at one of the ends of `route`.

    `end` selects the end: 0 or 1.
    """
    city = rules.ends[route, end]
    for place in range(rules.degree[city]):
        other = rules.routes_at[city, place]
        if other != route and owns(state, seat, other):
            return True
    return False


@kernel
def refusal_of_naming(state: Open, cell: int) -> int:
    """[AO-12.4, AO-9.9] Return the code of the reason why a thief may not choose a space, or `LEGAL` if it may.

    Thieves can choose each space only once.
    """
    victim = number_due(state)
    can_be_named = cell < state.cell_count[victim] and not state.is_named[victim, cell]
    return RefusalCode.LEGAL if can_be_named else RefusalCode.CANNOT_NAME


@kernel
def list_names(state: Open, actions: Row) -> int:
    """[AO-9.9] Fill `actions` with the spaces of the victim that no thief has chosen before. Return their number."""
    count = 0
    for cell in range(state.cell_count[number_due(state)]):
        if refusal_of_naming(state, cell) == RefusalCode.LEGAL:
            actions[count] = NAME + cell
            count += 1
    return count


@kernel
def rob(state: StateRecord, action: int) -> None:
    """[AO-9.9] Reveal the chosen space of the victim. If it contains a balloon, give the balloon to the thief."""
    seat, victim, cell = seat_due(state), number_due(state), action - NAME
    drop(state)
    state.is_named[victim, cell] = 1
    content = state.cells[victim, cell]
    if Cell.HELD <= content < Cell.CROSSED:
        cross_out_cell(state, victim, cell)
        receive(state, seat, content - Cell.HELD)
        emit(state, EventKind.ROBBED, seat, victim, cell, 1, content - Cell.HELD)
    else:
        emit(state, EventKind.ROBBED, seat, victim, cell, 0, NO_BALLOON)


class Sighting(NamedTuple):
    """[AO-9.10] Facts of a claim that spies need: the claimed route, and the balloon type of the payment."""

    route: int
    paid: int


@kernel
def number_of_sighting(route: int, paid: int) -> int:
    """[AO-9.10] Encode a claimed route and the balloon type of its payment as one number for the decision stack."""
    return BALLOONS_NUMBERED * route + paid


@kernel
def sighting_of(number: int) -> Sighting:
    """[AO-9.10] Decode a number that `number_of_sighting` encoded."""
    return Sighting(number // BALLOONS_NUMBERED, number % BALLOONS_NUMBERED)


@kernel
def push_spies(state: Open, claimer: int, route: int, paid: int) -> None:
    """[AO-6.4] Add to the decision stack an item that later gives balloons to the spies at a claimed route.

    The item contains the route and the balloon type of the payment.
    """
    push(state, Due.SPIES, claimer, number_of_sighting(route, paid))


@kernel
def reward_spies(rules: Rules, state: StateRecord) -> None:
    """[AO-9.10] Give a balloon to each spy: a seat whose traveler is at an end of the claimed route.

    The claimer is not a spy. The spies receive their balloons in turn order. The balloons have the type with which
    the claimer paid. If the claimer paid only with wilds, spies receive nothing.
    """
    claimer = seat_due(state)
    route, paid = sighting_of(number_due(state))
    drop(state)
    if not rules.has_thieves or paid == WILD:
        return
    seat = next_seat(rules, claimer)
    while seat != claimer:
        if is_at(rules, state, seat, route):
            has_received = 1 if receive(state, seat, paid) != NO_CELL else 0
            emit(state, EventKind.SPIED, seat, state.city[seat], paid, has_received)
        seat = next_seat(rules, seat)


@kernel
def is_payable(rules: Layout, state: Seen, seat: int, route: int) -> bool:
    """[AO-6.1, AO-9.8] Return True if the seat has enough balloons to pay for a plain route."""
    missing = rules.length[route] - state.held[seat, WILD]
    kind = rules.type_of_route[route]
    if kind != GRAY:
        return state.held[seat, kind] >= missing
    for balloon in range(len(TYPES)):
        if rules.is_type[balloon] and state.held[seat, balloon] >= missing:
            return True
    return False


@kernel
def holds(state: Seen, seat: int, balloon: int, own: int, wilds: int) -> bool:
    """[AO-6.1] Return True if the seat holds at least `own` balloons of a type and at least `wilds` wilds."""
    return state.held[seat, balloon] >= own and state.held[seat, WILD] >= wilds


@kernel
def refusal_of_payment(state: Seen, seat: int, kind: int, length: int, paid: ActionRequest) -> int:
    """[AO-12.4, AO-6.1, AO-9.8] Return the code of the reason why a payment for `length` spaces is illegal.

    If the payment is legal, return `LEGAL`.
    """
    named = paid.types & ~WILDS
    if kind == GRAY and (paid.size == 0 or named & (named - 1)):
        return RefusalCode.GRAY_NEEDS_ONE_TYPE
    balloon = lowest_type(named) if kind == GRAY else kind
    is_right = paid.size == length and (named == 0 or named == 1 << balloon)
    if is_right and holds(state, seat, balloon, paid.size - paid.wilds, paid.wilds):
        return RefusalCode.LEGAL
    if kind == GRAY:
        return RefusalCode.GRAY_NOT_PAID
    return RefusalCode.NOT_PAID if is_right else RefusalCode.WRONG_PAYMENT


@kernel
def list_payments(rules: Layout, state: Seen, seat: int, route: int, is_share: int, actions: Row, count: int) -> int:
    """[AO-6.1, AO-9.4] Append to `actions` the claim of a plain route with each payment that the seat can make.

    If `is_share` is 1, the actions share the route instead. Return the new number of actions.
    """
    length = rules.length[route]
    kind = rules.type_of_route[route]
    wilds = state.held[seat, WILD]
    if kind != GRAY and wilds == 0:
        if state.held[seat, kind] >= length:
            actions[count] = action_of_payment(is_share, route, kind, 0)
            count += 1
        return count
    first, last = (0, len(TYPES) - 1) if kind == GRAY else (kind, kind)
    for balloon in range(first, last + 1):
        for used in range(min(wilds, length - 1) + 1):
            if rules.is_type[balloon] and state.held[seat, balloon] >= length - used:
                actions[count] = action_of_payment(is_share, route, balloon, used)
                count += 1
    if wilds >= length:
        actions[count] = action_of_payment(is_share, route, WILD, length)
        count += 1
    return count


@kernel
def action_of_payment(is_share: int, route: int, balloon: int, wilds: int) -> int:
    """Return the number of the action that pays for a route.

    If `is_share` is 1, the action shares the route. Otherwise, it claims the route.
    """
    return action_of_share(route, balloon, wilds) if is_share else action_of_claim(route, balloon, wilds)


@kernel
def pay(rules: Layout, state: StateRecord, seat: int, payment: Payment) -> None:
    """[AO-6.1, AO-2.1] Cross out the balloons of a payment in the seat's inventory."""
    for _space in range(rules.length[payment.route] - payment.wilds):
        cross_out(state, seat, payment.balloon)
    for _wild in range(payment.wilds):
        cross_out(state, seat, WILD)


@kernel
def refusal_of_claim(rules: Layout, state: Seen, seat: int, answer: ActionRequest) -> int:
    """[AO-12.4] Return the code of the reason why the seat may not claim a plain route, or `LEGAL` if it may."""
    route = answer.what
    reason = refusal_of_route(rules, state, route)
    if reason != RefusalCode.LEGAL:
        return reason
    return refusal_of_payment(state, seat, rules.type_of_route[route], rules.length[route], answer)


@kernel
def can_claim(rules: Layout, state: Seen, seat: int) -> bool:
    """[AO-6.1] Return True if the seat can claim at least one plain route."""
    for route in range(rules.route_count):
        if is_open(rules, state, route) and is_payable(rules, state, seat, route):
            return True
    return False


@kernel
def list_claims(rules: Layout, state: Seen, seat: int, actions: Row, count: int) -> int:
    """[AO-6.1] Append to `actions` each claim of a plain route that the seat can pay.

    Return the new number of actions.
    """
    for route in range(rules.route_count):
        if is_open(rules, state, route):
            count = list_payments(rules, state, seat, route, 0, actions, count)
    return count


@kernel
def claim(rules: Rules, state: StateRecord, seat: int, action: int) -> None:
    """[AO-6.1, AO-6.4] Pay for a route, make the seat its owner, and put the consequences on the decision stack."""
    payment = claim_of(action)
    pay(rules, state, seat, payment)
    emit(state, EventKind.CLAIMED, seat, payment.route, payment.balloon, payment.wilds)
    enter(rules, state, seat, payment.route, 0)
    follow(rules, state, seat, payment.route, 0, rules.length[payment.route] - 1, payment.balloon)


@kernel
def follow(rules: Rules, state: StateRecord, seat: int, route: int, first: int, last: int, paid: int) -> None:
    """[AO-6.4] Put the consequences of a claim on the decision stack.

    The claimed spaces have the numbers `first` to `last`. Push the last consequence first, because this is a stack.
    """
    is_owned = state.owners[route] != 0
    push(state, Due.FULFIL, seat, 0)
    push_spies(state, seat, route, paid)
    if is_owned:
        push(state, Due.SEND_THIEF, seat, route)
    for space in range(last, first - 1, -1):
        push_bonus(rules, state, seat, route, space)
    if is_owned and is_at(rules, state, seat, route):
        push(state, Due.REWARD, seat, route)


@kernel
def refusal_of_space_claim(rules: Layout, state: Seen, seat: int, answer: ActionRequest) -> int:
    """[AO-12.4] Return the code of the reason why the seat may not claim a multiroute space, or `LEGAL` if it may."""
    route, space = space_of(answer.what)
    if not rules.is_in_play[route]:
        return RefusalCode.OUT_OF_PLAY
    if rules.type_of_route[route] != MIXED:
        return RefusalCode.SPACE_NAMED
    if not is_free(state, route, space):
        return RefusalCode.SPACE_TAKEN
    return refusal_of_payment(state, seat, rules.type_of_space[route, space], 1, answer)


@kernel
def is_free(state: Open, route: int, space: int) -> bool:
    """[AO-9.5] Return True if nobody has claimed the multiroute space."""
    return state.claimer[route, space] == NOBODY


@kernel
def has_free_space(rules: Layout, state: Open, route: int) -> bool:
    """[AO-9.5] Return True if the route is a multiroute with an unclaimed space."""
    return rules.type_of_route[route] == MIXED and state.claims[route] < rules.length[route]


@kernel
def can_claim_space(rules: Layout, state: Seen, seat: int) -> bool:
    """[AO-9.5] Return True if the seat can claim at least one space of a multiroute."""
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
    """[AO-9.5] Append to `actions` each claim of a multiroute space that the seat can pay.

    Return the new number of actions.
    """
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
    """[AO-9.5, AO-6.4] Pay for a multiroute space, record its claimer, and push the consequences to the stack."""
    route, space, is_wild = space_claim_of(action)
    paid = WILD if is_wild else rules.type_of_space[route, space]
    cross_out(state, seat, paid)
    emit(state, EventKind.SPACE_CLAIMED, seat, route, space, is_wild)
    if state.claims[route] + 1 == rules.length[route]:
        emit(state, EventKind.FINISHED, seat, route)
    enter(rules, state, seat, route, space)
    follow(rules, state, seat, route, space, space, paid)
