"""[BC-11] Names of game components in the reader's language, and their notation."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from skyhop.engine.record import AnyRecord
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_OF_CARD, COLOURS, VALUE_OF_CARD
from skyhop.games.balloon_cup.state import HAND
from skyhop.i18n import N_, _, listed, pgettext, translated

CACHED_HANDS = 64
"""Number of hands in the cache. The notation of up to 256 exchanges needs the same hand."""
_COLOURS = {"R": N_("red"), "Y": N_("yellow"), "G": N_("green"), "B": N_("blue"), "A": N_("gray")}


def colour_name(letter: str) -> str:
    """Return the name of a colour. For example, `R` is "red"."""
    return translated(_COLOURS[letter])


def trophy_colour(letter: str) -> str:
    """Return the colour's name in the form that languages use before the word "trophy".

    If a language inflects colour names, return the stem. The sentences then add the ending.
    """
    colours = {
        "R": pgettext("trophy", "red"),
        "Y": pgettext("trophy", "yellow"),
        "G": pgettext("trophy", "green"),
        "B": pgettext("trophy", "blue"),
        "A": pgettext("trophy", "gray"),
    }
    return colours[letter]


def legend() -> str:
    """Return a sentence with the letter and name of each colour."""
    letters = listed(f"{letter} {translated(name)}" for letter, name in _COLOURS.items())
    return _("Colours: %(letters)s.") % {"letters": letters}


def card_name(card: str) -> str:
    """Return the name of a card. For example, `R7` is "red 7"."""
    return _("%(colour)s %(value)s") % {"colour": colour_name(card[0]), "value": card[1:]}


def cards_name(cards: Iterable[str]) -> str:
    """Return the names of several cards."""
    return listed(map(card_name, cards))


def cubes_name(cubes: Iterable[tuple[str, int]]) -> str:
    """Return numbers of cubes in words, such as "2 red, 1 gray".

    `cubes` contains pairs of colour letter and number.
    """
    template = _("%(count)s %(colour)s")
    return listed(template % {"count": count, "colour": colour_name(letter)} for letter, count in cubes)


def count_by_colour(run: str) -> str:
    """Return numbers of cubes or cards in words. `run` contains one colour letter for each cube or card."""
    return cubes_name((letter, run.count(letter)) for letter in COLOURS if letter in run)


def cube_name(letter: str) -> str:
    """Return the name of a cube of a colour."""
    return _("%(colour)s cube") % {"colour": colour_name(letter)}


def trophy_name(letter: str) -> str:
    """Return the name of a colour's trophy."""
    return _("%(colour)s trophy") % {"colour": trophy_colour(letter)}


def place_name(letter: str) -> str:
    """Return the name of an empty slot for a card of a colour."""
    return _("place for a %(colour)s card") % {"colour": colour_name(letter)}


def terrain_name(terrain: str) -> str:
    """Return the name of a tile's terrain."""
    return _("mountain") if terrain == "mountain" else _("flatland")


def goal_name(terrain: str) -> str:
    """[BC-6.2] Return a text that names the winning sum of a terrain: the higher or the lower."""
    return _("high wins") if terrain == "mountain" else _("low wins")


TEXT_OF_CARD = tuple(f"{COLOURS[COLOUR_OF_CARD[card]]}{VALUE_OF_CARD[card]}" for card in range(CARDS))
CARD_OF_TEXT = {text: card for card, text in enumerate(TEXT_OF_CARD)}

HIDDEN_CARD = "?"
"""Notation of an unknown card; it is never a legal action."""


def card_text(card: int) -> str:
    """Return a card's notation, such as `R7`."""
    return TEXT_OF_CARD[card]


def cards_text(cards: Iterable[int], separator: str = " ") -> str:
    """Return the notation of several cards, joined by `separator`."""
    return separator.join(map(TEXT_OF_CARD.__getitem__, cards))


def hand_to_act(record: AnyRecord) -> list[int]:
    """Return the cards of the deciding seat, sorted. Omit cards that the record hides."""
    hand: list[int] = np.flatnonzero(record["place_of_card"] == HAND + int(record["to_act"])).tolist()
    return hand


def texts_to_act(record: AnyRecord) -> tuple[str, ...]:
    """Return the notation of the cards of the deciding seat, sorted. Omit cards that the record hides."""
    return _texts_at(record["place_of_card"].tobytes(), HAND + int(record["to_act"]))


@lru_cache(CACHED_HANDS)
def _texts_at(places: bytes, place: int) -> tuple[str, ...]:
    """Return the notation of the cards at a place, sorted. `places` has the content of the field `place_of_card`."""
    return tuple(TEXT_OF_CARD[card] for card in np.flatnonzero(np.frombuffer(places, np.int16) == place).tolist())
