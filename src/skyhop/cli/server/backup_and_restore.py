"""Commands that back up a server into one file, and restore a server from such a file."""

from __future__ import annotations

import itertools
import signal
import time
from pathlib import Path
from typing import Annotated

import typer

from skyhop.cli.compile_progress import compile_in_background
from skyhop.cli.files import Data, Database, Yes, check_database, find_folder_with_store, require_outside
from skyhop.game import registry
from skyhop.i18n import _, ngettext
from skyhop.server.backup.backup import back_up
from skyhop.server.backup.backup import restore as restore_store
from skyhop.server.backup.validation import StoreCounts
from skyhop.server.store.data_folder import (
    STORE,
    create_data_folder,
    locate_data_folder,
    lock_data_folder,
    note_backup,
    open_data_folder,
)

TURNS_PER_NOTE = 120
"""Number of updates with `--follow` between two notes in the data folder. A note says that the backup is fresh."""


def backup(
    file: Annotated[Path, typer.Argument(dir_okay=False)],
    *,
    data: Data = None,
    database: Database = "",
    follow: bool = False,
    yes: Yes = False,
) -> None:
    """Back up all matches and the key of a server into one file. The server can keep running.

    The command writes a snapshot of the store and checks the file.

    Args:
        file: File for the backup, preferably on another disk.
        follow: Keep running, and copy changes twice a second until you press Ctrl+C.
    """
    _treat_sigterm_as_interrupt()
    check_database(database)
    if database and follow:
        raise typer.BadParameter(
            _("--follow works only with the default store. With --database, use the replication of PostgreSQL.")
        )
    folder = create_data_folder(data) if database else find_folder_with_store(data)
    require_outside(file, folder)
    if file.exists() and not yes:
        raise typer.BadParameter(_("%(file)s already exists. Add --yes to replace it.") % {"file": file})
    if follow:
        _follow(folder, file)
    elif database:
        from skyhop.server.backup.replication import back_up_database  # noqa: PLC0415  its driver is an optional dependency

        _print_contents(back_up_database(database, folder, file), file)
    else:
        _print_contents(back_up(folder, file), file)


def _treat_sigterm_as_interrupt() -> None:
    """Raise `KeyboardInterrupt` on SIGTERM, as on Ctrl+C.

    SQLite then rolls back an unfinished transaction, and the command deletes its temporary files. These files contain
    the server's key.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)


def _follow(folder: Path, file: Path) -> None:
    """Update a backup continuously until a person interrupts the command."""
    from skyhop.server.backup.replication import EVERY, Follower  # noqa: PLC0415  rarely wanted

    follower = Follower(folder, file)
    _print_contents(follower.contents, file)
    print(_("The backup now follows the server. Press Ctrl+C to stop."), flush=True)
    for turn in itertools.count():
        if turn % TURNS_PER_NOTE == 0:
            note_backup(folder)
        time.sleep(EVERY)
        follower.catch_up()


def _print_contents(contents: StoreCounts, file: Path) -> None:
    """Print the contents of a backup and the name of its file."""
    sentence = ngettext(
        "Saved %(count)s match with %(entries)s entries in %(file)s.",
        "Saved %(count)s matches with %(entries)s entries in %(file)s.",
        contents.matches,
    )
    names = {"count": contents.matches, "entries": contents.entries, "file": file}
    print(sentence % names, _("This file contains the server's key. Keep it as safe as the server."), sep="\n")


def restore(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False)],
    *,
    data: Data = None,
    database: Database = "",
    yes: Yes = False,
) -> None:
    """Replace the matches and the key of a server with the content of a backup.

    First check the backup. The server must not run.

    If the target is a database, it must not contain matches before the restore.

    Args:
        file: A backup written by skyhop backup.
    """
    _treat_sigterm_as_interrupt()
    check_database(database)
    if not database and (locate_data_folder(data) / STORE).exists() and not yes:
        problem = _("%(folder)s already has matches. Back them up, then add --yes to replace them.")
        raise typer.BadParameter(problem % {"folder": locate_data_folder(data)})
    with open_data_folder(data) as folder, lock_data_folder(folder), compile_in_background(registry.packages()):
        contents = _put_back(file, folder, database)
    sentence = ngettext(
        "Restored %(count)s match with %(entries)s entries to %(folder)s.",
        "Restored %(count)s matches with %(entries)s entries to %(folder)s.",
        contents.matches,
    )
    print(sentence % {"count": contents.matches, "entries": contents.entries, "folder": folder})


def _put_back(file: Path, folder: Path, database: str) -> StoreCounts:
    if not database:
        return restore_store(file, folder)
    from skyhop.server.backup.replication import restore_database  # noqa: PLC0415  its driver is an optional dependency

    return restore_database(file, database, folder)
