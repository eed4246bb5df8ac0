"""Access of commands to the data folder, the store and the journals of a server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from skyhop.cli.arguments import raise_usage_errors
from skyhop.files import printable
from skyhop.game import journal
from skyhop.game.action import JournalError
from skyhop.game.journal import Journal
from skyhop.i18n import _

if TYPE_CHECKING:
    from skyhop.server.store.store import Store

Result = TypeVar("Result")
Data = Annotated[
    Path | None,
    typer.Option("--data", help=_("Folder with the matches and the key of the server. Default: your data folder.")),
]
DATABASE = "SKYHOP_DATABASE"
"""Environment variable with the database URL. Other users of the machine could read a password on a command line."""
Database = Annotated[
    str,
    typer.Option(
        envvar=DATABASE,
        metavar="URL",
        help=_(
            "PostgreSQL database for the matches: postgresql://USER:PASSWORD@HOST/DATABASE. To hide the "
            "password, use the variable SKYHOP_DATABASE instead."
        ),
    ),
]
Yes = Annotated[bool, typer.Option("--yes", help=_("Replace existing files without asking."))]


def find_folder_with_store(data: Path | None) -> Path:
    """Return the data folder. A folder that contains no store is a usage error."""
    from skyhop.server.store.data_folder import STORE, locate_data_folder  # noqa: PLC0415  see `serve`

    folder = locate_data_folder(data)
    if not (folder / STORE).exists():
        problem = _("no server has saved matches in %(folder)s; name the folder of the server with --data")
        raise typer.BadParameter(problem % {"folder": folder})
    return folder


def require_outside(file: Path, folder: Path) -> None:
    """Raise a usage error for an output file inside the data folder, where it could replace the store or a page."""
    if Path(os.path.realpath(file)).is_relative_to(os.path.realpath(folder)):
        raise typer.BadParameter(_("%(file)s is inside the data folder. Choose a path outside it.") % {"file": file})


def check_database(database: str) -> None:
    """Raise a usage error for an invalid database URL. An empty URL means the store in the data folder."""
    if database:
        from skyhop.server.store.postgresql import WrongAddress, parse_address  # noqa: PLC0415  an optional dependency

        with raise_usage_errors(WrongAddress, place="--database"):
            parse_address(database)


@contextlib.asynccontextmanager
async def open_folder(folder: Path, database: str = "") -> AsyncIterator[Store]:
    """Context manager: open the store of a folder or, if a URL is given, of a database.

    A running server can use the store at the same time. If the store of a folder needs a migration, the server must
    not run.
    """
    from skyhop.server.store.data_folder import create_store_file, lock_data_folder  # noqa: PLC0415  see `serve`
    from skyhop.server.store.sqlite import is_current  # noqa: PLC0415
    from skyhop.server.store.store import open_store  # noqa: PLC0415

    is_shared = bool(database) or is_current(create_store_file(folder))
    with contextlib.nullcontext() if is_shared else lock_data_folder(folder):
        store = await open_store(folder, database)
        try:
            yield store
        finally:
            await store.close()


def run_with_store(data: Path | None, database: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """Run `work` with the store in the data folder or, if a URL is given, in the database. Return its result."""
    check_database(database)
    folder = Path() if database else find_folder_with_store(data)

    async def run() -> Result:
        async with open_folder(folder, database) as store:
            return await work(store)

    return asyncio.run(run())


FAILED = 1
Readings = Iterator[tuple[int, Journal | JournalError]]


def read_journals(file: Path, match: int | None) -> Readings:
    """Yield the requested journals of a file with their line numbers.

    The iterator yields the `JournalError` of a damaged journal, and then ends. If the file lacks the requested journal,
    that is a usage error.
    """
    found = False
    for line, result in journal.iterate_journals(file):
        if isinstance(result, JournalError) or match in (None, result.header.match):
            found = True
            yield line, result
    if not found:
        description = _("match") if match is None else _("match %(number)s") % {"number": match}
        raise typer.BadParameter(_("%(file)s has no %(match)s") % {"file": file, "match": description})


def require_sound(reading: Journal | JournalError) -> Journal:
    """Return the journal. If it is damaged, raise the `JournalError` that the reader found."""
    if isinstance(reading, JournalError):
        raise reading
    return reading


@contextmanager
def report_damage(file: Path, line: int) -> Iterator[None]:
    """Context manager: print a `JournalError` of the block with its file and line, and exit with code 1."""
    try:
        yield
    except JournalError as error:
        names = {"file": file, "line": line, "error": error}
        print(printable(_("skyhop: %(file)s, line %(line)s: %(error)s") % names), file=sys.stderr)
        raise typer.Exit(FAILED) from None


def take_single_match(readings: Readings, file: Path) -> tuple[int, Journal]:
    """Return the only journal in `readings`, with its line number. More than one journal is a usage error."""
    (line, reading), *more = islice(readings, 2)
    with report_damage(file, line):
        read = require_sound(reading)
    if more:
        raise typer.BadParameter(_("%(file)s has more than one match. Choose one with --match.") % {"file": file})
    return line, read
