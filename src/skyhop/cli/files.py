"""The data folder of a table, for commands that work on what it keeps."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skyhop.cli.usage_errors import wrong_call
from skyhop.files import printable
from skyhop.game import journal
from skyhop.game.journal import Journal
from skyhop.game.refusal import JournalError
from skyhop.i18n import _

if TYPE_CHECKING:
    from skyhop.server.store.store import Store

Data = Annotated[
    Path | None, typer.Option("--data", help=_("Folder for matches and key, instead of your data folder."))
]
DATABASE = "SKYHOP_DATABASE"
"""The variable that names the database: the words of a command line can be read by everybody on the machine."""
Database = Annotated[
    str,
    typer.Option(
        envvar=DATABASE,
        metavar="URL",
        help=_("Where matches are kept in PostgreSQL: postgresql://USER:PASSWORD@HOST/DATABASE, best in the variable."),
    ),
]
Yes = Annotated[bool, typer.Option("--yes", help=_("Do not ask back: replace what is there."))]


def folder_with_store(data: Path | None) -> Path:
    """The folder that is meant; a wrong call where no table has kept anything in it."""
    from skyhop.server.store.data_folder import STORE, folder_named  # noqa: PLC0415  see `serve`

    folder = folder_named(data)
    if not (folder / STORE).exists():
        problem = _("no table has kept matches in %(folder)s; name its folder by --data")
        raise typer.BadParameter(problem % {"folder": folder})
    return folder


def check_database(database: str) -> None:
    """Refuse an address that can be none of a database; without one, matches lie in the folder."""
    if database:
        from skyhop.server.store.postgresql import WrongAddress, address_of  # noqa: PLC0415  an extra

        with wrong_call(WrongAddress, place="--database"):
            address_of(database)


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    """Open a folder's store, also beside a table that has it open, unless its shape must change first."""
    from skyhop.server.store.data_folder import claimed, store_file  # noqa: PLC0415
    from skyhop.server.store.sqlite import is_current  # noqa: PLC0415
    from skyhop.server.store.store import open_store  # noqa: PLC0415

    with contextlib.nullcontext() if is_current(store_file(folder)) else claimed(folder):
        store = await open_store(folder)
        try:
            yield store
        finally:
            await store.close()


@contextlib.asynccontextmanager
async def open_table(data: Path | None, database: str) -> AsyncIterator[Store]:
    """Open the store of a folder, or of a database."""
    from skyhop.server.store.store import open_store  # noqa: PLC0415  see `serve`

    check_database(database)
    if not database:
        async with opened(folder_with_store(data)) as store:
            yield store
        return
    store = await open_store(Path(), database)
    try:
        yield store
    finally:
        await store.close()


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
