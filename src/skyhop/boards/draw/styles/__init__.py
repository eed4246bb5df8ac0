"""The styles in which boards are drawn, each declared in a file of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.draw.ink import INK_LINES
from skyhop.boards.draw.night_flight import NIGHT_FLIGHT
from skyhop.boards.draw.old_chart import OLD_CHART
from skyhop.boards.draw.storybook import STORYBOOK
from skyhop.boards.draw.subway import SUBWAY

if TYPE_CHECKING:
    from skyhop.boards.draw.palette import Theme
    from skyhop.boards.model import Board

STYLES = {style.name: style for style in (STORYBOOK, OLD_CHART, NIGHT_FLIGHT, SUBWAY, INK_LINES)}
USUAL = STORYBOOK.name
FORMER_NAMES = {"colour": STORYBOOK.name, "dark": NIGHT_FLIGHT.name}
"""In addresses and commands that were written down when there was less to choose."""


NAMES = "names"


def style_of(board: Board) -> Theme:
    """The style that a board's settings ask for; the usual one where they ask for none that there is."""
    asked = board.settings.get("style") or ("ink" if board.settings.get("ink") is True else USUAL)
    return STYLES.get(str(asked), STORYBOOK)


class Look(NamedTuple):
    """How a board is drawn: in which style, and whether its cities have names."""

    style: Theme
    has_names: bool = False

    @classmethod
    def of(cls, text: str) -> Look:
        """Read a look as addresses have it, such as `subway` or `subway,names`. Raises KeyError where there is none."""
        style, _comma, more = text.partition(",")
        if more not in ("", NAMES):
            raise KeyError(text)
        return cls(STYLES[FORMER_NAMES.get(style, style)], has_names=bool(more))

    @property
    def text(self) -> str:
        """Write it as addresses have it."""
        return look_text(self.style.name, names=self.has_names)


def look_text(style: str, *, names: bool) -> str:
    """Write a look."""
    return f"{style},{NAMES}" if names else style
