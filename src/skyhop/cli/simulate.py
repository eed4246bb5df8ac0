"""Let bots play matches and write their journals, one a line."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from skyhop.bots import bot, contest
from skyhop.cli._named import game_named, ruleset_named
from skyhop.core.i18n import _
from skyhop.core.match import Match
from skyhop.core.protocol import Game


def simulate(
    game: Annotated[str, typer.Argument(help=_("Name of the game."))],
    more_bots: Annotated[list[str] | None, typer.Argument(hidden=True)] = None,
    *,
    ruleset: Annotated[str | None, typer.Option(help=_("Name of the ruleset; the default one if left out."))] = None,
    bots: Annotated[str, typer.Option(metavar="BOT BOT …", help=_("A bot for each seat, in order."))] = "random random",
    matches: Annotated[int, typer.Option(min=1, help=_("How many matches."))] = 1,
    seed: Annotated[int, typer.Option(min=0, help=_("The same seed gives the same matches."))] = 0,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", help=_("File for the journals; the screen if left out.")),
    ] = None,
) -> None:
    """Let bots play matches and write their journals as lines of JSON, the tally on the error stream."""
    chosen = game_named(game)
    names = [*bots.replace(",", " ").split(), *(more_bots or [])]
    _check_bots(chosen, names)
    rules = ruleset_named(chosen, ruleset)
    played = contest.matches(chosen, rules, names, matches, seed)
    with output.open("w", encoding="utf-8") if output else nullcontext(sys.stdout) as file:
        tally = Counter[str]()
        for match in _with_progress(played, matches):
            file.write(match.journal.to_line() + "\n")
            tally[_result(match, names)] += 1
    for result, count in tally.most_common():
        typer.echo(f"{count:7d}  {result}", err=True)


def _check_bots(game: Game, names: list[str]) -> None:
    """Refuse a bot that does not exist, and too many or too few."""
    for name in names:
        if name not in bot.names():
            problem = _("there is no bot %(name)s; choose of %(names)s")
            raise typer.BadParameter(problem % {"name": repr(name), "names": ", ".join(bot.names())})
    if len(names) not in game.seats:
        problem = _("%(title)s has %(seats)s seats, but %(count)s bots are named")
        seats = "/".join(str(count) for count in game.seats)
        raise typer.BadParameter(problem % {"title": game.title, "seats": seats, "count": len(names)})


def _with_progress(played: Iterable[Match], total: int) -> Iterator[Match]:
    console = Console(stderr=True)
    yield from track(played, _("Playing"), total, console=console, disable=not console.is_terminal)


def _result(match: Match, names: list[str]) -> str:
    """Name who won, and why."""
    outcome = match.outcome
    if outcome is None or not outcome.winners:
        return _("drawn (%(reason)s)") % {"reason": outcome.reason if outcome else ""}
    winners = ", ".join(f"{seat} {names[seat]}" for seat in outcome.winners)
    return _("won by seat %(winners)s (%(reason)s)") % {"winners": winners, "reason": outcome.reason}
