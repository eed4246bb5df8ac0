"""[AO-9.3] Bonus balloons that work at once; abilities are put by."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import LOSE as CROSS_OUT
from skyhop.games.aeronaut_odyssey.constants import SPACES
from skyhop.games.aeronaut_odyssey.layout import (
    BONUS_ABILITY,
    BONUS_BALLOON,
    BONUS_SWAP,
    BONUS_TOLL,
    MINUS_BALLOON,
    MINUS_POINT,
    MINUS_SPACE,
    NO_BONUS,
    PLUS_POINT,
    PLUS_SPACE,
)
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import add_space, cross_out, list_held, lose_space, receive
from skyhop.games.aeronaut_odyssey.state import BONUS, LOSE, SWAP_OF_BONUS


@kernel
def push_bonus(rules: Any, state: Any, seat: int, route: int, space: int) -> None:
    """[AO-6.4] Put the symbol of a space on the agenda, if it has one."""
    if rules.bonus[route, space] != NO_BONUS:
        push(state, BONUS, seat, SPACES * route + space)


@kernel
def receive_bonus(rules: Any, state: Any) -> None:
    """[AO-9.3, AO-9.4] Let a symbol take effect, or keep its ability."""
    seat, place = seat_due(state), number_due(state)
    drop(state)
    symbol = rules.bonus[place // SPACES, place % SPACES]
    if symbol >= BONUS_ABILITY:
        state.abilities[seat, symbol - BONUS_ABILITY] += 1
    elif symbol == PLUS_POINT:
        state.points[seat] += 1
    elif symbol == MINUS_POINT:
        state.points[seat] -= 1
    elif symbol == PLUS_SPACE:
        add_space(state, seat)
    elif symbol == MINUS_SPACE:
        lose_space(state, seat)
    elif symbol == BONUS_TOLL:
        state.toll[seat, place // SPACES] = 1
    elif symbol == MINUS_BALLOON:
        push(state, LOSE, seat, 0)
    elif symbol == BONUS_SWAP:
        push(state, SWAP_OF_BONUS, seat, 1)
    else:
        receive(state, seat, symbol - BONUS_BALLOON)


@kernel
def list_losses(state: Any, actions: Any) -> int:
    """[AO-9.3] List the balloons held."""
    return list_held(state, seat_due(state), actions, 0, CROSS_OUT)


@kernel
def lose(state: Any, action: int) -> None:
    """[AO-9.3] Cross a balloon out."""
    cross_out(state, seat_due(state), action - CROSS_OUT)
    drop(state)
