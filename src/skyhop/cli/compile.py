"""Compile games ahead, once per version, so that nothing runs slowly later."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from skyhop.cli._compiling import BOARDS, compiled, report_failures
from skyhop.cli._named import Examples, game_named
from skyhop.core import registry
from skyhop.core.figures import decimal
from skyhop.core.i18n import _, ngettext

FAILED = 1


def compile(  # noqa: A001  commands are named so
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help=_("Names of games; all, and the making of maps, if left out.")),
    ] = None,
    *,
    _examples: Examples = False,
) -> None:
    """Compile what is not compiled yet, and wait for it; other commands then find it on the disk."""
    begun = time.monotonic()
    if games:
        done = compiled(registry.package(game_named(name).name) for name in games)
    else:
        done = compiled((*registry.packages(), BOARDS))
    sentence = ngettext(
        "%(count)s function is compiled, %(new)s of them now, in %(seconds)s s.",
        "%(count)s functions are compiled, %(new)s of them now, in %(seconds)s s.",
        done.total,
    )
    failed = len(done.failures) + len(done.faults)
    typer.echo(
        sentence % {"count": done.total - failed, "new": done.compiled, "seconds": decimal(time.monotonic() - begun, 1)}
    )
    report_failures(done)
    if failed:
        raise typer.Exit(FAILED)
