"""Cards, tiles and tokens on sheets, with their backs and with crop marks outside of what is cut out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from skyhop.game.material import Drawing, Piece, Pieces
from skyhop.i18n import _
from skyhop.print.grid import WORDS_ASIDE, Grid, Place, grid
from skyhop.print.paper import STRIP, UNPRINTABLE, Frame, PaperError, aside, line, page, placed, quoted

MARK = 4.0
"""mm: length of a crop mark."""
FOLD, DUPLEX = "fold", "duplex"
SIDES = (FOLD, DUPLEX)
MOST_SHIFT = 5
"""mm: more than a printer is ever off."""
Named = Callable[[Drawing], str]
"""Keeps a drawing, and gives the name of its file."""


class Backs(NamedTuple):
    """How backs come to the fronts: by a fold, or printed on the other side, so many mm to the right and down."""

    sides: str = FOLD
    shift: tuple[float, float] = (0.0, 0.0)
    own_bleed: bool = False

    @classmethod
    def of(cls, sides: str, shift: str, *, own_bleed: bool) -> Backs:
        """Read the shift as it is written, `0.5,-1`; `PaperError` where it is none."""
        try:
            right, down = (float(part) for part in shift.split(","))
        except ValueError:
            problem = _("%(shift)s is no shift: write two numbers, such as 0.5,-1")
            raise PaperError(problem % {"shift": shift[:20]}) from None
        if not max(abs(right), abs(down)) <= MOST_SHIFT:
            raise PaperError(_("backs are moved by at most %(most)s mm") % {"most": MOST_SHIFT})
        return cls(sides, (right, down), own_bleed)


def is_duplex(part: Pieces, backs: Backs) -> bool:
    """Return True where backs are printed on the other side of the fronts."""
    return any(piece.back for piece in part.pieces) and (part.needs_both_sides or backs.sides == DUPLEX)


def sheets_of(part: Pieces, paper: str, backs: Backs, named: Named) -> Iterator[str]:
    """Write the sheets of pieces: fronts and backs on one, or one after the other to be printed on both sides."""
    has_backs = any(piece.back for piece in part.pieces)
    if part.needs_both_sides:
        backs = Backs(DUPLEX)
    folds = has_backs and not is_duplex(part, backs)
    every = [piece for piece in part.pieces for _copy in range(piece.copies)]
    laid = grid(paper, part.size, part.bleed, len(every), own_bleed=backs.own_bleed, fold=folds)
    numbered = [every[at : at + laid.capacity] for at in range(0, len(every), laid.capacity)]
    for number, shown in enumerate(numbered, 1):
        label = _("sheet %(number)s of %(count)s") % {"number": number, "count": len(numbered)}
        frame = Frame(part.title, number == 1, _note(part, backs, has_backs=has_backs), label)
        fronts = _side(part, laid, shown, named)
        if folds:
            fronts += [*_backs(part, laid, shown, named), aside(*_fold(laid))]
        yield _page(laid, frame, fronts, len(shown))
        if has_backs and not folds:
            back = Frame(part.title, is_first=False, label=_("%(label)s, backs") % {"label": label})
            yield _page(laid, back, _backs(part, laid, shown, named, backs.shift), len(shown), is_back=True)


def _note(part: Pieces, backs: Backs, *, has_backs: bool) -> str:
    if not has_backs:
        return part.note
    how = (
        _("Fold along the line in the middle, glue, then cut at the marks.")
        if backs.sides == FOLD
        else _("Print on both sides, turned over at the long edge; cut at the marks.")
    )
    return f"{how} {part.note}".strip()


def _page(laid: Grid, frame: Frame, drawn: Sequence[str], count: int, *, is_back: bool = False) -> str:
    return page(
        laid.sheet,
        frame,
        *drawn,
        aside(*_marks(laid, count, is_back=is_back)),
        sideways=not laid.has_head,
    )


def _side(part: Pieces, laid: Grid, shown: Sequence[Piece], named: Named) -> list[str]:
    places = [laid.place(number) for number in range(len(shown))]
    return [
        _piece(part, laid, place, piece.front, _bleeds(laid, place, places), -90, named)
        for place, piece in zip(places, shown, strict=True)
    ]


def _backs(
    part: Pieces, laid: Grid, shown: Sequence[Piece], named: Named, shift: tuple[float, float] = (0.0, 0.0)
) -> list[str]:
    places = [laid.back(number) for number in range(len(shown))]
    mirrored = [place._replace(column=laid.columns - 1 - place.column) for place in places]
    return [
        _piece(
            part,
            laid,
            place._replace(x=place.x + shift[0], y=place.y + shift[1]),
            piece.back,
            _bleeds(laid, place, mirrored),
            90,
            named,
        )
        for place, piece in zip(mirrored, shown, strict=True)
        if piece.back
    ]


def _bleeds(laid: Grid, place: Place, places: Sequence[Place]) -> tuple[float, float, float, float]:
    """How far a piece is printed beyond its cuts, left, top, right, below: not into a neighbour."""
    taken = {(other.column, other.row) for other in places}
    around = ((-1, 0), (0, -1), (1, 0), (0, 1))
    left, top, right, below = (
        0.0 if not laid.gap and (place.column + dx, place.row + dy) in taken else laid.bleed for dx, dy in around
    )
    return left, top, right, below


def _piece(
    part: Pieces,
    laid: Grid,
    place: Place,
    drawing: Drawing,
    bleeds: tuple[float, float, float, float],
    turn: int,
    named: Named,
) -> str:
    """Show one drawing, cut to what is printed of it; a turned one lies on its side."""
    left, top, right, below = bleeds
    width, height = laid.across + left + right, laid.down + top + below
    own = part.size[0] + 2 * part.bleed, part.size[1] + 2 * part.bleed
    alt = f"alt: {quoted(drawing.words)}"
    shown = f"image({quoted(named(drawing))}, width: {own[0]:.3f}mm, height: {own[1]:.3f}mm, {alt})"
    x, y = left - part.bleed, top - part.bleed
    if laid.turned and turn < 0:
        shown, y = f"rotate(-90deg, origin: top + left, {shown})", y + own[0]
    elif laid.turned:
        shown, x = f"rotate(90deg, origin: top + left, {shown})", x + own[1]
    window = f"width: {width:.3f}mm, height: {height:.3f}mm, clip: true"
    inside = f"place(top + left, dx: {x:.3f}mm, dy: {y:.3f}mm, {shown})"
    return placed(place.x - left, place.y - top, f"box({window}, {inside})")


def _fold(laid: Grid) -> list[str]:
    """Draw the line along which the sheet is folded."""
    middle, height = laid.sheet.width / 2, laid.sheet.height
    start, end = f"({middle:.3f}mm, {STRIP + 1}mm)", f"({middle:.3f}mm, {height - STRIP - 1}mm)"
    dashes = '(paint: luma(120), thickness: 0.15mm, dash: "dashed")'
    return [f"#place(line(start: {start}, end: {end}, stroke: {dashes}))"]


def _marks(laid: Grid, count: int, *, is_back: bool = False) -> list[str]:
    """Draw crop marks at each cut of so many pieces, outside of all that is printed."""
    used = laid._replace(columns=min(count, laid.columns), rows=-(-count // laid.columns))
    if is_back:
        used = used._replace(left=laid.sheet.width - used.left - used.width)
    upright, level = used.cuts()
    apart = laid.bleed + 0.15
    left, right = used.left - apart, used.left + used.width + apart
    top, bottom = used.top - apart, used.top + used.height + apart
    high = min(MARK, top - (STRIP if laid.has_head else UNPRINTABLE / 2))
    wide = min(MARK, left - UNPRINTABLE / 2)
    beside = wide if laid.has_head else min(MARK, left - WORDS_ASIDE)
    low = min(MARK, laid.sheet.height - bottom - (STRIP + 0.3 if laid.has_head else UNPRINTABLE / 2))
    marks = [line((x, y), (x, y + far)) for x in upright for y, far in ((top, -high), (bottom, low))]
    return marks + [line((x, y), (x + far, y)) for y in level for x, far in ((left, -beside), (right, wide))]
