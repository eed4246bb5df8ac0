"""Public Python API for notebooks and scripts: the names in the package `skyhop`, and results of experiments."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from skyhop.analysis.analysis import Account, Analysis, Decision, Turn
from skyhop.api.boards import Board, board
from skyhop.api.match import (
    Bot,
    Match,
    Player,
    analyse,
    bot,
    bot_names,
    game_names,
    load,
    load_all,
    play_matches,
    position,
    ruleset_names,
    start,
)
from skyhop.api.view import Action, Estimate, View, World, estimate
from skyhop.boards.settings import SettingsError
from skyhop.engine.event import Event
from skyhop.engine.state import Outcome, ScoreLine
from skyhop.extras import naming_the_extra
from skyhop.game.action import JournalError, PositionError, Refused, RulesetError
from skyhop.game.game import GameError

if TYPE_CHECKING:
    import polars as pl

    from skyhop.lab.cases import Case
    from skyhop.lab.plots import Plot


__all__ = [
    "Account",
    "Action",
    "Analysis",
    "Board",
    "Bot",
    "Decision",
    "Estimate",
    "Event",
    "GameError",
    "JournalError",
    "Match",
    "Outcome",
    "Player",
    "PositionError",
    "Refused",
    "Results",
    "RulesetError",
    "ScoreLine",
    "SettingsError",
    "Turn",
    "View",
    "World",
    "analyse",
    "board",
    "bot",
    "bot_names",
    "estimate",
    "game_names",
    "load",
    "load_all",
    "play_matches",
    "position",
    "results",
    "ruleset_names",
    "start",
]


class Results:
    """Results of an experiment, loaded from the folder that `skyhop lab … --out FOLDER` wrote.

    A notebook shows the first plot of the report.

    >>> from skyhop.cli.__main__ import main
    >>> main("lab balance nim random --examples --pairs 4 --processes 1 --out asked".split())
    | measured | ...
    0
    >>> found = results("asked")
    >>> found, found.blocks.height, found.matches["actions"].min() > 0
    (<skyhop.Results of 1 cases, 4 pairs>, 4, True)
    """

    def __init__(self, folder: str | PathLike[str]) -> None:
        """Load all cases of an experiment. Raise `ValueError` if the folder has no cases.

        A case is one comparison of bots under one ruleset.
        """
        from skyhop.lab.cases import read  # noqa: PLC0415 - slow to import

        self._cases: list[Case] = [case for case in read(Path(folder)) if case.blocks]

    @property
    @naming_the_extra()
    def blocks(self) -> pl.DataFrame:
        """Table with one row per pair of matches: case, players, changed rules, and the first bot's mean win share."""
        from skyhop.lab.tables import blocks  # noqa: PLC0415 - an optional dependency

        return blocks(self._cases)

    @property
    @naming_the_extra()
    def matches(self) -> pl.DataFrame:
        """Table with one row per match and seat: win share, points, number of actions, reason for the end."""
        from skyhop.lab.tables import matches  # noqa: PLC0415 - an optional dependency

        return matches(self._cases)

    @property
    def table(self) -> str:
        """Markdown table with one row per case: its result and the confidence interval of this result."""
        from skyhop.lab.tables import markdown, rows  # noqa: PLC0415 - slow to import

        return markdown(rows(self._cases))

    @property
    def plots(self) -> dict[str, str]:
        """Plots of the report as SVG texts, by name."""
        return {plot.name: plot.drawing for plot in self._plots()}

    def _plots(self) -> list[Plot]:
        from skyhop.lab.plots import plot_comparison, plot_each_case  # noqa: PLC0415 - slow to import

        return [*plot_comparison(self._cases), *plot_each_case(self._cases)]

    def _repr_svg_(self) -> str:
        return self._plots()[0].drawing

    def __repr__(self) -> str:
        """Return a short text with the number of cases and the number of pairs."""
        pairs = sum(len(case.blocks) for case in self._cases)
        return f"<skyhop.Results of {len(self._cases)} cases, {pairs} pairs>"


def results(folder: str | PathLike[str]) -> Results:
    """Load the results of an experiment from its folder. Raise `ValueError` if the folder has no results."""
    return Results(folder)
