"""Who is who to a reader: by name where it is known, else by the seat, counted from one."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.core.i18n import _
from skyhop.core.state import View


def seat_number(seat: int) -> str:
    """Name a seat by its number, as people count."""
    return _("Seat %(number)s") % {"number": seat + 1}


def seat_name(view: View, seat: int, seats: int, names: Sequence[str] = ()) -> str:
    """Name a seat as its viewer would: as it is named, else you, your opponent where there is one, its number."""
    if names:
        return names[seat]
    if view.seat == seat:
        return _("You")
    return seat_number(seat) if view.seat is None or seats > 2 else _("Your opponent")
