"""Replace the matches and the key of a server with the content of a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skyhop.cli.compile_progress import compile_in_background
from skyhop.cli.files import Data, Database, Yes, check_database
from skyhop.game import registry
from skyhop.i18n import _, ngettext
from skyhop.server.backup import backup
from skyhop.server.backup.validation import StoreCounts
from skyhop.server.store.data_folder import STORE, locate_data_folder, lock_data_folder, open_data_folder


def restore(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False)],
    *,
    data: Data = None,
    database: Database = "",
    yes: Yes = False,
) -> None:
    """Check a backup. If it is complete, replace the data of a stopped server with it.

    If the target is a database, it must not contain matches before the restore.

    Args:
        file: A backup written by skyhop backup.
    """
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
        return backup.restore(file, folder)
    from skyhop.server.backup.replication import restore_database  # noqa: PLC0415  its driver is an extra

    return restore_database(file, database, folder)
