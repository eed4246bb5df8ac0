"""The first stage: where cities stand, spread evenly and reaching to all four edges."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skyhop.boards.model import Box, Page, Point
    from skyhop.boards.rng import Rng
    from skyhop.boards.settings import Clarity

GRID = 0.05  # mm: sites lie on a grid, so that the triangulation can reckon exactly


def margins(page: Page, clarity: Clarity) -> tuple[float, float]:
    """The distances from the left or right, and the upper or lower edge, at which the outermost cities stand.

    Half a percent is kept in hand for the stages that move cities.
    """
    spare = (1 - clarity.span) / 2 - 0.004
    return max(page.city + 1, page.width * spare), max(page.city + 1, page.height * spare)


def sites(page: Page, count: int, clarity: Clarity, rng: Rng) -> list[Point]:
    """Place so many cities: the first four at the edges, each other far from all before it.

    The more candidates are tried, the more even the spread (Mitchell's best candidate).
    """
    placed = _outermost(page, clarity, rng)
    around = [panel.box for panel in page.panels]
    inset = page.city + 1.0
    while len(placed) < count:
        best, best_room = (page.width / 2, page.height / 2), -1.0
        for _candidate in range(clarity.candidates + 4):
            point = rng.between(inset, page.width - inset), rng.between(inset, page.height - inset)
            room = _room(point, placed, around, page)
            if room > best_room:
                best, best_room = point, room
        placed.append(best)
    return [(_snapped(x), _snapped(y)) for x, y in placed]


def _outermost(page: Page, clarity: Clarity, rng: Rng) -> list[Point]:
    """Stand one city at each edge, somewhere in the widest stretch that no panel takes."""
    left, upper = margins(page, clarity)
    reach = page.mooring + 2
    boxes = [panel.box for panel in page.panels]
    found = []
    for x in (left, page.width - left):
        spans = [(y0, y1) for x0, y0, x1, y1 in boxes if x0 - reach < x < x1 + reach]
        low, high = _widest_gap(spans, upper, page.height - upper, reach)
        found.append((x, rng.between(low, high)))
    for y in (upper, page.height - upper):
        spans = [(x0, x1) for x0, y0, x1, y1 in boxes if y0 - reach < y < y1 + reach]
        low, high = _widest_gap(spans, left, page.width - left, reach)
        found.append((rng.between(low, high), y))
    return found


def _widest_gap(spans: list[tuple[float, float]], low: float, high: float, reach: float) -> tuple[float, float]:
    """The widest stretch between `low` and `high` that keeps `reach` from all the spans."""
    best = (low, low)
    at = low
    for start, end in [*sorted(spans), (high + reach, high + reach)]:
        if start - reach - at > best[1] - best[0]:
            best = (at, start - reach)
        at = max(at, end + reach)
    quarter = (best[1] - best[0]) * 0.15
    return best[0] + quarter, best[1] - quarter


def _room(point: Point, placed: list[Point], around: list[Box], page: Page) -> float:
    """The square of the distance to the nearest city; panels count as near, edges hardly."""
    x, y = point
    keep = page.mooring + 1.5
    nearest = 1e18
    for x0, y0, x1, y1 in around:
        away = max(x0 - x, x - x1, 0.0) ** 2 + max(y0 - y, y - y1, 0.0) ** 2
        if away < keep * keep:
            return -1.0
        nearest = min(nearest, 6.0 * away)
    for px, py in placed:
        nearest = min(nearest, (px - x) ** 2 + (py - y) ** 2)
    return nearest


def _snapped(value: float) -> float:
    return round(value / GRID) * GRID
