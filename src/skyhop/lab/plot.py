"""What the plots of the lab share: colours, axes without clutter, and SVG that is the same bytes every time."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from skyhop.core.engine.whole_file import write_whole

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#1f5f8b", "#d9822b", "#4b8b3b", "#a23b72", "#6b6b6b", "#c2a500")
"""One a seat or a line; each is told apart by more than its colour."""


def can_draw() -> bool:
    """Whether matplotlib, which is an extra, is there."""
    return find_spec("matplotlib") is not None


def empty(width: float, height: float, count: int = 1) -> tuple[Figure, list[Axes]]:
    """Begin a plot of so many inches, with so many axes beside one another."""
    from matplotlib.figure import Figure as New  # noqa: PLC0415 - an extra, and slow to import

    figure: Figure = New(figsize=(width, height), layout="constrained")
    every: list[Axes] = [figure.add_subplot(1, count, number + 1) for number in range(count)]
    for axes in every:
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        axes.grid(axis="y", alpha=0.3)
        axes.set_axisbelow(True)
    return figure, every


def save(figure: Figure, path: Path) -> None:
    """Write a plot, at once or not at all; nothing in it depends on the day or the machine."""
    import matplotlib as mpl  # noqa: PLC0415 - as above

    drawn = BytesIO()
    with mpl.rc_context({"svg.hashsalt": "skyhop", "svg.fonttype": "path"}):
        figure.savefig(drawn, format="svg", metadata={"Date": None, "Creator": None})
    write_whole(path, drawn.getvalue())
