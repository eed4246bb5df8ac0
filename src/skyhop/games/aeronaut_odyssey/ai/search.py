"""Kernels of Aeronaut Odyssey for the search. The compiler includes them in the search function."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.game.ai import NOTHING_DUE, ChanceKernels, SearchKernels
from skyhop.games.aeronaut_odyssey.constants import ORDERS
from skyhop.games.aeronaut_odyssey.observation import fill_in, fill_view
from skyhop.games.aeronaut_odyssey.rules.agenda import seat_due
from skyhop.games.aeronaut_odyssey.rules.legality import advance, advance_by_chance, answer, list_legal
from skyhop.games.aeronaut_odyssey.rules.setup import set_up
from skyhop.games.aeronaut_odyssey.rules.trajectories import deal
from skyhop.games.aeronaut_odyssey.rules.turns import score
from skyhop.games.aeronaut_odyssey.state import HUMAN, RIVAL, Cell, Chance, Open, Rules, Seen, StateRecord, ViewRecord


@kernel
def step(rules: Rules, state: StateRecord, action: int, actions: Row) -> int:
    """Apply a legal action and deal the orders if necessary. Fill `actions` with the next legal actions.

    Return the number of these actions.
    """
    answer(rules, state, action)
    return advance_by_chance(rules, state, actions)


@kernel
def to_decide(rules: Rules, state: Open) -> int:
    """[AO-8.4] Return the seat that makes the next decision. In a solo match, this is always the human's seat."""
    return HUMAN if rules.is_solo else seat_due(state)


@kernel
def winners(rules: Rules, state: Seen) -> int:
    """[AO-7.4, AO-8.4] Return the seats with the best score as a bit mask. In a solo match, the rival wins a tie."""
    best, found = 0, 0
    for seat in range(rules.seats):
        points = score(rules, state, seat)
        if found == 0 or points > best:
            best, found = points, 1 << seat
        elif points == best:
            found |= 1 << seat
    if rules.is_solo and found >> RIVAL & 1:
        return 1 << RIVAL
    return found


@kernel
def is_known(rules: Rules, view: ViewRecord, _state: StateRecord) -> bool:
    """[AO-2.4, AO-9.11] Return True if the view hides no inventory, and the match has no secret orders.

    The seat then knows all facts.
    """
    for seat in range(rules.seats):
        if view.cell_count[seat] > 0 and view.cells[seat, 0] == Cell.UNSEEN:
            return False
    return rules.order_count == 0


@kernel
def begin(rules: Rules, state: StateRecord, _first: int, actions: Row) -> int:
    """[AO-3] Start a match and fill `actions` with the first legal actions. Return the number of these actions.

    Seat 0 always goes first.
    """
    set_up(rules, state)
    return advance_by_chance(rules, state, actions)


@kernel
def begin_undealt(rules: Rules, state: StateRecord, _first: int, actions: Row) -> int:
    """[AO-3] Start a match. Stop before the orders are dealt, or at the first decision if the match has no orders.

    Return the number of legal actions.
    """
    set_up(rules, state)
    return advance(rules, state, actions)


@kernel
def step_undealt(rules: Rules, state: StateRecord, action: int, actions: Row) -> int:
    """Apply a legal action. Stop at the next decision, or before the orders are dealt.

    Return the number of legal actions.
    """
    answer(rules, state, action)
    return advance(rules, state, actions)


@kernel
def due(rules: Rules, state: StateRecord, pile: Row) -> int:
    """[AO-9.11] Fill `pile` with the secret orders to deal, the lowest-numbered first. Return how many they are.

    If no deal is pending, return `NOTHING_DUE`.
    """
    if state.chance != Chance.DEAL_ORDERS:
        return NOTHING_DUE
    for order in range(rules.order_count):
        pile[order] = order
    return rules.order_count


@kernel
def settle(rules: Rules, state: StateRecord, pile: Row, actions: Row) -> int:
    """[AO-9.11] Deal the secret orders in the sequence of `pile`. Advance to the next decision, and fill `actions`.

    Return the number of legal actions.
    """
    for place in range(len(pile)):
        state.pile[place] = pile[place]
    deal(rules, state)
    return advance(rules, state, actions)


KERNELS = SearchKernels(
    fill_in,
    list_legal,
    step,
    to_decide,
    winners,
    begin,
    fill_view,
    is_known=is_known,
    chance=ChanceKernels(begin_undealt, step_undealt, due, settle, largest=ORDERS),
)
