"""Panels next to the map: inventories in the shape of tickets, the trajectory list, and the title."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyhop.boards.draw.svg import (
    SMALLEST_LETTER,
    SMALLEST_TEXT,
    bonus,
    box,
    circle,
    group,
    lines,
    path,
    symbol,
    text,
)
from skyhop.boards.layout.page import HEADER, PADDING, enlargement
from skyhop.boards.model import city_name
from skyhop.i18n import _
from skyhop.svg import FONT

if TYPE_CHECKING:
    from skyhop.boards.draw.styles import Theme
    from skyhop.boards.model import Board, Box, Point, Trajectory


def draw_panels(board: Board, theme: Theme) -> str:
    """Draw all panels of a board."""
    parts = []
    tickets = 0
    scale = enlargement(board.page, board.settings)
    for panel in board.page.panels:
        if panel.what == "inventory":
            parts.append(_ticket(panel.box, tickets, board, theme, scale))
            tickets += 1
        elif panel.what == "trajectories":
            parts.append(_list(panel.box, board, theme, scale))
        else:
            parts.append(_title(panel.box, board, theme))
    return group(*parts, class_="panels", font_family=FONT)


def _ticket(place: Box, index: int, board: Board, theme: Theme, scale: float) -> str:
    """Draw an inventory in the shape of a ticket, with numbered cells and a line for the player's name."""
    x0, y0, x1, y1 = place
    pad, head = PADDING * scale, HEADER * scale
    parts = [_ticket_shape(place, theme, scale)]
    parts.append(bonus("balloon", (x0 + pad + 1.7 * scale, y0 + 0.55 * head + 0.3), 1.7 * scale, theme.quiet))
    size = max(SMALLEST_TEXT, 2.6 * scale)
    parts.append(
        text((x0 + pad + 4.2 * scale, y0 + head * 0.58), size, _owner(board, index), anchor="start", fill=theme.ink)
    )
    start = x0 + pad + 17 * scale
    if x1 - pad > start + 4 * scale:
        rule = y0 + head * 0.84
        parts.append(path(lines([(start, rule), (x1 - pad, rule)]), stroke=theme.quiet, stroke_width=0.15 * scale))
    cell, across = _cells(x1 - x0 - 2 * pad, y1 - y0 - head - 2 * pad, board.inventory)
    for number in range(board.inventory):
        x = x0 + pad + cell * (number % across)
        y = y0 + head + pad + cell * (number // across)
        parts.append(box(x, y, cell, cell, 0.5, fill=theme.panel_cell, stroke=theme.ink, stroke_width=0.16 * scale))
        parts.append(text((x + 0.5, y + 1.35), SMALLEST_TEXT, number + 1, anchor="start", fill=theme.quiet))
    return group(*parts, class_="inventory")


def _owner(board: Board, index: int) -> str:
    """[AO-3.2, AO-8.1] Return the text that names the owner of an inventory.

    With one or two players, each player has two inventories. In a solo match, the rival has every second inventory.
    """
    players = board.settings.get("players")
    if players == 1 and index % 2:
        return _("Rival")
    number = index % 2 + 1 if players in (1, 2) else index + 1
    return _("Player %(number)s") % {"number": number}


def _cells(width: float, height: float, count: int) -> tuple[float, int]:
    """Return the side length in mm of the largest square cells such that `count` cells fit into the area.

    Also return the number of cells in a row.
    """
    best = (0.0, 1)
    for across in range(1, count + 1):
        down = -(-count // across)
        best = max(best, (min(width / across, height / down), across))
    return best


def _ticket_shape(place: Box, theme: Theme, scale: float) -> str:
    """Draw the outline of a panel: a ticket with concave corners."""
    x0, y0, x1, y1 = place
    bite, edge = 1.3 * scale, 0.12 * scale
    x0, y0, x1, y1 = x0 + edge, y0 + edge, x1 - edge, y1 - edge
    arc = f"A{bite} {bite} 0 0 0"
    data = (
        f"M{x0 + bite:.2f} {y0:.2f}H{x1 - bite:.2f}{arc} {x1:.2f} {y0 + bite:.2f}V{y1 - bite:.2f}"
        f"{arc} {x1 - bite:.2f} {y1:.2f}H{x0 + bite:.2f}{arc} {x0:.2f} {y1 - bite:.2f}V{y0 + bite:.2f}"
        f"{arc} {x0 + bite:.2f} {y0:.2f}Z"
    )
    return path(data, fill=theme.panel, stroke=theme.ink, stroke_width=0.25 * scale)


def _list(place: Box, board: Board, theme: Theme, scale: float) -> str:
    """Draw the list of trajectories: goals, rewards, and slots for the players who complete them."""
    x0, y0, x1, y1 = place
    pad, head = PADDING * scale, HEADER * scale
    count = max(1, len(board.trajectories))
    line = (y1 - y0 - head - 2 * pad) / count
    parts = [_ticket_shape(place, theme, scale)]
    size = max(SMALLEST_TEXT, 3.0 * scale)
    parts.append(
        text(
            ((x0 + x1) / 2, y0 + 0.6 * head),
            size,
            _("Trajectories"),
            fill=theme.ink,
            font_weight="bold",
        )
    )
    for index, one in enumerate(board.trajectories):
        middle = y0 + head + pad + line * (index + 0.5)
        if index:
            top = middle - line / 2
            parts.append(
                path(
                    lines([(x0 + pad, top), (x1 - pad, top)]),
                    stroke=theme.quiet,
                    stroke_width=0.1,
                    stroke_dasharray="0.6 0.6",
                )
            )
        parts.append(_row(one, x0 + pad, x1 - pad, middle, line, theme))
    return group(*parts, class_="trajectories")


def _row(one: Trajectory, left: float, right: float, y: float, line: float, theme: Theme) -> str:
    size = max(SMALLEST_TEXT, 0.5 * line)
    parts = [text((left, y), SMALLEST_TEXT, one.id, anchor="start", fill=theme.quiet)]
    if one.ends:
        low, high = left + 1.25 * line, left + 3.15 * line
        parts.append(
            path(lines([(low, y), (high, y)]), stroke=theme.ink, stroke_width=0.08 * line, stroke_dasharray="1 0.6")
        )
        for x, number in ((low, one.ends[0]), (high, one.ends[1])):
            parts.append(circle((x, y), 0.41 * line, fill=theme.city, stroke="#22303C", stroke_width=0.04 * line))
            parts.append(
                text((x, y), size * 0.94 if size > 2.3 else size, city_name(number), fill="#22303C", font_weight="bold")
            )
    else:
        step = min(0.62 * line, 2.9 * line / len(one.types))
        for index, letter in enumerate(one.types):
            parts.append(draw_swatch((left + 1.0 * line + step * (index + 0.5), y), 0.42 * step, letter, theme))
    parts.append(
        text((left + 4.72 * line, y), size * 1.1, one.amount, anchor="end", fill=theme.ink, font_weight="bold")
    )
    parts.append(draw_reward(one.reward, (left + 5.25 * line, y), 0.32 * line, theme))
    for slot in range(one.slots):
        x = right - line * (0.48 + 0.95 * (one.slots - 1 - slot))
        parts.append(
            circle((x, y), 0.41 * line, fill=theme.slot, stroke="#22303C", stroke_width=0.04 * line, class_="slot")
        )
    return group(*parts, id=f"trajectory-{one.id}")


def draw_reward(reward: str, at: Point, radius: float, theme: Theme) -> str:
    """[AO-9.2] Draw the symbol of a trajectory's reward."""
    if reward == "points":
        return symbol("R", at, radius, theme.capital)
    if reward == "spaces":
        return bonus("space", at, radius * 0.85, theme.ink)
    if reward == "swaps":
        return bonus("swap", at, radius, theme.ink)
    return draw_swatch(at, radius * 1.1, reward, theme)


def draw_swatch(at: Point, radius: float, letter: str, theme: Theme) -> str:
    """[AO-11.4] Draw a balloon type as a disc in the colour of the type with its symbol."""
    rim = theme.space_line if theme.filled else theme.line
    return group(
        circle(at, radius, fill=theme.fill(letter), stroke=rim, stroke_width=0.08 * radius + 0.05),
        symbol(letter, at, radius * 0.62, theme.symbol(letter)),
    )


def _title(place: Box, board: Board, theme: Theme) -> str:
    """Draw the title panel: the board's name on a ribbon, its types and its seed."""
    x0, y0, x1, y1 = place
    width, height = x1 - x0, y1 - y0
    fold = 0.06 * width
    ribbon = [(x0, y0 + 0.06 * height), (x1, y0 + 0.06 * height), (x1 - fold / 2, y0 + 0.28 * height),
              (x1, y0 + 0.5 * height), (x0, y0 + 0.5 * height), (x0 + fold / 2, y0 + 0.28 * height)]  # fmt: skip
    parts = [
        box(
            x0 + fold,
            y0 + 0.4 * height,
            width - 2 * fold,
            0.6 * height - 0.2,
            1.0,
            fill=theme.panel,
            stroke=theme.ink,
            stroke_width=0.2,
        ),
        path(
            lines(ribbon, closed=True), fill=theme.panel, stroke=theme.ink, stroke_width=0.25, stroke_linejoin="round"
        ),
    ]
    words = board.title or _("A board")
    size = max(SMALLEST_TEXT, min(0.3 * height, 1.85 * (width - 1.6 * fold) / max(1, len(words))))
    parts.append(text(((x0 + x1) / 2, y0 + 0.275 * height), size, words, fill=theme.ink, font_weight="bold"))
    radius = min(0.105 * height, (width - 3 * fold) / (2.4 * len(board.types)))
    start = (x0 + x1) / 2 - radius * 2.4 * (len(board.types) - 1) / 2
    for index, letter in enumerate(board.types):
        parts.append(draw_swatch((start + radius * 2.4 * index, y0 + 0.645 * height), radius, letter, theme))
    small = _("Seed %(seed)s") % {"seed": board.seed} if board.seed is not None else _("made by hand")
    low = max(SMALLEST_TEXT, 0.145 * height, min(SMALLEST_LETTER, 0.215 * height))
    parts.append(text(((x0 + x1) / 2, y0 + 0.87 * height), low, small, fill=theme.quiet))
    return group(*parts, class_="title")
