"""[AO-1.1, AO-1.3, AO-3.1] The numbers of cities and how many arrivals each can take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyhop.boards.layout.links import neighbours

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.model import Page, Point
    from skyhop.boards.rng import Rng
    from skyhop.boards.settings import Settings

PIONEER_SLOTS = (3, 6)
CAPITAL_SLOTS = (1, 3)
ROWS = 4.5


def reading_order(points: Sequence[Point], pairs: Sequence[tuple[int, int]], page: Page, *, capital: bool) -> list[int]:
    """List the cities in the order of their letters: row by row like a text, the capital first if there is one."""
    row = page.height / ROWS
    order = sorted(range(len(points)), key=lambda city: (int(points[city][1] / row), points[city]))
    if capital:
        first = _most_central(points, pairs, page)
        order.remove(first)
        order.insert(0, first)
    return order


def slots(
    pairs: Sequence[tuple[int, int]], doubled: Sequence[bool], count: int, chosen: Settings, rng: Rng
) -> list[int]:
    """Give each city movement slots by the number of its routes, with a little chance; most to a capital."""
    routes = [0] * count
    for pair, double in zip(pairs, doubled, strict=True):
        for city in pair:
            routes[city] += 2 if double else 1
    if chosen.kind == "pioneer":
        return [_between(1 + round(0.75 * many + rng.between(-0.5, 0.5)), PIONEER_SLOTS) for many in routes]
    found = [_between(round(0.45 * many + rng.between(-0.5, 0.5)), CAPITAL_SLOTS) for many in routes]
    found[0] = max(4, chosen.of_map.players + 1)
    return found


def _most_central(points: Sequence[Point], pairs: Sequence[tuple[int, int]], page: Page) -> int:
    """Find the city with many neighbours near the middle of the page."""
    near = neighbours(len(points), pairs)

    def merit(city: int) -> tuple[float, int]:
        x, y = points[city]
        off = ((x - page.width / 2) / page.width) ** 2 + ((y - page.height / 2) / page.height) ** 2
        return (len(near[city]) - 18 * off, -city)

    return max(range(len(points)), key=merit)


def _between(number: int, bounds: tuple[int, int]) -> int:
    return min(bounds[1], max(bounds[0], number))
