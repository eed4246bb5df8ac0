"""[AO-9.1] Travelling over own routes only."""

from .table import Table


def can_travel(table: Table, seat: int, start: str, goal: str) -> bool:
    """[AO-9.1, AO-9.6] Return True if the player's own routes connect two cities."""
    own = [route for route in table.routes if seat in table.owners(route)]
    reached, waiting = {start}, [start]
    while waiting:
        city = waiting.pop()
        for route in own:
            if city in route.ends and route.other_end(city) not in reached:
                reached.add(route.other_end(city))
                waiting.append(route.other_end(city))
    return goal in reached
