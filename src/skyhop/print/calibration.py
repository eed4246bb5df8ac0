"""Calibration sheet that measures the offset between the back and the front of a printer.

The front has a cross in each cell. The back has the same crosses, each moved by the offset in its cell. Hold the sheet
against the light: the cell with matching crosses names the shift that corrects the offset.
"""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.game.material import Drawing, Part, Piece, Pieces
from skyhop.i18n import _
from skyhop.svg.element import FONT, Fragment, tag

NAME = "calibration"
SHIFTS = (-2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0)
"""Shifts of the backs in mm, to the right and down."""
CELL = 20.0


def parts(printed: Sequence[Part]) -> list[Part]:
    """Return the sheet for a game that has parts with backs, else an empty list."""
    if not any(isinstance(part, Pieces) and any(piece.back for piece in part.pieces) for part in printed):
        return []
    side = CELL * len(SHIFTS)
    words = _("Crosses in a grid, to be held against the light: where front and back meet, the cell names the shift.")
    front, back = (Drawing(_drawn(is_back=is_back), words) for is_back in (False, True))
    note = _("Hold it against the light: the cell whose crosses meet is what --back-shift wants.")
    return [
        Pieces(
            NAME,
            _("Calibration"),
            (side, side),
            (Piece(front, back),),
            note,
            0.0,
            is_usual=False,
            needs_both_sides=True,
        )
    ]


def _drawn(*, is_back: bool) -> str:
    side = CELL * len(SHIFTS)
    cells = [
        _cell(CELL * (column + 0.5), CELL * (row + 0.5), x, y, is_back=is_back)
        for row, y in enumerate(SHIFTS)
        for column, x in enumerate(SHIFTS[::-1] if is_back else SHIFTS)
    ]
    return tag("svg", *cells, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {side:g} {side:g}")


def _cell(x: float, y: float, right: float, down: float, *, is_back: bool) -> Fragment:
    """Draw a cross: on the front with its name, on the back moved by its shift."""
    at = (x + right, y + down) if is_back else (x, y)
    colour = "#B3261E" if is_back else "#22303C"
    arms = f"M{at[0] - 6:.2f} {at[1]:.2f}h12M{at[0]:.2f} {at[1] - 6:.2f}v12"
    cross = tag("path", d=arms, stroke=colour, stroke_width=0.2, fill="none")
    if is_back:
        return cross
    size = {"font_size": 2.6, "text_anchor": "middle", "font_family": FONT, "fill": colour}
    return tag("g", cross, tag("text", f"{right:g},{down:g}", x=x, y=y + 9.2, **size))
