"""[AO-2.1, AO-9.1] Drawings of the inventories and the trajectory list, in the style of the printed board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyhop.boards.draw.styles import STORYBOOK
from skyhop.boards.draw.svg import SMALLEST_TEXT, bonus, box, circle, group, lines, path, symbol, text
from skyhop.boards.model import city_name
from skyhop.games.aeronaut_odyssey.draw.layers import CROSSING_COLOUR, INK, disc
from skyhop.i18n import _, ngettext
from skyhop.svg import FONT, breadth

if TYPE_CHECKING:
    from skyhop.boards.model import Point
    from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

CELL = 5.2
HEAD = 7.0
PAD = 1.4
NAME = 3.2
"""Text size of a player's name, in mm. A long name has a smaller size."""
MUTED_COLOUR = "#66727C"
WILD_MARK = (
    "M0 -1 .22 -.22 1 0 .22 .22 0 1-.22 .22-1 0-.22 -.22ZM.62 -.8 .7 -.7 .8 -.62 .7 -.54 .62 -.44 .54 -.54 .44 -.62Z"
)


def balloon_symbol(letter: str, at: Point, radius: float) -> str:
    """[AO-11.4] Draw the symbol of a balloon type or a wild, in a colour that contrasts with the type's fill."""
    if letter == "*":
        return path(WILD_MARK, transform=f"translate({at[0]:.2f} {at[1]:.2f}) scale({radius:.2f})", fill=INK)
    return symbol(letter, at, radius, STORYBOOK.symbol(letter))


def balloon_fill(letter: str) -> str:
    """Return the fill colour of an inventory space that holds a balloon of the type `letter`."""
    return STORYBOOK.fill("A" if letter == "*" else letter)


def height(view: AeronautOdysseyView, seat: int, width: float) -> float:
    """Return the height in mm of the drawn inventory of a seat. `width` is the width of the drawing in mm."""
    rows = -(-view.player(seat).space_count // _count_columns(width)) if view.player(seat).cells is not None else 1
    return HEAD + rows * CELL + 2 * PAD


def _count_columns(width: float) -> int:
    return max(1, int((width - 2 * PAD) / CELL))


def ticket(view: AeronautOdysseyView, seat: int, name: str, at: Point, width: float) -> str:
    """[AO-2] Draw the inventory of a seat with the name and the score of its player.

    If the viewer may not see the spaces, draw only the numbers of balloons and free spaces.
    """
    x, y = at
    tall = height(view, seat, width)
    is_due = view.pending_seat == seat
    points = _points(view, seat)
    room = width - 3 * PAD - 5.6 - NAME * breadth(points, "bold")
    size = min(NAME, room / breadth(name, "bold"))
    edge = {"stroke": "#1F5FA8" if is_due else STORYBOOK.ink, "stroke_width": 0.7 if is_due else 0.25}
    parts = [
        box(x, y, width, tall, 1.6, fill=STORYBOOK.panel, **edge),
        disc(seat, (x + PAD + 2.1, y + 3.7), 2.1),
        text((x + PAD + 5.6, y + 3.7), size, name, anchor="start", fill=STORYBOOK.ink, font_weight="bold"),
        text((x + width - PAD, y + 3.7), NAME, points, anchor="end", fill=STORYBOOK.ink, font_weight="bold"),
    ]
    cells = view.player(seat).cells
    if cells is None:
        parts.append(
            text((x + PAD, y + HEAD + PAD + 1.6), 2.8, describe_hidden(view, seat), anchor="start", fill=MUTED_COLOUR)
        )
    else:
        across = _count_columns(width)
        for number, cell in enumerate(cells):
            place = (x + PAD + CELL * (number % across), y + HEAD + PAD + CELL * (number // across))
            parts += draw_cell(cell, number + 1, place)
    return group(*parts, class_="inventory", font_family=FONT)


def _points(view: AeronautOdysseyView, seat: int) -> str:
    total = view.score(seat).total
    return ngettext("%(count)s point", "%(count)s points", total) % {"count": total}


def describe_hidden(view: AeronautOdysseyView, seat: int) -> str:
    """[AO-2.4] Return a text with the numbers of balloons, free spaces and all spaces of a hidden inventory."""
    counts = {
        "balloons": view.player(seat).balloons,
        "free": view.player(seat).free,
        "all": view.player(seat).space_count,
    }
    return _("hidden: %(balloons)s balloons, %(free)s of %(all)s spaces free") % counts


def draw_cell(cell: str, number: int, at: Point) -> list[str]:
    """[AO-13.3] Draw one inventory space. The space is free or lost, or its balloon is held or crossed out.

    `cell` is the character for the space in a position file.
    """
    x, y = at
    letter = "*" if cell in "*/" else cell.upper()
    is_empty = cell in ".x"
    fill = STORYBOOK.panel_cell if is_empty else balloon_fill(letter)
    is_gone = cell in "x/" or cell.islower()
    inside = {"fill": fill, "fill_opacity": 0.3 if is_gone and not is_empty else 1}
    parts = [box(x, y, CELL, CELL, 0.5, **inside, stroke=STORYBOOK.ink, stroke_width=0.16)]
    if is_empty:
        parts.append(text((x + 0.5, y + 1.35), SMALLEST_TEXT, number, anchor="start", fill=MUTED_COLOUR))
    else:
        mark = balloon_symbol(letter, (x + CELL / 2, y + CELL / 2), 0.31 * CELL)
        parts.append(group(mark, opacity=0.45) if is_gone else mark)
    if is_gone:
        low, high = 0.12 * CELL, 0.88 * CELL
        cross = f"M{x + low:.2f} {y + low:.2f}L{x + high:.2f} {y + high:.2f}M{x + high:.2f} {y + low:.2f}"
        cross += f"L{x + low:.2f} {y + high:.2f}"
        parts.append(path(cross, stroke=CROSSING_COLOUR, stroke_width=0.5, stroke_linecap="round"))
    return parts


if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.model import Board, Point, Trajectory
    from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

LINE = 6.2


def list_height(board: Board) -> float:
    """Return the height of the trajectory list in mm. For a board without trajectories, return 0."""
    return HEAD + LINE * len(board.trajectories) + 1.5 if board.trajectories else 0.0


def trajectory_list(view: AeronautOdysseyView, board: Board, at: Point, width: float) -> str:
    """Draw the list of the board's trajectories: rewards, slots, and the seats that occupy the slots."""
    x, y = at
    parts = [
        box(x, y, width, list_height(board), 1.6, fill=STORYBOOK.panel, stroke=STORYBOOK.ink, stroke_width=0.25),
        text((x + 2, y + 3.7), 3.2, _("Trajectories"), anchor="start", fill=STORYBOOK.ink, font_weight="bold"),
    ]
    for number, one in enumerate(board.trajectories):
        middle = y + HEAD + LINE * (number + 0.5)
        parts.append(_row(one, view.list_takers(number), x, middle, width))
    return group(*parts, class_="trajectories", font_family=FONT)


def _row(one: Trajectory, takers: Sequence[int], x: float, y: float, width: float) -> str:
    parts = [text((x + 2, y), 2.4, one.id, anchor="start", fill=MUTED_COLOUR)]
    if one.ends:
        parts.append(path(lines([(x + 11, y), (x + 20, y)]), stroke=INK, stroke_width=0.4, stroke_dasharray="1 .6"))
        for place, city in zip((x + 11, x + 20), one.ends, strict=True):
            parts.append(circle((place, y), 2.5, fill=STORYBOOK.city, stroke=INK, stroke_width=0.25))
            parts.append(text((place, y), 2.7, city_name(city), fill=INK, font_weight="bold"))
    for turn, letter in enumerate(one.types):
        parts.append(swatch(letter, (x + 9.5 + 3.6 * turn, y), 1.6))
    parts.append(text((x + 30, y), 3.2, one.amount, anchor="end", fill=STORYBOOK.ink, font_weight="bold"))
    parts.append(reward(one.reward, (x + 33, y), 1.7))
    for slot in range(max(one.slots, len(takers))):
        spot = (x + width - 4 - 5.6 * slot, y)
        if slot < len(takers):
            parts.append(disc(takers[slot], spot, 2.3))
        else:
            parts.append(circle(spot, 2.3, fill="#FFFFFF", stroke=INK, stroke_width=0.25))
    return group(*parts)


def reward(name: str, at: Point, radius: float) -> str:
    """[AO-9.2] Draw the sign for a kind of trajectory reward."""
    if name == "points":
        return symbol("R", at, radius, STORYBOOK.capital)
    if name in ("spaces", "swaps"):
        return bonus(name[:-1], at, radius * 0.9, INK)
    return swatch(name, at, radius)


def swatch(letter: str, at: Point, radius: float) -> str:
    """Draw a balloon type as a coloured disc with its symbol."""
    return group(
        circle(at, radius, fill=STORYBOOK.fill(letter), stroke=INK, stroke_width=0.13 * radius),
        symbol(letter, at, radius * 0.62, STORYBOOK.symbol(letter)),
    )
