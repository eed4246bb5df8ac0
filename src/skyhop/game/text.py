"""Interfaces for the texts and pictures of a game, and the names of players in sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, Self

from skyhop.engine.event import Event, TakenBack
from skyhop.engine.state import ScoreLine, View
from skyhop.i18n import _, listed, ngettext, npgettext, pgettext

YOU = "you"
"""Translation context of texts that address the reader as "you"."""


class Name(str):
    """Words for a player without a proper name, such as "you".

    The words begin with a capital letter at the start of a sentence, and with a small letter inside a sentence.
    """

    __slots__ = ("inside", "is_reader")

    inside: str
    is_reader: bool

    def __new__(cls, name: str, inside: str, *, is_reader: bool = False) -> Self:
        """Create a name in two forms: `name` for the start of a sentence, and `inside` for other positions.

        `is_reader` is True for "you".
        """
        instance = super().__new__(cls, name)
        instance.inside = inside
        instance.is_reader = is_reader
        return instance

    def __getnewargs__(self) -> tuple[str, str]:  # type: ignore[override]  # the constructor takes two texts
        """Return the arguments of `__new__` with which pickle copies a name.

        Pickle restores the other attributes afterwards.
        """
        return str(self), self.inside


def you() -> Name:
    """Return the name that addresses the reader: "you"."""
    return Name(_("You"), _("you"), is_reader=True)


def your_opponent() -> Name:
    """Return the name of the reader's only opponent: "your opponent"."""
    return Name(_("Your opponent"), _("your opponent"))


def seat_number(seat: int) -> Name:
    """Return the name of a seat by its number, counted from 1, such as "seat 1"."""
    number = {"number": seat + 1}
    return Name(_("Seat %(number)s") % number, _("seat %(number)s") % number)


def add_seat_number(player: str, seat: int) -> str:
    """Return a player's name followed by the seat number, counted from 1."""
    return _("%(player)s (seat\N{NO-BREAK SPACE}%(number)s)") % {"player": player, "number": seat + 1}


def N_about(message: str) -> str:  # noqa: N802  named like `N_`, for texts with `who`
    """Mark a text for translation and return it unchanged. `about_marked` translates it later."""
    return message


def about(message: str, names: Mapping[str, object]) -> str:
    """Return a translated text about the player `who`.

    `names` has the values for its placeholders, including `who`. If this player is the reader, the text uses "you".
    """
    return translate_about(message, names) % names


def about_marked(message: str, names: Mapping[str, object]) -> str:
    """Return the translation of a text that `N_about` marked. `names` has the values for its placeholders."""
    return about(message, names)


def about_several(singular: str, plural: str, count: int, names: Mapping[str, object]) -> str:
    """Return a translated text about the player `who`. `names` has the values for its placeholders.

    `count` selects the singular or the plural form.
    """
    return translate_about_several(singular, plural, count, names) % names


def describe_take_back(event: TakenBack, name: Callable[[int], str]) -> str:
    """Return a sentence about the take-back of a player's last action."""
    return about("%(who)s undid the last move.", {"who": name(event.seat)})


def translate_about(message: str, names: Mapping[str, object]) -> str:
    """Return the translation of a text about the player `who`. Its placeholders stay in the text."""
    return pgettext(YOU, message) if _is_reader(names["who"]) else _(message)


def translate_about_several(singular: str, plural: str, count: int, names: Mapping[str, object]) -> str:
    """Translate the singular or plural form of a text about the player `who`. Its placeholders stay in the text."""
    if _is_reader(names["who"]):
        return npgettext(YOU, singular, plural, count)
    return ngettext(singular, plural, count)


def _is_reader(value: object) -> bool:
    return isinstance(value, Name) and value.is_reader


def inside(name: str) -> str:
    """Return a name in its form inside a sentence. Proper names are plain texts, which do not change."""
    return name.inside if isinstance(name, Name) else name


def join_names(names: Iterable[str]) -> str:
    """Return several names as a list inside a sentence."""
    return listed(map(inside, names))


def seat_name(view: View, seat: int, seats: int, names: Sequence[str] = ()) -> str:
    """Return the name of a seat for sentences that the viewer reads.

    If `names` is not empty, return the name of the player. Otherwise, return "you", "your opponent" or the seat
    number.
    """
    if names:
        return names[seat]
    if view.seat == seat:
        return you()
    return seat_number(seat) if view.seat is None or seats > 2 else your_opponent()


NOTATION = " (%(action)s)"
"""Part of a message that shows the notation of an action. It is before the full stop of the message."""


class Sentence(str):
    """Sentence that ends with the notation of an action. A page can remove the notation to show it separately."""

    __slots__ = ("notation", "plain")
    plain: str
    notation: str

    @classmethod
    def of(cls, message: str, names: Mapping[str, object]) -> Self:
        """Return a sentence from a message and the values of its placeholders.

        The value of `action` is the notation.
        """
        sentence = cls(message % names)
        sentence.plain = message.replace(NOTATION, "") % names
        sentence.notation = str(names["action"]) if NOTATION in message else ""
        return sentence

    @classmethod
    def about(cls, message: str, names: Mapping[str, object]) -> Self:
        """Return a translated sentence about the player `who`. `names` has the values for its placeholders."""
        return cls.of(translate_about(message, names), names)

    @classmethod
    def about_several(cls, singular: str, plural: str, count: int, names: Mapping[str, object]) -> Self:
        """Return a translated sentence about the player `who`. `names` has the values for its placeholders.

        `count` selects the singular or the plural form.
        """
        return cls.of(translate_about_several(singular, plural, count, names), names)


def strip_notation(sentences: Iterable[str]) -> tuple[str, ...]:
    """Return the sentences without the notation at the end of each `Sentence`."""
    return tuple(sentence.plain if isinstance(sentence, Sentence) else sentence for sentence in sentences)


def notation_in(sentences: Iterable[str]) -> str | None:
    """Return the notations at the ends of the sentences as one text. If no sentence is a `Sentence`, return None.

    An empty text means that a sentence contains the notation elsewhere.
    """
    notations = [sentence.notation for sentence in sentences if isinstance(sentence, Sentence)]
    return " ".join(notations) if notations else None


class Passage(NamedTuple):
    """Group of sentences about one subject, under a heading. An empty heading starts a new paragraph."""

    title: str
    lines: tuple[str, ...]


class Choice(NamedTuple):
    """Possible action: its notation, its description, and the effects that are certain."""

    text: str
    title: str
    brings: str = ""


class Choices(NamedTuple):
    """Group of possible actions about one subject, such as a card. The heading of the group may be empty.

    If `begin` is not empty, each choice is only a part of an action. Players type `begin` and then a combination of
    parts.
    """

    title: str
    choices: tuple[Choice, ...]
    begin: str = ""


class Renderer(ABC):
    """Renderer of a game. It converts views to texts and drawings, and events to sentences."""

    @abstractmethod
    def tell(self, view: View, events: Sequence[Event], names: Sequence[str] = ()) -> list[str]:
        """Return sentences about events from the perspective of the view's seat.

        One sentence may describe several events, and an event may have no sentence. `view` is the view after the
        events. `names` contains the players' names by seat, if known.
        """

    @abstractmethod
    def text(self, view: View) -> str:
        """Return a view as plain text. It contains all information, so that a screen reader can read it."""

    def hand(self, view: View) -> Sequence[str]:  # noqa: ARG002  empty for every view
        """Return the cards or other pieces in the hand of the view's seat, in notation.

        In games without hands, the list is empty.
        """
        return ()

    def score(self, view: View) -> Sequence[ScoreLine]:  # noqa: ARG002  as above
        """Return lines that explain the score of each player, as if the match ended now.

        In games without points, the list is empty.
        """
        return ()

    @abstractmethod
    def draw(self, view: View, names: Sequence[str] = ()) -> str:
        """Return a drawing of a view as one SVG document, with the players' names if known."""

    def illustrate(self, view: View, *, alone: bool = True) -> str:  # noqa: ARG002  the picture has no definitions
        """Return a small SVG picture of a view for the rulebook.

        If `alone` is False, the picture omits its SVG definitions. The page must then contain them.
        """
        return self.draw(view)


class GameWords(Protocol):
    """Interface of a game's texts about a view and its actions.

    Pages, terminal, quiz, API and MCP use these texts. `names` contains the names of all players. Without
    these names, sentences name players by their seats.
    """

    def due(self, view: View, names: Sequence[str] = ()) -> str:
        """Return one sentence about the pending decision and its player.

        After the end, return a sentence about the result.
        """

    def passages(self, view: View, names: Sequence[str] = ()) -> Sequence[Passage]:
        """Return groups of sentences that describe the position, most important first. A group may have no lines."""

    def choices(self, view: View, names: Sequence[str] = ()) -> Sequence[Choices]:
        """Return every legal action of the view's seat once, in groups. If another seat decides, the list is empty."""

    def name(self, view: View, action: int, names: Sequence[str] = ()) -> str:
        """Return one sentence that names an action of the deciding seat. The sentence may be empty."""

    def explain(self, view: View, action: int, names: Sequence[str] = ()) -> str:
        """Return a text about an action of the deciding seat: its cost, gain and consequences.

        The text may be empty.
        """

    def normalize(self, text: str) -> str:
        """Convert typed text to notation: `r7 - 3` becomes `R7-3`. Unclear text stays unchanged."""

    def topics(self, view: View) -> Mapping[str, str]:
        """Return additional texts about a view, by topic. Players type the topic to request its text."""

    def legend(self) -> str:
        """Return one line that explains the letters of the notation.

        If the notation has no letters, return an empty text.
        """

    def clauses(self, view: View) -> Sequence[str]:
        """Return the clauses that concern the pending decision or other parts of this view, most important first."""


if TYPE_CHECKING:
    from rich.console import RenderableType


class GameTerminal(Protocol):
    """Drawing of a game's position for a terminal, in colour. `GameWords` supplies all other texts of a terminal."""

    def render(self, view: View) -> RenderableType:
        """Return a coloured drawing of a view, as wide as the terminal.

        Readers must be able to tell all items apart without colour.
        """
