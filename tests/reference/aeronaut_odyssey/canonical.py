"""Canonical spelling of positions, the same for equal positions."""

from collections.abc import Mapping
from typing import Any


def canonical(position: Mapping[str, Any]) -> dict[str, Any]:
    """[AO-13.3] Leave out empty values, 0 and false, and sort values without an order."""
    written = {
        "turn": position.get("turn", 0),
        "seats": [canonical_seat(row) for row in position["seats"]],
    }
    for key in ("slots", "owners", "taken"):
        written[key] = {name: value for name, value in sorted(position.get(key, {}).items()) if not is_empty(value)}
    return written


def canonical_seat(row: Mapping[str, Any]) -> dict[str, Any]:
    """Write a seat with sorted lists."""
    return {
        name: sorted(value) if isinstance(value, list) else value
        for name, value in sorted(row.items())
        if not is_empty(value)
    }


def is_empty(value: object) -> bool:
    """Return True if the value can be omitted. A multiroute without an owner consists of dots."""
    return not value or (isinstance(value, str) and not value.strip("."))
