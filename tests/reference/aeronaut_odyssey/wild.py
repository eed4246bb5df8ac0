"""[AO-9.8] Wild winds: gray routes, and the wild balloons of `capital`."""

from .board import Route
from .table import Table


def may_pick_any_type(table: Table, flown: Route) -> bool:
    """[AO-9.8] `pioneer`: return True after a flight over a gray route, which allows any types in play."""
    return table.ruleset.is_pioneer and flown.is_gray


def may_pick_wild(table: Table, city: str | None) -> bool:
    """[AO-9.8] `capital`: return True if a gray route at the destination offers a single wild balloon."""
    return not table.ruleset.is_pioneer and any(route.is_gray for route in table.routes if city in route.ends)
