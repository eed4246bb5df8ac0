"""Results of an experiment, for notebooks and scripts."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from skyhop.extras import naming_the_extra

if TYPE_CHECKING:
    import polars as pl

    from skyhop.lab.cases import Case
    from skyhop.lab.plots import Plot


class Results:
    """Results of an experiment: the cases in a folder that `skyhop lab … --out FOLDER` wrote.

    A notebook shows the first plot.

    >>> from skyhop.cli.__main__ import main
    >>> main("lab balance nim random --examples --pairs 4 --processes 1 --out asked".split())
    | measured | ...
    0
    >>> found = results("asked")
    >>> found, found.blocks.height, found.matches["actions"].min() > 0
    (<skyhop.Results of 1 cases, 4 pairs>, 4, True)
    """

    def __init__(self, folder: str | PathLike[str]) -> None:
        """Read the cases in the folder. Raise `ValueError` with the reason if there are none."""
        from skyhop.lab.cases import read  # noqa: PLC0415 - slow to import

        self._cases: list[Case] = [case for case in read(Path(folder)) if case.blocks]

    @property
    @naming_the_extra()
    def blocks(self) -> pl.DataFrame:
        """Table with one row per pair of matches: case, players, changed rules, and mean share of the measured bot."""
        from skyhop.lab.tables import blocks  # noqa: PLC0415 - an extra

        return blocks(self._cases)

    @property
    @naming_the_extra()
    def matches(self) -> pl.DataFrame:
        """Table with one row per match and seat: share of the win, points, number of actions, end reason."""
        from skyhop.lab.tables import matches  # noqa: PLC0415 - an extra

        return matches(self._cases)

    @property
    def table(self) -> str:
        """Markdown table with one row per case and confidence intervals."""
        from skyhop.lab.tables import table  # noqa: PLC0415 - slow to import

        return table([(case.header, case.blocks) for case in self._cases])

    @property
    def plots(self) -> dict[str, str]:
        """SVG texts of the report's plots, by name."""
        return {plot.name: plot.drawing for plot in self._plots()}

    def _plots(self) -> list[Plot]:
        from skyhop.lab.plots import one_by_one, plot_comparison  # noqa: PLC0415 - slow to import

        return [*plot_comparison(self._cases), *one_by_one(self._cases)]

    def _repr_svg_(self) -> str:
        return self._plots()[0].drawing

    def __repr__(self) -> str:
        """Return a text with the numbers of cases and pairs."""
        pairs = sum(len(case.blocks) for case in self._cases)
        return f"<skyhop.Results of {len(self._cases)} cases, {pairs} pairs>"


def results(folder: str | PathLike[str]) -> Results:
    """Read the results of an experiment from its folder. Raise `ValueError` with the reason if there are none."""
    return Results(folder)
