"""Compile games ahead, once per version, so that nothing runs slowly later."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated

import typer

from skyhop.cli._compiling import BOARDS, compiled, further_entries, report_failures
from skyhop.cli._named import Examples, game_named
from skyhop.core import registry
from skyhop.core.compilation import Compilation
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
    """Compile games, and what bots, analyses and hints need, as far as they are not yet; other commands find it."""
    begun = time.monotonic()
    packages = [registry.package(game_named(name).name) for name in games] if games else [*registry.packages(), BOARDS]
    done = [compiled(packages)]
    if not _failed(done):
        done.append(compiled((), further_entries(packages)))
    sentence = ngettext(
        "%(count)s function is compiled, %(new)s of them now, in %(seconds)s s.",
        "%(count)s functions are compiled, %(new)s of them now, in %(seconds)s s.",
        sum(each.total for each in done),
    )
    counts = {
        "count": sum(each.total for each in done) - _failed(done),
        "new": sum(each.compiled for each in done),
        "seconds": decimal(time.monotonic() - begun, 1),
    }
    typer.echo(sentence % counts)
    for each in done:
        report_failures(each)
    if _failed(done):
        raise typer.Exit(FAILED)


def _failed(done: Sequence[Compilation]) -> int:
    return sum(len(each.failures) + len(each.faults) for each in done)
