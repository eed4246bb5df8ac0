"""What the drawn things are called, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from skyhop.i18n import N_, _, listed, pgettext, translated

_COLOURS = {"R": N_("red"), "Y": N_("yellow"), "G": N_("green"), "B": N_("blue"), "A": N_("gray")}


def colour_name(letter: str) -> str:
    """Name a colour: `R` is red."""
    return translated(_COLOURS[letter])


def trophy_colour(letter: str) -> str:
    """Name the colour of a trophy beside that word; where a language bends it, its stem, which sentences end."""
    colours = {
        "R": pgettext("trophy", "red"),
        "Y": pgettext("trophy", "yellow"),
        "G": pgettext("trophy", "green"),
        "B": pgettext("trophy", "blue"),
        "A": pgettext("trophy", "gray"),
    }
    return colours[letter]


def legend() -> str:
    """Say which letter stands for which colour."""
    letters = listed(f"{letter} {translated(name)}" for letter, name in _COLOURS.items())
    return _("Colours: %(letters)s.") % {"letters": letters}


def card_name(card: str) -> str:
    """Name a card: `R7` is red 7."""
    return _("%(colour)s %(value)s") % {"colour": colour_name(card[0]), "value": card[1:]}


def cards_name(cards: Iterable[str]) -> str:
    """Name cards one after another."""
    return listed(map(card_name, cards))


def cubes_name(cubes: Iterable[tuple[str, int]]) -> str:
    """Count cubes by their colours, given as letters: 2 red, 1 gray."""
    told = _("%(count)s %(colour)s")
    return listed(told % {"count": count, "colour": colour_name(letter)} for letter, count in cubes)


def cube_name(letter: str) -> str:
    """Name a cube of a colour."""
    return _("%(colour)s cube") % {"colour": colour_name(letter)}


def trophy_name(letter: str) -> str:
    """Name the trophy of a colour."""
    return _("%(colour)s trophy") % {"colour": trophy_colour(letter)}


def place_name(letter: str) -> str:
    """Name an empty place that wants a card of a colour."""
    return _("place for a %(colour)s card") % {"colour": colour_name(letter)}


def terrain_name(terrain: str) -> str:
    """Name the side of a tile that lies up."""
    return _("mountain") if terrain == "mountain" else _("flatland")


def goal_name(terrain: str) -> str:
    """Say which sum wins on a terrain [BC-6.2]."""
    return _("high wins") if terrain == "mountain" else _("low wins")
