"""Files of boards and drafts: checked in words, and packed into an address."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from skyhop.cli.usage_errors import wrong_call
from skyhop.engine.document import changed, written
from skyhop.files import text_of
from skyhop.i18n import _

if TYPE_CHECKING:
    from skyhop.boards.drafts.draft import Draft

FAILED, MALFORMED = 1, 2


def checked(file: Path, *, as_json: bool) -> int:
    """Check one file and print all that was found; 0, FAILED or MALFORMED."""
    from skyhop.boards.check import check as examine  # noqa: PLC0415 - slow to import
    from skyhop.boards.file import LARGEST, faults_in_text, loads  # noqa: PLC0415
    from skyhop.boards.report import UnreadBoard  # noqa: PLC0415

    try:
        text = text_of(file, LARGEST)
    except OSError as error:
        problems = [str(error.strerror)]
    else:
        if (draft := _draft_in(text)) is not None:
            return _checked_draft(file, draft, as_json=as_json)
        problems = faults_in_text(text)
    if problems:
        said = _("error %(file)s: %(difference)s") % {"file": file, "difference": "\n    ".join(problems)}
        unread = UnreadBoard(file=str(file), error=problems[0], faults=tuple(problems))
        typer.echo(written(unread) if as_json else said)
        return MALFORMED
    report = examine(loads(text))
    if as_json:
        typer.echo(written(changed(report, file=str(file))))
    else:
        lines = list(map(str, report.mistakes))
        lines += [_("missed target: %(miss)s") % {"miss": miss} for miss in report.misses]
        _say_verdict(file, lines, is_fine=report.valid)
    return 0 if report.valid else FAILED


def _checked_draft(file: Path, draft: Draft, *, as_json: bool) -> int:
    from skyhop.boards.drafts.check import check as examine  # noqa: PLC0415 - slow to import

    found = examine(draft)
    if as_json:
        typer.echo(written(found))
    else:
        titles = {"error": _("error: %(issue)s"), "open": _("open: %(issue)s"), "warning": _("warning: %(issue)s")}
        lines = [titles[each.level] % {"issue": each.text} for each in found.issues if not each.is_left]
        _say_verdict(file, lines, is_fine=found.is_playable)
    return 0 if found.is_playable else FAILED


def _say_verdict(file: Path, lines: Sequence[str], *, is_fine: bool) -> None:
    verdict = _("ok %(file)s") if is_fine else _("failed %(file)s")
    typer.echo("\n    ".join([verdict % {"file": file}, *lines]))


def packed(file: Path) -> str:
    """A draft in an address: a table is told nothing of what stands behind its #."""
    from skyhop.boards.drafts.draft import draft_of  # noqa: PLC0415 - slow to import
    from skyhop.boards.file import LARGEST, BoardError, loads  # noqa: PLC0415

    with wrong_call(BoardError, OSError, place=file):
        text = text_of(file, LARGEST)
        draft = _draft_in(text) or draft_of(loads(text))
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    content = packing.compress(written(draft).encode()) + packing.flush()
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _draft_in(text: str) -> Draft | None:
    """The draft in a file, if it holds one, alone or with all that was done to it."""
    from skyhop.boards.drafts.draft import Draft  # noqa: PLC0415 - slow to import
    from skyhop.boards.drafts.journal import Journal  # noqa: PLC0415
    from skyhop.engine.document import DocumentError, read  # noqa: PLC0415

    if "skyhop-draft-" not in text:
        return None
    with wrong_call(DocumentError):
        return read(Journal, text).draft if "skyhop-draft-journal-" in text else read(Draft, text)
