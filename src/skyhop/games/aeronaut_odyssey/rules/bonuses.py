"""[AO-9.3] Bonus balloons that work at once; abilities are put by."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import LOSE, number_of_space, space_of
from skyhop.games.aeronaut_odyssey.constants import BALLOONS
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import Layout, Symbol
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import add_space, count_held, cross_out, lose_space, receive
from skyhop.games.aeronaut_odyssey.state import Due, Open, Seen, StateRecord


@kernel
def push_bonus(rules: Layout, state: Open, seat: int, route: int, space: int) -> None:
    """[AO-6.4] Put the symbol of a space on the agenda, if it has one."""
    if rules.bonus[route, space] != Symbol.NONE:
        push(state, Due.BONUS, seat, number_of_space(route, space))


@kernel
def receive_bonus(rules: Layout, state: StateRecord) -> None:
    """[AO-9.3, AO-9.4] Let a symbol take effect, or keep its ability."""
    seat = seat_due(state)
    route, space = space_of(number_due(state))
    drop(state)
    symbol = rules.bonus[route, space]
    emit(state, Kind.SYMBOL, seat, route, space, has_effect(rules, state, seat, route, space))
    if symbol >= Symbol.ABILITY:
        state.abilities[seat, symbol - Symbol.ABILITY] += 1
    elif symbol == Symbol.PLUS_POINT:
        state.points[seat] += 1
    elif symbol == Symbol.MINUS_POINT:
        state.points[seat] -= 1
    elif symbol == Symbol.PLUS_SPACE:
        add_space(state, seat)
    elif symbol == Symbol.MINUS_SPACE:
        lose_space(state, seat)
    elif symbol == Symbol.TOLL:
        state.toll[seat, route] = 1
    elif symbol == Symbol.MINUS_BALLOON:
        push(state, Due.LOSE, seat, 0)
    elif symbol == Symbol.SWAP:
        push(state, Due.SWAP_OF_BONUS, seat, 1)
    else:
        receive(state, seat, symbol - Symbol.BALLOON)


@kernel
def refusal_of_loss(state: Seen, balloon: int) -> int:
    """[AO-12.4, AO-9.3] Say why a balloon cannot be crossed out, or LEGAL: it must be held."""
    return Code.LEGAL if state.held[seat_due(state), balloon] > 0 else Code.NOT_HELD


@kernel
def has_effect(rules: Layout, state: Seen, seat: int, route: int, space: int) -> int:
    """[AO-9.3, AO-2.2] Say (1 or 0) whether a symbol changes anything: a balloon fits, or there is one to lose."""
    symbol = rules.bonus[route, space]
    if symbol in (Symbol.MINUS_BALLOON, Symbol.SWAP):
        return 1 if count_held(state, seat) > 0 else 0
    if symbol == Symbol.MINUS_SPACE or Symbol.BALLOON <= symbol < Symbol.PLUS_POINT:
        return 1 if state.free[seat] > 0 else 0
    return 1 if symbol != Symbol.TOLL or not state.toll[seat, route] else 0


@kernel
def list_losses(state: Seen, actions: Row) -> int:
    """[AO-9.3] List the balloons held."""
    count = 0
    for balloon in range(BALLOONS):
        if refusal_of_loss(state, balloon) == Code.LEGAL:
            actions[count] = LOSE + balloon
            count += 1
    return count


@kernel
def lose(state: StateRecord, action: int) -> None:
    """[AO-9.3] Cross a balloon out."""
    seat, balloon = seat_due(state), action - LOSE
    drop(state)
    cross_out(state, seat, balloon)
    emit(state, Kind.CROSSED_OUT, seat, balloon)
