"""Matching pennies, a plain game that hides something: both seats choose in secret, equal numbers win for seat 0."""

from __future__ import annotations

import numpy as np

from skyhop.core.chance import below
from skyhop.core.kernel import kernel
from skyhop.core.plain_game import PlainGame
from skyhop.core.plain_table import Plain, end_match
from skyhop.core.record import Row, Sight, of

NUMBERS = 3
UNKNOWN = 0


class Table(Plain, seen_by=Sight.EVERYBODY):
    has_chosen: Row = of(2)


class Seen(Table, seen_by=Sight.IN_PART):
    chosen: Row = of(2)
    """In a view `UNKNOWN` where it is another's, until the end."""


class Whole(Seen):
    random: np.uint64


@kernel
def legal(table: Table, actions: Row) -> int:  # noqa: ARG001  always the same
    for number in range(NUMBERS):
        actions[number] = number
    return NUMBERS


@kernel
def act(table: Seen, action: int) -> None:
    table.chosen[table.to_act] = action + 1
    table.has_chosen[table.to_act] = 1
    table.to_act = 1 - table.to_act
    if table.has_chosen[0] + table.has_chosen[1] == 2:
        end_match(table, 0 if table.chosen[0] == table.chosen[1] else 1)


@kernel
def show_chosen(table: Seen, view: Seen, seat: int) -> None:
    for owner in range(2):
        if owner == seat or table.ending != 0:
            view.chosen[owner] = table.chosen[owner]


@kernel
def show_in_part(table: Seen, view: Seen, seat: int) -> None:
    show_chosen(table, view, seat)


@kernel
def determinize(table: Whole, seat: int) -> None:  # noqa: ARG001  what is blank is unknown
    for owner in range(2):
        if table.has_chosen[owner] != 0 and table.chosen[owner] == UNKNOWN:
            table.chosen[owner] = 1 + below(table, NUMBERS)


GAME = PlainGame(
    "pennies", "Pennies", Whole, legal, act, action_count=NUMBERS, show=show_in_part, determinize=determinize
)
