"""The styles in which boards are drawn, each declared in a file of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyhop.boards.draw.styles.ink import INK_LINES
from skyhop.boards.draw.styles.night_flight import NIGHT_FLIGHT
from skyhop.boards.draw.styles.old_chart import OLD_CHART
from skyhop.boards.draw.styles.storybook import STORYBOOK
from skyhop.boards.draw.styles.subway import SUBWAY

if TYPE_CHECKING:
    from skyhop.boards.draw.palette import Theme

STYLES = {style.name: style for style in (STORYBOOK, OLD_CHART, NIGHT_FLIGHT, SUBWAY, INK_LINES)}
USUAL = STORYBOOK.name
FORMER_NAMES = {"colour": STORYBOOK.name, "dark": NIGHT_FLIGHT.name}
"""In addresses and commands that were written down when there was less to choose."""


def style_named(name: str) -> Theme:
    """Find a style. Raises KeyError where there is none of this name."""
    return STYLES[FORMER_NAMES.get(name, name)]
