"""What an experiment has found, as frames of polars: a row for each match, and one for each pair.

It needs the package polars (R. Vink and others, Polars: blazingly fast DataFrames, https://pola.rs).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from skyhop.core.engine.whole_file import write_whole
from skyhop.lab.table import differing, rules_of

if TYPE_CHECKING:
    import polars as pl

    from skyhop.lab.case import Case

NAMES = "blocks", "matches"
"""Of the tables, and of their files."""
PART = 100_000
"""Rows that are objects of Python at once; a million matches would take gigabytes."""


def blocks(cases: Sequence[Case]) -> pl.DataFrame:
    """A row for each pair that counts: its case and number, who played, the rules that differ, the mean share."""
    return _frame(
        {**of_case, "pair": number, "share": sum(block.shares) / len(block.shares)}
        for case, of_case in _with_figures(cases)
        for number, block in enumerate(case.blocks)
    )


def matches(cases: Sequence[Case]) -> pl.DataFrame:
    """A row for each seat of each match: its share of the win if known, its points, how long it took, why it ended.

    `seat` is counted from 0; where one bot had all seats, by who moves when.
    """
    return _frame({**of_case, **row} for case, of_case in _with_figures(cases) for row in _matches(case))


def write(folder: Path, cases: Sequence[Case]) -> list[Path]:
    """Write both as Parquet into a folder."""
    from io import BytesIO  # noqa: PLC0415 - where it is needed

    written = []
    for name, frame in zip(NAMES, (blocks(cases), matches(cases)), strict=True):
        kept = BytesIO()
        frame.write_parquet(kept)
        written.append(folder / f"{name}.parquet")
        write_whole(written[-1], kept.getvalue())
    return written


def _with_figures(cases: Sequence[Case]) -> Iterator[tuple[Case, dict[str, Any]]]:
    """Cases, and what is the same in all rows of each."""
    differ = differing([each.header for each in cases])
    for case in cases:
        header, rules = case.header, rules_of(case.header)
        who = {"case": case.name, "game": header.game, "bot": header.bots[0], "other": header.bots[1]}
        yield case, who | {f"rule_{name}": rules.get(name) for name in differ}


def _matches(case: Case) -> Iterator[dict[str, Any]]:
    is_by_turn = case.header.by_turn is True
    for number, block in enumerate(case.blocks):
        for own, match in enumerate(block.matches):
            for seat, points in enumerate(match.points):
                share = block.shares[seat] if is_by_turn else block.shares[own] if seat == own else None
                yield {
                    "pair": number,
                    "match": own,
                    "seat": seat,
                    "measured": is_by_turn or seat == own,
                    "share": share,
                    "points": points,
                    "actions": match.actions,
                    "end": match.end,
                }


def _frame(rows: Iterator[dict[str, Any]]) -> pl.DataFrame:
    import polars as pl  # noqa: PLC0415 - an extra

    parts = [pl.DataFrame()]
    while part := list(islice(rows, PART)):
        parts.append(pl.DataFrame(part, infer_schema_length=None))
    return pl.concat(parts, how="diagonal_relaxed")
