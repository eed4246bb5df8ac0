"""Tables in files: a row of values each, under a line of headings."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from pathlib import Path
from typing import TypeVar

from skyhop.core.engine.whole_file import write_whole
from skyhop.core.game.refusals import LearnedFileError
from skyhop.core.language.given_file import UnreadableFile, text_of

Row = TypeVar("Row")


def read(path: Path, row_of: Callable[..., Row], problem: str) -> list[Row]:
    """Read a table; none where there is no file.

    Raises:
        LearnedFileError: with the problem, about `%(file)s`, where it is no text, or `row_of` makes no row of a line.

    """
    if not path.is_file():
        return []
    try:
        return [row_of(*texts) for texts in list(csv.reader(StringIO(text_of(path))))[1:]]
    except (TypeError, ValueError, csv.Error, UnreadableFile):
        raise LearnedFileError(problem % {"file": path}) from None


def write(path: Path, headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write a table anew, at once or not at all."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(headings)
    writer.writerows(rows)
    write_whole(path, text.getvalue().encode())
