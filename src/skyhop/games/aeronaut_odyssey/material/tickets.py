"""[AO-1.4, AO-2] Inventories, one a player: numbered spaces to write in, and room for those that are won."""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.boards.draw.palette import INK
from skyhop.boards.draw.svg import box, path
from skyhop.boards.model import Board
from skyhop.game.material import Drawing, Piece, Pieces
from skyhop.games.aeronaut_odyssey.draw.seats import PAPER, disc
from skyhop.games.aeronaut_odyssey.material.pictures import player, seat_defs, sized, words
from skyhop.games.aeronaut_odyssey.text.labels import space_count
from skyhop.i18n import _

CELL = 9.4
"""mm of a space."""
ACROSS = 20
PAD, HEAD, FOOT = 2.0, 13.0, 7.5
WIDE = ACROSS * CELL + 2 * PAD
QUIET = "#66727C"


def inventories(board: Board, players: int, points: Sequence[int], *, is_solo: bool) -> Pieces:
    """[AO-3.2] One a player; two play with twice the spaces."""
    spaces = board.inventory * (2 if players == 2 else 1)
    rows = -(-(spaces + spaces // 2) // ACROSS)
    size = (WIDE, HEAD + rows * CELL + FOOT + PAD)
    pieces = []
    for seat in range(players):
        name = player(seat, is_solo=is_solo)
        told = _("The inventory of %(player)s: %(spaces)s, and room for more that are won")
        said = told % {"player": name, "spaces": space_count(spaces)}
        pieces.append(Piece(Drawing(_ticket(seat, name, spaces, rows, size, points), said)))
    note = _("Full spaces are yours from the start; draw a dashed one round when you win it.")
    return Pieces("inventories", _("Inventories"), size, pieces, note)


def _ticket(seat: int, name: str, spaces: int, rows: int, size: tuple[float, float], points: Sequence[int]) -> str:
    wide, high = size
    cells = [_cell(number, is_own=number < spaces) for number in range(rows * ACROSS)]
    kept = _("Abilities and points")
    return sized(
        wide,
        high,
        0,
        seat_defs(),
        path(_outline(wide, high), fill=PAPER, stroke=INK, stroke_width=0.4),
        disc(seat, (8, 7), 4.2),
        words((14.5, 7.2), 4.6, name, anchor="start", font_weight="bold"),
        words((64, 7.6), 3, kept, anchor="start", fill=QUIET),
        path(f"M{66 + 1.55 * len(kept):.1f} 9.5H{wide - 5}", stroke=QUIET, stroke_width=0.2, fill="none"),
        *cells,
        *_foot(high - FOOT / 2 - 0.6, wide, points),
    )


def _outline(wide: float, high: float) -> str:
    """The bitten corners of a ticket."""
    edge, bite = 0.6, 2.2
    right, low, arc = wide - edge, high - edge, f"A{bite} {bite} 0 0 0"
    return (
        f"M{edge + bite} {edge}H{right - bite}{arc} {right} {edge + bite}V{low - bite}{arc} {right - bite} {low}"
        f"H{edge + bite}{arc} {edge} {low - bite}V{edge + bite}{arc} {edge + bite} {edge}Z"
    )


def _cell(number: int, *, is_own: bool) -> str:
    x, y = PAD + CELL * (number % ACROSS), HEAD + CELL * (number // ACROSS)
    line = {} if is_own else {"stroke_dasharray": "1 1"}
    frame = {
        "fill": "#FFFFFF" if is_own else "none",
        "stroke": INK if is_own else QUIET,
        "stroke_width": 0.3 - 0.15 * (not is_own),
    }
    drawn = box(x + 0.3, y + 0.3, CELL - 0.6, CELL - 0.6, 0.9, **frame, **line)
    return drawn + words((x + 1, y + 2), 2.2, number + 1, anchor="start", fill=QUIET)


def _foot(y: float, wide: float, points: Sequence[int]) -> list[str]:
    """Sum a turn up, and what routes are worth."""
    worth = " · ".join(f"{spaces} → {each}" for spaces, each in enumerate(points, 1))
    turn = _("Move: fill a slot, take two balloons. Or claim: pay for a route.")
    value = _("Spaces → points: %(worth)s") % {"worth": worth}
    return [words((PAD + 3, y), 2.9, turn, anchor="start"), words((wide - PAD - 3, y), 2.9, value, anchor="end")]
