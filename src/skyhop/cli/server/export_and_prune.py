"""Commands that export the matches of a server, and delete old matches."""

from __future__ import annotations

import asyncio
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from skyhop.cli.files import Data, find_folder_with_store, open_folder, require_outside
from skyhop.files import open_replacement
from skyhop.i18n import _, decimal, ngettext
from skyhop.server.backup.backup import export_records
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.retention import FINISHED_DAYS, UNBEGUN_DAYS, UNFINISHED_DAYS, RetentionPolicy
from skyhop.server.store.data_folder import STORE, lock_data_folder
from skyhop.server.store.sqlite import shrink
from skyhop.server.store.store import open_store

MEGABYTE = 1_000_000
LONGEST = 36500


def export(*, output: Annotated[Path | None, typer.Option("-o", "--output")] = None, data: Data = None) -> None:
    """Write the journals of all finished matches, one per line.

    The lines are JSON. Omit running matches, which stay secret.

    Args:
        output: File for the journals. Default: standard output.
    """
    folder = find_folder_with_store(data)
    if output:
        require_outside(output, folder)
    with open_replacement(output) if output else nullcontext(sys.stdout.buffer) as file:
        exported, left_out = asyncio.run(_export(folder, file))
    over = ngettext("Wrote %(count)s journal.", "Wrote %(count)s journals.", exported)
    running = ngettext("Skipped %(count)s running match.", "Skipped %(count)s running matches.", left_out)
    typer.echo(f"{over % {'count': exported}} {running % {'count': left_out}}", err=True)


async def _export(folder: Path, file: BinaryIO) -> tuple[int, int]:
    """Write the journals of finished matches.

    Return the number of written matches and the number of omitted matches.
    """
    count = 0
    async with open_folder(folder) as store:
        left_out = await store.count_running()
        async for record in export_records(store):
            file.write(f"{record}\n".encode())
            count += 1
    return count, left_out


def prune(
    *,
    finished: Annotated[int, typer.Option(min=1, max=LONGEST, metavar="DAYS")] = FINISHED_DAYS,
    unfinished: Annotated[int, typer.Option(min=1, max=LONGEST, metavar="DAYS")] = UNFINISHED_DAYS,
    not_started: Annotated[int, typer.Option(min=1, max=LONGEST, metavar="DAYS")] = UNBEGUN_DAYS,
    dry_run: bool = False,
    data: Data = None,
) -> None:
    """Delete old matches of a stopped server and free their disk space.

    The server would delete them later by itself.

    Args:
        finished: After this number of days, delete finished matches.
        unfinished: After this number of days, delete unfinished matches that nobody has continued.
        not_started: After this number of days, delete matches in which no person has acted.
        dry_run: Only count the matches, and delete nothing.
    """
    folder, ages = find_folder_with_store(data), RetentionPolicy.of_days(not_started, unfinished, finished)
    if dry_run:
        count = asyncio.run(_count(folder, ages))
        would = ngettext(
            "Without --dry-run, this command would delete %(count)s match.",
            "Without --dry-run, this command would delete %(count)s matches.",
            count,
        )
        print(would % {"count": count})
        return
    with lock_data_folder(folder):
        count = asyncio.run(_forget(folder, ages))
        before = (folder / STORE).stat().st_size
        shrink(folder / STORE)
        after = (folder / STORE).stat().st_size
    sentence = ngettext("Deleted %(count)s match.", "Deleted %(count)s matches.", count)
    room = _("The store shrank from %(before)s MB to %(after)s MB.")
    sizes = {"before": decimal(before / MEGABYTE, 1), "after": decimal(after / MEGABYTE, 1)}
    print(sentence % {"count": count}, room % sizes)


async def _count(folder: Path, ages: RetentionPolicy) -> int:
    async with open_folder(folder) as store:
        return len(await store.read(ages.list_old))


async def _forget(folder: Path, ages: RetentionPolicy) -> int:
    store = await open_store(folder)
    try:
        return await MatchRegistry(store).retention.forget_old(ages)
    finally:
        await store.close()
