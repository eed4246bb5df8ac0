"""Who is who to a reader: by name where it is known, else by the seat, counted from one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, Self

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


NOTATION = " (%(action)s)"
"""How a message ends, before its full stop, that gives the notation too."""


class Sentence(str):
    """A sentence that gives the notation too, and is read without it where a page shows that apart."""

    __slots__ = ("notation", "plain")
    plain: str
    notation: str

    @classmethod
    def of(cls, message: str, names: Mapping[str, object]) -> Self:
        """Fill in the names of a message; the one called `action` is the notation."""
        sentence = cls(message % names)
        sentence.plain = message.replace(NOTATION, "") % names
        sentence.notation = str(names["action"]) if NOTATION in message else ""
        return sentence

    @classmethod
    def about(cls, message: str, names: Mapping[str, object]) -> Self:
        """Translate a message about `who`, and fill in its names."""
        return cls.of(unfilled(message, names), names)

    @classmethod
    def about_several(cls, singular: str, plural: str, count: int, names: Mapping[str, object]) -> Self:
        """Translate the form of a message about `who` that fits `count`, and fill in its names."""
        return cls.of(unfilled_several(singular, plural, count, names), names)


def plain(sentences: Iterable[str]) -> tuple[str, ...]:
    """Leave the notation out of sentences."""
    return tuple(sentence.plain if isinstance(sentence, Sentence) else sentence for sentence in sentences)


def notation_in(sentences: Iterable[str]) -> str | None:
    """The notation that sentences give; None where they give none, and "" where it is one of their own words."""
    given = [sentence.notation for sentence in sentences if isinstance(sentence, Sentence)]
    return " ".join(given) if given else None


class Passage(NamedTuple):
    """Sentences about one thing, under a heading; without one they stand alone."""

    title: str
    lines: tuple[str, ...]


class Choice(NamedTuple):
    """Something that can be done: its notation, what it is, and what it brings as far as that is certain."""

    text: str
    title: str
    brings: str = ""


class Choices(NamedTuple):
    """What can be done about one thing, such as a card, under a heading; without one they stand alone.

    Where `begin` says something, the choices are no actions but parts of one: any of them together, behind it.
    """

    title: str
    choices: tuple[Choice, ...]
    begin: str = ""


class GameWords(Protocol):
    """How a game speaks to somebody who sees no picture, of a view; `names` are those of all players."""

    def due(self, view: View, names: Sequence[str]) -> str:
        """Say in one sentence whose turn it is and what is to be done, or how the match ended."""

    def passages(self, view: View, names: Sequence[str]) -> Sequence[Passage]:
        """Say where things stand, what matters most first; passages without lines may be among them."""

    def choices(self, view: View, names: Sequence[str]) -> Sequence[Choices]:
        """List all that the view's seat can do now, once each; nothing where another decides."""


if TYPE_CHECKING:
    from rich.console import RenderableType


class GameTerminal(Protocol):
    """How a game speaks with a person at a keyboard, who sees a view and types actions."""

    def render(self, view: View) -> RenderableType:
        """Draw a view in colour, as wide as the screen is; nothing may depend on colour alone."""

    def normalize(self, text: str) -> str:
        """Write what a person typed as notation is written: `r7 - 3` is `R7-3`; what is unclear stays as it is."""

    def explain(self, view: View, action: int) -> str:
        """Say in one sentence what an action of the deciding seat does."""

    def choices(self, view: View) -> list[str]:
        """List what the viewer may do now, by kind, in words and notation; lines of text."""

    def topics(self, view: View) -> Mapping[str, str]:
        """What else the viewer may ask to see, a text by the word that asks for it."""

    def legend(self) -> str:
        """Say in one line what letters stand for; empty where there are none."""

    def clauses(self, view: View) -> Sequence[str]:
        """Name the clauses that matter at this moment, the most important first."""
