"""Names of maps: two random words. Files store them in English, pages translate them."""

from __future__ import annotations

from skyhop.i18n import N_, translated

MANNERS = (
    N_("The Copper %(land)s"),
    N_("The Lantern %(land)s"),
    N_("The Morning %(land)s"),
    N_("The Silver %(land)s"),
    N_("The Paper %(land)s"),
    N_("The Amber %(land)s"),
    N_("The Northern %(land)s"),
    N_("The Quiet %(land)s"),
    N_("The Painted %(land)s"),
    N_("The Feather %(land)s"),
    N_("The Velvet %(land)s"),
    N_("The Windward %(land)s"),
    N_("The Saffron %(land)s"),
    N_("The Marble %(land)s"),
    N_("The Evening %(land)s"),
    N_("The Juniper %(land)s"),
    N_("The Harvest %(land)s"),
    N_("The Pearl %(land)s"),
    N_("The Thistle %(land)s"),
    N_("The Gilded %(land)s"),
)
"""Patterns of map names. The name of the land follows."""
LANDS = (
    N_("Archipelago"),
    N_("Coast"),
    N_("Highlands"),
    N_("Straits"),
    N_("Valleys"),
    N_("Isles"),
    N_("Meridian"),
    N_("Passage"),
    N_("Skies"),
    N_("Shores"),
    N_("Uplands"),
    N_("Crossing"),
    N_("Circuit"),
    N_("Lagoon"),
    N_("Heights"),
    N_("Reach"),
    N_("Frontier"),
    N_("Meadows"),
    N_("Bay"),
    N_("Roads"),
)


def name_of(manner: str, land: str) -> str:
    """Return a name as files store it."""
    return manner % {"land": land}


_NAMES = {name_of(manner, land): (manner, land) for manner in MANNERS for land in LANDS}


def title_of(name: str) -> str:
    """Return a map's name in the reader's language. A name chosen by a person stays unchanged."""
    if name not in _NAMES:
        return name
    manner, land = _NAMES[name]
    return translated(manner) % {"land": translated(land)}
