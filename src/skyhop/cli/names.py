"""Look after the names that players of a table have reported."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from skyhop.cli._data import Data, Database, open_table
from skyhop.core.language.i18n import _
from skyhop.table.people import WITHDRAWN
from skyhop.table.reports import Reported, allow, read_reports, take_away


def names(
    *,
    clear: Annotated[
        str, typer.Option(metavar="NAME", help=_("Take this name away: who has it is given another and told."))
    ] = "",
    keep: Annotated[str, typer.Option(metavar="NAME", help=_("Leave this name; it is reported no more."))] = "",
    data: Data = None,
    database: Database = "",
) -> None:
    """List the names that were reported: by how many, first and last when; or decide of one.

    Pages follow within half a minute. Both decisions hold for names that were not reported too, and either can be
    changed by the other.
    """
    if clear and keep:
        raise typer.BadParameter(_("a name is cleared or kept; decide of one at a time"))
    for each in asyncio.run(_decided(data, database, clear, keep)):
        print(each.reporters, each.first[:10], each.last[:10], each.name)


async def _decided(data: Path | None, database: str, clear: str, keep: str) -> list[Reported]:
    """Decide, and list what is left to be decided of."""
    async with open_table(data, database) as store:
        if clear:
            await store.write(partial(take_away, name=clear), lambda matches: (*matches, WITHDRAWN))
        if keep:
            await store.write(partial(allow, name=keep))
        return await store.read(read_reports)
