"""Positions in one spelling, so that two engines' positions can be compared with ``==``."""

from collections.abc import Mapping
from typing import Any

from .cards import in_card_order
from .cubes import in_cube_order


def canonical(position: Mapping[str, Any], *, bag_is_mixed: bool = True) -> dict[str, Any]:
    """Return the position with all parts sorted that have no order of their own.

    Supply and bag keep their drawing order. The order of the bag means nothing if cubes went into it and it was not
    mixed since: after the end of a game, or while the mixing is pending. Pass ``bag_is_mixed=False`` then to compare
    only its contents.
    """
    bag = position.get("bag", "")
    return {
        "to_move": position["to_move"],
        "hands": [normal_cards(text) for text in position["hands"]],
        "cubes": [in_cube_order(text) for text in position["cubes"]],
        "trophies": [in_cube_order(text) for text in position["trophies"]],
        "supply": " ".join(position.get("supply", "").split()),
        "discard": normal_cards(position.get("discard", "")),
        "bag": bag if bag_is_mixed else in_cube_order(bag),
        "tiles": sorted(tile for tile in map(normal_tile, position["tiles"]) if not tile.endswith("out")),
    }


def normal_cards(text: str) -> str:
    """Write cards in the order of BC-1.2."""
    return " ".join(in_card_order(text.split()))


def normal_tile(text: str) -> str:
    """Write a tile's text with its cubes and cards in order, one space between."""
    if text.rstrip().endswith("out"):
        return " ".join(text.split())
    head, first, second = text.split("|")
    number, terrain, cubes = head.split()
    return f"{number} {terrain} {in_cube_order(cubes)} | {normal_cards(first)} | {normal_cards(second)}"
