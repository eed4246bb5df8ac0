"""Page of a board: paper size, panels, and the planned numbers of cities and routes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, isqrt, sqrt
from typing import TYPE_CHECKING

from skyhop.boards.model import LANDS, MANNERS, Page, Panel, name_of
from skyhop.boards.settings import PAPERS, SETTLED, SIZES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skyhop.boards.model import Box
    from skyhop.boards.rng import Rng
    from skyhop.boards.settings import Settings


FEWEST_ROUTES_PER_CITY = 3.0
MOST_ROUTES_PER_CITY = 3.4
FEWEST_DOUBLED = 0.175
MOST_DOUBLED = 0.375
INVENTORY_SHARE = {"pioneer": 0.5, "capital": 0.28}
SPARE = {"small": 2, "large": 8}
"""Reserve of routes, by size. With `spared`, a plan has at most the routes that can get types, minus this reserve."""


@dataclass(frozen=True)
class Plan:
    """Planned numbers of a board, such as the number of cities.

    `pairs` is the number of connected pairs of cities. `doubled` is the number of pairs with a double route.
    """

    name: str
    cities: int
    pairs: int
    doubled: int
    trajectories: int
    orders: int

    def inventory(self, kind: str, routes: int | None = None) -> int:
        """[AO-1.4] Return the number of spaces of one inventory for a board with `routes` routes.

        By default, use the planned number of routes.
        """
        count = self.pairs + self.doubled if routes is None else routes
        return max(3, int(count * INVENTORY_SHARE[kind] + 0.5))


def plan(settings: Settings, rng: Rng, *, spared: bool = False) -> Plan:
    """Choose the numbers of a board at random within the limits of AO-11.3.

    If `spared` is True, limit the number of routes. All routes can then get types without a chain that is too long.
    """
    cities = rng.within(*settings.of_size.cities)
    fewest, most = settings.of_clarity.routes
    low, high = int(-(-fewest * cities // 2)), int(most * cities // 2)
    pairs = rng.within(low, max(low, high))
    doubled = round(pairs * rng.between(*settings.of_clarity.doubled))
    if spared and pairs + doubled > _count_typed(settings, cities):
        if settings.size == "small":
            few, many = settings.of_size.cities
            cities = min(range(few, many + 1), key=lambda count: sum(_fewest(count)) - _count_typed(settings, count))
            pairs, doubled = _fewest(cities)
        doubled = min(doubled, _count_typed(settings, cities) - _fewest(cities)[0])
        pairs = min(pairs, _count_typed(settings, cities) - doubled)
    count = round(rng.within(5, 6) * settings.of_size.trajectories)
    return Plan(
        name=name_of(rng.one_of(MANNERS), rng.one_of(LANDS)),
        cities=cities,
        pairs=pairs,
        doubled=doubled,
        trajectories=count if "trajectories" in settings.expansions else 0,
        orders=2 * max(2, settings.players) if "thieves" in settings.expansions else 0,
    )


def _count_typed(settings: Settings, cities: int) -> int:
    """[AO-11.3] Return the maximum number of routes that can have a type without a chain that is too long.

    Subtract the reserve for the size (`SPARE`).
    """
    chain = settings.of_size.chain
    of_a_type = cities // (chain + 1) * chain + max(0, cities % (chain + 1) - 1)
    return len(settings.types) * of_a_type - SPARE[settings.size]


def _fewest(cities: int) -> tuple[int, int]:
    """[AO-11.3] Return the minimum numbers of connected pairs and of double routes for this number of cities."""
    pairs = ceil(FEWEST_ROUTES_PER_CITY * cities / 2)
    return pairs, ceil(FEWEST_DOUBLED * pairs)


MARGIN = 8.0  # mm: white margin on each side of a sheet
OVERLAP = 10.0  # mm: overlap of neighbouring sheets
CELL = 5.2  # mm: size of an inventory cell on a single sheet
LINE = 5.6  # mm: line height of the trajectory list on a single sheet
HEADER = 5.0
PADDING = 1.2
REAL_SPACE = 27.66  # mm: length of a space for real material [AO-11.2]
ROW_GAP = 2.0  # mm: space above and below a row of inventories under the map
INVENTORY = "inventory"


@dataclass(frozen=True)
class Scale:
    """Lengths in mm that depend on the number of sheets of the map.

    The lengths are the side of an inventory cell and the height of a line in the trajectory list.
    """

    cell: float
    line: float


def scale(pages: int) -> Scale:
    """Return the lengths for a map on `pages` sheets. Inventory cells are larger on several sheets."""
    growth = {1: 1.0, 4: 1.25, 9: 1.45}[pages]
    return Scale(CELL * growth, LINE * growth)


def canvas(paper: str, pages: int) -> tuple[float, float]:
    """Return the width and height in mm of a map on `pages` landscape sheets of this paper."""
    across = isqrt(pages)
    width, height = PAPERS[paper]
    return (
        across * (width - 2 * MARGIN) - (across - 1) * OVERLAP,
        across * (height - 2 * MARGIN) - (across - 1) * OVERLAP,
    )


def page_for(settings: Settings, plan: Plan) -> Page:
    """Return the layout of the page for the planned numbers."""
    width, height = canvas(settings.paper, settings.pages)
    panels = _panels(settings, plan, width, height)
    free = width * height - sum((x1 - x0) * (y1 - y0) for x0, y0, x1, y1 in (panel.box for panel in panels))
    clarity = settings.of_clarity
    longest = 30.0 * width / 281
    space = round(min(sqrt(free / plan.cities) * settings.of_size.space, longest) * clarity.space, 2)
    city = round(min(0.36 * space, 0.031 * height), 2)
    thickness = round(clarity.breadth * space, 2)
    # far enough from the centre for six or seven routes side by side
    mooring = round(max(city + 0.05 * space, clarity.mooring * thickness), 2)
    return Page(width, height, space, thickness, city, mooring, panels)


def plan_printed_page(layout_page: Page, settings: Settings, plan: Plan) -> Page:
    """[AO-11.2] Return the page in its printed size.

    If the players use real game pieces, the spaces on the page are large enough for these pieces. Without real game
    pieces, the page fills the sheets that the players chose.
    """
    if settings.version < SETTLED:
        return scale_page(layout_page, REAL_SPACE / layout_page.space) if settings.real_material else layout_page
    page = replace(layout_page, panels=_place_inventories(layout_page, settings, plan))
    width, height = canvas(settings.paper, settings.pages)
    whole = page.print_size
    return scale_page(
        page, REAL_SPACE / layout_page.space if settings.real_material else min(width / whole[0], height / whole[1])
    )


def _place_inventories(layout_page: Page, settings: Settings, plan: Plan) -> tuple[Panel, ...]:
    """Return the panels of all inventories that the players need.

    Fill the corners first, then the area below the map.
    """
    corners = [panel for panel in layout_page.panels if panel.what == INVENTORY]
    others = [panel for panel in layout_page.panels if panel.what != INVENTORY]
    size = scale(settings.of_map.pages)
    wide = (layout_page.width - ROW_GAP) / 2
    cells = plan.inventory(settings.kind)
    rows = -(-cells // int((wide - 2 * PADDING) / size.cell))
    top, high = layout_page.height + ROW_GAP, rows * size.cell + HEADER + 2 * PADDING
    row = [Panel(INVENTORY, _box(x, top, wide, high)) for x in (0.0, wide + ROW_GAP)]
    return (*[*corners, *row][: settings.tickets], *others)


def scale_page(page: Page, factor: float) -> Page:
    """[AO-11.2] Return the page with all lengths multiplied by `factor`."""
    if factor == 1:
        return page

    def enlarge(length: float) -> float:
        return round(length * factor, 2)

    return Page(
        enlarge(page.width),
        enlarge(page.height),
        enlarge(page.space),
        enlarge(page.thickness),
        enlarge(page.city),
        enlarge(page.mooring),
        tuple(Panel(panel.what, tuple(enlarge(side) for side in panel.box)) for panel in page.panels),  # type: ignore[arg-type]
    )


def enlargement(page: Page, settings: Mapping[str, object]) -> float:
    """Return the factor by which the print enlarges the page, computed from the settings in the board file.

    Return 1 if the file has no settings.
    """
    try:
        if settings.get("version"):
            return page.width / canvas("A4", SIZES[str(settings.get("size"))].pages)[0]
        if not settings.get("real_material"):
            return 1.0
        width, _height = canvas(str(settings.get("paper", "A4")), int(str(settings.get("pages", 1))))
    except (KeyError, ValueError):  # the settings in a file are not checked
        return 1.0
    return page.city / (page.city * width / page.width)  # another formula would change the last bits of old boards


def pair_gap(page: Page) -> float:
    """Return the gap in mm between the two routes of a double route."""
    return 0.16 * page.thickness


def columns(cells: int) -> int:
    """Return the number of columns for an inventory that is about three times as wide as high."""
    return max(6, isqrt(int(2.7 * cells)) + 1)


def ticket_size(cells: int, cell: float) -> tuple[float, float]:
    """Return width and height of an inventory in mm."""
    across = min(columns(cells), cells)
    down = -(-cells // across)
    return across * cell + 2 * PADDING, down * cell + HEADER + 2 * PADDING


def list_size(lines: int, line: float) -> tuple[float, float]:
    """Return width and height of the trajectory list in mm."""
    return 9.2 * line, lines * line + HEADER + 2 * PADDING


def _panels(settings: Settings, plan: Plan, width: float, height: float) -> tuple[Panel, ...]:
    size = scale(settings.pages)
    across, down = ticket_size(plan.inventory(settings.kind), size.cell)
    tickets = [(x, y) for y in (0.0, height - down) for x in (0.0, width - across)]
    tickets += [((width - across) / 2, 0.0), ((width - across) / 2, height - down)]
    panels = [Panel(INVENTORY, _box(x, y, across, down)) for x, y in tickets[: settings.tickets]]
    title = (min(50.0, 10.0 * size.line), 2.6 * size.line)
    corners = {(panel.box[0] > 0, panel.box[1] > 0) for panel in panels}
    left = height - title[1] - (down + 2.0 if (False, True) in corners else 0.0)
    panels.append(Panel("title", _box(0.0, left, *title)))
    if plan.trajectories:
        wide, high = list_size(plan.trajectories, size.line)
        right = height - high - (down + 2.0 if (True, True) in corners else 0.0)
        panels.append(Panel("trajectories", _box(width - wide, right, wide, high)))
    return tuple(panels)


def _box(x: float, y: float, width: float, height: float) -> Box:
    return (round(x, 2), round(y, 2), round(x + width, 2), round(y + height, 2))
