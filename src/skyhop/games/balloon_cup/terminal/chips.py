"""Cards, cubes and empty places as coloured text; the letter says what the colour says."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from skyhop.games.balloon_cup.constants import COLOURS
from skyhop.games.balloon_cup.notation import card_text

CARD_STYLES = (
    "#ffffff on #c22f2f",
    "#10181f on #f5c842",
    "#10181f on #3fa27a",
    "#ffffff on #274b9f",
    "#10181f on #bfc4ca",
)
"""Ink and paper of a card, by colour."""

INKS = ("#d9534f", "#c9a227", "#3fa27a", "#5b7fd6", "#8f969d")
"""By colour, readable on a dark screen and on a light one."""

PATTERNS = "‖»◆≈∷"
"""By colour: stripes, chevrons, diamonds, waves, dots."""

CARD_WIDTH = 5
"""Columns that a large card takes."""


def card_chip(card: int) -> Text:
    """A small card: its text on its colour."""
    text = card_text(card)
    return Text(text, f"bold {_card_style(text[0])}")


def cards_line(cards: Iterable[int]) -> Text:
    """Small cards in a row."""
    return Text(" ").join(card_chip(card) for card in cards)


def large_cards(cards: Iterable[int]) -> Text:
    """Large cards in a row, three lines: pattern, value, pattern."""
    texts = [card_text(card) for card in cards]
    edge = Text(" ").join(
        Text(PATTERNS[COLOURS.index(text[0])].center(3, " ").center(CARD_WIDTH), _card_style(text[0])) for text in texts
    )
    values = Text(" ").join(Text(text.center(CARD_WIDTH), f"bold {_card_style(text[0])}") for text in texts)
    return Text("\n").join((edge, values, edge))


def places_line(cards: Iterable[int], missing: str) -> Text:
    """A side's cards and, as dots with a letter, the places that are still empty."""
    taken = [card_chip(card) for card in cards]
    return Text(" ").join([*taken, *(Text(f"·{letter}", ink(letter)) for letter in missing)])


def cubes_line(cubes: str) -> Text:
    """Cubes one by one."""
    return Text(" ").join(Text(f"■{letter}", ink(letter)) for letter in cubes)


def cubes_counted(cubes: str) -> Text:
    """Cubes by colour, with how many there are of each."""
    present = [letter for letter in COLOURS if letter in cubes]
    return Text("  ").join(Text(f"{cubes.count(letter)} ■{letter}", ink(letter)) for letter in present)


def ink(letter: str) -> str:
    """The colour in which something of a colour is written."""
    return INKS[COLOURS.index(letter)]


def colour_style(letter: str) -> str:
    """Ink and paper of a colour."""
    return f"bold {_card_style(letter)}"


def _card_style(letter: str) -> str:
    return CARD_STYLES[COLOURS.index(letter)]
