"""[AO-2.4, AO-9.11] View of one seat."""

from typing import Any

from .position import write_position
from .table import Table


def visible(table: Table, seat: int | None) -> dict[str, Any]:
    """Return the position without the secrets of others. `seat` is None for a spectator."""
    position = write_position(table)
    for other, row in enumerate(position["seats"]):
        if seat is not None and table.who_chooses(other) == table.who_chooses(seat):
            continue
        row["orders"] = len(row["orders"])
        if table.ruleset.secret_inventories:
            inventory = table.players[other].inventory
            row["cells"] = {"balloons": len(inventory.held), "spaces": inventory.free}
    return position
