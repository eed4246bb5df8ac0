"""Who is who to a reader: by name where it is known, else by the seat, counted from one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from skyhop.engine.state import View
from skyhop.i18n import _, listed, ngettext, npgettext, pgettext

YOU = "you"
"""The context of texts about whoever reads."""


class Name(str):
    """Words that stand for a player and are no proper name: they begin small inside a sentence."""

    __slots__ = ("inside", "is_reader")

    inside: str
    is_reader: bool

    def __new__(cls, name: str, inside: str, *, is_reader: bool = False) -> Self:
        """Give the words as they begin a sentence, and as they stand inside of one; whether they are whoever reads."""
        made = super().__new__(cls, name)
        made.inside = inside
        made.is_reader = is_reader
        return made

    def __getnewargs__(self) -> tuple[str, str]:  # type: ignore[override]  # the class takes two texts
        """Return the arguments by which a copy in another process begins; the slots follow."""
        return str(self), self.inside


def you() -> Name:
    """Name whoever reads."""
    return Name(_("You"), _("you"), is_reader=True)


def your_opponent() -> Name:
    """Name the only other player."""
    return Name(_("Your opponent"), _("your opponent"))


def seat_number(seat: int) -> Name:
    """Name a seat by its number, as people count."""
    number = {"number": seat + 1}
    return Name(_("Seat %(number)s") % number, _("seat %(number)s") % number)


def with_seat(player: str, seat: int) -> str:
    """Name a player with the number of their seat, as people count."""
    return _("%(player)s (seat\N{NO-BREAK SPACE}%(number)s)") % {"player": player, "number": seat + 1}


def N_about(message: str) -> str:  # noqa: N802  like `N_`, for texts about `who`
    """Mark a text of a table that `about` fills in."""
    return message


def about(message: str, names: Mapping[str, object]) -> str:
    """Fill in a text about `who`; of its reader a language may speak in other words, which are of context `you`."""
    return unfilled(message, names) % names


def about_marked(message: str, names: Mapping[str, object]) -> str:
    """Fill in a text of a table, which was marked by `N_about` there."""
    return about(message, names)


def about_several(singular: str, plural: str, count: int, names: Mapping[str, object]) -> str:
    """Fill in the form of a text about `who` that fits `count`."""
    return unfilled_several(singular, plural, count, names) % names


def unfilled(message: str, names: Mapping[str, object]) -> str:
    """Translate a text about `who`, with the places for names still open."""
    return pgettext(YOU, message) if _is_reader(names["who"]) else _(message)


def unfilled_several(singular: str, plural: str, count: int, names: Mapping[str, object]) -> str:
    """Translate the form of a text about `who` that fits `count`, with the places for names still open."""
    if _is_reader(names["who"]):
        return npgettext(YOU, singular, plural, count)
    return ngettext(singular, plural, count)


def _is_reader(who: object) -> bool:
    return isinstance(who, Name) and who.is_reader


def inside(name: str) -> str:
    """A name as it stands inside a sentence; proper names are plain texts, and stand there as anywhere."""
    return name.inside if isinstance(name, Name) else name


def names_listed(names: Iterable[str]) -> str:
    """Names one after another inside a sentence."""
    return listed(map(inside, names))


def seat_name(view: View, seat: int, seats: int, names: Sequence[str] = ()) -> str:
    """Name a seat as its viewer would: as it is named, else you, your opponent where there is one, its number."""
    if names:
        return names[seat]
    if view.seat == seat:
        return you()
    return seat_number(seat) if view.seat is None or seats > 2 else your_opponent()
