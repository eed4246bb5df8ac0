"""[AO-11.3] Numbers of a board, drawn before its shape: cities, routes, doubles, trajectories."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from skyhop.boards.name import LANDS, MANNERS, name_of

if TYPE_CHECKING:
    from skyhop.boards.rng import Rng
    from skyhop.boards.settings import Settings

FEWEST_ROUTES_PER_CITY = 3.0
MOST_ROUTES_PER_CITY = 3.4
FEWEST_DOUBLED = 0.175
MOST_DOUBLED = 0.375
INVENTORY_SHARE = {"pioneer": 0.5, "capital": 0.28}
SPARE = {"small": 2, "large": 8}
"""Reserve by size: most maps have so many routes less than could get types."""


@dataclass(frozen=True)
class Plan:
    """Planned numbers of a board: `pairs` of connected cities, `doubled` of them with two routes."""

    name: str
    cities: int
    pairs: int
    doubled: int
    trajectories: int
    orders: int

    def inventory(self, kind: str, routes: int | None = None) -> int:
        """[AO-1.4] Return the number of spaces in each inventory, for `routes` or the planned routes."""
        count = self.pairs + self.doubled if routes is None else routes
        return max(3, int(count * INVENTORY_SHARE[kind] + 0.5))


def plan(chosen: Settings, rng: Rng, *, spared: bool = False) -> Plan:
    """Draw the numbers of a board within the targets of AO-11.3. `spared` plans fewer routes if types are scarce."""
    cities = rng.within(*chosen.of_size.cities)
    fewest, most = chosen.of_clarity.routes
    low, high = int(-(-fewest * cities // 2)), int(most * cities // 2)
    pairs = rng.within(low, max(low, high))
    doubled = round(pairs * rng.between(*chosen.of_clarity.doubled))
    if spared and pairs + doubled > _typed(chosen, cities):
        if chosen.size == "small":
            few, many = chosen.of_size.cities
            cities = min(range(few, many + 1), key=lambda count: sum(_fewest(count)) - _typed(chosen, count))
            pairs, doubled = _fewest(cities)
        doubled = min(doubled, _typed(chosen, cities) - _fewest(cities)[0])
        pairs = min(pairs, _typed(chosen, cities) - doubled)
    count = round(rng.within(5, 6) * chosen.of_size.trajectories)
    return Plan(
        name=name_of(rng.one_of(MANNERS), rng.one_of(LANDS)),
        cities=cities,
        pairs=pairs,
        doubled=doubled,
        trajectories=count if "trajectories" in chosen.expansions else 0,
        orders=2 * max(2, chosen.players) if "thieves" in chosen.expansions else 0,
    )


def _typed(chosen: Settings, cities: int) -> int:
    """[AO-11.3] Return the number of routes that can get types without a chain that is too long."""
    chain = chosen.of_size.chain
    of_a_type = cities // (chain + 1) * chain + max(0, cities % (chain + 1) - 1)
    return len(chosen.types) * of_a_type - SPARE[chosen.size]


def _fewest(cities: int) -> tuple[int, int]:
    """[AO-11.3] Return the fewest pairs for this number of cities, and the fewest doubles among them."""
    pairs = ceil(FEWEST_ROUTES_PER_CITY * cities / 2)
    return pairs, ceil(FEWEST_DOUBLED * pairs)
