"""[AO-9.10] Spies."""

from .board import Route
from .table import Table


def reward_spies(table: Table, claimer: int, route: Route, paid: str | None) -> None:
    """[AO-9.10] Give travelers at the claimed route's cities a balloon of the type paid, clockwise."""
    if "thieves" not in table.ruleset.expansions or paid is None:
        return
    for seat in table.others_clockwise(claimer):
        if table.players[seat].city in route.ends:
            table.players[seat].inventory.receive(paid)
