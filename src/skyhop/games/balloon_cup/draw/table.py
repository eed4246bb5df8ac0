"""Drawing of a complete view for replays, documents and pictures. Match pages do not use it.

The opponent is at the top, and the viewer's hand at the bottom. Between them are four tiles in a row with the cards
of both sides. Trophies and piles are on the right. All lengths are in units of the drawing, which a page can show
at any size.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from skyhop.games.balloon_cup.draw import balloon, card, illustration, palette
from skyhop.games.balloon_cup.draw.palette import LETTERS, fill, stroke, use
from skyhop.games.balloon_cup.draw.tile import SMALL, column, line
from skyhop.games.balloon_cup.text.description import describe_due
from skyhop.games.balloon_cup.text.labels import card_text
from skyhop.games.balloon_cup.text.log import seat_name
from skyhop.games.balloon_cup.view import BalloonCupView
from skyhop.i18n import _, ngettext
from skyhop.svg import Fragment, breadth, join, lines_within, tag

WIDTH: Final = 1200
HEIGHT: Final = 720
MARGIN: Final = 16
COLUMN: Final = 216
HAND: Final = 88
STRIP: Final = 76
FAR_CARDS: Final = 112
STATUS: Final = 436
OWN_STRIP: Final = 480
OWN_HAND: Final = 578
PANEL: Final = MARGIN + 4 * COLUMN
PANEL_WIDTH: Final = WIDTH - PANEL - MARGIN
BAR: Final = 94
NAME: Final = 170
NAMES: Final = ((19, (34,)), (14, (34,)), (12, (24, 38)), (9, (18, 28, 38)))
"""Font sizes for a name in a player's strip, in the order to try.

Each font size has the vertical positions of its lines.
"""
HEAD: Final = 96
HEADS: Final = ((13, (32,)), (13, (23, 38)), (10, (17, 27.5, 38)), (8, (14, 22, 30, 38)))
"""Font sizes for a name above a column of trophies, in the order to try.

Each font size has the vertical positions of its lines.
"""
SENTENCE: Final = 17


def draw_table(view: BalloonCupView, names: Sequence[str] = ()) -> str:
    """Draw a view as an SVG document of 1200 by 720 units. The same view and names give the same bytes."""
    near = 0 if view.seat is None else view.seat
    parts = (
        tag("title", _("Balloon Cup: %(due)s") % {"due": describe_due(view, names)}),
        illustration.drawings(),
        use(illustration.BACKDROP, 0, 0, WIDTH, HEIGHT + 80),
        *(tag("g", part) for part in _parts(view, near, names)),
    )
    box = f"0 0 {WIDTH} {HEIGHT}"
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=WIDTH, height=HEIGHT, role="img")


def _parts(view: BalloonCupView, near: int, names: Sequence[str]) -> Iterator[Fragment]:
    """Yield the parts of the drawing one by one, so that an animation can store an unchanged part only once."""
    yield _strip(view, 1 - near, seat_name(view, 1 - near, names), MARGIN)
    for tile in view.tiles:
        yield column(tile, near, MARGIN + COLUMN * (tile.number - 1), FAR_CARDS)
    yield _status(view, names)
    yield _strip(view, near, seat_name(view, near, names), OWN_STRIP)
    yield _draw_own_hand(view, near)
    yield _trophies(view, near, names)
    yield _piles(view)


def _panel(x: float, y: float, width: float, height: float) -> Fragment:
    ground = tag("rect", x=x, y=y, width=width, height=height, rx=12, fill_opacity=0.86, **fill("panel"))
    edge = tag("rect", x=x, y=y, width=width, height=height, rx=12, stroke_width=1.5, **stroke("line"))
    return join((ground, edge))


def _strip(view: BalloonCupView, seat: int, name: str, top: float) -> Fragment:
    """Draw the row of a player: name, cubes by colour and trophies. The row of the upper player also has the hand."""
    is_due = view.to_decide == seat
    width = PANEL - 2 * MARGIN
    marker = tag("rect", x=MARGIN, y=top + 14, width=6, height=STRIP - 28, rx=3, **fill("accent"))
    parts = [
        _panel(MARGIN, top, width, STRIP),
        marker if is_due else Fragment(),
        *(line(part, MARGIN + 20, top + y, size) for part, y, size in _fit_lines(name, NAME, NAMES, "bold")),
        line(_strip_note(view, seat), MARGIN + 20, top + 58, 14, "muted", font_weight=400),
        _cubes_by_colour(view.cubes(seat), MARGIN + 206, top + 8),
        *(
            use(balloon.trophy_id(letter), MARGIN + 484 + 46 * place, top + 12, 44, 49.5)
            for place, letter in enumerate(view.trophies(seat))
        ),
    ]
    if top == MARGIN:
        parts.append(_far_hand(view, seat, top))
    return join(parts)


def _strip_note(view: BalloonCupView, seat: int) -> str:
    if view.outcome is not None and seat in view.outcome.winners:
        return _("won the match")
    if view.to_decide == seat:
        return _("to decide")
    count = view.hand_size(seat)
    return ngettext("%(count)s card in hand", "%(count)s cards in hand", count) % {"count": count}


def _cubes_by_colour(cubes: str, x: float, y: float) -> Fragment:
    """Draw one cube for each colour, and the number of cubes of this colour in `cubes`.

    Colours without cubes are faint.
    """
    parts = []
    for place, letter in enumerate(LETTERS):
        count = cubes.count(letter)
        left = x + 54 * place
        picture = use(balloon.cube_id(letter), left, y, 40, 43.6)
        parts.append(picture if count else tag("g", picture, opacity=0.25))
        parts.append(line(str(count), left + 20, y + 59, 15, text_anchor="middle"))
    return join(parts)


def _far_hand(view: BalloonCupView, seat: int, top: float) -> Fragment:
    """Draw the hand of the upper player to the right of the trophies: first the known cards, then card backs.

    The available width determines the spacing of the cards.
    """
    known = view.hand(seat)
    names = [card.index_id(card_text(number)) for number in known]
    names += [card.BACK] * (view.hand_size(seat) - len(known))
    right = PANEL - MARGIN - 20 - SMALL
    room = right - (MARGIN + 492 + 46 * len(view.trophies(seat)))
    step = min(SMALL + 2 if known else 24, room / max(len(names) - 1, 1))
    left = right - step * (len(names) - 1)
    return join(card.place_symbol(name, left + step * place, top + 7, SMALL) for place, name in enumerate(names))


def _status(view: BalloonCupView, names: Sequence[str]) -> Fragment:
    ground = _panel(MARGIN, STATUS, PANEL - 2 * MARGIN, 34)
    text = describe_due(view, names)
    size = min(SENTENCE, (PANEL - 3 * MARGIN) / breadth(text, "bold")) if text else SENTENCE
    sentence = line(text, PANEL / 2, STATUS + 23, size, text_anchor="middle")
    return join((ground, sentence))


def _draw_own_hand(view: BalloonCupView, seat: int) -> Fragment:
    known = view.hand(seat)
    names = [card.face_id(card_text(number)) for number in known]
    names += [card.BACK] * (view.hand_size(seat) - len(known))
    gap = HAND + 14
    start = PANEL / 2 - (gap * len(names) - 14) / 2
    return join(card.place_symbol(name, start + gap * place, OWN_HAND, HAND) for place, name in enumerate(names))


def _trophies(view: BalloonCupView, near: int, names: Sequence[str]) -> Fragment:
    """Draw the trophies in a column.

    Beside each unclaimed trophy, draw both players' cubes of its colour and its price.
    """
    columns = [seat_name(view, seat, names) for seat in (1 - near, near)]
    parts = [
        _panel(PANEL, MARGIN, PANEL_WIDTH, 382),
        line(_("Trophies"), PANEL + 14, MARGIN + 32, 16),
        *_heads(columns),
    ]
    for row, letter in enumerate(LETTERS):
        top = MARGIN + 46 + 66 * row
        cup = use(balloon.trophy_id(letter), PANEL + 18, top, 52, 58.5)
        is_left = letter in view.trophies_left
        parts.append(cup if is_left else tag("g", cup, opacity=0.3))
        for seat, x in ((1 - near, PANEL + 88), (near, PANEL + 194)):
            parts.append(_progress(view, seat, letter, x, top + 14))
    return join(parts)


def _heads(names: Sequence[str]) -> Iterator[Fragment]:
    """Draw the players' names above the trophies. A long name has several lines, with the seat number below."""
    for name, x in zip(names, (PANEL + 135, PANEL + 241), strict=True):
        for part, y, size in _fit_lines(name, HEAD, HEADS, "regular"):
            yield line(part, x, MARGIN + y, size, "muted", text_anchor="middle", font_weight=400)


def _fit_lines(
    name: str, room: float, sizes: Sequence[tuple[float, Sequence[float]]], weight: str
) -> Iterator[tuple[str, float, float]]:
    """Break a name into lines that are at most `room` units wide.

    Use the first font size with which the lines fit. Yield each line with its vertical position and its font size.
    """
    tried = [(_break_lines(name, room / size, weight), places, size) for size, places in sizes]
    lines, places, size = next((one for one in tried if len(one[0]) <= len(one[1])), tried[-1])
    yield from ((part, y, size) for part, y in zip(lines, places, strict=False))


def _break_lines(name: str, room: float, weight: str) -> list[str]:
    if breadth(name, weight) <= room:
        return [name]
    return [part for piece in name.split(", ", 1) for part in lines_within(piece, room, weight)]


def _progress(view: BalloonCupView, seat: int, letter: str, x: float, y: float) -> Fragment:
    """Draw a player's progress to a trophy, or a sign that the player has won it."""
    if letter in view.trophies(seat):
        return line(_("won"), x + BAR / 2, y + 20, 16, text_anchor="middle")
    if letter not in view.trophies_left:
        return Fragment()
    count, price = view.cubes(seat).count(letter), balloon.PRICES[letter]
    width = BAR * min(count / price, 1)
    bar = {"x": x, "y": y, "height": 14, "rx": 4}
    done = palette.draw_patterned(letter, "rect", **bar, width=width) if count else Fragment()
    edge = tag("rect", **bar, width=BAR, stroke_width=1.4, **stroke("muted"))
    return join((done, edge, line(f"{count} / {price}", x + BAR / 2, y + 32, 14, text_anchor="middle")))


def _piles(view: BalloonCupView) -> Fragment:
    """Draw the bag, the supply and the discard pile, each with the number of its items."""
    top = MARGIN + 398
    newest = view.discard[-1:]
    parts = [
        _panel(PANEL, top, PANEL_WIDTH, HEIGHT - top - MARGIN),
        line(_("Bag: %(count)s cubes") % {"count": len(view.bag)}, PANEL + 20, top + 32, 18),
        _cubes_by_colour(view.bag, PANEL + 20, top + 44),
        line(_("Supply"), PANEL + 70, top + 146, 15, text_anchor="middle"),
        line(_("Discard"), PANEL + 210, top + 146, 15, text_anchor="middle"),
        card.place_symbol(card.BACK, PANEL + 38, top + 158, 64),
        *(card.place_symbol(card.index_id(card_text(number)), PANEL + 178, top + 158, 64) for number in newest),
        line(str(view.supply_size), PANEL + 70, top + 270, 17, text_anchor="middle"),
        line(str(len(view.discard)), PANEL + 210, top + 270, 17, text_anchor="middle"),
    ]
    return join(parts)
