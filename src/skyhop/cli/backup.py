"""Copy all matches of a table, and its key, into one file, while it is open."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from skyhop.cli._data import Data, Yes, folder_with_store
from skyhop.core.i18n import _, ngettext
from skyhop.table.backup import back_up


def backup(
    file: Annotated[Path, typer.Argument(dir_okay=False, help=_("File for the backup, best on another disk."))],
    *,
    data: Data = None,
    yes: Yes = False,
) -> None:
    """Write the store and the key of a table into one file, as they are at this moment, and look through it."""
    folder = folder_with_store(data)
    if file.absolute().parent.resolve() == folder.resolve():
        raise typer.BadParameter(
            _("%(file)s lies in the data folder itself; choose a place elsewhere") % {"file": file}
        )
    if file.exists() and not yes:
        raise typer.BadParameter(_("%(file)s exists already; say --yes to replace it") % {"file": file})
    contents = back_up(folder, file)
    sentence = ngettext(
        "%(count)s match with %(entries)s entries is kept in %(file)s.",
        "%(count)s matches with %(entries)s entries are kept in %(file)s.",
        contents.matches,
    )
    names = {"count": contents.matches, "entries": contents.entries, "file": file}
    print(sentence % names, _("Whoever has this file has the table's key: keep it as safe as the table."), sep="\n")
