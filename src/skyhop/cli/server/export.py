"""Write the journals of all finished matches, one per line."""

from __future__ import annotations

import asyncio
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import IO, Annotated

import typer

from skyhop.cli.files import Data, find_folder_with_store, open_folder
from skyhop.i18n import ngettext
from skyhop.server.backup.backup import export_records


def export(*, output: Annotated[Path | None, typer.Option("-o", "--output")] = None, data: Data = None) -> None:
    """Write the journals of all finished matches as lines of JSON. Omit running matches, which stay secret.

    Args:
        output: File for the journals. Default: standard output.
    """
    folder = find_folder_with_store(data)
    with output.open("w", encoding="utf-8") if output else nullcontext(sys.stdout) as file:
        written, left_out = asyncio.run(_export(folder, file))
    over = ngettext("Wrote %(count)s journal.", "Wrote %(count)s journals.", written)
    running = ngettext("Skipped %(count)s running match.", "Skipped %(count)s running matches.", left_out)
    typer.echo(f"{over % {'count': written}} {running % {'count': left_out}}", err=True)


async def _export(folder: Path, file: IO[str]) -> tuple[int, int]:
    """Write the journals of finished matches.

    Return the number of written matches and the number of omitted matches.
    """
    written = 0
    async with open_folder(folder) as store:
        left_out = await store.count_running()
        async for record in export_records(store):
            file.write(record + "\n")
            written += 1
    return written, left_out
