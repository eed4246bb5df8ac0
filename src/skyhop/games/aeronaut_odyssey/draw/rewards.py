"""[AO-9.1, AO-9.2] The trajectory list as played: what is joined, the reward, and who has taken which slot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyhop.boards.draw.storybook import STORYBOOK
from skyhop.boards.draw.svg import box, circle, group, lines, path, text
from skyhop.boards.draw.symbols import bonus, symbol
from skyhop.boards.model import city_name
from skyhop.games.aeronaut_odyssey.draw.inventory import QUIET
from skyhop.games.aeronaut_odyssey.draw.seats import INK, disc
from skyhop.i18n import _
from skyhop.svg.element import FONT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.model import Board, Point, Trajectory
    from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

LINE = 6.2
HEAD = 7.0


def list_height(board: Board) -> float:
    """The height of the list, in mm; 0 where there is none."""
    return HEAD + LINE * len(board.trajectories) + 1.5 if board.trajectories else 0.0


def trajectory_list(view: AeronautOdysseyView, board: Board, at: Point, width: float) -> str:
    """Draw the list."""
    x, y = at
    parts = [
        box(x, y, width, list_height(board), 1.6, fill=STORYBOOK.panel, stroke=STORYBOOK.ink, stroke_width=0.25),
        text((x + 2, y + 3.7), 3.2, _("Trajectories"), anchor="start", fill=STORYBOOK.ink, font_weight="bold"),
    ]
    for number, one in enumerate(board.trajectories):
        middle = y + HEAD + LINE * (number + 0.5)
        parts.append(_row(one, view.taken(number), x, middle, width))
    return group(*parts, class_="trajectories", font_family=FONT)


def _row(one: Trajectory, takers: Sequence[int], x: float, y: float, width: float) -> str:
    parts = [text((x + 2, y), 2.4, one.id, anchor="start", fill=QUIET)]
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
    """[AO-9.2] Draw what a trajectory rewards with."""
    if name == "points":
        return symbol("R", at, radius, STORYBOOK.capital)
    if name in ("spaces", "swaps"):
        return bonus(name[:-1], at, radius * 0.9, INK)
    return swatch(name, at, radius)


def swatch(letter: str, at: Point, radius: float) -> str:
    """Draw a type as a disc with its symbol."""
    return group(
        circle(at, radius, fill=STORYBOOK.fill(letter), stroke=INK, stroke_width=0.13 * radius),
        symbol(letter, at, radius * 0.62, STORYBOOK.symbol(letter)),
    )
