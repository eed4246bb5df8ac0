"""What is drawn once on a page and shown many times: patterns, balloons, signs; at a table also its map's layers."""

from __future__ import annotations

from functools import lru_cache

from skyhop.boards.draw.storybook import STORYBOOK
from skyhop.boards.draw.svg import box, circle, element, group, path
from skyhop.boards.draw.symbols import BONUSES, symbol
from skyhop.engine.ruleset import Ruleset
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.draw.inventory import balloon_fill, balloon_symbol
from skyhop.games.aeronaut_odyssey.draw.layers import layers
from skyhop.games.aeronaut_odyssey.draw.seats import INK, LOOKS, disc, patterns, traveler
from skyhop.svg.svg import Fragment

MIDDLE = (5.0, 5.0)


@lru_cache(maxsize=1)
def _signs() -> str:
    """Define balloons `ao-b-R`, seats `ao-s-0`, signs such as `ao-swap`, and the cross."""
    parts = []
    for letter in (*BALLOON_TEXT, "A"):
        drawn = box(0.25, 0.25, 9.5, 9.5, 2.0, fill=balloon_fill(letter), stroke=INK, stroke_width=0.5)
        parts.append(_symbol(f"b-{letter}" if letter != "*" else "b-wild", drawn + balloon_symbol(letter, MIDDLE, 3.1)))
    parts += [
        _symbol(f"s-{seat}", group(disc(seat, (2.5, 2.5), 2.3), transform="scale(2)")) for seat in range(len(LOOKS))
    ]
    for name, data in BONUSES.items():
        parts.append(_symbol(name, path(data, transform="translate(5 5) scale(4.2)", fill="currentColor",
                                        fill_rule="evenodd")))  # fmt: skip
    parts.append(_symbol("points", symbol("R", MIDDLE, 4.4, STORYBOOK.capital)))
    parts.append(_symbol("slot", circle(MIDDLE, 4.0, fill="none", stroke="currentColor", stroke_width=1.1)))
    parts.append(_symbol("cross", path("M1.4 1.4 8.6 8.6M8.6 1.4 1.4 8.6", stroke="var(--ao-pen)", stroke_width=1.1,
                                       stroke_linecap="round")))  # fmt: skip
    return "".join(parts)


def _symbol(name: str, drawn: str) -> str:
    return element("symbol", drawn, id=f"ao-{name}", viewBox="0 0 10 10")


def definitions(ruleset: Ruleset | None = None) -> Fragment:
    """The definitions; with a ruleset also the layers of its map, in the colours of the page.

    A browser lays out what it may show, so they are not displayed but for those in which others are painted or cut out.
    """
    displayed, hidden = [patterns()], [_signs()]
    for name, layer in layers(ruleset, "screen")._asdict().items() if ruleset else ():
        parts = displayed if "<clipPath" in layer else hidden
        parts.append(element("g", layer, id=f"ao-{name}"))
    apart = {"aria_hidden": "true", "focusable": "false"}
    paints = element("svg", element("defs", *displayed), class_="ao-defs", width=0, height=0, **apart)
    return Fragment(paints + element("svg", *hidden, display="none", **apart))


def emblem() -> Fragment:
    """Three travelers: a small picture that stands for the game."""
    flying = (
        element("svg", traveler(seat, (14.0, 38.0), 11.0, ""), viewBox="0 0 28 40", aria_hidden="true")
        for seat in (1, 0, 3)
    )
    return Fragment("".join(flying))


def seat_sign(seat: int) -> Fragment:
    """Draw a seat's colour and pattern, small; relies on the definitions."""
    return Fragment(f'<svg class="ao-b" viewBox="0 0 10 10" aria-hidden="true"><use href="#ao-s-{seat}"></use></svg>')
