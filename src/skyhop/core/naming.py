"""Who is who to a reader: by name where it is known, else by the seat, counted from one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from skyhop.core.i18n import _
from skyhop.core.state import View


class Name(str):
    """Words that stand for a player and are no proper name: they begin small inside a sentence."""

    __slots__ = ("inside",)

    inside: str

    def __new__(cls, name: str, inside: str) -> Self:
        """Give the words as they begin a sentence, and as they stand inside of one."""
        made = super().__new__(cls, name)
        made.inside = inside
        return made


def you() -> Name:
    """Name whoever reads."""
    return Name(_("You"), _("you"))


def your_opponent() -> Name:
    """Name the only other player."""
    return Name(_("Your opponent"), _("your opponent"))


def seat_number(seat: int) -> Name:
    """Name a seat by its number, as people count."""
    number = {"number": seat + 1}
    return Name(_("Seat %(number)s") % number, _("seat %(number)s") % number)


def inside(name: str) -> str:
    """A name as it stands inside a sentence; proper names are plain texts, and stand there as anywhere."""
    return name.inside if isinstance(name, Name) else name


def listed(names: Iterable[str]) -> str:
    """Names one after another inside a sentence."""
    return ", ".join(map(inside, names))


def seat_name(view: View, seat: int, seats: int, names: Sequence[str] = ()) -> str:
    """Name a seat as its viewer would: as it is named, else you, your opponent where there is one, its number."""
    if names:
        return names[seat]
    if view.seat == seat:
        return you()
    return seat_number(seat) if view.seat is None or seats > 2 else your_opponent()
