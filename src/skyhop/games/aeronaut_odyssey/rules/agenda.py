"""[AO-4.2, AO-12] Decision stack (the pending decisions and effects), and requests for actions.

A request comes from an action number or from a text. Some texts have correct notation but no action number.
Examples are a flight along no route, a payment of too many balloons, and an order that was not dealt. The rules
therefore check requests, not action numbers, and return a specific reason for each such text.
"""

from __future__ import annotations

from typing import NamedTuple

from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import (
    ACTION_COUNT,
    LATE,
    LOSE,
    MOVE,
    NO_BALLOON,
    OWNER,
    START,
    TELEPORT,
    ActionKind,
    Payment,
    claim_of,
    kind_of,
    number_of_space,
    run_of,
    share_of,
    space_claim_of,
    swap_of,
    theft_of,
)
from skyhop.games.aeronaut_odyssey.constants import WILD
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.state import Open, Rules

NOT_DEALT = -1
"""[AO-9.11] Choice number of a `keep` action with an order that the seat did not receive from the deal."""
WILDS = 1 << WILD
"""Bit of the wild balloon in a bit mask of types."""


class ActionRequest(NamedTuple):
    """Action that a player wants to take, in the form that the rules check. The action may be illegal.

    For a move, `what` is the route flown over, or `NO_ROUTE`. If the action claims or shares a route, `what` is the
    route. For the claim of a space, `what` is the result of `number_of_space`. For any other kind, `what` is the
    action number, or `NOT_DEALT`. The last three fields describe the balloons that the seat receives or pays.
    `types` is a bit mask of their types. `size` is their number. `wilds` is the number of wilds among them.
    """

    kind: int
    what: int
    types: int = 0
    size: int = 0
    wilds: int = 0


@kernel
def answer_of(rules: Layout, action: int) -> ActionRequest:
    """Convert an action number, which must be valid on this board, to an `ActionRequest`."""
    kind = kind_of(action)
    if kind == ActionKind.MOVE:
        return ActionRequest(kind, action - MOVE, 0, 0, 0)
    if kind == ActionKind.CLAIM:
        return answer_of_payment(rules, kind, claim_of(action))
    if kind == ActionKind.SHARE:
        return answer_of_payment(rules, kind, share_of(action))
    if kind == ActionKind.CLAIM_SPACE:
        route, space, is_wild = space_claim_of(action)
        balloon = WILD if is_wild else rules.type_of_space[route, space]
        return ActionRequest(kind, number_of_space(route, space), 1 << balloon, 1, is_wild)
    if kind == ActionKind.RUN:
        return answer_of_run(kind, action)
    return ActionRequest(kind, action, 0, 0, 0)


@kernel
def answer_of_payment(rules: Layout, kind: int, payment: Payment) -> ActionRequest:
    """Return the `ActionRequest` for a payment. `kind` decides between the claim and the sharing of the plain route."""
    own = rules.length[payment.route] - payment.wilds
    types = (1 << payment.balloon if own > 0 else 0) | (WILDS if payment.wilds > 0 else 0)
    return ActionRequest(kind, payment.route, types, own + payment.wilds, payment.wilds)


@kernel
def answer_of_run(kind: int, action: int) -> ActionRequest:
    """Return the `ActionRequest` for an action that chooses one to three balloons. `action` is its number."""
    types, count, wilds = 0, 0, 0
    for balloon in run_of(action):
        if balloon != NO_BALLOON:
            types |= 1 << balloon
            count += 1
            wilds += balloon == WILD
    return ActionRequest(kind, action, types, count, wilds)


@kernel
def is_action(rules: Rules, action: int) -> bool:  # noqa: C901, PLR0912  a branch for each kind
    """[AO-12] Return True if the integer is the number of an action that this board allows, else False."""
    if action < 0 or action >= ACTION_COUNT:
        return False
    kind = kind_of(action)
    if kind == ActionKind.MOVE:
        return action - MOVE < rules.route_count
    if kind == ActionKind.CLAIM:
        return is_payment(rules, claim_of(action))
    if kind == ActionKind.SHARE:
        return is_payment(rules, share_of(action))
    if kind == ActionKind.CLAIM_SPACE:
        claim = space_claim_of(action)
        return claim.route < rules.route_count and claim.space < rules.length[claim.route]
    if kind == ActionKind.RUN:
        return is_run(rules, action)
    if kind == ActionKind.TELEPORT:
        return action - TELEPORT < rules.city_count
    if kind == ActionKind.START:
        return action - START < rules.city_count
    if kind == ActionKind.STEAL:
        theft = theft_of(action)
        return theft.victim < rules.seats and is_balloon(rules, theft.balloon)
    if kind == ActionKind.LOSE:
        return is_balloon(rules, action - LOSE)
    if kind == ActionKind.SWAP:
        swap = swap_of(action)
        return is_balloon(rules, swap.old) and is_balloon(rules, swap.new)
    if kind == ActionKind.OWNER:
        return action - OWNER < rules.seats
    if kind == ActionKind.LATE:
        return action - LATE < rules.trajectory_count
    return kind != ActionKind.KEEP or rules.order_count > 0


@kernel
def is_balloon(rules: Layout, balloon: int) -> bool:
    """[AO-12.4] Return True if the board has the balloon type. The wild is valid on every board."""
    return balloon == WILD or rules.is_type[balloon] != 0


@kernel
def is_payment(rules: Layout, payment: Payment) -> bool:
    """[AO-12.2] Return True if the board has the route and the balloon type of the payment.

    The type of a payment with only wilds is `WILD`.
    """
    if payment.route >= rules.route_count or not is_balloon(rules, payment.balloon):
        return False
    length = rules.length[payment.route]
    return payment.wilds == length if payment.balloon == WILD else payment.wilds < length


@kernel
def is_run(rules: Layout, action: int) -> bool:
    """[AO-12.1] Return True if the integer encodes one to three balloons of the board, in the order of the types."""
    first, second, third = run_of(action)
    if first == NO_BALLOON or first > second or second > third:
        return False
    for balloon in run_of(action):
        if balloon != NO_BALLOON and not is_balloon(rules, balloon):
            return False
    return True


@kernel
def push(state: Open, kind: int, seat: int, number: int) -> None:
    """Put an item on top of the decision stack. The item becomes the next pending item."""
    top = state.agenda_size
    state.agenda_kind[top] = kind
    state.agenda_seat[top] = seat
    state.agenda_number[top] = number
    state.agenda_size = top + 1


@kernel
def drop(state: Open) -> None:
    """Remove the top item of the decision stack."""
    top = state.agenda_size - 1
    state.agenda_kind[top] = 0
    state.agenda_seat[top] = 0
    state.agenda_number[top] = 0
    state.agenda_size = top


@kernel
def kind_due(state: Open) -> int:
    """Return the kind of the top item of the decision stack, a `Due`."""
    return state.agenda_kind[state.agenda_size - 1]


@kernel
def seat_due(state: Open) -> int:
    """Return the seat of the top item of the decision stack."""
    return state.agenda_seat[state.agenda_size - 1]


@kernel
def number_due(state: Open) -> int:
    """Return the number of the top item of the decision stack. `Due` describes its meaning for each kind."""
    return state.agenda_number[state.agenda_size - 1]
