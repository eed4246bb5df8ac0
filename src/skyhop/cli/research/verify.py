"""Verify the shuffles in journals: compute every shuffle again from the secret of the match."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from skyhop.cli.files import FAILED, read_journals, report_damage, require_sound, take_single_match
from skyhop.cli.options import with_examples
from skyhop.engine.document import write_document
from skyhop.files import printable
from skyhop.i18n import _
from skyhop.server.shuffle_proof import ShufflesChecked, check_shuffles

HASH = re.compile(r"\s*[0-9a-fA-F]{64}\s*")


@with_examples
def verify(
    file: Path,
    *,
    match: Annotated[int | None, typer.Option(min=1)] = None,
    commitment: Annotated[str, typer.Option(metavar="HASH")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Verify shuffles: compute each order again from the secret whose hash the server showed before the deal.

    The exit code is 1 if an order differs or a journal has no secret.

    Args:
        file: File with journals of a server, one per line, or with a match from skyhop play --save.
        match: Number of the match. Default: all matches of the file.
        commitment: Hash that you noted. The server showed it before the deal.
        as_json: Print one JSON object per match.
    """
    if commitment and not HASH.fullmatch(commitment):
        raise typer.BadParameter(_("the hash has 64 digits, from 0 to 9 and from a to f"))
    found = read_journals(file, match)
    if commitment:  # each match has its own hash
        found = iter([take_single_match(found, file)])
    all_fit = True
    for line, reading in found:
        with report_damage(file, line):
            checked = check_shuffles(require_sound(reading), commitment)
        print(write_document(checked) if as_json else _describe_result(line, checked))
        all_fit = all_fit and checked.fits
    if not all_fit:
        raise typer.Exit(FAILED)


def _describe_result(line: int, checked: ShufflesChecked) -> str:
    name = checked.name or _("match %(number)s") % {"number": checked.match}
    words = {"line": line, "match": name, "found": " ".join(checked.sentences)}
    return printable(_("Line %(line)s, %(match)s: %(found)s") % words)
