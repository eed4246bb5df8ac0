"""Worlds that a view allows: what it hides falls at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from skyhop.core.chance import word_of
from skyhop.core.state import State
from skyhop.games.aeronaut_odyssey.constants import TYPES, WILD
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, Cell, Chance, Due

if TYPE_CHECKING:
    from skyhop.core.record import AnyRecord
    from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


def determinized(view: AeronautOdysseyView, seed: int) -> State:
    """[AO-2.4, AO-9.11] Choose a world that a view allows, by `seed`; what is shown stays as it is."""
    states = view.table
    states["random"] = word_of(seed)
    generator = np.random.default_rng(int(word_of(seed)))
    for seat in view.seats:
        if (states["cells"][0, seat] == Cell.UNSEEN).any():
            _fill_cells(view, states[0], seat, generator)
    _deal_orders(view, states[0], generator)
    if states["chance"][0] == Chance.DEAL_ORDERS:
        count = int(view.ruleset.record["order_count"][0])
        states["pile"][0, :count] = np.arange(count)
    return State(view.ruleset, states)


def _fill_cells(view: AeronautOdysseyView, record: AnyRecord, seat: int, generator: np.random.Generator) -> None:
    """Fill a hidden inventory: so many balloons, so many free spaces, the rest crossed out, of any types."""
    possible = [number for number in range(len(TYPES)) if view.ruleset.record["is_type"][0][number]]
    if view.ruleset.record["has_wilds"][0]:
        possible.append(WILD)
    picked = _picked_balloons(record) if seat == record["turn"] else {}
    count = view.space_count(seat)
    others = [cell for cell in range(count) if cell not in picked][: count - view.free(seat) - len(picked)]
    is_held = generator.permutation(np.arange(len(others)) < view.balloons(seat) - len(picked))
    kinds = generator.choice(possible, len(others))
    record["cells"][seat, :count] = Cell.FREE
    record["cells"][seat, others] = np.where(is_held, Cell.HELD, Cell.CROSSED) + kinds
    for cell, balloon in picked.items():
        record["cells"][seat, cell] = Cell.HELD + balloon
    for kind in (*kinds[is_held], *picked.values()):
        record["held"][seat, kind] += 1


def _picked_balloons(record: AnyRecord) -> dict[int, int]:
    """[AO-10.1] The balloons of the move just made, which all have seen, by the space where a veto finds them."""
    size = int(record["agenda_size"])
    items = zip(record["agenda_kind"][:size], record["agenda_number"][:size], strict=True)
    places = [int(place) for kind, place in items if kind in (Due.OWNER, Due.REFUSABLE)]
    return {int(record["picked_cell"][place]): int(record["picked"][place]) for place in places}


def _deal_orders(view: AeronautOdysseyView, record: AnyRecord, generator: np.random.Generator) -> None:
    """[AO-9.11] Deal the orders that the view does not show to who has some."""
    known = {int(order) for seat in view.seats for order in record["orders"][seat] if order != NO_ORDER}
    left = [order for order in range(int(view.ruleset.record["order_count"][0])) if order not in known]
    unseen = generator.permutation(left).tolist()
    for seat in view.seats:
        missing = view.order_count(seat) - len(view.orders(seat))
        if missing:
            dealt = sorted(unseen.pop() for _one in range(missing))
            record["orders"][seat, :missing] = dealt
