"""The whole table as one drawing that stands alone: for replays, documents and pictures.

Wide layout: the other player above, four tiles in a row with both sides' cards, trophies and piles on the right, one's
own hand below. Measures are in units of the drawing, which a page may scale as it likes.
"""

from __future__ import annotations

from typing import Final

from skyhop.core.i18n import _
from skyhop.games.balloon_cup.log import seat_name
from skyhop.games.balloon_cup.notation import card_text
from skyhop.games.balloon_cup.text import what_is_due
from skyhop.games.balloon_cup.view import BalloonCupView, Side, Tile

from . import card, cube, defs, patterns, scene, tile, trophy
from .palette import LETTERS, Theme, fill, stroke
from .svg import Fragment, join, label, tag, use

WIDTH: Final = 1200
HEIGHT: Final = 720
MARGIN: Final = 16
COLUMN: Final = 216
TILE_WIDTH: Final = 200
SMALL: Final = 44
SMALL_HEIGHT: Final = SMALL * card.HEIGHT / card.WIDTH
HAND: Final = 88
STRIP: Final = 76
FAR_CARDS: Final = 112
FAR_SUM: Final = 180
TILE_TOP: Final = 208
NEAR_SUM: Final = 326
NEAR_CARDS: Final = 354
STATUS: Final = 436
OWN_STRIP: Final = 480
OWN_HAND: Final = 578
PANEL: Final = MARGIN + 4 * COLUMN
PANEL_WIDTH: Final = WIDTH - PANEL - MARGIN
BAR: Final = 94


def draw_table(view: BalloonCupView, theme: Theme = "light") -> str:
    """Draw what a view shows as an SVG document, 1200 by 720 units; the same view gives the same bytes."""
    near = 0 if view.seat is None else view.seat
    drawn = (
        tag("title", _("Balloon Cup: %(due)s") % {"due": what_is_due(view)}),
        tag("defs", defs.symbols(theme)),
        use(scene.BACKDROP, 0, 0, WIDTH, HEIGHT + 80),
        _strip(view, 1 - near, MARGIN, theme),
        *(_column(tile_seen, near, theme) for tile_seen in view.tiles),
        _status(view, theme),
        _strip(view, near, OWN_STRIP, theme),
        _own_hand(view, near),
        _trophies(view, near, theme),
        _piles(view, theme),
    )
    box = f"0 0 {WIDTH} {HEIGHT}"
    return tag("svg", *drawn, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=WIDTH, height=HEIGHT, role="img")


def _panel(x: float, y: float, width: float, height: float, theme: Theme) -> Fragment:
    ground = tag("rect", x=x, y=y, width=width, height=height, rx=12, fill_opacity=0.86, **fill("panel", theme))
    edge = tag("rect", x=x, y=y, width=width, height=height, rx=12, stroke_width=1.5, **stroke("line", theme))
    return join((ground, edge))


def _words(text: str, x: float, y: float, size: float, theme: Theme, ink: str = "text", **shape: object) -> Fragment:
    return label(text, x, y, size, **({"text_anchor": "start"} | fill(ink, theme) | shape))


def _strip(view: BalloonCupView, seat: int, top: float, theme: Theme) -> Fragment:
    """Draw a player's strip: name, cubes by colour, trophies, and of another player's hand what the view shows."""
    is_due = view.to_decide == seat
    width = PANEL - 2 * MARGIN
    marker = tag("rect", x=MARGIN, y=top + 14, width=6, height=STRIP - 28, rx=3, **fill("accent", theme))
    parts = [
        _panel(MARGIN, top, width, STRIP, theme),
        marker if is_due else Fragment(),
        _words(seat_name(view, seat), MARGIN + 20, top + 34, 19, theme),
        _words(_strip_note(view, seat), MARGIN + 20, top + 58, 14, theme, "muted", font_weight=400),
        _cubes_by_colour(view.cubes(seat), MARGIN + 206, top + 8, theme),
        *(
            use(trophy.trophy_id(letter), MARGIN + 484 + 46 * place, top + 12, 44, 49.5)
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
    return _("%(count)s cards in hand") % {"count": view.hand_size(seat)}


def _cubes_by_colour(cubes: str, x: float, y: float, theme: Theme) -> Fragment:
    """Draw one cube a colour with its count; colours without a cube stay faint."""
    drawn = []
    for place, letter in enumerate(LETTERS):
        count = cubes.count(letter)
        left = x + 54 * place
        picture = use(cube.cube_id(letter), left, y, 40, 43.6)
        drawn.append(picture if count else tag("g", picture, opacity=0.25))
        drawn.append(_words(str(count), left + 20, y + 59, 15, theme, text_anchor="middle"))
    return join(drawn)


def _far_hand(view: BalloonCupView, seat: int, top: float) -> Fragment:
    """Draw the other hand: shown cards by their faces, the rest by their backs."""
    known = view.hand(seat)
    names = [card.index_id(card_text(number)) for number in known]
    names += [card.BACK] * (view.hand_size(seat) - len(known))
    left = PANEL - MARGIN - 20 - SMALL - 24 * (len(names) - 1)
    return join(card.placed(name, left + 24 * place, top + 7, SMALL) for place, name in enumerate(names))


def _column(seen: Tile, near: int, theme: Theme) -> Fragment:
    """Draw a tile with the cards and sums of both sides; one out of play leaves its place empty."""
    left = MARGIN + COLUMN * (seen.number - 1)
    if not seen.in_play:
        note = _("tile %(number)s has left the game") % {"number": seen.number}
        frame = {"stroke_dasharray": "8 6", "stroke_width": 2, **stroke("line", theme)}
        empty = tag("rect", x=left, y=TILE_TOP, width=TILE_WIDTH, height=tile.HEIGHT, rx=12, **frame)
        words = _words(note, left + TILE_WIDTH / 2, TILE_TOP + 60, 13, theme, "muted", text_anchor="middle")
        return join((empty, words))
    ahead = _leader(seen)
    sides = (
        _side(seen.sides[1 - near], left, FAR_CARDS, FAR_SUM, theme, is_ahead=ahead == 1 - near),
        _side(seen.sides[near], left, NEAR_CARDS, NEAR_SUM, theme, is_ahead=ahead == near),
    )
    return join((_landscape(seen, left), *sides))


def _leader(seen: Tile) -> int | None:
    """[BC-6.2] Name the seat whose sum would win now; None where no card lies or the sums are equal."""
    first, second = (side.sum for side in seen.sides)
    if first == second or not all(side.cards for side in seen.sides):
        return None
    return int((second > first) == (seen.terrain == "mountain"))


def _landscape(seen: Tile, left: float) -> Fragment:
    """Draw the tile: land, number, direction of winning, cubes."""
    clip = f"bc-tile-{seen.number}"
    frame = {"x": left, "y": TILE_TOP, "width": TILE_WIDTH, "height": tile.HEIGHT, "rx": 12}
    land = use(tile.land_id(seen.terrain), left, TILE_TOP, TILE_WIDTH, tile.HEIGHT)
    gap = 40
    start = left + TILE_WIDTH / 2 - gap * len(seen.cubes) / 2
    cubes = (
        use(cube.cube_id(letter), start + gap * place + 1, TILE_TOP + 56, 38, 41.5)
        for place, letter in enumerate(seen.cubes)
    )
    return join(
        (
            tag("clipPath", tag("rect", **frame), id=clip),
            tag("g", land, clip_path=f"url(#{clip})"),
            tag("rect", **frame, fill="none", stroke="#22303C", stroke_width=2.4),
            use(tile.plate_id(seen.number), left + 8, TILE_TOP + 8, 34, 34),
            use(tile.sign_id(seen.terrain), left + TILE_WIDTH - 40, TILE_TOP + 8, 32, 40),
            *cubes,
        ),
    )


def _side(side: Side, left: float, cards_top: float, sum_top: float, theme: Theme, *, is_ahead: bool) -> Fragment:
    """Draw a side: cards laid, ghosts of cards wanted, and the sum, bright where it would win now."""
    names = [card.index_id(card_text(number)) for number in side.cards]
    names += [card.ghost_id(letter) for letter in side.missing]
    gap = SMALL + 6
    start = left + TILE_WIDTH / 2 - (gap * len(names) - 6) / 2
    cards = (card.placed(name, start + gap * place, cards_top, SMALL) for place, name in enumerate(names))
    middle = left + TILE_WIDTH / 2
    ground = fill("lead" if is_ahead else "panel", theme)
    box = tag("rect", x=middle - 24, y=sum_top, width=48, height=22, rx=11, **ground)
    edge = tag("rect", x=middle - 24, y=sum_top, width=48, height=22, rx=11, stroke_width=1.4, **stroke("line", theme))
    total = _words(str(side.sum), middle, sum_top + 16.5, 16, theme, text_anchor="middle")
    return join((*cards, box, edge, total))


def _status(view: BalloonCupView, theme: Theme) -> Fragment:
    ground = _panel(MARGIN, STATUS, PANEL - 2 * MARGIN, 34, theme)
    sentence = _words(what_is_due(view), PANEL / 2, STATUS + 23, 17, theme, text_anchor="middle")
    return join((ground, sentence))


def _own_hand(view: BalloonCupView, seat: int) -> Fragment:
    known = view.hand(seat)
    names = [card.face_id(card_text(number)) for number in known]
    names += [card.BACK] * (view.hand_size(seat) - len(known))
    gap = HAND + 14
    start = PANEL / 2 - (gap * len(names) - 14) / 2
    return join(card.placed(name, start + gap * place, OWN_HAND, HAND) for place, name in enumerate(names))


def _trophies(view: BalloonCupView, near: int, theme: Theme) -> Fragment:
    """Draw the cups with both players' progress to them: cubes held, of the price."""
    parts = [
        _panel(PANEL, MARGIN, PANEL_WIDTH, 382, theme),
        _words(_("Trophies"), PANEL + 14, MARGIN + 32, 16, theme),
        _words(_("them"), PANEL + 135, MARGIN + 32, 13, theme, "muted", text_anchor="middle", font_weight=400),
        _words(_("you"), PANEL + 241, MARGIN + 32, 13, theme, "muted", text_anchor="middle", font_weight=400),
    ]
    for row, letter in enumerate(LETTERS):
        top = MARGIN + 46 + 66 * row
        cup = use(trophy.trophy_id(letter), PANEL + 18, top, 52, 58.5)
        is_left = letter in view.trophies_left
        parts.append(cup if is_left else tag("g", cup, opacity=0.3))
        for seat, x in ((1 - near, PANEL + 88), (near, PANEL + 194)):
            parts.append(_progress(view, seat, letter, x, top + 14, theme))
    return join(parts)


def _progress(view: BalloonCupView, seat: int, letter: str, x: float, y: float, theme: Theme) -> Fragment:
    """Draw how far a player is towards a trophy, or that it is won."""
    if letter in view.trophies(seat):
        return _words(_("won"), x + BAR / 2, y + 20, 16, theme, text_anchor="middle")
    if letter not in view.trophies_left:
        return Fragment()
    count, price = view.cubes(seat).count(letter), trophy.PRICES[letter]
    width = BAR * min(count / price, 1)
    bar = {"x": x, "y": y, "height": 14, "rx": 4}
    done = patterns.patterned(letter, "rect", **bar, width=width) if count else Fragment()
    edge = tag("rect", **bar, width=BAR, stroke_width=1.4, **stroke("muted", theme))
    return join((done, edge, _words(f"{count} / {price}", x + BAR / 2, y + 32, 14, theme, text_anchor="middle")))


def _piles(view: BalloonCupView, theme: Theme) -> Fragment:
    """Draw bag, supply and discard pile with what is left in each."""
    top = MARGIN + 398
    newest = view.discard[-1:]
    parts = [
        _panel(PANEL, top, PANEL_WIDTH, HEIGHT - top - MARGIN, theme),
        _words(_("Bag: %(count)s cubes") % {"count": len(view.bag)}, PANEL + 20, top + 32, 18, theme),
        _cubes_by_colour(view.bag, PANEL + 20, top + 44, theme),
        _words(_("Supply"), PANEL + 70, top + 146, 15, theme, text_anchor="middle"),
        _words(_("Discard"), PANEL + 210, top + 146, 15, theme, text_anchor="middle"),
        card.placed(card.BACK, PANEL + 38, top + 158, 64),
        *(card.placed(card.index_id(card_text(number)), PANEL + 178, top + 158, 64) for number in newest),
        _words(str(view.supply_size), PANEL + 70, top + 270, 17, theme, text_anchor="middle"),
        _words(str(len(view.discard)), PANEL + 210, top + 270, 17, theme, text_anchor="middle"),
    ]
    return join(parts)
