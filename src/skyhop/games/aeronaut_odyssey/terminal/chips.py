"""Balloons, spaces and seats as coloured text; the letter says what the colour says."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

STYLES = {
    "R": "#ffffff on #ba152c",
    "O": "#10181f on #e78332",
    "Y": "#10181f on #ffda1f",
    "W": "#10181f on #f2fff6",
    "K": "#ffffff on #2a243a",
    "B": "#ffffff on #284aa3",
    "P": "#10181f on #cb7abf",
    "G": "#10181f on #3fa278",
    "A": "#10181f on #b4bac1",
    "*": "#10181f on #ffffff",
}
"""Ink and paper of a type, gray and wild ones too."""

SYMBOLS = {"R": "★", "O": "▲", "Y": "☼", "W": "□", "K": "■", "B": "▼", "P": "♥", "G": "♣", "A": "≈", "*": "✦"}

SEAT_STYLES = ("#d9534f", "#5b7fd6", "#3fa27a", "#c9a227", "#b06fc4", "#8f969d")
"""Readable on a dark screen and on a light one; the number says which seat it is."""


def space_chips(spaces: str) -> Text:
    """The spaces of a route, each with its letter; one symbol says the type of them all again."""
    chips = Text("").join(Text(letter, f"bold {STYLES[letter]}") for letter in spaces)
    symbol = SYMBOLS[spaces[0]] if len(set(spaces)) == 1 else "⁂"
    return Text.assemble((symbol, "bold"), chips)


def cells_line(cells: str) -> Text:
    """[AO-2.1] An inventory space by space: balloons, crossed out ones, free and lost spaces."""
    return Text("").join(_cell(cell) for cell in cells)


def _cell(cell: str) -> Text:
    if cell == ".":
        return Text("·", "dim")
    if cell == "x":
        return Text("×", "dim")  # noqa: RUF001  a lost space
    if cell == "/":
        return Text("/", "dim strike")
    if cell.islower():
        return Text(cell, "dim strike")
    return Text(cell, f"bold {STYLES[cell]}")


def seat_mark(seat: int) -> Text:
    """A seat as its number in its colour."""
    return Text(str(seat + 1), f"bold reverse {SEAT_STYLES[seat]}")


def seat_marks(seats: Iterable[int]) -> Text:
    """Seats in a row."""
    return Text("").join(seat_mark(seat) for seat in seats)
