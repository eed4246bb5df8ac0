"""Page of a board: its size, the panels next to the map, and the size of spaces and cities.

All lengths are in mm. Inventories are in the corners, the trajectory list at the lower
right, the title at the lower left. The map uses the rest of every edge, so that it covers
nearly the whole page (AO-11.3). Its layout is the same for all player counts and papers:
a fifth and sixth inventory are in a row below the map, and the result is scaled to the
paper. (Before version 4 they were in the middle of the edges, and each paper had a map
of its own.)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import isqrt, sqrt
from typing import TYPE_CHECKING

from skyhop.boards.model import Page, Panel
from skyhop.boards.settings import PAPERS, SETTLED, SIZES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skyhop.boards.layout.plan import Plan
    from skyhop.boards.model import Box
    from skyhop.boards.settings import Settings

MARGIN = 8.0  # of a sheet, on each side, left white
OVERLAP = 10.0  # of neighbouring sheets
CELL = 5.2  # of an inventory on a single sheet
LINE = 5.6  # of the trajectory list on a single sheet
HEADER = 5.0
PADDING = 1.2
REAL_SPACE = 27.66  # AO-11.2
ROW_GAP = 2.0  # around the inventories below the map
INVENTORY = "inventory"


@dataclass(frozen=True)
class Scale:
    """Lengths that grow with the page: the cell of an inventory and the line of the list, in mm."""

    cell: float
    line: float


def scale(pages: int) -> Scale:
    """Return the scale for a number of sheets. Cells are larger on more than one sheet."""
    growth = {1: 1.0, 4: 1.25, 9: 1.45}[pages]
    return Scale(CELL * growth, LINE * growth)


def canvas(paper: str, pages: int) -> tuple[float, float]:
    """Return width and height of the map on `pages` sheets of a paper in landscape, in mm."""
    across = isqrt(pages)
    width, height = PAPERS[paper]
    return (
        across * (width - 2 * MARGIN) - (across - 1) * OVERLAP,
        across * (height - 2 * MARGIN) - (across - 1) * OVERLAP,
    )


def page_for(chosen: Settings, plan: Plan) -> Page:
    """Return the page layout for the planned numbers."""
    width, height = canvas(chosen.paper, chosen.pages)
    panels = _panels(chosen, plan, width, height)
    free = width * height - sum((x1 - x0) * (y1 - y0) for x0, y0, x1, y1 in (panel.box for panel in panels))
    clarity = chosen.of_clarity
    longest = 30.0 * width / 281
    space = round(min(sqrt(free / plan.cities) * chosen.of_size.space, longest) * clarity.space, 2)
    city = round(min(0.36 * space, 0.031 * height), 2)
    thickness = round(clarity.breadth * space, 2)
    # far enough from the centre for six or seven routes side by side
    mooring = round(max(city + 0.05 * space, clarity.mooring * thickness), 2)
    return Page(width, height, space, thickness, city, mooring, panels)


def printed(laid: Page, chosen: Settings, plan: Plan) -> Page:
    """[AO-11.2] Return the printed page for a number of players and their paper, or with room for real material."""
    if chosen.version < SETTLED:
        return scaled(laid, REAL_SPACE / laid.space) if chosen.real_material else laid
    page = replace(laid, panels=_of_players(laid, chosen, plan))
    width, height = canvas(chosen.paper, chosen.pages)
    whole = page.print_size
    return scaled(page, REAL_SPACE / laid.space if chosen.real_material else min(width / whole[0], height / whole[1]))


def _of_players(laid: Page, chosen: Settings, plan: Plan) -> tuple[Panel, ...]:
    """Return the inventories that the players need: first those in the corners, then a row below the map."""
    corners = [panel for panel in laid.panels if panel.what == INVENTORY]
    others = [panel for panel in laid.panels if panel.what != INVENTORY]
    size = scale(chosen.of_map.pages)
    wide = (laid.width - ROW_GAP) / 2
    cells = plan.inventory(chosen.kind)
    rows = -(-cells // int((wide - 2 * PADDING) / size.cell))
    top, high = laid.height + ROW_GAP, rows * size.cell + HEADER + 2 * PADDING
    row = [Panel(INVENTORY, _box(x, top, wide, high)) for x in (0.0, wide + ROW_GAP)]
    return (*[*corners, *row][: chosen.tickets], *others)


def scaled(page: Page, factor: float) -> Page:
    """[AO-11.2] Return the page scaled by `factor`."""
    if factor == 1:
        return page

    def grown(length: float) -> float:
        return round(length * factor, 2)

    return Page(
        grown(page.width),
        grown(page.height),
        grown(page.space),
        grown(page.thickness),
        grown(page.city),
        grown(page.mooring),
        tuple(Panel(panel.what, tuple(grown(side) for side in panel.box)) for panel in page.panels),  # type: ignore[arg-type]
    )


def enlargement(page: Page, settings: Mapping[str, object]) -> float:
    """Return the print scale of a page, from the settings in its board's file, 1 if there is none."""
    try:
        if settings.get("version"):
            return page.width / canvas("A4", SIZES[str(settings.get("size"))].pages)[0]
        if not settings.get("real_material"):
            return 1.0
        width, _height = canvas(str(settings.get("paper", "A4")), int(str(settings.get("pages", 1))))
    except (KeyError, ValueError):  # a file may say anything there
        return 1.0
    return page.city / (page.city * width / page.width)  # to the last bit as such boards were drawn first


def pair_gap(page: Page) -> float:
    """Return the distance between the two routes of a double in mm."""
    return 0.16 * page.thickness


def columns(cells: int) -> int:
    """Return the number of columns that makes an inventory about three times as wide as high."""
    return max(6, isqrt(int(2.7 * cells)) + 1)


def ticket_size(cells: int, cell: float) -> tuple[float, float]:
    """Return width and height of an inventory in mm."""
    across = min(columns(cells), cells)
    down = -(-cells // across)
    return across * cell + 2 * PADDING, down * cell + HEADER + 2 * PADDING


def list_size(lines: int, line: float) -> tuple[float, float]:
    """Return width and height of the trajectory list in mm."""
    return 9.2 * line, lines * line + HEADER + 2 * PADDING


def _panels(chosen: Settings, plan: Plan, width: float, height: float) -> tuple[Panel, ...]:
    size = scale(chosen.pages)
    across, down = ticket_size(plan.inventory(chosen.kind), size.cell)
    tickets = [(x, y) for y in (0.0, height - down) for x in (0.0, width - across)]
    tickets += [((width - across) / 2, 0.0), ((width - across) / 2, height - down)]
    panels = [Panel(INVENTORY, _box(x, y, across, down)) for x, y in tickets[: chosen.tickets]]
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
