"""Result tables of an experiment: a row for each case with figures and intervals, and data frames of its pairs."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from skyhop.engine.document import Margin, Part
from skyhop.files import write_whole
from skyhop.i18n import _, decimal, grouped, listed, percent
from skyhop.lab.cases import Case, list_differing_rules, short
from skyhop.lab.pairs import PairBlock, PairStanding

if TYPE_CHECKING:
    import polars as pl

HASH_LETTERS = 12
"""Number of letters of a hash shown to people."""
NONE = "-"
"""Text of a table cell without a value."""


class AdjustedShare(Part):
    """Luck-adjusted win share of the first bot in a case."""

    share: float
    margin: Margin
    """Half-width of the 95% confidence interval, or null if there is only one pair."""
    width: Margin
    """Width of the adjusted interval divided by the width of the plain interval after the same matches.

    Null if the width of the plain interval is zero.
    """
    width_by_time: Margin
    """Width of the adjusted interval divided by the width of the plain interval after the same processor time.

    In this time, more pairs can be played without luck adjustment. Null if the time was not measured.
    """
    value: str
    """SHA-256 hash of the file of the value network."""

    @classmethod
    def of(cls, case: Case) -> AdjustedShare | None:
        """Summarise the pairs of a case. Return None if there are no pairs, or if the luck was not measured."""
        header = case.header
        if not case.blocks or not isinstance(header.value, str):
            return None
        plain, adjusted = PairStanding.of(case.shares), PairStanding.of([each.adjusted_shares for each in case.blocks])
        width = adjusted.margin / plain.margin if 0 < plain.margin < math.inf else math.inf
        slower = math.sqrt(header.cost[1] / header.cost[0]) if isinstance(header.cost, tuple) else math.inf
        return cls(adjusted.share, adjusted.margin, Margin(width), Margin(width * slower), header.value)

    @property
    def figures(self) -> dict[str, str]:
        """Figures about the luck-adjusted share as formatted text, by name, such as `share` and `margin`."""
        return {
            "share": percent(self.share, 1),
            "margin": percent(self.margin, 1) if math.isfinite(self.margin) else "?",
            "width": percent(self.width) if math.isfinite(self.width) else "?",
            "by_time": percent(self.width_by_time) if math.isfinite(self.width_by_time) else "?",
            "value": self.value[:HASH_LETTERS],
        }

    def describe(self) -> str:
        """Return a sentence about the luck-adjusted win share."""
        if not math.isfinite(self.width_by_time):
            return _("Without luck: %(share)s ± %(margin)s (value file %(value)s)") % self.figures
        sentence = _(
            "Without luck: %(share)s ± %(margin)s (value file %(value)s). This interval is %(width)s as wide as the "
            "interval with luck for the same matches, and %(by_time)s as wide for the same processor time"
        )
        return sentence % self.figures


def markdown(rows: Sequence[Mapping[str, str]]) -> str:
    """Return rows as a Markdown table.

    Each row maps column headings to cell texts.
    """
    headings = list(rows[0])
    lines = [headings, ["---"] * len(headings), *([row[heading] for heading in headings] for row in rows)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def rows(cases: Sequence[Case]) -> list[dict[str, str]]:
    """Return a row for each case: bots, rules, win share, fair share, and match statistics.

    Leave out rules that are equal in all cases, and columns that are empty in every case.
    """
    differ = list_differing_rules(cases)
    found = [_row(case, differ) for case in cases]
    may_be_empty = _("later seats"), _("without luck"), _("split pairs"), *_describe_matches([])
    empty = {name for name in may_be_empty if all(row[name] == NONE for row in found)}
    return [{name: value for name, value in row.items() if name not in empty} for row in found]


def format_interval(standing: PairStanding) -> str:
    """Return a win share as text, with its margin of error if the margin is known."""
    share = percent(standing.share, 1)
    return f"{share} ± {percent(standing.margin, 1)}" if math.isfinite(standing.margin) else share


def _row(case: Case, differ: Sequence[str]) -> dict[str, str]:
    blocks, seats = case.blocks, len(case.blocks[0].shares) if case.blocks else 0
    later = [format_interval(each) for each in case.standing_by_turn[1:]] if case.is_by_turn else []
    split = sum(0 < sum(shares) < seats for shares in case.shares) / max(len(blocks), 1)
    return {
        **case.format_rules(differ),
        _("measured"): case.bot,
        _("opponent"): short(case.header.bots[1]),
        _("seats"): str(seats or NONE),
        _("pairs"): grouped(len(blocks)),
        _("win share"): format_interval(case.standing) if blocks else NONE,
        _("without luck"): _format_adjusted(AdjustedShare.of(case)),
        _("fair share"): percent(case.fair, 1) if blocks else NONE,
        _("later seats"): ", ".join(later) or NONE,
        _("split pairs"): percent(split) if blocks and not case.is_by_turn else NONE,
        **_describe_matches(blocks),
    }


def _format_adjusted(adjusted: AdjustedShare | None) -> str:
    """Return the luck-adjusted win share as text, with the width of its interval relative to the plain interval."""
    if adjusted is None:
        return NONE
    if not math.isfinite(adjusted.width_by_time):
        return f"{adjusted.figures['share']} ± {adjusted.figures['margin']}"
    sentence = _(
        "%(share)s ± %(margin)s (this interval is %(width)s as wide as the interval with luck for the same matches, "
        "and %(by_time)s as wide for the same processor time)"
    )
    return sentence % adjusted.figures


def _describe_matches(blocks: Sequence[PairBlock]) -> dict[str, str]:
    """Return statistics of the matches as text, by column heading: length, points, lead, and reasons of the end.

    The lead is the difference in points between the first and the last player.
    """
    headings = _("actions"), _("points"), _("point spread"), _("endings")
    matches = [match for block in blocks for match in block.matches]
    if not matches:
        return dict.fromkeys(headings, NONE)
    points, actions = np.array([match.points for match in matches]), np.array([match.actions for match in matches])
    ends = Counter(match.end for match in matches).most_common()
    figures = (
        f"{decimal(actions.mean(), 0)} ± {decimal(actions.std(), 0)}",
        decimal(points.mean(), 1) if points.any() else NONE,
        decimal((points.max(axis=1) - points.min(axis=1)).mean(), 1) if points.any() else NONE,
        listed(f"{short(end)} {percent(count / len(matches))}" for end, count in ends),
    )
    return dict(zip(headings, figures, strict=True))


def blocks(cases: Sequence[Case]) -> pl.DataFrame:
    """Return a row for each counted pair: case, number, bots, rules that differ, and the bot's mean win share."""
    return _join(
        cases, [{"pair": np.arange(len(case.blocks)), "share": np.mean(case.shares, axis=1)} for case in cases]
    )


def matches(cases: Sequence[Case]) -> pl.DataFrame:
    """Return a row for each seat of each match: win share if known, points, length, and reason of the end.

    `seat` counts from 0. If one bot played at all seats, `seat` is the position in turn order.
    """
    return _join(cases, map(_matches, cases))


def write_parquet(path: Path, frame: pl.DataFrame) -> None:
    """Write a data frame as a Parquet file, atomically."""
    content = BytesIO()
    frame.write_parquet(content)
    write_whole(path, content.getvalue())


def _join(cases: Sequence[Case], columns: Iterable[Mapping[str, object]]) -> pl.DataFrame:
    """Return one data frame with the columns of all cases, one case below the other.

    The columns that are constant within a case come before the other columns.
    """
    import polars as pl  # noqa: PLC0415 - an optional dependency

    differ, parts = list_differing_rules(cases), [pl.DataFrame()]
    for case, own in zip(cases, columns, strict=True):
        header, rules = case.header, case.rules
        case_columns = {"case": case.name, "game": header.game, "bot": header.bots[0], "other": header.bots[1]}
        alike = case_columns | {f"rule_{name}": rules.get(name) for name in differ}
        found = pl.DataFrame(own)
        same = [pl.Series(name, [value]).new_from_index(0, found.height) for name, value in alike.items()]
        parts.append(pl.DataFrame([*same, *found]))
    return pl.concat(parts, how="diagonal_relaxed")


def _matches(case: Case) -> dict[str, object]:
    import polars as pl  # noqa: PLC0415 - an optional dependency

    seats, is_by_turn = len(case.blocks[0].shares), case.is_by_turn
    places = [(number, own) for number, block in enumerate(case.blocks) for own in range(len(block.matches))]
    every = [match for block in case.blocks for match in block.matches]
    pair, own = np.array(places, np.int64).reshape(-1, 2).repeat(seats, axis=0).T
    seat = np.tile(np.arange(seats), len(every))
    is_measured = (seat == own) | is_by_turn
    shares = np.array(case.shares)[pair, np.where(is_by_turn, seat, own)]
    return {
        "pair": pair,
        "match": own,
        "seat": seat,
        "measured": is_measured,
        "share": pl.Series(np.where(is_measured, shares, np.nan), nan_to_null=True),
        "points": np.array([match.points for match in every], np.int64).ravel(),
        "actions": np.repeat(np.array([match.actions for match in every], np.int64), seats),
        "end": pl.Series([match.end for match in every], dtype=pl.String).gather(np.arange(len(every)).repeat(seats)),
    }
