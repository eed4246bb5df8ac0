"""What the players of a match are called, on pages and in the log alike."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.game.text import Name, inside, seat_number, with_seat
from skyhop.i18n import _
from skyhop.server.seats import Seat, has_several


def names(seats: Sequence[Seat], seat: int | None) -> tuple[str, ...]:
    """Name the players for whoever looks from a seat.

    With the numbers of their seats where more than two play or one plays two, and to those who only watch, to whom
    nobody is the opponent; whoever has a name that nobody else has there is called by that alone.
    """
    told = tuple(place.name(is_reader=number == seat) for number, place in enumerate(seats))
    is_shared = seat is not None and has_several(seats, seat)
    if seat is not None and len(seats) <= 2 and not is_shared:
        return told
    return tuple(
        name if number == seat and not is_shared else _numbered(seats, number, name, is_reader=number == seat)
        for number, name in enumerate(told)
    )


def _numbered(seats: Sequence[Seat], number: int, name: str, *, is_reader: bool) -> str:
    """Name who sits in a seat with its number; by that alone guests without a name, and those of one device."""
    place = seats[number]
    if place.kind == "open" and place.kept_for is None:
        free = {"number": number + 1}
        return Name(_("Seat %(number)s, still free") % free, _("seat %(number)s, still free") % free)
    if (place.is_person or place.kept_for is not None) and not is_reader:
        if place.called is None or has_several(seats, number):
            return seat_number(number)
        if [seat.called for seat in seats].count(place.called) == 1:
            return place.called
    return Name(*(with_seat(player, number) for player in (name, inside(name))), is_reader=is_reader)
