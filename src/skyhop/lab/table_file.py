"""Tables in files: a row of values each, under a line of headings."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from pathlib import Path
from typing import TypeVar

import msgspec

from skyhop.files import UnreadableFile, text_of
from skyhop.game.refusal import LearnedFileError
from skyhop.whole_file import write_whole

Row = TypeVar("Row")


def read(path: Path, kind: type[Row], can_be: Callable[[Row], bool], problem: str) -> list[Row]:
    """Read a table of named tuples of a kind; none where there is no file.

    Raises:
        LearnedFileError: with the problem, about `%(file)s`, where it is no text, or a line no row that can be.

    """
    if not path.is_file():
        return []
    try:
        lines = list(csv.reader(StringIO(text_of(path))))[1:]
        rows = [msgspec.convert(texts, kind, strict=False) for texts in lines]
    except (msgspec.ValidationError, csv.Error, UnreadableFile):
        rows = None
    if rows is None or not all(map(can_be, rows)):
        raise LearnedFileError(problem % {"file": path})
    return rows


def write(path: Path, headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write a table anew, at once or not at all."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(headings)
    writer.writerows(rows)
    write_whole(path, text.getvalue().encode())
