"""Drawing of routes: spaces along a curve, each with its colour, symbol and writing box."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.draw.svg import bonus, circle, element, group, lines, path, symbol
from skyhop.i18n import _

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skyhop.boards.draw.styles import Theme
    from skyhop.boards.model import Board, Page, Point, Route

GAP = 0.12  # maximum gap between two spaces of a route, in space lengths


class Spot(NamedTuple):
    """Point on a path, and the direction of the path at this point as a unit vector."""

    at: Point
    heading: Point


class SpaceShape(NamedTuple):
    """Shape of one space of a route: its middle point, and its centre line from end to end."""

    spine: tuple[Spot, ...]

    @property
    def middle(self) -> Spot:
        """Middle point of the space, and the direction of the path at this point."""
        return self.spine[len(self.spine) // 2]


def spaces(route: Route, page: Page) -> list[SpaceShape]:
    """Return the shapes of a route's spaces.

    All spaces and all gaps between them have equal lengths. The row of spaces is in the middle of the path.
    """
    line = [(x * page.width, y * page.width) for x, y in route.path]
    whole = _measure_length(line)
    count = len(route.spaces)
    free = whole - 2 * page.mooring - count * page.space
    gap = min(GAP * page.space, max(0.02 * page.space, free / (count + 1)))
    start = (whole - count * page.space - (count - 1) * gap) / 2
    found = []
    for index in range(count):
        begin = start + index * (page.space + gap)
        found.append(SpaceShape(tuple(_spot_at(line, begin + page.space * part / 4) for part in range(5))))
    return found


def path_data(route: Route, page: Page) -> str:
    """Return the path of a route from city to city, as SVG path data in mm."""
    return lines((x * page.width, y * page.width) for x, y in route.path)


def draw_route(route: Route, board: Board, theme: Theme, drawn_way: str = "") -> str:
    """Draw a route with all its spaces. The id of the drawing is the name of the route.

    `drawn_way` is the id of an SVG path that already draws this route. The drawing reuses this path.
    """
    page = board.page
    shapes = spaces(route, page)
    cords = [
        element("use", href=f"#{drawn_way}", fill="none", **stroke)
        if drawn_way
        else path(path_data(route, page), fill="none", **stroke)
        for stroke in _cord(route, page, theme)
    ]
    shine = [
        _glow(letter, place, page, theme) for letter, place in zip(route.spaces, shapes, strict=True) if theme.glow
    ]
    boxes = [draw_space(route, index + 1, place, page, theme) for index, place in enumerate(shapes)]
    names = " ".join(route.spaces)
    title = element("title", _("%(id)s: %(spaces)s") % {"id": route.id, "spaces": names})
    return group(title, *cords, *shine, *boxes, id=f"route-{route.id}", class_="route")


def draw_space(route: Route, number: int, place: SpaceShape, page: Page, theme: Theme) -> str:
    """Draw one space: body, symbol, writing box and bonus.

    The symbol is at the upper end of the space. If the space is horizontal, the symbol is at the left end.
    """
    letter = route.spaces[number - 1]
    wide = page.thickness
    fill = theme.fill(letter)
    line = 0.055 * wide
    parts = _body(place, wide, line, fill, theme)
    spine = _orient_for_reading(place)
    parts += _draw_writing_box(place, page, theme, route.multi)
    parts.append(
        symbol(letter, _point_along(spine, 0.43 * wide / page.space + 0.015), 0.29 * wide, theme.symbol(letter))
    )
    extra = route.bonus.get(number)
    if extra:
        parts.append(draw_bonus(extra, _point_along(spine, 1 - 0.46 * wide / page.space - 0.015), 0.37 * wide, theme))
    return group(*parts, id=f"space-{route.id}.{number}", class_=f"space type-{letter}")


def strip(place: SpaceShape, low: float, high: float, half: float) -> str:
    """Return the outline of a part of a space, `half` mm to each side of the centre line.

    `low` and `high` are the start and the end of the part, as shares of the space's length in reading direction.
    """
    part = [_spot_along(_orient_for_reading(place), low + (high - low) * step / 4) for step in range(5)]
    return lines(
        [*(_shift_sideways(spot, -half) for spot in part), *(_shift_sideways(spot, half) for spot in part[::-1])],
        closed=True,
    )


def writing_box(page: Page) -> tuple[float, float]:
    """Return the start and the end of the writing box, as shares of a space's length."""
    wide, space = page.thickness, page.space
    return 0.86 * wide / space + 0.02, 1 - 0.14 * wide / space - 0.015


def _orient_for_reading(place: SpaceShape) -> Sequence[Spot]:
    """Return the centre line of a space in reading direction: from the upper end to the lower end.

    If the space is horizontal, the line runs from the left end to the right end.
    """
    start, end = place.spine[0].at, place.spine[-1].at
    return place.spine if start[0] + 0.35 * start[1] <= end[0] + 0.35 * end[1] else place.spine[::-1]


def draw_bonus(name: str, at: Point, radius: float, theme: Theme) -> str:
    """[AO-9.3, AO-13.2] Draw a bonus as a round stamp. A penalty has a red rim and a minus sign."""
    loss = name.startswith("-")
    rim = theme.minus if loss else "#22303C"
    parts = [circle(at, radius, fill="#FFFDF6", stroke=rim, stroke_width=0.2 if loss else 0.13)]
    kind = name.lstrip("+-")
    inside = radius * 0.62
    if kind == "1":
        # the numeral 1 is drawn as a shape, because text this small would be below 6 pt on some boards
        parts.append(_draw_one(at, inside, "#22303C"))
    elif len(kind) == 1:
        parts.append(bonus("balloon", at, radius * 0.8, theme.fill(kind) if theme.filled else "#FFFFFF"))
        parts[-1] = parts[-1].replace("/>", ' stroke="#22303C" stroke-width="0.12"/>')
        parts.append(symbol(kind, (at[0], at[1] - 0.28 * radius), radius * 0.34, theme.symbol(kind)))
    else:
        parts.append(bonus(kind, at, inside, "#22303C"))
    if loss:
        low = (at[0] + 0.68 * radius, at[1] + 0.68 * radius)
        parts.append(circle(low, radius * 0.42, fill=theme.minus, stroke="#FFFDF6", stroke_width=0.12))
        bar = radius * 0.22
        parts.append(
            path(lines([(low[0] - bar, low[1]), (low[0] + bar, low[1])]), stroke="#FFFFFF", stroke_width=radius * 0.16)
        )
    return group(element("title", name), *parts, class_="bonus")


def _draw_one(at: Point, size: float, colour: str) -> str:
    x, y = at
    marks = [(x - 0.45 * size, y - 0.45 * size), (x + 0.1 * size, y - size), (x + 0.1 * size, y + size)]
    return path(lines(marks), fill="none", stroke=colour, stroke_width=0.34 * size, stroke_linejoin="round")


def _cord(route: Route, page: Page, theme: Theme) -> Iterator[dict[str, object]]:
    """Yield the SVG attributes of the line under the spaces of a route."""
    wide = page.thickness
    if theme.cord == "line":
        yield {"stroke": theme.space_line, "stroke_width": 0.42 * wide}
        yield {"stroke": theme.quiet if route.multi else theme.fill(route.spaces[0]), "stroke_width": 0.32 * wide}
    elif theme.cord == "dotted":
        dots = {"stroke_linecap": "round", "stroke_dasharray": f"0 {0.3 * wide:.2f}"}
        yield {"stroke": theme.space_line, "stroke_width": 0.13 * wide, **dots}
    else:
        yield {"stroke": theme.city_wall, "stroke_width": 0.09 * wide, "stroke_dasharray": "0.9 0.7"}


def _glow(letter: str, place: SpaceShape, page: Page, theme: Theme) -> str:
    """Draw light on the ground around a space, in the colour of the space."""
    shine = {"fill": "none", "stroke": theme.fill(letter), "stroke_opacity": theme.glow, "stroke_linecap": "round"}
    return path(lines([spot.at for spot in place.spine]), stroke_width=1.45 * page.thickness, **shine)


def _body(place: SpaceShape, wide: float, line: float, fill: str, theme: Theme) -> list[str]:
    """Draw the body of a space in one of three styles: with bright edges, flat, or with round ends."""
    edge = {"stroke": theme.space_line, "stroke_width": line, "stroke_linejoin": "round"}
    if theme.spaces == "capsules":
        spine = lines(_shorten(place, wide / 2))
        return [
            path(spine, fill="none", stroke=colour, stroke_width=broad, stroke_linecap="round", stroke_linejoin="round")
            for colour, broad in ((theme.space_line, wide), (fill, wide - 2 * line))
        ]
    parts = [path(_outline(place, wide - line), fill=fill, **edge)]
    if theme.filled:
        parts += _bevel(place, wide) if theme.spaces == "bevelled" else [_inner_line(place, wide, theme)]
    return parts


def _shorten(place: SpaceShape, margin: float) -> list[Point]:
    """Return the centre line of a space, shortened by `margin` mm at both ends."""
    line = [spot.at for spot in place.spine]
    long = _measure_length(line)
    return [_spot_at(line, margin + (long - 2 * margin) * part / 8).at for part in range(9)]


def _inner_line(place: SpaceShape, wide: float, theme: Theme) -> str:
    """Draw a thin line inside the edge of a space, in the style of an engraving."""
    inner = _outline(place, 0.8 * wide, 0.09 * wide)
    return path(inner, fill="none", stroke=theme.writing, stroke_opacity=0.55, stroke_width=0.045 * wide)


def _outline(place: SpaceShape, wide: float, inset: float = 0.0) -> str:
    """Return the outline of a space with slightly cut corners."""
    half = wide / 2
    cut = 0.16 * wide
    upper = [_shift_sideways(spot, -half) for spot in place.spine]
    lower = [_shift_sideways(spot, half) for spot in place.spine]
    start, end = place.spine[0], place.spine[-1]
    upper[0], lower[0] = _shift_ahead(upper[0], start, cut + inset), _shift_ahead(lower[0], start, cut + inset)
    upper[-1], lower[-1] = _shift_ahead(upper[-1], end, -cut - inset), _shift_ahead(lower[-1], end, -cut - inset)
    back = [
        _shift_ahead(_shift_sideways(end, half - cut), end, -inset),
        _shift_ahead(_shift_sideways(end, cut - half), end, -inset),
    ]
    front = [
        _shift_ahead(_shift_sideways(start, cut - half), start, inset),
        _shift_ahead(_shift_sideways(start, half - cut), start, inset),
    ]
    return lines([*front, *lower, *back, *upper[::-1]], closed=True)


def _bevel(place: SpaceShape, wide: float) -> list[str]:
    """Draw a bright line and a dark line inside the edges of a space, as if light came from the upper left."""
    inner = 0.5 * wide - 0.13 * wide
    found = []
    for side in (-1, 1):
        edge = [_shift_sideways(spot, side * inner) for spot in place.spine]
        edge[0], edge[-1] = (
            _shift_ahead(edge[0], place.spine[0], 0.12 * wide),
            _shift_ahead(edge[-1], place.spine[-1], -0.12 * wide),
        )
        dx, dy = place.middle.heading
        facing = side * (dx - dy) * -1  # above 0 if the edge faces the light from the upper left
        light = (-dy * side * -1 + dx * side * -1) > 0 if facing == 0 else facing > 0
        colour, strength = ("#FFFFFF", 0.42) if light else ("#000000", 0.2)
        found.append(
            path(
                lines(edge),
                fill="none",
                stroke=colour,
                stroke_opacity=strength,
                stroke_width=0.1 * wide,
                stroke_linecap="round",
            )
        )
    return found


def _draw_writing_box(place: SpaceShape, page: Page, theme: Theme, multi: bool) -> list[str]:  # noqa: FBT001
    """Draw the writing box next to the symbol. On a multiroute, the box has a double line."""
    wide = page.thickness
    outline = strip(place, *writing_box(page), 0.31 * wide)
    fill = {"fill": theme.writing, "fill_opacity": 0.88} if theme.filled else {"fill": "none"}
    stroke = {"stroke": theme.line, "stroke_width": 0.05 * wide if multi else 0.03 * wide,
              "stroke_dasharray": "0.7 0.5" if multi else None}  # fmt: skip
    return [path(outline, stroke_linejoin="round", **fill, **stroke)] if theme.filled or multi else []


def _point_along(spine: Sequence[Spot], share: float) -> Point:
    return _spot_along(spine, share).at


def _spot_along(spine: Sequence[Spot], share: float) -> Spot:
    at = share * (len(spine) - 1)
    index = min(int(at), len(spine) - 2)
    part = at - index
    (ax, ay), (bx, by) = spine[index].at, spine[index + 1].at
    return Spot((ax + (bx - ax) * part, ay + (by - ay) * part), spine[index].heading)


def _shift_sideways(spot: Spot, right: float) -> Point:
    return spot.at[0] - right * spot.heading[1], spot.at[1] + right * spot.heading[0]


def _shift_ahead(point: Point, spot: Spot, ahead: float) -> Point:
    return point[0] + ahead * spot.heading[0], point[1] + ahead * spot.heading[1]


def _measure_length(line: Sequence[Point]) -> float:
    return sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))


def _spot_at(line: Sequence[Point], distance: float) -> Spot:
    """Return the point of a line at the distance `distance` from its start.

    Before the start and after the end, the line continues straight.
    """
    rest = distance
    last = len(line) - 2
    for index, ((ax, ay), (bx, by)) in enumerate(pairwise(line)):
        long = hypot(bx - ax, by - ay)
        if long and (rest <= long or index == last):
            heading = ((bx - ax) / long, (by - ay) / long)
            return Spot((ax + rest * heading[0], ay + rest * heading[1]), heading)
        rest -= long
    return Spot(line[0], (1.0, 0.0))
