"""Sky in the background of a match page, with hills at the bottom: a day sky, or a night sky in the dark theme."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skyhop.games.balloon_cup.draw.palette import fill, stop, symbol
from skyhop.svg import Fragment, tag

if TYPE_CHECKING:
    from collections.abc import Iterable

WIDTH: Final = 1200
HEIGHT: Final = 800
BACKDROP: Final = "bc-backdrop"


def backdrop() -> Fragment:
    """Draw the sky as the background of a page. The drawing fills the element that contains it."""
    drawn = tag("use", href=f"#{BACKDROP}", width=WIDTH, height=HEIGHT)
    box = f"0 0 {WIDTH} {HEIGHT}"
    return tag("svg", drawn, class_="bc-sky", viewBox=box, preserveAspectRatio="xMidYMax slice", aria_hidden="true")


def stars(places: Iterable[tuple[float, float]], size: float = 1.0) -> Fragment:
    """Draw stars that are visible only at night."""
    colour = fill("star")["fill"]
    drawn = (tag("circle", cx=x, cy=y, r=size * (1 + (turn % 3) * 0.35)) for turn, (x, y) in enumerate(places))
    return tag("g", *drawn, class_="bc-stars bc-fill-star", fill=colour, opacity=0)


def symbols() -> Fragment:
    """Return the SVG symbol of the background. It uses the SVG definition that `light` returns."""
    sky = tag("rect", width=WIDTH, height=HEIGHT, fill="url(#bc-sky-light)")
    clouds = tag("path", d="".join(_cloud(x, y, size) for x, y, size in _CLOUDS), opacity=0.7, **fill("cloud"))
    far = tag("path", d="M0 690Q160 610 340 668T700 640T1010 660T1200 622V800H0z", opacity=0.8, **fill("hill-far"))
    near = tag("path", d="M0 752Q220 672 480 738T900 716T1200 734V800H0z", opacity=0.8, **fill("hill-near"))
    drawn = (sky, stars(_STARS, 1.3), clouds, far, near)
    return symbol(BACKDROP, WIDTH, HEIGHT, *drawn)


def light() -> Fragment:
    """Return the gradient for the light of the sky."""
    stops = (tag("stop", **stop("sky-top", 0)), tag("stop", **stop("sky-bottom", 1)))
    return tag("linearGradient", *stops, id="bc-sky-light", x1=0, y1=0, x2=0, y2=1)


_STARS = (
    (90, 60),
    (210, 130),
    (330, 44),
    (480, 96),
    (620, 36),
    (760, 120),
    (890, 58),
    (1010, 140),
    (1130, 70),
    (150, 260),
    (1080, 300),
)
_CLOUDS = ((120, 150, 1.6), (840, 110, 2.0), (1040, 330, 1.3), (30, 430, 1.4), (470, 60, 1.1))


def _cloud(x: float, y: float, size: float) -> str:
    steps = ((1, -14, 18, -12), (8, -18, 28, -7), (18, -7, 22, 9), (18, 0, 18, 10))
    return f"M{x} {y}" + "".join("q" + " ".join(f"{size * step:.1f}" for step in quad) for quad in steps) + "z"
