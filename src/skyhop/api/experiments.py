"""What an experiment has found, for notebooks and scripts."""

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
    """The cases of an experiment in a folder, as `skyhop lab … --out FOLDER` has left them.

    It shows itself in a notebook by its first plot.

    >>> from skyhop.cli.main import main
    >>> main("lab balance nim random --examples --pairs 4 --processes 1 --out asked".split())
    | measured | ...
    0
    >>> found = results("asked")
    >>> found, found.blocks.height, found.matches["actions"].min() > 0
    (<skyhop.Results of 1 cases, 4 pairs>, 4, True)
    """

    def __init__(self, folder: str | PathLike[str]) -> None:
        """Read them. `ValueError` says why there are none."""
        from skyhop.lab.cases import read  # noqa: PLC0415 - slow to import

        self._cases: list[Case] = [case for case in read(Path(folder)) if case.blocks]

    @property
    @naming_the_extra()
    def blocks(self) -> pl.DataFrame:
        """A row for each pair: case, who played, the rules that differ, and the mean share of the bot measured."""
        from skyhop.lab.tables import blocks  # noqa: PLC0415 - an extra

        return blocks(self._cases)

    @property
    @naming_the_extra()
    def matches(self) -> pl.DataFrame:
        """A row for each seat of each match: its share of the win, its points, actions of the match, why it ended."""
        from skyhop.lab.tables import matches  # noqa: PLC0415 - an extra

        return matches(self._cases)

    @property
    def table(self) -> str:
        """A row for each case, with intervals, in Markdown."""
        from skyhop.lab.tables import table  # noqa: PLC0415 - slow to import

        return table([(case.header, case.blocks) for case in self._cases])

    @property
    def plots(self) -> dict[str, str]:
        """Plots as SVG by their names, as they are in the report."""
        return {plot.name: plot.drawing for plot in self._plots()}

    def _plots(self) -> list[Plot]:
        from skyhop.lab.plots import one_by_one, plot_comparison  # noqa: PLC0415 - slow to import

        return [*plot_comparison(self._cases), *one_by_one(self._cases)]

    def _repr_svg_(self) -> str:
        return self._plots()[0].drawing

    def __repr__(self) -> str:
        """Say how much there is."""
        pairs = sum(len(case.blocks) for case in self._cases)
        return f"<skyhop.Results of {len(self._cases)} cases, {pairs} pairs>"


def results(folder: str | PathLike[str]) -> Results:
    """Read what an experiment has left in a folder; `ValueError` says why there is none."""
    return Results(folder)
