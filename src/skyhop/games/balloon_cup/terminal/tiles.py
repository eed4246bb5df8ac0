"""The four tiles in a row, each a box: the other side, its cubes, the own side."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from skyhop.core.language.i18n import _
from skyhop.games.balloon_cup.log import seat_name
from skyhop.games.balloon_cup.terminal.chips import cubes_line, places_line
from skyhop.games.balloon_cup.view import BalloonCupView, Tile

MOUNTAIN_STYLE, FLATLAND_STYLE, GONE_STYLE = "#7f9bb3", "#b8a04a", "dim"
WIDEST = 30


def tiles_table(view: BalloonCupView, order: tuple[int, int], width: int) -> Table:
    """Draw the tiles in as many columns as the width has room for; `order` is the upper seat and the lower one."""
    columns = _columns(width)
    table = Table.grid(padding=(0, 1, 0, 0))
    each = min((width - columns) // columns, WIDEST)
    boxes = [_box(view, tile, order, each) for tile in view.tiles]
    for start in range(0, len(boxes), columns):
        table.add_row(*boxes[start : start + columns])
    return table


def _columns(width: int) -> int:
    """Count the tiles that fit beside each other: a side of tile 4 is 15 wide when complete."""
    if width >= 76:
        return 4
    return 2 if width >= 42 else 1


def _box(view: BalloonCupView, tile: Tile, order: tuple[int, int], width: int) -> Panel:
    is_mountain = tile.terrain == "mountain"
    if not tile.in_play:
        content, title, style = Group(Text(_("has left the game"), "dim")), str(tile.number), GONE_STYLE
    else:
        content = Group(*_sides(view, tile, order))
        goal = _("▲ high wins") if is_mountain else _("▼ low wins")
        title = f"{tile.number} {goal}"
        style = MOUNTAIN_STYLE if is_mountain else FLATLAND_STYLE
    return Panel(content, title=Text(title, "bold"), title_align="left", box=ROUNDED, border_style=style, width=width)


def _sides(view: BalloonCupView, tile: Tile, order: tuple[int, int]) -> list[Text]:
    """Five lines: cards and sum above, the cubes, sum and cards below."""
    upper, lower = order
    return [
        places_line(tile.sides[upper].cards, tile.sides[upper].missing),
        _sum_line(view, tile, upper),
        cubes_line(tile.cubes),
        _sum_line(view, tile, lower),
        places_line(tile.sides[lower].cards, tile.sides[lower].missing),
    ]


def _sum_line(view: BalloonCupView, tile: Tile, seat: int) -> Text:
    is_ahead = tile.leader == seat
    names = {"who": short_name(view, seat), "sum": tile.sides[seat].sum}
    if is_ahead:
        return Text(_("%(who)s %(sum)s ahead") % names, "bold")
    return Text(_("%(who)s %(sum)s") % names, "" if tile.sides[seat].cards else "dim")


def short_name(view: BalloonCupView, seat: int) -> str:
    """Name a seat in a word or two."""
    if view.seat is None:
        return seat_name(view, seat)
    return _("You") if view.seat == seat else _("They")
