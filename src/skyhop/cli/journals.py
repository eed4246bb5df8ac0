"""Journals in a file that a command line names, one a line; what is wrong is said with its line and ply."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import typer

from skyhop.files import printable
from skyhop.game import journal
from skyhop.game.journal import Journal
from skyhop.game.refusal import JournalError
from skyhop.i18n import _

FAILED = 1
Readings = Iterator[tuple[int, Journal | JournalError]]


def readings(file: Path, match: int | None) -> Readings:
    """Read the journals that are asked for, with the numbers of their lines; the first that is broken ends them."""
    found = False
    for line, read in journal.readings(file):
        if isinstance(read, JournalError) or match in (None, read.header.match):
            found = True
            yield line, read
    if not found:
        wanted = _("match") if match is None else _("match %(number)s") % {"number": match}
        raise typer.BadParameter(_("%(file)s has no %(match)s") % {"file": file, "match": wanted})


def sound(reading: Journal | JournalError) -> Journal:
    """The journal that was read; `JournalError` where it is broken."""
    if isinstance(reading, JournalError):
        raise reading
    return reading


@contextmanager
def named(file: Path, line: int) -> Iterator[None]:
    """Name the line where a journal cannot be read or replayed."""
    try:
        yield
    except JournalError as error:
        names = {"file": file, "line": line, "error": error}
        print(printable(_("skyhop: %(file)s, line %(line)s: %(error)s") % names), file=sys.stderr)
        raise typer.Exit(FAILED) from None


def the_one(found: Readings, file: Path) -> tuple[int, Journal]:
    """The only match that there is, or that was asked for, with the number of its line."""
    (line, reading), *more = islice(found, 2)
    with named(file, line):
        read = sound(reading)
    if more:
        raise typer.BadParameter(_("%(file)s has more than one match; --match says which") % {"file": file})
    return line, read
