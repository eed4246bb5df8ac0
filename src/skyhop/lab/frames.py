"""What an experiment has found, as frames of polars: a row for each match, and one for each pair.

It needs the package polars (R. Vink and others, Polars: blazingly fast DataFrames, https://pola.rs).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from skyhop.lab.tables import differing, rules_of
from skyhop.whole_file import write_whole

if TYPE_CHECKING:
    import polars as pl

    from skyhop.lab.case import Case

NAMES = "blocks", "matches"
"""Of the tables, and of their files."""


def blocks(cases: Sequence[Case]) -> pl.DataFrame:
    """A row for each pair that counts: its case and number, who played, the rules that differ, the mean share."""
    return _frame(cases, _blocks)


def matches(cases: Sequence[Case]) -> pl.DataFrame:
    """A row for each seat of each match: its share of the win if known, its points, how long it took, why it ended.

    `seat` is counted from 0; where one bot had all seats, by who moves when.
    """
    return _frame(cases, _matches)


def write(folder: Path, cases: Sequence[Case]) -> list[Path]:
    """Write both as Parquet into a folder."""
    written = []
    for name, frame in zip(NAMES, (blocks(cases), matches(cases)), strict=True):
        kept = BytesIO()
        frame.write_parquet(kept)
        written.append(folder / f"{name}.parquet")
        write_whole(written[-1], kept.getvalue())
    return written


def _frame(cases: Sequence[Case], columns: Callable[[Case], Mapping[str, Any]]) -> pl.DataFrame:
    """Columns of all cases, and before them what is the same in all rows of each."""
    import polars as pl  # noqa: PLC0415 - an extra

    differ, parts = differing([each.header for each in cases]), [pl.DataFrame()]
    for case in cases:
        header, rules = case.header, rules_of(case.header)
        who = {"case": case.name, "game": header.game, "bot": header.bots[0], "other": header.bots[1]}
        alike = who | {f"rule_{name}": rules.get(name) for name in differ}
        found = pl.DataFrame(columns(case))
        same = [pl.Series(name, [value]).new_from_index(0, found.height) for name, value in alike.items()]
        parts.append(pl.DataFrame([*same, *found]))
    return pl.concat(parts, how="diagonal_relaxed")


def _blocks(case: Case) -> dict[str, Any]:
    return {"pair": np.arange(len(case.blocks)), "share": np.mean(case.shares, axis=1)}


def _matches(case: Case) -> dict[str, Any]:
    import polars as pl  # noqa: PLC0415 - an extra

    seats, is_by_turn = len(case.blocks[0].shares), case.header.by_turn is True
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
